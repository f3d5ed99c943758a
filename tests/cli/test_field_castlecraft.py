"""The field of Castle Craft on terminals that are too low for all of it."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from quintain.cli.boards import castlecraft
from quintain.games.castlecraft import CastleCraftGame
from quintain.kernel.types import SPECTATOR
from quintain.words import Speaker, refusal

from ..games.castlecraft.builder import THREE, Play, Table, dealt, refused, table
from ..games.castlecraft.plans import small

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


def shown(play: Play, viewer: int, lang: str = "en", height: int = 60) -> str:
    """The board as a viewer sees it."""
    names = NAMES[: int(play.game.seats)]
    console = Console(file=io.StringIO(), width=80, height=height)
    speaker = Speaker(lang, play.game, names, strict=True)
    console.print(castlecraft.draw(play.game, play.match.view(viewer), speaker, names), height=height)
    file = console.file
    assert isinstance(file, io.StringIO)
    return file.getvalue()


def choices(play: Play) -> list[str]:
    decision = play.match.decision(play.seat)
    listed = castlecraft.shortlist(play.game, play.match.view(play.seat), decision)
    return [play.game.space.text(decision.actions[at]) for at in listed]


@pytest.mark.parametrize(
    ("position", "typed", "meant"),
    [
        (table().squads(guard="1 at 12,4").turn("shadows").stage("guard"), "12,3", "move cell=12,3,1"),  # nothing below
        (table().squads(knight="1 at 13,2").stage("knight"), "13,3", "move cell=13,3"),  # on the floor that is seen
        (table().squads(knight="1 at 12,3,1").stage("knight"), "13,3", "move cell=13,3,1"),
        (table().squads(knight="1 at 12,3,1").stage("knight"), "13,3,0", "move cell=13,3"),
        (table().stage("building"), "13,3", ""),
    ],
)
def test_a_typed_cell_is_the_one_that_is_seen(position: Table, typed: str, meant: str) -> None:
    play = position.laid()

    assert meant == castlecraft.meant(play.game, play.match.view(play.seat), typed)


def test_from_above_a_typed_cell_is_the_roof_that_is_marked() -> None:
    """A new squad may stand on the wall-walk or in the passage under it."""
    play = table().stage("building").move("recruit unit=knight")
    view = play.match.view(play.seat)

    assert "deploy cell=13,3,1" == castlecraft.meant(play.game, view, "13,3")
    assert "deploy cell=13,3" == castlecraft.meant(play.game, view, "13 3 0")


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_stairs_hatches_and_cells_under_a_roof_are_named_and_listed(lang: str) -> None:
    play = table().squads(knight="1 at 10,2").stage("knight").laid()
    board = " ".join(shown(play, 0, lang).split())
    (also,) = (line for line in [Speaker(lang, play.game).say("label-also", cells="§")])

    assert also.partition("§")[0].strip() in board
    assert "10,3; " in board
    assert {"move cell=10,3", "move cell=10,3,1", "move cell=11,3,1"} <= set(choices(play))


def test_only_whoever_chooses_is_told_how_cells_are_typed() -> None:
    """Not the others, and not those who watch a replay."""
    play = table().squads(knight="1 at 10,2").stage("knight").laid()

    assert "Type a cell" in shown(play, 0)
    for viewer in (1, SPECTATOR):
        assert "Type a cell" not in shown(play, viewer)
        assert "•" not in shown(play, viewer)


def test_the_signs_beside_the_field_are_explained() -> None:
    assert "a spell lies on it" in " ".join(drawn(table().laid(), 1000))


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_field_is_drawn_while_armies_are_chosen(lang: str) -> None:
    play = dealt(1, seats=3)
    board = shown(play, play.seat, lang)
    speaker = Speaker(lang, play.game, NAMES)

    assert 3 == board.count(speaker.say("label-no-army"))
    assert speaker.say("phase-armies") in board
    assert castlecraft.plain(play.game, play.match.view(0), speaker, NAMES)


def test_every_error_of_a_castle_is_told_in_russian_too() -> None:
    """CC-4.6 promises code, castle, floor and cell."""
    plan = small()
    plan["level"][0]["plan"][3] = " . . s . . . . . ."
    plan["level"][1]["plan"][0] = "+ +"
    said = refusal(Speaker("ru", CastleCraftGame), refused(castles="own", own_castles=[{"castle": plan}, {}]))

    assert "V6, small, этаж 0, клетка 2,1:" in said
    assert "V7, small, этаж 1, клетка 0,0:" in said
    assert "Над лестницей" in said
