"""How much may come from one address, one socket, one person: buckets that fill with time and are emptied by what comes."""

from __future__ import annotations

import ipaddress
from collections.abc import Callable, Mapping, Sequence
from typing import Final

KEPT: Final = 20_000  # addresses that are remembered; those that were silent longest are forgotten first


class Bucket:
    """Holds `burst` drops and gets `rate` per second; each thing that comes takes one."""

    __slots__ = ("_at", "_level", "burst", "rate")

    def __init__(self, rate: float, burst: float, now: int) -> None:
        self.rate = rate
        self.burst = burst
        self._level = burst
        self._at = now

    def take(self, now: int, drops: float = 1) -> int:
        """0 where it may come now; else after how many milliseconds it may."""
        self._level = min(self.burst, self._level + max(0, now - self._at) * self.rate / 1000)
        self._at = now
        if self._level >= drops:
            self._level -= drops
            return 0
        return max(1, int((drops - self._level) * 1000 / self.rate) + 1) if self.rate else 3_600_000


class Buckets:
    """One bucket per key; a key that was not seen for long begins anew, with a full bucket."""

    def __init__(self, rate: float, burst: float, now: Callable[[], int], kept: int = KEPT) -> None:
        self.rate = rate
        self.burst = burst
        self.now = now
        self.kept = kept
        self._buckets: dict[str, Bucket] = {}

    def take(self, key: str) -> int:
        """0 where it may come now; else after how many milliseconds it may."""
        now = self.now()
        bucket = self._buckets.pop(key, None) or Bucket(self.rate, self.burst, now)
        self._buckets[key] = bucket
        while len(self._buckets) > self.kept:
            del self._buckets[next(iter(self._buckets))]
        return bucket.take(now)


def hourly(count: int, now: Callable[[], int]) -> Buckets:
    """So many in an hour, all at once if need be."""
    return Buckets(count / 3600, count, now)


class Gauge:
    """How many are there at once, per key."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._there: dict[str, int] = {}

    def enter(self, key: str) -> bool:
        """Whether there is room for one more, who is then there."""
        if self._there.get(key, 0) >= self.most:
            return False
        self._there[key] = self._there.get(key, 0) + 1
        return True

    def leave(self, key: str) -> None:
        left = self._there.get(key, 0) - 1
        if left > 0:
            self._there[key] = left
        else:
            self._there.pop(key, None)


def address_of(peer: str, headers: Mapping[str, str], proxies: Sequence[str]) -> str:
    """Who is at the other end: behind proxies that are believed, the last address before them; of IPv6, the network."""
    address = peer
    if peer in proxies:
        hops = [hop.strip() for hop in headers.get("x-forwarded-for", "").split(",") if hop.strip()]
        while hops and address in proxies:
            address = hops.pop()
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return address[:64]
    if isinstance(parsed, ipaddress.IPv6Address):
        if parsed.ipv4_mapped is not None:
            return str(parsed.ipv4_mapped)
        return str(ipaddress.ip_network((parsed, 64), strict=False))
    return str(parsed)


def is_local(peer: str, headers: Mapping[str, str]) -> bool:
    """Whether somebody on this machine asks, and not through a proxy."""
    try:
        return ipaddress.ip_address(peer).is_loopback and "x-forwarded-for" not in headers
    except ValueError:
        return peer in ("", "testclient")
