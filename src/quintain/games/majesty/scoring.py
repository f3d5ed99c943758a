"""MJ-7 and MJ-9. Final scoring: wounded, variety, majority, and who has won."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from quintain.games.majesty.events import Ended, ScoredMajority, ScoredVariety, ScoredWounded, Totalled
from quintain.games.majesty.kit import COLUMNS, INFIRMARY, Kit
from quintain.games.majesty.state import Kingdom, MajestyState
from quintain.kernel.events import Log
from quintain.kernel.game import Outcome
from quintain.kernel.types import Seat


@final
class Report:
    """What final scoring brings one seat."""

    def __init__(self, wounded: i64, variety: i64, majority: vec[i64]) -> None:
        self.wounded: Final[i64] = wounded
        self.variety: Final[i64] = variety
        self.majority: Final[vec[i64]] = majority  # per building; the eighth is the penalty of the infirmary

    def total(self) -> i64:
        total: i64 = self.wounded + self.variety
        for points in self.majority:
            total += points
        return total


def kinds(kingdom: Kingdom) -> i64:
    """MJ-9.2. Buildings 1-7 with at least one card."""
    n: i64 = 0
    building: i64
    for building in range(COLUMNS):
        if kingdom.counts[building]:
            n += 1
    return n


def most_at(state: MajestyState, building: i64) -> i64:
    """MJ-9.3. The greatest number of cards that anybody has there."""
    most: i64 = 0
    for kingdom in state.kingdoms:
        if kingdom.counts[building] > most:
            most = kingdom.counts[building]
    return most


def largest_columns(state: MajestyState) -> vec[i64]:
    """What a majority must reach at each building, the infirmary included."""
    return vec[i64]([most_at(state, building) for building in range(COLUMNS + 1)])


def report(kit: Kit, state: MajestyState, seat: Seat, most: vec[i64]) -> Report:
    """MJ-9.1 to MJ-9.4 for one seat; the piles lie as they are, so it can be asked before and after."""
    kingdom = state.kingdoms[seat]
    wounded = kit.face(INFIRMARY, state.sides[INFIRMARY]).wounded * kingdom.counts[INFIRMARY]
    n = kinds(kingdom)
    majority = vec[i64]([0] * (COLUMNS + 1))
    building: i64
    for building in range(COLUMNS + 1):
        if kingdom.counts[building] and kingdom.counts[building] == most[building]:
            majority[building] = kit.face(building, state.sides[building]).majority
    return Report(wounded, n * n, majority)


def reports(kit: Kit, state: MajestyState) -> list[Report]:
    """What final scoring brings every seat, by the cards that lie there now."""
    most = largest_columns(state)
    return [report(kit, state, seat, most) for seat in range(len(state.kingdoms))]


def final_scoring(kit: Kit, state: MajestyState, log: Log) -> None:
    """MJ-7.2. Step by step for all players; the piles stay where they lie (MJ-R27)."""
    scored = reports(kit, state)
    seat: i64
    for seat in range(len(scored)):
        state.kingdoms[seat].points += scored[seat].total()
    if log.wanted:
        tell_scoring(state, scored, log)


def tell_scoring(state: MajestyState, scored: list[Report], log: Log) -> None:
    log.emit(Ended())
    seats: i64 = len(scored)
    seat: i64
    for seat in range(seats):
        log.emit(ScoredWounded(seat, state.kingdoms[seat].counts[INFIRMARY], scored[seat].wounded))
    for seat in range(seats):
        log.emit(ScoredVariety(seat, kinds(state.kingdoms[seat]), scored[seat].variety))
    building: i64
    for building in range(COLUMNS + 1):
        for seat in range(seats):
            if scored[seat].majority[building]:
                log.emit(ScoredMajority(seat, building, scored[seat].majority[building]))
    ranks = ranking(state)
    for seat in range(seats):
        log.emit(Totalled(seat, state.kingdoms[seat].points, ranks[seat]))


def ranking(state: MajestyState) -> list[int]:
    """MJ-9.5, MJ-9.6. Most points first; equal totals share a rank and the next one is skipped."""
    points = [int(kingdom.points) for kingdom in state.kingdoms]
    return [1 + sum([1 for other in points if other > own]) for own in points]


def outcome(state: MajestyState) -> Outcome:
    return Outcome(ranking(state), [int(kingdom.points) for kingdom in state.kingdoms], "MJ-9.5")
