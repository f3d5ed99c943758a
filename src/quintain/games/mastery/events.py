"""What can happen in a turn and on the land, and who sees it."""

from __future__ import annotations

from typing import ClassVar, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from quintain.kernel.events import Event
from quintain.kernel.types import HIDDEN, TRUTH, Seat


def _hidden(n: i64) -> vec[i64]:
    cards = vec[i64]()
    for _ in range(n):
        cards = append(cards, HIDDEN)
    return cards


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
    fields: ClassVar[tuple[str, ...]] = ("seat", "knights", "forfeited", "clause")

    def __init__(self, seat: Seat, knights: i64, forfeited: i64, clause: str) -> None:
        self.seat: Final[Seat] = seat
        self.knights: Final[i64] = knights
        self.forfeited: Final[i64] = forfeited
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
    fields: ClassVar[tuple[str, ...]] = ("seat", "cards", "count")
    identities: ClassVar[tuple[str, ...]] = ("cards",)

    def __init__(self, seat: Seat, cards: vec[i64], count: i64) -> None:
        self.seat: Final[Seat] = seat
        self.cards: Final[vec[i64]] = cards
        self.count: Final[i64] = count

    def seen_by(self, viewer: Seat) -> Event:
        if viewer in (TRUTH, self.seat):
            return self
        return Drew(self.seat, _hidden(len(self.cards)), self.count)


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
    fields: ClassVar[tuple[str, ...]] = ("seat", "card", "clause")
    identities: ClassVar[tuple[str, ...]] = ("card",)

    def __init__(self, seat: Seat, card: i64, clause: str) -> None:
        self.seat: Final[Seat] = seat
        self.card: Final[i64] = card
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
class CrownUsed(Event):
    """MM-4.2. A crown was declared."""

    name: ClassVar[str] = "crown_used"
    fields: ClassVar[tuple[str, ...]] = ("seat", "artefact")

    def __init__(self, seat: Seat, artefact: i64) -> None:
        self.seat: Final[Seat] = seat
        self.artefact: Final[i64] = artefact


@final
class Corrupted(Event):
    """MM-4.8. Corruption destroyed an artefact."""

    name: ClassVar[str] = "corrupted"
    fields: ClassVar[tuple[str, ...]] = ("seat", "owner", "artefact")

    def __init__(self, seat: Seat, owner: Seat, artefact: i64) -> None:
        self.seat: Final[Seat] = seat
        self.owner: Final[Seat] = owner
        self.artefact: Final[i64] = artefact


@final
class Foresaw(Event):
    """MM-4.4. The top cards of the own deck were looked at, the uppermost first."""

    name: ClassVar[str] = "foresaw"
    fields: ClassVar[tuple[str, ...]] = ("seat", "cards", "count")
    identities: ClassVar[tuple[str, ...]] = ("cards",)

    def __init__(self, seat: Seat, cards: vec[i64], count: i64) -> None:
        self.seat: Final[Seat] = seat
        self.cards: Final[vec[i64]] = cards
        self.count: Final[i64] = count

    def seen_by(self, viewer: Seat) -> Event:
        if viewer in (TRUTH, self.seat):
            return self
        return Foresaw(self.seat, _hidden(len(self.cards)), self.count)


@final
class Arranged(Event):
    """MM-4.4. The cards looked at lie on top again, in an order only their owner knows."""

    name: ClassVar[str] = "arranged"
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Final[Seat] = seat


@final
class Recalled(Event):
    """MM-4.6. A card went from the discard pile into the deck, which was shuffled."""

    name: ClassVar[str] = "recalled"
    fields: ClassVar[tuple[str, ...]] = ("seat", "card")
    identities: ClassVar[tuple[str, ...]] = ("card",)

    def __init__(self, seat: Seat, card: i64) -> None:
        self.seat: Final[Seat] = seat
        self.card: Final[i64] = card


@final
class Examined(Event):
    """MM-4.7. The top card of a deck was looked at by one player alone."""

    name: ClassVar[str] = "examined"
    fields: ClassVar[tuple[str, ...]] = ("seat", "owner", "card")
    identities: ClassVar[tuple[str, ...]] = ("card",)

    def __init__(self, seat: Seat, owner: Seat, card: i64) -> None:
        self.seat: Final[Seat] = seat
        self.owner: Final[Seat] = owner
        self.card: Final[i64] = card

    def seen_by(self, viewer: Seat) -> Event:
        if viewer in (TRUTH, self.seat):
            return self
        return Examined(self.seat, self.owner, HIDDEN)


@final
class Left(Event):
    """MM-4.7. The card looked at stayed on the deck."""

    name: ClassVar[str] = "left"
    fields: ClassVar[tuple[str, ...]] = ("seat", "owner")

    def __init__(self, seat: Seat, owner: Seat) -> None:
        self.seat: Final[Seat] = seat
        self.owner: Final[Seat] = owner


@final
class Removed(Event):
    """MM-4.7. The card looked at went to the discard pile of its owner."""

    name: ClassVar[str] = "removed"
    fields: ClassVar[tuple[str, ...]] = ("seat", "owner", "card")
    identities: ClassVar[tuple[str, ...]] = ("card",)

    def __init__(self, seat: Seat, owner: Seat, card: i64) -> None:
        self.seat: Final[Seat] = seat
        self.owner: Final[Seat] = owner
        self.card: Final[i64] = card


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
