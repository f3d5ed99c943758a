"""Playing on from a moment of a finished match: a table of practice whose log begins with the moves up to there."""

from __future__ import annotations

from typing import Final

import msgspec

from quintain.bots import LEVELS
from quintain.server.deal import deal
from quintain.server.films import Film
from quintain.server.payloads import PlayOn
from quintain.server.service import Service
from quintain.server.troubles import Denied
from quintain.store import Append, PersonRow, SeatRow, TableRow, public_id, secret_text
from quintain.tables import bot, person
from quintain.tables.chronicle import Moved, written

LEVEL_NAMES: Final = tuple(level.name for level in LEVELS)
LEASE: Final = 10_000  # milliseconds in which the log is written


async def opened(service: Service, me: PersonRow, row: TableRow, film: Film, wish: PlayOn) -> str:
    """The id of the new table. Chance goes on as it did in the match: the seed is the same, and known by now."""
    if film.game is None:
        raise Denied("unplayable", "today's rules are not those of this match")
    if not 0 <= wish.seat < film.seats or not 0 <= wish.step < film.total - 1:
        raise Denied("bad-seats", f"seats are 0 .. {film.seats - 1}, moves before the last 0 .. {film.total - 2}")
    if wish.bot not in LEVEL_NAMES:
        raise Denied("no-bot", f"bots are {', '.join(LEVEL_NAMES)}")
    table = public_id(service.draw)
    sitters = [person() if at == wish.seat else bot(wish.bot) for at in range(film.seats)]
    seats = [
        SeatRow(table, at, "person", person=me.id, name=me.name) if at == wish.seat else SeatRow(table, at, "bot", bot=wish.bot)
        for at in range(film.seats)
    ]
    now = service.now()
    new = TableRow(
        id=table,
        game=row.game,
        options=row.options,
        rules=row.rules,
        content=row.content,
        seed=row.seed,
        salt=row.salt,
        commitment=row.commitment,
        bots_root=deal(service.draw).bots_root,
        phase="running",
        host=me.id,
        invite=secret_text(service.draw),
        created=now,
        started=now,
        sitters=msgspec.to_builtins(sitters),
    )
    await service.written(service.store.tables.create(new, seats))
    await _begin(service, table, film, wish.step, now)
    await service.hall.changed(table)
    return table


async def _begin(service: Service, table: str, film: Film, step: int, now: int) -> None:
    """The log of the new table: one entry per move."""
    owner = f"opening {table}"
    epoch = await service.written(service.store.leases.take(table, owner, LEASE))
    entries = [Moved(n, seat, [action], "deputy") for n, (seat, action) in enumerate(film.moves(step), 1)]
    changes = {"moves": step, "due": now}
    appends = [Append(table, entry.n, written(entry), "", now, epoch, changes if entry.n == step else None) for entry in entries]
    await service.written(service.store.writer.append(appends))
    await service.written(service.store.leases.release(table, owner, epoch))
