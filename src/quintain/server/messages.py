"""What passes over the socket of a table, around the messages of `tables/wire.py`; JSON by msgspec, `type` tells them apart.

TypeScript types are made from these structs (`make wire`), `docs/protocol.md` explains them. A client says `hello` first; its
token, if it has no cookie, stands there and never in an address.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Literal, TypeAlias

import msgspec

from quintain.tables.wire import Question, Reason, Result, Snapshot

if TYPE_CHECKING:
    from quintain.kernel.types import Json
else:
    Json = Any  # msgspec reads no type that names itself

PROTOCOL: Final = 1
PREVIOUS: Final = (1,)  # versions of clients that are still understood

Talk: TypeAlias = Literal["seats", "watchers"]  # who hears a line of chat until the end; then everybody hears both
Pace: TypeAlias = Literal["none", "live", "days"]
Phase: TypeAlias = Literal["open", "running", "over", "frozen", "ended"]


# From the client


class Hello(msgspec.Struct, frozen=True, tag="hello", tag_field="type"):
    """The first message: which version the client speaks, who it is, and what it has already."""

    protocol: int
    build: str = ""  # of the page; empty for other programs
    token: str = ""  # of a bot account, or of a seat's private link; a page has its cookie
    n: int = -1  # the last entry the client has, −1 for none
    seat: int = -1  # which of one's own seats is meant, where one has several; −1: the first, or none


class Choose(msgspec.Struct, frozen=True, tag="answer", tag_field="type"):
    """An answer to a question, as `tables/wire.py` has it."""

    decision: int
    client: str
    actions: list[int]


class TakeBack(msgspec.Struct, frozen=True, tag="undo", tag_field="type"):
    """Take back from an own entry on (0: the last own choice), or ask the others for it."""

    client: str
    to: int = 0


class Agree(msgspec.Struct, frozen=True, tag="agree", tag_field="type"):
    """The others' wish to take back is agreed to."""

    client: str
    to: int = 0  # how far back, as it was shown; another wish meanwhile is not agreed to. 0: whatever is asked


class Decline(msgspec.Struct, frozen=True, tag="decline", tag_field="type"):
    """It is not; or whoever asked thinks better of it."""

    client: str


class Resign(msgspec.Struct, frozen=True, tag="resign", tag_field="type"):
    """Give up: with two sides the match ends, with more a bot plays on."""

    client: str


class Return(msgspec.Struct, frozen=True, tag="return", tag_field="type"):
    """A person whose seat a bot plays takes it back."""

    client: str


class Stand(msgspec.Struct, frozen=True, tag="stand", tag_field="type"):
    """Pass for the rest of this turn on a prompt, or (empty) on whatever is asked in the turn of another; private."""

    prompt: str = ""
    on: bool = True  # False: ask me again


class AskHint(msgspec.Struct, frozen=True, tag="hint", tag_field="type"):
    """What a strong bot would choose; the match does not count any more."""

    client: str
    best: int = 3


class Say(msgspec.Struct, frozen=True, tag="say", tag_field="type"):
    """A line of chat."""

    client: str
    text: str


class Again(msgspec.Struct, frozen=True, tag="rematch", tag_field="type"):
    """A seated person wants a rematch (or no longer does); when all people do, a new table opens with the seats rotated."""

    client: str
    on: bool = True


class Ping(msgspec.Struct, frozen=True, tag="ping", tag_field="type"):
    """Sent after some seconds of silence."""

    at: int  # milliseconds of the client's clock, given back


FromClient: TypeAlias = Hello | Choose | TakeBack | Agree | Decline | Resign | Return | Stand | AskHint | Say | Again | Ping


# From the server


class SeatInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who sits at a seat of a table, before, during and after the match."""

    seat: int
    kind: Literal["person", "bot", "open"]
    name: str = ""
    bot: str = ""  # the level; of a person: the deputy that plays for him
    person: str = ""  # the public id of the person, for his page
    registered: bool = False
    mine: bool = False
    online: bool = False
    rematch: bool = False  # wants one


class TableInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table as the lobby and its own page show it; nothing secret, the same for everybody but `mine`, `host` and `invite`."""

    id: str
    game: str
    options: dict[str, Json]
    phase: Phase
    seats: list[SeatInfo]
    pace: Pace
    created: int  # milliseconds since 1970, as all times here
    scene: str  # digest of the scene, for its address
    name: str = ""
    move_ms: int = 0  # live: per move; days: per move
    reserve_ms: int = 0  # live: beyond that, for the whole match
    public: bool = False
    hints: bool = True
    rated: bool = False  # counts, if nothing that makes it practice happens
    open_after: bool = True  # spectators may see all seats after the end
    unusual: list[str] = []  # options that differ from the printed game; a joiner accepts them
    turn: list[int] = []  # seats that owe a choice
    moves: int = 0
    round: int = 0
    started: int = 0
    ended: int = 0
    due: int = 0  # when the time of whoever is awaited longest runs out
    watchers: int = 0
    host: bool = False  # the reader may fill, remove and begin
    invite: str = ""  # for those who may invite: the secret of the link
    commitment: str = ""
    result: Result | None = None
    previous: str = ""  # the table this is a rematch of
    next: str = ""  # the rematch
    frozen: str = ""  # why it is: rules, content, options, move, digest


class Line(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line of chat."""

    id: int
    at: int
    name: str
    text: str
    talk: Talk
    seat: int = -1
    person: str = ""


class Welcome(msgspec.Struct, frozen=True, tag="welcome", tag_field="type"):
    """The answer to hello: everything a page needs to show the table."""

    protocol: int
    build: str
    viewer: int  # −1 a spectator
    seats: list[int]  # one's own
    table: TableInfo
    chat: list[Line]
    now: int
    snapshot: Snapshot | None  # none before the match begins
    standing: list[str]  # one's own standing answers: prompts, "" for all


class Shown(msgspec.Struct, frozen=True, tag="snapshot", tag_field="type"):
    """After every entry."""

    snapshot: Snapshot
    now: int
    due: int  # when the reader's own time, or that of whoever is waited for, runs out; 0 without limit
    standing: list[str] = []


class Taken(msgspec.Struct, frozen=True, tag="taken", tag_field="type"):
    """A message became an entry, and the entry is durable; the same again after a repeated message."""

    client: str
    n: int


class Refuse(msgspec.Struct, frozen=True, omit_defaults=True, tag="refusal", tag_field="type"):
    """Nothing was changed. Codes beyond those of a table: see `docs/protocol.md`."""

    code: str
    client: str = ""
    clause: str = ""
    at: int = 0
    option: str = ""
    reasons: list[Reason] = []


class Changed(msgspec.Struct, frozen=True, tag="table", tag_field="type"):
    """Somebody sat down, left, came online; a rematch is wanted; the match began."""

    table: TableInfo


class Said(msgspec.Struct, frozen=True, tag="said", tag_field="type"):
    """Somebody said something."""

    line: Line


class AdviceOf(msgspec.Struct, frozen=True):
    """One choice that a strong bot looked at."""

    action: int
    worth: int  # thousandths: the chance to end before an opponent
    visits: int


class Advised(msgspec.Struct, frozen=True, tag="advice", tag_field="type"):
    """What a strong bot would choose, best first."""

    client: str
    decision: int
    best: list[AdviceOf]


class Pong(msgspec.Struct, frozen=True, tag="pong", tag_field="type"):
    """The answer to ping, with the server's clock."""

    at: int
    now: int


class Closing(msgspec.Struct, frozen=True, tag="closing", tag_field="type"):
    """The server goes away for a moment; come back after so many milliseconds. Clocks stand still meanwhile."""

    after: int
    why: Literal["restart", "moved", "replaced", "ended", "slow"]


# To pages in the lobby


class LobbyHint(msgspec.Struct, frozen=True, tag="lobby", tag_field="type"):
    """The lobby has changed: ask for it again."""


class WaitingHint(msgspec.Struct, frozen=True, tag="waiting", tag_field="type"):
    """A table waits for you: how many do, and the one that has waited longest."""

    count: int
    table: str


FromServer: TypeAlias = Welcome | Shown | Taken | Refuse | Changed | Said | Advised | Pong | Closing

SOCKET: Final = (
    Hello, Choose, TakeBack, Agree, Decline, Resign, Return, Stand, AskHint, Say, Again, Ping,
    Welcome, Shown, Taken, Refuse, Changed, Said, Advised, Pong, Closing,
)  # fmt: skip
LOBBY: Final = (LobbyHint, WaitingHint)

__all__ = ["SOCKET", "LOBBY", "FromClient", "FromServer", "PROTOCOL", "PREVIOUS", "Question", "Snapshot"]
