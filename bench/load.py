"""Load: a server in a process of its own and a driver that speaks the protocol, on the same machine.

    python -m bench.load                      # 500 tables of all games with 4 clients each, 200 moves a second for a minute
    python -m bench.load --saturate           # as many moves as go through
    python -m bench.load --in-process         # the same through rooms and store alone, without sockets

`python -m bench.moves` takes a move apart. Compile the rules as they are shipped first (`make release`). A move's time is from
the moment its answer is sent to the moment the last of its table's clients has the snapshot.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import httpx
import msgspec
import uvloop
import websockets

import quintain
from bench.rooms import in_process
from quintain.games import GAMES
from quintain.server import collecting

TICKS: Final = os.sysconf("SC_CLK_TCK")
FREE: Final = 10**9
LIMITS: Final = (
    *("request_rate", "request_burst", "message_rate", "message_burst", "sockets_per_address"),
    *("guests_per_address", "tables_per_person", "created_per_person"),
)


class Act(msgspec.Struct):
    """As much of an action as the driver needs."""

    id: int


class Asked(msgspec.Struct):
    """As much of a question as the driver needs."""

    id: int
    seat: int
    actions: list[Act]


class View(msgspec.Struct):
    """As much of a snapshot as the driver needs."""

    n: int
    decision: Asked | None
    result: dict[str, Any] | None


class Message(msgspec.Struct):
    """As much of a message as the driver needs."""

    type: str
    snapshot: View | None = None
    code: str = ""


@dataclass
class Match:
    """A table with its clients: whose question is open, and when the last answer was sent."""

    id: str
    game: str
    sockets: list[Any] = field(default_factory=list)
    n: int = -1
    asked: dict[int, Asked] = field(default_factory=dict)
    over: bool = False
    sent: float = 0.0
    left: int = 0  # clients that have not seen the last entry yet
    ready: asyncio.Event = field(default_factory=asyncio.Event)
    moves: int = 0


class Driver:
    """Everybody at all tables."""

    def __init__(self, address: str, clients: int) -> None:
        self.address = address
        self.clients = clients
        self.matches: list[Match] = []
        self.times: list[float] = []
        self.refused = 0
        self._decode = msgspec.json.Decoder(Message).decode
        self._tasks: list[asyncio.Task[None]] = []

    async def sit(self, games: list[str], tables: int) -> None:
        """All sit at every table that has so many seats; at smaller ones the others look on."""
        headers = {"Origin": self.address}
        people = [httpx.AsyncClient(base_url=self.address, headers=headers, timeout=60) for _ in range(self.clients)]
        for at in range(tables):
            game = games[at % len(games)]
            sitting = min(self.clients, int(GAMES[game].choices.highest))
            seats = [{"kind": "me"}, *[{"kind": "open"}] * (sitting - 1)]
            made = (
                await people[0].post("/api/tables", json={"game": game, "options": {}, "seats": seats, "public": True})
            ).json()
            for person in people[1:sitting]:
                (await person.post(f"/api/tables/{made['id']}/join", json={})).raise_for_status()
            self.matches.append(Match(made["id"], game))
        self.cookies = [f"quintain={person.cookies['quintain']}" for person in people]
        for person in people:
            await person.aclose()

    async def connect(self) -> None:
        """Every person opens a socket at every table."""
        gate = asyncio.Semaphore(32)

        async def one(match: Match) -> None:
            async with gate:
                for seat, cookie in enumerate(self.cookies):
                    socket = await websockets.connect(
                        f"ws{self.address.removeprefix('http')}/ws/t/{match.id}",
                        additional_headers={"Cookie": cookie},
                        compression=None,
                        max_size=2**24,
                        ping_interval=None,
                    )
                    await socket.send('{"type":"hello","protocol":1}')
                    match.sockets.append(socket)
                    self._tasks.append(asyncio.get_running_loop().create_task(self._listen(match, seat, socket)))

        await asyncio.gather(*(one(match) for match in self.matches))
        await asyncio.gather(*(match.ready.wait() for match in self.matches))

    async def _listen(self, match: Match, seat: int, socket: Any) -> None:
        async for text in socket:
            message = self._decode(text)
            if message.type == "refusal":
                self.refused += 1
            if message.snapshot is None:
                continue
            self._see(match, seat, message.snapshot)

    def _see(self, match: Match, seat: int, view: View) -> None:
        if view.decision is None:
            match.asked.pop(seat, None)
        else:
            match.asked[seat] = view.decision
        match.over = match.over or view.result is not None
        if view.n > match.n:
            match.n = view.n
        if match.left and view.n == match.n:
            match.left -= 1
            if not match.left:
                self.times.append(time.perf_counter() - match.sent)
                match.sent = 0.0
        if (match.asked and not match.left) or match.over:
            match.ready.set()

    async def move(self, match: Match, pick: int) -> bool:
        """One answer at a table; False where its match is over or everybody still waits."""
        if match.over or match.left or not match.asked:
            return False
        asked = match.asked.pop(min(match.asked))
        action = asked.actions[pick % len(asked.actions)].id
        match.moves += 1
        match.left = self.clients
        match.ready.clear()
        match.sent = time.perf_counter()
        answer = {"type": "answer", "decision": asked.id, "client": f"{match.id}{match.moves}", "actions": [action]}
        await match.sockets[asked.seat].send(json.dumps(answer))
        return True

    async def steadily(self, rate: float, seconds: float) -> int:
        """So many moves a second, spread over all tables; how many were sent."""
        began, sent = time.perf_counter(), 0
        tables = itertools.cycle(self.matches)
        while time.perf_counter() - began < seconds:
            due = int((time.perf_counter() - began) * rate) - sent
            for _ in range(due):
                for _ in range(len(self.matches)):
                    if await self.move(next(tables), sent):
                        sent += 1
                        break
            await asyncio.sleep(0.002)
        return sent

    async def flat_out(self, seconds: float) -> int:
        """Every table moves on as soon as all of its clients have seen the last move."""
        end = time.perf_counter() + seconds
        sent = 0

        async def one(match: Match) -> None:
            nonlocal sent
            while not match.over and time.perf_counter() < end:
                await match.ready.wait()
                if await self.move(match, sent):
                    sent += 1
                else:
                    await asyncio.sleep(0.001)

        await asyncio.gather(*(one(match) for match in self.matches))
        return sent

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await asyncio.gather(*(socket.close() for match in self.matches for socket in match.sockets), return_exceptions=True)


def cpu(pid: int) -> float:
    """Seconds of processor time that a process has had."""
    parts = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(parts[11]) + int(parts[12])) / TICKS


def memory(pid: int) -> int:
    """Bytes of a process that lie in memory."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def started(folder: str) -> tuple[subprocess.Popen[str], str]:
    """A server with nothing but its limits changed, and its address."""
    words = [word for name in LIMITS for word in (f"--{name.replace('_', '-')}", str(FREE))]
    command = [sys.executable, "-m", "quintain", "serve", "--port", "0", "--workers", "1", "--log-level", "warning", *words]
    environ = {**os.environ, "QUINTAIN_LANG": "en", "PYTHONPATH": str(Path(quintain.__file__).parent.parent)}
    server = subprocess.Popen(command, cwd=folder, stdout=subprocess.PIPE, text=True, env=environ)
    assert server.stdout is not None
    for line in server.stdout:
        for word in line.split():
            if word.startswith("http://"):
                return server, word.rstrip("/")
    raise SystemExit("the server did not start")


async def over_sockets(args: argparse.Namespace, folder: str) -> dict[str, Any]:
    """The figures of one run."""
    server, address = started(folder)
    try:
        bare = memory(server.pid)
        driver = Driver(address, args.clients)
        await driver.sit(args.games, args.tables)
        seated = memory(server.pid)
        await driver.connect()
        connected = memory(server.pid)
        before = (cpu(server.pid), cpu(os.getpid()), time.perf_counter())
        moves = await (driver.flat_out(args.seconds) if args.saturate else driver.steadily(args.rate, args.seconds))
        await asyncio.sleep(0.5)
        taken = time.perf_counter() - before[2] - 0.5
        servers, drivers = cpu(server.pid) - before[0], cpu(os.getpid()) - before[1]
        after = memory(server.pid)
        await driver.close()
    finally:
        server.terminate()
        server.wait(30)
    times = sorted(1000 * each for each in driver.times)
    return {
        "tables": args.tables,
        "clients": args.tables * args.clients,
        "moves": moves,
        "moves per second": round(moves / taken, 1),
        "broadcast": len(times),
        "refused": driver.refused,
        "p50 ms": round(statistics.median(times), 2),
        "p99 ms": round(times[int(0.99 * (len(times) - 1))], 2),
        "most ms": round(times[-1], 2),
        "server CPU %": round(100 * servers / taken),
        "driver CPU %": round(100 * drivers / taken),
        "server CPU per move, ms": round(1000 * servers / max(1, moves), 3),
        "memory at start, MB": round(bare / 2**20, 1),
        "memory per table without clients, kB": round((seated - bare) / args.tables / 1024, 1),
        "memory per table with clients, kB": round((connected - bare) / args.tables / 1024, 1),
        "memory per table after the moves, kB": round((after - bare) / args.tables / 1024, 1),
    }


async def measured(args: argparse.Namespace, folder: str) -> dict[str, Any]:
    """The figures of one run; this process is set up as a server's, or its own pauses would be taken for those of the server."""
    collecting.begin()
    if args.in_process:
        return await in_process(Path(folder), args.tables, args.clients, args.seconds, args.games)
    return await over_sockets(args, folder)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--clients", type=int, default=4)
    parser.add_argument("--rate", type=float, default=200)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--games", nargs="+", default=list(GAMES), choices=list(GAMES))
    parser.add_argument("--saturate", action="store_true")
    parser.add_argument("--in-process", action="store_true")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        found = runner.run(measured(args, folder))
    for name, value in found.items():
        print(f"{name:<40} {value}")


if __name__ == "__main__":
    main()
