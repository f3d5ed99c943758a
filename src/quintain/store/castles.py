"""Castles and set-ups that people have drawn themselves."""

from __future__ import annotations

from concurrent.futures import Future
from dataclasses import asdict, dataclass

from sqlalchemy import Connection, delete, insert, select, update

from quintain.store import schema
from quintain.store.errors import Clash
from quintain.store.parts import Part
from quintain.store.rows import made, one


@dataclass(frozen=True, slots=True)
class CastleRow:
    """A castle or a set-up, as the text of its file."""

    id: str
    person: str
    kind: str  # castle, setup
    name: str
    text: str
    shared: bool = False
    created: int = 0
    changed: int = 0


class Castles(Part):
    """Rows of `castles`."""

    def put(self, castle: CastleRow) -> Future[None]:
        """A new one, or the same person's anew."""

        def work(connection: Connection) -> None:
            row = schema.castles.c
            owner = connection.scalar(select(row.person).where(row.id == castle.id))
            if owner is None:
                connection.execute(insert(schema.castles), asdict(castle))
            elif owner != castle.person:
                raise Clash("this castle is somebody else's")
            else:
                values = {name: value for name, value in asdict(castle).items() if name not in ("id", "created")}
                connection.execute(update(schema.castles).where(row.id == castle.id).values(values))

        return self.write(work)

    def get(self, castle: str) -> CastleRow | None:
        query = select(schema.castles).where(schema.castles.c.id == castle)
        return self.read(lambda connection: one(CastleRow, connection.execute(query)))

    def of_person(self, person: str) -> list[CastleRow]:
        query = select(schema.castles).where(schema.castles.c.person == person)
        return self.read(lambda connection: made(CastleRow, connection.execute(query.order_by(schema.castles.c.name))))

    def shared(self, limit: int = 200) -> list[CastleRow]:
        """Those that everybody may use, the newest first."""
        query = select(schema.castles).where(schema.castles.c.shared).order_by(schema.castles.c.changed.desc()).limit(limit)
        return self.read(lambda connection: made(CastleRow, connection.execute(query)))

    def remove(self, castle: str, person: str) -> Future[bool]:
        """Whether the person had it."""
        row = schema.castles.c
        query = delete(schema.castles).where(row.id == castle, row.person == person)
        return self.write(lambda connection: connection.execute(query).rowcount == 1)
