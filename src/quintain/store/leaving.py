"""A person leaves: everything he has left is given to him, or deleted; finished matches stay without the name."""

from __future__ import annotations

from concurrent.futures import Future
from typing import Final

from sqlalchemy import Connection, Table, delete, select, update

from quintain.kernel.types import Json
from quintain.store import schema
from quintain.store.errors import Clash
from quintain.store.parts import Part

OWN: Final[dict[str, tuple[Table, str]]] = {  # what is whose, and by which column
    "person": (schema.people, "id"),
    "bots": (schema.people, "owner"),
    "seats": (schema.seats, "person"),
    "chat": (schema.chat, "person"),
    "channels": (schema.channels, "person"),
    "castles": (schema.castles, "person"),
    "mutes": (schema.mutes, "person"),
    "reports": (schema.reports, "reporter"),
    "ratings": (schema.ratings, "player"),
    "rating_changes": (schema.rating_changes, "player"),
    "tables": (schema.tables, "host"),
    "sessions": (schema.tokens, "person"),
}
UNTOLD: Final = {
    "passphrase",
    "folded",
    "digest",
    "seed",
    "salt",
    "bots_root",
    "final",
    "extras",
    "due",
}  # hashes, and what a match still hides


class Leaving(Part):
    """Export and deletion."""

    def export(self, person: str) -> dict[str, Json]:
        """Everything that is kept of a person, but for secrets."""

        def work(connection: Connection) -> dict[str, Json]:
            return {name: _rows(connection, table, column, person) for name, (table, column) in OWN.items()}

        return self.read(work)

    def forget(self, person: str) -> Future[None]:
        """Nothing of a person is left but seats without a name; Clash while he sits at a table that goes on."""

        def work(connection: Connection) -> None:
            seat, table = schema.seats.c, schema.tables.c
            sits = select(seat.table_id).where(seat.person == person)
            going = select(table.id).where(table.id.in_(sits), table.phase.in_(("open", "running", "frozen"))).limit(1)
            if connection.scalar(going) is not None:
                raise Clash("the person still sits at a table")
            for bot in list(connection.scalars(select(schema.people.c.id).where(schema.people.c.owner == person))):
                _forgotten(connection, bot)
            _forgotten(connection, person)

        return self.write(work)


def _rows(connection: Connection, table: Table, column: str, person: str) -> list[Json]:
    found = connection.execute(select(table).where(table.c[column] == person)).mappings()
    return [{name: value for name, value in row.items() if name not in UNTOLD} for row in found]


def _forgotten(connection: Connection, person: str) -> None:
    seat = schema.seats.c
    for table, at in connection.execute(select(seat.table_id, seat.seat).where(seat.person == person)).all():
        names: list[str] = connection.scalar(select(schema.archive.c.names).where(schema.archive.c.table_id == table)) or []
        if at < len(names):
            nameless = [name if n != at else "" for n, name in enumerate(names)]
            connection.execute(update(schema.archive).where(schema.archive.c.table_id == table).values(names=nameless))
    connection.execute(update(schema.seats).where(seat.person == person).values(person="", name=""))
    connection.execute(update(schema.tables).where(schema.tables.c.host == person).values(host=""))
    connection.execute(update(schema.reports).where(schema.reports.c.person == person).values(person=""))
    gone: list[tuple[Table, str]] = [
        (schema.chat, "person"),
        (schema.reports, "reporter"),
        (schema.ratings, "player"),
        (schema.rating_changes, "player"),
        (schema.people, "id"),
    ]
    for table, column in gone:
        connection.execute(delete(table).where(table.c[column] == person))
