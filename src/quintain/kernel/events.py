"""What happened: facts in the past tense, told to each viewer as far as he may know."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from quintain.kernel.records import Record, dump
from quintain.kernel.types import Json, Seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Event(Record):
    """A fact; the log and the animation read it. Identities that can be secret are named in `identities`."""

    name: ClassVar[str] = ""
    frozen: ClassVar[bool] = True

    def seen_by(self, viewer: Seat) -> Event:
        """The same event with HIDDEN where this viewer may not look."""
        return self


def told(event: Event) -> dict[str, Json]:
    """The event for the wire: its name and its fields."""
    facts: dict[str, Json] = {"event": event.name}
    facts.update(dump(event))
    return facts


@mypyc_attr(allow_interpreted_subclasses=True)
class Log:
    """The sink; this one wants and keeps nothing."""

    def __init__(self) -> None:
        self.wanted: bool = False

    def emit(self, event: Event) -> None:
        """Nobody listens."""


class Chronicle(Log):
    """A log that keeps every event in order."""

    def __init__(self) -> None:
        super().__init__()
        self.wanted = True
        self.events: list[Event] = []

    def emit(self, event: Event) -> None:
        self.events.append(event)
