"""Whole matches over the wire: what a viewer may not know changes no byte to him, no number of messages and no planned pause."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from quintain.store import Store
from tests.conftest import copied
from tests.golden.plans import plans_of
from tests.server.house import EVERY, in_loop
from tests.server.twins import Twins, viewers

MOST = 2500  # steps; no match of the plans is longer


@pytest.fixture
def stores(blank_file: Path) -> Iterator[tuple[Store, Store]]:
    """Two empty stores in memory, where the system has a folder there: nothing here is about the disk."""
    home = "/dev/shm" if os.path.isdir("/dev/shm") else None
    with tempfile.TemporaryDirectory(dir=home) as one, tempfile.TemporaryDirectory(dir=home) as other:
        opened = Store.open(copied(blank_file, Path(one))), Store.open(copied(blank_file, Path(other)))
        yield opened
        for store in opened:
            store.close()


def seats_of(count: int) -> list[str]:
    """Two people, and bots at the other seats."""
    return ["anna", "boris", *([":squire"] * (count - 2))]


async def watched(stores: tuple[Store, Store], game: str, options: dict[str, Any], viewer: int, seed: int, pace: str) -> Twins:
    count = int(options["seats"])
    twins = Twins(stores, seed)
    await twins.sit(game, options, seats_of(count), viewer, pace)
    await twins.played(MOST)
    return twins


VARIANTS = [
    pytest.param(game, play.options, at, id=f"{game}-{play.name}")
    for game in EVERY
    for at, play in enumerate(plans_of(game).plays)
]


@pytest.mark.parametrize(("game", "options", "at"), VARIANTS)
@in_loop
async def test_no_variant_tells_a_viewer_what_he_may_not_know(
    stores: tuple[Store, Store], game: str, options: dict[str, Any], at: int
) -> None:
    """The viewer and the pace change from variant to variant, so that each game is seen by all kinds of eyes."""
    eyes = list(viewers(seats_of(int(options["seats"]))))
    twins = await watched(stores, game, options, eyes[at % len(eyes)], at + 1, ("none", "live", "days")[at // 3 % 3])

    assert twins.match.over()
    assert twins.compared > 5
    assert twins.noises > 1


@pytest.mark.parametrize("game", ["mastery", "academy", "majesty"])
@in_loop
async def test_secrets_really_differ_between_the_two(stores: tuple[Store, Store], game: str) -> None:
    """The comparison is not of two equal matches."""
    twins = await watched(stores, game, {"seats": 3}, -1, 5, "none")

    assert twins.swapped * 2 > twins.compared > 20
