"""News after a long time without a question."""

from __future__ import annotations

from typing import Any

from quintain.cli.news import FIRST, LAST, LONG, condensed, paragraphs
from quintain.games import new_game
from quintain.kernel.match import Match
from quintain.words import Speaker

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


def test_who_has_nothing_left_to_decide_is_warned_and_not_told_hundreds_of_turns(run: Run) -> None:
    played = run("play castlecraft --seats me,random --seed 3 --plain --armies lot --late-start-bonus auto", "4", "2")

    assert 0 == played.exit_code
    assert "Forged Armour: 4 gold" in played.output
    assert "— then you have no squad, nothing to recruit one with, and no income!" in played.output
    assert 1 == played.output.count("more reports, left out here")
    assert len(played.output.splitlines()) < 150
