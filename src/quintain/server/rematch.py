"""Once more: when all people want it, a new table opens with the same options and everybody one seat further."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import TYPE_CHECKING

from quintain.server import beginning, keeping
from quintain.server.barred import Barred
from quintain.server.telling import tell_table
from quintain.store.errors import Clash
from quintain.store.ids import Draw, public_id, secret_text
from quintain.store.tables import SeatRow, TableRow

if TYPE_CHECKING:
    from quintain.server.room import Room


async def again(room: Room, seat: int, on: bool) -> None:
    """A seated person wants a rematch, or no longer does."""
    if room.row.phase != "over":
        raise Barred("not-over")
    if not room.row.next:
        room.wants = room.wants | {seat} if on else room.wants - {seat}
        await keeping.keep_extras(room)
        if room.wants >= set(room.people()):
            await _open(room)
    tell_table(room)


async def _open(room: Room) -> None:
    means = room.means
    row, seats = next_table(room.row, room.seats, means.now(), means.draw)
    try:
        await asyncio.wrap_future(means.store.tables.create(*beginning.begun(row, seats, means.now(), means.draw)))
    except Clash:  # another process, or another message, was faster
        found = await asyncio.to_thread(means.store.tables.get, room.id)
        room.row = found or room.row
    else:
        room.row = replace(room.row, next=row.id)


def next_table(row: TableRow, seats: list[SeatRow], now: int, draw: Draw) -> tuple[TableRow, list[SeatRow]]:
    """The same table with the seats rotated; deputies stay behind."""
    table = public_id(draw)
    again = TableRow(
        id=table,
        game=row.game,
        options=row.options,
        name=row.name,
        pace=row.pace,
        move_ms=row.move_ms,
        reserve_ms=row.reserve_ms,
        public=row.public,
        hints=row.hints,
        rated=row.rated,
        open_after=row.open_after,
        host=row.host,
        invite=secret_text(draw),
        created=now,
        previous=row.id,
    )
    turned = [
        replace(seat, table_id=table, seat=(seat.seat + 1) % len(seats), bot=seat.bot if seat.kind == "bot" else "")
        for seat in seats
    ]
    return again, sorted(turned, key=lambda seat: seat.seat)
