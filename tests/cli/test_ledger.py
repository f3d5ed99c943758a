"""The file of an arena: what was edited by hand, cut off, linked or is in use."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from quintain.cli.app import app

QUICK = ["arena", "majesty", "--bots", "page,random", "--plain", "--lang", "en"]


def arena(file: Path, *more: str) -> Result:
    return CliRunner().invoke(app, [*QUICK, "--json", str(file), *more], catch_exceptions=False)


@pytest.fixture
def ledger(tmp_path: Path) -> Path:
    """Of two matches."""
    file = tmp_path / "arena.jsonl"
    assert 0 == arena(file, "--games", "2").exit_code
    return file


CHANGES: list[Callable[[dict[str, Any]], object]] = [
    lambda match: match.update(n=True),
    lambda match: match.update(n=-1),
    lambda match: match.update(n=10**30),
    lambda match: match.update(ranks=[1, 3]),
    lambda match: match.update(ranks=[0, 1]),
    lambda match: match.update(ranks=["1", "2"]),
    lambda match: match.update(points=[1.5, 2]),
    lambda match: match.update(points=[None, 2]),
    lambda match: match.update(points=[10**400, 2]),
    lambda match: match.update(seconds=[-1.0, 1.0]),
    lambda match: match.update(seconds=[float("nan"), 1.0]),
    lambda match: match.update(choices=[2.0, 3]),
    lambda match: match.update(choices=[-1, 3]),
    lambda match: match["times"][0].__setitem__(0, float("inf")),
    lambda match: match["times"][0].__setitem__(0, [1.0]),
    lambda match: match["times"][0].__setitem__(0, "1"),
    lambda match: match["times"][0].append(1.0),
    lambda match: match.update(times=[3, 4]),
    lambda match: match.update(bots=match["bots"][::-1]),
    lambda match: match.update(seed=match["seed"] + 1),
    lambda match: match.pop("seed"),
]


@pytest.mark.parametrize("change", CHANGES)
def test_a_match_edited_by_hand_is_refused(ledger: Path, change: Callable[[dict[str, Any]], object]) -> None:
    head, first, second = ledger.read_text().splitlines()
    match = json.loads(second)
    change(match)
    ledger.write_text("\n".join([head, first, json.dumps(match), ""]))
    told = arena(ledger, "--games", "2")

    assert 2 == told.exit_code
    assert "line 3 is no match" in told.output
