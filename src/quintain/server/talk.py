"""Chat at a table: seats among themselves, spectators among themselves, after the end all together."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from quintain.server.barred import Barred
from quintain.server.messages import Said, Say
from quintain.server.telling import heard, line_of
from quintain.server.viewers import Viewer, encoded

if TYPE_CHECKING:
    from quintain.server.room import Room

LONGEST: Final = 500  # letters of a line
RATE: Final = 1  # lines a second that a person says, on the average
BURST: Final = 20  # and at once


async def say(room: Room, viewer: Viewer, message: Say) -> None:
    """A line is heard when it is durable; the same message again is the same line, told once more to whoever said it."""
    text = " ".join("".join(sign if sign.isprintable() else " " for sign in message.text).split())
    if not text:
        raise Barred("empty")
    if len(text) > LONGEST or len(message.client) > LONGEST:
        raise Barred("too-long")
    if not viewer.person:
        raise Barred("no-name")
    if room.means.hold_on(viewer.person):
        raise Barred("busy")
    kept = room.means.store.chat.say(
        room.id, viewer.talk, text, room.means.now(), viewer.person, viewer.name, viewer.seat, message.client
    )
    row = await asyncio.wrap_future(kept)
    said = encoded(Said(line_of(row)))
    again = row.id <= room.last_line
    room.last_line = max(room.last_line, row.id)
    for other in [viewer] if again else room.viewers:
        if row.talk in heard(room, other) and row.person not in other.muted:
            other.send_bytes(said)
