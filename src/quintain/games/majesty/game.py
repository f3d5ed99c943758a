"""The contract wired to the chapters; no rules here."""

from __future__ import annotations

from typing import ClassVar, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from quintain.games.majesty import buildings, hidden, scoring, setup, table, turn
from quintain.games.majesty.events import EVENTS
from quintain.games.majesty.invariants import faults
from quintain.games.majesty.kit import BUILDINGS, ROLES, SIDES, Kit
from quintain.games.majesty.options import FULL_SHUFFLE, MajestyOptions
from quintain.games.majesty.state import MajestyState
from quintain.games.majesty.turn import EXCHANGE, HEAL, TAKE, Steps
from quintain.games.majesty.verbs import Verbs
from quintain.kernel.agenda import State
from quintain.kernel.events import Event, Log
from quintain.kernel.game import Decision, Game, Outcome
from quintain.kernel.options import Options
from quintain.kernel.rng import Rng
from quintain.kernel.types import Action, Json, Seat

CLAUSES: Final = ("MJ-2.8", "MJ-5.7", "MJ-4.10")  # what asks at each step that waits
PROMPTS: Final = ("take", "heal_role", "castle_trade")


@final
class MajestyGame(Game[MajestyState]):
    """Majesty: For the Realm."""

    key: ClassVar[str] = "majesty"
    prefix: ClassVar[str] = "MJ"
    turn_clause: ClassVar[str] = "MJ-2.1"
    rules: ClassVar[int] = 1
    choices: ClassVar[type[Options]] = MajestyOptions
    state_class: ClassVar[type[State]] = MajestyState
    events: ClassVar[tuple[type[Event], ...]] = EVENTS

    def __init__(self, options: Options) -> None:
        super().__init__(options)
        assert isinstance(options, MajestyOptions)
        self.chosen: MajestyOptions = options
        self.kit: Kit = Kit(self.content, int(options.seats))
        self.verbs: Verbs = Verbs(self.space, self.kit)
        self.steps: Steps = Steps(options.seats)
        self.bound = self.kit.turns * 2
        self.nobody: vec[Seat] = vec[i64]()
        self.alone: list[vec[Seat]] = [vec[i64]([seat]) for seat in range(options.seats)]
        self.nouns = {
            "card": tuple([self.kit.types[kind] for kind in self.kit.type_of]),
            "role": ROLES,
            "building": BUILDINGS,
            "side": SIDES,
        }

    def start(self, seed: i64) -> MajestyState:
        state = setup.set_up(self.kit, self.chosen, seed)
        state.agenda.append(self.steps.take[state.first])
        return state

    def pending(self, state: MajestyState) -> vec[Seat]:
        return self.alone[state.agenda[-1].seat] if state.agenda else self.nobody

    def legal(self, state: MajestyState, seat: Seat) -> vec[Action]:
        kind = state.agenda[-1].kind
        if kind == TAKE:
            return turn.take_options(self.kit, self.verbs, state, seat)
        if kind == HEAL:
            return buildings.heal_options(self.kit, self.verbs, state, seat)
        return buildings.trade_options(self.kit, self.verbs, state, seat)

    def apply(self, state: MajestyState, seat: Seat, action: Action, log: Log) -> None:
        kind = state.agenda[-1].kind
        if kind == TAKE:
            turn.take(self.kit, self.steps, state, seat, self.verbs.take.a(action), self.verbs.take.b(action), log)
            return
        if kind == HEAL:
            buildings.heal(state, seat, self.verbs.heal.a(action), log)
        else:
            buildings.trade(state, seat, self.verbs.trade.a(action), log)
        turn.carry_on(self.kit, self.steps, state, log)

    def outcome(self, state: MajestyState) -> Outcome:
        return scoring.outcome(state)

    def view(self, state: MajestyState, viewer: Seat) -> MajestyState:
        return hidden.view(state, viewer)

    def determinise(self, view: MajestyState, rng: Rng) -> MajestyState:
        return hidden.determinise(self.kit, self.chosen.deck_mode == FULL_SHUFFLE, view, rng)

    def decision(self, state: MajestyState, seat: Seat) -> Decision:
        kind = state.agenda[-1].kind
        return Decision(int(seat), CLAUSES[kind], PROMPTS[kind], list(self.legal(state, seat)))

    def why_not(self, state: MajestyState, seat: Seat, action: Action) -> str:
        kind = state.agenda[-1].kind
        if kind == TAKE and self.verbs.take.holds(action):
            return turn.why_not_take(self.kit, state, seat, self.verbs.take.a(action))
        if kind == HEAL and self.verbs.heal.holds(action):
            return "MJ-5.7"
        if kind == EXCHANGE and self.verbs.trade.holds(action):
            return "MJ-4.10"
        return "MJ-2.9"

    def facts(self, state: MajestyState, seat: Seat, action: Action) -> dict[str, Json]:
        return table.facts(self.kit, self.verbs, state, seat, action)

    def lay(self, position: dict[str, Json]) -> MajestyState:
        return table.lay(self.kit, self.chosen, self.steps, position)

    def tell(self, state: MajestyState) -> dict[str, Json]:
        return table.tell(self.kit, self.chosen, state)

    def faults(self, state: MajestyState) -> list[str]:
        return faults(self.kit, self.chosen.deck_mode, state)
