"""The one writer: what has gathered while the last commit ran is committed together, and acknowledged after that."""

from __future__ import annotations

import queue
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from dataclasses import dataclass
from typing import Any, Final, Generic, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, SQLAlchemyError

from quintain.store.appending import Append, append_all
from quintain.store.engine import typed
from quintain.store.errors import Clash, StoreClosed, StoreError

T = TypeVar("T")
GATHERED: Final = 2_000  # jobs of one commit at most


@dataclass(eq=False)
class _Job(Generic[T]):
    """Something to be written, and who waits for it."""

    future: Future[T]
    work: Callable[[Connection], T] | None = None
    appends: Sequence[Append] = ()
    result: T | None = None
    error: Exception | None = None


class Writer:
    """A thread with a queue. A future is resolved after the commit that holds its work, never before."""

    def __init__(self, engine: Engine) -> None:
        self._engine: Final = engine
        self._queue: queue.SimpleQueue[_Job[Any] | None] = queue.SimpleQueue()
        self._lock: Final = threading.Lock()
        self._closed = False
        self._trouble: StoreError | None = None
        self.commits = 0
        self.thread: Final = threading.Thread(target=self._loop, name="quintain-writer", daemon=True)
        self.thread.start()

    @property
    def trouble(self) -> StoreError | None:
        """Why the last commit failed; None as soon as one succeeds."""
        return self._trouble

    @property
    def waiting(self) -> int:
        """Jobs that wait for the next commit."""
        return self._queue.qsize()

    def append(self, appends: Sequence[Append]) -> Future[None]:
        """Entries of a log: all of them are durable when the future resolves, or none.

        Clash and NotOwner concern this call and later calls for the same table that were gathered with it.
        """
        return self._put(_Job(Future(), appends=tuple(appends)))

    def run(self, work: Callable[[Connection], T]) -> Future[T]:
        """Any other write; if it raises, only its own changes are taken back."""
        return self._put(_Job(Future(), work))

    def close(self) -> None:
        """What was asked before is still written."""
        with self._lock:
            if not self._closed:
                self._closed = True
                self._queue.put(None)
        self.thread.join()

    def _put(self, job: _Job[T]) -> Future[T]:
        with self._lock:
            if self._closed:
                job.future.set_exception(StoreClosed("the store is closed"))
            else:
                self._queue.put(job)
        return job.future

    def _loop(self) -> None:
        going = True
        while going:
            jobs = [self._queue.get()]
            while len(jobs) < GATHERED and not self._queue.empty():
                jobs.append(self._queue.get())
            going = None not in jobs
            wanted = [job for job in jobs if job is not None and job.future.set_running_or_notify_cancel()]
            if wanted:
                self._commit(wanted)

    def _commit(self, jobs: list[_Job[Any]]) -> None:
        try:
            with self._engine.connect() as connection, connection.begin():
                self._write(connection, jobs)
        except Exception as error:
            self._trouble = typed(error)
            for job in jobs:
                job.future.set_exception(job.error or self._trouble)
            return
        self._trouble = None
        self.commits += 1
        for job in jobs:
            if job.error is None:
                job.future.set_result(job.result)
            else:
                job.future.set_exception(job.error)

    def _write(self, connection: Connection, jobs: list[_Job[Any]]) -> None:
        """In the order in which they came; appends that follow one another go together."""
        lost: set[str] = set()  # tables of which an append failed: what was gathered after it would leave a hole
        at = 0
        while at < len(jobs):
            end = at + 1
            if jobs[at].work is not None:
                self._run(connection, jobs[at])
            else:
                while end < len(jobs) and jobs[end].work is None:
                    end += 1
                self._append(connection, jobs[at:end], lost)
            at = end

    def _run(self, connection: Connection, job: _Job[Any]) -> None:
        assert job.work is not None
        try:
            with connection.begin_nested():
                job.result = job.work(connection)
        except Exception as error:
            _raise_if_all(error)
            job.error = _own(error)

    def _append(self, connection: Connection, jobs: list[_Job[Any]], lost: set[str]) -> None:
        together = [append for job in jobs for append in job.appends]
        if not lost:
            try:
                with connection.begin_nested():
                    append_all(connection, together)
                return
            except Exception as error:
                _raise_if_all(error)
        for job in jobs:
            try:
                if not lost.isdisjoint(append.table for append in job.appends):
                    raise Clash("an earlier entry of this table was refused")
                with connection.begin_nested():
                    append_all(connection, job.appends)
            except Exception as error:
                _raise_if_all(error)
                job.error = _own(error)
                lost.update(append.table for append in job.appends)


def _raise_if_all(error: Exception) -> None:
    """Goes on with the error where it is not about one job: the disk, the connection, the transaction."""
    if isinstance(error, DBAPIError) and not isinstance(error, (IntegrityError, DataError)):
        raise error


def _own(error: Exception) -> Exception:
    """An error of one job, as its caller gets it."""
    if isinstance(error, IntegrityError):
        return Clash(str(error.orig).strip().splitlines()[0])
    return typed(error) if isinstance(error, SQLAlchemyError) else error
