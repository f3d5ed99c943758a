"""Rubbish goes all the same, though everything is looked at seldom."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Iterator

import pytest

from quintain.server import collecting
from tests.server.house import in_loop


class Rubbish:
    """Refers to itself, so that no count of references frees it."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture(autouse=True)
def left_as_it_was() -> Iterator[None]:
    before = gc.get_threshold()
    yield
    gc.unfreeze()
    gc.set_threshold(*before)


@in_loop
async def test_rubbish_that_is_young_goes_by_itself_and_old_rubbish_with_a_look_at_everything(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(collecting, "LEAST", 0.0)
    monkeypatch.setattr(collecting, "SHARE", 1.0)
    collecting.begin()
    young, often, _ = gc.get_threshold()
    old = Rubbish()
    kept: list[list[object]] = []
    grown = weakref.ref(old)
    while not any(each is old for each in gc.get_objects(generation=2)):  # it outlives the looks at what is new
        kept.append([Rubbish() for _ in range(young)])
    fresh = weakref.ref(Rubbish())
    while fresh() is not None:
        kept.append([[] for _ in range(young)])
    del old
    full = gc.get_stats()[2]["collections"]
    kept.append([[] for _ in range(young * often * 2)])

    assert full == gc.get_stats()[2]["collections"]  # however much there is
    assert grown() is not None

    while grown() is not None:
        await asyncio.sleep(0)


@in_loop
async def test_rubbish_that_piles_up_goes_sooner(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(collecting, "PILED", 3)
    collecting.begin()
    young = gc.get_threshold()[0]
    old = Rubbish()
    grown = weakref.ref(old)
    kept: list[list[object]] = []
    while not any(each is old for each in gc.get_objects(generation=2)):
        kept.append([[] for _ in range(young)])
    del old
    full = gc.get_stats()[2]["collections"]
    while grown() is not None:
        kept.append([[] for _ in range(young)])

    assert full < gc.get_stats()[2]["collections"]


def test_looks_at_everything_take_a_small_share_of_the_time_however_long_they_are() -> None:
    assert collecting.LEAST == collecting.rest(0.001)
    for taken in (0.1, 1.0, 10.0):
        assert taken <= collecting.SHARE * (taken + collecting.rest(taken))
