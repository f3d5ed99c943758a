"""People at tables behind a proxy who do what a page does: ping, come back, send again what nobody has acknowledged."""

from __future__ import annotations

import asyncio
import contextlib
import random
import secrets
import time
from collections.abc import Coroutine
from dataclasses import dataclass, field
from typing import Any, Final

import httpx
import msgspec
import websockets
from websockets.exceptions import WebSocketException

from bench.kill import Tally

PING: Final = 2.5  # seconds of silence after which a page asks
REST: Final = 1.0  # seconds before something is sent again that could not be kept
LATER: Final = ("moved", "store-failed", "failed", "busy")  # refusals after which it may be
DEAD: Final = 9.0  # and after which it takes another socket
SHORT: Final[dict[str, dict[str, Any]]] = {
    "mastery": {"round_limit": 2},
    "reliquium": {"round_limit": 1},
    "castlecraft": {"round_cap": 2},
}


class Act(msgspec.Struct):
    """As much of an action as is needed."""

    id: int


class Asked(msgspec.Struct):
    """As much of a question."""

    id: int
    actions: list[Act]


class View(msgspec.Struct):
    """As much of a snapshot."""

    n: int
    decision: Asked | None = None
    result: dict[str, Any] | None = None


class Heard(msgspec.Struct):
    """As much of a message."""

    type: str
    client: str = ""
    n: int = 0
    code: str = ""
    why: str = ""
    after: int = 0
    snapshot: View | None = None


@dataclass
class Waits:
    """How long clients had no server, and how long answers took."""

    lost: list[float] = field(default_factory=list)  # seconds from losing a socket to the next welcome
    moves: list[float] = field(default_factory=list)  # seconds from sending an answer first to its acknowledgement
    refused: dict[str, int] = field(default_factory=dict)

    def clear(self) -> None:
        self.lost.clear()
        self.moves.clear()
        self.refused.clear()


class Person:
    """One seat at one table."""

    def __init__(self, crowd: Crowd, table: str, cookie: str) -> None:
        self.crowd, self.table, self.cookie = crowd, table, cookie
        self.over = False
        self.sent: tuple[str, int, int, float] | None = None  # client, question, action, when
        self.answered = -1
        self.left = 0.0  # when the socket was lost
        self.back = 0.0  # when whoever sent us away wants us back
        self.failures = 0
        self._decode = msgspec.json.Decoder(Heard).decode

    async def live(self) -> None:
        """Until the match is over."""
        while not self.over and not self.crowd.closing:
            with contextlib.suppress(OSError, TimeoutError, WebSocketException):
                await self._sit()
            if self.over or self.crowd.closing:
                return
            self.left = self.left or time.monotonic()
            if self.back:
                rest, self.back = self.back - time.monotonic(), 0.0
            else:
                longest = min(30.0, 0.5 * 2 ** min(self.failures, 6))
                rest = longest * (0.5 + random.random() / 2)
                self.failures += 1
            await asyncio.sleep(max(0.0, rest))

    async def _sit(self) -> None:
        address = f"ws{self.crowd.address.removeprefix('http')}/ws/t/{self.table}"
        async with websockets.connect(
            address,
            additional_headers={"Cookie": self.cookie, "Origin": self.crowd.address},
            compression=None,
            max_size=2**24,
            open_timeout=DEAD,
            ping_interval=None,
            close_timeout=0.2,
            proxy=None,
        ) as socket:
            await socket.send('{"type":"hello","protocol":1,"build":"bench"}')
            heard = time.monotonic()
            while not self.over and not self.crowd.closing:
                try:
                    async with asyncio.timeout(PING):
                        text = await socket.recv()
                except TimeoutError:
                    if time.monotonic() - heard > DEAD:
                        raise
                    await socket.send(f'{{"type":"ping","at":{int(time.time() * 1000)}}}')
                    continue
                heard = time.monotonic()
                await self._hear(socket, self._decode(text))

    async def _hear(self, socket: Any, message: Heard) -> None:
        waits = self.crowd.waits
        if message.type == "welcome":
            if self.left:
                waits.lost.append(time.monotonic() - self.left)
            self.left, self.failures = 0.0, 0
            if self.sent is not None:  # as a page does: the server knows whether it has it
                await self._send(socket)
        if message.type == "closing":
            self.left = self.left or time.monotonic()
            self.back = time.monotonic() + message.after / 1000
        if message.type == "taken" and self.sent is not None and message.client == self.sent[0]:
            self.crowd.tally.hear(msgspec.json.encode({"taken": message.client, "table": self.table, "n": message.n}))
            waits.moves.append(time.monotonic() - self.sent[3])
            self.sent = None
        if message.type == "refusal":
            waits.refused[message.code] = waits.refused.get(message.code, 0) + 1
            if self.sent is not None and message.client == self.sent[0]:
                if message.code in LATER:
                    self.crowd.later(self._again(socket, self.sent))
                else:
                    self.sent, self.answered = None, -1
        if message.snapshot is not None:
            await self._look(socket, message.snapshot)

    async def _look(self, socket: Any, view: View) -> None:
        self.over = view.result is not None
        asked = view.decision
        if asked is None or self.sent is not None or asked.id == self.answered:
            return
        self.answered = asked.id
        if self.crowd.pause:
            await asyncio.sleep(self.crowd.pause * random.random() * 2)
        self.sent = (secrets.token_hex(8), asked.id, random.choice(asked.actions).id, time.monotonic())
        await self._send(socket)

    async def _again(self, socket: Any, sent: tuple[str, int, int, float]) -> None:
        """What could not be kept is tried again, with the same id."""
        await asyncio.sleep(REST)
        if self.sent is sent:
            with contextlib.suppress(WebSocketException):
                await self._send(socket)

    async def _send(self, socket: Any) -> None:
        assert self.sent is not None
        client, question, action, _ = self.sent
        await socket.send(f'{{"type":"answer","decision":{question},"client":"{client}","actions":[{action}]}}')


class Crowd:
    """Everybody at all tables; a match that is over is followed by another."""

    def __init__(self, address: str, pause: float = 0.2, whole: bool = False) -> None:
        self.address = address
        self.pause = pause  # seconds on the average that somebody thinks
        self.whole = whole  # matches are played to their usual end; else they are short, so that many begin and end
        self.tally = Tally()
        self.waits = Waits()
        self.closing = False
        self.tables: list[str] = []
        self._tasks: set[asyncio.Task[None]] = set()
        self._later: set[asyncio.Task[None]] = set()
        self._people: list[httpx.AsyncClient] = []

    async def come(self, games: list[str], tables: int) -> None:
        """Two people, who sit at every table."""
        headers = {"Origin": self.address}
        self._people = [httpx.AsyncClient(base_url=self.address, headers=headers, timeout=30, trust_env=False) for _ in range(2)]
        for person in self._people:  # each is somebody before he opens several tables at once, else he would be several
            (await person.patch("/api/me", json={})).raise_for_status()
        for at in range(tables):
            task = asyncio.ensure_future(self._table(games[at % len(games)]))
            self._tasks.add(task)
            await asyncio.sleep(0.05)

    async def _table(self, game: str) -> None:
        while not self.closing:
            try:
                table = await self._opened(game)
            except (httpx.HTTPError, KeyError):  # while servers are away
                await asyncio.sleep(0.5)
                continue
            cookies = [f"quintain={person.cookies['quintain']}" for person in self._people]
            await asyncio.gather(*(Person(self, table, cookie).live() for cookie in cookies))

    async def _opened(self, game: str) -> str:
        first, second = self._people
        seats = [{"kind": "me"}, {"kind": "open"}]
        body = {"game": game, "options": {} if self.whole else SHORT.get(game, {}), "seats": seats, "public": True}
        answer = await first.post("/api/tables", json=body)
        answer.raise_for_status()
        made = answer.json()
        joined = await second.post(f"/api/tables/{made['id']}/join", json={"accept": made.get("unusual", [])})
        joined.raise_for_status()
        self.tables.append(str(made["id"]))
        return str(made["id"])

    def later(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(work)
        self._later.add(task)
        task.add_done_callback(self._later.discard)

    async def until(self, messages: int, seconds: float = 120) -> None:
        """Until so many more messages were acknowledged."""
        wanted = len(self.tally.taken) + messages
        async with asyncio.timeout(seconds):
            while len(self.tally.taken) < wanted:
                for task in self._tasks:
                    if task.done():
                        task.result()
                await asyncio.sleep(0.02)

    async def go(self) -> None:
        self.closing = True
        for task in (*self._tasks, *self._later):
            task.cancel()
        await asyncio.gather(*self._tasks, *self._later, return_exceptions=True)
        with contextlib.suppress(Exception):
            for person in self._people:
                await person.aclose()
