"""AC-11 and AC-14.7: totals, ties and ranks."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from quintain.games.academy.kit import Kit
from quintain.games.academy.scoring import total
from quintain.games.academy.seating import player
from quintain.games.academy.state import GALLANTRY, AcademyState
from quintain.games.academy.tracks import standing
from quintain.kernel.game import Outcome
from quintain.kernel.types import Seat


def seat_total(kit: Kit, state: AcademyState, seat: Seat) -> i64:
    """AC-11.2, AC-14.1. A player's total; in Lancelot the sum of his two colours."""
    if not kit.lancelot:
        return total(kit, state, seat)
    points: i64 = 0
    squire: i64
    for squire in range(kit.squires):
        if player(kit, state, squire) == seat:
            points += total(kit, state, squire)
    return points


def gallant(kit: Kit, state: AcademyState, seat: Seat) -> i64:
    """AC-11.3, AC-14.7. How well a player stands on Gallantry; in Lancelot with the better of his markers."""
    if not kit.lancelot:
        return standing(kit, state, seat, GALLANTRY)
    best: i64 = 0
    squire: i64
    for squire in range(kit.squires):
        if player(kit, state, squire) == seat:
            best = max(best, standing(kit, state, squire, GALLANTRY))
    return best


def ranks(kit: Kit, state: AcademyState) -> vec[i64]:
    """AC-11.5. One more than the number of players who are better."""
    found = vec[i64]([1] * int(kit.seats))
    seat: Seat
    other: Seat
    for seat in range(kit.seats):
        mine: i64 = seat_total(kit, state, seat)
        for other in range(kit.seats):
            theirs: i64 = seat_total(kit, state, other)
            if theirs > mine or (theirs == mine and gallant(kit, state, other) > gallant(kit, state, seat)):
                found[seat] += 1
    return found


def outcome(kit: Kit, state: AcademyState) -> Outcome:
    """AC-11.2. Ranks and totals, and the clause that named the winner."""
    found = ranks(kit, state)
    points = vec[i64]([0] * int(kit.seats))
    seat: Seat
    for seat in range(kit.seats):
        points[seat] = seat_total(kit, state, seat)
    best: i64 = max(points)
    leaders: i64 = 0
    winners: i64 = 0
    for seat in range(kit.seats):
        leaders += points[seat] == best
        winners += found[seat] == 1
    clause = "AC-11.2"
    if leaders > 1:
        clause = "AC-14.7" if kit.lancelot else "AC-11.3"
        if winners > 1 and not kit.lancelot:
            clause = "AC-11.4"
    return Outcome(list(found), list(points), clause)
