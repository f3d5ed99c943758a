"""The contract wired to the chapters; no rules here."""

from __future__ import annotations

from typing import ClassVar, final

from librt.vecs import vec
from mypy_extensions import i64

from quintain.games.majesty import agenda, hidden, questions, refusals, scoring, setup
from quintain.games.majesty.events import EVENTS
from quintain.games.majesty.facts import MajestyFacts, facts
from quintain.games.majesty.invariants import faults
from quintain.games.majesty.kit import BUILDINGS, ROLES, SIDES, Kit
from quintain.games.majesty.options import FULL_SHUFFLE, MajestyOptions
from quintain.games.majesty.picture import MajestyPicture, picture
from quintain.games.majesty.position import lay, tell
from quintain.games.majesty.scene import MajestyScene, scene
from quintain.games.majesty.state import MajestyState
from quintain.games.majesty.steps import Steps
from quintain.games.majesty.verbs import Verbs
from quintain.kernel.agenda import State
from quintain.kernel.events import Event, Log
from quintain.kernel.game import NOBODY, Decision, Game, Outcome, Turn
from quintain.kernel.options import Options
from quintain.kernel.pictures import picture_of, scene_of
from quintain.kernel.rng import Rng
from quintain.kernel.types import Action, Json, Seat


@final
class MajestyGame(Game[MajestyState]):
    """Majesty: For the Realm."""

    key: ClassVar[str] = "majesty"
    prefix: ClassVar[str] = "MJ"
    turn_clause: ClassVar[str] = "MJ-2.1"
    rules: ClassVar[int] = 2
    choices: ClassVar[type[Options]] = MajestyOptions
    state_class: ClassVar[type[State]] = MajestyState
    events: ClassVar[tuple[type[Event], ...]] = EVENTS
    scene_shape: ClassVar[type] = MajestyScene
    picture_shape: ClassVar[type] = MajestyPicture
    facts_shape: ClassVar[type] = MajestyFacts

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
            "healed": tuple([self.kit.types[kind] for kind in self.kit.type_of]),
            "role": ROLES,
            "building": BUILDINGS,
            "side": SIDES,
        }

    def start(self, seed: int, log: Log = NOBODY) -> MajestyState:
        state = setup.set_up(self.kit, self.chosen, seed, log)
        state.agenda.append(self.steps.take[state.first])
        return state

    def pending(self, state: MajestyState) -> vec[Seat]:
        return self.alone[state.agenda[-1].seat] if state.agenda else self.nobody

    def legal(self, state: MajestyState, seat: Seat) -> vec[Action]:
        return questions.legal(self.kit, self.verbs, state, seat)

    def apply(self, state: MajestyState, seat: Seat, action: Action, log: Log) -> None:
        agenda.answer(self.kit, self.verbs, self.steps, state, seat, action, log)

    def outcome(self, state: MajestyState) -> Outcome:
        return scoring.outcome(state)

    def view(self, state: MajestyState, viewer: Seat) -> MajestyState:
        return hidden.view(state, viewer)

    def determinise(self, view: MajestyState, rng: Rng) -> MajestyState:
        return hidden.determinise(self.kit, self.chosen.deck_mode == FULL_SHUFFLE, view, rng)

    def decision(self, state: MajestyState, seat: Seat) -> Decision:
        return questions.decision(self.kit, self.verbs, state, seat)

    def why_not(self, state: MajestyState, seat: Seat, action: Action) -> str:
        return refusals.why_not(self.verbs, state, seat, action)

    def turn_of(self, state: MajestyState) -> Turn:
        return questions.turn_of(self.kit, state)

    def scene(self) -> MajestyScene:
        return scene(scene_of(self), self.kit, self.chosen, self.content)

    def picture(self, view: MajestyState) -> MajestyPicture:
        return picture(picture_of(self, view), self.kit, view)

    def absent(self, state: MajestyState, seat: Seat) -> Action:
        return questions.absent(self.kit, self.verbs, state, seat)

    def facts(self, state: MajestyState, seat: Seat, action: Action) -> MajestyFacts:
        return facts(self.kit, self.verbs, state, seat, action)

    def lay(self, position: dict[str, Json]) -> MajestyState:
        return lay(self.kit, self.chosen, self.steps, position)

    def tell(self, state: MajestyState) -> dict[str, Json]:
        return tell(self.kit, self.chosen, state)

    def faults(self, state: MajestyState) -> list[str]:
        return faults(self.kit, self.chosen.deck_mode, state)
