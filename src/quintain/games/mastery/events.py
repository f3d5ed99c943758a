"""What can happen in a turn and on the land, and who sees it."""

from __future__ import annotations

from typing import ClassVar, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from quintain.kernel.events import Event
from quintain.kernel.types import HIDDEN, TRUTH, Seat

CAUSES: Final = {
    "MM-0.6": "start", "MM-0.8": "start", "MM-2.2": "turn", "MM-3.2": "authority", "MM-3.3": "call_to_arms",
    "MM-4.10": "wrath", "MM-7.1": "terrain", "MM-7.2": "battle", "MM-7.8": "margin", "MM-8.4": "sceptre",
    "MM-8.6": "brutality", "MM-8.7": "orb", "MM-8.8": "devotion", "MM-8.9": "orb", "MM-8.10": "sceptre",
    "MM-10.2": "conquest", "MM-10.3": "conquest", "MM-10.5": "arena", "MM-12.13": "disorder",
}  # from the clause by which somebody gains or loses to the cause that sentences name  # fmt: skip


def hidden_cards(n: i64) -> vec[i64]:
    """So many cards that a viewer may not know."""
    cards = vec[i64]()
    for _ in range(n):
        cards = append(cards, HIDDEN)
    return cards


@final
class LandLaid(Event):
    """MM-0.2. The map was laid out: the tile of every territory, in the order of the slots."""

    name: ClassVar[str] = "land_laid"
    fields: ClassVar[tuple[str, ...]] = ("slots", "tiles")

    def __init__(self, slots: vec[i64], tiles: vec[i64]) -> None:
        self.slots: Final[vec[i64]] = slots
        self.tiles: Final[vec[i64]] = tiles


@final
class Endowed(Event):
    """MM-0.4. A player received crown, orb and sceptre."""

    name: ClassVar[str] = "endowed"
    fields: ClassVar[tuple[str, ...]] = ("seat", "artefacts")

    def __init__(self, seat: Seat, artefacts: vec[i64]) -> None:
        self.seat: Final[Seat] = seat
        self.artefacts: Final[vec[i64]] = artefacts


@final
class Settled(Event):
    """MM-0.6. Knights start in the Homelands beside a castle."""

    name: ClassVar[str] = "settled"
    fields: ClassVar[tuple[str, ...]] = ("seat", "slot", "tile", "knights")

    def __init__(self, seat: Seat, slot: i64, tile: i64, knights: i64) -> None:
        self.seat: Final[Seat] = seat
        self.slot: Final[i64] = slot
        self.tile: Final[i64] = tile
        self.knights: Final[i64] = knights


@final
class FirstDrawn(Event):
    """MM-0.9. The lot has fallen on the first player."""

    name: ClassVar[str] = "first_drawn"
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Final[Seat] = seat


@final
class TurnBegan(Event):
    """MM-2.1. A turn begins."""

    name: ClassVar[str] = "turn_began"
    fields: ClassVar[tuple[str, ...]] = ("seat", "turn")

    def __init__(self, seat: Seat, turn: i64) -> None:
        self.seat: Final[Seat] = seat
        self.turn: Final[i64] = turn


@final
class Mustered(Event):
    """MM-2.2. Knights came to the castle; some may have been forfeited for want of dice."""

    name: ClassVar[str] = "mustered"
    fields: ClassVar[tuple[str, ...]] = ("seat", "knights", "forfeited", "cause", "clause")

    def __init__(self, seat: Seat, knights: i64, forfeited: i64, clause: str) -> None:
        self.seat: Final[Seat] = seat
        self.knights: Final[i64] = knights
        self.forfeited: Final[i64] = forfeited
        self.cause: Final[str] = CAUSES[clause]
        self.clause: Final[str] = clause


@final
class Played(Event):
    """MM-3.1. A resource card was shown and played."""

    name: ClassVar[str] = "played"
    fields: ClassVar[tuple[str, ...]] = ("seat", "card")
    identities: ClassVar[tuple[str, ...]] = ("card",)

    def __init__(self, seat: Seat, card: i64) -> None:
        self.seat: Final[Seat] = seat
        self.card: Final[i64] = card


@final
class Drew(Event):
    """MM-2.3. Cards were drawn; only their owner sees which."""

    name: ClassVar[str] = "drew"
    fields: ClassVar[tuple[str, ...]] = ("seat", "cards", "count", "cause", "clause")
    identities: ClassVar[tuple[str, ...]] = ("cards",)

    def __init__(self, seat: Seat, cards: vec[i64], count: i64, clause: str) -> None:
        self.seat: Final[Seat] = seat
        self.cards: Final[vec[i64]] = cards
        self.count: Final[i64] = count
        self.cause: Final[str] = CAUSES[clause]
        self.clause: Final[str] = clause

    def seen_by(self, viewer: Seat) -> Event:
        if viewer in (TRUTH, self.seat):
            return self
        return Drew(self.seat, hidden_cards(len(self.cards)), self.count, self.clause)


@final
class Reshuffled(Event):
    """MM-9.3. A discard pile was shuffled."""

    name: ClassVar[str] = "reshuffled"
    fields: ClassVar[tuple[str, ...]] = ("seat", "clause")

    def __init__(self, seat: Seat, clause: str) -> None:
        self.seat: Final[Seat] = seat
        self.clause: Final[str] = clause


@final
class Discarded(Event):
    """MM-9.4. A card went from hand to discard pile without effect."""

    name: ClassVar[str] = "discarded"
    fields: ClassVar[tuple[str, ...]] = ("seat", "card", "cause", "clause")
    identities: ClassVar[tuple[str, ...]] = ("card",)

    def __init__(self, seat: Seat, card: i64, clause: str) -> None:
        self.seat: Final[Seat] = seat
        self.card: Final[i64] = card
        self.cause: Final[str] = CAUSES[clause]
        self.clause: Final[str] = clause


@final
class Fractured(Event):
    """MM-3.5. A Fracture destroyed an artefact."""

    name: ClassVar[str] = "fractured"
    fields: ClassVar[tuple[str, ...]] = ("seat", "owner", "artefact")

    def __init__(self, seat: Seat, owner: Seat, artefact: i64) -> None:
        self.seat: Final[Seat] = seat
        self.owner: Final[Seat] = owner
        self.artefact: Final[i64] = artefact


@final
class Repaired(Event):
    """MM-2.9. An artefact was turned up again."""

    name: ClassVar[str] = "repaired"
    fields: ClassVar[tuple[str, ...]] = ("seat", "artefact")

    def __init__(self, seat: Seat, artefact: i64) -> None:
        self.seat: Final[Seat] = seat
        self.artefact: Final[i64] = artefact


@final
class TurnEnded(Event):
    """MM-2.9. A turn is over."""

    name: ClassVar[str] = "turn_ended"
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Final[Seat] = seat


@final
class LimitReached(Event):
    """MM-11.5. The last round is over without a victory."""

    name: ClassVar[str] = "limit_reached"
    fields: ClassVar[tuple[str, ...]] = ("turn",)

    def __init__(self, turn: i64) -> None:
        self.turn: Final[i64] = turn


@final
class Stationed(Event):
    """MM-5.2. A redistribution changed the knights of one place."""

    name: ClassVar[str] = "stationed"
    fields: ClassVar[tuple[str, ...]] = ("seat", "slot", "tile", "before", "knights")

    def __init__(self, seat: Seat, slot: i64, tile: i64, before: i64, knights: i64) -> None:
        self.seat: Final[Seat] = seat
        self.slot: Final[i64] = slot
        self.tile: Final[i64] = tile
        self.before: Final[i64] = before
        self.knights: Final[i64] = knights


@final
class Redistributed(Event):
    """MM-5.2. A redistribution is complete."""

    name: ClassVar[str] = "redistributed"
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Final[Seat] = seat


@final
class Advanced(Event):
    """MM-6.1. Knights left the castle for a place."""

    name: ClassVar[str] = "advanced"
    fields: ClassVar[tuple[str, ...]] = ("seat", "slot", "tile", "knights")

    def __init__(self, seat: Seat, slot: i64, tile: i64, knights: i64) -> None:
        self.seat: Final[Seat] = seat
        self.slot: Final[i64] = slot
        self.tile: Final[i64] = tile
        self.knights: Final[i64] = knights


@final
class Conquered(Event):
    """MM-10.1. A territory was conquered; `points` are the conqueror's victory points now."""

    name: ClassVar[str] = "conquered"
    fields: ClassVar[tuple[str, ...]] = ("seat", "slot", "tile", "points")

    def __init__(self, seat: Seat, slot: i64, tile: i64, points: i64) -> None:
        self.seat: Final[Seat] = seat
        self.slot: Final[i64] = slot
        self.tile: Final[i64] = tile
        self.points: Final[i64] = points


@final
class Sank(Event):
    """MM-10.4. The Marshlands took a knight of the conqueror."""

    name: ClassVar[str] = "sank"
    fields: ClassVar[tuple[str, ...]] = ("seat", "slot", "tile", "knights")

    def __init__(self, seat: Seat, slot: i64, tile: i64, knights: i64) -> None:
        self.seat: Final[Seat] = seat
        self.slot: Final[i64] = slot
        self.tile: Final[i64] = tile
        self.knights: Final[i64] = knights


@final
class CutDown(Event):
    """MM-12.10. Knights out of supply were removed."""

    name: ClassVar[str] = "cut_down"
    fields: ClassVar[tuple[str, ...]] = ("seat", "slot", "tile", "knights")

    def __init__(self, seat: Seat, slot: i64, tile: i64, knights: i64) -> None:
        self.seat: Final[Seat] = seat
        self.slot: Final[i64] = slot
        self.tile: Final[i64] = tile
        self.knights: Final[i64] = knights


@final
class Abandoned(Event):
    """MM-1.2. A territory belongs to nobody any more."""

    name: ClassVar[str] = "abandoned"
    fields: ClassVar[tuple[str, ...]] = ("slot", "tile")

    def __init__(self, slot: i64, tile: i64) -> None:
        self.slot: Final[i64] = slot
        self.tile: Final[i64] = tile


@final
class Won(Event):
    """MM-11.2. The game is won."""

    name: ClassVar[str] = "won"
    fields: ClassVar[tuple[str, ...]] = ("winner", "points", "clause")

    def __init__(self, winner: Seat, points: i64, clause: str) -> None:
        self.winner: Final[Seat] = winner
        self.points: Final[i64] = points
        self.clause: Final[str] = clause
