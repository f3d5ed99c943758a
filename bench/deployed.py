"""What `deploy/` says, tried as far as one machine can: the same servers as plain processes, the same Caddyfile in front.

The files are read: every setting they give a server must be one, what is copied must be there, Caddy must know the servers and
understand its own. Then two servers, PostgreSQL, a bus and Caddy come up on loopback, a match of every game is played through the
proxy, one server is told to end meanwhile, and everything acknowledged is looked up in the logs.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any, Final

import yaml

from bench.company import ROOT, Company, caddy, company
from bench.crowd import Crowd
from bench.kill import check
from quintain.games import GAMES
from quintain.server.config import names, read_config
from quintain.store import Store

DEPLOY: Final = ROOT / "deploy"
TOLD: Final = {"SITE": "play.example.org", "POSTGRES_PASSWORD": "secret"}  # what `deploy/.env` says


def read() -> list[str]:
    """What is wrong with the files."""
    text = re.sub(r"\$\{(\w+)[^}]*\}", lambda name: TOLD[name[1]], (DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
    services = yaml.safe_load(text)["services"]
    container = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
    own = dict(re.findall(r"(QUINTAIN_\w+)=(\S+)", container))
    servers = {name: {**own, **each["environment"]} for name, each in services.items() if "build" in each}
    faults = [fault for name, given in servers.items() for fault in unfit(name, given, services["caddy"])]
    told = services["caddy"]["environment"]
    if told["SERVERS"].split() != [given["QUINTAIN_PEER"].removeprefix("http://") for given in servers.values()]:
        faults.append("compose.yaml: Caddy is told of other servers than there are")
    for line in container.splitlines():
        words = line.split()
        if words[:1] == ["COPY"] and not words[1].startswith("--from"):
            faults += [f"Containerfile: there is no {word}" for word in words[1:-1] if not (ROOT / word).exists()]
    return [*faults, *unread(told)]


def unfit(name: str, given: dict[str, str], proxy: dict[str, Any]) -> list[str]:
    """What is wrong with the settings of one server."""
    faults = [f"{name}: there is no setting {each}" for each in set(given) - {f"QUINTAIN_{each.upper()}" for each in names()}]
    try:
        config = read_config({}, given)
    except ValueError as error:
        return [*faults, f"{name}: {error}"]
    if not (config.bus and config.secure and config.peer == f"http://{name}:{config.port}"):
        faults.append(f"{name}: others do not reach it, or it is not reached by TLS")
    if config.host != "0.0.0.0":
        faults.append(f"{name}: it is not reached from outside its container")
    if config.proxies != [proxy["networks"]["inside"]["ipv4_address"]]:
        faults.append(f"{name}: what Caddy says of addresses is not believed")
    return faults


def unread(environ: dict[str, str]) -> list[str]:
    """What Caddy itself finds wrong with its file, told what the container is told."""
    words = [caddy(), "adapt", "--config", str(DEPLOY / "Caddyfile"), "--adapter", "caddyfile"]
    done = subprocess.run(words, env={**os.environ, **environ}, capture_output=True, text=True, check=False)
    if done.returncode:
        return [f"Caddyfile: {done.stderr.strip()}"]
    [server] = json.loads(done.stdout)["apps"]["http"]["servers"].values()
    return [] if server["listen"] == [":443"] else [f"Caddyfile: Caddy listens at {server['listen']}, not at 443"]


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
