"""The contract between the kernel and the rules: who owes a choice, and among what?"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, ClassVar, Final, Generic, TypeAlias, TypeVar, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from quintain.kernel.actions import ActionSpace
from quintain.kernel.agenda import State
from quintain.kernel.content import Content, content_of
from quintain.kernel.events import Event, Log
from quintain.kernel.options import Options
from quintain.kernel.rng import Rng
from quintain.kernel.types import Action, Json, Seat

S = TypeVar("S", bound=State)


@final
class Decision:
    """One seat owes one choice."""

    def __init__(self, seat: int, clause: str, prompt: str, actions: list[int]) -> None:
        self.seat: Final[int] = seat
        self.clause: Final[str] = clause  # the rule that asks
        self.prompt: Final[str] = prompt  # key of the question in the catalogue
        self.actions: Final[list[int]] = actions  # ascending, never empty


@final
class Outcome:
    """How a match ended."""

    def __init__(self, ranks: list[int], points: list[int], clause: str) -> None:
        self.ranks: Final[list[int]] = ranks  # per seat, 1 is best, equals share
        self.points: Final[list[int]] = points
        self.clause: Final[str] = clause  # the rule that ended the game


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC, Generic[S]):
    """The rules under given options; holds no match.

    Bodies raise: compiled, a missing method with an empty body would end the process.
    """

    key: ClassVar[str] = ""
    prefix: ClassVar[str] = ""  # of its clauses: "MJ"
    turn_clause: ClassVar[str] = ""  # the rule that says whose turn it is
    rules: ClassVar[int] = 1  # revision, raised when an old replay would differ
    choices: ClassVar[type[Options]] = Options  # the class of its options
    state_class: ClassVar[type[State]] = State
    events: ClassVar[tuple[type[Event], ...]] = ()  # everything that can happen

    def __init__(self, options: Options) -> None:
        """The same for every game: GAMES[key](options). The game's own __init__ declares its verbs."""
        self.options: Options = options
        self.seats: i64 = options.seats
        self.space: ActionSpace = ActionSpace()
        self.nouns: dict[str, tuple[str, ...]] = {}  # from a noun (card, role) to the ids of its values, by number
        self.bound: i64 = 0  # no match has more decisions than this
        self.content: Content = content_of(self.key).corrected(options.content)

    @abstractmethod
    def start(self, seed: i64) -> S:
        """The table set up, with everything after chance that needs no choice."""
        raise NotImplementedError

    @abstractmethod
    def pending(self, state: S) -> vec[Seat]:
        """Who owes a choice, ascending; empty: it is over. Not to be changed by the caller."""
        raise NotImplementedError

    @abstractmethod
    def legal(self, state: S, seat: Seat) -> vec[Action]:
        """What a pending seat may choose: ascending, a fresh vec."""
        raise NotImplementedError

    @abstractmethod
    def apply(self, state: S, seat: Seat, action: Action, log: Log) -> None:
        """Carry out a choice in place. It is not checked; the match has done so."""
        raise NotImplementedError

    @abstractmethod
    def outcome(self, state: S) -> Outcome:
        """Ranks and points of a state that is over."""
        raise NotImplementedError

    @abstractmethod
    def view(self, state: S, viewer: Seat) -> S:
        """The same class, with holes; a view of a view by the same viewer is equal."""
        raise NotImplementedError

    @abstractmethod
    def determinise(self, view: S, rng: Rng) -> S:
        """A whole state that the viewer cannot tell from the true one; sees only the view. Its chance is seeded from `rng`."""
        raise NotImplementedError

    @abstractmethod
    def decision(self, state: S, seat: Seat) -> Decision:
        """`legal`, dressed for people."""
        raise NotImplementedError

    @abstractmethod
    def why_not(self, state: S, seat: Seat, action: Action) -> str:
        """The clause that forbids an action that is not legal."""
        raise NotImplementedError

    @abstractmethod
    def lay(self, position: dict[str, Json]) -> S:
        """A state from a position in the words of the game; PositionError says what cannot be."""
        raise NotImplementedError

    @abstractmethod
    def tell(self, state: S) -> dict[str, Json]:
        """A state (or a view) in the words of the game; examples compare with it."""
        raise NotImplementedError

    @abstractmethod
    def faults(self, state: S) -> list[str]:
        """The invariants that a state violates, in words; none in a right one."""
        raise NotImplementedError

    def absent(self, state: S, seat: Seat) -> Action:
        """What a seat is taken to answer that is away or holds no opinion; −1: nothing in particular."""
        return -1

    def facts(self, state: S, seat: Seat, action: Action) -> dict[str, Json]:
        """What a label of the action may mention beyond its arguments: the card in the slot, its price."""
        return {}

    def called(self, noun: str, key: str, lang: str) -> str:
        """The name of a thing that no catalogue can list: a cell, a tower of a player's own castle. Empty: look it up."""
        return ""


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(ABC, Generic[S]):
    """A seat like any other: it receives a view, never the state."""

    @abstractmethod
    def choose(self, game: Game[S], view: S, seat: Seat) -> Action:
        raise NotImplementedError


AnyGame: TypeAlias = Game[Any]  # the one Any: for doors that take every game (S is invariant, Game[State] fits none)
