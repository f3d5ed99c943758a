"""Bots at the table: levels take seats, and `h` asks for advice."""

from __future__ import annotations

import pytest

from quintain.cli.screen import Screen

from .conftest import Run


@pytest.mark.parametrize(("lang", "title"), [("en", "What a strong bot thinks:"), ("ru", "Что думает сильный бот:")])
def test_h_names_the_best_choices_with_their_worth(run: Run, lang: str, title: str) -> None:
    played = run(f"play majesty --seats me,page --seed 3 --plain --lang {lang}", "h", "q")
    menu, _, said = played.output.partition(title)
    hint = said.splitlines()[1:4]

    assert 0 == played.exit_code
    assert 3 == len(hint)
    assert all("%" in line for line in hint)
    assert all(line.rpartition(" — ")[0] in menu.splitlines() for line in hint), "numbered as in the menu"


def test_levels_take_seats(run: Run) -> None:
    played = run("play majesty --seats me,squire,page --seed 3", "1", "q")

    assert 0 == played.exit_code
    assert "(bot Squire)" in played.output


def test_a_terminal_says_who_thinks_and_forgets_it(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("TERM", "xterm")
    for plain in (True, False):
        with Screen(plain).waiting("Agnes thinks…"):
            during = capsys.readouterr().out
        after = capsys.readouterr().out

        assert ("Agnes thinks…" in during) is not plain
        assert ("" if plain else "\r\x1b[2K") == after
