"""What people bring in files: texts that end, data without dates, giants and abysses."""

from __future__ import annotations

import stat
from datetime import date, time
from pathlib import Path
from typing import Final

from quintain.kernel.rng import SEEDS

LONGEST: Final = 5_000_000  # bytes of a castle, a box or an example
DEEPEST: Final = 50  # tables within tables
GIANT: Final = 10**100  # a number that no sentence should quote


class Unusable(OSError):
    """A file or a place for one that the system would allow and we do not; `key` is the reason in the catalogue."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key: Final = key


def text_in(path: Path, longest: int = LONGEST) -> str:
    """The text of an ordinary file, or of a pipe as far as it may go; OSError or, where it is no UTF-8, ValueError.

    A byte order mark, as some editors put it in front, is no part of the text.
    """
    kind = path.stat().st_mode
    if not (stat.S_ISREG(kind) or stat.S_ISFIFO(kind) or stat.S_ISDIR(kind)):
        raise Unusable("system-special")
    with path.open("rb") as file:
        found = file.read(longest + 1)
    if len(found) > longest:
        raise Unusable("system-long")
    return found.decode("utf-8-sig").replace("\r\n", "\n").replace("\r", "\n")


def giants(found: object) -> bool:
    """Whether some data hold a number or a depth that cannot even be told; dates and fractions are left to the reader."""
    return strange(found, GIANT, (date, time)) != ""


def strange(found: object, largest: int = SEEDS, told: tuple[type, ...] = ()) -> str:
    """What in some data no game could use, as a place and what stands there; empty if there is nothing of the kind.

    Kinds that somebody else tells of are passed over.
    """
    level: list[tuple[str, object]] = [("", found)]
    for _ in range(DEEPEST):
        below: list[tuple[str, object]] = []
        for place, value in level:
            if isinstance(value, dict):
                below += [(f"{place}.{key}" if place else str(key), item) for key, item in value.items()]
            elif isinstance(value, list):
                below += [(place, item) for item in value]
            elif isinstance(value, int) and not -largest < value < largest:
                return f"{place} = {hex(value)[:20]}…"
            elif value is not None and not isinstance(value, (bool, int, float, str, *told)):
                return f"{place} = {value}"
        if not below:
            return ""
        level = below
    return f"{level[0][0][:40]}…"
