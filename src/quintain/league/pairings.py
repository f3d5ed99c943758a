"""Who sits where: everybody meets everybody, at every seat equally often."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, cycle, permutations


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


def orders(bots: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    """Every order round the table of every choice of bots; orders that differ by turning the table are one."""
    found: list[tuple[int, tuple[str, ...]]] = []
    for table in tables(bots, seats):
        seen: set[tuple[str, ...]] = set()
        n = 0
        for order in permutations(table):
            if order not in seen:
                found.append((n, order))
                seen.update(turns(order))
                n += 1
    return [order for _, order in sorted(found, key=lambda each: each[0])]  # the first of every table, then the second


def tables(bots: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    """Which bots sit down together: with too many bots every choice of them, with too few each as often as the others, or once
    more."""
    if len(bots) >= seats:
        return list(combinations(bots, seats))
    often, more = divmod(seats, len(bots))
    return [tuple([*bots] * often) + extra for extra in combinations(bots, more)]


def whole_round(bots: Sequence[str], seats: int) -> int:
    """How many matches it takes until every order was played."""
    return sum(len(turns(order)) for order in orders(bots, seats))
