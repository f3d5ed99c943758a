"""Seats, factions and the optional rules, with what may be combined."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from quintain.games.reliquium.names import FACTIONS
from quintain.kernel.errors import OptionError
from quintain.kernel.options import Bar, Option, Options, flag, number, several
from quintain.kernel.types import Json

CHOOSE: Final = "choose"
TECHNICAL_END: Final = 200  # rounds, far beyond any real game: no match is longer


@final
class ReliquiumOptions(Options):
    """RQ-R33. Factions and optional rules are fixed before the match or chosen in it; the rules see only the result."""

    fields: ClassVar[tuple[str, ...]] = (*Options.fields, "factions", "vote", "single_march", "militia", "allies", "round_limit")
    seats_clause: ClassVar[str] = "RQ-0.1"
    options_clause: ClassVar[str] = "RQ-R33"
    lowest: ClassVar[int] = 2
    highest: ClassVar[int] = 4
    schema: ClassVar[tuple[Option, ...]] = (
        several("factions", "RQ-0.2", FACTIONS, CHOOSE, (CHOOSE,)),
        flag("vote", "RQ-0.3"),
        flag("single_march", "RQ-V1.1"),
        flag("militia", "RQ-V2.1"),
        flag("allies", "RQ-V3.1"),
        number("round_limit", "RQ-R23", 0, TECHNICAL_END, 0),
    )

    barred: ClassVar[tuple[Bar, ...]] = (  # RQ-0.3: a vote is about rules that are still open
        Bar("vote", (True,), "single_march", (True,), "RQ-0.3"),
        Bar("vote", (True,), "militia", (True,), "RQ-0.3"),
        Bar("vote", (True,), "allies", (True,), "RQ-0.3"),
    )
    among_programs: ClassVar[dict[str, Json]] = {"round_limit": 40}

    def __init__(self) -> None:
        super().__init__()
        self.factions: str = CHOOSE  # `choose`, or the factions of the seats separated by commas
        self.vote: bool = False  # the optional rules are put to the vote
        self.single_march: bool = False
        self.militia: bool = False
        self.allies: bool = False
        self.round_limit: i64 = 0  # 0: none, but for the technical end

    def chosen(self) -> list[int]:
        """The faction of each seat, if they are fixed before the match; else nothing."""
        if self.factions == CHOOSE:
            return []
        return [FACTIONS.index(name.strip()) for name in self.factions.split(",")]

    def last_round(self) -> i64:
        """RQ-R23. The match ends with this round at the latest."""
        return self.round_limit if self.round_limit > 0 else TECHNICAL_END

    def check(self) -> None:
        """RQ-0.2. One faction for each seat, all different."""
        if self.factions != CHOOSE:
            names = [name.strip() for name in self.factions.split(",")]
            for name in names:
                if name not in FACTIONS:
                    known = ", ".join(FACTIONS)
                    said = f"factions is {CHOOSE} or a list of {known}; there is no {name!r} (RQ-0.2)"
                    raise OptionError(said, "RQ-0.2", "factions")
            if len(names) != self.seats or len(set(names)) != len(names):
                said = f"{self.seats} seats need as many different factions, not {self.factions} (RQ-0.2)"
                raise OptionError(said, "RQ-0.2", "factions")
