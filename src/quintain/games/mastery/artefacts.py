"""MM-8: sceptres and orbs, one function each."""

from __future__ import annotations

from mypy_extensions import i64

from quintain.games.mastery.cards import ask_to_discard, discard_at_random, draw_up_to
from quintain.games.mastery.events_battle import Equalised, Fell, Strengthened
from quintain.games.mastery.fracture import applies, artefact_of
from quintain.games.mastery.kit import Kit
from quintain.games.mastery.names import (
    BRUTALITY,
    CLEANSING,
    DEFIANCE,
    DEVOTION,
    FEAR,
    GREED,
    INFLUENCE,
    LOYALTY,
    ORB,
    PREPARATION,
    RAGE,
    RESURGENCE,
    SCEPTRE,
    VIGOUR,
)
from quintain.games.mastery.state import Battle, MasteryState
from quintain.games.mastery.steps import BY_ORB, EQUALISE
from quintain.games.mastery.supply import muster
from quintain.kernel.agenda import Step
from quintain.kernel.events import Log
from quintain.kernel.types import Seat


def opponent(battle: Battle, seat: Seat) -> Seat:
    """The other battler."""
    return battle.defender if seat == battle.attacker else battle.attacker


def defenders(kit: Kit, state: MasteryState, battle: Battle) -> i64:
    """The defender's knights in the battle; a castle counts as having its garrison (MM-12.7)."""
    return kit.garrison if battle.place < kit.seats else state.knights[battle.place]


def strengthen(state: MasteryState, battle: Battle, seat: Seat, amount: i64, clause: str, log: Log) -> None:
    """MM-7.0. Battle points for one side."""
    add_points(battle, seat, amount)
    if log.wanted:
        tile: i64 = state.tiles[battle.place]
        log.emit(Strengthened(seat, amount, battle.attack, battle.defence, tile, artefact_of(state, seat, SCEPTRE), clause))


def add_points(battle: Battle, seat: Seat, amount: i64) -> None:
    """To the attacker or the defender."""
    if seat == battle.attacker:
        battle.attack += amount
    else:
        battle.defence += amount


def lose(kit: Kit, state: MasteryState, seat: Seat, knights: i64, clause: str, log: Log) -> i64:
    """MM-7.8, MM-12.17. Knights of a side in the battle go to the reserve, at most all; a garrison never does. How many."""
    battle = state.battle
    assert battle is not None
    if seat == battle.attacker:
        lost: i64 = knights if knights < battle.force else battle.force
        battle.force -= lost
    elif battle.place < kit.seats:
        return 0
    else:
        standing: i64 = state.knights[battle.place]
        lost = knights if knights < standing else standing
        state.knights[battle.place] -= lost
    if log.wanted and lost > 0:
        log.emit(Fell(seat, battle.place, state.tiles[battle.place], lost, clause))
    return lost


# Sceptres (MM-7.3)


def use_sceptre(kit: Kit, state: MasteryState, seat: Seat, log: Log) -> None:
    """MM-8.2. The sceptre of a battler applies if it is intact and the role fits."""
    if not applies(kit, state, seat, SCEPTRE):
        return
    sceptre: i64 = artefact_of(state, seat, SCEPTRE)
    if sceptre in (RAGE, LOYALTY):
        encourage(state, seat, log)
    elif sceptre in (INFLUENCE, DEFIANCE):
        confuse(kit, state, seat, log)
    elif sceptre in (FEAR, VIGOUR):
        offer_to_equalise(kit, state, seat)


def encourage(state: MasteryState, seat: Seat, log: Log) -> None:
    """MM-8.10. Rage and Loyalty: one battle point."""
    battle = state.battle
    assert battle is not None
    strengthen(state, battle, seat, 1, "MM-8.10", log)


def confuse(kit: Kit, state: MasteryState, seat: Seat, log: Log) -> None:
    """MM-8.4. Influence and Defiance: the opponent discards one card at random."""
    battle = state.battle
    assert battle is not None
    discard_at_random(kit, state, opponent(battle, seat), "MM-8.4", log)


def offer_to_equalise(kit: Kit, state: MasteryState, seat: Seat) -> None:
    """MM-8.5, MM-12.7. Fear and Vigour: asked only of the side with fewer knights, and never of a castle."""
    battle = state.battle
    assert battle is not None
    besieged: bool = seat == battle.defender and battle.place < kit.seats
    if missing_knights(kit, state, seat) > 0 and not besieged:
        state.agenda.append(Step(EQUALISE, seat))


def missing_knights(kit: Kit, state: MasteryState, seat: Seat) -> i64:
    """By how many knights a side is behind."""
    battle = state.battle
    assert battle is not None
    ahead: i64 = defenders(kit, state, battle) - battle.force
    return ahead if seat == battle.attacker else -ahead


def equalise(kit: Kit, state: MasteryState, seat: Seat, log: Log) -> None:
    """MM-8.5. Count as many knights as the opponent; none is added."""
    battle = state.battle
    assert battle is not None
    amount: i64 = missing_knights(kit, state, seat)
    add_points(battle, seat, amount)
    if seat == battle.attacker:
        battle.attack_lent = amount
    else:
        battle.defence_lent = amount
    if log.wanted:
        log.emit(Equalised(seat, amount, battle.attack, battle.defence))


# Orbs (MM-7.7)


def use_orb(kit: Kit, state: MasteryState, seat: Seat, log: Log) -> None:
    """MM-8.2. The orb of a battler applies if it is intact and the outcome fits."""
    if not applies(kit, state, seat, ORB):
        return
    orb: i64 = artefact_of(state, seat, ORB)
    if orb == BRUTALITY:
        brutalise(kit, state, seat, log)
    elif orb in (GREED, RESURGENCE):
        draw_up_to(kit, state, seat, kit.hand_orb, "MM-8.7", log)
    elif orb in (PREPARATION, CLEANSING):
        ask_to_discard(state, seat, BY_ORB)  # MM-8.9
    elif orb == DEVOTION:
        muster(kit, state, seat, 1, "MM-8.8", log)


def brutalise(kit: Kit, state: MasteryState, seat: Seat, log: Log) -> None:
    """MM-8.6. One knight of the loser there is removed, before the losses."""
    battle = state.battle
    assert battle is not None
    lose(kit, state, opponent(battle, seat), 1, "MM-8.6", log)
