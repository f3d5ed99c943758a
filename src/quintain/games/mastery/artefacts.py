"""MM-8: sceptres and orbs, one function each."""

from __future__ import annotations

from mypy_extensions import i64

from quintain.games.mastery.battle_events import Equalised, Fell, Strengthened
from quintain.games.mastery.box import Box
from quintain.games.mastery.cards import ask_to_discard, discard_at_random, draw_up_to
from quintain.games.mastery.fracture import applies
from quintain.games.mastery.state import Battle, MasteryState
from quintain.games.mastery.steps import BY_ORB, EQUALISE
from quintain.games.mastery.supply import muster
from quintain.games.mastery.things import (
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
from quintain.kernel.agenda import Step
from quintain.kernel.events import Log
from quintain.kernel.types import Seat


def opponent(battle: Battle, seat: Seat) -> Seat:
    """The other battler."""
    return battle.defender if seat == battle.attacker else battle.attacker


def defenders(box: Box, state: MasteryState, battle: Battle) -> i64:
    """The defender's knights in the battle; a castle counts as having its garrison (MM-12.7)."""
    return box.garrison if battle.place < box.seats else state.knights[battle.place]


def strengthen(battle: Battle, seat: Seat, amount: i64, clause: str, log: Log) -> None:
    """MM-7.0. Battle points for one side."""
    add_points(battle, seat, amount)
    if log.wanted:
        log.emit(Strengthened(seat, amount, battle.attack, battle.defence, clause))


def add_points(battle: Battle, seat: Seat, amount: i64) -> None:
    """To the attacker or the defender."""
    if seat == battle.attacker:
        battle.attack += amount
    else:
        battle.defence += amount


def lose(box: Box, state: MasteryState, seat: Seat, knights: i64, clause: str, log: Log) -> i64:
    """MM-7.8, MM-12.17. Knights of a side in the battle go to the reserve, at most all; a garrison never does. How many."""
    battle = state.battle
    assert battle is not None
    if seat == battle.attacker:
        lost: i64 = knights if knights < battle.force else battle.force
        battle.force -= lost
    elif battle.place < box.seats:
        return 0
    else:
        standing: i64 = state.knights[battle.place]
        lost = knights if knights < standing else standing
        state.knights[battle.place] -= lost
    if log.wanted and lost > 0:
        log.emit(Fell(seat, battle.place, state.tiles[battle.place], lost, clause))
    return lost


# Sceptres (MM-7.3)


def use_sceptre(box: Box, state: MasteryState, seat: Seat, log: Log) -> None:
    """MM-8.2. The sceptre of a battler applies if it is intact and the role fits."""
    if not applies(box, state, seat, SCEPTRE):
        return
    sceptre: i64 = state.artefacts[seat * 3 + SCEPTRE]
    if sceptre in (RAGE, LOYALTY):
        encourage(state, seat, log)
    elif sceptre in (INFLUENCE, DEFIANCE):
        confuse(box, state, seat, log)
    elif sceptre in (FEAR, VIGOUR):
        offer_to_equalise(box, state, seat)


def encourage(state: MasteryState, seat: Seat, log: Log) -> None:
    """MM-8.10. Rage and Loyalty: one battle point."""
    battle = state.battle
    assert battle is not None
    strengthen(battle, seat, 1, "MM-8.10", log)


def confuse(box: Box, state: MasteryState, seat: Seat, log: Log) -> None:
    """MM-8.4. Influence and Defiance: the opponent discards one card at random."""
    battle = state.battle
    assert battle is not None
    discard_at_random(box, state, opponent(battle, seat), "MM-8.4", log)


def offer_to_equalise(box: Box, state: MasteryState, seat: Seat) -> None:
    """MM-8.5, MM-12.7. Fear and Vigour: asked only of the side with fewer knights, and never of a castle."""
    battle = state.battle
    assert battle is not None
    besieged: bool = seat == battle.defender and battle.place < box.seats
    if missing_knights(box, state, seat) > 0 and not besieged:
        state.agenda.append(Step(EQUALISE, seat))


def missing_knights(box: Box, state: MasteryState, seat: Seat) -> i64:
    """By how many knights a side is behind."""
    battle = state.battle
    assert battle is not None
    ahead: i64 = defenders(box, state, battle) - battle.force
    return ahead if seat == battle.attacker else -ahead


def equalise(box: Box, state: MasteryState, seat: Seat, log: Log) -> None:
    """MM-8.5. Count as many knights as the opponent; none is added."""
    battle = state.battle
    assert battle is not None
    amount: i64 = missing_knights(box, state, seat)
    add_points(battle, seat, amount)
    if log.wanted:
        log.emit(Equalised(seat, amount, battle.attack, battle.defence))


# Orbs (MM-7.7)


def use_orb(box: Box, state: MasteryState, seat: Seat, log: Log) -> None:
    """MM-8.2. The orb of a battler applies if it is intact and the outcome fits."""
    if not applies(box, state, seat, ORB):
        return
    orb: i64 = state.artefacts[seat * 3 + ORB]
    if orb == BRUTALITY:
        brutalise(box, state, seat, log)
    elif orb in (GREED, RESURGENCE):
        draw_up_to(box, state, seat, box.hand_orb, log)  # MM-8.7
    elif orb in (PREPARATION, CLEANSING):
        ask_to_discard(state, seat, BY_ORB)  # MM-8.9
    elif orb == DEVOTION:
        muster(box, state, seat, 1, "MM-8.8", log)


def brutalise(box: Box, state: MasteryState, seat: Seat, log: Log) -> None:
    """MM-8.6. One knight of the loser there is removed, before the losses."""
    battle = state.battle
    assert battle is not None
    lose(box, state, opponent(battle, seat), 1, "MM-8.6", log)
