"""Lines of chat, per table; seats and watchers apart."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import Future
from dataclasses import dataclass

from sqlalchemy import Connection, insert, select

from quintain.store import schema
from quintain.store.parts import Part
from quintain.store.rows import made, one


@dataclass(frozen=True, slots=True)
class LineRow:
    """A line of chat."""

    id: int
    table_id: str
    at: int
    person: str
    name: str
    seat: int
    talk: str  # seats, watchers
    text: str
    client: str


class Chat(Part):
    """Lines are added, never changed."""

    def say(
        self, table: str, talk: str, text: str, at: int, person: str, name: str, seat: int = -1, client: str = ""
    ) -> Future[LineRow]:
        """The line as it was kept; the same message of the same person again gives the line it became before."""

        def work(connection: Connection) -> LineRow:
            row = schema.chat.c
            if client:
                said = select(schema.chat).where(row.table_id == table, row.person == person, row.client == client)
                before = one(LineRow, connection.execute(said))
                if before is not None:
                    return before
            values = {"table_id": table, "at": at, "person": person, "name": name, "seat": seat, "talk": talk}
            kept = insert(schema.chat).values(**values, text=text, client=client).returning(schema.chat)
            return made(LineRow, connection.execute(kept))[0]

        return self.write(work)

    def lines(self, table: str, talks: Sequence[str] = ("seats", "watchers"), after: int = 0, limit: int = 200) -> list[LineRow]:
        """The last lines of a table, the oldest first."""
        row = schema.chat.c
        query = select(schema.chat).where(row.table_id == table, row.talk.in_(talks), row.id > after)
        query = query.order_by(row.id.desc()).limit(limit)
        return self.read(lambda connection: made(LineRow, connection.execute(query)))[::-1]
