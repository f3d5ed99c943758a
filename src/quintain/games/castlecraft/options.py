"""Seats, armies, castles and the agreements of a table, with what may be combined."""

from __future__ import annotations

from typing import ClassVar, Final, final

from quintain.games.castlecraft.muster import muster
from quintain.kernel.content import content_of
from quintain.kernel.options import Option, Options, choice, data, number, text

LOT: Final = "lot"
SETUPS: Final = ("auto", "duel", "duel_open", "duel_two_castles", "three_kings", "own")


@final
class CastleOptions(Options):
    """What the players agree on before the first turn."""

    fields: ClassVar[tuple[str, ...]] = (
        *Options.fields,
        "armies",
        "places",
        "setup",
        "own_setup",
        "castles",
        "own_castles",
        "castle_floor",
        "counter_attack",
        "line_of_attack",
        "three_player_end",
        "late_start_bonus",
        "round_cap",
        "quiet_cap",
    )
    seats_clause: ClassVar[str] = "CC-4.3"
    lowest: ClassVar[int] = 2
    highest: ClassVar[int] = 3
    schema: ClassVar[tuple[Option, ...]] = (
        text("armies", "CC-4.3", LOT),
        text("places", "CC-4.4", LOT),
        choice("setup", "CC-4.5", SETUPS),
        data("own_setup", "CC-4.5"),
        choice("castles", "CC-4.4", ("ready", "own", "own_balanced")),
        data("own_castles", "CC-4.4"),
        choice("castle_floor", "CC-7.3", ("metric", "one_step")),
        choice("counter_attack", "CC-10.4", ("auto", "ask")),
        choice("line_of_attack", "CC-8.7", ("walls", "none")),
        choice("three_player_end", "CC-18.4", ("last_standing", "first_conquest")),
        choice("late_start_bonus", "CC-4.1", ("auto", "0", "1", "2", "3")),
        number("round_cap", "CC-19.4", 0, 200, 0),
        number("quiet_cap", "CC-19.4", 0, 200, 0),
    )

    def __init__(self) -> None:
        super().__init__()
        self.armies: str = LOT  # one per seat, separated by commas; lot for those to be drawn
        self.places: str = LOT  # the same for the edges
        self.setup: str = "auto"
        self.own_setup: str = ""  # JSON: the set-up and the plans it needs
        self.castles: str = "ready"
        self.own_castles: str = ""  # JSON: per seat the plan and where it stands
        self.castle_floor: str = "metric"
        self.counter_attack: str = "auto"
        self.line_of_attack: str = "walls"
        self.three_player_end: str = "last_standing"
        self.late_start_bonus: str = "auto"
        self.round_cap: int = 0
        self.quiet_cap: int = 0

    def check(self) -> None:
        """CC-4.3 to CC-4.6. Armies and places differ; plans and set-up are sound."""
        muster(
            content_of("castlecraft").corrected(self.content),
            int(self.seats),
            self.armies,
            self.places,
            self.setup,
            self.own_setup,
            self.castles,
            self.own_castles,
            True,
        )
