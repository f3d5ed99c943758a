"""Everything that can happen. All of it is open to everybody."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from quintain.kernel.events import Event
from quintain.kernel.types import Seat


@final
class Prepared(Event):
    """The kingdoms are laid out and the deck is made."""

    name: ClassVar[str] = "prepared"
    fields: ClassVar[tuple[str, ...]] = (
        "faces",
        "deck",
        "box",
    )

    def __init__(self, faces: str, deck: i64, box: i64) -> None:
        super().__init__()
        self.faces: Final[str] = faces  # the side of each building, a letter each
        self.deck: Final[i64] = deck  # cards, those of the first market included
        self.box: Final[i64] = box  # cards that nobody plays with


@final
class Began(Event):
    """The seat was dealt the worker card with the knight: it begins."""

    name: ClassVar[str] = "began"
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: Seat) -> None:
        super().__init__()
        self.seat: Final[Seat] = seat


@final
class Laid(Event):
    """A card is laid out on the market."""

    name: ClassVar[str] = "laid"
    fields: ClassVar[tuple[str, ...]] = (
        "card",
        "slot",
    )
    identities: ClassVar[tuple[str, ...]] = ("card",)

    def __init__(self, card: i64, slot: i64) -> None:
        super().__init__()
        self.card: Final[i64] = card
        self.slot: Final[i64] = slot


@final
class Paid(Event):
    """One worker went onto each card in front of the chosen one."""

    name: ClassVar[str] = "paid"
    fields: ClassVar[tuple[str, ...]] = (
        "seat",
        "workers",
    )

    def __init__(self, seat: Seat, workers: i64) -> None:
        super().__init__()
        self.seat: Final[Seat] = seat
        self.workers: Final[i64] = workers


@final
class Took(Event):
    """A card was taken, with the workers lying on it."""

    name: ClassVar[str] = "took"
    fields: ClassVar[tuple[str, ...]] = (
        "seat",
        "card",
        "role",
        "slot",
        "workers",
    )
    identities: ClassVar[tuple[str, ...]] = ("card",)

    def __init__(self, seat: Seat, card: i64, role: i64, slot: i64, workers: i64) -> None:
        super().__init__()
        self.seat: Final[Seat] = seat
        self.card: Final[i64] = card
        self.role: Final[i64] = role
        self.slot: Final[i64] = slot
        self.workers: Final[i64] = workers


@final
class Placed(Event):
    """The card lies at its building."""

    name: ClassVar[str] = "placed"
    fields: ClassVar[tuple[str, ...]] = (
        "seat",
        "card",
        "role",
        "building",
    )
    identities: ClassVar[tuple[str, ...]] = ("card",)

    def __init__(self, seat: Seat, card: i64, role: i64, building: i64) -> None:
        super().__init__()
        self.seat: Final[Seat] = seat
        self.card: Final[i64] = card
        self.role: Final[i64] = role
        self.building: Final[i64] = building


@final
class Attacked(Event):
    """Knights met the guards of one opponent."""

    name: ClassVar[str] = "attacked"
    fields: ClassVar[tuple[str, ...]] = (
        "seat",
        "target",
        "knights",
        "guards",
        "success",
    )

    def __init__(self, seat: Seat, target: Seat, knights: i64, guards: i64, success: i64) -> None:
        super().__init__()
        self.seat: Final[Seat] = seat
        self.target: Final[Seat] = target
        self.knights: Final[i64] = knights
        self.guards: Final[i64] = guards
        self.success: Final[i64] = success


@final
class Wounded(Event):
    """A card of the seat went to its infirmary; what that changes at the end, if nothing else does."""

    name: ClassVar[str] = "wounded"
    fields: ClassVar[tuple[str, ...]] = (
        "seat",
        "card",
        "building",
        "penalty",
        "variety",
    )
    identities: ClassVar[tuple[str, ...]] = ("card",)

    def __init__(self, seat: Seat, card: i64, building: i64, penalty: i64, variety: i64) -> None:
        super().__init__()
        self.seat: Final[Seat] = seat
        self.card: Final[i64] = card
        self.building: Final[i64] = building
        self.penalty: Final[i64] = penalty  # for a wounded card (MJ-9.1)
        self.variety: Final[i64] = variety  # 0 unless the building is empty now (MJ-9.2)


@final
class Healed(Event):
    """The top card of the infirmary is back at a building."""

    name: ClassVar[str] = "healed"
    fields: ClassVar[tuple[str, ...]] = (
        "seat",
        "card",
        "role",
        "building",
    )
    identities: ClassVar[tuple[str, ...]] = ("card",)

    def __init__(self, seat: Seat, card: i64, role: i64, building: i64) -> None:
        super().__init__()
        self.seat: Final[Seat] = seat
        self.card: Final[i64] = card
        self.role: Final[i64] = role
        self.building: Final[i64] = building


@final
class Gained(Event):
    """An ability brought points and workers."""

    name: ClassVar[str] = "gained"
    fields: ClassVar[tuple[str, ...]] = (
        "seat",
        "points",
        "workers",
        "building",
        "clause",
    )

    def __init__(self, seat: Seat, points: i64, workers: i64, building: i64, clause: str) -> None:
        super().__init__()
        self.seat: Final[Seat] = seat
        self.points: Final[i64] = points
        self.workers: Final[i64] = workers
        self.building: Final[i64] = building
        self.clause: Final[str] = clause


@final
class Shorted(Event):
    """The reserve lacked workers that an ability granted."""

    name: ClassVar[str] = "shorted"
    fields: ClassVar[tuple[str, ...]] = (
        "seat",
        "workers",
    )

    def __init__(self, seat: Seat, workers: i64) -> None:
        super().__init__()
        self.seat: Final[Seat] = seat
        self.workers: Final[i64] = workers


@final
class Traded(Event):
    """Workers were bought, or sold: what the seat gained of each, and how many changed hands."""

    name: ClassVar[str] = "traded"
    fields: ClassVar[tuple[str, ...]] = (
        "seat",
        "workers",
        "points",
        "direction",
        "amount",
    )

    def __init__(self, seat: Seat, workers: i64, points: i64, direction: str, amount: i64) -> None:
        super().__init__()
        self.seat: Final[Seat] = seat
        self.workers: Final[i64] = workers
        self.points: Final[i64] = points
        self.direction: Final[str] = direction  # buy or sell
        self.amount: Final[i64] = amount


@final
class Overflowed(Event):
    """Workers beyond the places of the worker card went back for points."""

    name: ClassVar[str] = "overflowed"
    fields: ClassVar[tuple[str, ...]] = (
        "seat",
        "workers",
        "points",
    )

    def __init__(self, seat: Seat, workers: i64, points: i64) -> None:
        super().__init__()
        self.seat: Final[Seat] = seat
        self.workers: Final[i64] = workers
        self.points: Final[i64] = points


@final
class Compensated(Event):
    """Points for workers that the reserve lacked."""

    name: ClassVar[str] = "compensated"
    fields: ClassVar[tuple[str, ...]] = (
        "seat",
        "points",
    )

    def __init__(self, seat: Seat, points: i64) -> None:
        super().__init__()
        self.seat: Final[Seat] = seat
        self.points: Final[i64] = points


@final
class Slid(Event):
    """The market moved towards the front."""

    name: ClassVar[str] = "slid"


@final
class Ended(Event):
    """The last turn is over; final scoring begins."""

    name: ClassVar[str] = "ended"


@final
class ScoredWounded(Event):
    """Final scoring: wounded cards."""

    name: ClassVar[str] = "scored_wounded"
    fields: ClassVar[tuple[str, ...]] = (
        "seat",
        "wounded",
        "points",
    )

    def __init__(self, seat: Seat, wounded: i64, points: i64) -> None:
        super().__init__()
        self.seat: Final[Seat] = seat
        self.wounded: Final[i64] = wounded
        self.points: Final[i64] = points


@final
class ScoredVariety(Event):
    """Final scoring: occupied buildings."""

    name: ClassVar[str] = "scored_variety"
    fields: ClassVar[tuple[str, ...]] = (
        "seat",
        "kinds",
        "points",
    )

    def __init__(self, seat: Seat, kinds: i64, points: i64) -> None:
        super().__init__()
        self.seat: Final[Seat] = seat
        self.kinds: Final[i64] = kinds
        self.points: Final[i64] = points


@final
class ScoredMajority(Event):
    """Final scoring: most cards at a building."""

    name: ClassVar[str] = "scored_majority"
    fields: ClassVar[tuple[str, ...]] = (
        "seat",
        "building",
        "points",
    )

    def __init__(self, seat: Seat, building: i64, points: i64) -> None:
        super().__init__()
        self.seat: Final[Seat] = seat
        self.building: Final[i64] = building
        self.points: Final[i64] = points


@final
class Totalled(Event):
    """The total of a seat, and its rank."""

    name: ClassVar[str] = "totalled"
    fields: ClassVar[tuple[str, ...]] = (
        "seat",
        "points",
        "rank",
    )

    def __init__(self, seat: Seat, points: i64, rank: i64) -> None:
        super().__init__()
        self.seat: Final[Seat] = seat
        self.points: Final[i64] = points
        self.rank: Final[i64] = rank


EVENTS: Final = (
    Prepared,
    Began,
    Laid,
    Paid,
    Took,
    Placed,
    Attacked,
    Wounded,
    Healed,
    Gained,
    Shorted,
    Traded,
    Overflowed,
    Compensated,
    Slid,
    Ended,
    ScoredWounded,
    ScoredVariety,
    ScoredMajority,
    Totalled,
)
