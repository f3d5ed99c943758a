"""How a server ends: whoever plays there shall notice a moment of it, and lose nothing.

Alone, it sends everybody away and is soon there again. Among others it first goes on as if nothing were, while the proxy learns
from `/healthz` to send nobody any more; then it hands its tables over, a few at a time. A table is settled and given back before
its people are sent away, so that the server they come to leads it at once; the tables that are still to come are played on.
"""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING, Final

from quintain.server.messages import Closing
from quintain.store import StoreError

if TYPE_CHECKING:
    from quintain.server.service import Service

GOING: Final = 1001
BACK: Final = 1500  # milliseconds after which the last pages come back when the only server ends
APART: Final = 2  # milliseconds between two who come back to other servers
SHARE: Final = 0.6  # of the time there is, in which tables are handed over


async def farewell(service: Service) -> None:
    """Nothing new begins, sockets are told when to come back, and what is under way is finished or left in the log."""
    service.leaving = True
    drain = service.config.drain / 1000
    others = service.shared and await _others(service)
    if others:
        await asyncio.sleep(service.config.linger / 1000)
        service.closing = True
        await service.hall.hand_over(drain * SHARE)
    service.closing = True
    lines = list(service.lines)
    span = min(BACK, APART * len(lines)) if others else BACK
    for at, line in enumerate(lines):
        line.send(Closing(span * (at + 1) // len(lines), "restart"))  # not all of them at once
        line.close(GOING, "restart")
    if service.shared:
        await service.hall.close()  # at once, so that whatever is left can be led elsewhere
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(drain):
            while service.lines:
                await asyncio.sleep(0.01)


async def _others(service: Service) -> bool:
    """Whether anybody is there to take the tables; where the store does not say so, nobody waits for them."""
    try:
        return await service.hall.has_neighbours()
    except StoreError:
        return False
