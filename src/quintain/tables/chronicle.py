"""The log of a match: entries of five kinds, numbered from 1; the number never goes back.

The log is the truth: options, seed, who sat down and the entries give the table back (`Table.rebuilt`).
"""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

import msgspec

from quintain.tables.seats import Sitter

By: TypeAlias = Literal[
    "own",  # the seat itself: a person who chose, or a bot that sits there
    "standing",  # an answer given beforehand, or passing where nothing else was possible
    "absent",  # time ran out
    "deputy",  # the bot of a person who is away
]
Why: TypeAlias = Literal["away", "returned", "resigned"]


class Moved(msgspec.Struct, frozen=True, omit_defaults=True, tag="moved"):
    """A seat answered, with one action or with a chain of them."""

    n: int
    seat: int
    actions: list[int]
    by: By = "own"
    client: str = ""  # the message that brought it; the same message again is the same entry


class Undone(msgspec.Struct, frozen=True, omit_defaults=True, tag="undone"):
    """The match went back to before the answer with number `to`."""

    n: int
    seat: int  # who asked for it
    to: int
    agreed: list[int] = []  # the other people who were asked and agreed; empty where nobody had to be
    practice: bool = False  # nobody could be asked: the person is alone with bots
    client: str = ""


class Seated(msgspec.Struct, frozen=True, omit_defaults=True, tag="seated"):
    """Somebody was represented, came back or resigned."""

    n: int
    seat: int
    sitter: Sitter
    why: Why
    client: str = ""


class Clocked(msgspec.Struct, frozen=True, omit_defaults=True, tag="clocked"):
    """The clocks were set: milliseconds left per seat, −1 without limit."""

    n: int
    left: list[int]


class Hinted(msgspec.Struct, frozen=True, omit_defaults=True, tag="hinted"):
    """A seat was given advice."""

    n: int
    seat: int
    client: str = ""


Entry: TypeAlias = Moved | Undone | Seated | Clocked | Hinted

_encoder: Final = msgspec.json.Encoder()
_decoder: Final = msgspec.json.Decoder(Entry)


def written(entry: Entry) -> bytes:
    """An entry as it is stored."""
    return _encoder.encode(entry)


def read(stored: bytes | str) -> Entry:
    """The entry back; msgspec.ValidationError where it is none."""
    entry: Entry = _decoder.decode(stored)
    return entry


def client_of(entry: Entry) -> str:
    """The message that brought an entry; empty where none did."""
    return "" if isinstance(entry, Clocked) else entry.client
