"""The end of a match: it is archived for ever; and a match whose rules are gone is ended when all agree."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

import msgspec
import zstandard

from quintain.server import keeping
from quintain.server.telling import news, reveal_talk, tell_table
from quintain.store import Store
from quintain.store.archive import ArchiveRow
from quintain.store.tables import SeatRow, TableRow
from quintain.tables import Table
from quintain.tables.archive import archived

if TYPE_CHECKING:
    from quintain.server.room import Room

LEVEL: Final = 9  # of packing


def packed(table: Table) -> bytes:
    """The archive of a finished match; sentences call people by their seats, their names are kept beside it."""
    found = archived(table, [])
    seats = [msgspec.structs.replace(sitter, name="") for sitter in found.seats]
    kept = msgspec.structs.replace(found, names=["" for _ in seats], seats=seats)
    return zstandard.compress(msgspec.json.encode(kept), LEVEL)


def archive_row(row: TableRow, seats: list[SeatRow], table: Table) -> ArchiveRow:
    """Takes long, since everything is said in every language: not for the thread that answers people."""
    return ArchiveRow(
        table_id=row.id,
        game=row.game,
        rules=row.rules,
        content=row.content,
        ended=row.ended,
        packed=packed(table),
        names=[seat.name for seat in seats],
        outcome=row.result or {},
        unrated=row.unrated,
        moves=row.moves,
        public=row.public,
    )


async def archive(store: Store, row: TableRow, seats: list[SeatRow], table: Table) -> None:
    """The same again changes nothing."""
    found = await asyncio.to_thread(archive_row, row, seats, table)
    await asyncio.wrap_future(store.archive.keep(found))


async def agree_to_end(room: Room, seat: int) -> None:
    """A frozen match ends, unrated, when all its people agree."""
    room.wants.add(seat)
    await keeping.keep_extras(room)
    if room.wants >= set(room.people()):
        ended: dict[str, Any] = {"phase": "ended", "ended": room.means.now(), "due": 0, "turn": []}
        await asyncio.wrap_future(room.means.store.tables.change(room.id, epoch=room.epoch, **ended))
        room.row = replace(room.row, **ended)
        room.frozen = ""
        await reveal_talk(room)
        room.means.tell(news(room))
    tell_table(room)
