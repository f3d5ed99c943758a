"""Choices that do not go together: whatever pair is refused, the error names an option, and a bar says so to a form."""

from __future__ import annotations

from functools import cache
from itertools import combinations

import pytest

from quintain.games import GAMES
from quintain.kernel.errors import OptionError
from quintain.kernel.options import CHOICE, FLAG, NUMBER, Option, Options, choose
from quintain.kernel.types import Json

SMALL = 4  # numbers tried from the lowest on, beside the highest


def values(option: Option) -> list[Json]:
    """What may be chosen; free texts and data have no list."""
    if option.kind == FLAG:
        return [False, True]
    if option.kind == CHOICE:
        return list(option.choices)
    if option.kind == NUMBER:
        return [*range(option.low, min(option.low + SMALL, option.high)), option.high]
    return []


def pairs(cls: type[Options]) -> list[dict[str, Json]]:
    """Every two choices at every table, all else by default."""
    single = [{option.name: value} for option in cls.schema for value in values(option)]
    double = [{**one, **two} for one, two in combinations(single, 2) if one.keys() != two.keys()]
    return [{"seats": seats, **chosen} for seats in range(cls.lowest, cls.highest + 1) for chosen in (*single, *double)]


@cache
def refusals(cls: type[Options]) -> list[tuple[dict[str, Json], OptionError]]:
    found = []
    for chosen in pairs(cls):
        try:
            choose(cls, chosen)
        except OptionError as error:
            found.append((chosen, error))
    return found


def barred(cls: type[Options], chosen: dict[str, Json]) -> bool:
    """Whether a form could know that these choices are refused."""
    whole = {**{option.name: option.default for option in cls.schema}, **chosen}
    return any(meant(whole[bar.option], bar.values) and meant(whole[bar.other], bar.others) for bar in cls.barred)


def meant(value: Json, values: tuple[bool | int | str, ...]) -> bool:
    """No values at all stand for whatever is given."""
    return value in values if values else value != ""


@pytest.mark.parametrize("key", GAMES)
def test_a_refused_pair_names_an_option(key: str) -> None:
    cls = GAMES[key].choices
    names = {"seats", *(option.name for option in cls.schema)}

    assert [] == [(chosen, str(error)) for chosen, error in refusals(cls) if error.option not in names or not error.clause]


@pytest.mark.parametrize("key", GAMES)
def test_a_bar_says_what_is_refused(key: str) -> None:
    cls = GAMES[key].choices

    assert [] == [(chosen, str(error)) for chosen, error in refusals(cls) if not barred(cls, chosen)]


@pytest.mark.parametrize("key", [key for key in GAMES if GAMES[key].choices.barred])
def test_a_bar_speaks_of_choices_that_there_are(key: str) -> None:
    cls = GAMES[key].choices
    known = {
        "seats": set(range(cls.lowest, cls.highest + 1)),
        **{option.name: {*values(option), option.default} for option in cls.schema},
    }

    assert [] == [bar.option for bar in cls.barred if not set(bar.values) <= known[bar.option]]
    assert [] == [bar.other for bar in cls.barred if not set(bar.others) <= known[bar.other]]
