"""A state, or a view, in the words in which positions are described, and some more."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from quintain.games.mastery import agenda, turn
from quintain.games.mastery.cards import active
from quintain.games.mastery.fracture import artefact_of, is_intact
from quintain.games.mastery.goal import points_of
from quintain.games.mastery.kit import Kit
from quintain.games.mastery.names import ARTEFACT_KINDS, ARTEFACTS, CARDS, ENDINGS, NO_CONFLICT, RUNNING, UNCHOSEN
from quintain.games.mastery.picture_battle import DeclaredPicture, declaration
from quintain.games.mastery.state import MasteryState, Province
from quintain.games.mastery.steps import STAGES
from quintain.games.mastery.supply import dice_for, dice_on_land, held, supplied
from quintain.kernel.types import Json


def tell(kit: Kit, state: MasteryState) -> dict[str, Json]:
    """A state or a view in the same words, and some more."""
    places = range(int(kit.places))
    lands = range(int(kit.seats), int(kit.places))
    told: dict[str, Json] = {
        "turn": int(state.turn),
        "first": int(state.first),
        "stage": STAGES[state.agenda[-1].kind] if state.agenda else "over",
        "cycles": int(state.cycles),
        "crown_used": state.crown_used != 0,
        "tiles": {kit.slots[place]: kit.tiles[state.tiles[place]] for place in lands},
        "owner": {kit.slots[place]: int(state.owner[place]) for place in lands if state.owner[place] >= 0},
        "knights": {kit.slots[place]: int(state.knights[place]) for place in places},
        "players": [_player(kit, state, seat) for seat in range(int(kit.seats))],
    }
    if state.ending == RUNNING:
        told["active"] = int(active(kit, state))
    else:
        told["ending"] = ENDINGS[state.ending]
        if state.winner >= 0:
            told["winner"] = int(state.winner)
    if len(state.plan) > 0:
        seat = int(state.agenda[-1].seat)
        open_places = supplied(kit, seat, held(kit, state, seat)) | 1 << seat
        told["plan"] = {kit.slots[place]: int(state.plan[place]) for place in places if open_places >> place & 1}
    aim = declaration(state)
    if aim is not None:
        told["declared"] = _declared(aim)
    if state.battle is not None:
        told["battle"] = _battle(kit, state)
    return told


def _declared(aim: DeclaredPicture) -> dict[str, Json]:
    """MM-4.2. Who uses which crown, and what it is aimed at."""
    told: dict[str, Json] = {"seat": aim["seat"], "crown": aim["crown"]}
    if aim["target"] >= 0:
        told["target"] = aim["target"]
    if "artefact" in aim:
        told["artefact"] = aim["artefact"]
    return told


def _battle(kit: Kit, state: MasteryState) -> dict[str, Json]:
    battle = agenda.the_battle(state)
    garrison = int(kit.garrison) if battle.place < kit.seats else int(state.knights[battle.place])
    told: dict[str, Json] = {
        "slot": kit.slots[battle.place],
        "tile": kit.tiles[state.tiles[battle.place]],
        "attacker": int(battle.attacker),
        "defender": int(battle.defender),
        "attackers": int(battle.force),
        "defenders": garrison,
        "attack": int(battle.attack),
        "defence": int(battle.defence),
    }
    if battle.winner >= 0:
        told["winner"] = int(battle.winner)
        told["margin"] = int(battle.margin)
    return told


def _player(kit: Kit, state: MasteryState, seat: int) -> dict[str, Json]:
    own = held(kit, state, seat)
    supply = supplied(kit, seat, own)
    places = [place for place in range(int(kit.places)) if own >> place & 1]
    attackers = int(state.battle.force) if state.battle is not None and state.battle.attacker == seat else 0
    province = state.provinces[seat]
    recent = int(state.turn) - int(kit.seats)
    told: dict[str, Json] = {
        "castle": int(state.knights[seat]),
        "lands": {kit.slots[place]: int(state.knights[place]) for place in places},
        "points": int(points_of(kit, state, seat)),
        "knights": int(state.knights[seat]) + sum([int(state.knights[place]) for place in places]) + attackers,
        "dice": int(dice_on_land(kit, state, seat) + dice_for(kit, state.knights[seat])),
        "supplied": [kit.slots[place] for place in places if supply >> place & 1],
        "cut_off": [kit.slots[place] for place in places if not supply >> place & 1],
        "targets": _targets(kit, state, seat),
        "hand": _ids(list(province.hand.cards)),
        "deck": _ids(list(province.deck.cards)[::-1]),
        "discard": _ids(list(province.discard)),
        "played": _ids(
            [card for card, mark in zip(list(province.discard), list(province.played), strict=True) if mark and mark >= recent]
        ),
        "laid": _ids(list(province.laid)),
        "counts": {
            "hand": len(province.hand.cards),
            "deck": len(province.deck.cards),
            "discard": len(province.discard),
            "laid": len(province.laid),
        },
        "chosen": _chosen(province),
        "destroyed": [kind for at, kind in enumerate(ARTEFACT_KINDS) if not is_intact(state, seat, at)],
    }
    for at, kind in enumerate(ARTEFACT_KINDS):
        told[kind] = ARTEFACTS[artefact_of(state, seat, at)]
    return told


def _targets(kit: Kit, state: MasteryState, seat: int) -> list[Json]:
    slots: list[Json] = []
    for action in turn.advances(kit, state, seat, vec[i64]()):
        slot = kit.slots[kit.verbs.advance.a(action)]
        if slot not in slots:
            slots.append(slot)
    return slots


def _chosen(province: Province) -> str:
    if province.chosen == UNCHOSEN:
        return "none"
    if province.chosen == NO_CONFLICT:
        return "nothing"
    return "hidden" if province.chosen < 0 else CARDS[province.chosen]


def _ids(cards: list[i64]) -> list[Json]:
    return ["hidden" if card < 0 else CARDS[card] for card in cards]
