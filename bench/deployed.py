"""What `deploy/` says, tried as far as one machine can: the same servers as plain processes, the same Caddyfile in front.

Compose file and Containerfile are read: every setting they give a server must be one, and what is copied must be there. Then two
servers, PostgreSQL, a bus and Caddy come up on loopback, a match of every game is played through the proxy, one server is told to
end meanwhile, and everything acknowledged is looked up in the logs.
"""

from __future__ import annotations

import argparse
import asyncio
import re
import sys
import tempfile
from pathlib import Path

from bench.company import ROOT, Company, company
from bench.crowd import Crowd
from bench.kill import check
from quintain.games import GAMES
from quintain.server.config import names, read_config
from quintain.store import Store

DEPLOY = ROOT / "deploy"


def read() -> list[str]:
    """What is wrong with the files."""
    faults = []
    compose = (DEPLOY / "compose.yaml").read_text(encoding="utf-8")
    given = dict(re.findall(r"^\s+(QUINTAIN_[A-Z_]+): (.+)$", compose, re.MULTILINE))
    for name, value in given.items():
        given[name] = value.replace("${POSTGRES_PASSWORD}", "secret").replace("${SITE}", "play.example.org")
    try:
        config = read_config({}, given)
        if not (config.bus and config.peer and config.secure):
            faults.append("the servers of the compose file do not know each other")
    except ValueError as error:
        faults.append(f"compose.yaml: {error}")
    strange = set(given) - {f"QUINTAIN_{name.upper()}" for name in names()}
    faults += [f"compose.yaml: there is no setting {name}" for name in sorted(strange)]
    for line in (DEPLOY / "Containerfile").read_text(encoding="utf-8").splitlines():
        words = line.split()
        if words[:1] == ["COPY"] and not words[1].startswith("--from"):
            faults += [f"Containerfile: there is no {word}" for word in words[1:-1] if not (ROOT / word).exists()]
    return faults


async def played(house: Company, messages: int) -> tuple[Crowd, list[str]]:
    """Everybody plays through the proxy; one server ends and comes back."""
    crowd, faults = Crowd(house.address, pause=0.02), []
    await crowd.come(list(GAMES), len(GAMES))
    try:
        await crowd.until(messages, 300)
        await asyncio.to_thread(house.servers[0].end)
        await crowd.until(messages, 300)
        await asyncio.to_thread(house.servers[0].start)
        await crowd.until(messages, 300)
    except TimeoutError:
        faults.append("play did not go on")
    await crowd.go()
    return crowd, faults


def tried(folder: Path, messages: int) -> tuple[list[str], str]:
    """What is wrong, and one sentence on what was done."""
    faults = read()
    with company(folder) as house:
        crowd, more = asyncio.run(played(house, messages))
        store = Store.open(house.place)
        check(store, crowd.tally)
        store.close()
        longest = max(crowd.waits.lost, default=0.0)
    said = f"{len(crowd.tally.taken)} messages acknowledged at {len(crowd.tables)} tables, "
    said += f"longest without a server {longest:.1f} s"
    return [*faults, *more, *crowd.tally.faults], said


def main() -> None:
    words = argparse.ArgumentParser(prog="bench.deployed", description=__doc__)
    words.add_argument("--messages", type=int, default=60)
    told = words.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        faults, said = tried(Path(folder), told.messages)
    print(said)
    for fault in faults:
        print(f"FAULT: {fault}")
    sys.exit(bool(faults))


if __name__ == "__main__":
    main()
