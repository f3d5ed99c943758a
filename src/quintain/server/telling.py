"""What viewers of a room are told: the snapshot of each seat after an entry, the table itself, and the welcome."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import TYPE_CHECKING

import msgspec

from quintain.server.means import News, Question
from quintain.server.messages import PROTOCOL, Changed, Line, Said, Shown, TableInfo, Talk, Welcome
from quintain.server.shown import table_info
from quintain.server.tidings import Here
from quintain.server.viewers import Viewer
from quintain.store.chat import LineRow
from quintain.tables import Table, snapshot
from quintain.tables.snapshot import Shared
from quintain.tables.wire import Snapshot

if TYPE_CHECKING:
    from quintain.server.room import Room


def tell(room: Room, before: int) -> None:
    """Everybody gets what he may know after the entries since `before`."""
    shared = _shared(room)
    room.viewers.send_by_seat(lambda seat: _shown(room, seat, before, shared))


def tell_seat(room: Room, seat: int) -> None:
    """Only those at one seat: what changed concerns nobody else."""
    for viewer in room.viewers.of_seat(seat):
        viewer.send(_shown(room, seat, room.row.n))


def tell_table(room: Room, but: Viewer | None = None) -> None:
    """Who sits where, who is here, what became of the table."""
    known = {*room.people().values(), room.row.host}
    room.means.bus.say(Here(room.id, sorted(room.viewers.online()), room.viewers.watchers()))
    room.viewers.send_by_person(lambda person: Changed(info(room, person)), known, but)


def info(room: Room, person: str = "") -> TableInfo:
    """The table as a person may see it."""
    row = replace(room.row, due=room.clocks.next())
    online, watchers = room.viewers.online(), room.viewers.watchers()
    return table_info(row, room.seats, person, online, room.registered, room.wants, watchers, room.frozen)


async def welcome(room: Room, viewer: Viewer, since: int) -> Welcome:
    """Everything a page needs; with the events since what it has, or since its own last answer."""
    lines = [line for talk in heard(room, viewer) for line in await lines_of(room, viewer, talk)]
    return Welcome(
        protocol=PROTOCOL,
        build=room.means.build,
        viewer=viewer.seat,
        seats=viewer.seats,
        table=info(room, viewer.person),
        chat=sorted(lines, key=lambda line: line.id),
        now=room.means.now(),
        snapshot=None if room.table is None else _snapshot(room, viewer.seat, since if since >= 0 else None),
        standing=standing_of(room, viewer.seat),
    )


def news(room: Room) -> News:
    """What lobby, notices and ratings hear."""
    table, people = room.table, room.people()
    if table is None or not room.running:
        return News(room.row, [])
    waited = [seat for seat in table.awaited() if seat in people]
    return News(room.row, [Question(seat, people[seat], table.opened[seat], room.clocks.due(seat)) for seat in waited])


def heard(room: Room, viewer: Viewer) -> list[Talk]:
    """Whose lines a viewer hears: of those like him, and after the end of all."""
    return ["seats", "watchers"] if room.row.phase in ("over", "ended") else [viewer.talk]


async def lines_of(room: Room, viewer: Viewer, talk: Talk) -> list[Line]:
    """The last lines of one kind, without those of people he has muted."""
    rows = await asyncio.to_thread(room.means.store.chat.lines, room.id, [talk])
    return [line_of(row) for row in rows if row.person not in viewer.muted]


def line_of(row: LineRow) -> Line:
    talk: Talk = "seats" if row.talk == "seats" else "watchers"
    return Line(row.id, row.at, row.name, row.text, talk, row.seat, row.person)


async def reveal_talk(room: Room) -> None:
    """After the end everybody hears what the others said among themselves."""
    for viewer in room.viewers:
        for line in await lines_of(room, viewer, "watchers" if viewer.talk == "seats" else "seats"):
            viewer.send(Said(line))


def standing_of(room: Room, seat: int) -> list[str]:
    """What a seat has answered beforehand, for its own eyes."""
    stands = None if room.table is None else room.table.standing.get(seat)
    return [] if stands is None or room.table is None or stands.turn != room.table.turn() else [stands.prompt]


def _shown(room: Room, seat: int, since: int, shared: Shared | None = None) -> Shown:
    due = room.clocks.due(seat) or room.clocks.next()
    return Shown(_snapshot(room, seat, since, shared), room.means.now(), due, standing_of(room, seat))


def _snapshot(room: Room, seat: int, since: int | None, shared: Shared | None = None) -> Snapshot:
    table = _table(room)
    table.clocks = room.clocks.left(room.means.ticking())
    found = snapshot(table, seat, since, shared or _shared(room))
    return found if room.running else msgspec.structs.replace(found, decision=None, undo=None)


def _shared(room: Room) -> Shared:
    return Shared(_table(room), [seat.name for seat in room.seats])


def _table(room: Room) -> Table:
    assert room.table is not None
    return room.table
