"""`quintain map`: pictures of the map, and what it refuses."""

from __future__ import annotations

from pathlib import Path
from xml.dom import minidom

import pytest

from quintain.cli.maps.geometry import geometry_of
from quintain.cli.maps.reliquium import fitted
from quintain.games import new_game
from quintain.words import Speaker

from .conftest import Run

EXAMPLE = """
game = "reliquium"
source = "a test"
clause = ["RQ-4.1"]
[options]
seats = 2
factions = "legion,order"
[position.areas]
wasteland = "legion 2W"
[position.tokens]
"""


WAR = """
game = "reliquium"
source = "a test"
clause = ["RQ-10.1"]
[options]
seats = 2
factions = "legion,brotherhood"
[position]
phase = "attack"
round = 7
[position.areas]
wasteland = "legion 2W"
saxum_ridges = "brotherhood 1D"
ancestors_bowl = "brotherhood castle 2M"
[position.tokens]
"wasteland>saxum_ridges" = "legion m1"
"ancestors_bowl>saxum_ridges" = "brotherhood r2 1M"
"""


def words_in(file: Path) -> list[str]:
    found = minidom.parse(str(file)).getElementsByTagName("text")
    return [text.firstChild.data for text in found if text.firstChild is not None]


def test_the_start_is_drawn(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "start.svg"

    assert 0 == run(f"map reliquium --svg {file}").exit_code
    words = words_in(file)
    assert {"Wasteland", "Saxum Ridges", "Great Sea"} <= set(words)
    assert 12 == sum(word in "WDM" for word in words)
    assert 4 == words.count("▲")


def test_a_saved_match_is_drawn_at_any_step(run: Run, tmp_path: Path) -> None:
    saved, first, last = tmp_path / "match.json", tmp_path / "first.svg", tmp_path / "last.svg"
    options = "--factions legion,brotherhood --seats me,random --seed 4"
    assert 0 == run(f"play reliquium {options} --save {saved}", "2", "2", "q").exit_code

    assert 0 == run(f"map reliquium --svg {first} --replay {saved} --step 0").exit_code
    assert 0 == run(f"map reliquium --svg {last} --replay {saved} --lang ru").exit_code
    assert "Wasteland" in words_in(first)
    assert "Пустошь" in words_in(last)
    refused = run(f"map reliquium --svg {last} --replay {saved} --step 999")
    assert 2 == refused.exit_code
    assert "999" in refused.stderr


def test_the_position_of_an_example_is_drawn(run: Run, tmp_path: Path) -> None:
    example, file = tmp_path / "example.toml", tmp_path / "example.svg"
    example.write_text(EXAMPLE, encoding="utf-8")

    assert 0 == run(f"map reliquium --svg {file} --example {example}").exit_code
    assert 2 == sum(word == "W" for word in words_in(file))


def test_a_game_without_a_map_is_refused_in_one_sentence(run: Run, tmp_path: Path) -> None:
    refused = run(f"map majesty --svg {tmp_path / 'none.svg'}")

    assert 2 == refused.exit_code
    assert refused.stderr.startswith("majesty has no map to draw")


def test_a_place_that_cannot_be_written_is_refused(run: Run, tmp_path: Path) -> None:
    refused = run(f"map reliquium --svg {tmp_path / 'nowhere' / 'map.svg'}")

    assert 2 == refused.exit_code
    assert "cannot be written" in refused.stderr


def test_the_picture_says_round_and_phase_and_ties_sent_units_to_their_token(run: Run, tmp_path: Path) -> None:
    """One mage was sent, the other was not: one line of dots."""
    example, file = tmp_path / "war.toml", tmp_path / "war.svg"
    example.write_text(WAR, encoding="utf-8")

    assert 0 == run(f"map reliquium --svg {file} --example {example}").exit_code
    assert "Reliquium · Round 7 · attack" in words_in(file)
    assert 1 == len(minidom.parse(str(file)).getElementsByTagName("line"))


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_names_stay_within_their_areas_and_boards_within_their_columns(run: Run, tmp_path: Path, lang: str) -> None:
    """By the width of letters, as far as that can be told without a font."""
    file = tmp_path / "start.svg"
    assert 0 == run(f"map reliquium --svg {file} --lang {lang}").exit_code
    game = new_game("reliquium", {"seats": 4})
    speaker = Speaker(lang, game)
    areas = geometry_of(game.scene()).areas
    for area, place in areas.items():
        lines = fitted(speaker.name("area", area), place)

        assert lines
        for line, at, size in lines:
            assert size >= 7
            assert len(line) * size * 0.7 <= place.room(at), area
    for text in minidom.parse(str(file)).getElementsByTagName("text"):
        if float(text.getAttribute("y")) > 900 and text.getAttribute("text-anchor") == "start":
            assert text.firstChild is not None
            said = text.firstChild.data
            wide = len(said) * float(text.getAttribute("font-size")) * 0.7

            assert wide <= 276 or float(text.getAttribute("textLength")) <= 276, said
