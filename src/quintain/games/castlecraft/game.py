"""The contract wired to the chapters; no rules here."""

from __future__ import annotations

from typing import ClassVar, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from quintain.games.castlecraft import hidden, refusals, setup, stalemate, table, turn
from quintain.games.castlecraft.events import EVENTS
from quintain.games.castlecraft.invariants import faults
from quintain.games.castlecraft.labels import facts
from quintain.games.castlecraft.options import CastleOptions
from quintain.games.castlecraft.realm import Realm
from quintain.games.castlecraft.state import CastleState
from quintain.kernel.agenda import State
from quintain.kernel.events import Event, Log
from quintain.kernel.game import Decision, Game, Outcome
from quintain.kernel.options import Options
from quintain.kernel.rng import Rng
from quintain.kernel.types import Action, Json, Seat

# What asks at each step that waits: CHOOSE, MOVE, STRIKE, COUNTER, BUILD, DEPLOY
CLAUSES: Final = ("CC-6.1", "CC-7.10", "CC-6.2", "CC-10.4", "CC-15.1", "CC-16.3")
NUMBERED: Final = 6  # extra castles that the catalogue names
PROMPTS: Final = ("choose_squad", "move", "strike", "counter", "build", "deploy")


@final
class CastleCraftGame(Game[CastleState]):
    """Castle Craft."""

    key: ClassVar[str] = "castlecraft"
    prefix: ClassVar[str] = "CC"
    turn_clause: ClassVar[str] = "CC-5.3"
    rules: ClassVar[int] = 1
    choices: ClassVar[type[Options]] = CastleOptions
    state_class: ClassVar[type[State]] = CastleState
    events: ClassVar[tuple[type[Event], ...]] = EVENTS

    def __init__(self, options: Options) -> None:
        super().__init__(options)
        assert isinstance(options, CastleOptions)
        self.realm: Realm = Realm(self.content, options, self.space)
        realm = self.realm
        kit = realm.kit
        rounds = int(realm.round_cap or kit.rounds)
        squads = max([list(kit.army).count(army) for army in range(len(kit.armies))])
        strikes = int(kit.manoeuvres) * (2 + int(kit.n)) + 1  # two choices a manoeuvre, and a counter for every squad
        building = len(realm.towers) + sum(kit.figures) + squads + len(kit.cards) + 1
        self.bound = rounds * int(options.seats) * (squads * strikes + 1 + building)
        self.nobody: vec[Seat] = vec[i64]()
        self.alone: list[vec[Seat]] = [vec[i64]([seat]) for seat in range(options.seats)]
        self.nouns = {
            "army": kit.armies,
            "unit": kit.units,
            "foe": kit.units,
            "card": kit.cards,
            "spell": kit.spells,
            "cell": realm.cells,
            "portal": realm.portals,
            "tower": realm.towers,
            "castle": realm.castles,
        }

    def start(self, seed: i64) -> CastleState:
        state = setup.set_up(self.realm, seed)
        turn.carry_on(self.realm, turn.field_of(self.realm, state), state, Log())
        return state

    def pending(self, state: CastleState) -> vec[Seat]:
        return self.alone[state.agenda[-1].seat] if state.agenda else self.nobody

    def legal(self, state: CastleState, seat: Seat) -> vec[Action]:
        return turn.options(self.realm, state)

    def apply(self, state: CastleState, seat: Seat, action: Action, log: Log) -> None:
        turn.carry_out(self.realm, state, action, log)

    def outcome(self, state: CastleState) -> Outcome:
        return stalemate.outcome(self.realm, turn.field_of(self.realm, state), state)

    def view(self, state: CastleState, viewer: Seat) -> CastleState:
        return hidden.view(state, viewer)

    def determinise(self, view: CastleState, rng: Rng) -> CastleState:
        return hidden.determinise(view, rng)

    def decision(self, state: CastleState, seat: Seat) -> Decision:
        kind = state.agenda[-1].kind
        return Decision(int(seat), CLAUSES[kind], PROMPTS[kind], list(self.legal(state, seat)))

    def why_not(self, state: CastleState, seat: Seat, action: Action) -> str:
        return refusals.why_not(self.realm, state, action)

    def facts(self, state: CastleState, seat: Seat, action: Action) -> dict[str, Json]:
        return facts(self.realm, state, action)

    def called(self, noun: str, key: str, lang: str) -> str:
        """Cells and doors are called by their coordinates, towers as their castle's plan calls them."""
        if noun == "tower" and key in self.realm.towers:
            return self.realm.atlas.tower_called(self.realm.towers.index(key), lang)
        if noun == "castle" and key.startswith("extra") and int(key.removeprefix("extra")) > NUMBERED:
            return key
        return key if noun in ("cell", "portal") else ""

    def lay(self, position: dict[str, Json]) -> CastleState:
        return table.lay(self.realm, position)

    def tell(self, state: CastleState) -> dict[str, Json]:
        return table.tell(self.realm, state)

    def faults(self, state: CastleState) -> list[str]:
        return faults(self.realm, state)
