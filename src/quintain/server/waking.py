"""What happens at a table by itself: bots and presets answer, time runs out, a request for consent lapses."""

from __future__ import annotations

from typing import TYPE_CHECKING

from quintain.server import keeping
from quintain.server.telling import tell
from quintain.tables import standing
from quintain.tables.absence import time_out
from quintain.tables.chronicle import Entry
from quintain.tables.programs import bot_answer
from quintain.tables.table import Table

if TYPE_CHECKING:
    from quintain.server.room import Room


def due(room: Room) -> int:
    """When something of this is next; 0: not before somebody says something, or a thought is there."""
    if not room.running:
        return 0
    ticking = () if room.means.outage.since else (room.lapse, room.clocks.next())
    times = [time for time in (*ticking, *_answers(room)) if time]
    return max(min(times), room.rest) if times else 0


def _answers(room: Room) -> list[int]:
    """When seats answer by themselves; while somebody waits for consent to take back, they hold."""
    table = room.match()
    if table.proposal is not None:
        return []
    bots = [room.waiting.due(seat) for seat in table.pending() if table.bot_at(seat)]
    return bots + [room.waiting.since(seat) for seat in table.pending() if preset(room, table, seat) >= 0]


def preset(room: Room, table: Table, seat: int) -> int:
    """What is answered for a person who is here: what he said beforehand, or a pass where nothing else is possible; else −1.

    A spectator could tell from the time of a pass that nothing else was possible, so before spectators it is asked.
    """
    if table.bot_at(seat):
        return -1
    stands = table.standing_answer(seat)
    return stands if stands >= 0 or room.viewers.watchers() else table.forced_answer(seat)


async def wake(room: Room) -> None:
    """Everything whose time has come, one after another."""
    while room.running and not room.closed and room.means.now() >= room.rest:
        table, now = room.match(), room.means.now()
        if room.lapse and room.means.ticking() >= room.lapse:
            table.proposal, room.lapse = None, 0
            await keeping.keep_extras(room)
            tell(room, table.n)
            continue
        entries = _ran_out(room, table, room.means.ticking()) or _answered(room, table, now)
        if not entries:
            return
        await room.commit(entries)


def _ran_out(room: Room, table: Table, now: int) -> list[Entry]:
    """The seat whose time ran out first. A secret window ends with a pass, which is not counted as being away."""
    for seat in room.clocks.late(now):
        if room.clocks.running[seat].window:
            return [table.play(seat, [standing.pass_of(table.game, table.asked[seat])], "standing")]
        return time_out(table, seat, table.opened[seat])
    return []


def _answered(room: Room, table: Table, now: int) -> list[Entry]:
    """The first seat that answers by itself now."""
    if table.proposal is not None:
        return []
    for seat in table.pending():
        if now < room.waiting.since(seat):
            continue
        if table.bot_at(seat):
            action = room.waiting.answer(table, seat, room.row.bots_root)
            if action >= 0:
                return [bot_answer(table, seat, table.opened[seat], action)]
        elif (action := preset(room, table, seat)) >= 0:
            return [table.play(seat, [action], "standing")]
    return []
