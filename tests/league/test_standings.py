"""What many matches say of those who played them."""

from __future__ import annotations

import math
import os
import signal
import time
from multiprocessing import active_children
from multiprocessing.connection import wait

import pytest

from quintain.cli.ratings import learnt, ratings
from quintain.league import Here, Lost, Processes, Result, standings
from quintain.league.executor import Data
from quintain.league.standings import wilson


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


def test_wilson_stays_within_zero_and_one() -> None:
    assert pytest.approx((0.0, 0.2775), abs=1e-3) == wilson(0.0, 10)
    assert pytest.approx((0.4038, 0.5962), abs=1e-3) == wilson(0.5, 100)


def test_who_wins_three_of_four_leads_by_190_points() -> None:
    """75 % is 191 points on the scale of chess."""
    rated = ratings([result("ab", [1, 2]) if n % 4 else result("ab", [2, 1]) for n in range(800)])

    assert pytest.approx(191, abs=40) == rated["a"].points - rated["b"].points


def test_points_mean_the_same_at_a_larger_table() -> None:
    """Ending before another in three of four matches is the same lead with four seats."""
    orders = [[1, 2, 3, 4], [1, 2, 3, 4], [1, 2, 3, 4], [4, 3, 2, 1]]
    rated = ratings([result("aabb", orders[n % 4]) for n in range(800)])

    assert pytest.approx(191, abs=80) == rated["a"].points - rated["b"].points


def twice(task: Data) -> Data:
    return {"n": 2 * task["n"]}


def forever(task: Data) -> Data:
    while task["n"]:
        time.sleep(1)
    return task


def test_ratings_do_not_hang_on_the_order_of_matches() -> None:
    """First one wins everything, then the other: they are equals, though whoever won last seems better from match to match."""
    matches = [result("ab", [1, 2])] * 60 + [result("ab", [2, 1])] * 60
    rated, seeming = ratings(matches), learnt(matches)

    assert seeming["b"].points - seeming["a"].points > 60
    assert abs(rated["b"].points - rated["a"].points) < 30


def test_whoever_stops_asking_stops_the_work_at_once() -> None:
    before = set(active_children())
    answers = Processes(2).run(forever, [{"n": 0}, {"n": 1}, {"n": 1}])
    assert {"n": 0} == next(answers)
    started = set(active_children()) - before
    answers.close()  # type: ignore[attr-defined]

    assert started
    assert all(wait([process.sentinel], 60) for process in started), "ended, whoever has noticed it first"


def killed(task: Data) -> Data:
    if task["n"] == 3:
        os.kill(os.getpid(), signal.SIGKILL)
    return task


def test_work_whose_process_is_killed_is_lost() -> None:
    with pytest.raises(Lost):
        list(Processes(2).run(killed, [{"n": n} for n in range(6)]))


def test_work_is_the_same_here_and_in_processes() -> None:
    tasks = [{"n": n} for n in range(10)]
    here = [answer["n"] for answer in Here().run(twice, tasks)]
    there = sorted(answer["n"] for answer in Processes(2).run(twice, tasks))

    assert here == there
