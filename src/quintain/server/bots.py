"""Bots think in processes of their own: a queue with priorities, limits, cancellation, and another worker for one that dies.

A worker is given options and the view of one seat, nothing else. Whoever asks holds a future; cancelled, the question is taken
from the queue, or its answer is thrown away.
"""

from __future__ import annotations

import asyncio
import sys
from asyncio.subprocess import PIPE, Process
from collections import Counter
from collections.abc import Callable, Mapping
from enum import IntEnum
from typing import Any, Final, Protocol

import msgspec

from quintain.kernel.types import Json

TRIES: Final = 3  # how often a question is asked whose worker vanishes
PATIENCE: Final = 60.0  # seconds; no bot thinks as long
LINE: Final = 1 << 24  # bytes of an answer


class Priority(IntEnum):
    """Who goes first."""

    PERSON = 0  # a person waits
    DAYS = 1  # nobody looks at the clock
    ANALYSIS = 2  # nobody is waited for, as at a table of bots alone


class NoThought(Exception):
    """A bot gave no answer: it failed, or its workers vanished again and again."""


class Busy(NoThought):
    """Too many questions wait, of all or of this owner."""


Answer = dict[str, Json]


class Thinkers(Protocol):
    """Whoever thinks for bots: the processes below, or something in their place."""

    def ask(self, question: Mapping[str, Json], priority: Priority, owner: str = "") -> asyncio.Future[Answer]:
        """The answer to a question of `bots/worker.py`, in time; Busy at once where too many wait."""


class Thought(msgspec.Struct, eq=False):
    """A question that waits or is being thought about."""

    order: tuple[int, int]  # priority, then who came first
    line: bytes
    owner: str
    thinker: str
    future: asyncio.Future[Answer]
    tries: int = 0


class Worker:
    """One process, started when it is first needed."""

    def __init__(self, module: str) -> None:
        self._module: Final = module
        self._process: Process | None = None
        self._killed: list[Process] = []
        self.thinkers: list[str] = []  # whose trees it keeps, the last one last

    async def answer(self, line: bytes) -> bytes:
        """The line that comes back; OSError or TimeoutError where none does, and the next question starts another process."""
        process = self._process or await self._start()
        assert process.stdin is not None and process.stdout is not None
        try:
            process.stdin.write(line + b"\n")
            await process.stdin.drain()
            back = await asyncio.wait_for(process.stdout.readline(), PATIENCE)
        except BaseException:
            self.kill()
            raise
        if not back.endswith(b"\n"):
            self.kill()
            raise ConnectionResetError("a worker ended while it was thinking")
        return back

    async def _start(self) -> Process:
        self.thinkers.clear()
        self._process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", self._module, stdin=PIPE, stdout=PIPE, limit=LINE
        )
        return self._process

    @property
    def pid(self) -> int:
        """Of its process; 0 before the first question."""
        return self._process.pid if self._process else 0

    def kill(self) -> None:
        if self._process is not None and self._process.returncode is None:
            self._process.kill()
            self._killed = [each for each in self._killed if each.returncode is None] + [self._process]
        self._process = None

    async def close(self) -> None:
        self.kill()
        for process in self._killed:
            await process.wait()


class Pool:
    """So many processes, and the questions that wait for them."""

    def __init__(
        self,
        workers: int = 1,
        most: int = 2000,
        per_owner: int = 8,
        module: str = "quintain.server.thinker",
        make: Callable[[], Worker] | None = None,
    ) -> None:
        self._idle: list[Worker] = [make() if make is not None else Worker(module) for _ in range(workers)]
        self._busy: dict[Worker, tuple[asyncio.Task[None], Thought]] = {}
        self._waiting: list[Thought] = []
        self._asked: Counter[str] = Counter()  # per owner: questions not answered yet
        self._most: Final = most
        self._per_owner: Final = per_owner
        self._number = 0
        self._closed = False

    def ask(self, question: Mapping[str, Json], priority: Priority, owner: str = "") -> asyncio.Future[Answer]:
        """Questions of a table's bots have no owner: they are asked in any case, and a match never stands still for them."""
        if owner and (self._asked[owner] >= self._per_owner or len(self._waiting) >= self._most):
            raise Busy("too many questions wait for bots")
        if self._closed:
            raise Busy("bots do not think any more")
        future: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self._number += 1
        thought = Thought(
            (priority, self._number), msgspec.json.encode(question), owner, str(question.get("thinker", "")), future
        )
        self._asked[owner] += 1
        future.add_done_callback(lambda _: self._forget(thought))
        self._waiting.append(thought)
        self._hand_out()
        return future

    def _forget(self, thought: Thought) -> None:
        self._asked[thought.owner] -= 1
        if not self._asked[thought.owner]:
            del self._asked[thought.owner]
        if thought in self._waiting:
            self._waiting.remove(thought)

    def _hand_out(self) -> None:
        """The most urgent questions go to whoever is free, if possible to the one who thought about that match before."""
        while self._idle and self._waiting and not self._closed:
            thought = min(self._waiting, key=lambda each: each.order)
            self._waiting.remove(thought)
            knowing = [worker for worker in self._idle if thought.thinker and thought.thinker in worker.thinkers]
            worker = (knowing or self._idle)[0]
            self._idle.remove(worker)
            self._busy[worker] = asyncio.get_running_loop().create_task(self._think(worker, thought)), thought

    async def _think(self, worker: Worker, thought: Thought) -> None:
        try:
            told = msgspec.json.decode(await worker.answer(thought.line), type=_Told)
        except (OSError, TimeoutError, ValueError, msgspec.MsgspecError):  # it vanished, is too slow, or talks nonsense
            worker.kill()
            self._again(thought)
        else:
            _tell(thought.future, told)
            if thought.thinker:
                worker.thinkers = [*(name for name in worker.thinkers if name != thought.thinker), thought.thinker][-8:]
        finally:
            del self._busy[worker]
            self._idle.append(worker)
        self._hand_out()

    def _again(self, thought: Thought) -> None:
        thought.tries += 1
        if thought.future.done():
            return
        if thought.tries < TRIES:
            self._waiting.append(thought)
        else:
            thought.future.set_exception(NoThought(f"{TRIES} workers vanished over this question"))

    @property
    def waiting(self) -> int:
        """Questions nobody thinks about yet."""
        return len(self._waiting)

    @property
    def workers(self) -> list[Worker]:
        return [*self._idle, *self._busy]

    async def close(self) -> None:
        """No more thinking; whoever waits for an answer is told."""
        self._closed = True
        workers = self.workers
        for thought in list(self._waiting):
            thought.future.cancel()
        tasks = [task for task, _ in self._busy.values()]
        for task, thought in list(self._busy.values()):
            thought.future.cancel()
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for worker in workers:
            await worker.close()


class _Told(msgspec.Struct):
    """What a worker says: an answer, or why there is none."""

    answer: dict[str, Any] | None = None
    error: str = ""


def _tell(future: asyncio.Future[Answer], told: _Told) -> None:
    if future.done():
        return
    if told.answer is not None:
        future.set_result(told.answer)
    else:
        future.set_exception(NoThought(told.error))
