"""The parts of a running server in one place: settings, store, rooms, keys, limits, numbers."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable
from concurrent.futures import Future
from typing import TYPE_CHECKING, Final, TypeVar

from quintain.server.config import Config
from quintain.server.limits import Buckets, Gauge, hourly
from quintain.server.metrics import Metrics
from quintain.server.page import Page
from quintain.server.sessions import Signer
from quintain.store import Store

if TYPE_CHECKING:
    from quintain.server.hall import Hall
    from quintain.server.sockets import LobbySockets

T = TypeVar("T")
COOKIE_KEY: Final = "cookie"


def wall_clock() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Service:
    """What requests and sockets share. `now` and `draw` are given, so that tests can fix them."""

    hall: Hall
    lobby: LobbySockets

    def __init__(
        self,
        config: Config,
        store: Store,
        now: Callable[[], int] = wall_clock,
        draw: Callable[[int], int] = secrets.randbits,
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
        self.sockets = Gauge(config.sockets_per_address)
        self.closing = False

    async def read(self, work: Callable[..., T], *args: object) -> T:
        """Something that waits for the database or thinks for long, on a thread of its own."""
        return await asyncio.to_thread(work, *args)

    async def written(self, future: Future[T]) -> T:
        """What was written, when it is durable."""
        return await asyncio.wrap_future(future)
