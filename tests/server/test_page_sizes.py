"""What a browser has to fetch: every board and the castle workshop are small, and come only when they are asked for."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest

import quintain.server
from quintain.games import GAMES

PAGE = Path(quintain.server.__file__).parent / "page"
MOST = 120_000  # bytes, compressed, of one drawing with its styles
PARTS = [*GAMES, "Castles"]


def parts_of(name: str) -> list[Path]:
    return sorted(
        file for file in (PAGE / "assets").iterdir() if file.name.startswith(f"{name}-") and file.suffix in (".js", ".css")
    )


@pytest.mark.parametrize("name", PARTS)
def test_a_drawing_is_small(name: str) -> None:
    found = parts_of(name)
    assert found, f"the page has no part {name}"
    assert sum(len(gzip.compress(file.read_bytes(), 9)) for file in found) <= MOST


@pytest.mark.parametrize("name", PARTS)
def test_a_drawing_is_not_fetched_with_the_first_page(name: str) -> None:
    first = (PAGE / "index.html").read_text("utf-8")

    assert [] == [file.name for file in parts_of(name) if file.name in first]
