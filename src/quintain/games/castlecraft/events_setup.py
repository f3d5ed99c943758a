"""What happens before the first turn: places, armies and lots."""

from __future__ import annotations

from typing import ClassVar, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from quintain.kernel.events import Event
from quintain.kernel.types import Seat


@final
class Seated(Event):
    """A seat has its edge of the field, where its main castle will stand; `drawn` is 1 when a lot decided."""

    name: ClassVar[str] = "seated"
    fields: ClassVar[tuple[str, ...]] = ("seat", "castle", "drawn")

    def __init__(self, seat: Seat, castle: i64, drawn: i64) -> None:
        super().__init__()
        self.seat: Final[Seat] = seat
        self.castle: Final[i64] = castle
        self.drawn: Final[i64] = drawn


@final
class Armed(Event):
    """A seat has its army; `how` is given, lot or chosen."""

    name: ClassVar[str] = "armed"
    fields: ClassVar[tuple[str, ...]] = ("seat", "army", "how")

    def __init__(self, seat: Seat, army: i64, how: str) -> None:
        super().__init__()
        self.seat: Final[Seat] = seat
        self.army: Final[i64] = army
        self.how: Final[str] = how


@final
class ChoiceOrdered(Event):
    """The order in which armies are chosen was drawn."""

    name: ClassVar[str] = "choice_ordered"
    fields: ClassVar[tuple[str, ...]] = ("seats",)

    def __init__(self, seats: vec[i64]) -> None:
        super().__init__()
        self.seats: Final[vec[i64]] = seats


@final
class PlayOrdered(Event):
    """The order of play was drawn."""

    name: ClassVar[str] = "play_ordered"
    fields: ClassVar[tuple[str, ...]] = ("seats",)

    def __init__(self, seats: vec[i64]) -> None:
        super().__init__()
        self.seats: Final[vec[i64]] = seats


@final
class Compensated(Event):
    """Who comes late began with more chips: so many of gold and of mana."""

    name: ClassVar[str] = "compensated"
    fields: ClassVar[tuple[str, ...]] = ("seat", "chips")

    def __init__(self, seat: Seat, chips: i64) -> None:
        super().__init__()
        self.seat: Final[Seat] = seat
        self.chips: Final[i64] = chips


START: Final[tuple[type[Event], ...]] = (Seated, Armed, ChoiceOrdered, PlayOrdered, Compensated)
