"""How a law says that it is broken."""

from __future__ import annotations

from quintain.kernel.records import Record, dump
from quintain.kernel.types import Json


class Breach(AssertionError):
    """A law does not hold; the message says where."""


def claim(holds: bool, sentence: str) -> None:
    """What must hold, or the law is broken."""
    if not holds:
        raise Breach(sentence)


def same(one: Record, other: Record, sentence: str) -> None:
    """Two records are equal, or the law is broken at the first path that differs."""
    if place := difference(dump(one), dump(other)):
        raise Breach(f"{sentence}: {place}")


def difference(one: Json, other: Json, path: str = "") -> str:
    """The first place where two values differ, and how; empty when they are equal."""
    if isinstance(one, dict) and isinstance(other, dict) and one.keys() == other.keys():
        places = (difference(one[key], other[key], f"{path}.{key}" if path else key) for key in one)
        return next(filter(None, places), "")
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        places = (difference(a, b, f"{path}[{at}]") for at, (a, b) in enumerate(zip(one, other, strict=True)))
        return next(filter(None, places), "")
    return "" if one == other and type(one) is type(other) else f"{path or 'all'} is {one!r} and {other!r}"
