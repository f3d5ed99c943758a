"""Load on rooms and store alone: tables with viewers that only count what they are sent, in this process, without sockets."""

from __future__ import annotations

import asyncio
import os
import secrets
import threading
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from quintain.games import GAMES
from quintain.kernel.types import Json
from quintain.server.bots import Answer, Busy, Priority
from quintain.server.hall import Hall
from quintain.server.means import Means
from quintain.server.messages import Choose, Hello
from quintain.server.opening import opened
from quintain.server.payloads import NewSeat, NewTable
from quintain.server.room import Room
from quintain.server.service import wall_clock
from quintain.server.viewers import Viewer
from quintain.store import PersonRow, Store, public_id

TICKS: Final = os.sysconf("SC_CLK_TCK")


class NoBots:
    """Nobody thinks: there are only people."""

    def ask(self, question: Mapping[str, Json], priority: Priority, owner: str = "") -> asyncio.Future[Answer]:
        raise Busy("there are no bots here")


class Seat:
    """A viewer that answers as soon as its table asks it; bytes are counted, not read."""

    def __init__(self) -> None:
        self.sent = 0
        self.messages = 0

    def deliver(self, message: bytes) -> None:
        self.sent += len(message)
        self.messages += 1


async def in_process(folder: Path, tables: int, clients: int, seconds: float, games: list[str]) -> dict[str, Any]:
    """Durable moves a second through rooms and store, with so many viewers at every table."""
    store = Store.open(folder / "load.db")
    hall = Hall(Means(store, NoBots(), wall_clock, secrets.randbits, speed=0))
    await hall.open()
    rooms = [await _seated(store, hall, games[at % len(games)], clients) for at in range(tables)]
    moves, commits = 0, store.writer.commits
    began, used, writing = time.perf_counter(), time.process_time(), _of_thread(store.writer.thread)
    end = began + seconds

    async def play(room: Room, viewers: list[Viewer]) -> None:
        nonlocal moves
        while time.perf_counter() < end and room.table is not None and not room.table.over():
            seat = room.table.pending()[0]
            asked = room.table.asked[seat]
            answer = Choose(room.table.opened[seat], f"{moves}-{room.id}", [asked.actions[moves % len(asked.actions)]])
            room.receive(viewers[seat], answer)
            await room.mailbox.settled()
            moves += 1

    await asyncio.gather(*(play(room, viewers) for room, viewers in rooms))
    taken, cpu = time.perf_counter() - began, time.process_time() - used
    writing = _of_thread(store.writer.thread) - writing
    seats = [viewer._deliver.__self__ for _, viewers in rooms for viewer in viewers]  # type: ignore[attr-defined]
    groups = store.writer.commits - commits
    await hall.close()
    store.close()
    return {
        "tables": tables,
        "viewers": tables * clients,
        "moves": moves,
        "moves per second": round(moves / taken, 1),
        "moves per commit": round(moves / max(1, groups), 1),
        "CPU per move, ms": round(1000 * cpu / max(1, moves), 3),
        "of it the writer's, ms": round(1000 * writing / max(1, moves), 3),
        "moves per second of CPU": round(moves / cpu),
        "bytes per snapshot": sum(seat.sent for seat in seats) // max(1, sum(seat.messages for seat in seats)),
    }


def _of_thread(thread: threading.Thread) -> float:
    """Seconds of processor time that a thread of this process has had."""
    parts = Path(f"/proc/self/task/{thread.native_id}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(parts[11]) + int(parts[12])) / TICKS


async def _seated(store: Store, hall: Hall, game: str, clients: int) -> tuple[Room, list[Viewer]]:
    """A running match with the same person at every seat, and so many viewers: one at each seat, the others look on."""
    person = PersonRow(public_id(secrets.randbits), name="Everybody")
    await asyncio.wrap_future(store.people.create(person))
    sitting = min(clients, int(GAMES[game].choices.highest))
    row, seats = opened(NewTable(game, {}, [NewSeat("me")] * sitting), person, wall_clock(), secrets.randbits)
    await asyncio.wrap_future(store.tables.create(row, seats))
    await hall.begin(row.id)
    room = await hall.room(row.id)
    viewers = []
    for at in range(clients):
        viewer = Viewer(person.id if at < sitting else "", person.name, Seat().deliver)
        await room.enter(viewer, Hello(1, seat=at))
        viewers.append(viewer)
    return room, viewers
