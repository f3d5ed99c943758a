"""AcademyGame: the contract wired to the chapters, no rules."""

from __future__ import annotations

from typing import ClassVar, final

from librt.vecs import vec
from mypy_extensions import i64

from quintain.games.academy import asking, goal, hidden, invariants, questions, table
from quintain.games.academy.book import (
    BOARD_IDS,
    COLOUR_IDS,
    DIRECTION_IDS,
    KNIGHT_IDS,
    SOURCE_IDS,
    Book,
    card_ids,
    squire_ids,
)
from quintain.games.academy.events import EVENTS
from quintain.games.academy.options import AcademyOptions
from quintain.games.academy.round import settle
from quintain.games.academy.setup import set_up
from quintain.games.academy.state import AcademyState
from quintain.kernel.agenda import State
from quintain.kernel.events import Event, Log
from quintain.kernel.game import Decision, Game, Outcome
from quintain.kernel.options import Options
from quintain.kernel.rng import Rng
from quintain.kernel.types import Action, Json, Seat


@final
class AcademyGame(Game[AcademyState]):
    """Medieval Academy under given options."""

    key: ClassVar[str] = "academy"
    prefix: ClassVar[str] = "AC"
    rules: ClassVar[int] = 1
    turn_clause: ClassVar[str] = "AC-5.1"
    choices: ClassVar[type[Options]] = AcademyOptions
    state_class: ClassVar[type[State]] = AcademyState
    events: ClassVar[tuple[type[Event], ...]] = EVENTS

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
        self.book: Book = Book(options, self.content.root(), self.space, self.nouns)
        self.bound = self.book.bound()

    def start(self, seed: i64) -> AcademyState:
        state = set_up(self.book, seed)
        settle(self.book, state, Log())
        return state

    def pending(self, state: AcademyState) -> vec[Seat]:
        return asking.pending(self.book, state)

    def legal(self, state: AcademyState, seat: Seat) -> vec[Action]:
        return asking.legal(self.book, state, seat)

    def apply(self, state: AcademyState, seat: Seat, action: Action, log: Log) -> None:
        asking.answer(self.book, state, seat, action, log)
        settle(self.book, state, log)

    def outcome(self, state: AcademyState) -> Outcome:
        return goal.outcome(self.book, state)

    def view(self, state: AcademyState, viewer: Seat) -> AcademyState:
        return hidden.view(self.book, state, viewer)

    def determinise(self, view: AcademyState, rng: Rng) -> AcademyState:
        return hidden.determinise(self.book, view, rng)

    def decision(self, state: AcademyState, seat: Seat) -> Decision:
        clause, prompt = questions.question(self.book, state)
        return Decision(int(seat), clause, prompt, list(self.legal(state, seat)))

    def why_not(self, state: AcademyState, seat: Seat, action: Action) -> str:
        return questions.why_not(self.book, state, seat, action)

    def facts(self, state: AcademyState, seat: Seat, action: Action) -> dict[str, Json]:
        return questions.facts(self.book, self.nouns, state, seat, action)

    def lay(self, position: dict[str, Json]) -> AcademyState:
        state = table.lay(self.book, self.nouns, position)
        settle(self.book, state, Log())
        return state

    def tell(self, state: AcademyState) -> dict[str, Json]:
        return table.tell(self.book, self.nouns, state)

    def faults(self, state: AcademyState) -> list[str]:
        return invariants.faults(self.book, self.nouns, state)
