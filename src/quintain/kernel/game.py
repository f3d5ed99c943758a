"""The contract between the kernel and the rules: who owes a choice, and among what?"""

from __future__ import annotations

import sys
from abc import ABC, abstractmethod
from collections.abc import Mapping
from pathlib import Path
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
NOBODY: Final = Log()  # listens


def folder_of(game: type[Any]) -> Path:
    """Where a game keeps its words, rules and content: beside its code."""
    file = sys.modules[game.__module__].__file__
    assert file, f"{game.__module__} was not read from a file"
    return Path(file).parent


@final
class Decision:
    """One seat owes one choice."""

    def __init__(self, seat: int, clause: str, prompt: str, actions: list[int], about: dict[str, Json] | None = None) -> None:
        self.seat: Final[int] = seat
        self.clause: Final[str] = clause  # the rule that asks
        self.prompt: Final[str] = prompt  # key of the question in the catalogue
        self.actions: Final[list[int]] = actions  # ascending, never empty
        self.about: Final[dict[str, Json]] = {} if about is None else about  # what the question mentions, things by their ids


@final
class Turn:
    """Where in a match we are, as people say it; two that differ in anything are two turns."""

    def __init__(self, number: i64, seat: Seat, round: i64 = 0, phase: str = "") -> None:
        self.number: Final[i64] = number  # counts turns, or whatever tells one from the next
        self.seat: Final[Seat] = seat  # whose turn it is; −1 where all act at once, or nobody
        self.round: Final[i64] = round  # 0 where the game has none
        self.phase: Final[str] = phase  # an id, named in the catalogue

    def key(self) -> tuple[int, int, int, str]:
        return int(self.number), int(self.seat), int(self.round), self.phase


@final
class Name:
    """What no catalogue lists, the name of a thing: a message and its arguments (numbers, texts, or noun and id of a thing)."""

    def __init__(self, message: str, args: dict[str, Json]) -> None:
        self.message: Final[str] = message
        self.args: Final[dict[str, Json]] = args


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
    old_words: ClassVar[dict[str, str]] = {}  # verbs by the names they had before; example files may still use them
    scene_shape: ClassVar[type] = dict  # the TypedDict that `scene` returns
    picture_shape: ClassVar[type] = dict  # the TypedDict that `picture` returns
    facts_shape: ClassVar[type] = dict  # the TypedDict, none of its keys required, that `facts` returns

    def __init__(self, options: Options) -> None:
        """The same for every game: GAMES[key](options). The game's own __init__ declares its verbs."""
        self.options: Options = options
        self.seats: i64 = options.seats
        self.space: ActionSpace = ActionSpace()
        self.nouns: dict[str, tuple[str, ...]] = {}  # from a noun (card, role) to the ids of its values, by number
        self.bound: i64 = 0  # no match has more decisions than this
        self.content: Content = content_of(self.key, folder_of(type(self))).corrected(options.content)

    def printed(self) -> str:
        """A digest of everything printed that this match is played with; a replay keeps it."""
        return self.content.digest()

    @abstractmethod
    def start(self, seed: int, log: Log = NOBODY) -> S:
        """The table set up, with everything after chance that needs no choice; the log hears of the deal and the first player."""
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

    def turn_of(self, state: S) -> Turn:
        """Whose turn it is and in which round and phase; the same from every view."""
        raise NotImplementedError

    def scene(self) -> Mapping[str, object]:
        """What never changes during a match under these options: map, tracks, cards with what is printed on them; plain JSON."""
        raise NotImplementedError

    def picture(self, view: S) -> Mapping[str, object]:
        """What lies on the table for the viewer, by ids, with the numbers a good table shows; plain JSON without fractions."""
        raise NotImplementedError

    def absent(self, state: S, seat: Seat) -> Action:
        """What is answered for a pending seat that is away; always legal, and the same from the seat's view."""
        return self.legal(state, seat)[0]

    def routine(self, state: S, seat: Seat) -> Action:
        """What a bot answers without thinking, since nothing depends on it; −1: it thinks."""
        return -1

    def facts(self, state: S, seat: Seat, action: Action) -> Mapping[str, object]:
        """What a choice would do, as far as the rules can say from the view: label and preview are made from it."""
        return {}

    def previews(self, state: S, seat: Seat, actions: list[int]) -> list[Mapping[str, object]]:
        """`facts` of many actions of one decision; a game may do together what is dear alone."""
        return [self.facts(state, seat, action) for action in actions]

    def called(self, noun: str, key: str) -> Name | None:
        """The name of a thing that no catalogue can list: a cell, a tower of a player's own castle. None: look it up."""
        return None

    def amended(self) -> dict[str, Name]:
        """The clauses that read otherwise at this table, since printed numbers were entered for it: their texts as messages."""
        return {}


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(ABC, Generic[S]):
    """A seat like any other: it receives a view, never the state."""

    @abstractmethod
    def choose(self, game: Game[S], view: S, seat: Seat) -> Action:
        raise NotImplementedError


AnyGame: TypeAlias = Game[Any]  # the one Any: for doors that take every game (S is invariant, Game[State] fits none)
