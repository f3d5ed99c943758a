"""The bus between servers: Valkey or Redis, publish and subscribe. It carries hints, and may lose them.

One process needs none. While the bus is away nobody waits for it: what was to be said is forgotten, and everybody looks into the
store instead, until it is back.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from typing import Any, Final

import msgspec
import structlog

from quintain.server.tidings import At, Batch, Here, Tiding

CHANNEL: Final = "quintain"
GATHER: Final = 0.05  # seconds in which tidings become one message
MOST: Final = 5_000  # tidings that wait; what comes then is not said
SCHEMES: Final = {"valkey": "redis", "valkeys": "rediss", "redis": "redis", "rediss": "rediss", "unix": "unix"}
AGAIN: Final = 1.0  # seconds between two tries to reach the bus
PATIENCE: Final = 2.0  # seconds for it to answer

log: Any = structlog.get_logger()


def bus_of(address: str, prefix: str = "") -> Bus:
    """The bus at an address; without one there is only this process. ValueError where it is no address of a bus."""
    if not address:
        return Bus()
    scheme, found, rest = address.partition("://")
    if not found or scheme not in SCHEMES or not rest:
        raise ValueError(f"a bus is valkey://host:port or redis://host:port, not {address!r}")
    return Valkey(f"{SCHEMES[scheme]}://{rest}", f"{CHANNEL}{prefix}")


class Bus:
    """Nobody else is there: what is said is heard by nobody."""

    shared: bool = False  # whether there may be other processes
    up: bool = True

    def say(self, tiding: Tiding) -> None:
        """To all other servers, soon, perhaps."""

    def start(self, sender: str, hear: Callable[[Tiding], None], back: Callable[[], None]) -> None:
        """From now on tidings are heard; `back` is called when some may have been missed."""

    async def stop(self) -> None:
        """Nothing is heard any more; what was to be said is said if the bus is there."""


class Valkey(Bus):
    """A channel of a Valkey or Redis server."""

    shared = True

    def __init__(self, address: str, channel: str = CHANNEL) -> None:
        from redis.asyncio import Redis
        from redis.asyncio.retry import Retry
        from redis.backoff import NoBackoff

        self.up = False
        self._channel: Final = channel
        self._client: Final = Redis.from_url(
            address,
            socket_timeout=PATIENCE,
            socket_connect_timeout=PATIENCE,
            retry=Retry(NoBackoff(), 0),
            health_check_interval=0,
        )
        self._waiting: list[Tiding] = []
        self._stirred: Final = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._over = False  # a cancellation that comes as a wait of the client ends by itself is lost in there
        self._sender = ""
        self._hear: Callable[[Tiding], None] = lambda _: None
        self._back: Callable[[], None] = lambda: None
        self._encoder: Final = msgspec.json.Encoder()
        self._batches: Final = msgspec.json.Decoder(Batch)
        self._tidings: Final = msgspec.json.Decoder(list[Tiding])

    def say(self, tiding: Tiding) -> None:
        if self.up and len(self._waiting) < MOST:
            self._waiting.append(tiding)
            self._stirred.set()

    def start(self, sender: str, hear: Callable[[Tiding], None], back: Callable[[], None]) -> None:
        self._sender, self._hear, self._back = sender, hear, back
        loop = asyncio.get_running_loop()
        self._tasks = [loop.create_task(self._listening()), loop.create_task(self._saying())]

    async def stop(self) -> None:
        with contextlib.suppress(Exception):
            await self._flush()
        self._over = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with contextlib.suppress(Exception):
            await self._client.aclose()

    async def _listening(self) -> None:
        """Subscribes, hears, and subscribes again for ever."""
        while not self._over:
            try:
                async with self._client.pubsub(ignore_subscribe_messages=True) as line:
                    await line.subscribe(self._channel)
                    log.info("bus reached")
                    self.up = True
                    self._back()
                    await self._hearing(line)
            except Exception as error:  # whatever it is, the bus is only hints
                if self.up:
                    log.warning("bus lost", error=type(error).__name__)
            self.up = False
            self._waiting.clear()
            await asyncio.sleep(AGAIN)

    async def _hearing(self, line: Any) -> None:
        """Until the line breaks; one that is silent is asked whether it is there."""
        while not self._over:
            message = await line.get_message(timeout=PATIENCE)
            if message is None:
                async with asyncio.timeout(PATIENCE):
                    await self._client.ping()
            elif message.get("type") == "message":
                self._heard(message["data"])

    def _heard(self, data: bytes) -> None:
        try:
            batch = self._batches.decode(data)
            tidings = [] if batch.sender == self._sender else self._tidings.decode(batch.tidings)
        except msgspec.DecodeError:  # of another version, or of somebody else
            log.warning("bus not understood")
            return
        for tiding in tidings:
            try:
                self._hear(tiding)
            except Exception as error:  # a hint ends nothing
                log.error("hint not taken", error=type(error).__name__, exc_info=True)

    async def _saying(self) -> None:
        while not self._over:
            await self._stirred.wait()
            await asyncio.sleep(GATHER)
            try:
                await self._flush()
            except Exception as error:  # the listener finds out by itself whether the bus is there
                log.warning("hints not sent", error=type(error).__name__)

    async def _flush(self) -> None:
        waiting, self._waiting = self._waiting, []
        self._stirred.clear()
        if waiting:
            said = Batch(self._sender, msgspec.Raw(self._encoder.encode(gathered(waiting))))
            await self._client.publish(self._channel, self._encoder.encode(said))


def gathered(tidings: list[Tiding]) -> list[Tiding]:
    """Of what is said several times about a table the last; of an entry also whom those before concerned."""
    found: dict[object, Tiding] = {}
    for tiding in tidings:
        key: object = (type(tiding), tiding.table) if isinstance(tiding, At | Here) else tiding_key(tiding)
        before = found.pop(key, None)
        if isinstance(tiding, At) and isinstance(before, At):
            people = sorted({*before.people, *tiding.people})
            tiding = At(tiding.table, tiding.n, tiding.epoch, tiding.lobby or before.lobby, people)
        found[key] = tiding
    return list(found.values())


def tiding_key(tiding: Tiding) -> object:
    """The same said twice is said once."""
    return msgspec.json.encode(tiding)
