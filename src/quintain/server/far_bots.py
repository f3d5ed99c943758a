"""Bots that think on other machines: a worker of the pool that is an actor of a Ray cluster instead of a process beside us.

The pool keeps the queue, priorities, limits and second tries; what it hands out and gets back are the same lines.
"""

from __future__ import annotations

import asyncio
import os
from typing import Any, Final

import msgspec

from quintain.bots.worker import Worker as Brain
from quintain.contests.cluster import NoCluster, ending_as_before, join
from quintain.server.bots import PATIENCE, Worker
from quintain.server.thinker import POLITENESS, answered


class Thinking:
    """In a process of the cluster: questions in, answers out, trees kept in between."""

    def __init__(self) -> None:
        self._brain = Brain()
        if hasattr(os, "nice"):
            os.nice(POLITENESS)

    def pid(self) -> int:
        return os.getpid()

    def answer(self, line: bytes) -> bytes:
        return msgspec.json.encode(answered(self._brain, line)) + b"\n"


class FarWorker(Worker):
    """One actor, made when it is first needed, and again when it is lost."""

    def __init__(self, address: str, workers: int = 1) -> None:
        super().__init__("")
        self._address: Final = address
        self._workers: Final = workers
        self._ray: Any = None
        self._actor: Any = None
        self._pid = 0

    async def answer(self, line: bytes) -> bytes:
        try:
            if self._actor is None:
                await self._made()
            async with asyncio.timeout(PATIENCE):
                return bytes(await asyncio.wrap_future(self._actor.answer.remote(line).future()))
        except (TimeoutError, asyncio.CancelledError):
            self.kill()
            raise
        except NoCluster as error:
            raise ConnectionError(str(error)) from error
        except Exception as error:  # whatever Ray says: the worker is gone, or its machine
            self.kill()
            raise ConnectionResetError(f"a worker was lost: {type(error).__name__}") from error

    async def _made(self) -> None:
        self.thinkers.clear()
        with ending_as_before():
            self._ray = await asyncio.to_thread(join, self._address, self._workers)
        kind = self._ray.remote(num_cpus=1, max_restarts=0)(Thinking)
        self._actor = kind.remote()
        self._pid = int(await asyncio.wrap_future(self._actor.pid.remote().future()))

    @property
    def pid(self) -> int:
        """Of its process, on whichever machine; 0 before the first question."""
        return self._pid

    def kill(self) -> None:
        if self._actor is not None:
            self._ray.kill(self._actor)
        self._actor, self._pid = None, 0

    async def close(self) -> None:
        self.kill()
