"""Seats, armies, castles and the agreements of a table, with what may be combined."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar, Final, final

from quintain.games.castlecraft.castles.plan import PEOPLES
from quintain.games.castlecraft.muster import muster
from quintain.kernel.content import content_of
from quintain.kernel.options import Bar, Option, Options, choice, data, number, several
from quintain.kernel.types import Json

CHOOSE: Final = "choose"
LOT: Final = "lot"
EDGES: Final = ("north", "east", "south", "west")
DUELS: Final = ("duel", "duel_open", "duel_two_castles")
SETUPS: Final = ("auto", *DUELS, "three_kings", "own")


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
        several("armies", "CC-4.8", (*PEOPLES, CHOOSE, LOT), CHOOSE, (CHOOSE, LOT)),
        several("places", "CC-4.4", (*EDGES, LOT), LOT, (LOT,)),
        choice("setup", "CC-4.5", SETUPS),
        data("own_setup", "CC-4.5"),
        choice("castles", "CC-4.4", ("ready", "own", "own_balanced")),
        data("own_castles", "CC-4.4"),
        choice("castle_floor", "CC-7.3", ("metric", "one_step")),
        choice("counter_attack", "CC-10.4", ("auto", "ask")),
        choice("line_of_attack", "CC-8.7", ("walls", "none")),
        choice("three_player_end", "CC-18.4", ("first_conquest", "last_standing")),
        choice("late_start_bonus", "CC-4.1", ("0", "auto", "1", "2", "3")),
        number("round_cap", "CC-19.4", 0, 200, 0),
        number("quiet_cap", "CC-19.4", 0, 200, 0),
    )

    barred: ClassVar[tuple[Bar, ...]] = (
        Bar("setup", DUELS, "seats", (3,), "CC-4.5"),
        Bar("setup", ("three_kings",), "seats", (2,), "CC-4.5"),
        Bar("own_setup", (), "setup", (*DUELS, "three_kings"), "CC-4.5"),  # with `auto` a set-up that is given is meant
        Bar("own_setup", ("",), "setup", ("own",), "CC-4.5"),
        Bar("own_castles", (), "castles", ("ready",), "CC-4.4"),  # the reverse is free: who brings nothing has the ready castle
    )
    among_programs: ClassVar[dict[str, Json]] = {"armies": LOT}

    def __init__(self) -> None:
        super().__init__()
        self.armies: str = CHOOSE  # one per seat, separated by commas: an army, choose or lot; one word for all of them
        self.places: str = LOT  # the same for the edges, an edge or lot
        self.setup: str = "auto"
        self.own_setup: str = ""  # JSON: the set-up and the plans it needs
        self.castles: str = "ready"
        self.own_castles: str = ""  # JSON: per seat the plan and where it stands
        self.castle_floor: str = "metric"
        self.counter_attack: str = "auto"
        self.line_of_attack: str = "walls"
        self.three_player_end: str = "first_conquest"
        self.late_start_bonus: str = "0"
        self.round_cap: int = 0
        self.quiet_cap: int = 0

    def check(self) -> None:
        """CC-4.3 to CC-4.6. Armies and places differ; plans and set-up are sound."""
        muster(
            content_of("castlecraft", Path(__file__).parent).corrected(self.content),
            int(self.seats),
            self.armies,
            self.places,
            self.setup,
            self.own_setup,
            self.castles,
            self.own_castles,
            True,
        )
