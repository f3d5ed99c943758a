"""Tables, people and entries that tests of the store put into it."""

from __future__ import annotations

from typing import Any

from sqlalchemy import select

from quintain.store import Append, NoticeRow, PersonRow, SeatRow, Store, TableRow, schema
from quintain.store.rows import made


def new_table(store: Store, id: str = "aaaaaaaaaa", people: tuple[str, ...] = (), **columns: Any) -> TableRow:
    """A table with two seats, in the store."""
    row = TableRow(**{"id": id, "game": "majesty", "options": {"seats": 2}, "created": 1_000, **columns})
    seats = [
        SeatRow(id, seat, "person" if seat < len(people) else "open", people[seat] if seat < len(people) else "")
        for seat in range(2)
    ]
    store.tables.create(row, seats).result()
    return row


def new_person(store: Store, id: str = "pppppppppp", **columns: Any) -> PersonRow:
    row = PersonRow(**{"id": id, "name": id, "created": 1_000, **columns})
    store.people.create(row).result()
    return row


def entry(n: int, table: str = "aaaaaaaaaa", client: str = "", epoch: int = 0, **changes: Any) -> Append:
    """An entry of a log, told by its number."""
    return Append(table, n, b"entry %d" % n, client, 2_000 + n, epoch, changes or None)


def log(store: Store, table: str = "aaaaaaaaaa") -> list[int]:
    return [row.n for row in store.tables.entries(table)]


def notices(store: Store, **columns: str) -> list[NoticeRow]:
    """The notices of a table, or for a channel, that are not sent yet."""
    row = schema.notices.c
    query = select(schema.notices).where(*(row[name] == value for name, value in columns.items())).order_by(row.due, row.id)
    return store.notices.read(lambda connection: made(NoticeRow, connection.execute(query)))
