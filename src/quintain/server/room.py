"""A room: one table with a mailbox, clocks and viewers. No socket; it is a cache of the log and comes back from it.

Everything that happens to a table goes through its mailbox, one thing after another. An entry is made, then it is durable, then
others hear of it. Where it cannot be made durable, the match in memory is dropped and read again.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from typing import Any, Final, Literal, TypeAlias, TypeVar, cast

import structlog

from quintain.kernel.types import SPECTATOR
from quintain.server import acts, clocks, keeping, waking
from quintain.server.barred import Barred, RoomCode
from quintain.server.bots import Priority
from quintain.server.clocks import Asked, Clocks
from quintain.server.loading import Loaded, load
from quintain.server.mailbox import Mailbox
from quintain.server.means import Means
from quintain.server.messages import Closing, FromClient, Hello, Pace, Refuse, TableInfo, Taken
from quintain.server.telling import info, news, reveal_talk, tell, tell_table, welcome
from quintain.server.viewers import MOST_WAITING, Viewer, Viewers
from quintain.server.waiting import Waiting
from quintain.store.appending import Append
from quintain.store.errors import NotOwner, StoreError, StoreFull
from quintain.tables import Refused, Table, pauses, standing
from quintain.tables.chronicle import Entry, Seated, client_of, written

T = TypeVar("T")
Gone: TypeAlias = Literal["restart", "moved", "replaced", "ended", "slow"]
REST: Final = 2_000  # milliseconds before something is tried again by itself that could not be written
AWAY: Final = 1_000  # milliseconds after which those who are sent away may come back

log: Any = structlog.get_logger()


class Room:
    """Viewers come and go, say something and are told something; time passes when the hall says so."""

    def __init__(self, means: Means, loaded: Loaded, epoch: int, settled: Callable[[Room], None]) -> None:
        self.means: Final = means
        self.id: Final = loaded.row.id
        self.epoch: Final = epoch  # of the lease under which entries are written
        self.viewers: Final = Viewers()
        self.mailbox: Final = Mailbox()
        self.waiting: Final = Waiting(means.thinkers, means.draw, means.speed, self.wake)
        self.busy_since = means.now()  # the last time anything happened here
        self.closed = False
        self.lapse: int  # when the undo that waits for consent is a no
        self.rest = 0  # until when nothing is tried by itself
        self.last_line = 0  # of chat that was told
        self._settled: Final = settled  # told after everything that happens
        self._take(loaded)

    def _take(self, loaded: Loaded) -> None:
        """Everything that is kept in memory, from what the store says."""
        row = self.row = loaded.row
        self.seats = loaded.seats
        self.registered = loaded.registered
        self.table = loaded.table
        self.frozen = loaded.frozen if row.phase in ("running", "frozen") else ""
        if self.frozen:
            self.row = replace(row, phase="frozen", turn=[], due=0)
        kept = row.extras.get("clocks")
        fresh = Clocks.fresh(cast(Pace, row.pace), row.move_ms, row.reserve_ms, len(loaded.seats))
        self.clocks: Clocks = clocks.restored(kept) if kept else fresh
        for seat, until in loaded.holidays.items():
            self.clocks.holiday(seat, until, self.means.now())
        self.wants: set[int] = set(cast("list[int]", row.extras.get("wants", [])))  # seats that want a rematch, or an end
        lapse = row.extras.get("lapse")
        self.lapse = lapse if isinstance(lapse, int) and self.table is not None and self.table.proposal is not None else 0

    # What is so

    @property
    def running(self) -> bool:
        return self.row.phase == "running"

    def match(self) -> Table:
        """The match that goes on; refused where there is none."""
        if self.row.phase == "open":
            raise Barred("not-begun")
        if self.row.phase in ("frozen", "ended"):
            raise Barred("frozen")
        if not self.running or self.table is None:
            raise Refused("over", "the match is over")
        return self.table

    def people(self) -> dict[int, str]:
        """The person of each seat that has one."""
        return {seat.seat: seat.person for seat in self.seats if seat.kind == "person"}

    def info(self, person: str = "") -> TableInfo:
        """The table as a person may see it."""
        return info(self, person)

    def due(self) -> int:
        """When the room is to be woken; 0: only by a message."""
        return 0 if self.closed else waking.due(self)

    def is_idle(self, now: int, patience: int) -> bool:
        """Whether it may be unloaded: nobody looks, nothing happens, and nothing is under way that only memory knows of."""
        if len(self.viewers) or not self.mailbox.idle or self.lapse or now - self.busy_since < patience:
            return False
        return not self.running or not any(self.match().bot_at(seat) for seat in self.match().pending())

    # The mailbox

    def put(self, job: Callable[[], Awaitable[None]], viewer: Viewer | None = None, client: str = "") -> None:
        """Something to be done after everything before; whatever goes wrong ends nothing but this."""

        async def done() -> None:
            self.busy_since = self.means.now()
            try:
                await job()
            except Refused as error:
                _refuse(viewer, Refuse(error.code, client, error.clause, error.at))
            except Barred as error:
                _refuse(viewer, Refuse(error.code, client))
            except Exception as error:
                await self._recover(error, viewer, client)
            self._settled(self)

        self.mailbox.put(done)

    async def ask(self, job: Callable[[], Awaitable[T]]) -> T:
        """The same for whoever waits for an answer; what is refused, or fails, is raised here too."""
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()

        async def done() -> None:
            try:
                found = await job()
            except Exception as error:
                if not answer.done():
                    answer.set_exception(error)
                raise
            if not answer.done():
                answer.set_result(found)

        self.put(done)
        return await answer

    def wake(self) -> None:
        """Time has come for something, or a thought is there."""
        if not self.closed:
            self.put(lambda: waking.wake(self))

    # Viewers

    async def enter(self, viewer: Viewer, hello: Hello) -> None:
        """Somebody comes, or comes back, and is told everything he may know."""

        async def job() -> None:
            if self.closed:
                raise Barred("moved")
            self._place(viewer, hello.seat)
            self.viewers.add(viewer)
            viewer.send(await welcome(self, viewer, hello.n))
            tell_table(self, but=viewer)

        await self.ask(job)

    def _place(self, viewer: Viewer, wanted: int) -> None:
        """Where a viewer sits: at the seat he wants, if it is his own, else at his first, else nowhere."""
        viewer.seats = [seat for seat, person in self.people().items() if viewer.person and person == viewer.person]
        viewer.seat = wanted if wanted in viewer.seats else viewer.seats[0] if viewer.seats else SPECTATOR

    def leave(self, viewer: Viewer) -> None:
        viewer.gone = True

        async def job() -> None:
            self.viewers.remove(viewer)
            tell_table(self)

        self.put(job)

    def receive(self, viewer: Viewer, message: FromClient) -> bool:
        """A message of a viewer; False, and nothing happens, where too many of his wait already."""
        if self.closed or viewer.waiting >= MOST_WAITING:
            return False
        viewer.waiting += 1

        async def job() -> None:
            viewer.waiting -= 1
            if not self.closed:
                await acts.act(self, viewer, message)

        self.put(job, viewer, getattr(message, "client", ""))
        return True

    async def changed(self) -> None:
        """The lobby has changed something: seats before the match, or the match begins."""

        async def job() -> None:
            before = self.row.phase
            self._take(await asyncio.to_thread(load, self.means.store, self.id))
            for viewer in self.viewers:
                self._place(viewer, viewer.seat)
            tell_table(self)
            if before == "open" and self.running:
                await self._resume(0)
                for viewer in self.viewers:
                    viewer.send(await welcome(self, viewer, -1))

        await self.ask(job)

    async def holiday(self, person: str, until: int) -> None:
        """A person is away by announcement: in play by days his time stands still until then."""

        async def job() -> None:
            if self.running:
                for seat in [seat for seat, other in self.people().items() if other == person]:
                    self.clocks.holiday(seat, until, self.means.now())
                await keeping.keep_extras(self)
                tell(self, self.row.n)
                self.means.tell(news(self))

        await self.ask(job)

    # Entries

    async def commit(self, entries: Sequence[Entry], viewer: Viewer | None = None, client: str = "") -> None:
        """Entries that the match has taken become durable; then everybody hears of them."""
        now, table = self.means.now(), self.match()
        before = entries[0].n - 1
        self.lapse = self.lapse if table.proposal is not None else 0
        self.follow(now)
        changes = keeping.changes(self, now)
        last = entries[-1].n
        appends = [
            Append(self.id, entry.n, written(entry), client_of(entry), now, self.epoch, changes if entry.n == last else None)
            for entry in entries
        ]
        await self.means.arrivals.of(self.means.store.writer.append(appends))
        self.row = replace(self.row, n=last, **changes)
        if viewer is not None:
            viewer.send(Taken(client, last))
        tell(self, before)
        if any(isinstance(entry, Seated) for entry in entries):
            await keeping.keep_deputies(self, table)
            tell_table(self)
        if self.running:
            self.think()
        else:
            self.waiting.clear()
            await reveal_talk(self)
            tell_table(self)
        self.means.tell(news(self))

    def follow(self, now: int) -> None:
        """Clocks and pauses of the questions that are open now."""
        table = self.match()
        people = table.people()
        limit = pauses.time_for(len(people), self.clocks.pace == "live")
        turn = int(table.game.turn_of(table.match.state).seat)
        asked = {
            seat: Asked(table.opened[seat], limit if seat != turn and standing.window(table.game, table.asked[seat]) else 0)
            for seat in people
            if seat in table.asked
        }
        self.clocks.follow(asked, self.means.ticking())
        self.waiting.follow(table, now)

    def think(self) -> None:
        """Bots that owe a choice begin to think; only from what is durable."""
        table = self.match()
        watched = Priority.DAYS if self.clocks.pace == "days" else Priority.PERSON
        self.waiting.ask(table, self.row.bots_root, self.id, watched if table.people() else Priority.ANALYSIS)

    async def resume(self, stood_still: int) -> None:
        """Loaded: the match goes on. After an outage the log says first what the clocks show."""
        await self.ask(lambda: self._resume(stood_still))

    def go_on(self, away: Callable[[int, int], int]) -> None:
        """The store writes again; since what was kept last, clocks have stood still for so long."""

        async def job() -> None:
            kept = self.row.extras.get("at", 0)
            if isinstance(kept, int) and kept:
                await self._resume(away(kept, self.means.now()))

        self.put(job)

    async def _resume(self, stood_still: int) -> None:
        if not self.running:
            return
        self.lapse += stood_still if self.lapse else 0
        if stood_still and self.clocks.on:
            self.clocks.stood_still(stood_still)
            await self.commit([self.match().set_clocks(self.clocks.left(self.means.ticking()))])
            return
        if stood_still and self.lapse:
            await keeping.keep_extras(self)
        self.follow(self.means.now())
        if self.clocks.on and "clocks" not in self.row.extras:
            await keeping.keep_extras(self)
        self.think()
        self.means.tell(news(self))

    # Dropping

    async def _recover(self, error: Exception, viewer: Viewer | None, client: str) -> None:
        """Something went wrong that is nobody's refusal; where even the log does not help, everybody is sent away."""
        log.warning("room dropped", table=self.id, error=type(error).__name__, exc_info=not isinstance(error, StoreError))
        try:
            await self._drop(error, viewer, client)
        except Exception as second:
            log.error("room closed", table=self.id, error=type(second).__name__, exc_info=True)
            self.close("restart")

    async def _drop(self, error: Exception, viewer: Viewer | None, client: str) -> None:
        """What is in memory may not be in the log: it is read again, and whoever asked is told."""
        self.waiting.clear()
        self.rest = self.means.now() + REST
        self.means.outage.heard(error, self.means.now())
        if isinstance(error, NotOwner):
            _refuse(viewer, Refuse("moved", client))
            self.close("moved")
            return
        told = self.row.n
        try:
            self._take(await asyncio.to_thread(load, self.means.store, self.id))
        except StoreError:
            _refuse(viewer, Refuse(_code(error), client))
            self.close("restart")
            return
        entry = self._became(viewer, client)
        if viewer is not None:
            viewer.send(Taken(client, entry) if entry else Refuse(_code(error), client))
        if self.running:
            self.follow(self.means.now())
            self.think()
        if self.table is not None:
            tell(self, told)

    def _became(self, viewer: Viewer | None, client: str) -> int:
        """The entry that a message became, if the commit that seemed to fail was durable after all; else 0."""
        if viewer is None or not client or self.table is None:
            return 0
        try:
            entry = self.table.known(client, viewer.seat)
        except Refused:
            return 0
        return entry.n if entry is not None else 0

    def close(self, why: Gone) -> None:
        """Everybody is sent away; the table stays in the store."""
        if not self.closed:
            self.shut()
            self.send_away(why)

    def shut(self) -> None:
        """Nothing happens here any more."""
        self.closed = True
        self.waiting.clear()

    def send_away(self, why: Gone, after: int = AWAY) -> None:
        """Everybody goes, and may come back after so many milliseconds."""
        for viewer in self.viewers:
            viewer.send(Closing(after, why))
            viewer.dismiss(why)
            self.viewers.remove(viewer)


def _code(error: Exception) -> RoomCode:
    if isinstance(error, StoreFull):
        return "store-full"
    return "store-failed" if isinstance(error, StoreError) else "failed"


def _refuse(viewer: Viewer | None, refusal: Refuse) -> None:
    if viewer is not None:
        viewer.send(refusal)
