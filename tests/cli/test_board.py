"""The board of Majesty: what it says, and that it fits."""

from __future__ import annotations

import io
from typing import Any

import pytest
from rich.console import Console
from rich.text import Text

from quintain.cli import boards
from quintain.cli.boards import majesty
from quintain.games import new_game
from quintain.kernel.game import AnyGame
from quintain.kernel.match import Match
from quintain.kernel.options import choose
from quintain.kernel.rng import Rng
from quintain.words import Speaker

from .toy.game import ToyGame


def drawn(game: AnyGame, state: Any, speaker: Speaker, height: int, colours: bool = False) -> str:
    console = Console(
        file=io.StringIO(), width=80, height=height, force_terminal=colours, color_system="truecolor" if colours else None
    )
    console.print(majesty.draw(game, state, speaker, speaker.names), height=height)
    file = console.file
    assert isinstance(file, io.StringIO)
    return file.getvalue()


def match_roles(match: Match[Any], game: AnyGame) -> set[str]:
    """Who stands on the market."""
    return {role for card in game.tell(match.state)["market"] for role in card.partition(":")[0].split("_")}


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize(("seats", "side"), [(2, "A"), (3, "B"), (4, "ABABABAB"), (4, "B")])
def test_no_line_is_longer_than_80_columns(lang: str, seats: int, side: str) -> None:
    """Now and then in a match, on low and high terminals, with long names; nothing is cut but names."""
    game = new_game("majesty", {"seats": seats, "sides": side})
    speaker = Speaker(lang, game, ["Bartholomew the Twentieth", "Ян", "Maximiliane", "Я" * 24][:seats])
    match: Match[Any] = Match(game, 7)
    rng = Rng.seeded(1)
    while not match.over():
        for height in (14, 22, 2000) if len(match.moves) % 6 == 5 else ():
            picture = drawn(game, match.view(0), speaker, height)

            assert max(len(line) for line in picture.splitlines()) <= 80
            shown = [case for case in ("", "short") if speaker.name("building", "guardhouse", case) in picture]

            assert "" in shown or (height == 14 and shown)
            assert all(speaker.name("role", role) in picture for role in match_roles(match, game))
        actions = game.legal(match.state, match.pending()[0])
        match.play(match.pending()[0], actions[int(rng.below(len(actions)))])
    assert speaker.say("label-variety") in drawn(game, match.view(0), speaker, 30)


def test_a_double_card_shows_both_characters() -> None:
    game = new_game("majesty", {"seats": 2})
    state = game.lay({"market": ["miller_knight:2", "witch"]})
    speaker = Speaker("en", game, ["Anna", "Boris"])
    lines = drawn(game, state, speaker, 14).splitlines()

    assert ["Market", "Miller", "Witch"] == lines[2].split()[:3]
    assert "Knight" == lines[3].split()[0]
    assert ["Workers", "●●"] == lines[4].split()
    assert "- Price 0: Miller / Knight; 2 workers" in majesty.plain(game, state, speaker, speaker.names)


def test_the_leader_of_a_building_has_a_star_and_equals_share_it() -> None:
    game = new_game("majesty", {"seats": 3})
    state = game.lay({"player": [{"mill": 2, "inn": 1}, {"mill": 2}, {"mill": 1, "infirmary": ["guard"]}]})
    rows = {
        line.split()[0]: line.split()[1:] for line in drawn(game, state, Speaker("en", game, ["A", "B", "C"]), 14).splitlines()
    }

    assert ["A", "10", "★2", "★2", "1"] == rows["Mill"]
    assert ["A", "15", "★1", "·", "·"] == rows["Inn"]
    assert ["A", "–", "·", "·", "1"] == rows["Infirmary"]


def test_a_low_terminal_leaves_abilities_out_and_the_whole_board_has_every_card() -> None:
    game = new_game("majesty", {"seats": 2})
    state = game.lay({"player": [{"brewery": ["miller_brewer"], "infirmary": ["guard", "witch"]}]})
    speaker = Speaker("en", game, ["Anna", "Boris"])

    assert "+5 and 1 worker per Noble" not in drawn(game, state, speaker, 14)
    assert "+5 and 1 worker per Noble" in drawn(game, state, speaker, 30)
    assert "Infirmary, Anna: Guard, Witch" in drawn(game, state, speaker, 30)
    assert "Miller / Brewer" in drawn(game, state, speaker, 2000)


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_market_and_all_kingdoms_stay_on_a_low_terminal(lang: str) -> None:
    """Nine lines are enough for four players: prices, cards, workers on them, points, workers and cards of everybody."""
    game = new_game("majesty", {"seats": 4, "sides": "ABABABAB"})
    state = game.lay(
        {"active": 1, "market": ["miller_knight:2", "witch"], "player": [{"points": 42, "workers": 3, "mill": 2, "inn": 1}]}
    )
    speaker = Speaker(lang, game, ["Bartholomew the Twentieth", "Boris", "Clara", "David"])
    lines = drawn(game, state, speaker, 9).splitlines()

    assert len(lines) <= 9
    assert max(len(line) for line in lines) <= 80
    assert "●●" in "".join(lines)
    assert ["42", "/", "3", "★2", "·", "·", "·", "·", "★1", "·", "·"] == lines[-4].split()[-11:]
    assert speaker.name("building", "barracks", "short") in lines[-5]

    assert speaker.say("label-reserve") in drawn(game, state, speaker, 10)


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_every_building_shows_its_side(lang: str) -> None:
    """As the cards of that language print it."""
    game = new_game("majesty", {"seats": 2, "sides": "ABBABABB"})
    speaker = Speaker(lang, game, ["Anna", "Boris"])
    picture = drawn(game, game.start(1), speaker, 30)
    for at, building in enumerate(game.nouns["building"]):
        letter = speaker.name("side", "ABBABABB"[at], "short")

        assert f"{speaker.name('building', building)} {letter} " in picture


def test_the_final_table_shows_each_majority() -> None:
    """MJ-R31. One line for each building that somebody has won, and the penalty of the infirmary."""
    game = new_game("majesty", {"seats": 2, "sides": "B"})
    state = game.lay(
        {"final": True, "player": [{"points": 60, "mill": 3, "infirmary": ["guard"]}, {"points": 50, "mill": 3, "inn": 1}]}
    )
    speaker = Speaker("en", game, ["Anna", "Boris"])
    lines = [line.strip() for line in majesty.plain(game, state, speaker, speaker.names)[-7:]]

    assert [
        "In the game: Anna 60, Boris 50",
        "Wounded: Anna −2, Boris 0",
        "Variety: Anna 1, Boris 4",
        "Majority, Mill B: Anna 14, Boris 14",
        "Majority, Inn B: Anna 0, Boris 12",
        "Most wounded: Anna −10, Boris 0",
        "Total: Anna 63, Boris 80",
    ] == lines
    assert ["Most", "wounded", "−10", "·"] in [line.split() for line in drawn(game, state, speaker, 40).splitlines()]


def test_colours_never_carry_meaning_alone() -> None:
    game = new_game("majesty", {"seats": 2})
    state = game.start(1)
    speaker = Speaker("en", game, ["Anna", "Boris"])
    coloured = drawn(game, state, speaker, 30, colours=True)

    assert "\x1b[" in coloured
    assert drawn(game, state, speaker, 30).strip() == Text.from_ansi(coloured).plain.strip()


def test_corrected_content_is_what_the_board_says() -> None:
    corrections = '{"building": [{"id": "mill", "A": {"abilities": [{"points": 9, "workers": 2}]}}]}'
    for lang, expected in (("en", "+9 and 2 workers per Miller"), ("ru", "+9 и 2 работников: Крестьянка")):
        game = new_game("majesty", {"seats": 2, "sides": "A", "content": corrections})
        lines = majesty.plain(game, game.start(0), Speaker(lang, game, ["A", "B"]), ["A", "B"])

        assert any(expected in line for line in lines)


def test_a_longer_market_takes_more_rows() -> None:
    game = new_game("majesty", {"seats": 2, "content": '{"constants": {"market_size": 12}}'})
    picture = drawn(game, game.start(0), Speaker("ru", game, ["A", "B"]), 30)

    assert 2 == picture.count("Цена")
    assert max(len(line) for line in picture.splitlines()) <= 80


def test_all_abilities_of_a_corrected_box_have_words() -> None:
    for lang in ("en", "ru"):
        for side in ("A", "B"):
            game = new_game("majesty", {"seats": 2, "sides": side, "content": '{"constants": {"workers": 31}}'})

            assert majesty.plain(game, game.start(0), Speaker(lang, game, ["A", "B"]), ["A", "B"])


def test_a_game_without_a_drawing_is_told_in_its_own_words() -> None:
    game = ToyGame(choose(ToyGame.choices, {"seats": 2}))

    assert ["round: 0", "bids: -2, -2", "points: 0, 0"] == boards.undrawn(game, game.start(0), Speaker("en", game), [])
