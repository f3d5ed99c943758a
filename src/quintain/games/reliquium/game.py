"""The contract wired to the chapters; no rules here."""

from __future__ import annotations

from typing import ClassVar, final

from librt.vecs import vec
from mypy_extensions import i64

from quintain.games.reliquium import ending, flow, hidden, invariants, labels, questions, refusals, setup, table, telling
from quintain.games.reliquium.accounts import WAR_EVENTS
from quintain.games.reliquium.events import PEACE_EVENTS
from quintain.games.reliquium.kit import Kit
from quintain.games.reliquium.options import ReliquiumOptions
from quintain.games.reliquium.rounds import longest
from quintain.games.reliquium.state import ReliquiumState
from quintain.kernel.agenda import State
from quintain.kernel.events import Event, Log
from quintain.kernel.game import Decision, Game, Outcome
from quintain.kernel.options import Options
from quintain.kernel.rng import Rng
from quintain.kernel.types import Action, Json, Seat


@final
class ReliquiumGame(Game[ReliquiumState]):
    """Reliquium."""

    key: ClassVar[str] = "reliquium"
    prefix: ClassVar[str] = "RQ"
    turn_clause: ClassVar[str] = "RQ-2.1"
    rules: ClassVar[int] = 1
    choices: ClassVar[type[Options]] = ReliquiumOptions
    state_class: ClassVar[type[State]] = ReliquiumState
    events: ClassVar[tuple[type[Event], ...]] = (*PEACE_EVENTS, *WAR_EVENTS)

    def __init__(self, options: Options) -> None:
        super().__init__(options)
        assert isinstance(options, ReliquiumOptions)
        self.chosen: ReliquiumOptions = options
        self.kit: Kit = Kit(self.content, self.space)
        self.round_limit: i64 = options.round_limit
        self.nobody: vec[Seat] = vec[i64]()
        self.alone: list[vec[Seat]] = [vec[i64]([seat]) for seat in range(options.seats)]
        self.bound = longest(int(options.seats), int(options.round_limit))
        self.nouns = self.kit.nouns()

    def start(self, seed: i64) -> ReliquiumState:
        state = setup.set_up(self.kit, self.chosen, seed)
        flow.carry_on(self.kit, state, self.round_limit, Log())
        return state

    def pending(self, state: ReliquiumState) -> vec[Seat]:
        return self.alone[state.agenda[-1].seat] if state.agenda else self.nobody

    def legal(self, state: ReliquiumState, seat: Seat) -> vec[Action]:
        return flow.options(self.kit, state)

    def apply(self, state: ReliquiumState, seat: Seat, action: Action, log: Log) -> None:
        flow.choose(self.kit, state, action, log)
        flow.carry_on(self.kit, state, self.round_limit, log)

    def outcome(self, state: ReliquiumState) -> Outcome:
        return ending.outcome(self.kit, state)

    def view(self, state: ReliquiumState, viewer: Seat) -> ReliquiumState:
        return hidden.view(state, viewer)

    def determinise(self, view: ReliquiumState, rng: Rng) -> ReliquiumState:
        return hidden.determinise(view, rng)

    def absent(self, state: ReliquiumState, seat: Seat) -> Action:
        return flow.absent(self.kit, state)

    def decision(self, state: ReliquiumState, seat: Seat) -> Decision:
        clause, prompt = questions.question(self.kit, state, self.options.content != "")
        return Decision(int(seat), clause, prompt, list(self.legal(state, seat)))

    def why_not(self, state: ReliquiumState, seat: Seat, action: Action) -> str:
        return refusals.why_not(self.kit, state, action)

    def facts(self, state: ReliquiumState, seat: Seat, action: Action) -> dict[str, Json]:
        return labels.facts(self.kit, state, action)

    def lay(self, position: dict[str, Json]) -> ReliquiumState:
        return table.lay(self.kit, self.chosen, position)

    def tell(self, state: ReliquiumState) -> dict[str, Json]:
        return telling.tell(self.kit, state)

    def faults(self, state: ReliquiumState) -> list[str]:
        return invariants.faults(self.kit, state)
