"""What people bring in files: data without dates, giants and abysses."""

from __future__ import annotations

from datetime import date, time
from typing import Final

from quintain.kernel.rng import SEEDS

DEEPEST: Final = 50  # tables within tables
GIANT: Final = 10**100  # a number that no sentence should quote


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
