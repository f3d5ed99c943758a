"""Every example file of every game holds."""

from __future__ import annotations

from pathlib import Path

import pytest

from quintain.examples import read, run

GAMES = Path(__file__).parent.parent / "games"
FILES = sorted(GAMES.glob("*/examples/*.toml"))


@pytest.mark.parametrize("file", FILES, ids=[f"{file.parent.parent.name}/{file.stem}" for file in FILES])
def test_example_holds(file: Path) -> None:
    found = read(file)

    assert [] == [f"{each.what}: expected {each.expected}, found {each.found}" for each in run(found)]
    assert file.parent.parent.name == found.game.key
