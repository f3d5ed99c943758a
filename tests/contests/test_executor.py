"""Where work is done."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from multiprocessing import active_children
from multiprocessing.connection import wait
from pathlib import Path

import pytest

from quintain.contests import Here, Lost, Processes
from quintain.contests.executor import Data

ROOT = Path(__file__).parent.parent.parent


def twice(task: Data) -> Data:
    return {"n": 2 * task["n"]}


def forever(task: Data) -> Data:
    while task["n"]:
        time.sleep(1)
    return task


def test_whoever_stops_asking_stops_the_work_at_once() -> None:
    before = set(active_children())
    answers = Processes(2).run(forever, [{"n": 0}, {"n": 1}, {"n": 1}])
    assert {"n": 0} == next(answers)
    started = set(active_children()) - before
    answers.close()  # type: ignore[attr-defined]

    assert started
    assert all(wait([process.sentinel], 60) for process in started), "ended, whoever has noticed it first"


def killed(task: Data) -> Data:
    if task["n"] == 3:
        os.kill(os.getpid(), signal.SIGKILL)
    return task


def test_work_that_kills_every_process_is_lost() -> None:
    """What came before holds, and each answer comes once."""
    found: list[int] = []
    answers = Processes(2).run(killed, [{"n": n} for n in range(6)])
    with pytest.raises(Lost):
        found.extend(answer["n"] for answer in answers)

    assert 3 not in found
    assert len(found) == len(set(found))


def killed_at_first(task: Data) -> Data:
    mark = Path(task["mark"])
    if task["n"] == 3 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return {"n": task["n"]}


def test_what_a_killed_process_was_doing_is_done_again(tmp_path: Path) -> None:
    tasks = [{"n": n, "mark": str(tmp_path / "mark")} for n in range(12)]

    assert list(range(12)) == sorted(answer["n"] for answer in Processes(2).run(killed_at_first, tasks))


def test_tasks_are_made_when_there_is_room_for_them() -> None:
    made = []

    def tasks() -> Iterator[Data]:
        for n in range(100):
            made.append(n)
            yield {"n": n}

    answers = Processes(2).run(twice, tasks())
    next(answers)
    begun = len(made)
    answers.close()  # type: ignore[attr-defined]

    assert begun < 10


def failing(task: Data) -> Data:
    raise ValueError(f"task {task['n']} cannot be done")


def test_trouble_of_a_task_reaches_whoever_asked() -> None:
    with pytest.raises(ValueError, match="task 1 cannot be done"):
        list(Processes(2).run(failing, [{"n": 1}]))


ORPHANS = """
import os, sys
from quintain.contests import Processes
from tests.contests.test_executor import where_and_forever
if __name__ == "__main__":
    for answer in Processes(2).run(where_and_forever, [{"n": 0}, {"n": 0}, {"n": 1}, {"n": 1}]):
        print(answer["pid"], flush=True)
"""


def where_and_forever(task: Data) -> Data:
    while task["n"]:
        time.sleep(0.05)
    return {"pid": os.getpid()}


def test_workers_end_with_whoever_handed_out_their_work(tmp_path: Path) -> None:
    """Killed without a word, it cannot tell them: they notice."""
    script = tmp_path / "orphans.py"
    script.write_text(ORPHANS)
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT), str(ROOT / "src")])}
    with subprocess.Popen([sys.executable, str(script)], env=environment, stdout=subprocess.PIPE, text=True) as parent:
        assert parent.stdout is not None
        workers = {int(parent.stdout.readline()) for _ in range(2)}
        files = [os.pidfd_open(worker) for worker in workers]
        parent.kill()

        assert all(wait([file], 60) for file in files)
    for file in files:
        os.close(file)


def test_work_is_the_same_here_and_in_processes() -> None:
    tasks = [{"n": n} for n in range(10)]
    here = [answer["n"] for answer in Here().run(twice, tasks)]
    there = sorted(answer["n"] for answer in Processes(2).run(twice, tasks))

    assert here == there
