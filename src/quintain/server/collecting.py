"""When Python looks for rubbish that refers to itself.

A look at everything stops the process for as long as there is much in memory: for a third of a second with two thousand sockets.
Left to itself Python does it whenever a quarter more has gathered; here it takes a small share of the time, whatever there is.
"""

from __future__ import annotations

import asyncio
import gc
import time
from typing import Final

SHARE: Final = 0.002  # of the time may go into looks at everything
LEAST: Final = 30.0  # seconds between two of them
PILED: Final = 500  # looks at what is new after which Python looks at everything all the same: some millions of objects


def begin() -> None:
    """In the loop: what was made to start the process is not looked at again, all the rest seldom, what is new as ever."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*gc.get_threshold()[:2], PILED)
    asyncio.get_running_loop().call_later(LEAST, look)


def look() -> None:
    """At everything, again and again."""
    began = time.perf_counter()
    gc.collect()
    asyncio.get_running_loop().call_later(rest(time.perf_counter() - began), look)


def rest(taken: float) -> float:
    """Seconds until the next look, where the last one has taken so many."""
    return max(LEAST, taken / SHARE)
