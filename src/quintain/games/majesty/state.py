"""What lies on the table."""

from __future__ import annotations

from typing import ClassVar, final

from librt.vecs import vec
from mypy_extensions import i64

from quintain.kernel.agenda import State
from quintain.kernel.records import Record


@final
class Kingdom(Record):
    """What one player owns."""

    fields: ClassVar[tuple[str, ...]] = ("points", "workers", "cards", "places", "infirmary", "counts")
    identities: ClassVar[tuple[str, ...]] = ("cards", "infirmary")

    def __init__(self) -> None:
        self.points: i64 = 0
        self.workers: i64 = 0  # may exceed the places of the worker card until the end of the turn
        self.cards: vec[i64] = vec[i64]()  # at buildings 1-7, oldest first
        self.places: vec[i64] = vec[i64]()  # the building of each of them
        self.infirmary: vec[i64] = vec[i64]()  # wounded cards, the last on top
        self.counts: vec[i64] = vec[i64]()  # cards per building, the infirmary included

    def clone(self) -> Kingdom:
        twin = Kingdom()
        twin.points = self.points
        twin.workers = self.workers
        twin.cards = self.cards[:]
        twin.places = self.places[:]
        twin.infirmary = self.infirmary[:]
        twin.counts = self.counts[:]
        return twin


@final
class MajestyState(State):
    """The whole table."""

    fields: ClassVar[tuple[str, ...]] = (
        *State.fields,
        "sides",
        "first",
        "turn",
        "market",
        "market_workers",
        "reserve",
        "missing",
        "stage",
        "deck",
        "box",
        "kingdoms",
    )
    parts: ClassVar[dict[str, type[Record]]] = {**State.parts, "kingdoms": Kingdom}
    hidden: ClassVar[tuple[str, ...]] = ("rng", "deck", "box")
    identities: ClassVar[tuple[str, ...]] = ("market", "deck", "box")

    def __init__(self) -> None:
        super().__init__()
        self.sides: vec[i64] = vec[i64]()  # per building: 0 for A, 1 for B
        self.first: i64 = 0  # the seat that began
        self.turn: i64 = 0  # turns taken by all
        self.market: vec[i64] = vec[i64]()  # cards, the front first
        self.market_workers: vec[i64] = vec[i64]()  # workers lying on each of them
        self.reserve: i64 = 0  # workers in the common reserve
        self.missing: i64 = 0  # workers granted in this turn that the reserve did not have
        self.stage: i64 = 0  # back of the deck's top card; 0 when the deck is empty
        self.deck: vec[i64] = vec[i64]()  # the last is the top
        self.box: vec[i64] = vec[i64]()  # cards of stage 1 that are not played with
        self.kingdoms: list[Kingdom] = []  # per seat

    def clone(self) -> MajestyState:
        twin = MajestyState()
        twin.viewer = self.viewer
        twin.rng = self.rng.clone()
        twin.agenda = self.agenda[:]
        twin.sides = self.sides[:]
        twin.first = self.first
        twin.turn = self.turn
        twin.market = self.market[:]
        twin.market_workers = self.market_workers[:]
        twin.reserve = self.reserve
        twin.missing = self.missing
        twin.stage = self.stage
        twin.deck = self.deck[:]
        twin.box = self.box[:]
        for kingdom in self.kingdoms:
            twin.kingdoms.append(kingdom.clone())
        return twin
