"""What is kept of a room beside its log: columns that lists read and that wake it in time, clocks, presets, wishes, deputies."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import msgspec

from quintain.kernel.types import Json
from quintain.server import clocks
from quintain.tables import Table

if TYPE_CHECKING:
    from quintain.server.room import Room


def changes(room: Room, now: int) -> dict[str, Any]:
    """Columns of the table's row after an entry; they follow from the log, from time and from what people have preset."""
    table = room.match()
    found: dict[str, Any] = {
        "moves": len(table.line),
        "round": int(table.game.turn_of(table.match.state).round),
        "turn": table.pending(),
        "unrated": list(table.unrated),
        "due": due(room, now),
        "extras": extras(room),
        "final": table.digest(),
    }
    if table.over():
        found.update(phase="over", ended=now, result=msgspec.to_builtins(table.result()))
    return found


def due(room: Room, now: int) -> int:
    """When the room must be in memory: at once where bots or presets answer, else when the first time runs out; 0: never."""
    table = room.match()
    if any(table.bot_at(seat) or table.standing_answer(seat) >= 0 for seat in table.pending()):
        return now
    return room.clocks.next()


def extras(room: Room) -> dict[str, Json]:
    """What only the room reads of its row."""
    return {
        "clocks": clocks.stored(room.clocks),
        "standing": msgspec.to_builtins({} if room.table is None else room.table.standing, str_keys=True),
        "wants": sorted(room.wants),
        "proposal": None if room.table is None else msgspec.to_builtins(room.table.proposal),
        "lapse": room.lapse,
        "at": room.means.ticking(),
    }


async def keep_extras(room: Room) -> None:
    """Presets and wishes outlive the process, though no entry tells of them."""
    found: dict[str, Any] = {"extras": extras(room)}
    if room.running:
        found["due"] = due(room, room.means.now())
    await asyncio.wrap_future(room.means.store.tables.change(room.id, epoch=room.epoch, **found))
    room.row = replace(room.row, **found)


async def keep_deputies(room: Room, table: Table) -> None:
    """The rows of the seats follow the log, so that lists show who plays for whom."""
    for at, row in enumerate(room.seats):
        deputy = table.sitters[row.seat].bot
        if row.kind == "person" and row.bot != deputy:
            room.seats[at] = replace(row, bot=deputy)
            await asyncio.wrap_future(room.means.store.tables.seat(room.seats[at]))
