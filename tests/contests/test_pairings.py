"""Everybody meets everybody, at every seat equally often."""

from __future__ import annotations

from collections import Counter
from itertools import islice, permutations

import pytest

from quintain.contests.pairings import orders, seatings, turns, whole_round


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_as_many_bots_as_seats_sit_in_every_order_equally_often(seats: int) -> None:
    bots = ["a", "b", "c", "d"][:seats]
    played = Counter(order for _, order in islice(seatings(bots, seats), 2 * whole_round(bots, seats)))

    assert set(permutations(bots)) == set(played)
    assert {2} == set(played.values())


def test_two_bots_at_four_seats_share_them_in_every_pattern() -> None:
    played = Counter(order for _, order in islice(seatings(["a", "b"], 4), whole_round(["a", "b"], 4)))

    assert 6 == len(played)
    assert {1} == set(played.values())


def test_three_bots_at_four_seats_take_the_fourth_in_turn() -> None:
    bots = ["a", "b", "c"]
    seats = Counter((bot, seat) for _, order in islice(seatings(bots, 4), whole_round(bots, 4)) for seat, bot in enumerate(order))

    assert 1 == len(set(seats.values()))


def test_more_bots_than_seats_meet_in_every_choice() -> None:
    bots = ["a", "b", "c", "d"]
    pairs = Counter(frozenset(order) for _, order in islice(seatings(bots, 2), whole_round(bots, 2)))

    assert 6 == len(pairs)
    assert {2} == set(pairs.values())


def test_the_turns_of_an_order_share_their_deal() -> None:
    deals = [deal for deal, _ in islice(seatings(["a", "b", "c"], 3), 9)]

    assert [0, 0, 0, 1, 1, 1, 2, 2, 2] == deals


def test_orders_come_by_tables_as_permutations_do() -> None:
    """Files of matches played earlier count on it."""
    bots = ["a", "b", "c", "d"]

    assert ["abc", "abd", "acd", "bcd", "acb", "adb", "adc", "bdc"] == ["".join(order) for order in orders(bots, 3)]
    assert ["ababa", "ababb", "abbaa", "abbba"] == ["".join(order) for order in orders(["a", "b"], 5)]


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("bots", ["ab", "abc", "abcd", "abcdefg"])
def test_a_round_is_as_long_as_its_orders(bots: str, seats: int) -> None:
    assert sum(len(turns(order)) for order in orders(bots, seats)) == whole_round(bots, seats)


def test_no_order_is_sought_before_it_is_asked_for() -> None:
    """All of them would not fit into any memory."""
    bots = [str(n) for n in range(60)]

    assert (0, tuple(bots[:12])) == next(iter(seatings(bots, 12)))
    assert 60 * 59 == whole_round(bots, 2)
