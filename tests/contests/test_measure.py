"""The plan of the measurement is fixed: names and seeds differ, and what is not played yet is told as such."""

from __future__ import annotations

import json
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from bench.measure import LARGE, TABLES, plan, played
from quintain.contests.contest import Contest, play_match
from quintain.contests.executor import Data
from quintain.contests.ledger import Ledger
from quintain.games import GAMES


def test_the_plan_names_every_arena_once_and_fits_the_games() -> None:
    names = [arena.name() for arena in plan()]

    assert len(names) == len(set(names))
    for game, tables in {**TABLES, **{game: (seats,) for game, seats in LARGE.items()}}.items():
        kind = GAMES[game].choices
        assert all(kind.lowest <= seats <= kind.highest for seats in tables)


def test_what_was_played_is_gone_on_with_and_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    arena = next(each for each in plan() if each.name() == "basics-mastery-2-page-random")

    assert "0 of 200 matches, 0 different." in played(arena, tmp_path, 1, 0.0)

    def short(ledger: Ledger, games: int, where: Any) -> Any:
        for task in ledger.contest.tasks(2, ledger.played()):
            line: Data = play_match(task)
            ledger.add(line)
            yield line

    monkeypatch.setattr("bench.measure.play_on", short)
    first = played(arena, tmp_path, 1, 1e12)
    again = played(arena, tmp_path, 1, 0.0)

    assert "2 of 200 matches, 2 different." in first
    assert first == again
    file = tmp_path / f"{arena.name()}.jsonl"
    seed = json.loads(file.read_text().splitlines()[0])["seed"]
    with closing(Ledger(contest_in(file), file)) as ledger:
        assert [seed, seed] == [line["seed"] for line in ledger.lines]


def contest_in(file: Path) -> Contest:
    """The contest that a file says it holds."""
    head = json.loads(file.read_text().splitlines()[0])
    return Contest(
        head["game"],
        head["rules"],
        head["options"],
        tuple(head["bots"]),
        tuple(head["budgets"]),
        head["seats"],
        head["seed"],
        head["opening"],
    )
