"""Turns: what one person changes is done one after another; what takes long too, whoever asks, each address in turn."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Final
from weakref import WeakValueDictionary

from quintain.server.limits import Gauge
from quintain.server.troubles import Denied

AGAIN: Final = 1_000  # milliseconds


class OneByOne:
    """Those with the same key wait for each other."""

    def __init__(self) -> None:
        self._locks: Final[WeakValueDictionary[str, asyncio.Lock]] = (
            WeakValueDictionary()
        )  # as long as somebody holds one, or waits

    def turn(self, key: str) -> asyncio.Lock:
        return self._locks.setdefault(key, asyncio.Lock())


class Turns:
    """Replays, checks of castles, options: somebody who asks for a hundred of them waits for himself, others for one of his."""

    def __init__(self, most: int) -> None:
        self._there: Final = Gauge(most)  # of one address, those that wait among them
        self._addresses: Final = OneByOne()
        self._turn: Final = asyncio.Lock()

    @contextlib.asynccontextmanager
    async def turn(self, address: str) -> AsyncIterator[None]:
        """Denied where too much of this address waits."""
        if not self._there.enter(address):
            raise Denied("too-fast", "too much at once was asked from this address", retry_ms=AGAIN)
        try:
            async with self._addresses.turn(address), self._turn:
                yield
        finally:
            self._there.leave(address)
