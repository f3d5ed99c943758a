"""The drivers of `bench/load.py` and `bench/soak.py` in short: what they measure really happens."""

from __future__ import annotations

import argparse
import asyncio
from pathlib import Path

from bench.load import over_sockets
from bench.rooms import in_process
from bench.soak import SLACK, Look, flat, soak


def test_moves_over_sockets_reach_every_client(tmp_path: Path) -> None:
    args = argparse.Namespace(tables=4, clients=3, rate=20.0, seconds=1.5, games=["majesty"], saturate=False)
    found = asyncio.run(over_sockets(args, str(tmp_path)))

    assert found["moves"] == found["broadcast"] > 5
    assert 0 == found["refused"]


def test_moves_through_rooms_are_durable(tmp_path: Path) -> None:
    found = asyncio.run(in_process(tmp_path, 4, 3, 0.5, ["majesty", "academy"]))

    assert found["moves"] > 5


def test_nothing_is_left_behind_when_everybody_has_gone(tmp_path: Path) -> None:
    looks, matches, visits = asyncio.run(soak(tmp_path, 3, companies=5))

    assert matches >= 5
    assert visits >= matches
    assert 0 == looks[-1].rooms


def test_whatever_grows_is_noticed() -> None:
    """The check of an hour can fail: memory, file handles, rooms."""
    still = [Look(at, 200 * 2**20, 100, 15, 60) for at in range(40)]
    gone = Look(40, 200 * 2**20, 27, 0, 20)
    grown = [Look(at, 200 * 2**20 + at * SLACK // 10, 100 + at, 15, 60) for at in range(40)]

    assert [] == flat([*still, gone])
    assert ["memory", "file", "15"] == [each.split()[0] for each in flat([*grown, still[0]])]
