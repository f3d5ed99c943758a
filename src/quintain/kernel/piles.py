"""Cards in a heap or a hand, and who knows which: knowledge travels with the card."""

from __future__ import annotations

from typing import ClassVar, final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from quintain.kernel.records import Record
from quintain.kernel.rng import Rng
from quintain.kernel.types import HIDDEN, TRUTH, Seat


@final
class Pile(Record):
    """Cards from bottom to top, each with the seats that know it as a bitmask."""

    fields: ClassVar[tuple[str, ...]] = ("cards", "known")
    identities: ClassVar[tuple[str, ...]] = ("cards",)

    def __init__(self) -> None:
        self.cards: vec[i64] = vec[i64]()  # the last is the top; HIDDEN in a view
        self.known: vec[i64] = vec[i64]()  # per card: bit s is set when seat s knows it

    def clone(self) -> Pile:
        twin = Pile()
        twin.cards = self.cards[:]
        twin.known = self.known[:]
        return twin

    def size(self) -> i64:
        return len(self.cards)

    def put(self, card: i64, known: i64 = 0) -> None:
        """Lay a card on top."""
        self.cards = append(self.cards, card)
        self.known = append(self.known, known)

    def take(self, at: i64) -> i64:
        """Take out the card at a place; what is known of it goes with `known_at`, asked before."""
        self.known, _ = pop(self.known, at)
        self.cards, card = pop(self.cards, at)
        return card

    def draw(self) -> i64:
        """Take the top card."""
        self.known, _ = pop(self.known)
        self.cards, card = pop(self.cards)
        return card

    def find(self, card: i64) -> i64:
        """The place of a card, or -1."""
        i: i64
        for i in range(len(self.cards)):
            if self.cards[i] == card:
                return i
        return -1

    def show(self, seats: i64) -> None:
        """Every seat of the bitmask knows every card from now on."""
        i: i64
        for i in range(len(self.known)):
            self.known[i] |= seats

    def shuffle(self, rng: Rng) -> None:
        """After a shuffle nobody knows anything."""
        rng.shuffle(self.cards)
        i: i64
        for i in range(len(self.known)):
            self.known[i] = 0

    def seen_by(self, viewer: Seat) -> Pile:
        """The pile with HIDDEN for what the viewer does not know; a spectator knows what all seats know, so nothing here."""
        twin = self.clone()
        if viewer == TRUTH:
            return twin
        bit: i64 = 0 if viewer < 0 else 1 << viewer
        i: i64
        for i in range(len(twin.cards)):
            if not twin.known[i] & bit:
                twin.cards[i] = HIDDEN
            twin.known[i] &= bit
        return twin
