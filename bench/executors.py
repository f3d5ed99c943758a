"""The same matches by processes of this machine and by a Ray cluster of as many workers: matches a second, and the same ledger.

`python -m bench.executors majesty --bots king:2500,king:2500 --games 40`. A pool of processes starts in a second, a cluster in
ten: what counts is the rate from the first answer to the last.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, Final

from quintain.contests import Executor, executor
from quintain.contests.arena import play_on
from quintain.contests.contest import contest_of
from quintain.contests.ledger import Ledger
from quintain.games import new_game
from quintain.kernel.records import dump

SAME: Final = ("n", "seed", "bots", "ranks", "points", "choices", "moves")  # the rest of a line is times
LEAST: Final = 0.9  # of the rate of processes


def played(where: Executor, told: argparse.Namespace, path: Path) -> tuple[float, float]:
    """Matches a second from the first answer on, and seconds until it."""
    game = new_game(told.game, {"seats": 2})
    ledger = Ledger(contest_of(game, dump(game.options), tuple(told.bots.split(",")), told.seed), path)
    began, answers = time.monotonic(), []
    for _ in play_on(ledger, told.games, where):
        answers.append(time.monotonic())
    ledger.close()
    return (len(answers) - 1) / (answers[-1] - answers[0]), answers[0] - began


def lines(path: Path) -> list[list[Any]]:
    """What a ledger says about its matches, in their order."""
    found = (json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()[1:])
    return sorted(([line[name] for name in SAME] for line in found), key=lambda each: int(each[0]))


def main() -> None:
    words = argparse.ArgumentParser(prog="bench.executors", description=__doc__)
    words.add_argument("game")
    words.add_argument("--bots", default="squire,knight")
    words.add_argument("--games", type=int, default=40)
    words.add_argument("--jobs", type=int, default=2)
    words.add_argument("--rounds", type=int, default=1)
    words.add_argument("--seed", type=int, default=1)
    words.add_argument("--address", default="", help="of a cluster; empty: one of this machine")
    told = words.parse_args()
    os.environ.setdefault("RAY_raylet_start_wait_time_s", "300")
    os.environ.setdefault("RAY_worker_niceness", "0")  # Ray's workers give way to everybody, which processes do not
    rates: dict[str, list[float]] = {"processes": [], "ray": []}
    same = True
    with tempfile.TemporaryDirectory() as folder:
        for number in range(told.rounds):
            paths = {}
            for kind, found in rates.items():
                paths[kind] = Path(folder, f"{kind}-{number}")
                rate, first = played(executor(told.jobs, kind, told.address), told, paths[kind])
                found.append(rate)
                print(f"{kind}: {rate:.2f} matches a second, the first after {first:.1f} s", flush=True)
            same = same and lines(paths["processes"]) == lines(paths["ray"])
    share = sum(rates["ray"]) / sum(rates["processes"])
    print(f"ray has {share:.2f} of the rate of processes; the ledgers are {'the same' if same else 'NOT the same'}")
    sys.exit(not same or share < LEAST)


if __name__ == "__main__":
    main()
