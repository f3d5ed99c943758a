"""Connections on which nothing is asked: a request that does not come to its end, or too many of one address.

uvicorn closes a connection that is silent after an answer; on one whose first request never ends, it would wait for ever.
"""

from __future__ import annotations

import time
from collections import defaultdict
from collections.abc import Callable, Collection, Iterable
from typing import Any, Final

PATIENCE: Final = 30.0  # seconds for the head of a request
Seconds = Callable[[], float]


class Lingering:
    """Looked at every second: connections as uvicorn keeps them, but for those that have become sockets."""

    def __init__(self, most: int, trusted: Collection[str], now: Seconds = time.monotonic) -> None:
        self._most: Final = most  # of one address
        self._trusted: Final = frozenset(trusted)  # proxies hold as many as they like
        self._now: Final = now
        self._since: dict[Any, tuple[Any, float]] = {}  # the last answer that was seen on it, and when

    def close(self, connections: Iterable[Any]) -> int:
        """How many were closed: those that linger too long, and of those of one address that are too many the eldest."""
        now, before = self._now(), self._since
        self._since = {}
        waiting: defaultdict[str, list[Any]] = defaultdict(list)
        for each in connections:
            if not hasattr(each, "cycle") or (each.cycle is not None and not each.cycle.response_complete):
                continue  # a socket, or it is being answered
            last, since = before.get(each, (each.cycle, now))
            self._since[each] = (each.cycle, since if last is each.cycle else now)
            waiting[each.client[0] if each.client else ""].append(each)
        late = [each for each, (_, since) in self._since.items() if now - since > PATIENCE]
        for address, those in waiting.items():
            if address not in self._trusted:
                late += sorted(those, key=lambda each: self._since[each][1])[: max(0, len(those) - self._most)]
        for each in set(late):
            each.transport.close()
            del self._since[each]
        return len(set(late))
