"""Work on a Ray cluster of this machine: the same answers as from processes, whatever happens to a worker."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from quintain.contests import Executor, Lost, NoCluster, executor
from quintain.contests.arena import play_on
from quintain.contests.cluster import Ray, join
from quintain.contests.contest import contest_of
from quintain.contests.executor import Data
from quintain.contests.ledger import Ledger
from quintain.contests.simulation import Plan, Tally, simulate
from quintain.games import new_game
from quintain.kernel.records import dump
from quintain.server.bots import NoThought, Pool, Priority
from quintain.server.far_bots import FarWorker
from tests.server.test_bots import question

SAME = ("n", "seed", "bots", "ranks", "points", "choices", "moves")  # the rest of a line is times


@pytest.fixture(scope="module")
def cluster() -> str:
    """The address of a cluster that stays up for all tests of this file."""
    os.environ |= {"RAY_AUTH_MODE": "disabled", "RAY_raylet_start_wait_time_s": "300"}
    ray = join("", 2)
    address = str(ray.get_runtime_context().gcs_address)
    ray.shutdown = lambda *_: None  # whoever is done with it leaves it to the next
    return address


def lines(where: Executor, path: Path, games: int = 12) -> list[Data]:
    game = new_game("majesty", {"seats": 2})
    ledger = Ledger(contest_of(game, dump(game.options), ("greedy", "squire"), 7), path)
    for _ in play_on(ledger, games, where):
        pass
    ledger.close()
    return sorted((json.loads(line) for line in path.read_text().splitlines()[1:]), key=lambda line: int(line["n"]))


def sure(found: list[Data]) -> list[dict[str, Any]]:
    return [{name: line[name] for name in SAME} for line in found]


def test_the_ledger_says_the_same_as_with_processes(cluster: str, tmp_path: Path) -> None:
    here = lines(executor(2), tmp_path / "processes")
    there = lines(executor(2, "ray", cluster), tmp_path / "ray")

    assert 12 == len(there)
    assert sure(here) == sure(there)


def test_a_simulation_counts_the_same(cluster: str) -> None:
    plan = Plan("academy", dump(new_game("academy", {"seats": 3}).options), ("random",) * 3, 5)  # type: ignore[arg-type]

    assert _same(simulate(plan, 60, 2)) == _same(simulate(plan, 60, 2, where=Ray(2, cluster)))


def _same(tally: Tally) -> Any:
    return tally.seats, tally.matches, tally.lengths, tally.endings


def dies_once(task: Data) -> Data:
    """Kills its worker the first time."""
    mark = Path(task["marks"]) / str(task["n"])
    if task["n"] == 2 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return {"n": task["n"]}


def dies(task: Data) -> Data:
    if task["n"] == 2:
        os.kill(os.getpid(), signal.SIGKILL)
    return {"n": task["n"]}


def fails(task: Data) -> Data:
    raise KeyError(task["n"])


def test_what_a_lost_worker_was_doing_is_done_again(cluster: str, tmp_path: Path) -> None:
    tasks = [{"n": n, "marks": str(tmp_path)} for n in range(6)]
    found = sorted(answer["n"] for answer in Ray(2, cluster).run(dies_once, tasks))

    assert list(range(6)) == found


def test_work_that_kills_every_worker_is_lost(cluster: str) -> None:
    found: list[int] = []
    with pytest.raises(Lost):
        found.extend(answer["n"] for answer in Ray(2, cluster).run(dies, [{"n": n} for n in range(6)]))

    assert 2 not in found
    assert len(found) == len(set(found))


def test_a_fault_of_the_work_comes_back_as_it_is(cluster: str) -> None:
    with pytest.raises(KeyError):
        list(Ray(1, cluster).run(fails, [{"n": 1}]))


def test_there_is_no_cluster_at_a_wrong_address(cluster: str) -> None:
    with pytest.raises(NoCluster):
        list(Ray(1, "nowhere").run(fails, [{"n": 1}]))


def test_bots_of_a_server_think_on_the_cluster(cluster: str) -> None:
    """The same answers as from a process of this machine; one whose worker dies is asked again."""

    async def story() -> None:
        far, near = Pool(2, make=lambda: FarWorker(cluster)), Pool(1)
        try:
            asked = question("search:40")
            there = await far.ask(asked, Priority.PERSON)
            here = await near.ask(asked, Priority.PERSON)
            assert here["action"] == there["action"]
            thought = far.ask(question("king:9000ms"), Priority.PERSON)
            [worker] = far._busy
            while not worker.pid:
                await asyncio.sleep(0.05)
            [(_, told)] = far._busy.values()
            first = worker.pid
            os.kill(first, signal.SIGKILL)
            while not (told.tries and [each.pid for each in far._busy] not in ([], [0], [first])):
                await asyncio.sleep(0.05)
            assert not thought.done(), "another worker thinks about it"
            thought.cancel()
            assert here["action"] == (await far.ask(asked, Priority.PERSON))["action"]
            with pytest.raises(NoThought):
                await far.ask({"game": "chess"}, Priority.PERSON)
        finally:
            await far.close()
            await near.close()

    asyncio.run(story())


ENDING = """
import asyncio, os, signal, sys
from quintain.server.bots import Pool, Priority
from quintain.server.far_bots import FarWorker
from tests.server.test_bots import question

async def story():
    signal.signal(signal.SIGTERM, lambda *_: print("told to end", flush=True))
    pool = Pool(1, make=lambda: FarWorker(sys.argv[1]))
    await pool.ask(question("search:40"), Priority.PERSON)
    os.kill(os.getpid(), signal.SIGTERM)
    await asyncio.sleep(5)  # Ray's own answer aborts the process after three seconds
    await pool.close()
    print("in good order", flush=True)

asyncio.run(story())
"""


def test_a_server_whose_bots_are_there_still_ends_as_it_is_told(cluster: str) -> None:
    root = Path(__file__).parent.parent.parent
    environ = {**os.environ, "PYTHONPATH": f"{root / 'src'}:{root}"}
    done = subprocess.run(
        [sys.executable, "-c", ENDING, cluster], env=environ, cwd=root, capture_output=True, text=True, timeout=300, check=False
    )

    assert (0, "told to end\nin good order\n") == (done.returncode, done.stdout), done.stderr


def test_whoever_stops_asking_stops_the_work(cluster: str, tmp_path: Path) -> None:
    answers = Ray(2, cluster).run(marking, [{"n": n, "marks": str(tmp_path)} for n in range(100)])
    next(answers)
    answers.close()  # type: ignore[attr-defined]
    time.sleep(1)
    done = len(list(tmp_path.iterdir()))
    time.sleep(1)

    assert done == len(list(tmp_path.iterdir())) < 20


def marking(task: Data) -> Data:
    time.sleep(0.1)
    (Path(task["marks"]) / str(task["n"])).touch()
    return task
