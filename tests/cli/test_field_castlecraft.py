"""The field of Castle Craft on terminals that are too low for all of it."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from quintain.cli.boards import castlecraft
from quintain.words import Speaker

from ..games.castlecraft.builder import THREE, Play, table

NAMES = ["Anna", "Boris", "Cecily"]


def drawn(play: Play, height: int) -> list[str]:
    names = NAMES[: int(play.game.seats)]
    console = Console(file=io.StringIO(), width=80, height=height)
    console.print(castlecraft.draw(play.game, play.match.state, Speaker("en", play.game, names), names), height=height)
    file = console.file
    assert isinstance(file, io.StringIO)
    return file.getvalue().splitlines()


def rows(lines: list[str]) -> list[int]:
    """The rows of the field that are drawn."""
    return [int(line[:2]) for line in lines[2:] if line[:2].strip().isdecimal()]


@pytest.mark.parametrize("height", [12, 20, 28])
def test_the_field_is_as_high_as_there_is_room_for(height: int) -> None:
    lines = drawn(table().squads(knight="1 at 13,12", guard="1 at 13,14").laid(), height)

    assert height - 2 <= len(lines) <= height
    assert {12, 14} <= set(rows(lines))


def test_a_high_terminal_shows_all_of_it() -> None:
    assert list(range(27)) == rows(drawn(table().squads(knight="1 at 13,12").laid(), 60))


@pytest.mark.parametrize(("army", "row"), [("humans", 2), ("shadows", 24)])
def test_squads_of_the_one_on_turn_are_shown_rather_than_the_middle(army: str, row: int) -> None:
    play = table().squads(knight="1 at 13,2", guard="1 at 13,24").turn(army).laid()

    assert row in rows(drawn(play, 14))


def test_without_squads_the_own_castle_is_shown() -> None:
    assert 25 in rows(drawn(table().turn("shadows").gold(shadows=5).laid(), 14))


def test_where_not_everybody_fits_beside_the_field_the_one_on_turn_does() -> None:
    play = table(THREE).turn("shadows").gold(shadows=5).laid()

    assert "Cecily" in drawn(play, 10)[1]
    assert "Anna" in drawn(play, 30)[1]


def test_the_whole_board_explains_its_signs() -> None:
    assert "masonry" in " ".join(drawn(table().laid(), 1000))
    assert "masonry" not in " ".join(drawn(table().laid(), 30))
