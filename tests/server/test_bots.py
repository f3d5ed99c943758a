"""Bots in processes of their own: order, limits, cancellation, and another worker for one that dies."""

from __future__ import annotations

import asyncio
import os
import signal
from typing import Any

import pytest

from quintain.bots.worker import answer
from quintain.games import new_game
from quintain.server.bots import Busy, NoThought, Pool, Priority
from quintain.tables import Table, bot
from quintain.tables.programs import bot_question
from tests.server.house import in_loop


def question(level: str = "squire", seed: str = "root") -> dict[str, Any]:
    table = Table(new_game("majesty", {"seats": 2}), 2**90, [bot(level), bot(level)])
    return dict(bot_question(table, table.pending()[0], seed))


@in_loop
async def test_a_worker_answers_as_one_would_here() -> None:
    pool = Pool(1)
    try:
        asked = question("search:40")
        found = await pool.ask(asked, Priority.PERSON)

        assert answer(asked)["action"] == found["action"]
        assert pool.workers[0].pid not in (0, os.getpid())
    finally:
        await pool.close()


@in_loop
async def test_a_person_goes_before_days_and_days_before_analysis() -> None:
    pool = Pool(1)
    try:
        done: list[int] = []
        first = pool.ask(question("king:300ms"), Priority.PERSON)
        futures = [first]
        for at, priority in enumerate([Priority.ANALYSIS, Priority.DAYS, Priority.PERSON, Priority.DAYS]):
            future = pool.ask(question(seed=str(at)), priority)
            future.add_done_callback(lambda _, at=at: done.append(at))  # type: ignore[misc]
            futures.append(future)
        await asyncio.gather(*futures)

        assert [2, 1, 3, 0] == done
    finally:
        await pool.close()


@in_loop
async def test_a_worker_that_dies_is_replaced_and_the_question_asked_again() -> None:
    pool = Pool(1)
    try:
        await pool.ask(question(), Priority.PERSON)
        dead = pool.workers[0].pid
        thought = pool.ask(question("king:1500ms"), Priority.PERSON)
        await asyncio.sleep(0.1)  # it is thinking now, or will find its process gone
        os.kill(dead, signal.SIGKILL)
        found = await thought

        assert "action" in found
        assert dead != pool.workers[0].pid
    finally:
        await pool.close()


@in_loop
async def test_after_three_workers_a_question_is_given_up_and_others_go_on() -> None:
    """A module that ends at once stands for a worker that a question kills."""
    pool = Pool(1, module="quintain.server.uptime")
    try:
        with pytest.raises(NoThought):
            await pool.ask(question(), Priority.PERSON)
    finally:
        await pool.close()


@in_loop
async def test_a_worker_that_talks_nonsense_is_given_up_and_others_go_on() -> None:
    pool = Pool(1, module="tests.server.babbler")
    try:
        asked = [pool.ask(question(seed=str(at)), Priority.PERSON) for at in range(2)]
        for each in asked:
            with pytest.raises(NoThought):
                await asyncio.wait_for(each, 60)
    finally:
        await pool.close()


@in_loop
async def test_what_a_bot_cannot_answer_is_an_error_of_that_question_only() -> None:
    pool = Pool(1)
    try:
        bad = pool.ask({**question(), "bot": "nobody"}, Priority.PERSON)
        good = pool.ask(question(), Priority.PERSON)
        with pytest.raises(NoThought, match="no bot"):
            await bad

        assert "action" in await good
    finally:
        await pool.close()


@in_loop
async def test_a_question_that_is_not_needed_any_more_is_not_thought_about() -> None:
    pool = Pool(1)
    try:
        first = pool.ask(question("king:300ms"), Priority.PERSON)
        second = pool.ask(question(), Priority.PERSON)
        assert 1 == pool.waiting
        second.cancel()
        await asyncio.sleep(0)
        assert 0 == pool.waiting
        first.cancel()

        assert "action" in await pool.ask(question(), Priority.PERSON)
    finally:
        await pool.close()


@in_loop
async def test_whoever_asks_too_much_is_refused_and_tables_never_are() -> None:
    pool = Pool(1, most=5, per_owner=2)
    try:
        mine = [pool.ask(question(), Priority.ANALYSIS, "anna") for _ in range(2)]
        with pytest.raises(Busy):
            pool.ask(question(), Priority.ANALYSIS, "anna")
        others = [pool.ask(question(), Priority.PERSON) for _ in range(8)]
        with pytest.raises(Busy):
            pool.ask(question(), Priority.ANALYSIS, "boris")
        await asyncio.gather(*mine, *others)

        assert "action" in await pool.ask(question(), Priority.ANALYSIS, "anna")
    finally:
        await pool.close()


@in_loop
async def test_a_king_thinks_on_in_the_process_that_has_his_tree() -> None:
    pool = Pool(2)
    try:
        kept = {**question("king:30ms"), "thinker": "t 0"}
        await asyncio.gather(pool.ask(kept, Priority.PERSON), pool.ask(question(), Priority.PERSON))
        [knowing] = [worker for worker in pool.workers if "t 0" in worker.thinkers]
        for _ in range(3):
            await pool.ask(kept, Priority.PERSON)

        assert ["t 0"] == knowing.thinkers
        assert [knowing] == [worker for worker in pool.workers if "t 0" in worker.thinkers]
    finally:
        await pool.close()


@in_loop
async def test_when_the_server_ends_so_do_the_workers() -> None:
    pool = Pool(1)
    await pool.ask(question(), Priority.PERSON)
    pid = pool.workers[0].pid
    thought = pool.ask(question("king:2000ms"), Priority.PERSON)
    waiting = pool.ask(question(), Priority.PERSON)
    await pool.close()

    assert waiting.cancelled() and thought.cancelled()
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)
    with pytest.raises(Busy):
        pool.ask(question(), Priority.PERSON)
