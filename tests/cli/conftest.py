"""Every command runs here with its own folder for saved matches, and with missing words as errors."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from quintain.cli.app import app
from quintain.games import GAMES

from .toy.game import ToyGame

Run = Callable[..., Result]


@pytest.fixture(autouse=True)
def surroundings(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("QUINTAIN_SAVES", str(tmp_path / "saves"))
    monkeypatch.setenv("QUINTAIN_STRICT_WORDS", "1")
    monkeypatch.setenv("QUINTAIN_LANG", "en")
    monkeypatch.setitem(GAMES, "toy", ToyGame)


@pytest.fixture
def run() -> Run:
    """`run("play majesty --seed 1", "1", "q")`: a command, and the lines typed."""

    def command(words: str | list[str], *typed: str) -> Result:
        return CliRunner().invoke(app, words, input="".join(line + "\n" for line in typed), catch_exceptions=False)

    return command


@pytest.fixture
def saved(run: Run, tmp_path: Path) -> Path:
    """A match of Majesty left after two choices."""
    path = tmp_path / "match.json"
    assert 0 == run(f"play majesty --seats me,random --seed 5 --save {path}", "1", "1", "q").exit_code
    return path


def edited(path: Path, change: Callable[[dict[str, object]], object]) -> Path:
    """The file with its data changed."""
    found = json.loads(path.read_text(encoding="utf-8"))
    change(found)
    path.write_text(json.dumps(found), encoding="utf-8")
    return path
