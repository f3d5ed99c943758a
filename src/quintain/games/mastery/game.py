"""MasteryGame: the contract wired to the chapters."""

from __future__ import annotations

from typing import ClassVar, Final, final

from librt.vecs import vec

from quintain.games.mastery import absence, agenda, facts, goal, hidden, invariants, questions, refusals, setup, turn
from quintain.games.mastery import events as told
from quintain.games.mastery import events_battle as fought
from quintain.games.mastery import events_crowns as used
from quintain.games.mastery.cards import active
from quintain.games.mastery.facts_shape import MasteryFacts
from quintain.games.mastery.kit import Kit
from quintain.games.mastery.names import ARTEFACTS, CARDS
from quintain.games.mastery.options import MasteryOptions
from quintain.games.mastery.picture import MasteryPicture, picture
from quintain.games.mastery.position import lay
from quintain.games.mastery.position_telling import tell
from quintain.games.mastery.scene import MasteryScene, scene
from quintain.games.mastery.state import MasteryState
from quintain.kernel.agenda import State
from quintain.kernel.events import Event, Log
from quintain.kernel.game import NOBODY, Decision, Game, Outcome, Turn
from quintain.kernel.options import Options
from quintain.kernel.pictures import picture_of, scene_of
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
    rules: ClassVar[int] = 2
    scene_shape: ClassVar[type] = MasteryScene
    picture_shape: ClassVar[type] = MasteryPicture
    facts_shape: ClassVar[type] = MasteryFacts
    old_words: ClassVar[dict[str, str]] = {"decline": "pass", "keep": "pass"}
    choices: ClassVar[type[Options]] = MasteryOptions
    state_class: ClassVar[type[State]] = MasteryState
    events: ClassVar[tuple[type[Event], ...]] = (
        told.LandLaid, told.Endowed, told.Settled, told.FirstDrawn,
        told.TurnBegan, told.Mustered, told.Played, told.Drew, told.Reshuffled, told.Discarded, told.Fractured,
        told.Repaired, told.TurnEnded, told.LimitReached, used.CrownUsed, used.Corrupted, used.Foresaw, used.Arranged,
        used.Recalled, used.Examined, used.Left, used.Removed, told.Stationed, told.Redistributed, told.Advanced,
        told.Conquered, told.Sank, told.CutDown, told.Abandoned, told.Won,
        fought.Attacked, fought.Strengthened, fought.Duelled, fought.Fell, fought.Equalised, fought.Committed,
        fought.Revealed, fought.Ambushed, fought.LaidNothing, fought.Supported, fought.Decided, fought.Rolled,
        fought.Reversed, fought.Retreated, fought.Held, fought.CastleFell, fought.Cleared,
    )  # fmt: skip

    def __init__(self, options: Options) -> None:
        super().__init__(options)
        assert isinstance(options, MasteryOptions)
        self.kit: Final[Kit] = Kit(self.content, options, self.space)
        self.nouns = {"card": CARDS, "artefact": ARTEFACTS, "aim": ARTEFACTS, "tile": self.kit.tiles, "slot": self.kit.slots}
        self.bound = (options.round_limit if options.round_limit > 0 else NO_LIMIT) * self.seats * MOST_DECISIONS

    def start(self, seed: int, log: Log = NOBODY) -> MasteryState:
        state = MasteryState()
        state.rng = Rng.seeded(seed)
        setup.set_up(self.kit, state, log)
        turn.begin_turn(self.kit, state, log)
        return state

    def pending(self, state: MasteryState) -> vec[Seat]:
        return questions.pending(self.kit, state)

    def legal(self, state: MasteryState, seat: Seat) -> vec[Action]:
        return questions.legal(self.kit, state, seat)

    def apply(self, state: MasteryState, seat: Seat, action: Action, log: Log) -> None:
        agenda.apply(self.kit, state, seat, action, log)

    def outcome(self, state: MasteryState) -> Outcome:
        return goal.outcome(self.kit, state)

    def view(self, state: MasteryState, viewer: Seat) -> MasteryState:
        return hidden.view(self.kit, state, viewer)

    def determinise(self, view: MasteryState, rng: Rng) -> MasteryState:
        return hidden.determinise(self.kit, view, rng)

    def decision(self, state: MasteryState, seat: Seat) -> Decision:
        return questions.decision(self.kit, state, seat)

    def why_not(self, state: MasteryState, seat: Seat, action: Action) -> str:
        return refusals.why_not(self.kit, state, seat, action)

    def turn_of(self, state: MasteryState) -> Turn:
        seat = active(self.kit, state) if state.agenda else -1
        return Turn(state.turn, seat, (state.turn - 1) // self.seats + 1, "turn" if state.agenda else "over")

    def scene(self) -> MasteryScene:
        return scene(self.kit, scene_of(self))

    def picture(self, view: MasteryState) -> MasteryPicture:
        return picture(self.kit, view, picture_of(self, view))

    def absent(self, state: MasteryState, seat: Seat) -> Action:
        return absence.absent(self.kit, state, seat)

    def facts(self, state: MasteryState, seat: Seat, action: Action) -> MasteryFacts:
        return facts.facts(self.kit, state, seat, action)

    def lay(self, position: dict[str, Json]) -> MasteryState:
        return lay(self.kit, position)

    def tell(self, state: MasteryState) -> dict[str, Json]:
        return tell(self.kit, state)

    def faults(self, state: MasteryState) -> list[str]:
        return invariants.faults(self.kit, state)
