"""MJ-1.9 and MJ-8. Seats, the sides of the buildings and how the deck is made."""

from __future__ import annotations

from typing import ClassVar, Final, final

from quintain.kernel.errors import OptionError
from quintain.kernel.options import Option, Options, choice, several

BUILDINGS: Final = 8
RANDOM: Final = "random"
STANDARD: Final = "standard"
FULL_SHUFFLE: Final = "full_shuffle"
RUSSIAN_A: Final = "\u0410"  # the letters of the sides as the Russian edition prints them
RUSSIAN_B: Final = "\u0411"


@final
class MajestyOptions(Options):
    """What the host chooses before set-up."""

    fields: ClassVar[tuple[str, ...]] = (*Options.fields, "sides", "deck_mode")
    seats_clause: ClassVar[str] = "MJ-1.9"
    lowest: ClassVar[int] = 2
    highest: ClassVar[int] = 4
    schema: ClassVar[tuple[Option, ...]] = (
        several("sides", "MJ-8.2", ("A", "B"), "A" * BUILDINGS, (RANDOM,), BUILDINGS, ""),
        choice("deck_mode", "MJ-8.3", (STANDARD, FULL_SHUFFLE)),
    )

    def __init__(self) -> None:
        super().__init__()
        self.sides: str = "A" * BUILDINGS  # a letter per building, or random
        self.deck_mode: str = STANDARD

    def check(self) -> None:
        """MJ-1.9. One letter stands for all eight buildings; the letters of the Russian faces are understood."""
        self.sides = self.sides.replace(RUSSIAN_A, "A").replace(RUSSIAN_B, "B")
        if self.sides in ("A", "B"):
            self.sides = self.sides * BUILDINGS
        if self.sides != RANDOM and (len(self.sides) != BUILDINGS or self.sides.strip("AB")):
            raise OptionError(
                f"sides are eight letters A or B, one such letter for all, or random, not {self.sides!r} (MJ-1.9)",
                "MJ-1.9",
                "sides",
            )
