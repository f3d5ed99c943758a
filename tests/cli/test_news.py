"""News after a long time without a question."""

from __future__ import annotations

from quintain.cli.news import FIRST, LAST, LONG, condensed
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


def test_who_has_nothing_left_to_decide_is_warned_and_not_told_hundreds_of_turns(run: Run) -> None:
    played = run("play castlecraft --seats me,random --seed 3 --plain", "4", "2")

    assert 0 == played.exit_code
    assert "Forged Armour: 4 gold" in played.output
    assert "— then you have no squad, nothing to recruit one with, and no income!" in played.output
    assert 1 == played.output.count("more reports, left out here")
    assert len(played.output.splitlines()) < 150
