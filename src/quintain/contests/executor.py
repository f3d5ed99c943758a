"""Where work is done: here, in processes of this machine, or on many machines (`cluster.py`); the caller need not know.

What travels is plain data: options, seeds, moves and numbers, never a live game. Work is a function of a module, found by its
name on the other side; it must not matter where, in what order or how often a task is done.
"""

from __future__ import annotations

import os
import signal
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import islice
from multiprocessing import active_children, connection, get_context, parent_process
from threading import Thread
from typing import Any, Final, TypeAlias

Data: TypeAlias = "dict[str, Any]"  # as JSON knows it
Work: TypeAlias = Callable[[Data], Data]

WAITING: Final = 2  # tasks per process that are handed out beforehand; the rest is not made yet, so memory stays flat
PROCESSES: Final = "processes"
RAY: Final = "ray"
KINDS: Final = (PROCESSES, RAY)
TRIES: Final = 3  # how often a task is begun whose workers vanish


class Lost(Exception):
    """Whoever takes on a task vanishes, again and again; answers that came before hold."""


class Executor(ABC):
    """Does a piece of work on many tasks."""

    @abstractmethod
    def run(self, work: Work, tasks: Iterable[Data]) -> Iterator[Data]:
        """The answers as they are ready, one per task, in any order. Whoever stops asking stops the work.

        What a vanished worker was doing is done again by another; Lost where that does not help.
        """
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
        book = Book(tasks)
        while not book.is_done():
            try:
                with _workers(self.jobs) as submit:
                    while book.fill(submit, work, self.jobs * WAITING):
                        yield from book.answers()
            except BrokenProcessPool as error:
                yield from book.saved()
                if not book.again():
                    raise Lost from error


class Book:
    """Which tasks are to come, which are being done, and how often each of those was begun."""

    def __init__(self, tasks: Iterable[Data]) -> None:
        self.coming: Final = iter(tasks)
        self.lost: Final[deque[tuple[Data, int]]] = deque()
        self.running: Final[dict[Future[Data], tuple[Data, int]]] = {}

    def _next(self) -> tuple[Data, int] | None:
        """What was lost comes first."""
        if not self.lost:
            self.lost.extend((task, 0) for task in islice(self.coming, 1))
        return self.lost[0] if self.lost else None

    def is_done(self) -> bool:
        return not self.running and self._next() is None

    def fill(self, submit: Callable[[Work, Data], Future[Data]], work: Work, most: int) -> bool:
        """Hand out tasks until so many are being done; whether any are."""
        while len(self.running) < most and (begun := self._next()):
            self.running[submit(work, begun[0])] = begun
            self.lost.popleft()
        return bool(self.running)

    def answers(self) -> Iterator[Data]:
        """Of those that are ready; answers before troubles."""
        done, _ = wait(self.running, return_when=FIRST_COMPLETED)
        for future in sorted(done, key=lambda each: each.exception() is not None):
            answer = future.result()
            del self.running[future]
            yield answer

    def saved(self) -> Iterator[Data]:
        """Answers that came just before a worker vanished."""
        for future in [each for each in self.running if each.done() and not each.cancelled() and each.exception() is None]:
            del self.running[future]
            yield future.result()

    def again(self, lost: Callable[[BaseException], bool] | None = None) -> bool:
        """Put back what was being done (or, of what has failed, what was lost); whether there is still hope for all of it."""
        gone = [future for future in self.running if lost is None or (future.done() and _failed(future, lost))]
        back = [(task, tries + 1) for task, tries in (self.running.pop(future) for future in gone)]
        self.lost.extendleft(reversed(back))
        return all(tries < TRIES for _, tries in back)


def _failed(future: Future[Data], lost: Callable[[BaseException], bool]) -> bool:
    trouble = future.exception()
    return trouble is not None and lost(trouble)


@contextmanager
def _workers(jobs: int) -> Iterator[Callable[[Work, Data], Future[Data]]]:
    """Processes to hand work to. Whatever ends the work early ends them at once, whatever they are thinking about."""
    others = active_children()
    pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=_end_with_parent)

    def submit(work: Work, task: Data) -> Future[Data]:
        with _deaf():  # processes are born here, and inherit it
            return pool.submit(work, task)

    try:
        yield submit
    except BaseException:
        pool.shutdown(wait=False, cancel_futures=True)
        for process in active_children():
            if process not in others:
                process.terminate()
        raise
    pool.shutdown()


@contextmanager
def _deaf() -> Iterator[None]:
    """Interrupts from the keyboard wait until later, where the system knows how; they are the business of who handed out work."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _end_with_parent() -> None:
    """In a worker: whoever handed out work may be killed, and nobody would ever ask for an answer."""
    parent = parent_process()
    assert parent is not None, "a worker has a parent"

    def watch() -> None:
        connection.wait([parent.sentinel])
        os._exit(1)

    Thread(target=watch, daemon=True).start()


def executor(jobs: int, kind: str = PROCESSES, address: str = "") -> Executor:
    """Where so many jobs at once are done."""
    if kind == RAY:
        from quintain.contests.cluster import Ray

        return Ray(jobs, address)
    return Here() if jobs == 1 else Processes(jobs)
