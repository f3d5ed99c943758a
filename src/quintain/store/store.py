"""The store: everything that outlives the process."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final, TypeVar

from sqlalchemy import Connection, Engine, delete, insert
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from quintain.store import engine, migrate, schema
from quintain.store.archive import Archives
from quintain.store.castles import Castles
from quintain.store.channels import Channels
from quintain.store.chat import Chat
from quintain.store.leases import Leases
from quintain.store.leaving import Leaving
from quintain.store.notices import Notices
from quintain.store.parts import Part
from quintain.store.people import People
from quintain.store.ratings import Ratings
from quintain.store.secrets import Secrets
from quintain.store.tables import Tables
from quintain.store.tokens import Tokens
from quintain.store.writer import Writer

T = TypeVar("T")
TRIAL: Final = "room"  # the name of a row that is there only while the store is checked
ROOM: Final = 65_536  # bytes


class Store:
    """A SQLite file or a PostgreSQL database. What reads answers at once; what writes gives a future."""

    def __init__(self, address: str, found: str, writer: Engine) -> None:
        self.address: Final = address
        self.found: Final = found  # the revision it had when it was opened; empty: it was made
        self._engine: Final = writer
        self._readers: Final = engine.reading(address)
        self.writer: Final = Writer(writer)
        parts = (self._readers, self.writer)
        self._part: Final = Part(*parts)
        self.tables: Final = Tables(*parts)
        self.leases: Final = Leases(*parts)
        self.people: Final = People(*parts)
        self.tokens: Final = Tokens(*parts)
        self.leaving: Final = Leaving(*parts)
        self.chat: Final = Chat(*parts)
        self.channels: Final = Channels(*parts)
        self.notices: Final = Notices(*parts)
        self.archive: Final = Archives(*parts)
        self.ratings: Final = Ratings(*parts)
        self.castles: Final = Castles(*parts)
        self.secrets: Final = Secrets(*parts)

    @staticmethod
    def open(place: str | Path, upgrade: bool = False) -> Store:
        """An empty database is filled; one of an older Quintain is refused (OutdatedSchema) unless it may be upgraded."""
        address = engine.address_of(place)
        writer = engine.writing(address)
        try:
            engine.assert_durable(writer)
            return Store(address, migrate.prepare(writer, upgrade), writer)
        except DBAPIError as error:
            writer.dispose()
            raise engine.reached(error) from error
        except BaseException:
            writer.dispose()
            raise

    @property
    def is_file(self) -> bool:
        """Whether it is a SQLite file."""
        return engine.file_of(self.address) is not None

    @property
    def schema(self) -> str:
        """The revision of the schema."""
        return migrate.newest()

    def read(self, work: Callable[[Connection], T]) -> T:
        """What a query finds, in one transaction that changes nothing."""
        return self._part.read(work)

    def snapshot(self, work: Callable[[Connection], T]) -> T:
        """The same, where every query of the work sees the same moment."""
        repeatable = {} if self.is_file else {"isolation_level": "REPEATABLE READ"}
        try:
            with self._readers.connect() as connection, connection.execution_options(**repeatable).begin():
                return work(connection)
        except SQLAlchemyError as error:
            raise engine.typed(error) from error

    def check(self) -> None:
        """That it can be read and written now; a StoreError if not."""
        self.read(lambda connection: connection.exec_driver_sql("SELECT 1").scalar())
        self.writer.run(_nothing).result()

    def close(self) -> None:
        """What was asked to be written is written first."""
        self.writer.close()
        self._readers.dispose()
        self._engine.dispose()


def _nothing(connection: Connection) -> None:
    """A write that leaves everything as it is and still needs room on the disk; a file must have some for moves to come."""
    connection.exec_driver_sql("UPDATE alembic_version SET version_num = version_num")
    if connection.dialect.name == "sqlite":
        connection.execute(insert(schema.secrets), {"name": TRIAL, "value": bytes(ROOM)})
        connection.execute(delete(schema.secrets).where(schema.secrets.c.name == TRIAL))
