"""What can happen in set-up: the lot, factions, votes, and where everybody begins."""

from __future__ import annotations

from typing import ClassVar, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from quintain.kernel.events import Event
from quintain.kernel.types import Seat


@final
class LotDrawn(Event):
    """The lot has given the order in which factions are chosen."""

    name: ClassVar[str] = "lot_drawn"
    fields: ClassVar[tuple[str, ...]] = ("seats",)

    def __init__(self, seats: vec[i64]) -> None:
        super().__init__()
        self.seats: Final[vec[i64]] = seats


@final
class Took(Event):
    """A player took a faction."""

    name: ClassVar[str] = "took"
    fields: ClassVar[tuple[str, ...]] = ("seat", "faction")

    def __init__(self, seat: Seat, faction: i64) -> None:
        super().__init__()
        self.seat: Final[Seat] = seat
        self.faction: Final[i64] = faction


@final
class Voted(Event):
    """A faction voted on the optional rules."""

    name: ClassVar[str] = "voted"
    fields: ClassVar[tuple[str, ...]] = ("faction", "single_march", "militia", "allies")

    def __init__(self, faction: i64, single_march: i64, militia: i64, allies: i64) -> None:
        super().__init__()
        self.faction: Final[i64] = faction
        self.single_march: Final[i64] = single_march
        self.militia: Final[i64] = militia
        self.allies: Final[i64] = allies


@final
class Ruled(Event):
    """The optional rules of this match are settled."""

    name: ClassVar[str] = "ruled"
    fields: ClassVar[tuple[str, ...]] = ("single_march", "militia", "allies")

    def __init__(self, single_march: i64, militia: i64, allies: i64) -> None:
        super().__init__()
        self.single_march: Final[i64] = single_march
        self.militia: Final[i64] = militia
        self.allies: Final[i64] = allies


@final
class Settled(Event):
    """A faction stands on its start lands."""

    name: ClassVar[str] = "settled"
    fields: ClassVar[tuple[str, ...]] = ("seat", "faction")

    def __init__(self, seat: Seat, faction: i64) -> None:
        super().__init__()
        self.seat: Final[Seat] = seat
        self.faction: Final[i64] = faction


@final
class LeftNeutral(Event):
    """Nobody leads this faction; its castles stand."""

    name: ClassVar[str] = "left_neutral"
    fields: ClassVar[tuple[str, ...]] = ("faction", "castles")

    def __init__(self, faction: i64, castles: i64) -> None:
        super().__init__()
        self.faction: Final[i64] = faction
        self.castles: Final[i64] = castles


SETUP_EVENTS: Final = (LotDrawn, Took, Voted, Ruled, Settled, LeftNeutral)
