"""Plans notices as tables tell what happens, and delivers those that are due."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Final, TypeAlias

from quintain.server import notices
from quintain.server.carriers import Carrier, Delivery
from quintain.server.letters import letter
from quintain.server.logs import log
from quintain.server.means import News
from quintain.store import ChannelRow, NoticeRow, Store, StoreError, TableRow

CLAIMED: Final = 120_000  # milliseconds in which a claimed notice must be told
RETRIES: Final = (60_000, 300_000, 1_800_000, 7_200_000)  # after so long it is tried again
DIGEST: Final = 12 * 3600 * 1000  # milliseconds between two letters of a channel that gathers
SHORTEST: Final = 50  # milliseconds between two looks
LOOK: Final = 60_000  # milliseconds after which it is looked again, whatever is known
RECENT: Final = 60_000  # milliseconds after which a beginning or an end is no news
KEPT: Final = 1_000
AT_ONCE: Final = 8  # letters under way

Apart: TypeAlias = Callable[..., Awaitable[Any]]  # does something on another thread


class Notifier:
    """One per process; several processes share the work, since a notice is claimed before it is told."""

    def __init__(
        self,
        store: Store,
        carriers: Mapping[str, Carrier],
        base: str,
        now: Callable[[], int],
        apart: Apart = asyncio.to_thread,
    ) -> None:
        self._store: Final = store
        self._carriers: Final = carriers
        self._base: Final = base
        self._now: Final = now
        self._apart: Final = apart  # carrying takes as long as whoever is written to likes: on threads that nothing else needs
        self._reachable: set[str] = set()  # people with channels
        self._told: dict[str, str] = {}  # tables whose beginning or end was told, the last of them
        self._heard: Final[asyncio.Queue[News]] = asyncio.Queue()
        self._stirred: Final = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    # What happens at tables

    def heard(self, news: News) -> None:
        """Called by rooms, for everything that is durable."""
        if news.row.pace != "live" and self._reachable:
            self._heard.put_nowait(news)

    def plan(self, news: News) -> None:
        """What is to be told of a table from now on; takes a look into the store."""
        row, now = news.row, self._now()
        seats = self._store.tables.seats([row.id])[row.id]
        people = {seat.person for seat in seats if seat.kind == "person"} & self._reachable
        if not people or not notices.concerns_others(seats):
            return
        channels = {person: self._store.channels.of_person(person) for person in people}
        planned = [
            notice
            for question in news.awaited
            for notice in notices.of_question(row, question, channels.get(question.person, []), now)
        ]
        asked = {(question.seat, question.opened) for question in news.awaited}
        self._store.notices.ask(row.id, asked, planned).result()
        kind = self._turned(row)
        if kind:
            others = people - {question.person for question in news.awaited}  # who is asked is told that
            told = [notice for person in others for notice in notices.of_event(row, kind, person, channels[person], now)]
            self._store.notices.plan(told).result()

    def _turned(self, row: TableRow) -> str:
        """Whether the match has just begun or ended, and that was not told yet."""
        since = self._now() - RECENT
        kind = "began" if row.phase == "running" and row.started > since else ""
        kind = "over" if row.phase in ("over", "ended") and row.ended > since else kind
        if not kind or self._told.get(row.id) == kind:
            return ""
        self._told[row.id] = kind
        while len(self._told) > KEPT:
            del self._told[next(iter(self._told))]
        return kind

    # Its own life

    async def start(self) -> None:
        await self.look()
        loop = asyncio.get_running_loop()
        self._tasks = [loop.create_task(self._planning()), loop.create_task(self._delivering())]

    async def stop(self) -> None:
        """What was heard is planned; what is due is told by whoever runs next."""
        await self._heard.join()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def look(self) -> None:
        """Who can be reached, after channels have changed."""
        self._reachable = await asyncio.to_thread(self._store.channels.people)
        self._stirred.set()

    async def _planning(self) -> None:
        while True:
            news = await self._heard.get()
            try:
                await asyncio.to_thread(self.plan, news)
                self._stirred.set()
            except Exception as error:  # whatever it is, the next table is told of
                log().warning("notices not planned", error=type(error).__name__, exc_info=not isinstance(error, StoreError))
            finally:
                self._heard.task_done()

    async def _delivering(self) -> None:
        while True:
            self._stirred.clear()
            wait = LOOK
            try:
                while await self.deliver():
                    pass
                due = await asyncio.to_thread(self._store.notices.next_due)
                wait = min(LOOK, max(0, due - self._now())) if due else LOOK
                await self._look_again()
            except Exception as error:  # whatever it is, it is tried again
                log().warning("notices not delivered", error=type(error).__name__, exc_info=not isinstance(error, StoreError))
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(max(wait, SHORTEST) / 1000):
                    await self._stirred.wait()

    async def _look_again(self) -> None:
        """Another process may have made or dropped channels."""
        self._reachable = await asyncio.to_thread(self._store.channels.people)

    # Delivery

    async def deliver(self) -> int:
        """How many notices that were due have been dealt with; those of one channel go together."""
        claimed = await asyncio.wrap_future(self._store.notices.claim(self._now(), CLAIMED))
        by_channel: dict[str, list[NoticeRow]] = {}
        for notice in claimed:
            by_channel.setdefault(notice.channel, []).append(notice)
        limit = asyncio.Semaphore(AT_ONCE)

        async def one(channel: str, due: list[NoticeRow]) -> None:
            async with limit:
                await self._apart(self.tell, channel, due)

        await asyncio.gather(*(one(channel, due) for channel, due in by_channel.items()))
        return len(claimed)

    def tell(self, id: str, due: list[NoticeRow]) -> Delivery | None:
        """What is due to a channel becomes one letter, unless it is not wanted any more or has to wait."""
        now = self._now()
        channel = self._store.channels.get(id)
        person = self._store.people.get(channel.person) if channel else None
        if channel is None or person is None:
            return None
        tables = {notice.table_id: self._store.tables.get(notice.table_id) for notice in due if notice.table_id}
        known = {table: row for table, row in tables.items() if row is not None}
        open_now = [notice for notice in due if _still(notice, known, channel)]
        waits = _waits(channel, open_now, person.holiday_until, now)
        if waits:
            for notice in open_now:
                self._store.notices.put_off(notice.id, waits).result()
        stale = [notice for notice in due if notice not in open_now]
        self._store.notices.settle(stale).result()
        if waits or not open_now:
            return None
        delivery = self._carriers[channel.kind].carry(person, channel, letter(person, open_now, known, self._base, now))
        self._note(channel, open_now, delivery, now)
        return delivery

    def _note(self, channel: ChannelRow, told: list[NoticeRow], delivery: Delivery, now: int) -> None:
        tries = max(notice.tries for notice in told)
        again = delivery.state == "again" and tries <= len(RETRIES) and all(notice.kind != "test" for notice in told)
        if again:
            for notice in told:
                self._store.notices.put_off(notice.id, now + RETRIES[tries - 1]).result()
        else:
            self._store.notices.settle(told).result()
        state = "arrived" if delivery.state == "arrived" else "waiting" if again else "failed"
        changes = {"state": state, "at": now, "detail": delivery.detail}
        if delivery.state == "gone":  # the device or the address is not there any more
            changes["on"] = False
        self._store.channels.change(channel.id, **changes).result()

    async def test(self, channel: ChannelRow) -> None:
        """A letter at once, to see whether it arrives."""
        notice = NoticeRow(channel.person, channel.id, "test", self._now())
        await self._apart(self.tell, channel.id, [notice])


def _still(notice: NoticeRow, tables: Mapping[str, TableRow], channel: ChannelRow) -> bool:
    """Whether it is still true and still wanted."""
    if notice.kind == "test":
        return True
    row = tables.get(notice.table_id)
    if row is None or not channel.on or notice.table_id in channel.silent:
        return False
    if notice.kind in ("turn", "reminder"):
        return row.phase == "running" and notice.seat in row.turn
    return True


def _waits(channel: ChannelRow, due: list[NoticeRow], holiday: int, now: int) -> int:
    """Until when it has to wait; 0: not at all. Reminders before a loss never do, for a channel that gathers."""
    if not due or any(notice.kind == "test" for notice in due):
        return 0
    if holiday > now:
        return holiday
    urgent = any(notice.kind == "reminder" for notice in due)
    next_digest = channel.at + DIGEST
    return next_digest if channel.digest and not urgent and channel.state == "arrived" and next_digest > now else 0
