"""RQ-13.2 and RQ-14: how a match ends, and who comes where."""

from __future__ import annotations

from mypy_extensions import i64

from quintain.games.reliquium.control import castles
from quintain.games.reliquium.events_war import Ended, Ranked, Won
from quintain.games.reliquium.kit import Kit
from quintain.games.reliquium.names import FOREST, NOBODY
from quintain.games.reliquium.state import ReliquiumState
from quintain.kernel.events import Log
from quintain.kernel.game import Outcome


def units_on_map(kit: Kit, state: ReliquiumState, faction: i64) -> i64:
    """RQ-14.2. Figures of a faction on the map."""
    found: i64 = 0
    area: i64
    for area in range(kit.land.areas):
        if state.holder[area] == faction:
            found += kit.forces.size[state.army[area]]
    return found


def win(kit: Kit, state: ReliquiumState, faction: i64, clause: str, log: Log) -> None:
    """RQ-14.1, RQ-R21. The match is over at once."""
    state.agenda = []
    if log.wanted:
        log.emit(Won(state.seat_of[faction], faction, castles(state, faction), clause))
        tell_ranks(kit, state, log)


def end(kit: Kit, state: ReliquiumState, clause: str, log: Log) -> None:
    """RQ-R21 to RQ-R23. Nobody has won on the field; the ranks decide."""
    state.agenda = []
    if log.wanted:
        log.emit(Ended(clause))
        tell_ranks(kit, state, log)


def check_ending(kit: Kit, state: ReliquiumState, last_round: i64, log: Log) -> None:
    """RQ-13.2. One player with castles, no forest castle at all, the round limit or technical end: in this order."""
    standing: i64 = 0
    last: i64 = NOBODY
    forests: i64 = 0
    faction: i64
    for faction in range(4):
        if state.seat_of[faction] != NOBODY and castles(state, faction) > 0:
            standing += 1
            last = faction
            forests += 3 - state.track[faction * 3 + FOREST]
    if standing == 1:
        win(kit, state, last, "RQ-R21", log)
    elif standing == 0:
        end(kit, state, "RQ-R21", log)
    elif forests == 0:
        end(kit, state, "RQ-R22", log)
    elif state.round >= last_round:
        end(kit, state, "RQ-R23", log)


def ranks(kit: Kit, state: ReliquiumState) -> list[int]:
    """RQ-14.2, RQ-R47. Per seat: one more than the number of players with more castles, or as many castles and more units."""
    scores = [0] * sum([1 for seat in state.seat_of if seat != NOBODY])
    faction: i64
    for faction in range(4):
        if state.seat_of[faction] != NOBODY:
            scores[state.seat_of[faction]] = int(castles(state, faction)) * 100 + int(units_on_map(kit, state, faction))
    return [1 + sum([1 for other in scores if other > score]) for score in scores]


def ending_clause(kit: Kit, state: ReliquiumState) -> str:
    """The rule that ended a match; what lies on the table tells it."""
    standing = 0
    forests = 0
    faction: i64
    for faction in range(4):
        if state.seat_of[faction] != NOBODY:
            if castles(state, faction) >= kit.goal:
                return "RQ-14.1"
            standing += 1 if castles(state, faction) > 0 else 0
            forests += int(3 - state.track[faction * 3 + FOREST])
    if standing <= 1:
        return "RQ-R21"
    return "RQ-R22" if forests == 0 else "RQ-R23"


def outcome(kit: Kit, state: ReliquiumState) -> Outcome:
    """RQ-14.2. Ranks, and as points the castles on the map."""
    places = ranks(kit, state)
    points = [0] * len(places)
    faction: i64
    for faction in range(4):
        if state.seat_of[faction] != NOBODY:
            points[state.seat_of[faction]] = int(castles(state, faction))
    return Outcome(places, points, ending_clause(kit, state))


def tell_ranks(kit: Kit, state: ReliquiumState, log: Log) -> None:
    places = ranks(kit, state)
    faction: i64
    for faction in range(4):
        seat = state.seat_of[faction]
        if seat != NOBODY:
            units = units_on_map(kit, state, faction)
            log.emit(Ranked(seat, faction, places[seat], castles(state, faction), units))
