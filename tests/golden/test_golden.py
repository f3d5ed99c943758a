"""Nothing changes unnoticed: whole matches as texts, and numbers of positions."""

from __future__ import annotations

import tomllib
from itertools import zip_longest

import pytest

from quintain.games import GAMES
from quintain.kernel.options import CHOICE, FLAG, choose
from tests.golden import counting, playthrough
from tests.golden.plans import FOLDER, Count, Play, plans_of

PLAYS = [pytest.param(play, id=f"{game}/{play.name}") for game in GAMES for play in plans_of(game).plays]
COUNTS = [pytest.param(count, id=f"{game}/{count.name}") for game in GAMES for count in plans_of(game).counts]
REVIEW = "run make golden and review the diff"


@pytest.mark.parametrize("play", PLAYS)
def test_playthrough_is_as_it_was(play: Play) -> None:
    assert play.file.exists(), f"{play.file} is missing: {REVIEW}"
    was, now = play.file.read_text(encoding="utf-8").splitlines(), playthrough.written(play).splitlines()
    for number, (old, new) in enumerate(zip_longest(was, now), 1):
        if old != new:
            pytest.fail(f"{play.file} differs at line {number}: {REVIEW}\nwas: {old}\nnow: {new}", pytrace=False)


@pytest.mark.parametrize("count", COUNTS)
def test_count_is_as_it_was(count: Count) -> None:
    file = FOLDER / count.game / "counts.toml"
    assert file.exists(), f"{file} is missing: {REVIEW}"
    was = tomllib.loads(file.read_text(encoding="utf-8")).get(count.name)

    assert was == counting.counted(count), f"{file}, {count.name}: {REVIEW}"


@pytest.mark.parametrize("game", GAMES)
def test_no_text_without_a_plan(game: str) -> None:
    """A text that nothing writes is compared with nothing."""
    assert {play.file for play in plans_of(game).plays} == set((FOLDER / game).glob("*.txt"))


@pytest.mark.parametrize("game", GAMES)
def test_every_seat_count_and_every_choice_is_played(game: str) -> None:
    cls = GAMES[game].choices
    played = [choose(cls, play.options) for play in plans_of(game).plays]

    assert set(range(cls.lowest, cls.highest + 1)) == {int(options.seats) for options in played}
    for option in cls.schema:
        values = {getattr(options, option.name) for options in played}
        if option.kind == FLAG:
            assert {True, False} == values, option.name
        if option.kind == CHOICE:
            assert set(option.choices) == values, option.name


@pytest.mark.parametrize("game", GAMES)
def test_something_is_counted(game: str) -> None:
    assert plans_of(game).counts
