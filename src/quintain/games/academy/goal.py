"""AC-11 and AC-14.7: totals, ties and ranks."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from quintain.games.academy.book import Book
from quintain.games.academy.scoring import total
from quintain.games.academy.seating import player
from quintain.games.academy.state import GALLANTRY, AcademyState
from quintain.games.academy.tracks import standing
from quintain.kernel.game import Outcome
from quintain.kernel.types import Seat


def seat_total(book: Book, state: AcademyState, seat: Seat) -> i64:
    """AC-11.2, AC-14.1. A player's total; in Lancelot the sum of his two colours."""
    if not book.lancelot:
        return total(book, state, seat)
    points: i64 = 0
    squire: i64
    for squire in range(book.squires):
        if player(book, state, squire) == seat:
            points += total(book, state, squire)
    return points


def gallant(book: Book, state: AcademyState, seat: Seat) -> i64:
    """AC-11.3, AC-14.7. How well a player stands on Gallantry; in Lancelot with the better of his markers."""
    if not book.lancelot:
        return standing(book, state, seat, GALLANTRY)
    best: i64 = 0
    squire: i64
    for squire in range(book.squires):
        if player(book, state, squire) == seat:
            best = max(best, standing(book, state, squire, GALLANTRY))
    return best


def ranks(book: Book, state: AcademyState) -> vec[i64]:
    """AC-11.5. One more than the number of players who are better."""
    found = vec[i64]([1] * int(book.seats))
    seat: Seat
    other: Seat
    for seat in range(book.seats):
        mine: i64 = seat_total(book, state, seat)
        for other in range(book.seats):
            theirs: i64 = seat_total(book, state, other)
            if theirs > mine or (theirs == mine and gallant(book, state, other) > gallant(book, state, seat)):
                found[seat] += 1
    return found


def outcome(book: Book, state: AcademyState) -> Outcome:
    """AC-11.2. Ranks and totals, and the clause that named the winner."""
    found = ranks(book, state)
    points = vec[i64]([0] * int(book.seats))
    seat: Seat
    for seat in range(book.seats):
        points[seat] = seat_total(book, state, seat)
    best: i64 = max(points)
    leaders: i64 = 0
    winners: i64 = 0
    for seat in range(book.seats):
        leaders += points[seat] == best
        winners += found[seat] == 1
    clause = "AC-11.2"
    if leaders > 1:
        clause = "AC-14.7" if book.lancelot else "AC-11.3"
        if winners > 1 and not book.lancelot:
            clause = "AC-11.4"
    return Outcome(list(found), list(points), clause)
