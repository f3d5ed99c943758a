"""The board of Reliquium: what it says, and that it fits."""

from __future__ import annotations

import io
from typing import Any

import pytest
from rich.console import Console

from quintain.cli.boards import reliquium
from quintain.cli.boards.reliquium_map import COLUMNS
from quintain.cli.layout import in_families, kin_of
from quintain.cli.maps.geometry import chart_of, corners_of, geometry_of
from quintain.games import new_game
from quintain.kernel.game import AnyGame
from quintain.kernel.match import Match
from quintain.kernel.rng import Rng
from quintain.words import Speaker

LONG = ["Bartholomew the Twentieth", "Ян", "Maximiliane", "Я" * 24]
FACTIONS = "legion,alliance,order,brotherhood"


def drawn(game: AnyGame, state: Any, speaker: Speaker, height: int) -> str:
    console = Console(file=io.StringIO(), width=80, height=height, color_system=None)
    console.print(reliquium.draw(game, state, speaker, speaker.names), height=height)
    file = console.file
    assert isinstance(file, io.StringIO)
    return file.getvalue()


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_line_is_longer_than_80_columns(lang: str, seats: int) -> None:
    """At every moment of a match, on low and high terminals, with long names."""
    rules = {"single_march": True, "militia": True, "allies": True}
    game = new_game("reliquium", {"seats": seats, "round_limit": 4, **rules})
    speaker = Speaker(lang, game, LONG[:seats], strict=True)
    match: Match[Any] = Match(game, 7)
    rng = Rng.seeded(1)
    while not match.over():
        if len(match.moves) % 9 == 0:
            for height in (12, 30, 2000):
                picture = drawn(game, match.view(0), speaker, height)

                assert max(len(line) for line in picture.splitlines()) <= 80
            assert reliquium.plain(game, match.view(0), speaker, speaker.names)
        seat = match.pending()[0]
        actions = game.legal(match.state, seat)
        match.play(seat, actions[int(rng.below(len(actions)))])
    assert drawn(game, match.state, speaker, 2000)


@pytest.mark.parametrize("rows", reliquium.HEIGHTS)
def test_neighbours_touch_in_the_lines_of_the_map(rows: int) -> None:
    """Two areas share a line of the terminal's map exactly if they border on each other."""
    game = new_game("reliquium", {"seats": 4})
    scene = game.scene()
    corners = corners_of(geometry_of(scene), rows, COLUMNS)
    touching = set()
    for upper, lower in zip(corners, [*corners[1:], corners[-1]], strict=True):
        for at, here in enumerate(upper):
            for there in (lower[at], upper[min(at + 1, COLUMNS)]):
                if here != there:
                    touching.add("|".join(sorted((here, there))))

    assert {border["border"] for border in scene["map"]["borders"]} == touching  # type: ignore[index]


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("rows", reliquium.HEIGHTS)
def test_every_area_has_room_for_its_name_and_army(lang: str, rows: int) -> None:
    game = new_game("reliquium", {"seats": 4})
    speaker = Speaker(lang, game, strict=True)
    places = geometry_of(game.scene())
    chart = chart_of("reliquium", places, rows, COLUMNS)
    for area in places.areas:
        assert chart.rooms[area][2] >= max(6, len(speaker.name("area", area, "short"))), area


def test_tokens_point_the_way_they_go_and_battles_are_summed() -> None:
    game = new_game("reliquium", {"seats": 4, "factions": FACTIONS})
    state = game.lay(
        {
            "areas": {"wasteland": "legion 2W", "saxum_ridges": "brotherhood 1D", "ancestors_bowl": "brotherhood castle 2M"},
            "tokens": {"wasteland>saxum_ridges": "legion m1", "ancestors_bowl>saxum_ridges": "brotherhood r2"},
            "creatures": {"armus": "howling_wilds+saxum_ridges+wasteland"},
        }
    )
    speaker = Speaker("en", game, ["Anna", "Boris", "Clara", "David"])
    picture = drawn(game, state, speaker, 2000)

    for sign in ("×1↓", "»2→", "◊Arm", "L2W", "B#2M"):
        assert sign in picture
    assert "×1 Legion: Wasteland → Saxum Ridges: 5 : 3 (+4)" in picture
    assert "» " not in picture
    assert "»2 Brotherhood: Bowl of the Ancestors → Saxum Ridges" in picture


def test_units_have_the_letters_of_the_language_and_an_empty_reserve_is_said_in_it() -> None:
    game = new_game("reliquium", {"seats": 4, "factions": FACTIONS})
    state = game.lay({"areas": {"wasteland": "legion 1W1D1M"}})
    state.reserve[0] = 0
    speaker = Speaker("ru", game, ["Анна", "Борис", "Вера", "Глеб"], strict=True)
    aloud = reliquium.plain(game, state, speaker, speaker.names)

    assert "Л1В1Щ1М" in drawn(game, state, speaker, 2000)
    assert any(line.startswith("Легион") and "; Резерв: нет; " in line for line in aloud)
    assert not any("none" in line for line in aloud)


@pytest.mark.parametrize(
    ("area", "case", "said"),
    [
        ("field_of_bones", "at", "на Поле костей"),
        ("crossroads_of_winds", "to", "на Перекрёсток ветров"),
        ("mossy_ridge", "from", "со Мшалого кряжа"),
        ("oak_grove", "from", "из Дубравы"),
    ],
)
def test_a_land_takes_the_preposition_that_suits_it(area: str, case: str, said: str) -> None:
    game = new_game("reliquium", {"seats": 4})
    speaker = Speaker("ru", game, strict=True)

    assert said == speaker.name("area", area, case)


def test_neutral_castles_are_marked() -> None:
    game = new_game("reliquium", {"seats": 2, "factions": "legion,brotherhood"})
    state = game.lay({"areas": {"whispering_grove": "alliance castle, legion 1W"}})
    speaker = Speaker("en", game, ["Anna", "Boris"])

    assert "+L1W" in drawn(game, state, speaker, 2000)
    aloud = reliquium.plain(game, state, speaker, speaker.names)
    assert any(line.startswith("Whispering Grove, forest: castle (neutral); Legion: a warrior.") for line in aloud)


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_whole_board_says_what_creatures_do_and_the_small_one_does_not(lang: str) -> None:
    game = new_game("reliquium", {"seats": 4, "factions": FACTIONS})
    speaker = Speaker(lang, game, LONG, strict=True)
    whole, small = (" ".join(drawn(game, game.start(1), speaker, height).split()) for height in (1000, 24))

    for creature in ("aqus", "caballus", "ignifer"):
        assert speaker.attribute(f"creature-{creature}", "power") in whole
    assert speaker.say("label-track-signs") in whole
    assert speaker.say("label-track-signs") not in small


@pytest.mark.parametrize("height", [12, 27, 30, 33, 34, 40, 60])
def test_orders_stay_on_the_board_whatever_its_height(height: int) -> None:
    """A larger map never takes the place of the battles to come."""
    game = new_game("reliquium", {"seats": 4, "factions": FACTIONS})
    state = game.lay(
        {
            "areas": {"wasteland": "legion 2W", "saxum_ridges": "brotherhood 1D", "ancestors_bowl": "brotherhood castle 2M"},
            "tokens": {"wasteland>saxum_ridges": "legion m1", "ancestors_bowl>saxum_ridges": "brotherhood r2"},
        }
    )
    picture = drawn(game, state, Speaker("en", game, ["Anna", "Boris", "Clara", "David"]), height)

    assert "×1 Legion: Wasteland → Saxum Ridges: 5 : 2 (+4)" in picture
    assert "»2 Brotherhood: Bowl of the Ancestors → Saxum Ridges" in picture
    assert all(line in picture for line in ("L Legion", "A Alliance", "O Order", "B Brotherhood"))
    assert len(picture.splitlines()) <= max(height, 12)


def test_every_order_lies_on_the_map_however_close_they_are() -> None:
    """Tokens and creatures around one area: none is left out."""
    game = new_game("reliquium", {"seats": 4, "factions": FACTIONS})
    ways = ("wasteland>saxum_ridges", "howling_wilds>wasteland", "broken_spine>wasteland", "crimson_gulf>wasteland")
    areas = {way.split(">")[0]: "brotherhood 1W" for way in ways[1:]}
    tokens = dict(zip(ways, ("legion m1", "brotherhood m1", "brotherhood m2", "brotherhood m3"), strict=True))
    creatures = {"armus": "howling_wilds+saxum_ridges+wasteland", "cerberus": "crimson_gulf+howling_wilds+wasteland"}
    state = game.lay({"areas": {**areas, "wasteland": "legion 2W"}, "tokens": tokens, "creatures": creatures})
    for height in (34, 60):
        picture = drawn(game, state, Speaker("en", game, ["Anna", "Boris", "Clara", "David"]), height)
        rows = picture.splitlines()[1:23]

        assert 4 == sum(row.count("×") for row in rows)
        assert {"◊Arm", "◊Cer"} == {sign for row in rows for sign in ("◊Arm", "◊Cer") if sign in row}


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_legend_explains_the_ground(lang: str) -> None:
    game = new_game("reliquium", {"seats": 4, "factions": FACTIONS})
    speaker = Speaker(lang, game, LONG, strict=True)

    assert speaker.say("label-grounds") in drawn(game, game.start(1), speaker, 40)


def test_the_letters_of_an_army_are_no_digits_to_the_eye() -> None:
    """In Russian З is too much like 3."""
    speaker = Speaker("ru", new_game("reliquium", {"seats": 4}), strict=True)
    signs = {speaker.name("unit", unit, "sign") for unit in ("warrior", "defender", "mage")}

    assert 3 == len(signs)
    assert not signs & set("ЗОБЧ0123456789")


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_choices_told_together_keep_their_verb(lang: str) -> None:
    """Every paragraph of grouped choices begins with what is done, not with a gap."""
    game = new_game("reliquium", {"seats": 4, "round_limit": 6, "single_march": True, "militia": True, "allies": True})
    speaker = Speaker(lang, game, LONG, strict=True)
    match: Match[Any] = Match(game, 11)
    rng, seen = Rng.seeded(3), 0
    while not match.over():
        seat = match.pending()[0]
        decision, view = match.decision(seat), match.view(seat)
        labels = [speaker.label(view, seat, action) for action in decision.actions]
        console = Console(file=io.StringIO(), width=80, color_system=None)
        console.print(in_families(labels, range(len(labels)), [kin_of(game.space, action) for action in decision.actions], 80))
        file = console.file
        assert isinstance(file, io.StringIO)
        seen += file.getvalue().count("…")

        assert not any(line.strip().startswith("…") for line in file.getvalue().splitlines())
        match.play(seat, decision.actions[int(rng.below(len(decision.actions)))])

    assert seen > 100
