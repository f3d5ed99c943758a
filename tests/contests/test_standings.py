"""What many matches say of those who played them."""

from __future__ import annotations

import math

from quintain.contests import Result, standings


def result(bots: str, ranks: list[int]) -> Result:
    return Result(list(bots), ranks, [10 - rank for rank in ranks], [0.5] * len(ranks), [5] * len(ranks))


def test_a_shared_win_counts_for_its_part() -> None:
    lines = standings("ab", [result("ab", [1, 1]), result("ba", [2, 1])])

    assert ["a", "b"] == [line.bot for line in lines]
    assert 0.75 == lines[0].win_share()[0]
    assert 1.25 == lines[0].mean_place()[0]
    assert 0.75 == lines[0].before("b")[0]


def test_shared_places_count_as_their_mean() -> None:
    lines = standings("abc", [result("abc", [1, 2, 2])])

    assert [1.0, 2.5, 2.5] == [line.mean_place()[0] for line in lines]


def test_places_that_do_not_differ_say_nothing_of_their_interval() -> None:
    lines = standings("abc", [result("abc", [1, 2, 3]), result("abc", [1, 3, 2]), result("abc", [1, 2, 3])])

    assert (1.0, math.inf) == lines[0].mean_place()
    assert all(0 < line.mean_place()[1] < 2 for line in lines[1:])


def test_time_is_counted_per_choice() -> None:
    (line,) = (each for each in standings("ab", [result("ab", [1, 2])]) if each.bot == "a")

    assert 0.1 == line.per_choice()


def test_a_slow_choice_is_one_that_99_of_100_did_not_exceed() -> None:
    times = [float(n) for n in range(200, 0, -1)]
    (line,) = (
        each for each in standings("ab", [Result("ab", [1, 2], [3, 1], [1.0, 1.0], [200, 1], [times, [5.0]])]) if each.bot == "a"
    )

    assert 198.0 == line.slow_choice()
    assert 100.0 == line.slow_choice(0.5)
    assert 0.0 == standings("ab", [result("ab", [1, 2])])[0].slow_choice()
