"""Seats, teams and the optional rules, with what may be combined."""

from __future__ import annotations

from typing import ClassVar, final

from mypy_extensions import i64

from quintain.kernel.options import Bar, Option, Options, choice, flag, number
from quintain.kernel.types import Json


@final
class MasteryOptions(Options):
    """MM-12. Any variants together, but Allegiance and Castle Siege (MM-12.5); teams need four or six seats (MM-12.1)."""

    fields: ClassVar[tuple[str, ...]] = (
        *Options.fields,
        "allegiance",
        "castle_siege",
        "ruthlessness",
        "skirmish",
        "disorder",
        "round_limit",
    )
    seats_clause: ClassVar[str] = "MM-0.2"
    lowest: ClassVar[int] = 2
    highest: ClassVar[int] = 6
    schema: ClassVar[tuple[Option, ...]] = (
        choice("allegiance", "MM-12.1", ("no", "two", "three")),
        flag("castle_siege", "MM-12.6"),
        flag("ruthlessness", "MM-12.10"),
        flag("skirmish", "MM-12.11"),
        flag("disorder", "MM-12.12"),
        number("round_limit", "MM-11.5", 0, 10_000, 0),
    )
    barred: ClassVar[tuple[Bar, ...]] = (
        Bar("allegiance", ("two", "three"), "seats", (2, 3, 5), "MM-12.1"),
        Bar("allegiance", ("three",), "seats", (4,), "MM-12.1"),
        Bar("castle_siege", (True,), "allegiance", ("two", "three"), "MM-12.5"),
    )
    among_programs: ClassVar[dict[str, Json]] = {"round_limit": 60}

    def __init__(self) -> None:
        super().__init__()
        self.allegiance: str = "no"  # teams of two or three
        self.castle_siege: bool = False  # castles can be taken
        self.ruthlessness: bool = False  # cut-off knights are lost
        self.skirmish: bool = False  # a shorter game
        self.disorder: bool = False  # the winner rolls for knights
        self.round_limit: i64 = 0  # the game ends after so many rounds; 0: only by victory

    def team_size(self) -> int:
        """MM-12.1. How many seats win together."""
        return {"no": 1, "two": 2, "three": 3}[self.allegiance]
