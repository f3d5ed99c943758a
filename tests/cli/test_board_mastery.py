"""The board of Medieval Mastery: what the whole of it explains."""

from __future__ import annotations

import io
from typing import Any

import pytest
from rich.console import Console

from quintain.cli.boards import mastery
from quintain.games import new_game
from quintain.games.mastery.names import CARDS
from quintain.kernel.game import AnyGame
from quintain.words import Speaker


def drawn(game: AnyGame, state: Any, speaker: Speaker, height: int) -> str:
    console = Console(file=io.StringIO(), width=80, height=height, color_system=None)
    console.print(mastery.draw(game, state, speaker, speaker.names), height=height)
    file = console.file
    assert isinstance(file, io.StringIO)
    return file.getvalue()


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_whole_board_says_what_every_card_does_and_the_small_one_does_not(lang: str) -> None:
    game = new_game("mastery", {"seats": 2})
    speaker = Speaker(lang, game, ["Anna", "Boris"], strict=True)
    view = game.view(game.start(7), 0)
    whole, small = (" ".join(drawn(game, view, speaker, height).split()) for height in (1000, 24))

    for card in CARDS:
        assert speaker.attribute(f"card-{card}", "power") in whole
    assert speaker.say("label-worth") in whole
    assert speaker.say("label-worth") not in small
    assert len(drawn(game, view, speaker, 24).splitlines()) < 24


def test_plain_lines_say_what_the_cards_in_hand_do() -> None:
    game = new_game("mastery", {"seats": 2})
    speaker = Speaker("en", game, ["Anna", "Boris"], strict=True)
    view = game.view(game.lay({"player": [{"hand": ["ambush", "fracture"]}, {}]}), 0)
    lines = mastery.plain(game, view, speaker, speaker.names)

    assert "- Ambush: laid as a conflict card; the roll of a die is added to your knights" in lines


def test_partners_are_told_by_the_number_of_their_team() -> None:
    game = new_game("mastery", {"seats": 6, "allegiance": "two"})
    speaker = Speaker("en", game, list("ABCDEF"), strict=True)
    rows = [line.split() for line in drawn(game, game.view(game.start(7), 0), speaker, 1000).splitlines()]
    teams = {row[1]: row[2] for row in rows if row and row[0] in ("[1]", "[2]", "[4]", "[5]") and row[1] in "ABDE"}

    assert {"A": "1", "B": "2", "D": "1", "E": "2"} == teams


def test_a_tile_that_holds_fewer_says_at_most_how_many() -> None:
    """A Battlefield holds five: that is “≤5”, not “<5”, and the legend says so too; a Forest holds as many as any."""
    game = new_game("mastery", {"seats": 2})
    speaker = Speaker("en", game, ["Anna", "Boris"], strict=True)
    text = drawn(game, game.view(game.lay({"tiles": {"v1_1": "forest", "v2_1": "battlefield"}}), 0), speaker, 1000)
    [named] = [line for line in text.splitlines() if "≤5" in line]

    assert "2a" in named
    assert "≤n" in text
    assert "<" not in text
