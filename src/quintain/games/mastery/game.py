"""MasteryGame: the contract wired to the chapters."""

from __future__ import annotations

from typing import ClassVar, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from quintain.games.mastery import asks, flow, goal, hidden, invariants, setup, table, turn
from quintain.games.mastery import battle_events as fought
from quintain.games.mastery import events as told
from quintain.games.mastery.box import Box
from quintain.games.mastery.options import MasteryOptions
from quintain.games.mastery.state import MasteryState
from quintain.games.mastery.things import ARTEFACTS, CARDS
from quintain.kernel.agenda import State
from quintain.kernel.events import Event, Log
from quintain.kernel.game import Decision, Game, Outcome
from quintain.kernel.options import Options
from quintain.kernel.rng import Rng
from quintain.kernel.types import Action, Json, Seat

MOST_DECISIONS: Final = 2_000  # of one turn, generously: a turn that goes on takes land, and 13 points end it
NO_LIMIT: Final = 1_000_000  # rounds, where no limit is set: only victory ends the game (MM-11.5)


@final
class MasteryGame(Game[MasteryState]):
    """Medieval Mastery under given options."""

    key: ClassVar[str] = "mastery"
    prefix: ClassVar[str] = "MM"
    turn_clause: ClassVar[str] = "MM-0.9"
    rules: ClassVar[int] = 1
    choices: ClassVar[type[Options]] = MasteryOptions
    state_class: ClassVar[type[State]] = MasteryState
    events: ClassVar[tuple[type[Event], ...]] = (
        told.TurnBegan, told.Mustered, told.Played, told.Drew, told.Reshuffled, told.Discarded, told.Fractured,
        told.Repaired, told.TurnEnded, told.LimitReached, told.CrownUsed, told.Corrupted, told.Foresaw, told.Arranged,
        told.Recalled, told.Examined, told.Left, told.Removed, told.Stationed, told.Redistributed, told.Advanced,
        told.Conquered, told.Sank, told.CutDown, told.Abandoned, told.Won,
        fought.Attacked, fought.Strengthened, fought.Duelled, fought.Fell, fought.Equalised, fought.Committed,
        fought.Revealed, fought.Ambushed, fought.LaidNothing, fought.Supported, fought.Decided, fought.Rolled,
        fought.Reversed, fought.Retreated, fought.Held, fought.CastleFell, fought.Cleared,
    )  # fmt: skip

    def __init__(self, options: Options) -> None:
        super().__init__(options)
        assert isinstance(options, MasteryOptions)
        self.box: Final[Box] = Box(self.content, options, self.space)
        self.nouns = {"card": CARDS, "artefact": ARTEFACTS, "tile": self.box.tiles, "slot": self.box.slots}
        self.bound = (options.round_limit if options.round_limit > 0 else NO_LIMIT) * self.seats * MOST_DECISIONS

    def start(self, seed: i64) -> MasteryState:
        state = MasteryState()
        state.rng = Rng.seeded(seed)
        log = Log()
        setup.set_up(self.box, state, log)
        turn.begin_turn(self.box, state, log)
        return state

    def pending(self, state: MasteryState) -> vec[Seat]:
        return flow.pending(self.box, state)

    def legal(self, state: MasteryState, seat: Seat) -> vec[Action]:
        return flow.legal(self.box, state, seat)

    def apply(self, state: MasteryState, seat: Seat, action: Action, log: Log) -> None:
        flow.apply(self.box, state, seat, action, log)

    def outcome(self, state: MasteryState) -> Outcome:
        return goal.outcome(self.box, state)

    def view(self, state: MasteryState, viewer: Seat) -> MasteryState:
        return hidden.view(self.box, state, viewer)

    def determinise(self, view: MasteryState, rng: Rng) -> MasteryState:
        return hidden.determinise(self.box, view, rng)

    def decision(self, state: MasteryState, seat: Seat) -> Decision:
        return asks.decision(self.box, state, seat)

    def why_not(self, state: MasteryState, seat: Seat, action: Action) -> str:
        return asks.why_not(self.box, state, seat, action)

    def facts(self, state: MasteryState, seat: Seat, action: Action) -> dict[str, Json]:
        return asks.facts(self.box, state, seat, action)

    def lay(self, position: dict[str, Json]) -> MasteryState:
        return table.lay(self.box, position)

    def tell(self, state: MasteryState) -> dict[str, Json]:
        return table.tell(self.box, state)

    def faults(self, state: MasteryState) -> list[str]:
        return invariants.faults(self.box, state)
