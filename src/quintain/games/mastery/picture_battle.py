"""The battle, the Fracture window and the declared crown as a viewer sees them."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from mypy_extensions import i64

from quintain.games.mastery.artefacts import defenders
from quintain.games.mastery.crowns import crown_of, declared, target_seat
from quintain.games.mastery.fracture import applies, artefact_of, asked_from, is_intact
from quintain.games.mastery.kit import Kit
from quintain.games.mastery.names import (
    AMBUSH,
    ARENA,
    ARTEFACTS,
    ATTACKER_BONUS,
    CARDS,
    CORRUPTION,
    CROWN,
    DEFENDER_BONUS,
    LOYALTY,
    NO_SUPPORT,
    ORB,
    PROSPERITY,
    RAGE,
    SCEPTRE,
    WHEN_LOST,
    WHEN_WON,
)
from quintain.games.mastery.state import Battle, MasteryState
from quintain.games.mastery.steps import (
    BY_CONQUEST,
    CONFLICT,
    EQUALISE,
    MAY_DISCARD,
    REACT,
    SUPPORT,
    TO_CROWN,
    TO_SCEPTRES,
    USE_SCEPTRE,
    WINDOW_IDS,
)


class DeclaredPicture(TypedDict):
    """MM-4.2. A crown that was declared and has not taken effect."""

    seat: int
    crown: str
    target: int  # whom it is aimed at; −1: nobody
    artefact: NotRequired[str]  # what Corruption would destroy


class StakePicture(TypedDict):
    """An artefact that can be fractured in the window."""

    artefact: str
    owner: int
    applies: bool  # takes effect unless it is fractured


class WindowPicture(TypedDict):
    """MM-3.5 b-d. A Fracture window."""

    kind: str  # crown, sceptres or orbs
    stakes: list[StakePicture]
    asked: list[int]  # who is asked now, then who will be if everybody passes


class Parts(TypedDict):
    """Where the battle points of a side come from; together they are its sum."""

    knights: int
    lent: int  # by Fear or Vigour
    terrain: int
    sceptre: int  # by Rage or Loyalty
    conflict: int
    ambush: int  # the face of the die
    support: int


class LaidPicture(TypedDict):
    """A support card in play, and who laid it."""

    card: str
    seat: int


class SidePicture(TypedDict):
    """One side of a battle."""

    seat: int
    knights: int  # on the territory now
    points: int
    parts: Parts
    sceptre: str
    sceptre_applies: bool  # by its role, if intact (MM-8.3)
    orb: str
    orb_applies: bool  # by the outcome as it stands
    supports: list[LaidPicture]  # support cards laid for this side, by partners too


class BattlePicture(TypedDict):
    """A battle from the advance to the clean-up."""

    slot: str
    tile: str
    step: int  # 1 to 9
    attacker: SidePicture
    defender: SidePicture
    ahead: int  # the seat that wins as it stands; a tie is the defender's
    margin: int  # by so much
    losses: int  # knights the other side would lose
    decided: bool  # the outcome is known (from step 6 on)
    support: bool  # support cards may be laid here
    duel: bool  # an Arena


def declaration(state: MasteryState) -> DeclaredPicture | None:
    """MM-4.2. Public from the declaration until the effect."""
    step = declared(state)
    if step is None:
        return None
    crown = crown_of(state, step.seat)
    found: DeclaredPicture = {"seat": int(step.seat), "crown": ARTEFACTS[crown], "target": -1}
    if crown in (CORRUPTION, PROSPERITY):
        found["target"] = int(target_seat(state, crown, step.a))
    if crown == CORRUPTION:
        found["artefact"] = ARTEFACTS[step.a]
    return found


def window(kit: Kit, state: MasteryState) -> WindowPicture | None:
    """MM-3.5, MM-3.8. What can be broken, and who is asked for it: the same for every viewer."""
    if not state.agenda or state.agenda[-1].kind != REACT:
        return None
    step = state.agenda[-1]
    stakes: list[StakePicture] = []
    if step.a == TO_CROWN:
        stakes.append({"artefact": ARTEFACTS[artefact_of(state, step.b, CROWN)], "owner": int(step.b), "applies": True})
    elif state.battle is not None:
        kind: i64 = SCEPTRE if step.a == TO_SCEPTRES else ORB
        stakes += _stake(kit, state, state.battle.attacker, kind)
        stakes += _stake(kit, state, state.battle.defender, kind)
    return {
        "kind": WINDOW_IDS[step.a],
        "stakes": stakes,
        "asked": [int(seat) for seat in asked_from(kit, state, step.a, step.seat, step.b)],
    }


def _stake(kit: Kit, state: MasteryState, seat: i64, kind: i64) -> list[StakePicture]:
    """MM-R07. The artefact of a battler, if it lies face up."""
    if not is_intact(state, seat, kind):
        return []
    name = ARTEFACTS[artefact_of(state, seat, kind)]
    return [{"artefact": name, "owner": int(seat), "applies": applies(kit, state, seat, kind)}]


def battle(kit: Kit, state: MasteryState) -> BattlePicture | None:
    """MM-7. Both sides, step by step."""
    fight = state.battle
    if fight is None:
        return None
    tile = state.tiles[fight.place]
    ability: i64 = kit.abilities[tile]
    ahead, margin = verdict(kit, fight, fight.attack, fight.defence)
    if fight.winner >= 0:
        ahead, margin = int(fight.winner), int(fight.margin)
    return {
        "slot": kit.slots[fight.place],
        "tile": kit.tiles[tile],
        "step": _step(state),
        "attacker": _side(kit, state, fight, fight.attacker, ahead),
        "defender": _side(kit, state, fight, fight.defender, ahead),
        "ahead": ahead,
        "margin": margin,
        "losses": losses(kit, state, fight, ahead, margin),
        "decided": fight.winner >= 0,
        "support": not ability & NO_SUPPORT,
        "duel": bool(ability & ARENA),
    }


def verdict(kit: Kit, fight: Battle, attack: i64, defence: i64) -> tuple[int, int]:
    """MM-7.6. Who wins with these points, and by how much."""
    if attack > defence:
        return int(fight.attacker), int(attack - defence)
    return int(fight.defender), int(defence - attack) if defence > attack else int(kit.tie_margin)


def losses(kit: Kit, state: MasteryState, fight: Battle, winner: i64, margin: i64) -> int:
    """MM-7.8. Knights the loser would lose by the margin; a garrison loses none (MM-12.17)."""
    if winner == fight.attacker and fight.place < kit.seats:
        return 0
    standing = state.knights[fight.place] if winner == fight.attacker else fight.force
    return int(margin if margin < standing else standing)


def _step(state: MasteryState) -> int:
    if not state.agenda:
        return 9
    step = state.agenda[-1]
    if step.kind == CONFLICT:
        return 4
    if step.kind == SUPPORT:
        return 5
    if step.kind == EQUALISE or (step.kind == REACT and step.a == TO_SCEPTRES):
        return 3
    return 9 if step.kind == MAY_DISCARD and step.a == BY_CONQUEST else 7


def _sceptre_used(state: MasteryState, fight: Battle, seat: i64) -> bool:
    """MM-7.3. Whether step 3 is over for a side; a battle that the Arena ended never came to it."""
    for step in state.agenda:
        if step.kind == USE_SCEPTRE and step.seat == seat:
            return False
    return fight.winner >= 0 or not state.agenda or state.agenda[-1].kind != MAY_DISCARD


def sceptre_points(kit: Kit, state: MasteryState, seat: i64) -> int:
    """MM-8.10. What Rage or Loyalty adds for a battler."""
    return 1 if applies(kit, state, seat, SCEPTRE) and artefact_of(state, seat, SCEPTRE) in (RAGE, LOYALTY) else 0


def _orb_applies(kit: Kit, state: MasteryState, seat: i64, winner: i64) -> bool:
    """MM-8.3. Whether an intact orb fits the outcome, as it is or as it stands."""
    fits = WHEN_WON if seat == winner else WHEN_LOST
    return is_intact(state, seat, ORB) and kit.when[artefact_of(state, seat, ORB)] == fits


def _side(kit: Kit, state: MasteryState, fight: Battle, seat: i64, winner: i64) -> SidePicture:
    attacks = seat == fight.attacker
    points = fight.attack if attacks else fight.defence
    lent = fight.attack_lent if attacks else fight.defence_lent
    face = fight.attack_face if attacks else fight.defence_face
    ability: i64 = kit.abilities[state.tiles[fight.place]]
    terrain = 1 if ability & (ATTACKER_BONUS if attacks else DEFENDER_BONUS) else 0
    conflict = 0
    support = 0
    supports: list[LaidPicture] = []
    other: i64
    for other in range(kit.seats):
        if kit.same_team(seat, other):
            for card in state.provinces[other].laid:
                if card <= AMBUSH:
                    conflict += int(kit.value[card])
                else:
                    support += int(kit.value[card])
                    supports.append({"card": CARDS[card], "seat": int(other)})
    sceptre = sceptre_points(kit, state, seat) if _sceptre_used(state, fight, seat) else 0
    return {
        "seat": int(seat),
        "knights": int(fight.force if attacks else defenders(kit, state, fight)),
        "points": int(points),
        "parts": {
            "knights": int(points - lent - face) - terrain - sceptre - conflict - support,
            "lent": int(lent),
            "terrain": terrain,
            "sceptre": sceptre,
            "conflict": conflict,
            "ambush": int(face),
            "support": support,
        },
        "sceptre": ARTEFACTS[artefact_of(state, seat, SCEPTRE)],
        "sceptre_applies": applies(kit, state, seat, SCEPTRE),
        "orb": ARTEFACTS[artefact_of(state, seat, ORB)],
        "orb_applies": _orb_applies(kit, state, seat, winner),
        "supports": supports,
    }
