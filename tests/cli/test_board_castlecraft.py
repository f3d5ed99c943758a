"""The field of Castle Craft: what the whole of it explains, and what labels tell."""

from __future__ import annotations

import io
from typing import Any

import pytest
from rich.console import Console

from quintain.cli.boards import castlecraft
from quintain.games import new_game
from quintain.kernel.game import AnyGame
from quintain.words import Speaker


def drawn(game: AnyGame, state: Any, speaker: Speaker, height: int) -> str:
    console = Console(file=io.StringIO(), width=80, height=height, color_system=None)
    console.print(castlecraft.draw(game, state, speaker, speaker.names), height=height)
    file = console.file
    assert isinstance(file, io.StringIO)
    return file.getvalue()


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_whole_board_explains_squads_towers_and_signs_and_the_small_one_does_not(lang: str) -> None:
    game = new_game("castlecraft", {"seats": 2, "armies": "humans,dwarves", "places": "north,south"})
    speaker = Speaker(lang, game, ["Anna", "Boris"], strict=True)
    state = game.start(3)
    whole = " ".join(drawn(game, state, speaker, 1000).split())

    for unit in ("man_at_arms", "knight", "wizard", "brave", "crossbowman", "shaman"):
        assert f"{speaker.name('unit', unit, 'sign')} {speaker.name('unit', unit, 'plural')}: " in whole
    assert speaker.say("label-legend") in whole
    assert f"{speaker.name('army', 'humans')}): {speaker.name('castle', 'north')}" in whole
    assert speaker.say("label-towers") in whole
    assert speaker.say("label-towers") not in drawn(game, state, speaker, 24)


def test_labels_tell_the_values_of_a_warrior_and_what_a_purchase_leaves() -> None:
    game = new_game("castlecraft", {"seats": 2, "armies": "humans,dwarves", "places": "north,south"})
    speaker = Speaker("en", game, ["Anna", "Boris"], strict=True)
    state = game.start(3)
    seat = int(game.pending(state)[0])
    state.gold[seat] = 4
    labels = [speaker.label(state, seat, int(action)) for action in game.legal(state, seat)]

    assert any(label.endswith("(speed 4, range 0, strength 2, defence 5)") for label in labels)
    assert 1 == len([label for label in labels if label.endswith("no income!")]), "only what takes the last gold"
