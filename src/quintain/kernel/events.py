"""What happened: facts in the past tense, told to each viewer as far as he may know."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from mypy_extensions import mypyc_attr

from quintain.kernel.records import Record, dump
from quintain.kernel.types import HIDDEN_ID, Json, Seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Event(Record):
    """A fact; the log and the animation read it. Identities that can be secret are named in `identities`."""

    name: ClassVar[str] = ""
    frozen: ClassVar[bool] = True

    def seen_by(self, viewer: Seat) -> Event:
        """The same event with HIDDEN where this viewer may not look."""
        return self


def told(event: Event, nouns: Mapping[str, tuple[str, ...]]) -> dict[str, Json]:
    """The event for the wire: its name and its fields, things by their ids; give it as the viewer may see it."""
    facts: dict[str, Json] = {"event": event.name}
    for name, value in dump(event).items():
        facts[name] = by_id(name, value, nouns)
    return facts


def by_id(name: str, value: Json, nouns: Mapping[str, tuple[str, ...]]) -> Json:
    """A value whose field is a noun, or the plural of one, with ids for numbers; any other as it is."""
    if isinstance(value, list):
        noun = name if name in nouns else name.removesuffix("s")
        return [by_id(noun, item, nouns) for item in value]
    if isinstance(value, int) and not isinstance(value, bool) and name in nouns:
        ids = nouns[name]
        return ids[value] if 0 <= value < len(ids) else HIDDEN_ID
    return value


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
