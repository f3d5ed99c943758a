"""The parts of a running server in one place: settings, store, rooms, keys, limits, numbers."""

from __future__ import annotations

import asyncio
import os
import secrets
import time
from collections.abc import Callable
from concurrent.futures import Future
from typing import TYPE_CHECKING, Final, TypeVar

from quintain.server import talk
from quintain.server.bots import Pool
from quintain.server.bus import bus_of
from quintain.server.config import Config
from quintain.server.hall import Hall
from quintain.server.hints import LobbySockets
from quintain.server.limits import Buckets, Gauge, hourly
from quintain.server.means import ALONE, Means, News
from quintain.server.metrics import Metrics
from quintain.server.neighbours import Neighbours
from quintain.server.outreach import Outreach
from quintain.server.page import Page
from quintain.server.revisiting import Revisits
from quintain.server.sessions import Signer
from quintain.server.turns import OneByOne, Turns
from quintain.store import Store

if TYPE_CHECKING:
    from quintain.server.films import Film
    from quintain.server.sockets import Line

T = TypeVar("T")
COOKIE_KEY: Final = "cookie"
REPORTS: Final = 20  # complaints of a person in an hour


def wall_clock() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def pool_of(config: Config) -> Pool:
    """Where bots think: in processes of this machine, or on a Ray cluster."""
    workers = config.workers or max(1, (os.cpu_count() or 2) - 1)
    if config.executor == "ray":
        from quintain.server.far_bots import FarWorker

        return Pool(workers, make=lambda: FarWorker(config.ray, workers))
    return Pool(workers)


class Service:
    """What requests and sockets share. Time, chance and the speed of pauses are given, so that tests can fix them."""

    def __init__(
        self,
        config: Config,
        store: Store,
        now: Callable[[], int] = wall_clock,
        draw: Callable[[int], int] = secrets.randbits,
        speed: int = 100,
        owner: str = ALONE,
    ) -> None:
        self.config = config
        self.store = store
        self.now = now
        self.draw = draw
        self.page = Page(config.prefix)
        self.metrics = Metrics()
        self.signer = Signer(store.secrets.get_or_make(COOKIE_KEY, lambda: draw(256).to_bytes(32, "big")).result())
        self.requests = Buckets(config.request_rate, config.request_burst, now)
        self.guests = hourly(config.guests_per_address, now)
        self.logins = hourly(config.logins_per_address, now)
        self.names = hourly(config.logins_per_name, now)
        self.created = hourly(config.created_per_person, now)
        self.reports = hourly(REPORTS, now)
        self.sockets = Gauge(config.sockets_per_address)
        self.long = Turns(config.request_burst)
        self.people = OneByOne()
        self.lines: set[Line] = set()
        self.films: dict[str, Film] = {}  # finished matches that were looked at last
        self.lobby = LobbySockets(self)
        self.owner: Final = owner
        self.bus: Final = bus_of(config.bus, config.prefix)
        self.thinkers = pool_of(config)
        self.outreach = Outreach(config, store, now, draw)
        self.neighbours: Final = Neighbours(self)
        self.revisits: Final = Revisits(self)
        listeners: list[Callable[[News], None]] = [self._heard, self.outreach.heard, self.neighbours.heard]
        talks = Buckets(talk.RATE, talk.BURST, now)
        means = Means(store, self.thinkers, now, draw, owner, self.bus, self.page.build, speed, listeners, hold_on=talks.take)
        self.hall = Hall(means)
        self.shared: Final = means.shared
        self.leaving = False  # told to end: whoever asks after its health is told so
        self.closing = False  # and nothing new begins
        self._running: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Every match that was under way goes on."""
        await self.outreach.start()
        await self.hall.open()
        self.neighbours.start()
        self.revisits.start()
        self._running = asyncio.get_running_loop().create_task(self.hall.run())

    async def stop(self) -> None:
        """What was begun is finished; the store stays open for whoever opened it."""
        await self.revisits.stop()
        await self.hall.close()
        await self.neighbours.stop()
        if self._running is not None:
            await self._running
        await self.thinkers.close()
        await self.outreach.stop()

    def _heard(self, news: News) -> None:
        """Something durable happened at a table: pages in the lobby are told so."""
        if news.row.public or news.row.phase in ("over", "ended"):
            self.lobby.hint()
        self.lobby.waits(question.person for question in news.awaited)

    def count(self) -> None:
        """Numbers that are looked at only when somebody asks for them."""
        self.metrics.rooms.set(len(self.hall.rooms))
        self.metrics.thoughts.set(self.thinkers.waiting)
        self.metrics.bus.set(self.bus.up)
        self.metrics.commits.set(self.store.writer.commits)

    async def read(self, work: Callable[..., T], *args: object) -> T:
        """Something that waits for the database or thinks for long, on a thread of its own."""
        return await asyncio.to_thread(work, *args)

    async def written(self, future: Future[T]) -> T:
        """What was written, when it is durable."""
        return await asyncio.wrap_future(future)
