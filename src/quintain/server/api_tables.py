"""Tables over HTTP: the lobby, a new table, joining, leaving, seats, the start, a rematch, a report."""

from __future__ import annotations

from typing import Final

from starlette.responses import Response

from quintain.games import GAMES
from quintain.server import lobby
from quintain.server.answers import packed
from quintain.server.endpoints import Ask, Digest, Endpoint
from quintain.server.messages import TableInfo
from quintain.server.payloads import Join, Lobby, NewSeat, NewTable, QuickTable, Report, SeatOrder
from quintain.server.rulesets import ruleset
from quintain.server.strength import fitting_level
from quintain.server.texts import line_of
from quintain.server.troubles import Denied
from quintain.store import TableRow

LISTED: Final = 50
FOREVER: Final = "public, max-age=31536000, immutable"
REPORT: Final = 1000  # letters of a report at most
SEATED: Final = ("begun", "seat-taken", "too-many", "closing", "not-host", "bad-seats", "no-bot")


async def read_lobby(ask: Ask) -> Lobby:
    """My tables, those that wait for me first; open and live public tables; recent results."""
    service = ask.service
    me = ask.person.id if ask.person else ""

    def found() -> tuple[list[TableRow], list[TableRow], list[TableRow], list[TableRow]]:
        tables = service.store.tables
        mine = tables.of_person(me, ("open", "running", "frozen"), LISTED) if me else []
        return mine, tables.lobby("open", LISTED), tables.lobby("running", LISTED), tables.lobby("over", LISTED)

    lists = await service.read(found)
    infos = await lobby.infos(service, [row for rows in lists for row in rows], ask.person)
    mine, open_, live, recent = ([infos[row.id] for row in rows] for rows in lists)
    mine.sort(key=lambda info: (not _waits(info), -info.created))
    return Lobby(mine, open_, live, recent)


def _waits(info: TableInfo) -> bool:
    return any(seat.mine and seat.seat in info.turn for seat in info.seats)


async def create_table(ask: Ask) -> TableInfo:
    """A new table; where every seat is taken, its match begins at once."""
    return await lobby.open_table(ask, ask.body)


async def quick_table(ask: Ask) -> TableInfo:
    """Seated against bots at once, with the printed options."""
    wish: QuickTable = ask.body
    if wish.game not in GAMES:
        raise Denied("no-game", f"games are {', '.join(GAMES)}")
    level = wish.level or await ask.service.read(fitting_level, ask.service.store, ask.person)
    count = wish.seats or GAMES[wish.game].choices.lowest
    if not GAMES[wish.game].choices.lowest <= count <= GAMES[wish.game].choices.highest:
        raise Denied("bad-seats", f"this game is for {GAMES[wish.game].choices.lowest} to {GAMES[wish.game].choices.highest}")
    seats = [NewSeat("me"), *(NewSeat("bot", level) for _ in range(count - 1))]
    return await lobby.open_table(ask, NewTable(wish.game, {}, seats))


async def read_table(ask: Ask) -> TableInfo:
    """A table as whoever asks may see it."""
    return await lobby.told(ask.service, ask.path["table"], ask.person)


async def read_scene(ask: Ask) -> Response:
    """What never changes during the match; its tag is the digest that the table names."""
    row, _ = await lobby.rows(ask.service, ask.path["table"])
    rules = await ask.thought(ruleset, row.game, row.options)
    return packed(ask.request, rules.scene, FOREVER, rules.digest)


async def join_table(ask: Ask) -> TableInfo:
    """Sit down at an open seat."""
    return await lobby.join(ask.service, ask.person, ask.path["table"], ask.body)


async def leave_table(ask: Ask) -> None:
    """Stand up before the match begins."""
    await lobby.leave(ask.service, ask.person, ask.path["table"])


async def order_seat(ask: Ask) -> TableInfo:
    """The host lets a bot sit down, or frees a seat."""
    return await lobby.order(ask.service, ask.person, ask.path["table"], ask.body)


async def start_table(ask: Ask) -> TableInfo:
    """The host begins; bots that fit him sit down where nobody does."""
    level = await ask.service.read(fitting_level, ask.service.store, ask.person)
    return await lobby.start(ask.service, ask.person, ask.path["table"], level)


async def want_rematch(ask: Ask) -> TableInfo:
    """A rematch with the seats rotated is wanted; when all people want it, a new table opens."""
    return await lobby.rematch(ask.service, ask.person, ask.path["table"])


async def report(ask: Ask) -> None:
    """Somebody at this table behaved badly; whoever runs the server reads it."""
    service = ask.service
    row, _ = await lobby.rows(service, ask.path["table"])
    wish: Report = ask.body
    text = line_of(wish.text, REPORT)
    wait = service.reports.take(ask.person.id)
    if wait:
        raise Denied("too-fast", "too many complaints in the last hour", retry_ms=wait)
    if await service.read(service.store.people.get, wish.person) is None:
        raise Denied("not-found", "there is nobody with this id")
    await service.written(service.store.people.report(row.id, ask.person.id, wish.person, text, service.now()))


ENDPOINTS: Final = (
    Endpoint("GET", "/api/lobby", read_lobby, Lobby),
    Endpoint(
        "POST",
        "/api/tables",
        create_table,
        TableInfo,
        NewTable,
        who="guest",
        codes=("options", "no-game", "bad-seats", "bad-pace", "bad-text", "no-bot"),
    ),
    Endpoint("POST", "/api/quick", quick_table, TableInfo, QuickTable, who="guest", codes=("no-game", "bad-seats", "no-bot")),
    Endpoint("GET", "/api/tables/{table}", read_table, TableInfo),
    Endpoint("GET", "/api/tables/{table}/scene", read_scene, bytes, codes=("options",), query=(Digest("digest"),)),
    Endpoint(
        "POST",
        "/api/tables/{table}/join",
        join_table,
        TableInfo,
        Join,
        who="guest",
        codes=(*SEATED, "invite-needed", "accept-needed"),
    ),
    Endpoint("POST", "/api/tables/{table}/leave", leave_table, None, who="person", codes=(*SEATED, "not-seated")),
    Endpoint("POST", "/api/tables/{table}/seat", order_seat, TableInfo, SeatOrder, who="person", codes=SEATED),
    Endpoint("POST", "/api/tables/{table}/start", start_table, TableInfo, who="person", codes=SEATED),
    Endpoint("POST", "/api/tables/{table}/rematch", want_rematch, TableInfo, who="person", codes=("not-over", "not-seated")),
    Endpoint("POST", "/api/tables/{table}/report", report, None, Report, who="person", codes=("bad-text",)),
)
