"""The short form of `bench/fuzz.py`: whatever is said on a socket, nothing breaks and nothing is lost."""

from __future__ import annotations

import asyncio

from bench.fuzz import fuzz


def test_whatever_is_said_nothing_breaks_and_nothing_is_lost(store_place: str) -> None:
    seen = asyncio.run(fuzz(store_place, 1000))

    assert seen["taken"] > 30
    assert seen["refused unreadable"] > 100
