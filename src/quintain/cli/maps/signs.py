"""Pieces of Reliquium in letters, as the boards and the pictures write them."""

from __future__ import annotations

from quintain.games.reliquium.names import UNITS
from quintain.words import Speaker


def unit_sign(speaker: Speaker, unit: int) -> str:
    """The letter of a class of units in the language of the reader."""
    return speaker.name("unit", UNITS[unit], "sign")


def force_signs(speaker: Speaker, force: int) -> str:
    """A packed force in these letters: 2W1M; an empty one is nothing at all."""
    counts = (force & 3, force >> 2 & 3, force >> 4 & 3)
    return "".join([f"{n}{unit_sign(speaker, unit)}" for unit, n in enumerate(counts) if n])
