"""What lies on the table of the toy beside the laws, and what can happen there; some of it is wrong on purpose."""

from __future__ import annotations

from typing import Any, TypedDict

from librt.vecs import vec
from mypy_extensions import i64

from quintain.kernel.agenda import State
from quintain.kernel.events import Event
from quintain.kernel.options import Options, flag, number
from quintain.kernel.pictures import Picture, SeatPicture
from quintain.kernel.piles import Pile
from quintain.kernel.types import HIDDEN, TRUTH


class LotsSeat(SeatPicture):
    hand: list[int]  # HIDDEN where the viewer may not look


class LotsPicture(Picture):
    seats: list[LotsSeat]
    stake: int


class LotsFacts(TypedDict, total=False):
    stake: int


class LotsOptions(Options):
    """Two to four seats, a deck of a chosen size, and whether one may boast."""

    fields = (*Options.fields, "cards", "boast")
    seats_clause = "TY-1"
    lowest = 2
    highest = 4
    schema = (number("cards", "TY-1", 12, 20, 12), flag("boast", "TY-4", True))

    def __init__(self) -> None:
        super().__init__()
        self.cards = 12
        self.boast = True


class Drew(Event):
    name = "drew"
    fields = ("seat", "card")
    identities = ("card",)

    def __init__(self, seat: int, card: int) -> None:
        super().__init__()
        self.seat, self.card = seat, card

    def seen_by(self, viewer: int) -> Event:
        return self if viewer in (self.seat, TRUTH) else Drew(self.seat, HIDDEN)


class Gossiped(Drew):
    def seen_by(self, viewer: int) -> Event:
        return self


class Won(Event):
    name = "won"
    fields = ("seat", "card", "points")
    identities = ("card",)

    def __init__(self, seat: int, card: int, points: int) -> None:
        super().__init__()
        self.seat, self.card, self.points = seat, card, points


class LotsState(State):
    """The table of Lots."""

    fields = (*State.fields, "deck", "hands", "choice", "committed", "discard", "points", "stake")
    parts = {**State.parts, "deck": Pile, "hands": Pile}
    identities = ("choice", "discard")
    hidden = ("rng", "deck", "hands", "choice")

    def __init__(self) -> None:
        super().__init__()
        self.deck = Pile()  # the last is the top
        self.hands: list[Pile] = []  # per seat
        self.choice = vec[i64]()  # per seat: the card committed, NONE, or HIDDEN
        self.committed = vec[i64]()  # per seat: 1 when it has chosen
        self.discard = vec[i64]()  # face up
        self.points = vec[i64]()  # per seat
        self.stake = 0  # what the winner may boast of

    def clone(self) -> Any:
        twin = self.empty()
        twin.viewer, twin.rng, twin.agenda = self.viewer, self.rng.clone(), self.agenda[:]
        twin.deck, twin.hands = self.deck.clone(), [hand.clone() for hand in self.hands]
        twin.choice, twin.committed, twin.discard = self.choice[:], self.committed[:], self.discard[:]
        twin.points, twin.stake = self.points[:], self.stake
        return twin

    def empty(self) -> Any:
        return type(self)()


class SharedState(LotsState):
    def clone(self) -> Any:
        twin = super().clone()
        twin.discard = self.discard
        return twin


class StowawayState(LotsState):
    def __init__(self) -> None:
        super().__init__()
        self.rounds = 0


class NamelessState(LotsState):
    parts = {name: part for name, part in LotsState.parts.items() if name != "deck"}
