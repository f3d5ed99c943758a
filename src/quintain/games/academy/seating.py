"""Who sits where, whose turn it is and who decides for whom: AC-5.1, AC-11.1, AC-13.2, AC-14.5."""

from __future__ import annotations

from mypy_extensions import i64

from quintain.games.academy.book import Book
from quintain.games.academy.state import AcademyState
from quintain.kernel.types import Seat


def opener(book: Book, state: AcademyState) -> Seat:
    """AC-11.1. The first player of round I, from whom Excalibur has gone on seat by seat."""
    return (state.first - (state.round - 1)) % book.seats


def clockwise(book: Book, state: AcademyState) -> i64:
    """AC-13.2. 1 when the left neighbour has the next number; with the neutral squire the circle is A, B, neutral."""
    return -1 if book.simple and opener(book, state) == 1 else 1


def in_turn(book: Book, state: AcademyState, nth: i64) -> i64:
    """AC-5.1, AC-14.11. The squire whose turn is nth in this round, from 0."""
    if book.lancelot:
        return book.order[4 * state.round + nth]
    if book.simple:
        return (state.first + clockwise(book, state) * nth) % 3
    nth += state.first
    return nth - book.squires if nth >= book.squires else nth


def receiver(book: Book, state: AcademyState, squire: i64) -> i64:
    """AC-4.2. The neighbour to whom a squire passes its pack in this round."""
    return (squire + clockwise(book, state) * book.left[state.round]) % book.squires


def player(book: Book, state: AcademyState, squire: i64) -> Seat:
    """AC-13.7, AC-21.6. The seat that decides for a squire: for the neutral one the first player of the round."""
    if squire < book.seats and not book.lancelot:
        return squire
    if book.simple:
        return state.first
    return (opener(book, state) + squire) & 1  # AC-14.9


def is_neutral(book: Book, squire: i64) -> bool:
    return book.simple and squire >= book.seats


def handler(book: Book, state: AcademyState) -> Seat:
    """AC-13.4. The player who passes to the neutral squire in this round, and sees its packs."""
    return 0 if receiver(book, state, 0) == book.seats else 1
