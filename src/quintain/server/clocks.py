"""How long each seat of a table may still think. Pure: the time is given, in milliseconds, and nothing here waits.

Without a pace nobody is hurried. In live play and in play by days every question has its own time; what is used beyond that comes
from a reserve for the whole match. A secret window has the same time for everybody who is asked in it and costs no reserve.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

import msgspec

from quintain.server.messages import Pace

if TYPE_CHECKING:
    from quintain.kernel.types import Json
else:
    Json = Any

CONSENT: Final[dict[Pace, int]] = {"live": 30_000, "days": 86_400_000, "none": 86_400_000}  # to agree to an undo; then it is a no


class Asked(msgspec.Struct, frozen=True):
    """A question whose time runs: its id, and the time it has by itself where that is not the usual one of a move."""

    question: int
    window: int = 0


class Running(msgspec.Struct):
    """A question whose time runs since then; on holiday `since` lies ahead."""

    question: int
    since: int
    window: int = 0


class Clocks(msgspec.Struct):
    """The clocks of one table. They are kept with the table and written down with every entry."""

    pace: Pace
    move: int  # milliseconds per question
    reserve: list[int]  # per seat: what is left beyond that
    running: dict[int, Running] = {}
    holidays: dict[int, int] = {}  # per seat: until when its time stands still, in play by days

    @staticmethod
    def fresh(pace: Pace, move_ms: int, reserve_ms: int, seats: int) -> Clocks:
        return Clocks(pace, move_ms, [reserve_ms] * seats)

    @property
    def on(self) -> bool:
        return self.pace != "none"

    def follow(self, asked: Mapping[int, Asked], now: int) -> None:
        """These seats are asked now, and no others; a question that stays the same keeps its time."""
        for seat, running in list(self.running.items()):
            if seat not in asked or asked[seat].question != running.question:
                self.reserve[seat] -= self._beyond(seat, now)
                del self.running[seat]
        if self.on:
            for seat, question in asked.items():
                if seat not in self.running:
                    self.running[seat] = Running(question.question, max(now, self.holidays.get(seat, 0)), question.window)

    def _beyond(self, seat: int, now: int) -> int:
        """What a running question has taken from the reserve so far."""
        running = self.running[seat]
        if running.window:
            return 0
        return min(self.reserve[seat], max(0, now - running.since - self.move))

    def due(self, seat: int) -> int:
        """When the time of a seat runs out; 0 without limit."""
        running = self.running.get(seat)
        if running is None:
            return 0
        return running.since + (running.window or self.move + self.reserve[seat])

    def late(self, now: int) -> list[int]:
        """The seats whose time has run out, longest ago first."""
        return sorted((seat for seat in self.running if self.due(seat) <= now), key=lambda seat: (self.due(seat), seat))

    def next(self) -> int:
        """When the next time runs out; 0: none does."""
        return min((self.due(seat) for seat in self.running), default=0)

    def left(self, now: int) -> list[int]:
        """What the clocks show: per seat the time for its question, running or to come, with its reserve; none without a pace."""
        if not self.on:
            return []
        return [
            max(0, self.due(seat) - max(now, self.running[seat].since)) if seat in self.running else self.move + reserve
            for seat, reserve in enumerate(self.reserve)
        ]

    def stood_still(self, milliseconds: int) -> None:
        """Nobody could answer for so long: all running questions have that much more time."""
        for running in self.running.values():
            running.since += milliseconds

    def holiday(self, seat: int, until: int, now: int) -> None:
        """In play by days the time of a person on holiday stands still until then; an earlier date shortens the holiday."""
        if self.pace != "days":
            return
        before = max(now, self.holidays.get(seat, 0))
        self.holidays[seat] = until
        if seat in self.running:
            self.running[seat].since += max(now, until) - before


def stored(clocks: Clocks) -> dict[str, Json]:
    """The clocks as plain data, to be kept beside the log."""
    kept: dict[str, Json] = msgspec.to_builtins(clocks, str_keys=True)
    return kept


def deadline(extras: Mapping[str, object]) -> int:
    """When the first time runs out, by the clocks that are kept with a table; 0: none does."""
    kept = extras.get("clocks")
    return restored(kept).next() if kept else 0


def restored(kept: object) -> Clocks:
    """The clocks back; msgspec.ValidationError where these are none."""
    return msgspec.convert(kept, Clocks, strict=False)
