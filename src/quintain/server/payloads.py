"""What the HTTP API takes and gives, as msgspec structs: TypeScript types and the OpenAPI description are made from them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Literal

import msgspec

from quintain.server.messages import Pace, SeatInfo, TableInfo
from quintain.server.payloads_castles import (
    CastleCheck,
    CastleFile,
    CastleShelf,
    CastleText,
    CastleWalk,
    KeepCastle,
    KeepSetup,
    SetupCheck,
    SetupFile,
    SetupShelf,
    WalkCastle,
)
from quintain.tables.wire import Happening, OptionsForm, Result

if TYPE_CHECKING:
    from quintain.kernel.types import Json
else:
    Json = Any


class Trouble(msgspec.Struct, frozen=True, omit_defaults=True):
    """Every refusal of the API: a code for programs, an English sentence for developers; pages say it from the code."""

    code: str
    detail: str = ""
    clause: str = ""
    option: str = ""
    reasons: list[dict[str, Json]] = []
    retry_ms: int = 0  # where it may be tried again


class GameInfo(msgspec.Struct, frozen=True):
    """GET /api/games, one each."""

    key: str
    rules: int  # revision
    form: OptionsForm
    levels: list[str]  # of bots, weakest first


class Clause(msgspec.Struct, frozen=True):
    """One sentence or two of the rules, with the chapter it stands in."""

    id: str
    title: str  # of the chapter it stands in
    text: str


class RulesText(msgspec.Struct, frozen=True):
    """GET /api/games/{game}/rules?lang=ru"""

    game: str
    lang: str
    title: str
    clauses: list[Clause]


class PrintedValue(msgspec.Struct, frozen=True, omit_defaults=True):
    """GET /api/games/{game}/content, one each: a printed value, where it was read, and whether it is a guess."""

    file: str
    path: str
    value: Json
    source: str
    sure: bool = True


class NewSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat of a table that is opened: me, open to whoever comes, or a bot of a level."""

    kind: Literal["me", "open", "bot"]
    bot: str = ""


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables"""

    game: str
    options: dict[str, Json]
    seats: list[NewSeat]
    pace: Pace = "none"
    move_ms: int = 0
    reserve_ms: int = 0
    public: bool = False
    hints: bool = True
    rated: bool = False
    open_after: bool = True
    name: str = ""


class QuickTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/quick: seated against bots at once, with the printed options."""

    game: str
    level: str = ""  # of the bots; empty: the one that fits me
    seats: int = 0  # 0: the fewest


class Join(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/{id}/join"""

    seat: int = -1  # −1: any
    invite: str = ""
    accept: list[str] = []  # unusual options that were seen and are accepted


class SeatOrder(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/{id}/seat, by the host before the match begins: a bot sits down, or whoever sits there leaves."""

    seat: int
    bot: str = ""  # empty: free the seat


class Lobby(msgspec.Struct, frozen=True):
    """GET /api/lobby: my tables, those that wait for me first; open and live public tables; recent results."""

    mine: list[TableInfo]
    open: list[TableInfo]
    live: list[TableInfo]
    recent: list[TableInfo]


class Me(msgspec.Struct, frozen=True, omit_defaults=True):
    """GET /api/me. A guest exists from the first thing that must be kept."""

    person: str = ""  # public id; empty: nobody yet
    name: str = ""
    registered: bool = False
    mail: str = ""
    mail_confirmed: bool = False
    holiday_until: int = 0
    level: str = "squire"  # of bots that fits me
    settings: dict[str, Json] = {}
    waiting: int = 0  # tables that wait for me
    muted: list[str] = []


class Registration(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/me/register, /api/me/login"""

    name: str
    passphrase: str


class MeChange(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """PATCH /api/me: only what is given changes."""

    name: str | None = None
    settings: dict[str, Json] | None = None
    mail: str | None = None
    holiday_until: int | None = None
    passphrase: str | None = None
    mute: str | None = None
    unmute: str | None = None


class RestoreLink(msgspec.Struct, frozen=True):
    """POST /api/me/restore-link: the secret of the private link; POST /api/me/restore {secret} makes another device me."""

    secret: str


class Channel(msgspec.Struct, frozen=True, omit_defaults=True):
    """A way notices reach me. GET and PUT /api/me/channels; POST /api/me/channels/{id}/test; DELETE /api/me/channels/{id}"""

    kind: Literal["push", "mail", "webhook"]
    id: str = ""
    address: str = ""  # of a webhook; of mail: mine; of push: the device
    subscription: dict[str, Json] = {}  # of push, as the browser gave it
    digest: bool = False
    on: bool = True
    delay_ms: int = 0  # after the question opened
    state: Literal["none", "arrived", "waiting", "failed"] = "none"
    at: int = 0
    next: int = 0
    detail: str = ""
    silent: list[str] = []  # tables it says nothing of


class PushKey(msgspec.Struct, frozen=True):
    """GET /api/me/push-key: the server's public key, as browsers want it for a subscription."""

    key: str


class LostPassphrase(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/me/lost: a private link by mail, if the address is somebody's and confirmed; the answer is always the same."""

    mail: str


class Frame(msgspec.Struct, frozen=True, omit_defaults=True):
    """One moment of a finished match, for the chosen eyes: after which move, what happened, what lay on the table."""

    step: int  # moves so far; 0 the set-up
    n: int  # the entry
    seat: int
    move: str  # in words
    action: int
    events: list[dict[str, Json]]
    picture: dict[str, Json]
    points: list[int]
    clause: str = ""
    prompt: str = ""


class Frames(msgspec.Struct, frozen=True):
    """GET /api/matches/{id}/frames?eyes=-2&from=0&count=50; eyes: −2 all, −1 a spectator, else a seat."""

    total: int  # frames there are, the set-up included
    eyes: int
    frames: list[Frame]


class ScoreLine(msgspec.Struct, frozen=True):
    """GET /api/matches/{id}/scores: points per seat after every move, and where rounds begin, for the timeline."""

    points: list[list[int]]  # per frame, per seat
    rounds: list[int]  # per frame
    movers: list[int]  # per frame


class Verified(msgspec.Struct, frozen=True, omit_defaults=True):
    """GET /api/matches/{id}/verify: the checks of `quintain verify`, one each, and whether all hold."""

    good: bool
    checks: list[dict[str, Json]]  # {"check": "commitment", "good": true, "detail": "…"}
    commitment: str = ""
    seed: str = ""
    salt: str = ""


class MatchInfo(msgspec.Struct, frozen=True):
    """GET /api/matches/{id}: a finished match."""

    table: TableInfo
    result: Result
    frames: int
    playable: bool  # by today's rules; else only the archive can be read
    unrated: list[str]
    opening: list[Happening]


class PlayOn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/matches/{id}/play-on: a table of practice that begins after so many moves of this match."""

    step: int
    seat: int  # mine
    bot: str = "knight"


class Rating(msgspec.Struct, frozen=True):
    """How strong a person has shown to be in a game."""

    game: str
    rating: int
    spread: int
    matches: int
    changes: list[int]  # the last of them, oldest first
    places: list[int]  # the last five
    history: list[list[int]]  # [when, rating]


class Profile(msgspec.Struct, frozen=True):
    """GET /api/people/{person}"""

    person: str
    name: str
    registered: bool
    ratings: list[Rating]
    recent: list[TableInfo]


class Standing(msgspec.Struct, frozen=True):
    """GET /api/ratings/{game}, one each; bots have a level instead of a person."""

    place: int
    name: str
    person: str
    bot: str
    rating: int
    spread: int
    matches: int


class Report(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/{id}/report"""

    person: str
    text: str


class NewBot(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/bots: what the program is called."""

    name: str


class BotAccount(msgspec.Struct, frozen=True, omit_defaults=True):
    """POST /api/bots {name}: an account for a program; the token is told once."""

    person: str
    name: str
    token: str = ""


PAYLOADS: Final = (
    Trouble, GameInfo, RulesText, PrintedValue, NewTable, QuickTable, Join, SeatOrder, Lobby, Me, Registration, MeChange,
    RestoreLink, Channel, PushKey, LostPassphrase,
    Frames, ScoreLine, Verified, MatchInfo, PlayOn, Profile, Standing, Report, NewBot, BotAccount, SeatInfo,
    CastleText, KeepCastle, WalkCastle, CastleWalk, CastleCheck, CastleFile, CastleShelf,
    KeepSetup, SetupCheck, SetupFile, SetupShelf,
)  # fmt: skip
