"""Other servers on the same database: what they are told, and what becomes of what they tell. All of it could be lost."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any, Final

import structlog

from quintain.server.means import News
from quintain.server.tidings import At, Changed, Forgotten, Here, Holiday, Mutes, Reachable, Renamed, Tiding
from quintain.store import StoreError

if TYPE_CHECKING:
    from quintain.server.service import Service

KEPT: Final = 20_000  # tables of others of which is remembered who looks at them
FRESH: Final = 90_000  # milliseconds for which that is believed
AGAIN: Final = 30_000  # milliseconds after which it is said again
LOOK: Final = 2.0  # seconds between two looks into the store while the bus is away

log: Any = structlog.get_logger()


class Neighbours:
    """One per process."""

    def __init__(self, service: Service) -> None:
        self._service: Final = service
        self._bus: Final = service.bus
        self._here: Final[dict[str, tuple[int, Here]]] = {}
        self._tasks: Final[set[asyncio.Task[None]]] = set()
        self._looking: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._bus.start(self._service.owner, self.hear, lambda: self._later(self.look()))
        if self._service.shared:
            self._looking = asyncio.get_running_loop().create_task(self._look_often())

    async def stop(self) -> None:
        if self._looking is not None:
            self._looking.cancel()
            await asyncio.gather(self._looking, return_exceptions=True)
        await self._bus.stop()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    # What others are told

    def heard(self, news: News) -> None:
        """Something durable happened at a table that is led here."""
        if not self._bus.shared:
            return
        room = self._service.hall.loaded(news.row.id)
        lobby = news.row.public or news.row.phase in ("over", "ended")
        people = sorted({question.person for question in news.awaited})
        self._bus.say(At(news.row.id, news.row.n, room.epoch if room else 0, lobby, people))

    # What others tell

    def hear(self, tiding: Tiding) -> None:
        """A hint: whatever follows from it is read from the store."""
        service = self._service
        match tiding:
            case At():
                room = service.hall.loaded(tiding.table)
                if room is not None and room.epoch < tiding.epoch:
                    service.hall.lose(room)
                if tiding.lobby:
                    service.lobby.hint()
                service.lobby.waits(tiding.people)
            case Changed():
                self._changed(tiding.table)
                service.lobby.hint()
            case Forgotten():
                self._later(service.hall.forget(tiding.table))
                service.lobby.hint()
            case Renamed():
                service.films.clear()
                self._later(service.hall.renamed(tiding.person))
                service.lobby.hint()
            case Mutes():
                self._later(service.hall.mutes(tiding.person))
            case Holiday():
                self._later(service.hall.holiday(tiding.person, tiding.until))
            case Here():
                self._remember(tiding)
            case Reachable():
                self._later(service.outreach.notifier.look())

    def _changed(self, table: str) -> None:
        room = self._service.hall.loaded(table)
        if room is not None:
            self._later(room.changed())

    def _remember(self, here: Here) -> None:
        self._here.pop(here.table, None)
        if here.online or here.watchers:
            self._here[here.table] = (self._service.now(), here)
        while len(self._here) > KEPT:
            del self._here[next(iter(self._here))]

    def here(self, table: str) -> Here:
        """Who looks at a table that is led elsewhere, as far as is known."""
        at, found = self._here.get(table, (0, Here(table, [], 0)))
        return found if self._service.now() - at < FRESH else Here(table, [], 0)

    # Without the bus

    async def _look_often(self) -> None:
        """While there is no bus the store is looked into instead; who looks at which table is said again now and then."""
        said = self._service.now()
        while True:
            await asyncio.sleep(LOOK)
            if not (self._bus.shared and self._bus.up):
                self._later(self.look())
            elif self._service.now() - said > AGAIN:
                said = self._service.now()
                for room in self._service.hall.rooms:
                    if len(room.viewers):
                        self._bus.say(Here(room.id, sorted(room.viewers.online()), room.viewers.watchers()))

    async def look(self) -> None:
        """What may have been missed: seats of tables that have not begun, holidays, channels, the lobby."""
        service = self._service
        rooms = [room for room in service.hall.rooms if not room.closed]
        for room in rooms:
            if room.row.phase == "open":
                await room.changed()
        resting = [room for room in rooms if room.running and room.clocks.pace == "days"]
        people = await service.read(service.store.people.many, {each for room in resting for each in room.people().values()})
        for room in resting:
            for seat, person in room.people().items():
                until = people[person].holiday_until if person in people else 0
                if until != room.clocks.holidays.get(seat, 0) and until > service.now():
                    await room.holiday(person, until)
        await service.outreach.notifier.look()
        service.lobby.hint()
        service.lobby.waits(service.lobby.people)

    def _later(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(_quietly(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


async def _quietly(work: Coroutine[Any, Any, None]) -> None:
    """A hint that cannot be followed now is followed by the next one."""
    try:
        await work
    except StoreError as error:
        log.warning("hint not followed", error=type(error).__name__)
