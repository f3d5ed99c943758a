"""What is to be done at one table, one thing after another."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeAlias

import structlog

Job: TypeAlias = Callable[[], Awaitable[None]]  # deals with its own troubles

log: Any = structlog.get_logger()


class Mailbox:
    """A task works while there is something to do; an idle table costs none."""

    def __init__(self) -> None:
        self._jobs: Final[deque[Job]] = deque()
        self._task: asyncio.Task[None] | None = None

    def put(self, job: Job) -> None:
        self._jobs.append(job)
        if self._task is None:
            self._task = asyncio.get_running_loop().create_task(self._work())

    async def _work(self) -> None:
        try:
            while self._jobs:
                try:
                    await self._jobs.popleft()()
                except Exception:  # else everything after it would wait for ever
                    log.error("mailbox", exc_info=True)
        finally:
            self._task = None

    @property
    def idle(self) -> bool:
        return self._task is None

    async def settled(self) -> None:
        """Until nothing is left to do."""
        while self._task is not None:
            await asyncio.wait([self._task])
