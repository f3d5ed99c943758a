"""Who leads a table: one owner at a time, each take-over under a higher epoch, all by the clock of the database.

A lease lasts as long as its owner is heard of. A server says that it is there in one row of its own, whatever number of tables it
leads, so that many tables cost no more than few.
"""

from __future__ import annotations

from collections.abc import Collection
from concurrent.futures import Future
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import BigInteger, ColumnElement, Connection, cast, delete, func, insert, literal_column, or_, select, update

from quintain.store import schema
from quintain.store.errors import Missing, NotOwner
from quintain.store.parts import Part
from quintain.store.rows import one

CLAIMED: Final = 100  # tables that are claimed at once


@dataclass(frozen=True, slots=True)
class LeaseRow:
    """Who leads a table, and until when at least if he is not heard of."""

    table_id: str
    owner: str
    epoch: int
    until: int


@dataclass(frozen=True, slots=True)
class Lead:
    """A table is led from now on."""

    epoch: int
    silent: int  # milliseconds since the owner before was heard of last; 0: he had given the table back, or it was ours


class Leases(Part):
    """A row exists from the moment a table does."""

    def take(self, table: str, owner: str, for_ms: int) -> Future[int]:
        """The new epoch; NotOwner while somebody else's lease lasts."""
        return self.write(lambda connection: _lead(connection, table, owner, for_ms).epoch)

    def lead(self, table: str, owner: str, for_ms: int) -> Future[Lead]:
        """The same, with how long nobody was heard of who led the table before."""
        return self.write(lambda connection: _lead(connection, table, owner, for_ms))

    def claim(self, owner: str, due: int, for_ms: int, limit: int = CLAIMED) -> Future[list[tuple[str, Lead]]]:
        """Running tables that are due and that nobody leads; those that another process claims meanwhile are left to it."""

        def work(connection: Connection) -> list[tuple[str, Lead]]:
            row, server, table = schema.leases.c, schema.servers.c, schema.tables.c
            now = _now(connection)
            found = connection.execute(
                select(row.table_id, row.owner, row.epoch, row.until, server.until.label("heard"), now.label("now"))
                .join_from(schema.leases, schema.tables)
                .outerjoin(schema.servers, server.owner == row.owner)
                .where(table.due > 0, table.due <= due, table.phase == "running")
                .where(row.owner != owner, or_(row.owner == "", row.until <= now), func.coalesce(server.until, 0) <= now)
                .order_by(table.due)
                .limit(limit)
                .with_for_update(of=schema.leases, skip_locked=True)
            ).all()
            return [(each.table_id, _led(connection, each, owner, for_ms)) for each in found]

        return self.write(work)

    def beat(self, owner: str, for_ms: int) -> Future[bool]:
        """An owner is there and keeps what he leads; whether he was not heard of for too long, so that others may lead it now."""

        def work(connection: Connection) -> bool:
            server, now = schema.servers.c, _now(connection)
            query = select(server.until <= now).where(server.owner == owner)
            lapsed = connection.scalar(query)
            if lapsed is None:
                connection.execute(insert(schema.servers).values(owner=owner, until=now + for_ms))
            else:
                connection.execute(update(schema.servers).where(server.owner == owner).values(until=now + for_ms))
            return bool(lapsed)

        return self.write(work)

    def leave(self, owner: str) -> Future[None]:
        """An owner goes: whatever he still leads is led by nobody."""

        def work(connection: Connection) -> None:
            connection.execute(update(schema.leases).where(schema.leases.c.owner == owner).values(owner="", until=0))
            connection.execute(delete(schema.servers).where(schema.servers.c.owner == owner))

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

    def lost(self, owner: str, epochs: Collection[tuple[str, int]]) -> list[str]:
        """Of tables with the epochs under which an owner led them: those that he leads no longer."""
        row = schema.leases.c

        def work(connection: Connection) -> list[str]:
            mine = select(row.table_id, row.epoch).where(row.owner == owner)
            held = {(each.table_id, each.epoch) for each in connection.execute(mine)}
            return [table for table, epoch in epochs if (table, epoch) not in held]

        return self.read(work)

    def others(self, owner: str) -> int:
        """How many other servers are there."""
        server = schema.servers.c

        def work(connection: Connection) -> int:
            there = select(func.count()).where(server.owner != owner, server.until > _now(connection))
            return connection.scalar(there) or 0

        return self.read(work)


def _lead(connection: Connection, table: str, owner: str, for_ms: int) -> Lead:
    """A row that is locked is being written to by whoever leads the table: nobody waits for him."""
    row, server, now = schema.leases.c, schema.servers.c, _now(connection)
    found = connection.execute(
        select(row.table_id, row.owner, row.epoch, row.until, server.until.label("heard"), now.label("now"))
        .select_from(schema.leases)
        .outerjoin(schema.servers, server.owner == row.owner)
        .where(row.table_id == table)
        .with_for_update(of=schema.leases, skip_locked=True)
    ).one_or_none()
    if found is None and _found(connection, table) is None:
        raise Missing(f"there is no table {table}")
    if found is None or (found.owner not in ("", owner) and max(found.until, found.heard or 0) > found.now):
        raise NotOwner(f"table {table} is led by somebody else")
    return _led(connection, found, owner, for_ms)


def _led(connection: Connection, found: Any, owner: str, for_ms: int) -> Lead:
    """The lease that was found and locked is the owner's now, under the next epoch."""
    row = schema.leases.c
    changes = {"owner": owner, "epoch": found.epoch + 1, "until": _now(connection) + for_ms}
    connection.execute(update(schema.leases).where(row.table_id == found.table_id).values(changes))
    last = max(found.until, found.heard or 0) - for_ms
    return Lead(found.epoch + 1, max(0, found.now - last) if found.owner not in ("", owner) else 0)


def _found(connection: Connection, table: str) -> LeaseRow | None:
    return one(LeaseRow, connection.execute(select(schema.leases).where(schema.leases.c.table_id == table)))


def _now(connection: Connection) -> ColumnElement[Any]:
    """The clock of the database, in milliseconds."""
    if connection.dialect.name == "sqlite":
        return literal_column("CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER)")
    return cast(func.extract("epoch", func.clock_timestamp()) * 1000, BigInteger)
