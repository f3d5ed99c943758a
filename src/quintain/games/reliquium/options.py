"""Seats, factions and the optional rules, with what may be combined."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from quintain.games.reliquium.names import FACTIONS
from quintain.kernel.errors import OptionError
from quintain.kernel.options import Option, Options, flag, number, text

CHOOSE: Final = "choose"


@final
class ReliquiumOptions(Options):
    """RQ-R33. Factions and optional rules are fixed before the match or chosen in it; the rules see only the result."""

    fields: ClassVar[tuple[str, ...]] = (*Options.fields, "factions", "vote", "single_march", "militia", "allies", "round_limit")
    seats_clause: ClassVar[str] = "RQ-0.1"
    options_clause: ClassVar[str] = "RQ-R33"
    lowest: ClassVar[int] = 2
    highest: ClassVar[int] = 4
    schema: ClassVar[tuple[Option, ...]] = (
        text("factions", "RQ-0.2", CHOOSE),
        flag("vote", "RQ-0.3"),
        flag("single_march", "RQ-V1.1"),
        flag("militia", "RQ-V2.1"),
        flag("allies", "RQ-V3.1"),
        number("round_limit", "RQ-R23", 1, 200, 40),
    )

    def __init__(self) -> None:
        super().__init__()
        self.factions: str = CHOOSE  # `choose`, or the factions of the seats separated by commas
        self.vote: bool = False  # the optional rules are put to the vote
        self.single_march: bool = False
        self.militia: bool = False
        self.allies: bool = False
        self.round_limit: i64 = 40

    def chosen(self) -> list[int]:
        """The faction of each seat, if they are fixed before the match; else nothing."""
        if self.factions == CHOOSE:
            return []
        return [FACTIONS.index(name.strip()) for name in self.factions.split(",")]

    def check(self) -> None:
        """RQ-0.2, RQ-0.3. One faction for each seat, all different; a vote is about rules that are still open."""
        if self.factions != CHOOSE:
            names = [name.strip() for name in self.factions.split(",")]
            for name in names:
                if name not in FACTIONS:
                    known = ", ".join(FACTIONS)
                    raise OptionError(f"factions is {CHOOSE} or a list of {known}; there is no {name!r} (RQ-0.2)", "RQ-0.2")
            if len(names) != self.seats or len(set(names)) != len(names):
                raise OptionError(f"{self.seats} seats need as many different factions, not {self.factions} (RQ-0.2)", "RQ-0.2")
        fixed = [name for name in ("single_march", "militia", "allies") if getattr(self, name)]
        if self.vote and fixed:
            raise OptionError(f"the vote decides on {', '.join(fixed)}, so it cannot be fixed beforehand (RQ-0.3)", "RQ-0.3")
