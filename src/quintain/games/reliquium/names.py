"""The ids of everything in the box, in the order of their numbers, and the words for a force."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

FACTIONS: Final = ("legion", "alliance", "order", "brotherhood")  # in order of initiative (RQ-2.1)
TERRAINS: Final = ("plain", "mountain", "forest", "water")  # the first three are also the segments of the track
UNITS: Final = ("warrior", "defender", "mage", "militia")  # the militia is a castle that fights (RQ-V2)
CLASSES: Final = ("agility", "strength", "intellect")  # of creatures; they strengthen the unit of the same number
ROLES: Final = ("attack", "defence", "support")
RESULTS: Final = ("attack", "defence", "draw")
LETTERS: Final = "WDM"
RULES: Final = ("single_march", "militia", "allies")

PLAIN: Final = 0
MOUNTAIN: Final = 1
FOREST: Final = 2
WATER: Final = 3

MILITIA: Final = 3  # as a unit

ATTACK: Final = 0
DEFENCE: Final = 1
SUPPORT: Final = 2
DRAW: Final = 2  # as a result

NOBODY: Final = -1  # no faction, no seat
SUPPLY: Final = -1  # where a token is that lies on no border and no junction

SINGLE_MARCH: Final = 1  # the optional rules in play, as bits
MILITIA_RULE: Final = 2
ALLIES: Final = 4

# A force is packed: two bits for each class of unit. Adding and taking away forces is adding and taking away numbers.
FIGURES: Final = 63  # all the figures of a packed force
SENT_MILITIA: Final = 64  # the militia, where units are sent to a ranged token


def bit(place: i64, one: i64 = 1) -> i64:
    """The number with this bit alone. Compiled, a literal `1 << place` would be computed in 32 bits; an argument is not."""
    return one << place


def packed(warriors: int, defenders: int, mages: int) -> int:
    return warriors + 4 * defenders + 16 * mages


def force_name(force: int) -> str:
    """A packed force in letters: 2W1M; an empty one is `none`."""
    counts = (force & 3, force >> 2 & 3, force >> 4 & 3)
    return "".join([f"{n}{letter}" for n, letter in zip(counts, LETTERS, strict=True) if n]) or "none"
