"""Everything that can happen, and who sees it.

`squire` is the participant concerned and `seat` its player; for the neutral squire, the first player who decides for it.
"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from quintain.games.academy.events_draft import (
    Began,
    Bet,
    Chose,
    Dealt,
    Filled,
    Kept,
    NeutralKept,
    NeutralShown,
    Passed,
    Readied,
    Revealed,
)
from quintain.kernel.events import Event
from quintain.kernel.types import HIDDEN, TRUTH, Seat


class Turned(Event):
    """AC-13.6. A card of the neutral squire was turned up."""

    name: ClassVar[str] = "turned"
    fields: ClassVar[tuple[str, ...]] = ("seat", "squire", "card")

    def __init__(self, seat: Seat, squire: i64, card: i64) -> None:
        self.seat: Final[Seat] = seat
        self.squire: Final[i64] = squire
        self.card: Final[i64] = card


class Played(Event):
    """AC-5.3. A card was played on a board."""

    name: ClassVar[str] = "played"
    fields: ClassVar[tuple[str, ...]] = ("seat", "squire", "card", "board")

    def __init__(self, seat: Seat, squire: i64, card: i64, board: i64) -> None:
        self.seat: Final[Seat] = seat
        self.squire: Final[i64] = squire
        self.card: Final[i64] = card
        self.board: Final[i64] = board


class Moved(Event):
    """AC-6.1. A marker went so many steps and stands at this progress, with so many markers below it."""

    name: ClassVar[str] = "moved"
    fields: ClassVar[tuple[str, ...]] = ("seat", "squire", "board", "steps", "progress", "below")

    def __init__(self, seat: Seat, squire: i64, board: i64, steps: i64, progress: i64, below: i64) -> None:
        self.seat: Final[Seat] = seat
        self.squire: Final[i64] = squire
        self.board: Final[i64] = board
        self.steps: Final[i64] = steps  # 0: it could not move; below zero: back
        self.progress: Final[i64] = progress
        self.below: Final[i64] = below


class CupMoved(Event):
    """AC-15.2. The Cup went to one side, or to the middle, and stands so many spaces from it."""

    name: ClassVar[str] = "cup_moved"
    fields: ClassVar[tuple[str, ...]] = ("cup", "side", "steps")

    def __init__(self, cup: i64, side: i64, steps: i64) -> None:
        self.cup: Final[i64] = cup  # below zero: black
        self.side: Final[i64] = side  # 0: the middle, 1: black, 2: white
        self.steps: Final[i64] = steps


class ScrollTaken(Event):
    """AC-18.1. A squire took the scroll of a space."""

    name: ClassVar[str] = "scroll_taken"
    fields: ClassVar[tuple[str, ...]] = ("seat", "squire", "space")

    def __init__(self, seat: Seat, squire: i64, space: i64) -> None:
        self.seat: Final[Seat] = seat
        self.squire: Final[i64] = squire
        self.space: Final[i64] = space


class Peeked(Event):
    """AC-17.2. A player looked at a coat on the Codex."""

    name: ClassVar[str] = "peeked"
    fields: ClassVar[tuple[str, ...]] = ("seat", "slot", "coat", "points")
    identities: ClassVar[tuple[str, ...]] = ("coat",)

    def __init__(self, seat: Seat, slot: i64, coat: i64, points: i64) -> None:
        self.seat: Final[Seat] = seat
        self.slot: Final[i64] = slot
        self.coat: Final[i64] = coat
        self.points: Final[i64] = points  # 0 where the coat is hidden

    def seen_by(self, viewer: Seat) -> Event:
        return self if viewer in (TRUTH, self.seat) else Peeked(self.seat, self.slot, HIDDEN, 0)


class Lifted(Event):
    """AC-12.1. The first player put a marker on top of its stack."""

    name: ClassVar[str] = "lifted"
    fields: ClassVar[tuple[str, ...]] = ("seat", "squire", "board")

    def __init__(self, seat: Seat, squire: i64, board: i64) -> None:
        self.seat: Final[Seat] = seat
        self.squire: Final[i64] = squire
        self.board: Final[i64] = board


class Scored(Event):
    """AC-9.1. A board is scored now; its awards follow."""

    name: ClassVar[str] = "scored"
    fields: ClassVar[tuple[str, ...]] = ("board",)

    def __init__(self, board: i64) -> None:
        self.board: Final[i64] = board


class Placed(Event):
    """AC-8.2. A squire has this place on Gallantry, from 1."""

    name: ClassVar[str] = "placed"
    fields: ClassVar[tuple[str, ...]] = ("seat", "squire", "place")

    def __init__(self, seat: Seat, squire: i64, place: i64) -> None:
        self.seat: Final[Seat] = seat
        self.squire: Final[i64] = squire
        self.place: Final[i64] = place


class Awarded(Event):
    """AC-9.5. A coat was handed out in the open."""

    name: ClassVar[str] = "awarded"
    fields: ClassVar[tuple[str, ...]] = ("seat", "squire", "board", "coat", "points")

    def __init__(self, seat: Seat, squire: i64, board: i64, coat: i64, points: i64) -> None:
        self.seat: Final[Seat] = seat
        self.squire: Final[i64] = squire
        self.board: Final[i64] = board
        self.coat: Final[i64] = coat
        self.points: Final[i64] = points


class Took(Event):
    """AC-17.4. A squire took a coat from the Codex; its player alone looked at it, nobody at the neutral squire's."""

    name: ClassVar[str] = "took"
    fields: ClassVar[tuple[str, ...]] = ("seat", "squire", "slot", "coat", "points", "watchers")
    identities: ClassVar[tuple[str, ...]] = ("coat",)

    def __init__(self, seat: Seat, squire: i64, slot: i64, coat: i64, points: i64, watchers: i64) -> None:
        self.seat: Final[Seat] = seat
        self.squire: Final[i64] = squire
        self.slot: Final[i64] = slot
        self.coat: Final[i64] = coat
        self.points: Final[i64] = points  # 0 where the coat is hidden
        self.watchers: Final[i64] = watchers  # bitmask of the seats that know the coat

    def seen_by(self, viewer: Seat) -> Event:
        if viewer == TRUTH or (viewer >= 0 and self.watchers >> viewer & 1):
            return self
        return Took(self.seat, self.squire, self.slot, HIDDEN, 0, self.watchers)


class Returned(Event):
    """AC-17.4. A zero coat was shown and put back."""

    name: ClassVar[str] = "returned"
    fields: ClassVar[tuple[str, ...]] = ("seat", "squire", "slot")

    def __init__(self, seat: Seat, squire: i64, slot: i64) -> None:
        self.seat: Final[Seat] = seat
        self.squire: Final[i64] = squire
        self.slot: Final[i64] = slot


class Earned(Event):
    """AC-19.2. The dragon gave or took points for so many coats."""

    name: ClassVar[str] = "earned"
    fields: ClassVar[tuple[str, ...]] = ("seat", "squire", "points", "number")

    def __init__(self, seat: Seat, squire: i64, points: i64, number: i64) -> None:
        self.seat: Final[Seat] = seat
        self.squire: Final[i64] = squire
        self.points: Final[i64] = points
        self.number: Final[i64] = number


class Uncovered(Event):
    """AC-20.1. All coats were turned face up."""

    name: ClassVar[str] = "uncovered"


class Targeted(Event):
    """AC-20.2. A squire chose with whom to exchange."""

    name: ClassVar[str] = "targeted"
    fields: ClassVar[tuple[str, ...]] = ("seat", "squire", "owner", "rival")

    def __init__(self, seat: Seat, squire: i64, owner: Seat, rival: i64) -> None:
        self.seat: Final[Seat] = seat
        self.squire: Final[i64] = squire
        self.owner: Final[Seat] = owner
        self.rival: Final[i64] = rival


class Given(Event):
    """AC-20.2. A squire gave a coat to its rival."""

    name: ClassVar[str] = "given"
    fields: ClassVar[tuple[str, ...]] = ("seat", "squire", "owner", "rival", "points")

    def __init__(self, seat: Seat, squire: i64, owner: Seat, rival: i64, points: i64) -> None:
        self.seat: Final[Seat] = seat
        self.squire: Final[i64] = squire
        self.owner: Final[Seat] = owner
        self.rival: Final[i64] = rival
        self.points: Final[i64] = points


class Claimed(Event):
    """AC-20.2. A squire took a coat from its rival."""

    name: ClassVar[str] = "claimed"
    fields: ClassVar[tuple[str, ...]] = ("seat", "squire", "owner", "rival", "points")

    def __init__(self, seat: Seat, squire: i64, owner: Seat, rival: i64, points: i64) -> None:
        self.seat: Final[Seat] = seat
        self.squire: Final[i64] = squire
        self.owner: Final[Seat] = owner
        self.rival: Final[i64] = rival
        self.points: Final[i64] = points


class Cleared(Event):
    """AC-10.1. The markers of a board went back; `soft` when they kept their order (AC-12.3)."""

    name: ClassVar[str] = "cleared"
    fields: ClassVar[tuple[str, ...]] = ("board", "soft")

    def __init__(self, board: i64, soft: i64) -> None:
        self.board: Final[i64] = board
        self.soft: Final[i64] = soft


class Totalled(Event):
    """AC-11.5. The match is over: a player's total and rank."""

    name: ClassVar[str] = "totalled"
    fields: ClassVar[tuple[str, ...]] = ("seat", "points", "rank")

    def __init__(self, seat: Seat, points: i64, rank: i64) -> None:
        self.seat: Final[Seat] = seat
        self.points: Final[i64] = points
        self.rank: Final[i64] = rank


EVENTS: Final[tuple[type[Event], ...]] = (
    Began,
    Dealt,
    Filled,
    Bet,
    Kept,
    NeutralShown,
    NeutralKept,
    Passed,
    Readied,
    Revealed,
    Chose,
    Turned,
    Played,
    Moved,
    CupMoved,
    ScrollTaken,
    Peeked,
    Lifted,
    Scored,
    Placed,
    Awarded,
    Took,
    Returned,
    Earned,
    Uncovered,
    Targeted,
    Given,
    Claimed,
    Cleared,
    Totalled,
)
