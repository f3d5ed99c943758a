"""Where work is done: here, in processes of this machine, or one day in many machines; the caller need not know.

What travels is plain data: options, seeds, moves and numbers, never a live game.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import islice
from multiprocessing import get_context
from typing import Any, Final, TypeAlias

Data: TypeAlias = "dict[str, Any]"  # as JSON knows it
Work: TypeAlias = Callable[[Data], Data]  # a function of a module, found by its name on the other side

WAITING: Final = 2  # tasks per process that are handed out beforehand


class Executor(ABC):
    """Does a piece of work on many tasks."""

    @abstractmethod
    def run(self, work: Work, tasks: Iterable[Data]) -> Iterator[Data]:
        """The answers as they are ready, in any order. Whoever stops asking stops the work."""
        raise NotImplementedError


class Here(Executor):
    """One task after another, in this process."""

    def run(self, work: Work, tasks: Iterable[Data]) -> Iterator[Data]:
        for task in tasks:
            yield work(task)


class Processes(Executor):
    """A pool of processes on this machine."""

    def __init__(self, jobs: int) -> None:
        self.jobs: Final = jobs

    def run(self, work: Work, tasks: Iterable[Data]) -> Iterator[Data]:
        coming = iter(tasks)
        running: set[Future[Data]] = set()
        pool = ProcessPoolExecutor(self.jobs, mp_context=get_context("spawn"))
        try:
            while True:
                running.update(pool.submit(work, task) for task in islice(coming, self.jobs * WAITING - len(running)))
                if not running:
                    break
                done, running = wait(running, return_when=FIRST_COMPLETED)
                for future in done:
                    yield future.result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def executor(jobs: int) -> Executor:
    """Where so many jobs at once are done."""
    return Here() if jobs == 1 else Processes(jobs)
