"""What stands on a terminal that is too small for everything."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from quintain.bots import Advice
from quintain.cli import session

from .conftest import Run

MASTERY = "play mastery --seats me,random,random,random --seed 11"
Sized = Callable[[int, int], None]


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch) -> Sized:
    """`terminal(80, 24)`: somebody looks at so many columns and lines."""

    def sized(columns: int, lines: int) -> None:
        for name, value in (("FORCE_COLOR", "1"), ("TERM", "xterm"), ("COLUMNS", str(columns)), ("LINES", str(lines))):
            monkeypatch.setenv(name, value)

    return sized


def pages(output: str) -> list[list[str]]:
    """What stood on the screen after each time it was cleared; what was typed ends a line there too."""
    return [re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", page).splitlines() for page in output.split("\x1b[2J")]


def with_line(output: str, part: str) -> list[list[str]]:
    return [page for page in pages(output) if any(part in line for line in page)]


@pytest.mark.parametrize(("columns", "lines"), [(100, 40), (80, 24)])
def test_a_long_list_of_choices_leaves_room_for_the_board(run: Run, terminal: Sized, columns: int, lines: int) -> None:
    terminal(columns, lines)
    page = with_line(run(MASTERY, "", "q").output, "what do you do? (MM-2.8)")[0]
    end = next(at for at, line in enumerate(page) if "? why · h hint" in line)

    assert end < lines
    assert any(line.startswith("Your hand: ") for line in page[:end])
    assert any(line.startswith("[4] Cecily") for line in page[:end])


def test_a_board_says_how_many_of_its_lines_must_stay(run: Run, terminal: Sized, monkeypatch: pytest.MonkeyPatch) -> None:
    """The list of choices gives way."""
    heights = []
    for wanted in (0, 15):
        monkeypatch.setattr("quintain.cli.boards.mastery.least", lambda game, view, wanted=wanted: wanted, raising=False)
        terminal(80, 24)
        page = with_line(run(MASTERY, "", "q").output, "what do you do? (MM-2.8)")[0]
        heights.append(next(at for at, line in enumerate(page) if "what do you do? (MM-2.8)" in line))

    assert heights[0] < 15 <= heights[1]


def test_a_board_that_is_cut_says_how_to_see_it_whole(run: Run, terminal: Sized) -> None:
    terminal(80, 24)
    assert "↑ “b” shows the whole board." == with_line(run(MASTERY, "", "q").output, "what do you do? (MM-2.8)")[0][0]

    terminal(100, 60)
    assert "shows the whole board" not in run(MASTERY, "", "q").output


def test_every_choice_can_be_reached_by_turning_the_list(run: Run, terminal: Sized) -> None:
    terminal(80, 24)
    first, second, again = with_line(run(MASTERY, "", "+", "+", "q").output, "what do you do? (MM-2.8)")

    assert any("“+” shows them" in line for line in first)
    assert any("34 End your turn" in line for line in second)
    assert "“+” shows the first choices again." in second
    assert first == [line.replace("> q", "> +") for line in again[: len(first)]]


def test_the_board_is_shown_alone_and_page_by_page(run: Run, terminal: Sized) -> None:
    terminal(80, 24)
    shown = pages(run(MASTERY, "", "b", "", "", "", "q").output)
    board = shown[-4:-1]

    assert all(len(page) == 24 for page in board[:2])
    assert ["Enter to go on: ", "Enter to go on: ", "Enter to go back: "] == [page[-1] for page in board]
    assert board[0][0].startswith("Turn 1 · Round 1")
    assert not any("what do you do?" in line for page in board for line in page)
    assert any("what do you do?" in line for line in shown[-1])


def test_a_choice_typed_while_the_board_is_looked_at_is_made(run: Run, terminal: Sized) -> None:
    terminal(80, 24)

    assert with_line(run(MASTERY, "", "b", "34", "", "q").output, "Player ends the turn.")


def test_a_plain_screen_reads_the_board_and_asks_again(run: Run) -> None:
    played = run(f"{MASTERY} --plain", "b", "34", "q").output

    assert "Enter to go back" not in played
    assert 2 == played.partition("Player ends the turn.")[0].count("what do you do? (MM-2.8)")


def test_a_line_of_keys_that_is_broken_takes_two_lines_from_the_board(run: Run, terminal: Sized) -> None:
    terminal(80, 24)
    played = run("play reliquium --seats me,random,random,random --lang ru --seed 9", *["", "1"] * 6, "q").output
    asked = with_line(played, "p пас")

    assert asked
    assert all(next(at for at, line in enumerate(page) if line.startswith("на ход >")) < 24 for page in asked)


CELLS = "play castlecraft --seats me,random --seed 21 --plain --armies lot --late-start-bonus auto"


def test_only_what_is_listed_is_accepted(run: Run) -> None:
    """Of many cells a few are listed; the others are told by their coordinates, or listed by “all”."""
    asked = run(CELLS, "1", "2", "", "q").output
    listed = re.findall(r"^(\d+)\. ", asked.split("where do the Braves appear?")[1].partition("> ")[0], re.MULTILINE)

    assert listed
    assert "2" not in listed
    assert "2 is not on this list; “all” lists all 88 choices." in asked
    assert "Please type one of the numbers listed." in asked
    assert "the Braves appear on" not in asked


def test_what_is_not_listed_can_be_chosen_after_all_were(run: Run) -> None:
    assert "the Braves appear on" in run(CELLS, "1", "all", "2", "q").output


def test_what_a_bot_advises_is_offered(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(session, "advise", lambda game, view, seat: [Advice(int(game.legal(view, seat)[1]), 0.5, 1)])

    assert "the Braves appear on" in run(CELLS, "1", "h", "2", "q").output


def test_words_that_fit_nothing_leave_the_list_as_it_is(run: Run) -> None:
    played = run("play majesty --seed 4 --seats 3", "brewery", "xyzzy", "2", "all", "2", "q").output

    assert "2 is not on this list; “all” lists all 7 choices." in played
    assert "“all” lists all 7 choices." in played.splitlines()
    assert "Player places a Miller" in played


def test_enter_alone_shows_the_question_again(run: Run, terminal: Sized) -> None:
    terminal(80, 24)
    shown = with_line(run(MASTERY, "", "help", "", "q").output, "what do you do? (MM-2.8)")

    assert 2 == len(shown)
    assert shown[0][:20] == shown[1][:20]


def test_a_line_of_news_stands_above_the_board_without_a_pause(run: Run, terminal: Sized) -> None:
    terminal(80, 24)
    page = with_line(run(MASTERY, "", "1", "q").output, "Player plays Tactical Advance.")[0]
    end = next(at for at, line in enumerate(page) if "? why · h hint" in line)

    assert end < 24
    assert any("what do you do? (MM-2.8)" in line for line in page)
    assert any(line.startswith("Your hand: ") for line in page)


def test_an_answer_typed_before_its_question_is_not_swallowed(run: Run, terminal: Sized) -> None:
    terminal(80, 24)
    played = run(MASTERY, "1", "", "q").output

    assert "The question comes after Enter." in played
    assert not with_line(played, "Player plays Tactical Advance.")
    assert with_line(played, "what do you do? (MM-2.8)")
