"""The same numbers for any number of processes, and what they mean."""

from __future__ import annotations

import json

import pytest

from quintain.contests.simulation import Line, Plan, Tally, batches, count, simulate, summary, win_share

PLAN = Plan("majesty", {"seats": 3, "sides": "B"}, ("random", "random", "random"), seed=5)


def test_the_tally_does_not_depend_on_the_number_of_processes() -> None:
    """Whole numbers are added, so not even the order matters."""
    alone, together = simulate(PLAN, 60, 1), simulate(PLAN, 60, 2)

    assert alone == together
    assert 60 == alone.matches


def test_batches_cover_every_match_once() -> None:
    for matches, jobs in ((1, 4), (7, 2), (1000, 3), (100_000, 2)):
        covered = [n for task in batches(PLAN, matches, jobs) for n in range(task["first"], task["first"] + task["matches"])]

        assert list(range(matches)) == covered


def test_a_tally_travels_as_plain_data() -> None:
    tally = count(PLAN, 0, 5)

    assert tally == Tally.of(json.loads(json.dumps(tally.data())))


def test_bots_that_look_play_as_the_rules_allow() -> None:
    """One bot by name makes every seat choose from its view."""
    mixed = count(Plan("majesty", {"seats": 2}, ("random", "greedy")), 0, 3)

    assert 3 == mixed.matches
    assert {"MJ-9.5"} == set(mixed.endings)


def test_progress_is_told() -> None:
    done: list[int] = []
    simulate(PLAN, 25, 1, done.append)

    assert 25 == sum(done)


def test_a_shared_win_counts_for_its_part() -> None:
    tally = Tally([Line(), Line()])
    tally.add(10, [1, 1], [5, 5], "MJ-9.5")
    tally.add(12, [1, 2], [7, 3], "MJ-9.5")

    assert [0.75, 0.25] == [win_share(line, 2) for line in tally.seats]
    assert (5, 7) == (tally.seats[0].lowest, tally.seats[0].highest)


def test_the_summary_adds_up() -> None:
    tally = simulate(PLAN, 40, 1)
    told = summary(PLAN, tally)
    seats = told["seats"]
    assert isinstance(seats, list)

    assert 1.0 == pytest.approx(sum(each["wins"]["share"] for each in seats))  # type: ignore[index, call-overload]
    for each, line in zip(seats, tally.seats, strict=True):
        assert line.total / 40 == pytest.approx(each["points"]["mean"], abs=0.001)  # type: ignore[index, call-overload]
