"""What servers tell each other: hints. One that is lost is made up for by a look into the store, sooner or later.

Nothing here is believed: whoever hears that a table is further on, or led by somebody else, reads its log and its lease.
"""

from __future__ import annotations

from typing import TypeAlias

import msgspec


class At(msgspec.Struct, frozen=True, tag="at", omit_defaults=True):
    """A match has so many entries, under this lease."""

    table: str
    n: int
    epoch: int = 0
    lobby: bool = False  # lists of the lobby show it
    people: list[str] = []  # who is waited for


class Changed(msgspec.Struct, frozen=True, tag="changed"):
    """The lobby has changed something about a table: who sits there, or the match begins."""

    table: str


class Forgotten(msgspec.Struct, frozen=True, tag="forgotten"):
    """A table is gone from the store."""

    table: str


class Renamed(msgspec.Struct, frozen=True, tag="renamed"):
    """A person has another name, or none."""

    person: str


class Mutes(msgspec.Struct, frozen=True, tag="mutes"):
    """A person does not hear the same people any more."""

    person: str


class Holiday(msgspec.Struct, frozen=True, tag="holiday"):
    """A person is on holiday until then."""

    person: str
    until: int


class Here(msgspec.Struct, frozen=True, tag="here"):
    """Who looks at a table now: people at their seats, and how many others."""

    table: str
    online: list[str]
    watchers: int


class Reachable(msgspec.Struct, frozen=True, tag="reachable"):
    """Somebody has changed how he is written to."""


Tiding: TypeAlias = At | Changed | Forgotten | Renamed | Mutes | Holiday | Here | Reachable


class Batch(msgspec.Struct, frozen=True):
    """What one server has to say, gathered for a moment; whoever hears himself reads no further."""

    sender: str
    tidings: msgspec.Raw  # of a list of tidings
