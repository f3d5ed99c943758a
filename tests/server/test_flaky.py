"""A table of four on a line that drops, delays and doubles frames: every match ends, with the same log as on a good line."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
import websockets

from quintain.games import GAMES
from quintain.tables.chronicle import Moved, read
from tests.server.served import SHORT, Served, served

OPTIONS = {**SHORT, "academy": {"content": {"frame": {"rounds": 2}}}}  # six rounds lose no other frames than two
PATIENCE = 0.15  # seconds without an answer after which a client opens another line


class Line:
    """A proxy between clients and a table: frames are lost, late or doubled, lines break; in both directions."""

    def __init__(self, house: Served, seed: int) -> None:
        self.house = house
        self.rng = random.Random(seed)
        self.lost = self.doubled = self.broken = 0

    @contextlib.asynccontextmanager
    async def opened(self) -> AsyncIterator[int]:
        async with websockets.serve(self._carry, "127.0.0.1", 0, compression=None, max_size=2**24) as proxy:
            yield next(iter(proxy.sockets)).getsockname()[1]

    async def _carry(self, near: Any) -> None:
        headers = {"Cookie": near.request.headers.get("Cookie", "")}
        address = f"ws://127.0.0.1:{self.house.port}{near.request.path}"
        async with websockets.connect(address, additional_headers=headers, compression=None, max_size=2**24) as far:
            tasks = [asyncio.ensure_future(self._pass(near, far)), asyncio.ensure_future(self._pass(far, near))]
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _pass(self, source: Any, target: Any) -> None:
        with contextlib.suppress(websockets.ConnectionClosed):
            async for frame in source:
                chance = self.rng.random()
                if chance < 0.02:
                    self.broken += 1
                    await target.close()
                    return
                if chance < 0.12:
                    self.lost += 1
                    continue
                if chance < 0.3:
                    await asyncio.sleep(self.rng.random() / 50)
                await target.send(frame)
                if chance > 0.9:
                    self.doubled += 1
                    await target.send(frame)


class Client:
    """A page as it should be: keeps an answer until it is acknowledged, and opens another line when one is silent."""

    def __init__(self, port: int, table: str, cookie: str, seat: int) -> None:
        self.address = f"ws://127.0.0.1:{port}/ws/t/{table}"
        self.cookie = cookie
        self.seat = seat
        self.n = -1
        self.unsent: dict[str, Any] | None = None  # not acknowledged yet
        self.answered: set[int] = set()
        self.result: dict[str, Any] | None = None

    async def play(self) -> None:
        while self.result is None:
            with contextlib.suppress(websockets.ConnectionClosed, TimeoutError, OSError):
                headers = {"Cookie": self.cookie}
                async with websockets.connect(
                    self.address, additional_headers=headers, compression=None, max_size=2**24, close_timeout=0.1
                ) as socket:
                    await self._say(socket, {"type": "hello", "protocol": 1, "n": self.n})
                    if self.unsent is not None:
                        await self._say(socket, self.unsent)
                    await self._sit(socket)

    async def _say(self, socket: Any, message: dict[str, Any]) -> None:
        await socket.send(msgspec.json.encode(message).decode())

    async def _sit(self, socket: Any) -> None:
        while self.result is None:
            message = msgspec.json.decode(await asyncio.wait_for(socket.recv(), PATIENCE))
            if message["type"] in ("welcome", "snapshot") and message["snapshot"]["n"] >= self.n:
                self.n = message["snapshot"]["n"]
                self.result = message["snapshot"]["result"]
                await self._answer(socket, message["snapshot"])
            elif message["type"] in ("taken", "refusal") and self.unsent and message.get("client") == self.unsent["client"]:
                self.unsent = None
                if message["type"] == "refusal":
                    assert message["code"] in ("stale", "not-asked", "over"), message

    async def _answer(self, socket: Any, snapshot: dict[str, Any]) -> None:
        """The choice follows from the question alone, so that it is the same on every line."""
        asked = snapshot["decision"]
        if self.unsent is not None or asked is None or asked["id"] in self.answered:
            return
        self.answered.add(asked["id"])
        client = f"s{self.seat}-{asked['id']}"
        pick = asked["actions"][(asked["id"] * 7 + self.seat) % len(asked["actions"])]["id"]
        self.unsent = {"type": "answer", "client": client, "decision": asked["id"], "actions": [pick]}
        await self._say(socket, self.unsent)


async def match(folder: Path, game: str, flaky: bool) -> tuple[dict[int, list[list[int]]], str, Line]:
    """A match of four people (or as many as there is room for): what each seat answered, the digest of the end, the line."""
    folder.mkdir()
    async with served(folder, draw=random.Random(5).getrandbits) as house, contextlib.AsyncExitStack() as stack:
        people = [await stack.enter_async_context(house.client()) for _ in range(min(4, GAMES[game].choices.highest))]
        seats = [{"kind": "me"}, *[{"kind": "open"}] * (len(people) - 1)]
        wish = {"game": game, "options": OPTIONS[game], "seats": seats, "public": True}
        table = (await people[0].post("/api/tables", json=wish)).json()["id"]
        for at, person in enumerate(people[1:], 1):
            joined = await person.post(f"/api/tables/{table}/join", json={"seat": at, "accept": list(OPTIONS[game])})
            assert 200 == joined.status_code, joined.text
        line = Line(house, seed=3)
        port = await stack.enter_async_context(line.opened()) if flaky else house.port
        clients = [Client(port, table, f"quintain={person.cookies['quintain']}", at) for at, person in enumerate(people)]
        await asyncio.gather(*(client.play() for client in clients))
        entries = [read(row.entry) for row in house.service.store.tables.entries(table)]
        row = house.service.store.tables.get(table)
        assert row is not None
        answers = {at: [entry.actions for entry in entries if isinstance(entry, Moved) and entry.seat == at] for at in range(4)}
        assert list(range(1, len(entries) + 1)) == [entry.n for entry in entries]
        return answers, row.final, line


@pytest.mark.parametrize("game", GAMES)
def test_a_flaky_line_gives_the_same_log(game: str, tmp_path: Path) -> None:
    """No answer is lost and none is doubled, whatever happened on the way."""
    good, good_end, _ = asyncio.run(match(tmp_path / "good", game, flaky=False))
    flaky, flaky_end, line = asyncio.run(match(tmp_path / "flaky", game, flaky=True))

    assert good == flaky
    assert good_end == flaky_end
    assert min(line.lost, line.doubled, line.broken) > 0
