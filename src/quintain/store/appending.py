"""Entries are added to logs: only by the owner of a table, only the next number, each message once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, bindparam, insert, select, update

from quintain.store import schema
from quintain.store.errors import Clash, Missing, NotOwner


@dataclass(frozen=True, slots=True)
class Append:
    """One entry of one log, and what changes in the row of its table with it."""

    table: str
    n: int
    entry: bytes
    client: str  # the message that brought it, "" where none did
    at: int
    epoch: int  # of the lease under which the room was loaded
    changes: Mapping[str, Any] | None = None  # columns of `tables`


def append_all(connection: Connection, appends: Sequence[Append]) -> None:
    """All of them, or an error.

    The leases are read under a lock that lasts until the commit, so that nobody takes a table over between the check of the
    epoch and the entry.
    """
    heads = _heads(connection, sorted({append.table for append in appends}))
    changes: dict[str, dict[str, Any]] = {}
    for append in appends:
        epoch, n = heads[append.table]
        if append.epoch != epoch:
            raise NotOwner(f"table {append.table} is led under epoch {epoch}, not {append.epoch}")
        if append.n != n + 1:
            raise Clash(f"entry {append.n} of table {append.table} does not follow entry {n}")
        heads[append.table] = (epoch, append.n)
        changes.setdefault(append.table, {}).update(append.changes or {}, n=append.n)
    if appends:
        connection.execute(
            insert(schema.entries),
            [
                {"table_id": each.table, "n": each.n, "client": each.client, "entry": each.entry, "at": each.at}
                for each in appends
            ],
        )
    change_all(connection, changes)


def must_lead(connection: Connection, table: str, epoch: int) -> None:
    """NotOwner where the table is led under another epoch; it stays as it is until the commit."""
    found, _ = _heads(connection, [table])[table]
    if found != epoch:
        raise NotOwner(f"table {table} is led under epoch {found}, not {epoch}")


def change_all(connection: Connection, changes: Mapping[str, Mapping[str, Any]]) -> None:
    """Columns of rows of `tables`; rows that change the same columns go together."""
    alike: dict[tuple[str, ...], list[dict[str, Any]]] = {}
    for table, values in changes.items():
        columns = tuple(sorted(values))
        alike.setdefault(columns, []).append({"_id": table, **{f"_{name}": values[name] for name in columns}})
    for columns, rows in alike.items():
        row = schema.tables.c
        values = {name: bindparam(f"_{name}", type_=row[name].type) for name in columns}
        connection.execute(update(schema.tables).where(row.id == bindparam("_id")).values(values), rows)


def _heads(connection: Connection, tables: Sequence[str]) -> dict[str, tuple[int, int]]:
    """Per table its epoch and the number of its last entry."""
    query = (
        select(schema.leases.c.table_id, schema.leases.c.epoch, schema.tables.c.n)
        .join_from(schema.leases, schema.tables)
        .where(schema.leases.c.table_id.in_(tables))
        .order_by(schema.leases.c.table_id)
        .with_for_update(of=schema.leases)
    )
    found = {row.table_id: (row.epoch, row.n) for row in connection.execute(query)}
    lacking = [table for table in tables if table not in found]
    if lacking:
        raise Missing(f"there is no table {lacking[0]}")
    return found
