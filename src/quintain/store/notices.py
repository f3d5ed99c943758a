"""Notices: rows with a due time; dropped when the question is answered, claimed by whoever delivers them."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from concurrent.futures import Future
from dataclasses import asdict, dataclass
from typing import Final

from sqlalchemy import Connection, delete, func, insert, select, update

from quintain.store import schema
from quintain.store.parts import Part
from quintain.store.rows import made

NEVER: Final = 2**62  # due when a notice was told and its question is still open
ASKED: Final = ("turn", "reminder")  # kinds that go with their question


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
    deadline: int = 0  # when the time of the question runs out; 0 without limit
    until: int = 0
    tries: int = 0
    id: int = 0


class Notices(Part):
    """Rows of `notices`: what is still to be told, and what was told of questions that are open."""

    def plan(self, notices: Sequence[NoticeRow]) -> Future[None]:
        def work(connection: Connection) -> None:
            _insert(connection, notices)

        return self.write(work)

    def ask(self, table: str, questions: Collection[tuple[int, int]], notices: Sequence[NoticeRow]) -> Future[None]:
        """The questions of a table that are open now, as seat and entry: what was to be told of others is dropped.

        Notices of a question that is known already are not planned again; if its deadline has moved, its reminders are.
        """

        def work(connection: Connection) -> None:
            row = schema.notices.c
            mine = select(schema.notices).where(row.table_id == table, row.kind.in_(ASKED))
            there = made(NoticeRow, connection.execute(mine))
            gone = [each.id for each in there if (each.seat, each.opened) not in questions]
            before = {(each.seat, each.opened): each.deadline for each in there}
            moved = {
                (each.seat, each.opened)
                for each in notices
                if before.get((each.seat, each.opened), each.deadline) != each.deadline
            }
            gone += [each.id for each in there if each.kind == "reminder" and (each.seat, each.opened) in moved]
            if gone:
                connection.execute(delete(schema.notices).where(row.id.in_(gone)))
            for seat, opened in moved:
                question = (row.table_id == table, row.seat == seat, row.opened == opened)
                deadline = next(each.deadline for each in notices if (each.seat, each.opened) == (seat, opened))
                connection.execute(update(schema.notices).where(*question).values(deadline=deadline))
            fresh = [each for each in notices if (each.seat, each.opened) not in before]
            again = [each for each in notices if each.kind == "reminder" and (each.seat, each.opened) in moved]
            _insert(connection, [*fresh, *again])

        return self.write(work)

    def drop(self, table: str, seat: int = -1, kinds: Sequence[str] = ASKED) -> Future[int]:
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

    def settle(self, notices: Sequence[NoticeRow]) -> Future[None]:
        """Told, or given up; what belongs to a question is remembered as long as it is open."""

        def work(connection: Connection) -> None:
            row = schema.notices.c
            ids = [each.id for each in notices if each.kind in ASKED]
            connection.execute(update(schema.notices).where(row.id.in_(ids)).values(due=NEVER, until=0))
            ids = [each.id for each in notices if each.kind not in ASKED]
            connection.execute(delete(schema.notices).where(row.id.in_(ids)))

        return self.write(work)

    def put_off(self, notice: int, due: int) -> Future[None]:
        """To be tried again later."""

        def work(connection: Connection) -> None:
            connection.execute(update(schema.notices).where(schema.notices.c.id == notice).values(due=due, until=0))

        return self.write(work)

    def next_due(self) -> int:
        """When the next notice is due, 0 if there is none."""
        row = schema.notices.c
        return self.read(lambda connection: connection.scalar(select(func.min(row.due)).where(row.due < NEVER))) or 0


def _insert(connection: Connection, notices: Sequence[NoticeRow]) -> None:
    rows = [{name: value for name, value in asdict(notice).items() if name != "id"} for notice in notices]
    if rows:
        connection.execute(insert(schema.notices), rows)
