"""AcademyGame: the contract wired to the chapters, no rules."""

from __future__ import annotations

from typing import ClassVar, final

from librt.vecs import vec

from quintain.games.academy import agenda, goal, hidden, invariants, questions, refusals
from quintain.games.academy.events import EVENTS
from quintain.games.academy.facts import AcademyFacts, facts
from quintain.games.academy.kit import (
    BOARD_IDS,
    COLOUR_IDS,
    DIRECTION_IDS,
    KNIGHT_IDS,
    SIDE_IDS,
    SOURCE_IDS,
    Kit,
    card_ids,
    squire_ids,
)
from quintain.games.academy.options import AcademyOptions
from quintain.games.academy.picture import picture
from quintain.games.academy.picture_shapes import AcademyPicture
from quintain.games.academy.position import lay
from quintain.games.academy.position_telling import tell
from quintain.games.academy.printed import amended
from quintain.games.academy.scene import AcademyScene, scene
from quintain.games.academy.setup import set_up
from quintain.games.academy.state import AcademyState
from quintain.games.academy.turn import turn_of
from quintain.kernel.agenda import State
from quintain.kernel.events import Event, Log
from quintain.kernel.game import NOBODY, Decision, Game, Name, Outcome, Turn
from quintain.kernel.options import Options
from quintain.kernel.rng import Rng
from quintain.kernel.types import Action, Json, Seat


@final
class AcademyGame(Game[AcademyState]):
    """Medieval Academy under given options."""

    key: ClassVar[str] = "academy"
    prefix: ClassVar[str] = "AC"
    rules: ClassVar[int] = 2
    turn_clause: ClassVar[str] = "AC-5.1"
    choices: ClassVar[type[Options]] = AcademyOptions
    state_class: ClassVar[type[State]] = AcademyState
    events: ClassVar[tuple[type[Event], ...]] = EVENTS
    scene_shape: ClassVar[type] = AcademyScene
    picture_shape: ClassVar[type] = AcademyPicture
    facts_shape: ClassVar[type] = AcademyFacts

    def __init__(self, options: Options) -> None:
        super().__init__(options)
        assert isinstance(options, AcademyOptions)
        squires = squire_ids(options)
        self.nouns["board"] = KNIGHT_IDS if options.black_vs_white else BOARD_IDS
        self.nouns["card"] = card_ids()
        self.nouns["squire"] = squires
        self.nouns["rival"] = squires
        self.nouns["colour"] = COLOUR_IDS[: len(squires)]
        self.nouns["source"] = SOURCE_IDS
        self.nouns["direction"] = DIRECTION_IDS
        self.nouns["side"] = SIDE_IDS
        self.kit: Kit = Kit(options, self.content.root(), self.space, self.nouns)
        self.bound = self.kit.bound()

    def start(self, seed: int, log: Log = NOBODY) -> AcademyState:
        state = set_up(self.kit, seed)
        agenda.settle(self.kit, state, log)
        return state

    def pending(self, state: AcademyState) -> vec[Seat]:
        return questions.pending(self.kit, state)

    def legal(self, state: AcademyState, seat: Seat) -> vec[Action]:
        return questions.legal(self.kit, state, seat)

    def apply(self, state: AcademyState, seat: Seat, action: Action, log: Log) -> None:
        agenda.answer(self.kit, state, seat, action, log)
        agenda.settle(self.kit, state, log)

    def outcome(self, state: AcademyState) -> Outcome:
        return goal.outcome(self.kit, state)

    def view(self, state: AcademyState, viewer: Seat) -> AcademyState:
        return hidden.view(self.kit, state, viewer)

    def determinise(self, view: AcademyState, rng: Rng) -> AcademyState:
        return hidden.determinise(self.kit, view, rng)

    def decision(self, state: AcademyState, seat: Seat) -> Decision:
        clause, prompt = questions.question(self.kit, state)
        return Decision(int(seat), clause, prompt, list(self.legal(state, seat)), questions.about(self.kit, self.nouns, state))

    def turn_of(self, state: AcademyState) -> Turn:
        return turn_of(self.kit, state)

    def scene(self) -> AcademyScene:
        return scene(self, self.kit)

    def amended(self) -> dict[str, Name]:
        return amended(self.content, self.content.root())

    def picture(self, view: AcademyState) -> AcademyPicture:
        return picture(self, self.kit, view)

    def absent(self, state: AcademyState, seat: Seat) -> Action:
        return questions.absent(self.kit, state, seat)

    def why_not(self, state: AcademyState, seat: Seat, action: Action) -> str:
        return refusals.why_not(self.kit, state, seat, action)

    def facts(self, state: AcademyState, seat: Seat, action: Action) -> AcademyFacts:
        return facts(self.kit, self.nouns, state, seat, action)

    def lay(self, position: dict[str, Json]) -> AcademyState:
        state = lay(self.kit, self.nouns, position)
        agenda.settle(self.kit, state, Log())
        return state

    def tell(self, state: AcademyState) -> dict[str, Json]:
        return tell(self.kit, self.nouns, state)

    def faults(self, state: AcademyState) -> list[str]:
        return invariants.faults(self.kit, self.nouns, state)
