"""`quintain simulate`: the same numbers for any number of processes, and what they mean."""

from __future__ import annotations

import json
from collections import Counter

import pytest
from typer.testing import CliRunner, Result

from quintain.cli.app import app
from quintain.cli.simulate import binned
from quintain.contests import Lost
from quintain.contests.simulation import quantile


def command(*words: str) -> Result:
    return CliRunner().invoke(app, ["simulate", *words])


def test_when_a_process_is_killed_one_sentence_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    def gone(*facts: object) -> None:
        raise Lost

    monkeypatch.setattr("quintain.contests.simulation.played", gone)
    told = CliRunner().invoke(app, ["simulate", "majesty", "--games", "2", "--jobs", "1", "--lang", "en"])

    assert 2 == told.exit_code
    assert "processes was killed" in told.output


def test_quantiles_and_stretches_of_lengths() -> None:
    counts = Counter({10: 5, 11: 4, 20: 1})

    assert (10, 11, 20) == (quantile(counts, 0.5), quantile(counts, 0.9), quantile(counts, 0.95))
    assert [(10, 15, 9), (16, 20, 1)] == binned(counts, 2)


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
