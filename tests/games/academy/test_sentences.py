"""Sentences that once misled: what they say now, in both languages."""

from __future__ import annotations

import re

import pytest

from quintain.games import GAMES, new_game
from quintain.games.academy.events import CupMoved
from quintain.words import Speaker, rulebook

from .builder import dealt, lancelot

HAND = ["gallantry_5", "sword_3", "king_2", "king_3", "dragon_2", "charity_5"]


@pytest.mark.parametrize(
    ("lang", "label"), [("en", "King 2, beside Gallantry 5"), ("ru", "Король 2; в стопке уже Галантность 5")]
)
def test_AC_14_3_a_split_names_what_lies_in_the_pile(lang: str, label: str) -> None:
    """No card is called the lowest: a Gallantry 5 may come first in order; Russian names stand in a case that fits."""
    play = lancelot().packs({"0": HAND}).laid()
    speaker = Speaker(lang, play.game, ["Anna", "Boris"], strict=True)
    view = play.match.view(0)

    assert label in [speaker.label(view, 0, action) for action in play.match.decision(0).actions]
    assert not any(word in speaker.prompt(play.match.decision(0)) for word in ("lowest", "младш"))


def test_AC_7_4_last_but_one_stands_before_the_last_in_russian_too() -> None:
    """Not after it."""
    text = rulebook(GAMES["academy"], "ru").clauses["AC-7.4"].text

    assert "прямо перед единственным последним" in text
    assert "следующий за последним" not in text


@pytest.mark.parametrize(
    ("lang", "middle", "black"),
    [
        ("en", "The Cup stands in the middle.", "The Cup stands on the black side, 3 spaces from the middle."),
        ("ru", "Чаша стоит посередине.", "Чаша стоит на чёрной стороне, шагов от середины: 3."),
    ],
)
def test_AC_15_2_the_cup_stands_on_a_side(lang: str, middle: str, black: str) -> None:
    """Neither "on 0, below zero" nor a number below zero."""
    speaker = Speaker(lang, new_game("academy", {"seats": 3, "black_vs_white": True}), strict=True)

    assert (middle, black) == (speaker.event(CupMoved(0, 0, 0)), speaker.event(CupMoved(-3, 1, 3)))


def test_no_russian_sentence_declines_a_name() -> None:
    """Names stand alone: «Экскалибур: Anna», never «у игрока Anna»."""
    play = dealt(1, seats=2, two_player_mode="lancelot", most_generous=True)
    speaker = Speaker("ru", play.game, ["Anna", "Boris"], strict=True)
    said = [speaker.event(event) for event in play.match.opening]
    while not play.over:
        seat = play.pending[0]
        said += [speaker.event(event) for event in play.move(play.legal_of(seat)[0], seat).facts]

    assert "Начинается I раунд. Экскалибур: " in said[0]
    assert not [sentence for sentence in said if re.search(r"игрок\w* (Anna|Boris)", sentence)]


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_AC_R27_the_rules_mark_our_numbers(lang: str) -> None:
    """In every clause that names one."""
    clauses = rulebook(GAMES["academy"], lang).clauses
    words = {"en": "our reconstruction", "ru": "наша реконструкция"}[lang]

    for clause in ("AC-9.2", "AC-9.4", "AC-14.5", "AC-15.1", "AC-18.2"):
        assert words in clauses[clause].text, clause
        assert "AC-R27" in clauses[clause].text
    assert "AC-R1" in clauses["AC-9.3"].text
