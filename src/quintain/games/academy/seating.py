"""Who sits where, whose turn it is and who decides for whom: AC-5.1, AC-11.1, AC-13.2, AC-14.5."""

from __future__ import annotations

from mypy_extensions import i64

from quintain.games.academy.kit import Kit
from quintain.games.academy.state import AcademyState
from quintain.kernel.types import Seat


def opener(kit: Kit, state: AcademyState) -> Seat:
    """AC-11.1. The first player of round I, from whom Excalibur has gone on seat by seat."""
    return (state.first - (state.round - 1)) % kit.seats


def clockwise(kit: Kit, state: AcademyState) -> i64:
    """AC-13.2. 1 when the left neighbour has the next number; with the neutral squire the circle is A, B, neutral."""
    return -1 if kit.simple and opener(kit, state) == 1 else 1


def in_turn(kit: Kit, state: AcademyState, nth: i64) -> i64:
    """AC-5.1, AC-14.11. The squire whose turn is nth in this round, from 0."""
    if kit.lancelot:
        return kit.order[4 * state.round + nth]
    if kit.simple:
        return (state.first + clockwise(kit, state) * nth) % 3
    nth += state.first
    return nth - kit.squires if nth >= kit.squires else nth


def receiver(kit: Kit, state: AcademyState, squire: i64) -> i64:
    """AC-4.2. The neighbour to whom a squire passes its pack in this round."""
    return (squire + clockwise(kit, state) * kit.left[state.round]) % kit.squires


def player(kit: Kit, state: AcademyState, squire: i64) -> Seat:
    """AC-13.7, AC-21.6. The seat that decides for a squire: for the neutral one the first player of the round."""
    if squire < kit.seats and not kit.lancelot:
        return squire
    if kit.simple:
        return state.first
    return (opener(kit, state) + squire) & 1  # AC-14.9


def is_neutral(kit: Kit, squire: i64) -> bool:
    return kit.simple and squire >= kit.seats


def handler(kit: Kit, state: AcademyState) -> Seat:
    """AC-13.4. The player who passes to the neutral squire in this round, and sees its packs."""
    return 0 if receiver(kit, state, 0) == kit.seats else 1
