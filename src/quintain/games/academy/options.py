"""AC-21: seats, two-player modes, advanced rules and variants; all of them go together."""

from __future__ import annotations

from typing import ClassVar, final

from quintain.kernel.options import Bar, Option, Options, choice, flag


@final
class AcademyOptions(Options):
    """What the host of a table chooses."""

    fields: ClassVar[tuple[str, ...]] = (
        *Options.fields,
        "first_player",
        "two_player_mode",
        "tie_win",
        "gallantry_back",
        "soft_reset",
        "black_vs_white",
        "good_manners",
        "classical_education",
        "service_to_king",
        "defeat_dragon",
        "most_generous",
        "open_scores",
    )
    seats_clause: ClassVar[str] = "AC-1.4"
    options_clause: ClassVar[str] = "AC-21.7"
    lowest: ClassVar[int] = 2
    highest: ClassVar[int] = 5
    schema: ClassVar[tuple[Option, ...]] = (
        choice("first_player", "AC-2.3", ("random", "0", "1", "2", "3", "4"), seats=True),
        choice("two_player_mode", "AC-21.7", ("simple", "lancelot")),
        flag("tie_win", "AC-12.1"),
        flag("gallantry_back", "AC-12.2"),
        flag("soft_reset", "AC-12.3"),
        flag("black_vs_white", "AC-15.1"),
        flag("good_manners", "AC-16.1"),
        flag("classical_education", "AC-17.1"),
        flag("service_to_king", "AC-18.1"),
        flag("defeat_dragon", "AC-19.1"),
        flag("most_generous", "AC-20.1"),
        flag("open_scores", "AC-9.8"),
    )
    barred: ClassVar[tuple[Bar, ...]] = (  # AC-2.3: the first player sits at the table
        Bar("first_player", ("2", "3", "4"), "seats", (2,), "AC-2.3"),
        Bar("first_player", ("3", "4"), "seats", (3,), "AC-2.3"),
        Bar("first_player", ("4",), "seats", (4,), "AC-2.3"),
    )

    def __init__(self) -> None:
        super().__init__()
        self.first_player: str = "random"  # random, or the seat that opens round I
        self.two_player_mode: str = "simple"  # read with two seats only
        self.tie_win: bool = False
        self.gallantry_back: bool = False
        self.soft_reset: bool = False
        self.black_vs_white: bool = False
        self.good_manners: bool = False
        self.classical_education: bool = False
        self.service_to_king: bool = False
        self.defeat_dragon: bool = False
        self.most_generous: bool = False
        self.open_scores: bool = False
