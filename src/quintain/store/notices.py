"""Notices: rows with a due time; dropped when the question is answered, claimed by whoever delivers them."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import Future
from dataclasses import asdict, dataclass, field

from sqlalchemy import Connection, delete, func, insert, select, update

from quintain.kernel.types import Json
from quintain.store import schema
from quintain.store.parts import Part
from quintain.store.rows import made


@dataclass(frozen=True, slots=True)
class NoticeRow:
    """Something to be told to a person through a channel, not before it is due."""

    person: str
    channel: str
    kind: str  # turn, reminder, began, over, test
    due: int
    table_id: str = ""
    seat: int = -1
    opened: int = 0  # the entry with which the question opened
    facts: dict[str, Json] = field(default_factory=dict)
    until: int = 0
    tries: int = 0
    id: int = 0


class Notices(Part):
    """Rows of `notices`: what is there is still to be delivered."""

    def plan(self, notices: Sequence[NoticeRow]) -> Future[None]:
        def work(connection: Connection) -> None:
            if notices:
                connection.execute(insert(schema.notices), [_new(notice) for notice in notices])

        return self.write(work)

    def drop(self, table: str, seat: int = -1, kinds: Sequence[str] = ("turn", "reminder")) -> Future[int]:
        """What was due about a table (and a seat) is not said any more; how many notices that were."""
        row = schema.notices.c
        query = delete(schema.notices).where(row.table_id == table, row.kind.in_(kinds))
        query = query.where(row.seat == seat) if seat >= 0 else query
        return self.write(lambda connection: connection.execute(query).rowcount)

    def claim(self, now: int, for_ms: int, limit: int = 50) -> Future[list[NoticeRow]]:
        """Due notices that nobody else delivers; whoever does not settle them in time loses them to the next who asks."""

        def work(connection: Connection) -> list[NoticeRow]:
            row = schema.notices.c
            due = select(row.id).where(row.due <= now, row.until <= now).order_by(row.due, row.id).limit(limit)
            query = update(schema.notices).where(row.id.in_(due.with_for_update(skip_locked=True)))
            query = query.values(until=now + for_ms, tries=row.tries + 1)
            return sorted(made(NoticeRow, connection.execute(query.returning(schema.notices))), key=lambda each: each.id)

        return self.write(work)

    def settle(self, notices: Sequence[int]) -> Future[None]:
        """Delivered, or given up."""

        def work(connection: Connection) -> None:
            connection.execute(delete(schema.notices).where(schema.notices.c.id.in_(list(notices))))

        return self.write(work)

    def put_off(self, notice: int, due: int) -> Future[None]:
        """To be tried again later."""

        def work(connection: Connection) -> None:
            connection.execute(update(schema.notices).where(schema.notices.c.id == notice).values(due=due, until=0))

        return self.write(work)

    def next_due(self) -> int:
        """When the next notice is due, 0 if there is none."""
        return self.read(lambda connection: connection.scalar(select(func.min(schema.notices.c.due)))) or 0

    def of_table(self, table: str) -> list[NoticeRow]:
        query = (
            select(schema.notices).where(schema.notices.c.table_id == table).order_by(schema.notices.c.due, schema.notices.c.id)
        )
        return self.read(lambda connection: made(NoticeRow, connection.execute(query)))

    def of_channel(self, channel: str) -> list[NoticeRow]:
        query = (
            select(schema.notices).where(schema.notices.c.channel == channel).order_by(schema.notices.c.due, schema.notices.c.id)
        )
        return self.read(lambda connection: made(NoticeRow, connection.execute(query)))


def _new(notice: NoticeRow) -> dict[str, Json]:
    return {name: value for name, value in asdict(notice).items() if name != "id"}
