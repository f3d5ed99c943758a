"""Where work is done: here, in processes of this machine, or one day in many machines; the caller need not know.

What travels is plain data: options, seeds, moves and numbers, never a live game.
"""

from __future__ import annotations

import signal
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import islice
from multiprocessing import active_children, get_context
from typing import Any, Final, TypeAlias

Data: TypeAlias = "dict[str, Any]"  # as JSON knows it
Work: TypeAlias = Callable[[Data], Data]  # a function of a module, found by its name on the other side

WAITING: Final = 2  # tasks per process that are handed out beforehand


class Lost(Exception):
    """Whoever did the work is gone; answers that came before hold."""


class Executor(ABC):
    """Does a piece of work on many tasks."""

    @abstractmethod
    def run(self, work: Work, tasks: Iterable[Data]) -> Iterator[Data]:
        """The answers as they are ready, in any order; Lost where no more will come. Whoever stops asking stops the work."""
        raise NotImplementedError


class Here(Executor):
    """One task after another, in this process."""

    def run(self, work: Work, tasks: Iterable[Data]) -> Iterator[Data]:
        for task in tasks:
            yield work(task)


@contextmanager
def workers(jobs: int) -> Iterator[Callable[..., Future[Any]]]:
    """Processes to hand work to. Whatever ends the work early ends them at once, whatever they are thinking about."""
    others = active_children()
    pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"))

    def submit(work: Callable[..., Any], *facts: Any) -> Future[Any]:
        with deaf():  # processes are born here, and inherit it
            return pool.submit(work, *facts)

    try:
        yield submit
    except BaseException as error:
        pool.shutdown(wait=False, cancel_futures=True)
        for process in active_children():
            if process not in others:
                process.terminate()
        if isinstance(error, BrokenProcessPool):
            raise Lost from error
        raise
    pool.shutdown()


@contextmanager
def deaf() -> Iterator[None]:
    """Interrupts from the keyboard wait until later, where the system knows how; they are the business of who handed out work."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


class Processes(Executor):
    """A pool of processes on this machine."""

    def __init__(self, jobs: int) -> None:
        self.jobs: Final = jobs

    def run(self, work: Work, tasks: Iterable[Data]) -> Iterator[Data]:
        coming = iter(tasks)
        running: set[Future[Data]] = set()
        with workers(self.jobs) as submit:
            while True:
                running.update(submit(work, task) for task in islice(coming, self.jobs * WAITING - len(running)))
                if not running:
                    break
                done, running = wait(running, return_when=FIRST_COMPLETED)
                for future in sorted(done, key=lambda each: each.exception() is not None):  # answers before troubles
                    yield future.result()


def executor(jobs: int) -> Executor:
    """Where so many jobs at once are done."""
    return Here() if jobs == 1 else Processes(jobs)
