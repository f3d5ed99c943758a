"""A hall without a network: time that is set, chance that is written down, bots that answer at once, and pages that remember."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Mapping, Sequence
from functools import wraps
from typing import Any, TypeVar

import msgspec

from quintain.bots.worker import Worker
from quintain.games import GAMES
from quintain.kernel.records import dump
from quintain.kernel.rng import Rng, seed_text
from quintain.kernel.types import Json
from quintain.server.beginning import sitter_of
from quintain.server.bots import Answer, NoThought, Priority
from quintain.server.hall import Hall
from quintain.server.means import Means, News
from quintain.server.messages import Choose, FromClient, FromServer, Hello, Shown, Welcome
from quintain.server.opening import bot_seat
from quintain.server.room import Room
from quintain.server.rulesets import ruleset
from quintain.server.viewers import Viewer
from quintain.store import Append, PersonRow, SeatRow, Store, TableRow
from quintain.tables import Table
from quintain.tables.chronicle import client_of, written
from quintain.tables.wire import Snapshot

START = 1_700_000_000_000
M = TypeVar("M", bound=msgspec.Struct)
_decoder = msgspec.json.Decoder(FromServer)


def in_loop(test: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., None]:
    """A test that waits for what happens."""

    @wraps(test)
    def run(*args: Any, **named: Any) -> None:
        asyncio.run(test(*args, **named))

    return run


class Clock:
    """Stands still until it is set."""

    def __init__(self) -> None:
        self.at = START

    def __call__(self) -> int:
        return self.at


class Chance:
    """Bits that follow from a number, counted."""

    def __init__(self, seed: int) -> None:
        self.rng = Rng.seeded(seed)
        self.drawn = 0

    def __call__(self, bits: int) -> int:
        self.drawn += 1
        found = 0
        for _ in range(0, bits, 32):
            found = found << 32 | int(self.rng.word())
        return found & (1 << bits) - 1


class AtOnce:
    """Thinks in this process, while it is asked; what it may not finish waits."""

    def __init__(self) -> None:
        self.worker = Worker()
        self.asked: list[dict[str, Any]] = []
        self.held: list[tuple[asyncio.Future[Answer], dict[str, Any]]] | None = None  # None: nothing is held back
        self.broken = False

    def ask(self, question: Mapping[str, Json], priority: Priority, owner: str = "") -> asyncio.Future[Answer]:
        future: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self.asked.append(dict(question))
        if self.held is not None:
            self.held.append((future, dict(question)))
        else:
            self.think(future, dict(question))
        return future

    def think(self, future: asyncio.Future[Answer], question: dict[str, Any]) -> None:
        if self.broken:
            future.set_exception(NoThought("broken"))
        elif not future.done():
            future.set_result(self.worker.answer(question))


class Page:
    """Somebody who looks at a table, and everything he was sent."""

    def __init__(self, house: House, person: str, table: str) -> None:
        self.house, self.person, self.table = house, person, table
        self.sent: list[bytes] = []
        self.viewer = Viewer(person, person, self.sent.append)
        self.clients = 0
        self._read: list[FromServer] = []

    async def enter(self, n: int = -1, seat: int = -1) -> Page:
        room = await self.house.hall.room(self.table)
        await room.enter(self.viewer, Hello(1, n=n, seat=seat))
        await self.house.hall.settled()
        return self

    def room(self) -> Room:
        room = self.house.hall.loaded(self.table)
        assert room is not None
        return room

    async def say(self, message: FromClient) -> list[FromServer]:
        """What this page is sent until everything is quiet again."""
        before = len(self.sent)
        assert self.room().receive(self.viewer, message)
        await self.house.hall.settled()
        return self.messages[before:]

    async def choose(self, *actions: int, decision: int | None = None, client: str = "") -> list[FromServer]:
        """An answer to the present question; the first action if none is said."""
        question = self.snapshot.decision
        assert question is not None or decision is not None
        self.clients += 1
        number = decision if decision is not None else question.id if question else 0
        chosen = list(actions) or ([question.actions[0].id] if question else [])
        return await self.say(Choose(number, client or f"{self.person} {self.clients}", chosen))

    def leave(self) -> None:
        self.room().leave(self.viewer)

    @property
    def messages(self) -> list[FromServer]:
        self._read += [_decoder.decode(sent) for sent in self.sent[len(self._read) :]]
        return self._read

    def got(self, kind: type[M]) -> list[M]:
        return [message for message in self.messages if isinstance(message, kind)]

    @property
    def snapshot(self) -> Snapshot:
        """The last one."""
        for message in reversed(self.messages):
            if isinstance(message, Shown):
                return message.snapshot
            if isinstance(message, Welcome) and message.snapshot is not None:
                return message.snapshot
        raise AssertionError("nothing was shown")


class House:
    """One server process without a network; `again` is the next one on the same store."""

    def __init__(self, store: Store, seed: int = 1, speed: int = 100, clock: Clock | None = None, patience: int = 60_000) -> None:
        self.store = store
        self.clock = clock or Clock()
        self.chance = Chance(seed)
        self.thinkers = AtOnce()
        self.news: list[News] = []
        self.means = Means(store, self.thinkers, self.clock, self.chance, speed=speed, listeners=[self.news.append])
        self.hall = Hall(self.means, patience)

    async def open(self) -> House:
        await self.hall.open()
        await self.hall.settled()
        return self

    async def again(self) -> House:
        """What was in memory is gone, as if the process had been killed; another one begins on the same store."""
        return await House(self.store, self.chance.drawn + 7, self.means.speed, self.clock).open()

    async def table(self, game: str, *seats: str, id: str = "", options: Mapping[str, Any] | None = None, **columns: Any) -> str:
        """A match that has begun: seats are people, or bots by the names of their levels with a colon before."""
        table = id or f"t{self.chance(64):x}"[:10]
        rules = ruleset(game, {**(options or {}), "seats": len(seats)})
        first = {"id": table, "game": game, "options": rules.options, "created": self.clock(), "host": seats[0]}
        self.invite(seats)
        row = TableRow(**{**first, **columns})
        self.store.tables.create(row, [self.seat(table, at, seat) for at, seat in enumerate(seats)]).result()
        await self.hall.begin(table)
        return table

    def invite(self, seats: Sequence[str]) -> None:
        """People are known to the store before they sit down."""
        people = {seat for seat in seats if seat and not seat.startswith(":")}
        for person in people - set(self.store.people.many(people)):
            self.store.people.create(PersonRow(person, name=person)).result()

    def laid(self, match: Table, seats: Sequence[str], **columns: Any) -> str:
        """A table with a match that was played elsewhere so far."""
        table = f"t{self.chance(64):x}"[:10]
        self.invite(seats)
        first: dict[str, Any] = {
            "id": table,
            "game": match.game.key,
            "options": dump(match.game.options),
            "rules": match.game.rules,
            "content": match.game.printed(),
            "seed": seed_text(match.match.seed),
            "bots_root": "roots",
            "phase": "running",
            "started": self.clock(),
            "sitters": [msgspec.to_builtins(sitter_of(self.seat(table, at, seat))) for at, seat in enumerate(seats)],
        }
        rows = [self.seat(table, at, seat) for at, seat in enumerate(seats)]
        self.store.tables.create(TableRow(**{**first, **columns}), rows).result()
        log = [Append(table, each.n, written(each), client_of(each), self.clock(), 0) for each in match.entries]
        self.store.writer.append(log).result()
        return table

    def seat(self, table: str, at: int, who: str) -> SeatRow:
        if who.startswith(":"):
            return bot_seat(table, at, who[1:])
        return SeatRow(table, at, "person", who, name=who) if who else SeatRow(table, at)

    async def pages(self, table: str, *people: str) -> list[Page]:
        return [await Page(self, person, table).enter() for person in people]

    async def pass_time(self, milliseconds: int = 0) -> None:
        """So much time passes, and on the way everything happens when it is due."""
        end = self.clock.at + milliseconds
        while True:
            await self.hall.pass_time()
            await self.hall.settled()
            due = self.hall.next_due()
            if not due or due > end:
                break
            self.clock.at = max(self.clock.at, due)
        self.clock.at = end

    def room(self, table: str) -> Room:
        room = self.hall.loaded(table)
        assert room is not None
        return room

    def row(self, table: str) -> TableRow:
        row = self.store.tables.get(table)
        assert row is not None
        return row


async def played(house: House, pages: Sequence[Page], rng: Rng, most: int = 5000) -> None:
    """People at their seats choose at random until the match is over."""
    room = pages[0].room()
    for _ in range(most):
        if room.row.phase == "over":
            return
        asked = [page for page in pages if page.snapshot.decision is not None]
        if asked:
            page = asked[int(rng.below(len(asked)))]
            actions = page.snapshot.decision.actions  # type: ignore[union-attr]
            await page.choose(actions[int(rng.below(len(actions)))].id)
        else:
            await house.pass_time(3000)


EVERY = list(GAMES)
