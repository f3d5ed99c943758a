"""Sealed Bids: each round both seats bid in secret, then each is asked twice whether to raise."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar

from librt.vecs import append, vec
from mypy_extensions import i64

from quintain.kernel import content
from quintain.kernel.agenda import State
from quintain.kernel.content import Content, Fact
from quintain.kernel.errors import OptionError
from quintain.kernel.events import Event, Log
from quintain.kernel.game import NOBODY, Decision, Game, Outcome, Turn
from quintain.kernel.options import Option, Options, choice, data, flag, number
from quintain.kernel.pictures import Scene, picture_of, scene_of
from quintain.kernel.rng import Rng
from quintain.kernel.types import HIDDEN, Json

content._read[Path(__file__).parent] = Content("toy", {"bid": {"worth": 1}}, [Fact("bid.worth", 1, "made up", True)])
NOT_YET = -2  # a bid that was not made


class ToyOptions(Options):
    fields: ClassVar[tuple[str, ...]] = (*Options.fields, "rounds", "raises", "raise_by", "mood", "extra")
    seats_clause: ClassVar[str] = "TY-1.1"
    lowest: ClassVar[int] = 2
    highest: ClassVar[int] = 2
    schema: ClassVar[tuple[Option, ...]] = (
        number("rounds", "TY-1.2", 1, 3, 1),
        flag("raises", "TY-1.3", True),
        number("raise_by", "TY-1.3", 1, 2, 1),
        choice("mood", "TY-1.4", ("calm", "cross")),
        data("extra", "TY-1.4"),
    )

    def __init__(self) -> None:
        super().__init__()
        self.rounds = 1
        self.raises = True
        self.raise_by = 1
        self.mood = "calm"
        self.extra = ""

    def check(self) -> None:
        if self.mood == "cross" and not self.raises:
            raise OptionError("a cross mood needs raises (TY-1.4)", "TY-1.4")


class ToyState(State):
    fields: ClassVar[tuple[str, ...]] = (*State.fields, "round", "bids", "asked", "points")
    hidden: ClassVar[tuple[str, ...]] = ("rng", "bids")
    identities: ClassVar[tuple[str, ...]] = ("bids",)

    def __init__(self) -> None:
        super().__init__()
        self.round = 0
        self.bids: vec[i64] = vec[i64]()
        self.asked: vec[i64] = vec[i64]()  # who is still to be asked for a raise, last is next
        self.points: vec[i64] = vec[i64]()

    def clone(self) -> ToyState:
        twin = ToyState()
        twin.viewer, twin.rng, twin.agenda, twin.round = self.viewer, self.rng.clone(), self.agenda[:], self.round
        twin.bids, twin.asked, twin.points = self.bids[:], self.asked[:], self.points[:]
        return twin


class Begun(Event):
    name: ClassVar[str] = "begun"
    fields: ClassVar[tuple[str, ...]] = ("rounds",)

    def __init__(self, rounds: int) -> None:
        super().__init__()
        self.rounds = rounds


class Sealed(Event):
    name: ClassVar[str] = "sealed"
    fields: ClassVar[tuple[str, ...]] = ("seat", "coin")
    identities: ClassVar[tuple[str, ...]] = ("coin",)

    def __init__(self, seat: int, coin: int) -> None:
        super().__init__()
        self.seat = seat
        self.coin = coin

    def seen_by(self, viewer: i64) -> Event:
        return self if viewer in (self.seat, -2) else Sealed(self.seat, HIDDEN)


class Opened(Event):
    name: ClassVar[str] = "opened"
    fields: ClassVar[tuple[str, ...]] = ("coins", "winner")

    def __init__(self, coins: vec[i64], winner: int) -> None:
        super().__init__()
        self.coins = coins
        self.winner = winner


class Raised(Event):
    name: ClassVar[str] = "raised"
    fields: ClassVar[tuple[str, ...]] = ("seat", "points")

    def __init__(self, seat: int, points: int) -> None:
        super().__init__()
        self.seat = seat
        self.points = points


class ToyGame(Game[ToyState]):
    key: ClassVar[str] = "toy"
    prefix: ClassVar[str] = "TY"
    choices: ClassVar[type[Options]] = ToyOptions
    state_class: ClassVar[type[State]] = ToyState
    events: ClassVar[tuple[type[Event], ...]] = (Begun, Sealed, Opened, Raised)

    def __init__(self, options: Options) -> None:
        super().__init__(options)
        assert isinstance(options, ToyOptions)
        self.chosen = options
        coins = ("copper", "silver", "gold")
        self.bid = self.space.verb("bid", coin=coins)
        self.refuse = self.space.verb("pass")
        self.lift = self.space.verb("raise", amount=range(1, 3))
        self.nouns = {"coin": coins, "tip": coins}
        self.bound = 20

    def start(self, seed: int, log: Log = NOBODY) -> ToyState:
        state = ToyState()
        state.rng = Rng.seeded(seed)
        state.points = vec[i64]([0, 0])
        self._begin(state)
        if log.wanted:
            log.emit(Begun(self.chosen.rounds))
        return state

    def _begin(self, state: ToyState) -> None:
        state.bids = vec[i64]([NOT_YET, NOT_YET])

    def pending(self, state: ToyState) -> vec[i64]:
        if state.round >= self.chosen.rounds:
            return vec[i64]()
        if state.asked:
            return vec[i64]([state.asked[-1]])
        return vec[i64]([seat for seat in range(2) if state.bids[seat] == NOT_YET])

    def legal(self, state: ToyState, seat: i64) -> vec[i64]:
        if state.asked:
            return vec[i64]([self.refuse.of(), self.lift.of(1)])
        return vec[i64]([self.bid.of(coin) for coin in range(3)])

    def apply(self, state: ToyState, seat: i64, action: i64, log: Log) -> None:
        if state.asked:
            state.asked = state.asked[:-1]
            if self.lift.holds(action):
                state.points[seat] += 1
                log.emit(Raised(int(seat), 1))
        else:
            state.bids[seat] = self.bid.a(action)
            log.emit(Sealed(int(seat), int(self.bid.a(action))))
            if NOT_YET not in state.bids:
                self._open(state, log)
        if not state.asked and NOT_YET not in state.bids:
            state.round += 1
            self._begin(state)

    def _open(self, state: ToyState, log: Log) -> None:
        a, b = state.bids[0], state.bids[1]
        winner = -1 if a == b else 0 if a > b else 1
        if winner >= 0:
            state.points[winner] += 1
        log.emit(Opened(state.bids[:], winner))
        for seat in (1, 1, 0, 0) if self.chosen.raises else ():
            state.asked = append(state.asked, seat)

    def outcome(self, state: ToyState) -> Outcome:
        points = [int(each) for each in state.points]
        return Outcome([1 + sum(other > mine for other in points) for mine in points], points, "TY-3.1")

    def view(self, state: ToyState, viewer: i64) -> ToyState:
        view = state.clone()
        view.viewer, view.rng = viewer, Rng()
        if NOT_YET in state.bids:
            for seat in range(2):
                if seat != viewer and state.bids[seat] != NOT_YET:
                    view.bids[seat] = HIDDEN
        return view

    def determinise(self, view: ToyState, rng: Rng) -> ToyState:
        return view.clone()

    def decision(self, state: ToyState, seat: i64) -> Decision:
        asked = bool(state.asked)
        return Decision(int(seat), "TY-2.2" if asked else "TY-2.1", "raise" if asked else "bid", list(self.legal(state, seat)))

    def why_not(self, state: ToyState, seat: i64, action: i64) -> str:
        return "TY-2.1"

    def turn_of(self, state: ToyState) -> Turn:
        """A round is a turn of both; once bids are open, they raise."""
        phase = "over" if state.round >= self.chosen.rounds else "raises" if state.asked else "bids"
        return Turn(state.round + 1, -1, state.round + 1, phase)

    def scene(self) -> Scene:
        return scene_of(self)

    def picture(self, view: ToyState) -> dict[str, object]:
        most = max(view.points)
        seats = [{"seat": seat, "points": int(view.points[seat]), "leads": view.points[seat] == most} for seat in range(2)]
        return {**picture_of(self, view), "seats": seats, "bids": [self._shown(int(bid)) for bid in view.bids]}

    def _shown(self, bid: int) -> object:
        return {"hidden": True} if bid == HIDDEN else None if bid == NOT_YET else self.nouns["coin"][bid]

    def lay(self, position: dict[str, Json]) -> ToyState:
        return self.start(0)

    def tell(self, state: ToyState) -> dict[str, Json]:
        return {"round": state.round, "bids": [int(bid) for bid in state.bids], "points": [int(each) for each in state.points]}

    def faults(self, state: ToyState) -> list[str]:
        return []
