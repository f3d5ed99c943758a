"""Sentences that once misled: what they say now, in both languages."""

from __future__ import annotations

import re

import pytest

from quintain.games import GAMES, new_game
from quintain.games.academy.events import CupMoved
from quintain.words import Speaker, refused, rulebook, table_rules

from .builder import dealt, lancelot
from .test_scene import ENTERED

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
        said += [speaker.event(event) for event in play.move(play.legal_of(seat)[0], seat).happened]

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


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_AC_R27_the_rules_of_a_table_show_what_was_entered_for_it(lang: str) -> None:
    """The entered numbers stand in place of ours; the sentences without numbers are those of the rules."""
    clauses = rulebook(GAMES["academy"], lang).clauses
    game = new_game("academy", {"seats": 4, "content": ENTERED})
    at_the_table = table_rules(Speaker(lang, game, strict=True)).clauses
    changed = {key: clause.text for key, clause in at_the_table.items() if clause.text != clauses[key].text}
    words = {"en": "entered for this table", "ru": "для этого стола"}[lang]

    assert ["AC-9.2", "AC-9.3", "AC-9.4", "AC-14.5", "AC-15.1", "AC-18.2"] == list(changed)
    for clause, text in changed.items():
        assert words in text
        kept = [each for each in re.split(r"(?<=\.) ", clauses[clause].text) if not re.search(r"\d|AC-R|\bI ", each)]
        assert [] == [each for each in kept if each not in text], clause
    assert "12, 5" in changed["AC-9.2"]
    assert "−12" in changed["AC-9.3"] and "−6" in changed["AC-9.3"]
    assert "6: 6, 7: 7, 8: 8, 9: 9, 10: 10, 11: 11, 12: 12" in changed["AC-9.4"]
    assert {"en": "VI blue, red, green, yellow", "ru": "VI синий, красный, зелёный, жёлтый"}[lang] in changed["AC-14.5"]
    assert "0: 0, 1: 1, 2: 2" in changed["AC-18.2"]


def test_AC_R27_one_number_changes_one_clause_and_the_refusal_by_it() -> None:
    """A refusal quotes the rules of the table."""
    game = new_game("academy", {"seats": 4, "content": {"boards": {"charity": {"last": -9}}}})
    said = refused(Speaker("en", game, strict=True), "illegal", "AC-9.3")

    assert ["AC-9.3"] == list(game.amended())
    assert "Charity gives coats of −9 and −1 (entered for this table)." in said
    assert {} == new_game("academy", {"seats": 4}).amended()
