"""Two servers behind Caddy, on one PostgreSQL, with a bus: what happens to people's moves while things are stopped and killed.

    python -m bench.cluster                     # all of it: sleep, kills, bus, database, rolling
    python -m bench.cluster sleep kills --kills 200

Every answer has an id of its own; everything acknowledged is looked up in the logs afterwards: nothing may be lost or doubled.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import signal
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from bench.company import Company, company
from bench.crowd import Crowd
from bench.kill import check
from quintain.games import GAMES
from quintain.store import Store

ASLEEP: Final = "was not heard of in time"  # what a server says that wakes up
LATE: Final = 3.0  # seconds that nobody waits for a server while others are restarted


@dataclass
class Sizes:
    """How long and how often."""

    tables: int = 10
    sleep: float = 20.0
    kills: int = 200
    silence: float = 60.0
    rolls: int = 3
    late: float = LATE
    lively: int = 30  # acknowledged messages that show that play goes on
    seed: int = 1
    games: list[str] = field(default_factory=lambda: list(GAMES))


@dataclass
class Found:
    """What one trial has shown."""

    trial: str
    faults: list[str] = field(default_factory=list)
    figures: dict[str, object] = field(default_factory=dict)


async def sleep(house: Company, crowd: Crowd, sizes: Sizes, found: Found) -> None:
    """An owner is stopped in the middle of everything, the other takes over, it wakes."""
    one = house.servers[0]
    before, woken = one.said("NotOwner"), one.said(ASLEEP)
    one.send(signal.SIGSTOP)
    taken = len(crowd.tally.taken)
    began = time.monotonic()
    await asyncio.sleep(sizes.sleep)
    taken = len(crowd.tally.taken) - taken
    one.send(signal.SIGCONT)
    found.figures["slept, s"] = round(time.monotonic() - began, 1)
    await crowd.until(sizes.lively)
    async with asyncio.timeout(120):  # it looks after its leases every few seconds
        while one.said(ASLEEP) == woken:
            await asyncio.sleep(0.1)
    found.figures["acknowledged meanwhile"] = taken
    found.figures["writes of the sleeper that were refused"] = one.said("NotOwner") - before
    found.figures["noticed that it was not heard of"] = one.said(ASLEEP) - woken


async def kills(house: Company, crowd: Crowd, sizes: Sizes, found: Found) -> None:
    """kill -9, at random, over all servers; the dead one comes back at once."""
    dice = random.Random(sizes.seed)
    for _ in range(sizes.kills):
        await asyncio.sleep(dice.uniform(0.05, 1.5))
        server = dice.choice(house.servers)
        server.end(signal.SIGKILL)
        server.start(wait=False)
        await crowd.until(dice.randrange(1, 6), 300)
    for server in house.servers:
        await asyncio.to_thread(server.wait)
    await crowd.until(sizes.lively)
    found.figures["kills"] = sizes.kills


async def silence(house: Company, crowd: Crowd, sizes: Sizes, found: Found) -> None:
    """The bus is away for a while."""
    house.bus.stop()
    before = len(crowd.tally.taken)
    began = time.monotonic()
    while time.monotonic() - began < sizes.silence:
        await asyncio.sleep(0.1)
    during = len(crowd.tally.taken) - before
    house.bus.start()
    await crowd.until(sizes.lively)
    found.figures["acknowledged while the bus was away"] = during
    if not during:
        found.faults.append("nothing was played while the bus was away")


async def database(house: Company, crowd: Crowd, sizes: Sizes, found: Found) -> None:
    """PostgreSQL is stopped at once, as if its machine had failed, and started again."""
    for how in ("immediate", "fast"):
        await asyncio.to_thread(house.database.stop, how)
        await asyncio.sleep(1)
        await asyncio.to_thread(house.database.start)
        began = time.monotonic()
        await crowd.until(sizes.lively)
        found.figures[f"{sizes.lively} acknowledged after ({how}), s"] = round(time.monotonic() - began, 2)


async def rolling(house: Company, crowd: Crowd, sizes: Sizes, found: Found) -> None:
    """One server after another is told to end and started again, under load."""
    crowd.waits.clear()
    for _ in range(sizes.rolls):
        for server in house.servers:
            await asyncio.to_thread(server.end)
            await asyncio.to_thread(server.start)
            await crowd.until(sizes.lively)
    await asyncio.sleep(1)
    lost = sorted(crowd.waits.lost)
    found.figures["restarts"] = sizes.rolls * len(house.servers)
    found.figures["clients that had to come back"] = len(lost)
    found.figures["longest without a server, s"] = round(max(lost, default=0.0), 2)
    found.figures["half of them without a server, s"] = round(lost[len(lost) // 2], 2) if lost else 0.0
    found.figures["longest from an answer to its acknowledgement, s"] = round(max(crowd.waits.moves, default=0.0), 2)
    late = [wait for wait in lost if wait > sizes.late]
    if late:
        found.faults.append(f"{len(late)} clients waited for more than {sizes.late:g} s")


TRIALS: Final[dict[str, Callable[[Company, Crowd, Sizes, Found], Awaitable[None]]]] = {
    "sleep": sleep,
    "silence": silence,
    "database": database,
    "rolling": rolling,
    "kills": kills,
}


async def trials(house: Company, names: list[str], sizes: Sizes, show: Callable[[Found], None]) -> list[Found]:
    """One after another, people playing all the while; what each has shown is told at once."""
    crowd = Crowd(house.address)
    await crowd.come(sizes.games, sizes.tables)
    await crowd.until(sizes.lively)
    all_found = []
    for name in names:
        found = Found(name)
        before = len(crowd.tally.taken)
        try:
            await TRIALS[name](house, crowd, sizes, found)
        except TimeoutError:
            found.faults.append("play did not go on")
        found.figures["acknowledged"] = len(crowd.tally.taken) - before
        found.figures["refusals"] = dict(crowd.waits.refused)
        all_found.append(found)
        show(found)
    await crowd.go()
    last = Found("logs")
    store = Store.open(house.place)
    check(store, crowd.tally)
    store.close()
    last.faults += crowd.tally.faults
    last.figures["acknowledged, each looked up in its log"] = len(crowd.tally.taken)
    last.figures["tables"] = len(crowd.tables)
    show(last)
    return [*all_found, last]


def tried(names: list[str], sizes: Sizes, folder: Path, show: Callable[[Found], None] = lambda _: None) -> list[Found]:
    """The trials with a company of their own."""
    with company(folder) as house:
        return asyncio.run(trials(house, names, sizes, show))


def shown(found: Found) -> None:
    print(f"{found.trial}:")
    for name, value in found.figures.items():
        print(f"  {name:<44} {value}")
    for fault in found.faults:
        print(f"  FAULT: {fault}")
    sys.stdout.flush()


def main() -> None:
    words = argparse.ArgumentParser(
        prog="bench.cluster", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    words.add_argument("trials", nargs="*", choices=[*TRIALS, []], default=list(TRIALS))
    words.add_argument("--tables", type=int, default=10)
    words.add_argument("--kills", type=int, default=200)
    words.add_argument("--seed", type=int, default=1)
    words.add_argument("--folder", default="", help="where logs are left; else they are gone afterwards")
    told = words.parse_args()
    sizes = Sizes(tables=told.tables, kills=told.kills, seed=told.seed)
    with tempfile.TemporaryDirectory() as gone:
        folder = Path(told.folder or gone)
        folder.mkdir(parents=True, exist_ok=True)
        all_found = tried(told.trials or list(TRIALS), sizes, folder, shown)
    sys.exit(any(found.faults for found in all_found))


if __name__ == "__main__":
    main()
