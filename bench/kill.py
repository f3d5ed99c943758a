"""Kill the server with SIGKILL at random moments, many times, and see that nothing acknowledged is lost and nothing is doubled.

`python -m bench.kill --rounds 200 --database FILE|URL|postgresql` plays all five games, people and bots, on a database of its own
(`postgresql`: on a server of its own too); at the end every match is played to its end. It prints what it found; the exit code is
0 if every acknowledged message is there once.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import random
import selectors
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from quintain.kernel.records import digest
from quintain.server.loading import rebuilt
from quintain.server.rulesets import ruleset
from quintain.store import Store
from quintain.tables.chronicle import client_of, read
from tests.parts import database_server

LONGEST = 2.0  # seconds of play after which a process is killed at the latest
EARLY = 0.2  # of the processes are killed while they still load what was under way
TIRELESS = 10**9  # choices after which a person gives up
PATIENCE = 600.0  # seconds for the last process, which plays everything to its end


@dataclass
class Tally:
    """What was acknowledged so far, and what was sent and is not known."""

    taken: dict[str, tuple[str, int]] = field(default_factory=dict)  # message: table and entry
    sent: dict[str, dict[str, Any]] = field(default_factory=dict)  # messages without an acknowledgement
    still: dict[str, str] = field(default_factory=dict)  # matches of the last process that did not go on for long, and why
    faults: list[str] = field(default_factory=list)
    rounds: int = 0

    def hear(self, line: bytes) -> None:
        told = json.loads(line)
        if "sent" in told:
            self.sent[told["sent"]] = told
        elif "taken" in told:
            before = self.taken.get(told["taken"])
            now = (told["table"], told["n"])
            if before is not None and before != now:
                self.faults.append(f"message {told['taken']} was entry {before} and is entry {now}")
            self.taken[told["taken"]] = now
            self.sent.pop(told["taken"], None)
        elif "still" in told:
            self.still[told["still"]] = line.decode()


def run(place: str, tally: Tally, seconds: float, endless: bool, stamina: int = TIRELESS, early: bool = False) -> bool:
    """One process for so long from its first acknowledgement (early: from its start), then killed; whether it finished."""
    child = subprocess.Popen([sys.executable, "-m", "bench.kill_players"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    assert child.stdin is not None and child.stdout is not None
    told = {"place": place, "unsure": list(tally.sent.values()), "endless": endless, "stamina": stamina}
    child.stdin.write(json.dumps(told).encode() + b"\n")
    child.stdin.flush()
    tally.sent.clear()
    finished, end = False, 0.0
    held = b""
    with selectors.DefaultSelector() as selector:
        selector.register(child.stdout, selectors.EVENT_READ)
        while not end or time.monotonic() < end:
            if not selector.select(0.01):
                continue
            read_now = child.stdout.read1(1 << 16)  # type: ignore[attr-defined]
            if not read_now:
                break
            lines = (held + read_now).split(b"\n")
            held = lines.pop()
            for line in lines:
                tally.hear(line)
                if not end and (early or b'"taken"' in line or b'"finished"' in line):
                    end = time.monotonic() + seconds
                finished = finished or b'"finished"' in line
    child.kill()
    rest = held + child.stdout.read()
    for line in rest.split(b"\n")[:-1]:  # what was said before the end was said
        tally.hear(line)
        finished = finished or b'"finished"' in line
    child.wait()
    child.stdin.close()
    child.stdout.close()
    return finished


def check(store: Store, tally: Tally) -> None:
    """Logs without holes, every message once, everything acknowledged in its place, rows that agree with their logs."""
    placed: dict[str, tuple[str, int]] = {}
    for row in store.tables.all(limit=10**6):
        _, _, rows = store.tables.with_entries(row.id)
        if [entry.n for entry in rows] != list(range(1, row.n + 1)):
            tally.faults.append(f"the log of {row.id} has entries {[entry.n for entry in rows]}, its row says {row.n}")
        for stored in rows:
            client = client_of(read(stored.entry))
            if client and client in placed:
                tally.faults.append(f"message {client} is entry {placed[client]} and {row.id, stored.n}")
            if client:
                placed[client] = (row.id, stored.n)
    for client, place in tally.taken.items():
        if placed.get(client) != place:
            tally.faults.append(f"message {client} was acknowledged as {place} and is {placed.get(client)}")


def check_ends(store: Store, tally: Tally) -> None:
    """Every match is over, archived, and its log leads to the result that was kept."""
    archived = set(store.archive.ids())
    for row in store.tables.all(limit=10**6):
        if row.phase != "over":
            tally.faults.append(f"the match of {row.id} is {row.phase}")
            continue
        table = rebuilt(ruleset(row.game, row.options).game, row, store.tables.entries(row.id))
        if not table.over() or digest(table.match.state) != row.final:
            tally.faults.append(f"the log of {row.id} does not lead to what was kept of it")
        if row.id not in archived:
            tally.faults.append(f"the match of {row.id} was not archived")


def killed(place: str, rounds: int, seed: int, shown: bool = False, stamina: int = TIRELESS) -> Tally:
    """So many processes are killed; the last one plays everything to its end, where people give up after so many choices."""
    tally, dice = Tally(), random.Random(seed)
    for number in range(rounds):
        run(place, tally, dice.uniform(0.01, LONGEST), endless=True, early=dice.random() < EARLY)
        tally.rounds += 1
        store = Store.open(place)
        check(store, tally)
        store.close()
        if shown:
            print(f"round {number + 1}: {len(tally.taken)} acknowledged, {len(tally.faults)} faults", flush=True)
    if not run(place, tally, PATIENCE, endless=False, stamina=stamina):
        tally.faults.append("the last process did not bring every match to its end")
        tally.faults += tally.still.values()
    store = Store.open(place)
    check(store, tally)
    check_ends(store, tally)
    store.close()
    return tally


@contextlib.contextmanager
def database(told: str) -> Iterator[str]:
    """The place that was told, or that of an empty database on a PostgreSQL server that is gone afterwards."""
    if told != "postgresql":
        yield told
        return
    with database_server() as server:
        server.order("CREATE DATABASE quintain")
        place = server.address.format("quintain")
        Store.open(place).close()  # with our schema
        yield place


def main() -> None:
    words = argparse.ArgumentParser(prog="bench.kill", description=__doc__)
    words.add_argument("--rounds", type=int, default=200)
    words.add_argument("--database", required=True, help="an empty file or database, which is filled with matches; postgresql")
    words.add_argument("--seed", type=int, default=1)
    told = words.parse_args()
    with database(told.database) as place:
        tally = killed(place, told.rounds, told.seed, shown=True)
        store = Store.open(place)
        games = [row.game for row in store.tables.all(limit=10**6)]
        store.close()
    print(f"{tally.rounds} kills, {len(tally.taken)} acknowledged messages, matches: ", end="")
    print(", ".join(f"{games.count(game)} of {game}" for game in sorted(set(games))))
    for fault in tally.faults:
        print(fault)
    print(f"{len(tally.faults)} faults")
    sys.exit(bool(tally.faults))


if __name__ == "__main__":
    main()
