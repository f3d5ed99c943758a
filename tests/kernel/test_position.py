"""Reading positions: what fits is read, what does not is named with what was expected."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from quintain.kernel import position
from quintain.kernel.errors import PositionError

TABLE: dict[str, Any] = {
    "turn": 3,
    "open": True,
    "stage": "build",
    "cards": ["a", "b"],
    "land": {"x": 1},
    "odd": [1, "a"],
    "none": None,
}


def test_what_fits_is_read() -> None:
    assert 3 == position.number(TABLE, "turn", 0, 0, 3)
    assert 7 == position.number(TABLE, "round", 7, 0, 9)
    assert position.flag(TABLE, "open")
    assert not position.flag(TABLE, "shut")
    assert "build" == position.text(TABLE, "stage")
    assert ["a", "b"] == position.texts(TABLE, "cards") == position.items(TABLE, "cards")
    assert [] == position.texts(TABLE, "hands")
    assert {"x": 1} == position.within(TABLE, "land")
    assert {} == position.within(TABLE, "sea")
    assert 1 == position.which("b", ("a", "b"), "card")


@pytest.mark.parametrize(
    ("read", "said"),
    [
        (lambda: position.number(TABLE, "turn", 0, 0, 2), "turn is a number from 0 to 2, not 3"),
        (lambda: position.number(TABLE, "open", 0, 0, 2), "open is a number from 0 to 2, not True"),
        (lambda: position.number(TABLE, "none", 0, 0, 2), "none is a number from 0 to 2, not None"),
        (lambda: position.flag(TABLE, "turn"), "turn is true or false, not 3"),
        (lambda: position.text(TABLE, "cards"), "cards is a text"),
        (lambda: position.items(TABLE, "stage"), "stage is a list, not 'build'"),
        (lambda: position.texts(TABLE, "odd"), "odd is a list of names"),
        (lambda: position.within(TABLE, "cards"), "cards is a table"),
        (lambda: position.which("c", ("a", "b"), "card"), "there is no card 'c'; card is one of a, b"),
        (lambda: position.which(1, ("a", "b"), "card"), "there is no card 1"),
        (lambda: position.only(TABLE, ("turn", "open"), "a position"), "a position does not know 'stage'; it knows turn, open"),
    ],
)
def test_what_does_not_fit_is_named(read: Callable[[], object], said: str) -> None:
    with pytest.raises(PositionError) as refused:
        read()

    assert str(refused.value).startswith(said)
