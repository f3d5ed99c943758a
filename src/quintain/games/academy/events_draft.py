"""What can happen in phases 1 and 2, and who sees it."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from quintain.kernel.events import Event
from quintain.kernel.types import HIDDEN, TRUTH, Seat


class Began(Event):
    """AC-11.1. A round began, with this first player."""

    name: ClassVar[str] = "began"
    fields: ClassVar[tuple[str, ...]] = ("round", "seat")

    def __init__(self, round: i64, seat: Seat) -> None:
        self.round: Final[i64] = round
        self.seat: Final[Seat] = seat


class Dealt(Event):
    """AC-3.2. A player looked at the cards dealt to him."""

    name: ClassVar[str] = "dealt"
    fields: ClassVar[tuple[str, ...]] = ("seat", "cards")
    identities: ClassVar[tuple[str, ...]] = ("cards",)

    def __init__(self, seat: Seat, cards: vec[i64]) -> None:
        self.seat: Final[Seat] = seat
        self.cards: Final[vec[i64]] = vec[i64](cards)

    def seen_by(self, viewer: Seat) -> Event:
        if viewer in (TRUTH, self.seat):
            return self
        return Dealt(self.seat, vec[i64]([HIDDEN] * len(self.cards)))


class Filled(Event):
    """AC-17.1. So many coats were laid on the Codex."""

    name: ClassVar[str] = "filled"
    fields: ClassVar[tuple[str, ...]] = ("number",)

    def __init__(self, number: i64) -> None:
        self.number: Final[i64] = number


class Bet(Event):
    """AC-16.1. A squire bet on a board."""

    name: ClassVar[str] = "bet"
    fields: ClassVar[tuple[str, ...]] = ("seat", "squire", "board")

    def __init__(self, seat: Seat, squire: i64, board: i64) -> None:
        self.seat: Final[Seat] = seat
        self.squire: Final[i64] = squire
        self.board: Final[i64] = board


class Kept(Event):
    """AC-4.1, AC-4.4. A player laid a card aside, the last one of his pack without a choice; only he knows which."""

    name: ClassVar[str] = "kept"
    fields: ClassVar[tuple[str, ...]] = ("seat", "card", "last")
    identities: ClassVar[tuple[str, ...]] = ("card",)

    def __init__(self, seat: Seat, card: i64, last: i64) -> None:
        self.seat: Final[Seat] = seat
        self.card: Final[i64] = card
        self.last: Final[i64] = last  # 1: nothing else was left

    def seen_by(self, viewer: Seat) -> Event:
        return self if viewer in (TRUTH, self.seat) else Kept(self.seat, HIDDEN, self.last)


class NeutralShown(Event):
    """AC-13.9. The player who handles the neutral squire's picks saw its first pack."""

    name: ClassVar[str] = "neutral_shown"
    fields: ClassVar[tuple[str, ...]] = ("seat", "cards")
    identities: ClassVar[tuple[str, ...]] = ("cards",)

    def __init__(self, seat: Seat, cards: vec[i64]) -> None:
        self.seat: Final[Seat] = seat
        self.cards: Final[vec[i64]] = vec[i64](cards)

    def seen_by(self, viewer: Seat) -> Event:
        if viewer in (TRUTH, self.seat):
            return self
        return NeutralShown(self.seat, vec[i64]([HIDDEN] * len(self.cards)))


class NeutralKept(Event):
    """AC-13.3. The neutral squire kept a card; `blind` when it was drawn among different ones, known to nobody."""

    name: ClassVar[str] = "neutral_kept"
    fields: ClassVar[tuple[str, ...]] = ("seat", "card", "blind")
    identities: ClassVar[tuple[str, ...]] = ("card",)

    def __init__(self, seat: Seat, card: i64, blind: i64) -> None:
        self.seat: Final[Seat] = seat  # who handles its picks
        self.card: Final[i64] = card
        self.blind: Final[i64] = blind

    def seen_by(self, viewer: Seat) -> Event:
        if viewer == TRUTH or (viewer == self.seat and not self.blind):
            return self
        if viewer == self.seat:
            return NeutralKept(self.seat, HIDDEN, self.blind)
        return NeutralKept(self.seat, HIDDEN, HIDDEN)  # whether it was blind would tell of the pack


class Passed(Event):
    """AC-4.2. All packs went to the neighbours on this side."""

    name: ClassVar[str] = "passed"
    fields: ClassVar[tuple[str, ...]] = ("direction",)

    def __init__(self, direction: i64) -> None:
        self.direction: Final[i64] = direction


class Readied(Event):
    """AC-14.3, AC-14.4. A player has split or assigned his cards, in secret."""

    name: ClassVar[str] = "readied"
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat: Final[Seat] = seat


class Revealed(Event):
    """AC-14.3. A pile was shown."""

    name: ClassVar[str] = "revealed"
    fields: ClassVar[tuple[str, ...]] = ("seat", "pile", "cards")
    identities: ClassVar[tuple[str, ...]] = ("cards",)

    def __init__(self, seat: Seat, pile: i64, cards: vec[i64]) -> None:
        self.seat: Final[Seat] = seat
        self.pile: Final[i64] = pile
        self.cards: Final[vec[i64]] = vec[i64](cards)


class Chose(Event):
    """AC-14.3. A player took a pile of the other."""

    name: ClassVar[str] = "chose"
    fields: ClassVar[tuple[str, ...]] = ("seat", "owner", "pile", "cards")
    identities: ClassVar[tuple[str, ...]] = ("cards",)

    def __init__(self, seat: Seat, owner: Seat, pile: i64, cards: vec[i64]) -> None:
        self.seat: Final[Seat] = seat
        self.owner: Final[Seat] = owner
        self.pile: Final[i64] = pile
        self.cards: Final[vec[i64]] = vec[i64](cards)
