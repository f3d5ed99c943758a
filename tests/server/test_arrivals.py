"""What other threads finish is awaited in the loop, each with its own result or error."""

from __future__ import annotations

import asyncio
import threading
from concurrent.futures import Future

import pytest

from quintain.server.arrivals import Arrivals
from tests.server.house import in_loop


@in_loop
async def test_each_gets_what_is_its_own() -> None:
    arrivals = Arrivals()
    futures: list[Future[int]] = [Future() for _ in range(200)]
    waiters = [arrivals.of(future) for future in futures]

    def finish() -> None:
        for at, future in enumerate(futures):
            if at % 3:
                future.set_result(at)
            else:
                future.set_exception(LookupError(str(at)))

    thread = threading.Thread(target=finish)
    thread.start()
    for at, waiter in enumerate(waiters):
        if at % 3:
            assert at == await asyncio.wait_for(waiter, 30)
        else:
            with pytest.raises(LookupError, match=f"^{at}$"):
                await asyncio.wait_for(waiter, 30)
    thread.join()


@in_loop
async def test_what_is_finished_already_arrives_and_who_has_gone_is_left_alone() -> None:
    arrivals = Arrivals()
    ready: Future[str] = Future()
    ready.set_result("here")
    gone: Future[str] = Future()
    waiter = arrivals.of(gone)
    waiter.cancel()
    gone.set_result("nobody waits")

    assert "here" == await asyncio.wait_for(arrivals.of(ready), 30)
    assert waiter.cancelled() and "nobody waits" == gone.result()
