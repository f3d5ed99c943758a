"""When the server was away: kept by a note of the last moment it was seen, so that clocks stand still for outages only."""

from __future__ import annotations

from typing import Final

import msgspec

BEAT: Final = 5_000  # milliseconds between two notes
KEPT: Final = 100  # outages that are remembered


class Uptime(msgspec.Struct):
    """What is noted."""

    seen: int = 0  # the last moment the server is known to have run
    outages: list[tuple[int, int]] = []  # from, to

    def back(self, now: int) -> None:
        """The server runs again, or for the first time."""
        if self.seen:
            self.stood(self.seen, now)
        self.seen = max(self.seen, now)

    def stood(self, since: int, until: int) -> None:
        """Nothing could be kept between two moments."""
        if since < until:
            self.outages = [*self.outages, (since, until)][-KEPT:]

    def away(self, since: int, until: int) -> int:
        """Milliseconds between two moments in which the server was away."""
        return sum(max(0, min(until, end) - max(since, start)) for start, end in self.outages)


def read(noted: bytes | None) -> Uptime:
    return Uptime() if not noted else msgspec.json.decode(noted, type=Uptime)


def written(noted: Uptime) -> bytes:
    return msgspec.json.encode(noted)
