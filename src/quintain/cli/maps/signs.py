"""Pieces of Reliquium in letters, as the boards and the pictures write them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from quintain.words import Speaker

UNITS: Final = ("warrior", "defender", "mage")


def unit_sign(speaker: Speaker, unit: str) -> str:
    """The letter of a class of units in the language of the reader."""
    return speaker.name("unit", unit, "sign")


def force_signs(speaker: Speaker, units: Mapping[str, int]) -> str:
    """So many of each class in these letters: 2W1M; nobody is nothing at all."""
    return "".join(f"{units[unit]}{unit_sign(speaker, unit)}" for unit in UNITS if units.get(unit))


def counted(units: Iterable[str]) -> dict[str, int]:
    """How many there are of each class."""
    found: dict[str, int] = {}
    for unit in units:
        found[unit] = found.get(unit, 0) + 1
    return found
