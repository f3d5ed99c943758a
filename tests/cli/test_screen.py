"""What stands on a terminal that is too small for everything."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from quintain.bots import Advice
from quintain.cli import session

from .conftest import Run

FOUR = "me,random,random,random"
STAY = {  # who plays, how many choices are made, which question is part of the set-up, and what a board always shows
    "majesty": (
        FOUR,
        8,
        "–",
        (r"^(Price|Цена) ", r"^(Market|Рынок) ", "Player|Гость", "Agnes|Эдит", "Baldwin|Отто", "Cecily|Изабель"),
    ),
    "academy": (
        FOUR,
        10,
        "–",
        (
            *(r"^(Gallantry|Галантность) ", r"^(Duel|Поединок) ", r"^(Tournament|Турнир) ", r"^(Education|Образование) "),
            *(r"^(King|Король) ", r"^(Dragon|Дракон) ", r"^(Charity|Благотворительность) ", r"^(Coats|Гербы) "),
            r"^(Pack|Cards|Hand|Карты|Рука) ",
        ),
    ),
    "mastery": (
        FOUR,
        8,
        "–",
        (
            r"│3c ",
            "│(Berry|Берри)",
            "│3b ",
            "│2g ",
            "│(Touraine|Турень)",
            r"│3d ",
            r"^\[1\]",
            r"^\[4\]",
            "^(Your hand|Ваша рука): ",
        ),
    ),
    "reliquium": (
        FOUR,
        8,
        "RQ-0.",
        (r"^(Round|Раунд) \d", r"[LЛ]#", r"[BБ]#", "^(L Legion|Л Легион) ", "^(B Brotherhood|Б Братство) "),
    ),
    "castlecraft": (
        "me,random",
        3,
        "CC-4.8",
        (r"^(Round|Круг) 1 ", r"^ +0 +5 +10", "Player|Гость", r"(mana|мана) 4 ", "Agnes|Эдит", r"(mana|мана) [013] "),
    ),
}
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


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("key", list(STAY))
def test_what_matters_most_stays_beside_every_question(run: Run, terminal: Sized, key: str, lang: str) -> None:
    """On 80 columns and 30 lines, whatever happened and however many choices there are: they give way, by pages."""
    terminal(80, 30)
    seats, moves, before, stay = STAY[key]
    played = run(f"play {key} --seats {seats} --seed 7 --lang {lang}", *["", "", "1"] * moves, "q").output
    asked = [page for page in pages(played) if any(re.search(r"\([A-Z]{2}-[0-9.]+\)$", line) for line in page)]
    asked = [page for page in asked if not any(f"({before}" in line for line in page)]

    assert len(asked) >= moves // 2
    for page in asked:
        end = next(at for at, line in enumerate(page) if re.match(r"\? (why|почему)", line))

        assert end < 30
        assert [] == [part for part in stay if not any(re.search(part, line) for line in page[:end])], "\n".join(page)


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
    asked = run(CELLS, "1", "2", "q").output
    listed = re.findall(r"^(\d+)\. ", asked.split("where do the Braves appear?")[1].partition("> ")[0], re.MULTILINE)

    assert listed
    assert "2" not in listed
    assert "2 is not on this list; “all” lists all 88 choices." in asked
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
    assert "places a Miller" in played


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
