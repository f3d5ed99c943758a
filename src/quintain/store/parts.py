"""What every part of the store is made of: a way to read and a way to write."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from typing import Final, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import SQLAlchemyError

from quintain.store.engine import typed
from quintain.store.writer import Writer

T = TypeVar("T")


class Part:
    """Methods that read answer at once, on the caller's thread; methods that write give a future that resolves when durable."""

    def __init__(self, readers: Engine, writer: Writer) -> None:
        self._readers: Final = readers
        self._writer: Final = writer

    def read(self, work: Callable[[Connection], T]) -> T:
        """What a query finds, in one transaction; troubles of the database are StoreErrors."""
        try:
            with self._readers.connect() as connection, connection.begin():
                return work(connection)
        except SQLAlchemyError as error:
            raise typed(error) from error

    def write(self, work: Callable[[Connection], T]) -> Future[T]:
        return self._writer.run(work)
