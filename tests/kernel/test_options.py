"""Options: every kind of value, what is refused, and by which clause."""

from __future__ import annotations

from datetime import date
from typing import Any, ClassVar

import pytest

from quintain.kernel.errors import OptionError
from quintain.kernel.options import Bar, Option, Options, choice, choose, data, flag, number, text
from quintain.kernel.records import digest, dump, load


class ChessOptions(Options):
    """Options of every kind."""

    fields = (*Options.fields, "clock", "rounds", "opening", "name", "board")
    seats_clause = "CH-1"
    lowest = 2
    highest = 3
    schema = (
        flag("clock", "CH-2"),
        number("rounds", "CH-3", 1, 9, 3),
        choice("opening", "CH-4", ("free", "drawn")),
        text("name", "CH-5", "club"),
        data("board", "CH-6"),
    )

    def __init__(self) -> None:
        super().__init__()
        self.clock = False
        self.rounds = 3
        self.opening = "free"
        self.name = "club"
        self.board = ""

    def check(self) -> None:
        if self.clock and self.rounds > 5:
            raise OptionError("a clock allows at most 5 rounds (CH-7)", "CH-7")


def test_what_is_not_chosen_has_its_default() -> None:
    options = choose(ChessOptions, {"seats": 2})

    assert (2, False, 3, "free", "club", "") == (
        options.seats,
        options.clock,
        options.rounds,
        options.opening,
        options.name,
        options.board,
    )
    assert digest(options) == digest(load(ChessOptions, dump(options)))


def test_texts_of_a_command_line_are_understood() -> None:
    options = choose(ChessOptions, {"seats": "3", "clock": "yes", "rounds": "5", "board": {"b": [1], "a": 2}})

    assert (3, True, 5, '{"a": 2, "b": [1]}') == (options.seats, options.clock, options.rounds, options.board)
    assert choose(ChessOptions, {"seats": 2, "clock": "off"}).clock is False


@pytest.mark.parametrize(
    ("chosen", "clause"),
    [
        ({}, "CH-1"),
        ({"seats": None}, "CH-1"),
        ({"seats": 1}, "CH-1"),
        ({"seats": 4}, "CH-1"),
        ({"seats": 2.5}, "CH-1"),
        ({"seats": True}, "CH-1"),
        ({"seats": 2**70}, "CH-1"),
        ({"seats": "two"}, "CH-1"),
        ({"seats": [2]}, "CH-1"),
        ({"seats": 2, "chairs": 3}, "CH-1"),
        ({"seats": 2, "clock": "perhaps"}, "CH-2"),
        ({"seats": 2, "clock": 2}, "CH-2"),
        ({"seats": 2, "rounds": 0}, "CH-3"),
        ({"seats": 2, "rounds": 10}, "CH-3"),
        ({"seats": 2, "rounds": "-3"}, "CH-3"),
        ({"seats": 2, "rounds": "--3"}, "CH-3"),
        ({"seats": 2, "opening": "closed"}, "CH-4"),
        ({"seats": 2, "opening": 0}, "CH-4"),
        ({"seats": 2, "name": 7}, "CH-5"),
        ({"seats": 2, "clock": True, "rounds": 6}, "CH-7"),
    ],
)
def test_what_cannot_be_chosen_is_refused_by_its_clause(chosen: dict[str, Any], clause: str) -> None:
    with pytest.raises(OptionError) as refused:
        choose(ChessOptions, chosen)

    assert clause == refused.value.clause
    assert clause in str(refused.value)


def test_data_that_cannot_be_written_down_are_refused() -> None:
    deep: list[Any] = []
    for _ in range(100_000):
        deep = [deep]
    for value in (date(1979, 5, 27), {"day": date(1979, 5, 27)}, {"a": {1, 2}}, [10**5000], deep):
        with pytest.raises(OptionError, match="board is data: ") as refused:
            choose(ChessOptions, {"seats": 2, "board": value})

        assert "CH-6" == refused.value.clause


class FeastOptions(Options):
    """A feast whose guests are listed only where it is open to them."""

    fields = (*Options.fields, "doors", "guests")
    seats_clause = "FE-1"
    schema: ClassVar[tuple[Option, ...]] = (choice("doors", "FE-2", ("open", "shut", "asked")), data("guests", "FE-3"))
    barred: ClassVar[tuple[Bar, ...]] = (
        Bar("guests", (), "doors", ("shut",), "FE-4"),
        Bar("guests", ("",), "doors", ("asked",), "FE-5"),
    )

    def __init__(self) -> None:
        super().__init__()
        self.doors: str = "open"
        self.guests: str = ""


@pytest.mark.parametrize(
    ("chosen", "said"),
    [
        ({"doors": "shut", "guests": ["Anna"]}, "guests does not go with doors shut (FE-4)"),
        ({"doors": "asked"}, "no guests does not go with doors asked (FE-5)"),
    ],
)
def test_a_bar_without_values_means_whatever_is_given(chosen: dict[str, Any], said: str) -> None:
    """And the empty text means that nothing is."""
    with pytest.raises(OptionError) as refused:
        choose(FeastOptions, {"seats": 2, **chosen})

    assert (said, "guests") == (str(refused.value), refused.value.option)
    for fine in ({"doors": "shut"}, {"guests": ["Anna"]}, {"doors": "asked", "guests": ["Anna"]}):
        assert choose(FeastOptions, {"seats": 2, **fine})
