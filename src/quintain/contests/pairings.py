"""Who sits where: everybody meets everybody, at every seat equally often."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations, cycle, islice, permutations
from math import comb, factorial


def seatings(bots: Sequence[str], seats: int) -> Iterator[tuple[int, tuple[str, ...]]]:
    """Without end: the number of the deal, and who sits at each seat.

    One round holds every choice of bots for the seats in every order, each once. Orders come in turns of a table (everybody
    moves on by one seat), and the turns of one order share their deal, so that luck goes round with the seats.
    """
    for deal, order in enumerate(cycle(orders(bots, seats))):
        for seating in turns(order):
            yield deal, seating


def turns(order: tuple[str, ...]) -> list[tuple[str, ...]]:
    """The order as everybody moves on by one seat, until it is the same again."""
    return list(dict.fromkeys(order[turn:] + order[:turn] for turn in range(len(order))))


def orders(bots: Sequence[str], seats: int) -> Iterator[tuple[str, ...]]:
    """Every order round the table of every choice of bots: the first of every table, then the second; none is sought before it is
    asked for."""
    coming: Iterable[Iterator[tuple[str, ...]]] = map(circles, tables(bots, seats))
    while coming:
        left = []
        for circle in coming:
            for order in islice(circle, 1):
                yield order
                left.append(circle)
        coming = left


def circles(table: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """The orders of those who sit down together; orders that differ by turning the table are one."""
    seen: set[tuple[str, ...]] = set()
    for others in permutations(table[1:]):
        order = (table[0], *others)
        if order not in seen:
            yield order
            seen.update(turn for turn in turns(order) if turn[0] == table[0])


def tables(bots: Sequence[str], seats: int) -> Iterator[tuple[str, ...]]:
    """Which bots sit down together: with too many bots every choice of them, with too few each as often as the others, or once
    more."""
    often, more = divmod(seats, len(bots))
    for extra in combinations(bots, more):
        yield tuple([*bots] * often) + extra


def whole_round(bots: Sequence[str], seats: int) -> int:
    """How many matches it takes until every order was played: all orders of those at a table, but a bot may sit there often."""
    often, more = divmod(seats, len(bots))
    same: int = factorial(often) ** (len(bots) - more) * factorial(often + 1) ** more
    return comb(len(bots), more) * factorial(seats) // same
