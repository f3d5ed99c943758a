"""News after a long time without a question."""

from __future__ import annotations

from typing import Any

import pytest

from quintain.cli.news import FIRST, LAST, LONG, condensed, gathered, paragraphs
from quintain.games import new_game
from quintain.kernel.match import Match
from quintain.words import LANGUAGES, Speaker

from .conftest import Run


def test_much_news_is_told_by_its_ends() -> None:
    reports = [f"Move {n}." for n in range(500)]
    told = condensed(reports, Speaker("en"))

    assert reports[:FIRST] == told[:FIRST]
    assert reports[-LAST:] == told[-LAST:]
    assert f"… {500 - FIRST - LAST} more reports" in told[FIRST]
    assert FIRST + LAST + 1 == len(told)


def test_some_news_is_told_whole() -> None:
    reports = [f"Move {n}." for n in range(LONG)]

    assert reports == condensed(reports, Speaker("en"))


def test_a_scoring_is_told_board_by_board() -> None:
    """Not as one paragraph: every board that is scored begins its own, the move before them another."""
    game = new_game("academy", {"seats": 3, "first_player": 0})
    speaker = Speaker("en", game, ["Anna", "Boris", "Clara"], strict=True)
    match: Match[Any] = Match(game, 1)
    told: list[str] = []
    while not any(line.startswith("Education is scored.") for line in told):
        seat = match.pending()[0]
        told = paragraphs(match.play(seat, match.decision(seat).actions[0]), speaker, -1)

    boards = [line.partition(" is scored.")[0] for line in told if " is scored." in line]

    assert ["Duel", "Tournament", "Education"] == boards[-3:]
    assert all(line.count("is scored.") <= 1 for line in told)


def test_sentences_are_gathered_in_paragraphs() -> None:
    told = [("A.", False), ("B.", True), ("C.", False), ("D.", True)]
    speaker = Speaker("en")

    assert ["A.", "B. C.", "D."] == gathered(told, speaker)
    assert ["B. C.", "D."] == gathered(told[1:], speaker)
    assert [] == gathered([], speaker)


@pytest.mark.parametrize(
    ("lang", "told"), [("en", "Anna takes a card, pays 2. Anna and Tom pay."), ("ru", "Anna берёт, платит 2.")]
)
def test_somebody_is_named_once_in_a_paragraph_whether_or_not_the_game_is_known(lang: str, told: str) -> None:
    sentences = {"en": ["Anna takes a card.", "Anna pays 2.", "Anna and Tom pay."], "ru": ["Anna берёт.", "Anna платит 2."]}[lang]

    for game in (None, new_game("majesty", {"seats": 2})):
        assert [told] == gathered([(sentence, False) for sentence in sentences], Speaker(lang, game, ["Anna", "Tom"]))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_row_of_one_kind_is_one_paragraph(lang: str) -> None:
    """Majesty's totals; but every board of Academy that is scored has its own, though nobody gains there."""
    majesty, academy = (Speaker(lang, new_game(key, {"seats": 2}), ["A", "B"]) for key in ("majesty", "academy"))
    total = next(kind for kind in new_game("majesty", {"seats": 2}).events if kind.name == "totalled")(0, 20, 1)
    scored = next(kind for kind in new_game("academy", {"seats": 2}).events if kind.name == "scored")(1)

    assert [False, True, False] == [majesty.opens(total, before) for before in ("", "gained", "totalled")]
    assert [False, True, True] == [academy.opens(scored, before) for before in ("", "moved", "scored")]


def test_every_move_of_the_log_has_one_number(run: Run) -> None:
    """Its paragraphs begin under one another."""
    shown = run("play castlecraft --seats me,random --seed 3 --plain", *["1"] * 40, "l", "q").output
    log = shown.rpartition("What has happened\n")[2].partition("\n\n")[0].splitlines()
    numbered = [line for line in log if line[:1].isdigit()]

    assert [f"{n}." for n in range(1, len(numbered) + 1)] == [line.split()[0] for line in numbered]
    assert "   Round 1: Agnes is on turn." in log


def test_who_has_nothing_left_to_decide_is_warned_and_not_told_hundreds_of_turns(run: Run) -> None:
    played = run("play castlecraft --seats me,random --seed 3 --plain --armies lot --late-start-bonus auto", "4", "2")

    assert 0 == played.exit_code
    assert "Forged Armour: 4 gold" in played.output
    assert "— then you have no squad, nothing to recruit one with, and no income!" in played.output
    assert 1 == played.output.count("more reports, left out here")
    assert len(played.output.splitlines()) < 150
