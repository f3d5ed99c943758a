"""`quintain simulate`: the same numbers for any number of processes, and what they mean."""

from __future__ import annotations

import json
from collections import Counter

import pytest
from typer.testing import CliRunner, Result

from quintain.cli.app import app
from quintain.cli.simulate import binned
from quintain.cli.simulation import Line, Plan, Tally, batches, interval, played, quantile, simulate, summary, win_share
from quintain.league import Lost

PLAN = Plan("majesty", {"seats": 3, "sides": "B"}, ("random", "random", "random"), seed=5)


def command(*words: str) -> Result:
    return CliRunner().invoke(app, ["simulate", *words])


def test_the_tally_does_not_depend_on_the_number_of_processes() -> None:
    """Whole numbers are added, so not even the order matters."""
    alone, together = simulate(PLAN, 60, 1), simulate(PLAN, 60, 2)

    assert alone == together
    assert 60 == alone.matches


def test_batches_cover_every_match_once() -> None:
    for matches, jobs in ((1, 4), (7, 2), (1000, 3), (100_000, 2)):
        covered = [n for first, size in batches(matches, jobs) for n in range(first, first + size)]

        assert list(range(matches)) == covered


def test_bots_that_look_play_as_the_rules_allow() -> None:
    """One bot by name makes every seat choose from its view."""
    mixed = played(Plan("majesty", {"seats": 2}, ("random", "random")), 0, 3)

    assert 3 == mixed.matches
    assert {"MJ-9.5"} == set(mixed.endings)


def test_when_a_process_is_killed_one_sentence_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    def gone(*facts: object) -> None:
        raise Lost

    monkeypatch.setattr("quintain.cli.simulation.played", gone)
    told = CliRunner().invoke(app, ["simulate", "majesty", "--games", "2", "--jobs", "1", "--lang", "en"])

    assert 2 == told.exit_code
    assert "processes was killed" in told.output


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


def test_the_interval_is_wilson_s() -> None:
    low, high = interval(0.5, 100)

    assert (0.4038, 0.5962) == (round(low, 4), round(high, 4))
    assert 0.0 == interval(0.0, 10)[0]
    assert 1.0 == pytest.approx(interval(1.0, 10)[1])


def test_quantiles_and_stretches_of_lengths() -> None:
    counts = Counter({10: 5, 11: 4, 20: 1})

    assert (10, 11, 20) == (quantile(counts, 0.5), quantile(counts, 0.9), quantile(counts, 0.95))
    assert [(10, 15, 9), (16, 20, 1)] == binned(counts, 2)


def test_the_summary_adds_up() -> None:
    tally = simulate(PLAN, 40, 1)
    told = summary(PLAN, tally)
    seats = told["seats"]
    assert isinstance(seats, list)

    assert 1.0 == pytest.approx(sum(each["wins"]["share"] for each in seats))  # type: ignore[index, call-overload]
    for each, line in zip(seats, tally.seats, strict=True):
        assert line.total / 40 == pytest.approx(each["points"]["mean"], abs=0.001)  # type: ignore[index, call-overload]


def test_the_command_prints_a_summary_for_people_and_for_programs() -> None:
    people = command("majesty", "--games", "20", "--jobs", "1", "--seats", "2", "--side", "B")
    plain = command("majesty", "--games", "20", "--jobs", "1", "--plain")
    program = command("majesty", "--games", "20", "--jobs", "1", "--json", "--seed", "3")

    assert (0, 0, 0) == (people.exit_code, plain.exit_code, program.exit_code)
    assert "Sides of the buildings — BBBBBBBB" in people.stdout
    assert "95 % interval" in people.stdout
    assert "seat 1; bot Chance" in plain.stdout
    told = json.loads(program.stdout)
    assert (20, 3, "majesty") == (told["matches"], told["seed"], told["game"])
    assert {"MJ-9.5": 1.0} == told["endings"]


def test_the_summary_speaks_russian() -> None:
    told = command("majesty", "--games", "5", "--jobs", "1", "--plain", "--lang", "ru").stdout

    assert all(
        words in told
        for words in ("5 партий в «Majesty: Твоя", "место 1; бот Случай", "решений: в среднем", "чем кончилось: MJ-9.5")
    )


@pytest.mark.parametrize(
    "words",
    [
        "chess",
        "majesty --games 0",
        "majesty --games many",
        "majesty --jobs 0",
        "majesty --seats 9",
        "majesty --bots clever",
        "majesty --bots random,random --seats 3",
        "majesty --colour red",
        "majesty --side C",
        "majesty --seed -1",
        "majesty --content nowhere.toml",
        "",
    ],
)
def test_what_cannot_be_simulated_is_one_sentence(words: str) -> None:
    result = command(*words.split())

    assert 2 == result.exit_code
    assert 1 == result.stderr.count("\n")
    assert "" == result.stdout
