"""A server for a long time: days pass in a minute, people come and go, matches begin, are forgotten, run out of time and end.

    python -m bench.soak --seconds 3600

Memory, file handles and tables in memory are written down all the while; at the end they must be where they were after the
first quarter, and no room may be left behind.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import websockets

from quintain.games import GAMES
from quintain.server.service import wall_clock
from tests.server.served import SHORT, Player, Served, served

FASTER: Final = 1440  # a day in a minute
DAY: Final = 24 * 3600 * 1000
PACES: Final = (
    {"pace": "none"},
    {"pace": "live", "move_ms": 3600 * 1000},  # two and a half seconds here
    {"pace": "days", "move_ms": DAY // 4},
)
EVERY: Final = 2.0  # seconds between two looks
SLACK: Final = 24 * 2**20  # bytes that memory may grow by after the first quarter


@dataclass(frozen=True)
class Look:
    """What a server holds at one moment."""

    at: float
    memory: int
    handles: int
    rooms: int
    tasks: int

    def __str__(self) -> str:
        held = f"{self.memory / 2**20:7.1f} MB  {self.handles:4} handles  {self.rooms:4} rooms  {self.tasks:4} tasks"
        return f"{self.at:7.0f} s  {held}"


class Clock:
    """Time that runs faster from now on."""

    def __init__(self, faster: int) -> None:
        self.start, self.began, self.faster = wall_clock(), time.monotonic(), faster

    def __call__(self) -> int:
        return self.start + int((time.monotonic() - self.began) * 1000 * self.faster)


def look(house: Served, began: float) -> Look:
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    handles = len(os.listdir("/proc/self/fd"))
    rooms = len(house.service.hall.rooms)
    return Look(time.monotonic() - began, pages * os.sysconf("SC_PAGE_SIZE"), handles, rooms, len(asyncio.all_tasks()))


class Company:
    """Two people who play one match after another, as people do: looking in, answering, going away, giving up."""

    def __init__(self, house: Served, at: int) -> None:
        self.house = house
        self.rng = random.Random(at)
        self.game = list(GAMES)[at % len(GAMES)]
        self.pace = PACES[at % len(PACES)]
        self.matches = 0
        self.visits = 0
        self.turned_away = 0

    async def run(self, until: float) -> None:
        async with self.house.client() as anna, self.house.client() as boris:
            while not self.matches or time.monotonic() < until:
                table = await self.open(anna, boris)
                while not await self.visit(table, self.rng.choice([anna, boris])) and time.monotonic() < until:
                    await asyncio.sleep(self.rng.random() / 2)  # every table has a visit, however slow the machine

    async def open(self, anna: Any, boris: Any) -> str:
        options = SHORT[self.game]
        seats: list[dict[str, str]] = [{"kind": "me"}, {"kind": "open"}]
        seats += [{"kind": "bot", "bot": "page"}] * (max(2, GAMES[self.game].choices.lowest) - 2)
        wish = {"game": self.game, "options": options, "seats": seats, "public": True, **self.pace}
        table = (await anna.post("/api/tables", json=wish)).json()["id"]
        (await boris.post(f"/api/tables/{table}/join", json={"accept": list(options)})).raise_for_status()
        self.matches += 1
        return str(table)

    async def visit(self, table: str, person: Any) -> bool:
        """Somebody looks in, answers what is asked for a while, and goes, sometimes without a word; whether it is over."""
        self.visits += 1
        async with self.house.socket(f"/ws/t/{table}", person) as socket:
            player = Player(socket, f"v{self.visits}")
            try:
                await player.hello()
            except (
                websockets.ConnectionClosed
            ):  # the room was unloaded at this very moment, again and again: a minute is short here
                self.turned_away += 1
                return False
            if any(seat.get("bot") for seat in player.snapshot["seats"] if seat["kind"] == "person"):  # type: ignore[index]
                await player.say(type="return", client=player.client())
            end = time.monotonic() + self.rng.random()
            while time.monotonic() < end:
                snapshot = player.snapshot
                assert snapshot is not None
                if snapshot["result"] is not None:
                    return True
                if snapshot["decision"] and snapshot["decision"]["id"] not in player.answered:
                    await player.choose(self.rng.randrange(20))
                try:
                    async with asyncio.timeout(0.2):
                        await player.next()
                except TimeoutError:
                    continue
                except websockets.ConnectionClosed:
                    return False
            if self.rng.random() < 0.02:
                await player.say(type="resign", client=player.client())
            elif self.rng.random() < 0.3:
                socket.transport.abort()
        return False


async def soak(folder: Path, seconds: float, companies: int = 15, shown: float = 0) -> tuple[list[Look], int, int]:
    """What was seen while they played (and is shown, so often), how many matches were begun and how often somebody looked in."""
    looks: list[Look] = []
    async with served(folder, now=Clock(FASTER), hello=10**9, idle=10**9, created_per_person=10**6) as house:
        began = time.monotonic()
        all_ = [Company(house, at) for at in range(companies)]

        async def watch() -> None:
            while True:
                looks.append(look(house, began))
                if shown and looks[-1].at // shown > (looks[-2].at // shown if len(looks) > 1 else -1):
                    print(looks[-1], flush=True)
                await asyncio.sleep(EVERY)

        watching = asyncio.ensure_future(watch())
        await asyncio.gather(*(company.run(began + seconds) for company in all_))
        watching.cancel()
        await quiet(house)
        looks.append(look(house, began))
    return looks, sum(company.matches for company in all_), sum(company.visits for company in all_)


async def quiet(house: Served) -> None:
    """Everybody has gone: matches without clocks are unloaded, those with clocks run out of time and end."""
    for _ in range(600):
        if not house.service.hall.rooms and not house.service.lines:
            return
        await asyncio.sleep(0.1)


def flat(looks: list[Look]) -> list[str]:
    """What has grown that should not have."""
    quarter = looks[len(looks) // 4]
    later = looks[3 * len(looks) // 4 : -1] or looks[-1:]
    found = []
    if min(each.memory for each in later) > quarter.memory + SLACK:
        found.append(f"memory grew from {quarter.memory} to at least {min(each.memory for each in later)} bytes")
    if min(each.handles for each in later) > quarter.handles + 8:
        found.append(f"file handles grew from {quarter.handles} to at least {min(each.handles for each in later)}")
    if looks[-1].rooms:
        found.append(f"{looks[-1].rooms} rooms are left behind")
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=3600)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        looks, matches, visits = asyncio.run(soak(Path(folder), args.seconds, shown=args.seconds / 12))
    print(looks[-1])
    print(f"{matches} matches, {visits} visits, {args.seconds * FASTER / 86400:.0f} days")
    grown = flat(looks)
    raise SystemExit("; ".join(grown) if grown else 0)


if __name__ == "__main__":
    main()
