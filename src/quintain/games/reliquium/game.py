"""The contract wired to the chapters; no rules here."""

from __future__ import annotations

from typing import ClassVar, final

from librt.vecs import vec
from mypy_extensions import i64

from quintain.games.reliquium import (
    agenda,
    ending,
    facts,
    hidden,
    invariants,
    picture,
    questions,
    refusals,
    scene,
    setup,
    turn,
)
from quintain.games.reliquium.events import PEACE_EVENTS
from quintain.games.reliquium.events_allies import ALLY_EVENTS
from quintain.games.reliquium.events_setup import SETUP_EVENTS
from quintain.games.reliquium.events_war import WAR_EVENTS
from quintain.games.reliquium.kit import Kit
from quintain.games.reliquium.options import ReliquiumOptions
from quintain.games.reliquium.picture import ReliquiumPicture
from quintain.games.reliquium.position import lay, tell
from quintain.games.reliquium.preview import ReliquiumFacts
from quintain.games.reliquium.rounds import longest
from quintain.games.reliquium.scene import ReliquiumScene
from quintain.games.reliquium.state import ReliquiumState
from quintain.kernel.agenda import State
from quintain.kernel.events import Event, Log
from quintain.kernel.game import NOBODY, Decision, Game, Outcome, Turn
from quintain.kernel.options import Options
from quintain.kernel.pictures import picture_of, scene_of
from quintain.kernel.rng import Rng
from quintain.kernel.types import Action, Json, Seat


@final
class ReliquiumGame(Game[ReliquiumState]):
    """Reliquium."""

    key: ClassVar[str] = "reliquium"
    prefix: ClassVar[str] = "RQ"
    turn_clause: ClassVar[str] = "RQ-2.1"
    rules: ClassVar[int] = 2
    old_words: ClassVar[dict[str, str]] = {"decline": "pass", "stop": "done"}
    choices: ClassVar[type[Options]] = ReliquiumOptions
    state_class: ClassVar[type[State]] = ReliquiumState
    scene_shape: ClassVar[type] = ReliquiumScene
    picture_shape: ClassVar[type] = ReliquiumPicture
    facts_shape: ClassVar[type] = ReliquiumFacts
    events: ClassVar[tuple[type[Event], ...]] = (*SETUP_EVENTS, *PEACE_EVENTS, *ALLY_EVENTS, *WAR_EVENTS)

    def __init__(self, options: Options) -> None:
        super().__init__(options)
        assert isinstance(options, ReliquiumOptions)
        self.chosen: ReliquiumOptions = options
        self.kit: Kit = Kit(self.content, self.space)
        self.last_round: i64 = options.last_round()
        self.nobody: vec[Seat] = vec[i64]()
        self.alone: list[vec[Seat]] = [vec[i64]([seat]) for seat in range(options.seats)]
        self.bound = longest(int(options.seats), int(self.last_round))
        self.nouns = self.kit.nouns()

    def start(self, seed: int, log: Log = NOBODY) -> ReliquiumState:
        state = setup.set_up(self.kit, self.chosen, seed, log)
        agenda.carry_on(self.kit, state, self.last_round, log)
        return state

    def pending(self, state: ReliquiumState) -> vec[Seat]:
        return self.alone[state.agenda[-1].seat] if state.agenda else self.nobody

    def legal(self, state: ReliquiumState, seat: Seat) -> vec[Action]:
        return questions.legal(self.kit, state)

    def apply(self, state: ReliquiumState, seat: Seat, action: Action, log: Log) -> None:
        agenda.choose(self.kit, state, action, log)
        agenda.carry_on(self.kit, state, self.last_round, log)

    def outcome(self, state: ReliquiumState) -> Outcome:
        return ending.outcome(self.kit, state)

    def view(self, state: ReliquiumState, viewer: Seat) -> ReliquiumState:
        return hidden.view(state, viewer)

    def determinise(self, view: ReliquiumState, rng: Rng) -> ReliquiumState:
        return hidden.determinise(view, rng)

    def turn_of(self, state: ReliquiumState) -> Turn:
        return turn.turn_of(state)

    def scene(self) -> ReliquiumScene:
        return scene.scene(self.kit, self.chosen, scene_of(self))

    def picture(self, view: ReliquiumState) -> ReliquiumPicture:
        return picture.picture(self.kit, view, int(self.seats), picture_of(self, view))

    def printed(self) -> str:
        return scene.printed(self.content)

    def absent(self, state: ReliquiumState, seat: Seat) -> Action:
        return questions.absent(self.kit, state)

    def routine(self, state: ReliquiumState, seat: Seat) -> Action:
        return questions.routine(self.kit, state)

    def decision(self, state: ReliquiumState, seat: Seat) -> Decision:
        clause, prompt = questions.question(self.kit, state, self.options.content != "")
        return Decision(int(seat), clause, prompt, list(self.legal(state, seat)), questions.about(self.kit, state))

    def why_not(self, state: ReliquiumState, seat: Seat, action: Action) -> str:
        return refusals.why_not(self.kit, state, action)

    def facts(self, state: ReliquiumState, seat: Seat, action: Action) -> ReliquiumFacts:
        return facts.facts(self.kit, state, seat, action)

    def lay(self, position: dict[str, Json]) -> ReliquiumState:
        return lay(self.kit, self.chosen, position)

    def tell(self, state: ReliquiumState) -> dict[str, Json]:
        return tell(self.kit, state)

    def faults(self, state: ReliquiumState) -> list[str]:
        return invariants.faults(self.kit, state)
