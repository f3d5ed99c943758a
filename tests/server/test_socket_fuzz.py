"""The short form of `bench/fuzz.py`: whatever is said on a socket, nothing breaks and nothing is lost."""

from __future__ import annotations

import asyncio
from pathlib import Path

from bench.fuzz import fuzz


def test_whatever_is_said_nothing_breaks_and_nothing_is_lost(tmp_path: Path) -> None:
    seen = asyncio.run(fuzz(tmp_path, 1500))

    assert seen["taken"] > 50
    assert seen["refused unreadable"] > 100
