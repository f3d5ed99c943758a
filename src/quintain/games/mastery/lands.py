"""MM-10: what a territory does when it is conquered."""

from __future__ import annotations

from mypy_extensions import i64

from quintain.games.mastery.cards import ask_to_discard
from quintain.games.mastery.events import Abandoned, Conquered, Sank
from quintain.games.mastery.goal import be_ruthless, check_victory, points_of
from quintain.games.mastery.kit import Kit
from quintain.games.mastery.names import CONQUEST_DISCARD, CONQUEST_KNIGHT, CONQUEST_LOSS, NOBODY
from quintain.games.mastery.state import MasteryState
from quintain.games.mastery.steps import BY_CONQUEST
from quintain.games.mastery.supply import muster
from quintain.kernel.events import Log
from quintain.kernel.types import Seat


def conquer(kit: Kit, state: MasteryState, seat: Seat, place: i64, knights: i64, log: Log) -> None:
    """MM-10.1, MM-11.2, MM-12.10. Victory before anything else; then compulsory abilities, Ruthlessness, what is optional."""
    tile: i64 = state.tiles[place]
    state.owner[place] = seat
    state.knights[place] = knights
    if log.wanted:
        log.emit(Conquered(seat, place, tile, points_of(kit, state, seat)))
    if check_victory(kit, state, seat, log):
        return
    ability: i64 = kit.abilities[tile]
    if ability & CONQUEST_KNIGHT:
        muster(kit, state, seat, 1, "MM-10.2", log)
    if ability & CONQUEST_LOSS:
        _sink(state, seat, place, log)
    if kit.ruthless:
        be_ruthless(kit, state, log)
    if ability & CONQUEST_DISCARD:
        ask_to_discard(state, seat, BY_CONQUEST)


def _sink(state: MasteryState, seat: Seat, place: i64, log: Log) -> None:
    """MM-10.4. The conqueror loses one knight there; with the last one the territory is nobody's."""
    state.knights[place] -= 1
    if log.wanted:
        log.emit(Sank(seat, place, state.tiles[place], 1))
    if state.knights[place] == 0:
        abandon(state, place, log)


def abandon(state: MasteryState, place: i64, log: Log) -> None:
    """MM-1.2. Without knights a territory is nobody's."""
    state.owner[place] = NOBODY
    state.knights[place] = 0
    if log.wanted:
        log.emit(Abandoned(place, state.tiles[place]))
