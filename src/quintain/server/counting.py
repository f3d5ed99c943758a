"""Counts matches for the ratings as they end, one after another, beside everything else."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

from quintain.server import ratings
from quintain.server.logs import log
from quintain.server.means import News
from quintain.store import Store, StoreError, TableRow


class Counter:
    """A table tells that its match is over; what could not be counted then is counted at the next start."""

    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self._store: Final = store
        self._now: Final = now
        self._ended: Final[asyncio.Queue[TableRow]] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None

    def heard(self, news: News) -> None:
        if ratings.counts(news.row):
            self._ended.put_nowait(news.row)

    async def start(self) -> None:
        """What ended without being counted comes first."""
        await self._tried(ratings.count_missed, self._store, self._now())
        self._task = asyncio.get_running_loop().create_task(self._run())

    async def stop(self) -> None:
        """What is told already is still counted."""
        await self._ended.join()
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            row = await self._ended.get()
            try:
                await self._tried(ratings.count_match, self._store, row)
            finally:
                self._ended.task_done()

    async def _tried(self, work: Callable[..., object], *args: object) -> None:
        try:
            await asyncio.to_thread(work, *args)
        except Exception as error:  # whatever it is, the next match is counted
            log().warning("match not counted", error=type(error).__name__, exc_info=not isinstance(error, StoreError))
