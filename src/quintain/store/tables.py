"""Tables: one match each, with its seats and its log."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from concurrent.futures import Future
from dataclasses import asdict, dataclass, field
from typing import Any, Final

from sqlalchemy import Connection, Select, delete, func, insert, select, update

from quintain.kernel.types import Json
from quintain.store import schema
from quintain.store.appending import change_all, must_lead
from quintain.store.errors import Clash, Missing
from quintain.store.parts import Part
from quintain.store.rows import known, made, one

LISTED: Final = 100  # tables of a list at most, where nothing else is said


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table as it is stored; see `schema.tables`."""

    id: str
    game: str
    options: dict[str, Json]
    rules: int = 0
    content: str = ""
    seed: str = ""
    salt: str = ""
    commitment: str = ""
    bots_root: str = ""
    name: str = ""
    pace: str = "none"
    move_ms: int = 0
    reserve_ms: int = 0
    public: bool = False
    hints: bool = True
    rated: bool = False
    open_after: bool = True
    phase: str = "open"
    host: str = ""
    invite: str = ""
    created: int = 0
    started: int = 0
    ended: int = 0
    previous: str = ""
    next: str = ""
    n: int = 0
    moves: int = 0
    round: int = 0
    turn: list[int] = field(default_factory=list)
    due: int = 0
    result: dict[str, Json] | None = None
    unrated: list[str] = field(default_factory=list)
    sitters: list[dict[str, Json]] = field(default_factory=list)
    final: str = ""
    extras: dict[str, Json] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class SeatRow:
    """A seat of a table: open, or who sits there."""

    table_id: str
    seat: int
    kind: str = "open"  # person, bot, open
    person: str = ""
    bot: str = ""
    name: str = ""
    accepted: list[str] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class EntryRow:
    """An entry of a log."""

    n: int
    entry: bytes
    client: str
    at: int


class Tables(Part):
    """Rows of `tables`, `seats` and `entries`. Entries are added by the writer's `append` alone."""

    def create(self, table: TableRow, seats: Sequence[SeatRow]) -> Future[None]:
        """A new table, led by nobody; Clash if there is one with this id, or a rematch of the same table."""

        def work(connection: Connection) -> None:
            connection.execute(insert(schema.tables), asdict(table))
            connection.execute(insert(schema.leases), {"table_id": table.id})
            if seats:
                connection.execute(insert(schema.seats), [asdict(seat) | {"table_id": table.id} for seat in seats])
            if table.previous:
                old = schema.tables.c
                linked = update(schema.tables).where(old.id == table.previous, old.next == "").values(next=table.id)
                if connection.execute(linked).rowcount != 1:
                    raise Clash(f"table {table.previous} has a rematch already, or is not there")

        return self.write(work)

    def change(self, table: str, while_in: str = "", epoch: int = -1, **changes: Any) -> Future[None]:
        """Columns of a table; with `while_in` only in that phase, else Clash. Missing if there is no such table.

        With an `epoch` only by whoever leads the table under it, else NotOwner: who slept and woke up changes nothing.
        """
        known(schema.tables, changes)

        def work(connection: Connection) -> None:
            if epoch >= 0:
                must_lead(connection, table, epoch)
            _changed(connection, table, while_in, changes)

        return self.write(work)

    def seat(self, seat: SeatRow, was: str = "", while_in: str = "") -> Future[None]:
        """Who sits at a seat from now on; with `was` (a kind) only if such a one sat there, else Clash.

        With `while_in` only in that phase of the table: a match that begins meanwhile begins with those who sat there.
        """

        def work(connection: Connection) -> None:
            if while_in:
                _changed(connection, seat.table_id, while_in, {})
            row = schema.seats.c
            query = update(schema.seats).where(row.table_id == seat.table_id, row.seat == seat.seat)
            if was:
                query = query.where(row.kind == was)
            if connection.execute(query.values(asdict(seat))).rowcount != 1:
                raise Clash(f"seat {seat.seat} of table {seat.table_id} is not {was or 'there'}")

        return self.write(work)

    def begin(self, table: str, seats: Sequence[SeatRow], **changes: Any) -> Future[None]:
        """The match of an open table begins with those who sit there; Clash if it has begun, or others sit there by now."""
        known(schema.tables, changes)

        def work(connection: Connection) -> None:
            _changed(connection, table, "open", changes)
            if _seats(connection, [table]) != list(seats):
                raise Clash(f"others sit at table {table} by now")

        return self.write(work)

    def leave(self, table: str, person: str) -> Future[bool]:
        """A person stands up before the match begins; whether the table is still there.

        With its host it goes to whoever sits there, or, with nobody, away. Clash where the person has no business there, or the
        match has begun; Missing where there is no such table.
        """

        def work(connection: Connection) -> bool:
            _changed(connection, table, "open", {})
            seats = _seats(connection, [table])
            host = connection.scalar(select(schema.tables.c.host).where(schema.tables.c.id == table))
            mine = [seat.seat for seat in seats if seat.person == person]
            if not mine and host != person:
                raise Clash(f"nobody of this name sits at table {table}")
            others = [seat.person for seat in seats if seat.kind == "person" and seat.person != person]
            if host == person and not others:
                connection.execute(delete(schema.tables).where(schema.tables.c.id == table))
                return False
            seat = schema.seats.c
            free = update(schema.seats).where(seat.table_id == table, seat.seat.in_(mine))
            connection.execute(free.values(asdict(SeatRow(table, 0)) | {"seat": seat.seat}))
            if host == person:
                change_all(connection, {table: {"host": others[0]}})
            return True

        return self.write(work)

    def remove(self, table: str) -> Future[None]:
        """A table whose match has not begun, with everything that hangs on it."""

        def work(connection: Connection) -> None:
            gone = delete(schema.tables).where(schema.tables.c.id == table, schema.tables.c.phase == "open")
            if connection.execute(gone).rowcount != 1:
                raise Clash(f"table {table} is not there, or its match has begun")

        return self.write(work)

    def end(self, table: str, at: int) -> Future[None]:
        """A match is ended from outside, unrated; whoever leads it loses it with that. Clash if none is under way."""

        def work(connection: Connection) -> None:
            lease = schema.leases.c
            taken = update(schema.leases).where(lease.table_id == table)
            connection.execute(taken.values(owner="", until=0, epoch=lease.epoch + 1))
            phase = connection.scalar(select(schema.tables.c.phase).where(schema.tables.c.id == table))
            if phase is not None and phase not in ("running", "frozen"):
                raise Clash(f"table {table} is {phase}")
            _changed(connection, table, "", {"phase": "ended", "ended": at, "turn": [], "due": 0})

        return self.write(work)

    def get(self, table: str) -> TableRow | None:
        query = select(schema.tables).where(schema.tables.c.id == table)
        return self.read(lambda connection: one(TableRow, connection.execute(query)))

    def entries(self, table: str, after: int = 0) -> list[EntryRow]:
        """The log, in order."""
        row = schema.entries.c
        query = select(row.n, row.entry, row.client, row.at).where(row.table_id == table, row.n > after).order_by(row.n)
        return self.read(lambda connection: made(EntryRow, connection.execute(query)))

    def with_entries(self, table: str) -> tuple[TableRow, list[SeatRow], list[EntryRow]]:
        """A table, its seats and its log, as of one moment; Missing if there is no such table."""

        def work(connection: Connection) -> tuple[TableRow, list[SeatRow], list[EntryRow]]:
            found = one(TableRow, connection.execute(select(schema.tables).where(schema.tables.c.id == table)))
            if found is None:
                raise Missing(f"there is no table {table}")
            row = schema.entries.c
            query = select(row.n, row.entry, row.client, row.at).where(row.table_id == table, row.n <= found.n)
            return found, _seats(connection, [table]), made(EntryRow, connection.execute(query.order_by(row.n)))

        return self.read(work)

    def seats(self, tables: Iterable[str]) -> dict[str, list[SeatRow]]:
        """The seats of tables, in order."""
        wanted = list(tables)
        found: dict[str, list[SeatRow]] = {table: [] for table in wanted}
        for seat in self.read(lambda connection: _seats(connection, wanted)):
            found[seat.table_id].append(seat)
        return found

    def running(self) -> list[str]:
        """Tables whose match has begun and not ended."""
        query = select(schema.tables.c.id).where(schema.tables.c.phase == "running").order_by(schema.tables.c.id)
        return self.read(lambda connection: list(connection.scalars(query)))

    def due(self, now: int, limit: int = LISTED) -> list[tuple[str, int]]:
        """Running tables whose time has come, the longest overdue first."""
        row = schema.tables.c
        query = select(row.id, row.due).where(row.due > 0, row.due <= now, row.phase == "running").order_by(row.due).limit(limit)
        return self.read(lambda connection: [(found.id, found.due) for found in connection.execute(query)])

    def next_due(self) -> int:
        """When the next running table must be woken; 0 if none has a time."""
        row = schema.tables.c
        query = select(func.min(row.due)).where(row.due > 0, row.phase == "running")
        return self.read(lambda connection: connection.scalar(query)) or 0

    def lobby(self, phase: str, limit: int = LISTED) -> list[TableRow]:
        """Public tables in a phase, the newest first."""
        row = schema.tables.c
        query = select(schema.tables).where(row.phase == phase, row.public)
        return self._listed(query.order_by((row.ended if phase == "over" else row.created).desc(), row.id).limit(limit))

    def of_person(self, person: str, phases: Sequence[str] = (), limit: int = LISTED, before: int = 0) -> list[TableRow]:
        """Tables at which a person sits or that he opened, the newest first."""
        row = schema.tables.c
        mine = select(schema.seats.c.table_id).where(schema.seats.c.person == person)
        query = select(schema.tables).where(row.id.in_(mine) | ((row.host == person) & (row.phase == "open")))
        if phases:
            query = query.where(row.phase.in_(phases))
        if before:
            query = query.where(row.created < before)
        return self._listed(query.order_by(row.created.desc(), row.id).limit(limit))

    def count_of(self, person: str) -> int:
        """How many tables a person has open or running."""
        row = schema.tables.c
        mine = select(schema.seats.c.table_id).where(schema.seats.c.person == person)
        query = select(func.count()).select_from(schema.tables)
        query = query.where(row.phase.in_(("open", "running")), row.id.in_(mine) | (row.host == person))
        return self.read(lambda connection: connection.scalar(query)) or 0

    def counts(self) -> Mapping[str, int]:
        """How many tables there are in each phase."""
        query = select(schema.tables.c.phase, func.count().label("tables")).group_by(schema.tables.c.phase)
        return self.read(lambda connection: {row.phase: row.tables for row in connection.execute(query)})

    def all(self, phases: Sequence[str] = (), limit: int = LISTED, game: str = "") -> list[TableRow]:
        """Tables of whatever kind, the newest first, for whoever looks after the server."""
        query = select(schema.tables)
        if phases:
            query = query.where(schema.tables.c.phase.in_(phases))
        if game:
            query = query.where(schema.tables.c.game == game)
        return self._listed(query.order_by(schema.tables.c.created.desc(), schema.tables.c.id).limit(limit))

    def _listed(self, query: Select[Any]) -> list[TableRow]:
        return self.read(lambda connection: made(TableRow, connection.execute(query)))


def _seats(connection: Connection, tables: Sequence[str]) -> list[SeatRow]:
    row = schema.seats.c
    query = select(schema.seats).where(row.table_id.in_(tables)).order_by(row.table_id, row.seat)
    return made(SeatRow, connection.execute(query))


def _changed(connection: Connection, table: str, phase: str, changes: Mapping[str, Any]) -> None:
    found = connection.scalar(select(schema.tables.c.phase).where(schema.tables.c.id == table).with_for_update())
    if found is None:
        raise Missing(f"there is no table {table}")
    if phase and found != phase:
        raise Clash(f"table {table} is {found}, not {phase}")
    if changes:
        change_all(connection, {table: changes})
