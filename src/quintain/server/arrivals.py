"""What other threads have finished, awaited here: everything that is finished together wakes the loop once."""

from __future__ import annotations

import asyncio
from collections import deque
from concurrent.futures import Future
from typing import Any, Final, TypeVar

T = TypeVar("T")


class Arrivals:
    """Of one loop. A commit resolves as many futures as there were moves in it; `asyncio.wrap_future` would wake for each."""

    def __init__(self) -> None:
        self._came: Final[deque[tuple[asyncio.Future[Any], Future[Any]]]] = deque()
        self._woken = False

    def of(self, future: Future[T]) -> asyncio.Future[T]:
        """The same to be awaited; who does not wait any more leaves the other future alone."""
        loop = asyncio.get_running_loop()
        waiter: asyncio.Future[T] = loop.create_future()
        future.add_done_callback(lambda done: self._arrived(loop, waiter, done))
        return waiter

    def _arrived(self, loop: asyncio.AbstractEventLoop, waiter: asyncio.Future[Any], done: Future[Any]) -> None:
        """On whatever thread has finished it."""
        self._came.append((waiter, done))
        if not self._woken:
            self._woken = True
            loop.call_soon_threadsafe(self._deliver)

    def _deliver(self) -> None:
        self._woken = False  # before looking: what comes from now on wakes the loop again
        while self._came:
            waiter, done = self._came.popleft()
            if waiter.done():
                continue
            error = done.exception()
            if error is None:
                waiter.set_result(done.result())
            else:
                waiter.set_exception(error)
