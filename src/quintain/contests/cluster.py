"""Work on many machines: a Ray cluster behind the executor. `pip install quintain[cluster]`, on every machine the same Quintain.

Ray only carries tasks to processes and answers back. How often a task is begun, and what is lost, is decided here as for
processes of this machine, so that the same seeds give the same answers wherever they are played.
"""

from __future__ import annotations

import importlib
import logging
import signal
import threading
from collections.abc import Iterable, Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from typing import Any, Final

from quintain import __version__
from quintain.contests.executor import WAITING, Book, Data, Executor, Lost, Work

HERE: Final = "local"  # a cluster of this machine alone, as long as it is needed


class NoCluster(Exception):
    """Ray is not installed, or there is no cluster at the address, or it has another Quintain."""


class Ray(Executor):
    """So many tasks at once, wherever the cluster has room for them."""

    def __init__(self, jobs: int, address: str = "") -> None:
        self.jobs: Final = jobs
        self.address: Final = address

    def run(self, work: Work, tasks: Iterable[Data]) -> Iterator[Data]:
        with connected(self.address, self.jobs) as ray:
            remote = ray.remote(num_cpus=1, max_retries=0)(_done)
            refs: dict[Future[Data], Any] = {}

            def submit(work: Work, task: Data) -> Future[Data]:
                ref = remote.remote(__version__, work.__module__, work.__qualname__, task)
                future: Future[Data] = ref.future()
                refs[future] = ref
                future.add_done_callback(lambda done: refs.pop(done, None))
                return future

            book = Book(tasks)
            try:
                while not book.is_done():
                    try:
                        while book.fill(submit, work, self.jobs * WAITING):
                            yield from book.answers()
                    except ray.exceptions.RayTaskError as error:
                        raise error.cause from None
                    except ray.exceptions.RayError as error:
                        yield from book.saved()
                        if not book.again(lambda trouble: isinstance(trouble, ray.exceptions.RayError)):
                            raise Lost from error
            finally:
                for ref in list(refs.values()):
                    ray.cancel(ref, force=True)


def _done(version: str, module: str, name: str, task: Data) -> Data:
    """On some machine: the work, found by its name."""
    if version != __version__:
        raise NoCluster(f"this worker has Quintain {__version__}, not {version}")
    work: Work = getattr(importlib.import_module(module), name)
    return work(task)


@contextmanager
def connected(address: str, jobs: int) -> Iterator[Any]:
    """Ray, connected to the cluster at an address, or to one of this machine that ends with us."""
    ray = join(address, jobs)
    try:
        yield ray
    finally:
        ray.shutdown()


def join(address: str, jobs: int) -> Any:
    """Ray, connected until `shutdown`; NoCluster where that cannot be."""
    try:
        ray: Any = importlib.import_module("ray")
    except ImportError:
        raise NoCluster("Ray is not installed: pip install 'quintain[cluster]'") from None
    quiet = {"logging_level": logging.ERROR, "log_to_driver": False, "ignore_reinit_error": True}
    try:
        with ending_as_before():
            if address and address != HERE:
                ray.init(address=address, **quiet)
            else:
                ray.init(num_cpus=jobs, include_dashboard=False, **quiet)
    except Exception as error:  # Ray has no name of its own for it
        raise NoCluster(f"no cluster at {address or 'this machine'}: {str(error).strip().splitlines()[0]}") from None
    return ray


@contextmanager
def ending_as_before() -> Iterator[None]:
    """Ray answers SIGTERM in our place, and aborts the process after three seconds; only the main thread can take that back."""
    main = threading.current_thread() is threading.main_thread()
    terminated = signal.getsignal(signal.SIGTERM)
    try:
        yield
    finally:
        if main:
            signal.signal(signal.SIGTERM, terminated)
