"""Who leads a table: one owner at a time, each take-over under a higher epoch, all by the clock of the database."""

from __future__ import annotations

from concurrent.futures import Future
from dataclasses import dataclass
from typing import Any

from sqlalchemy import BigInteger, ColumnElement, Connection, cast, func, literal_column, or_, select, update

from quintain.store import schema
from quintain.store.errors import Missing, NotOwner
from quintain.store.parts import Part
from quintain.store.rows import one


@dataclass(frozen=True, slots=True)
class LeaseRow:
    """Who leads a table, and until when if he is not heard of."""

    table_id: str
    owner: str
    epoch: int
    until: int


class Leases(Part):
    """A row exists from the moment a table does."""

    def take(self, table: str, owner: str, for_ms: int) -> Future[int]:
        """The new epoch; NotOwner while somebody else's lease lasts."""

        def work(connection: Connection) -> int:
            row, now = schema.leases.c, _now(connection)
            free = or_(row.owner == owner, row.owner == "", row.until <= now)
            query = update(schema.leases).where(row.table_id == table, free)
            query = query.values(owner=owner, epoch=row.epoch + 1, until=now + for_ms).returning(row.epoch)
            epoch = connection.scalar(query)
            if epoch is None:
                raise (NotOwner if _found(connection, table) else Missing)(f"table {table} is led by somebody else or not there")
            return int(epoch)

        return self.write(work)

    def renew(self, owner: str, for_ms: int) -> Future[int]:
        """How many leases of an owner last longer now."""

        def work(connection: Connection) -> int:
            row = schema.leases.c
            query = update(schema.leases).where(row.owner == owner).values(until=_now(connection) + for_ms)
            return connection.execute(query).rowcount

        return self.write(work)

    def release(self, table: str, owner: str, epoch: int) -> Future[None]:
        """The table is led by nobody, unless somebody else leads it already."""

        def work(connection: Connection) -> None:
            row = schema.leases.c
            query = update(schema.leases).where(row.table_id == table, row.owner == owner, row.epoch == epoch)
            connection.execute(query.values(owner="", until=0))

        return self.write(work)

    def get(self, table: str) -> LeaseRow | None:
        return self.read(lambda connection: _found(connection, table))


def _found(connection: Connection, table: str) -> LeaseRow | None:
    return one(LeaseRow, connection.execute(select(schema.leases).where(schema.leases.c.table_id == table)))


def _now(connection: Connection) -> ColumnElement[Any]:
    """The clock of the database, in milliseconds."""
    if connection.dialect.name == "sqlite":
        return literal_column("CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER)")
    return cast(func.extract("epoch", func.clock_timestamp()) * 1000, BigInteger)
