"""The hall: all rooms of a process. It loads a table when somebody needs it, wakes it in time and unloads it when it is quiet."""

from __future__ import annotations

import asyncio
import contextlib
import heapq
from dataclasses import asdict
from typing import Any, Final

import structlog

from quintain.server import beginning, ending, uptime
from quintain.server.leading import LEASE, Leading
from quintain.server.loading import load
from quintain.server.means import Means
from quintain.server.room import Room
from quintain.server.tidings import Changed, Forgotten
from quintain.store import Lead
from quintain.store.errors import Clash, Missing, NotOwner, StoreError

PATIENCE: Final = 60_000  # milliseconds after which a room that nobody needs is unloaded
LOADING: Final = 4  # tables that are read from their logs at once
LONGEST_SLEEP: Final = 1.0  # seconds
STAGE: Final = 0.1  # seconds between two lots of tables that are handed over
FEW: Final = 4  # tables of a lot at least
NOTE: Final = "uptime"
EVERY: Final = 10**9  # more tables than there are

log: Any = structlog.get_logger()


class Hall:
    """Rooms by table. Time passes when `pass_time` is called; `run` does that while the server runs."""

    def __init__(self, means: Means, patience: int = PATIENCE) -> None:
        self.means: Final = means
        self._patience: Final = patience
        self._rooms: Final[dict[str, Room]] = {}
        self._loading: Final[dict[str, asyncio.Task[Room]]] = {}
        self._due: Final[dict[str, int]] = {}  # per table, in memory or not: when it is to be woken
        self._heap: Final[list[tuple[int, str]]] = []
        self._slots: Final = asyncio.Semaphore(LOADING)
        self._beginning: Final = asyncio.Lock()
        self._archiving: Final = asyncio.Lock()
        self._tasks: Final[set[asyncio.Task[None]]] = set()
        self._archived: Final[set[str]] = set()
        self._leading: Final = Leading(means)
        self._uptime = uptime.Uptime()
        self._stirred: Final = asyncio.Event()
        self._leaving = False  # nothing is loaded any more
        self._closed = False

    # Coming and going

    async def open(self) -> None:
        """The server begins: it notes how long it was away, and goes on with every match that waits for it."""
        store = self.means.store
        others = await self._leading.come()
        self._uptime = uptime.read(await asyncio.to_thread(store.secrets.get, NOTE))
        if not others:
            self._uptime.back(self.means.now())
        await self._note()
        if not self.means.shared:  # else what is due is claimed
            for table, due in await asyncio.to_thread(store.tables.due, 2**62, EVERY):
                self._plan(table, due)
        for table in await asyncio.to_thread(store.archive.missing):
            self._start(self._archive(table))

    async def has_neighbours(self) -> bool:
        """Whether other processes are there."""
        return await self._leading.others()

    async def hand_over(self, seconds: float) -> None:
        """Tables are given back, a few at a time, so that others can load them as fast; those to come are played on."""
        self._leaving = True
        await asyncio.gather(*self._loading.values(), return_exceptions=True)
        rooms, stages = self.rooms, max(1, int(seconds / STAGE))
        few = max(FEW, -(-len(rooms) // stages))
        for first in range(0, len(rooms), few):
            await asyncio.gather(*(self._hand_over(room) for room in rooms[first : first + few]))
            await asyncio.sleep(STAGE if first + few < len(rooms) else 0)

    async def _hand_over(self, room: Room) -> None:
        """Whoever comes to the next server finds the table free: it is given back before they are sent there."""
        await room.mailbox.settled()
        if room.closed:
            return
        room.shut()
        del self._rooms[room.id]
        self._plan(room.id, 0)
        await self._release(room)
        room.send_away("restart", 0)

    async def close(self) -> None:
        """What was begun is finished, everybody is sent away, and the moment is noted: from now on clocks stand still."""
        self._leaving = self._closed = True
        self._stirred.set()
        await asyncio.gather(*self._loading.values(), return_exceptions=True)
        rooms = list(self._rooms.values())
        for room in rooms:
            await room.mailbox.settled()
            room.close("restart")
        self._rooms.clear()
        with contextlib.suppress(StoreError):
            await self._leading.leave()
        while self._tasks:
            await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._leading.leave()
        await self._note()

    async def _note(self) -> None:
        self._uptime.seen = max(self._uptime.seen, self.means.now())
        await asyncio.wrap_future(self.means.store.secrets.put(NOTE, uptime.written(self._uptime)))

    # Rooms

    def loaded(self, table: str) -> Room | None:
        """The room of a table, if it is in memory."""
        return self._rooms.get(table)

    @property
    def rooms(self) -> list[Room]:
        return list(self._rooms.values())

    async def room(self, table: str) -> Room:
        """The room of a table, from memory or from the log; Missing if there is no such table, NotOwner if another leads it."""
        found = self._rooms.get(table)
        if found is not None:
            return found
        if table not in self._loading:
            self._loading[table] = asyncio.get_running_loop().create_task(self._load(table))
        return await asyncio.shield(self._loading[table])

    async def _load(self, table: str, lead: Lead | None = None) -> Room:
        try:
            async with self._slots:
                if self._leaving:
                    raise NotOwner("this process is about to end")
                lead = lead or await self._leading.take(table)
                loaded = await asyncio.to_thread(load, self.means.store, table)
            room = Room(self.means, loaded, lead.epoch, self._settled)
            self._rooms[table] = room
            since = loaded.row.extras.get("at", 0)
            away = self._uptime.away(since, self.means.now()) if isinstance(since, int) and since else 0
            await room.resume(max(away, lead.silent))
            return room
        finally:
            del self._loading[table]

    def _settled(self, room: Room) -> None:
        """Something happened in a room."""
        if room.closed and self._rooms.get(room.id) is room:
            del self._rooms[room.id]
        self._plan(room.id, room.due())
        if room.row.phase == "over" and room.table is not None and room.id not in self._archived:
            self._archived.add(room.id)
            self._start(self._archive(room.id))

    def _claimed(self, table: str, lead: Lead) -> None:
        """A table that nobody led and whose time has come."""
        if table not in self._loading and table not in self._rooms and not self._leaving:
            self._loading[table] = asyncio.get_running_loop().create_task(self._load(table, lead))
            self._start(self._fetch(table))

    async def forget(self, table: str) -> None:
        """A table that is gone from the store, or led elsewhere."""
        room = self._rooms.pop(table, None)
        self._plan(table, 0)
        if room is not None:
            await room.mailbox.settled()
            room.close("ended")

    def lose(self, room: Room) -> None:
        """Another process leads the table now: everybody goes there."""
        room.close("moved")
        if self._rooms.get(room.id) is room:
            del self._rooms[room.id]
        self._plan(room.id, 0)

    def gone(self, table: str) -> None:
        """Other processes forget it too."""
        self.means.bus.say(Forgotten(table))

    async def changed(self, table: str) -> None:
        """Something was written about a table elsewhere: its viewers are told."""
        room = self._rooms.get(table)
        if room is not None:
            await room.changed()
        self.means.bus.say(Changed(table))

    async def holiday(self, person: str, until: int) -> None:
        """A person goes on holiday, or comes back; tables that are not in memory find out when they are loaded."""
        for room in self.rooms:
            if person in room.people().values():
                await room.holiday(person, until)

    async def renamed(self, person: str) -> None:
        """A person has another name, or none: in chat from the next line on, at seats at once."""
        row = await asyncio.to_thread(self.means.store.people.get, person)
        for room in self.rooms:
            for viewer in room.viewers.of_person(person):
                viewer.name = row.name if row else ""
            if person in room.people().values():
                await room.changed()

    async def mutes(self, person: str) -> None:
        """A person hears others from the next line on."""
        muted = frozenset(await asyncio.to_thread(self.means.store.people.muted, person))
        for room in self.rooms:
            for viewer in room.viewers.of_person(person):
                viewer.muted = muted

    async def begin(self, table: str) -> None:
        """The match of a table whose seats are all taken begins; nothing happens where it has begun."""
        async with self._beginning:
            store, means = self.means.store, self.means
            row, seats, _ = await asyncio.to_thread(store.tables.with_entries, table)
            if row.phase != "open" or any(seat.kind == "open" for seat in seats):
                return
            begun, _ = await asyncio.to_thread(beginning.begun, row, seats, means.now(), means.draw)
            before = asdict(row)
            changes = {name: value for name, value in asdict(begun).items() if value != before[name]}
            try:
                await asyncio.wrap_future(store.tables.begin(table, seats, **changes))
            except Clash:  # it has begun elsewhere, or somebody stood up
                return
        if not means.shared:  # else it is led by whoever its players come to, or claimed
            self._plan(table, begun.due)
        if table in self._rooms:
            await self._rooms[table].changed()

    # Time

    def next_due(self) -> int:
        """When the next table is to be woken; 0: none is."""
        while self._heap and self._due.get(self._heap[0][1]) != self._heap[0][0]:
            heapq.heappop(self._heap)
        return self._heap[0][0] if self._heap else 0

    def _plan(self, table: str, due: int) -> None:
        if due and not self._closed:
            self._due[table] = due
            heapq.heappush(self._heap, (due, table))
            self._stirred.set()
        else:
            self._due.pop(table, None)

    async def pass_time(self) -> None:
        """Everything whose time has come is begun; `settled` waits for it."""
        now = self.means.now()
        while 0 < self.next_due() <= now:
            _, table = heapq.heappop(self._heap)
            del self._due[table]
            room = self._rooms.get(table)
            if room is not None:
                room.wake()
            else:
                self._start(self._fetch(table))

    async def _fetch(self, table: str) -> None:
        """A table that is not in memory goes on by itself."""
        try:
            (await self.room(table)).wake()
        except Missing:
            return
        except NotOwner:  # where there are other processes it is their business
            self._plan(table, 0 if self.means.shared else self.means.now() + LEASE)
        except StoreError as error:
            log.warning("table not loaded", table=table, error=type(error).__name__)
            self._plan(table, self.means.now() + LEASE)

    async def settled(self) -> None:
        """Until nothing is being done any more; thoughts may still be under way."""
        while self._loading or self._tasks or not all(room.mailbox.idle for room in self._rooms.values()):
            await asyncio.gather(*self._tasks, *self._loading.values(), return_exceptions=True)
            for room in self.rooms:
                await room.mailbox.settled()

    def unload(self) -> None:
        """Rooms that nobody needs are dropped; their tables are woken when their time comes."""
        now = self.means.now()
        for room in self.rooms:
            if room.is_idle(now, self._patience):
                room.close("ended")
                del self._rooms[room.id]
                self._start(self._release(room))

    async def _release(self, room: Room) -> None:
        try:
            await self._leading.release(room)
        except StoreError as error:
            log.warning("table not given back", table=room.id, error=type(error).__name__)

    async def run(self) -> None:
        """While the server runs: time passes, quiet rooms are unloaded, leases and the note of being here are renewed."""
        beat = 0
        while not self._closed:
            await self.pass_time()
            if self.means.shared and not self._leaving:
                self._start(self._leading.claim(self._claimed))
            now = self.means.now()
            if now - beat >= uptime.BEAT or self.means.outage.since:
                beat = now
                self.unload()
                self._start(self._renew())
            due = self.next_due()
            wait = min(LONGEST_SLEEP, max(0.0, (due - now) / 1000)) if due else LONGEST_SLEEP
            self._stirred.clear()
            try:
                await asyncio.wait_for(self._stirred.wait(), wait)
            except TimeoutError:
                continue

    async def _renew(self) -> None:
        try:
            await self._note()
            for room in await self._leading.beat(self.rooms):
                self.lose(room)
            if self.means.outage.since:
                await self._mended()
        except StoreError as error:
            self.means.outage.heard(error, self.means.now())
            log.warning("leases not renewed", error=type(error).__name__)

    async def _mended(self) -> None:
        """Where the store writes again, clocks go on; they have stood still meanwhile."""
        await asyncio.to_thread(self.means.store.check)
        since, now = self.means.outage.ends(), self.means.now()
        self._uptime.stood(since, now)
        await self._note()
        log.info("the store writes again", after=now - since)
        for room in self.rooms:
            room.go_on(self._uptime.away)

    # The archive

    async def _archive(self, table: str) -> None:
        """A finished match is archived; what fails is tried again at the next start.

        One at a time: it takes long, and whoever comes to another table needs a thread that reads its log.
        """
        async with self._archiving:
            await self._archive_now(table)

    async def _archive_now(self, table: str) -> None:
        try:
            room = self._rooms.get(table)
            loaded = room if room is not None else await asyncio.to_thread(load, self.means.store, table)
            if loaded.table is not None and not loaded.frozen:
                await ending.archive(self.means.store, loaded.row, loaded.seats, loaded.table)
        except StoreError as error:
            log.warning("match not archived", table=table, error=type(error).__name__)
            self._archived.discard(table)

    def _start(self, work: Any) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
