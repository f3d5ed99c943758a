"""The archive: finished matches, packed, with what lists of them show."""

from __future__ import annotations

from concurrent.futures import Future
from dataclasses import asdict, dataclass, field
from typing import Any

from sqlalchemy import Connection, insert, select
from sqlalchemy.sql import Select

from quintain.kernel.types import Json
from quintain.store import schema
from quintain.store.appending import change_all
from quintain.store.parts import Part
from quintain.store.rows import known, made, one

LISTED = [column for column in schema.archive.c if column.name != "packed"]


@dataclass(frozen=True, slots=True)
class ArchiveRow:
    """A finished match; names stand beside what is packed, so that a person can be forgotten."""

    table_id: str
    game: str
    rules: int
    content: str
    ended: int
    packed: bytes = b""  # empty in lists
    names: list[str] = field(default_factory=list)
    outcome: dict[str, Json] = field(default_factory=dict)
    unrated: list[str] = field(default_factory=list)
    moves: int = 0
    public: bool = False


class Archives(Part):
    """Rows of `archive`: made once, never changed but for names of people who left."""

    def keep(self, match: ArchiveRow, **changes: Any) -> Future[None]:
        """A match is over: its archive, and columns of its table, in one commit. The same again changes nothing."""
        known(schema.tables, changes)

        def work(connection: Connection) -> None:
            if connection.scalar(select(schema.archive.c.table_id).where(schema.archive.c.table_id == match.table_id)) is None:
                connection.execute(insert(schema.archive), asdict(match))
            if changes:
                change_all(connection, {match.table_id: changes})

        return self.write(work)

    def get(self, table: str) -> ArchiveRow | None:
        query = select(schema.archive).where(schema.archive.c.table_id == table)
        return self.read(lambda connection: one(ArchiveRow, connection.execute(query)))

    def recent(self, game: str = "", limit: int = 50, before: int = 0) -> list[ArchiveRow]:
        """Public matches that ended last, without what is packed."""
        row = schema.archive.c
        query = select(*LISTED).where(row.public)
        query = query.where(row.game == game) if game else query
        query = query.where(row.ended < before) if before else query
        return self._listed(query.order_by(row.ended.desc(), row.table_id).limit(limit))

    def of_person(self, person: str, limit: int = 50, before: int = 0) -> list[ArchiveRow]:
        """Matches of a person, the last first, without what is packed."""
        row = schema.archive.c
        mine = select(schema.seats.c.table_id).where(schema.seats.c.person == person)
        query = select(*LISTED).where(row.table_id.in_(mine))
        query = query.where(row.ended < before) if before else query
        return self._listed(query.order_by(row.ended.desc(), row.table_id).limit(limit))

    def ids(self) -> list[str]:
        """The tables of all archived matches."""
        return self.read(lambda connection: list(connection.scalars(select(schema.archive.c.table_id))))

    def missing(self) -> list[str]:
        """Tables whose match is over and was not archived."""
        there = select(schema.archive.c.table_id)
        query = select(schema.tables.c.id).where(schema.tables.c.phase == "over", schema.tables.c.id.not_in(there))
        return self.read(lambda connection: list(connection.scalars(query.order_by(schema.tables.c.id))))

    def _listed(self, query: Select[Any]) -> list[ArchiveRow]:
        return self.read(lambda connection: made(ArchiveRow, connection.execute(query)))
