"""The messages of a table: JSON by msgspec, with TypeScript types made from these structs. `docs/protocol.md` explains them.

Words are made by whoever shows them: everything here is ids and numbers. Seats count from 0; −1 is a spectator.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Literal

import msgspec

from quintain.kernel.errors import OptionError
from quintain.tables.chronicle import By, Why
from quintain.tables.refusals import Code, Refused
from quintain.tables.seats import Kind

if TYPE_CHECKING:
    from quintain.kernel.types import Json
else:
    Json = Any  # msgspec reads no type that names itself

LONGEST: Final = 200  # actions of one chain
CLIENT: Final = 64  # letters of a client's id


class Act(msgspec.Struct, frozen=True):
    """One action that may be chosen: its number, its words and what it would do."""

    id: int
    verb: str
    args: dict[str, int | str]
    facts: dict[str, Json]


class Question(msgspec.Struct, frozen=True):
    """What a seat is asked. Its id is the number of the entry with which this question opened, 0 at the beginning."""

    id: int
    seat: int
    clause: str
    prompt: str
    about: dict[str, Json]
    actions: list[Act]
    window: bool  # a secret window: everybody who might hold the card is asked


class Answer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A choice, or a chain of choices of one seat: played whole or refused whole."""

    decision: int  # the id of the question
    client: str  # a random id; the same message twice is one entry
    actions: list[int]


class Reason(msgspec.Struct, frozen=True):
    """One thing that is wrong: a message of the game's catalogue with its arguments."""

    message: str
    args: dict[str, Json]


class Refusal(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why nothing was changed, for whoever asked."""

    code: Code
    clause: str = ""  # the rule, where one forbids it
    at: int = 0  # in a chain: which action, from 0
    client: str = ""  # the message that is refused
    option: str = ""  # of options: the one to change
    reasons: list[Reason] = []  # of options: what is wrong with it, where there is more to say


class Happening(msgspec.Struct, frozen=True, omit_defaults=True):
    """One entry of the log, as the viewer may know it: what came of it by ids, in the order of the rules."""

    n: int
    kind: Literal["opening", "moved", "undone", "seated", "clocked", "hinted"]
    seat: int = -1
    by: By = "own"  # of a move
    why: Why | None = None  # of a change at a seat
    to: int = 0  # of an undo: the match stands where it stood before that entry
    gone: bool = False  # a move that was taken back later
    events: list[dict[str, Json]] = []


class SeatState(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who sits at a seat, as everybody may know."""

    seat: int
    kind: Kind
    name: str = ""
    bot: str = ""  # who answers in place of, or as, the one who sits there
    resigned: bool = False


class Undo(msgspec.Struct, frozen=True):
    """What taking back would mean for this seat now: its last answer, and whether others must agree."""

    to: int
    kind: Literal["free", "practice", "consent"]


class Proposal(msgspec.Struct, frozen=True):
    """A seat asks the others to let it take back; who has agreed so far, and who is still asked."""

    seat: int
    to: int
    agreed: list[int]
    asked: list[int]


class Result(msgspec.Struct, frozen=True):
    """How a match ended: per seat the rank (1 is best) and the points, and the rule that ended it."""

    ranks: list[int]
    points: list[int]
    clause: str
    resigned: list[int]


class Snapshot(msgspec.Struct, frozen=True):
    """Everything a viewer may know after an entry: whole, never a patch."""

    n: int  # entries of the log so far
    since: int  # events are those of the entries after this one
    last: int  # the viewer's own last answer, 0 if there is none
    viewer: int
    events: list[Happening]
    picture: dict[str, Json]
    decision: Question | None
    waiting: list[int]  # who owes a choice
    clocks: list[int]  # milliseconds left per seat, −1 without limit; empty without clocks
    seats: list[SeatState]
    undo: Undo | None
    proposal: Proposal | None
    unrated: list[str]  # why the match does not count: undo, practice, away, hint; empty: it does
    result: Result | None


class OptionField(msgspec.Struct, frozen=True, omit_defaults=True):
    """One choice of rules, enough for a field of a form."""

    name: str
    kind: Literal["flag", "number", "choice", "text", "json"]
    clause: str
    default: bool | int | str
    low: int = 0
    high: int = 0
    choices: list[str] = []  # of the whole value, or of each part of a text
    words: list[str] = []  # that stand for a whole text
    parts: int = 0  # of a text with choices; 0: one for each seat
    joint: str = ""  # between the parts


class Exclusion(msgspec.Struct, frozen=True):
    """Two choices that do not go together; the first is the one to change. No values: whatever is given."""

    option: str
    values: list[bool | int | str]
    other: str
    others: list[bool | int | str]
    clause: str


class OptionsForm(msgspec.Struct, frozen=True):
    """What may be chosen before a match of a game."""

    game: str
    lowest: int  # seats
    highest: int
    clause: str  # of the number of seats
    options: list[OptionField]
    barred: list[Exclusion]


MESSAGES: Final = (Snapshot, Answer, Refusal, OptionsForm)

_encoder: Final = msgspec.json.Encoder()


def written(message: msgspec.Struct) -> bytes:
    """A message as it is sent."""
    return _encoder.encode(message)


def refusal_of(error: Refused | OptionError, client: str = "") -> Refusal:
    """What is sent to whoever asked: the code and the clause, never a sentence that could tell more than a view."""
    if isinstance(error, Refused):
        return Refusal(error.code, error.clause, error.at, client)
    return Refusal("options", error.clause, client=client, option=error.option, reasons=[_reason(each) for each in error.reasons])


def _reason(named: dict[str, Json]) -> Reason:
    args = named["args"]
    return Reason(str(named["message"]), args if isinstance(args, dict) else {})
