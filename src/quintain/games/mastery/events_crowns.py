"""What can happen when a crown is used, and who sees it."""

from __future__ import annotations

from typing import ClassVar, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from quintain.games.mastery.events import hidden_cards
from quintain.kernel.events import Event
from quintain.kernel.types import HIDDEN, TRUTH, Seat


@final
class CrownUsed(Event):
    """MM-4.2. A crown was declared with its target: a player and an artefact, a player alone, or nobody (-1)."""

    name: ClassVar[str] = "crown_used"
    fields: ClassVar[tuple[str, ...]] = ("seat", "artefact", "target", "aim")

    def __init__(self, seat: Seat, artefact: i64, target: Seat, aim: i64) -> None:
        self.seat: Final[Seat] = seat
        self.artefact: Final[i64] = artefact
        self.target: Final[Seat] = target
        self.aim: Final[i64] = aim  # the artefact that Corruption would destroy


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
        return Foresaw(self.seat, hidden_cards(len(self.cards)), self.count)


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
