"""A whole server on a loopback port, with a store of its own, for tests that speak to it as pages and programs do."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import secrets
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import httpx
import msgspec
import websockets

from quintain.server.config import Config
from quintain.server.running import Server, bound, opened, reached_at, server_of
from quintain.server.service import Service, wall_clock

ROOMY = {"request_rate": 100_000, "request_burst": 100_000, "message_rate": 100_000, "message_burst": 100_000}
PLENTY = {"guests_per_address": 100_000, "logins_per_address": 1000, "created_per_person": 10_000, "tables_per_person": 10_000}

SHORT: dict[str, dict[str, Any]] = {  # options under which long games end soon
    "majesty": {},
    "academy": {},
    "mastery": {"round_limit": 2},
    "reliquium": {"round_limit": 1},
    "castlecraft": {"round_cap": 2},
}
LATE = ("stale", "not-asked", "over")  # what was answered by itself meanwhile: a pass where nothing else was possible


class Served:
    """A server that runs, and how to reach it."""

    def __init__(self, service: Service, server: Server, port: int) -> None:
        self.service = service
        self.server = server
        self.port = port
        self.address = f"http://127.0.0.1:{port}{service.config.prefix}"

    def client(self, **headers: str) -> httpx.AsyncClient:
        """A browser, as far as HTTP goes: keeps its cookies, says where its requests are made."""
        origin = f"http://127.0.0.1:{self.port}"
        return httpx.AsyncClient(base_url=self.address, headers={"Origin": origin, **headers}, timeout=120)

    def socket(self, path: str, client: httpx.AsyncClient | None = None, **extra: Any) -> Any:
        """A socket with the cookies of a browser."""
        cookies = "; ".join(f"{name}={value}" for name, value in client.cookies.items()) if client else ""
        headers = {"Cookie": cookies} if cookies else {}
        address = f"ws{self.address.removeprefix('http')}{path}"
        patient = {"open_timeout": 120, **extra}  # a machine may be busy with other things
        return websockets.connect(address, additional_headers=headers, compression=None, max_size=2**24, **patient)


@contextlib.asynccontextmanager
async def served(
    folder: Path,
    speed: int = 0,
    draw: Callable[[int], int] = secrets.randbits,
    now: Callable[[], int] = wall_clock,
    **settings: Any,
) -> AsyncIterator[Served]:
    """A server that ends when the test does; without pauses of bots, where nothing else is said."""
    config = Config(
        **{"port": 0, "database": str(folder / "quintain.db"), "workers": 1, "linger": 0, **ROOMY, **PLENTY, **settings}
    )
    listening = bound(config)
    store = opened(config)
    service = Service(config, store, now, draw, speed, reached_at(config, listening.getsockname()[1]))
    server = server_of(service)
    task = asyncio.ensure_future(server.serve(sockets=[listening]))
    try:
        while not server.started:
            if task.done():
                task.result()
            await asyncio.sleep(0.005)
        yield Served(service, server, listening.getsockname()[1])
    finally:
        server.should_exit = True
        await task
        store.close()


class Player:
    """Somebody at a table, over a socket: remembers what it was sent, and answers by a rule."""

    def __init__(self, socket: Any, name: str = "p") -> None:
        self.socket = socket
        self.messages: list[dict[str, Any]] = []
        self.snapshot: dict[str, Any] | None = None
        self.table: dict[str, Any] = {}
        self.answered: set[int] = set()
        self._ids = (f"{name}-{n}" for n in itertools.count())

    async def say(self, **message: Any) -> None:
        await self.socket.send(msgspec.json.encode(message).decode())

    async def hello(self, n: int = -1, **more: Any) -> dict[str, Any]:
        await self.say(type="hello", protocol=1, n=n, **more)
        return await self.until("welcome")

    async def next(self) -> dict[str, Any]:
        message: dict[str, Any] = msgspec.json.decode(await asyncio.wait_for(self.socket.recv(), 120))
        self.messages.append(message)
        if message["type"] in ("welcome", "snapshot"):
            self.snapshot = message["snapshot"]
        if message["type"] in ("welcome", "table"):
            self.table = message["table"]
        return message

    async def until(self, *kinds: str) -> dict[str, Any]:
        """The next message of one of these kinds."""
        while True:
            message = await self.next()
            if message["type"] in kinds:
                return message

    def client(self) -> str:
        return next(self._ids)

    async def choose(self, pick: int = 0) -> str:
        """Answers the present question, or the next one, with the action at this place (from the end, if negative)."""
        while self.snapshot is None or self.snapshot["decision"] is None:
            await self.next()
        asked = self.snapshot["decision"]
        client = self.client()
        self.answered.add(asked["id"])
        actions = asked["actions"]
        await self.say(type="answer", decision=asked["id"], client=client, actions=[actions[pick % len(actions)]["id"]])
        return client

    async def play(self, picks: Any = None, late: tuple[str, ...] = LATE, most: int = 100_000) -> dict[str, Any]:
        """Answers every question until the match is over, or so many and then gives up; the result."""
        chosen = itertools.cycle(range(7)) if picks is None else picks
        while True:
            if self.snapshot is not None and self.snapshot["result"] is not None:
                return dict(self.snapshot["result"])
            asked = self.snapshot["decision"] if self.snapshot else None
            if asked is not None and asked["id"] not in self.answered:
                most -= 1
                if most == 0:
                    await self.say(type="resign", client=self.client())
                await self.choose(next(chosen))
            message = await self.next()
            if message["type"] == "refusal" and message["code"] not in late:
                raise AssertionError(f"refused: {message}")
