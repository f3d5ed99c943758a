"""One server and two, the same load, the same machine: processor time of a move, and what the parts around them take.

`python -m bench.pair --seconds 30`. Where the machine has no cores left for a second server, moves per second say nothing about
it; processor time per move does: two servers carry twice what one does, less what each move costs more.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
import time
from pathlib import Path

from bench.company import Company, company
from bench.crowd import Crowd
from bench.load import cpu
from quintain.games import GAMES


def family(pid: int) -> list[int]:
    """A process and its children."""
    found = [pid]
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            parts = stat.read_text().rsplit(")", 1)[1].split()
        except (OSError, IndexError):
            continue
        if int(parts[1]) == pid:
            found.append(int(stat.parent.name))
    return found


def spent(pid: int, whole: bool = False) -> float:
    """Seconds of processor time."""
    total = 0.0
    for each in family(pid) if whole else [pid]:
        try:
            total += cpu(each)
        except OSError:
            continue
    return total


async def measured(house: Company, tables: int, seconds: float) -> dict[str, float]:
    crowd = Crowd(house.address, pause=0.0, whole=True)
    await crowd.come(list(GAMES), tables)
    await crowd.until(50, 300)
    await asyncio.sleep(2)
    crowd.waits.clear()
    parts = {"PostgreSQL": house.database.pid(), "bus": house.bus.pid, "Caddy": house.proxy_pid}
    before = {name: spent(pid, name == "PostgreSQL") for name, pid in parts.items()}
    servers = sum(spent(server.pid) for server in house.servers)
    moves, began = len(crowd.tally.taken), time.monotonic()
    await asyncio.sleep(seconds)
    moves, taken = len(crowd.tally.taken) - moves, time.monotonic() - began
    figures = {
        "moves per second": moves / taken,
        "p99 of a move, ms": 1000 * sorted(crowd.waits.moves)[int(0.99 * (len(crowd.waits.moves) - 1))],
        "servers, ms per move": 1000 * (sum(spent(server.pid) for server in house.servers) - servers) / moves,
    }
    for name, pid in parts.items():
        figures[f"{name}, ms per move"] = 1000 * (spent(pid, name == "PostgreSQL") - before[name]) / moves
    await crowd.go()
    return figures


def main() -> None:
    words = argparse.ArgumentParser(prog="bench.pair", description=__doc__)
    words.add_argument("--tables", type=int, default=30)
    words.add_argument("--seconds", type=float, default=30)
    words.add_argument("--rounds", type=int, default=2)
    told = words.parse_args()
    means: dict[int, list[float]] = {1: [], 2: []}
    for _ in range(told.rounds):
        for servers in (1, 2):
            with tempfile.TemporaryDirectory() as folder, company(Path(folder), servers) as house:
                figures = asyncio.run(measured(house, told.tables, told.seconds))
            means[servers].append(figures["servers, ms per move"])
            print(
                f"{servers} server{'s' * (servers > 1)}: " + "; ".join(f"{name} {value:.2f}" for name, value in figures.items())
            )
    one, two = (sum(each) / len(each) for each in means.values())
    print(f"two carry {2 * one / two:.2f} × one, by processor time per move")


if __name__ == "__main__":
    main()
