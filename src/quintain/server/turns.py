"""Turns of what takes long and is asked for from outside: one at a time, so that play goes on beside it, each address in turn."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Final
from weakref import WeakValueDictionary

from quintain.server.limits import Gauge
from quintain.server.troubles import Denied

AGAIN: Final = 1_000  # milliseconds


class Turns:
    """Replays, checks of castles, options: somebody who asks for a hundred of them waits for himself, others for one of his."""

    def __init__(self, most: int) -> None:
        self._there: Final = Gauge(most)  # of one address, those that wait among them
        self._of: Final[WeakValueDictionary[str, asyncio.Lock]] = WeakValueDictionary()
        self._turn: Final = asyncio.Lock()

    @contextlib.asynccontextmanager
    async def turn(self, address: str) -> AsyncIterator[None]:
        """Denied where too much of this address waits."""
        if not self._there.enter(address):
            raise Denied("too-fast", "too much at once was asked from this address", retry_ms=AGAIN)
        try:
            own = self._of.setdefault(address, asyncio.Lock())
            async with own, self._turn:
                yield
        finally:
            self._there.leave(address)
