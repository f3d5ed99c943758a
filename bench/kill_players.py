"""The process that is killed: a hall with tables of all games, scripted people and bots, that reports what was acknowledged.

One JSON line each on standard output: a table that was opened, a message before it is sent, a message that was acknowledged.
"""

from __future__ import annotations

import asyncio
import os
import random
import secrets
import sys
import time
from typing import Any

import msgspec

from quintain.games import GAMES
from quintain.server.bots import Pool
from quintain.server.hall import Hall
from quintain.server.means import Means
from quintain.server.messages import Agree, Choose, FromServer, Hello, Refuse, Resign, Shown, TakeBack, Taken, Welcome
from quintain.server.opening import bot_seat
from quintain.server.room import Room
from quintain.server.rulesets import ruleset
from quintain.server.viewers import Viewer
from quintain.store import PersonRow, SeatRow, Store, TableRow, public_id
from quintain.tables.wire import Snapshot

STILL = 60.0  # seconds in which no match went on, after which it is said what they wait for
TRYING = 0.03  # of choices are followed by a wish to take them back
_decoder = msgspec.json.Decoder(FromServer)


def say(**line: Any) -> None:
    """At once: what was said before the process is killed was said."""
    os.write(1, msgspec.json.encode(line) + b"\n")


class Human:
    """A person at one seat who answers as soon as he is asked, any way the rules allow."""

    def __init__(self, players: Players, table: str, person: str) -> None:
        self.players, self.table, self.person = players, table, person
        self.viewer = Viewer(person, person, self.hear)
        self.room: Room | None = None
        self.answered = -1  # the question answered last
        self.waits = ""  # for the acknowledgement of this message
        self.again: dict[str, Any] | None = None  # what was sent before the last kill and never acknowledged
        self.last: Snapshot | None = None
        self.choices = 0

    async def enter(self) -> None:
        self.room = await self.players.hall.room(self.table)
        for sent in self.players.unsure:
            if sent["table"] == self.table and sent["person"] == self.person:
                self.again = sent
        await self.room.enter(self.viewer, Hello(1))

    def hear(self, message: bytes) -> None:
        heard = _decoder.decode(message)
        if isinstance(heard, Taken):
            say(taken=heard.client, n=heard.n, table=self.table)
            self.waits = ""
            if self.last is not None:  # a repeated message is acknowledged and shows nothing new
                self.look(self.last)
        elif isinstance(heard, Refuse):
            self.waits, self.answered = "", -1
            if self.last is not None:
                self.look(self.last)
        elif isinstance(heard, (Shown, Welcome)) and heard.snapshot is not None:
            self.look(heard.snapshot)

    def look(self, shown: Snapshot) -> None:
        self.last = shown
        if shown.result is not None:
            self.players.ended(self.table)
            return
        dice = self.players.dice
        if self.again is not None:  # as a page does that was cut off: the same message, with the same id
            sent, self.again = self.again, None
            self.send(Choose(sent["decision"], sent["sent"], sent["actions"]))
        elif shown.proposal is not None and self.viewer.seat in shown.proposal.asked:
            self.send(Agree(self.client()))
        elif shown.decision is not None and shown.decision.id != self.answered and not self.waits:
            self.answered = shown.decision.id
            self.choices += 1
            if self.choices > self.players.stamina:
                self.send(Resign(self.client()))
            elif shown.undo is not None and dice.random() < TRYING:
                self.send(TakeBack(self.client()))
            else:
                self.send(Choose(shown.decision.id, self.client(), [dice.choice(shown.decision.actions).id]))

    def client(self) -> str:
        return secrets.token_hex(8)

    def send(self, message: Choose | TakeBack | Agree | Resign) -> None:
        assert self.room is not None
        if isinstance(message, Choose):
            self.waits = message.client
            say(sent=message.client, table=self.table, person=self.person, decision=message.decision, actions=message.actions)
        self.room.receive(self.viewer, message)
        self.answered = -1 if isinstance(message, TakeBack) else self.answered


class Players:
    """All tables of the process."""

    def __init__(self, store: Store, hall: Hall, pool: Pool, told: dict[str, Any]) -> None:
        self.store, self.hall, self.pool = store, hall, pool
        self.unsure: list[dict[str, Any]] = told["unsure"]
        self.endless: bool = told["endless"]  # a match that ends is followed by another
        self.stamina: int = told["stamina"]  # choices of a person before he gives up
        self.dice = random.Random()
        self.going: set[str] = set()
        self.done = asyncio.Event()
        self.tasks: set[asyncio.Task[None]] = set()

    async def begin(self) -> None:
        """Matches that were under way go on; those who ended before are followed by others."""
        for row in self.store.tables.all(["open"], 1000):  # killed between opening and beginning
            await self.hall.begin(row.id)
        for table in self.store.tables.running():
            await self.sit(table)
        if self.endless:
            there = [row.game for row in self.store.tables.all(["running"], 1000)]
            for game in GAMES:
                for bots in (False, True):
                    if there.count(game) < 2:
                        there.append(game)
                        await self.open(game, bots)
        if not self.going:
            self.done.set()

    async def open(self, game: str, bots: bool) -> None:
        table, seats = public_id(secrets.randbits), 2
        people = [SeatRow(table, 0, "person", "anna", name="anna"), SeatRow(table, 1, "person", "boris", name="boris")]
        rows = [people[0], bot_seat(table, 1, "squire")] if bots else people
        options = ruleset(game, {"seats": seats}).options
        await asyncio.wrap_future(self.store.tables.create(TableRow(table, game, options, host="anna"), rows))
        await self.hall.begin(table)
        await self.sit(table)

    async def sit(self, table: str) -> None:
        self.going.add(table)
        room = await self.hall.room(table)
        for person in sorted(set(room.people().values())):
            await Human(self, table, person).enter()
        if room.row.phase != "running":
            self.ended(table)

    async def watch(self) -> None:
        """A match that stands still says what it waits for."""
        before: dict[str, int] = {}
        while True:
            rooms = [room for room in self.hall.rooms if room.running]
            for room in rooms:
                if before.get(room.id) == room.row.n and not self.pool.waiting:
                    table, kept = room.match(), room.waiting
                    bots = {seat: kept.due(seat) for seat in table.pending() if table.bot_at(seat)}
                    idle, due, wish = room.mailbox.idle, room.due() - room.means.now(), table.proposal
                    say(
                        still=room.id,
                        game=room.row.game,
                        n=room.row.n,
                        asked=table.opened,
                        bots=bots,
                        idle=idle,
                        due=due,
                        wish=wish,
                    )
            before = {room.id: room.row.n for room in rooms}
            await asyncio.sleep(STILL)

    def ended(self, table: str) -> None:
        if table not in self.going:
            return
        self.going.discard(table)
        row = self.store.tables.get(table)
        say(ended=table)
        if self.endless and row is not None:
            task = asyncio.ensure_future(self.open(row.game, self.dice.random() < 0.5))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)
        elif not self.going:
            self.done.set()


async def play(told: dict[str, Any]) -> None:
    """Until the process is killed; or, if not endless, until every match is over and archived."""
    store = Store.open(told["place"])
    for person in ("anna", "boris"):
        if store.people.get(person) is None:
            store.people.create(PersonRow(person, name=person)).result()
    pool = Pool(1)
    hall = Hall(Means(store, pool, lambda: time.time_ns() // 1_000_000, secrets.randbits, speed=0))
    await hall.open()
    running = asyncio.ensure_future(hall.run())
    players = Players(store, hall, pool, told)
    watching = asyncio.ensure_future(players.watch())
    say(ready=True)
    await players.begin()
    await players.done.wait()
    watching.cancel()
    await hall.close()
    await running
    await pool.close()
    store.close()
    say(finished=True)


if __name__ == "__main__":
    import logging

    import structlog

    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.ERROR))
    asyncio.run(play(msgspec.json.decode(sys.stdin.readline())))
