"""Finished matches over HTTP: the archive, frames for any eyes, the score line, checks, download, playing on."""

from __future__ import annotations

from typing import Final

import msgspec
import zstandard
from starlette.responses import Response

from quintain.games import GAMES
from quintain.kernel.types import SPECTATOR, TRUTH
from quintain.server import lobby, playing_on
from quintain.server.answers import plain
from quintain.server.endpoints import Ask, Endpoint, Number, Word
from quintain.server.films import MOST, Film, numbers_of
from quintain.server.messages import TableInfo
from quintain.server.payloads import Frames, MatchInfo, PlayOn, ScoreLine
from quintain.server.service import Service
from quintain.server.troubles import Denied
from quintain.store import ArchiveRow, PersonRow, SeatRow, TableRow
from quintain.tables.archive import Archive, read_archive
from quintain.tables.chronicle import read

LISTED: Final = 50
KEPT: Final = 8  # films in memory
LATEST: Final = 2**31 - 1


async def list_matches(ask: Ask) -> list[TableInfo]:
    """Public matches that ended last, of one game or of all; `before` pages on, in seconds since 1970."""
    service = ask.service
    game = ask.query["game"]
    before = ask.query["before"] * 1000

    def found() -> list[TableRow]:
        rows = service.store.archive.recent("" if game == "all" else game, LISTED, before)
        tables = [service.store.tables.get(row.table_id) for row in rows]
        return [row for row in tables if row is not None]

    infos = await lobby.infos(service, await service.read(found), ask.person)
    return list(infos.values())


async def read_match(ask: Ask) -> MatchInfo:
    """A finished match: how it ended, and whether it can be played again by today's rules."""
    row, seats, film = await _film(ask)
    return MatchInfo(
        table=await lobby.shown(ask.service, row, seats, ask.person),
        result=film.archive.result,
        frames=film.total,
        playable=film.game is not None,
        unrated=list(film.archive.unrated),
        opening=film.opening() if may_see(row, seats, ask.person, TRUTH) else film.opening(SPECTATOR),
    )


async def read_frames(ask: Ask) -> Response:
    """Moments of a finished match as a seat saw them, a spectator (−1), or with nothing hidden (−2)."""
    row, seats, film = await _film(ask)
    eyes = ask.query["eyes"]
    if eyes >= film.seats:
        raise Denied("unreadable", f"seats are 0 .. {film.seats - 1}")
    if not may_see(row, seats, ask.person, eyes):
        raise Denied("forbidden", "this table does not show all seats to those who did not sit there")
    moves = may_see(row, seats, ask.person, TRUTH)
    return await ask.thought(lambda: plain(film.frames(eyes, ask.query["from"], ask.query["count"], moves)))


async def read_scores(ask: Ask) -> ScoreLine:
    """Points per seat after every move, and where rounds begin."""
    row, seats, film = await _film(ask)
    eyes = TRUTH if may_see(row, seats, ask.person, TRUTH) else SPECTATOR
    return await ask.thought(film.scores, eyes)


async def download(ask: Ask) -> Response:
    """The archive as a file, for `quintain verify` and `quintain replay`."""
    row, seats, film = await _film(ask)
    if not may_see(row, seats, ask.person, TRUTH):
        raise Denied("forbidden", "this table does not show all seats to those who did not sit there")
    told = {
        **msgspec.to_builtins(film.archive),
        "commitment": row.commitment,
        "salt": row.salt,
        "table": row.id,
        "final": row.final,
    }
    response = await ask.thought(plain, told)
    response.headers["Content-Disposition"] = f'attachment; filename="quintain-{row.game}-{row.id}.json"'
    return response


async def play_on(ask: Ask) -> TableInfo:
    """A table of practice that begins after so many moves of this match."""
    row, seats, film = await _film(ask)
    wish: PlayOn = ask.body
    if not may_see(row, seats, ask.person, TRUTH):
        raise Denied("forbidden", "this table does not show all seats to those who did not sit there")
    await lobby.must_have_room(ask.service, ask.person)
    table = await playing_on.opened(ask.service, ask.person, row, film, wish)
    return await lobby.told(ask.service, table, ask.person)


def may_see(row: TableRow, seats: list[SeatRow], person: PersonRow | None, eyes: int) -> bool:
    """Everything is open to those who sat there; to others where the table allows it."""
    return eyes == SPECTATOR or row.open_after or (person is not None and any(seat.person == person.id for seat in seats))


async def _film(ask: Ask) -> tuple[TableRow, list[SeatRow], Film]:
    service = ask.service
    row, seats = await lobby.rows(service, ask.path["match"])
    film = service.films.pop(row.id, None)
    if film is None:
        film = await ask.thought(_developed, service, row)
    service.films[row.id] = film
    while len(service.films) > KEPT:
        del service.films[next(iter(service.films))]
    return row, seats, film


def _developed(service: Service, row: TableRow) -> Film:
    kept = service.store.archive.get(row.id)
    if kept is None:
        raise Denied("not-over", "this match is not over, or was never begun")
    entries = [read(entry.entry) for entry in service.store.tables.entries(row.id)]
    return Film(unpacked(kept), numbers_of(entries))


def unpacked(row: ArchiveRow) -> Archive:
    """An archive as it was written, with the names that may still be told."""
    archive = read_archive(msgspec.json.decode(zstandard.ZstdDecompressor().decompress(row.packed)))
    return msgspec.structs.replace(archive, names=list(row.names) or archive.names)


ENDPOINTS: Final = (
    Endpoint(
        "GET",
        "/api/matches",
        list_matches,
        list[TableInfo],
        query=(Word("game", ("all", *GAMES), "all"), Number("before", 0, LATEST, 0)),
    ),
    Endpoint("GET", "/api/matches/{match}", read_match, MatchInfo, codes=("not-over",)),
    Endpoint(
        "GET",
        "/api/matches/{match}/frames",
        read_frames,
        Frames,
        query=(Number("eyes", -2, 9, -2), Number("from", 0, 1_000_000, 0), Number("count", 1, MOST, 50)),
        codes=("not-over", "forbidden"),
    ),
    Endpoint("GET", "/api/matches/{match}/scores", read_scores, ScoreLine, codes=("not-over",)),
    Endpoint("GET", "/api/matches/{match}/download", download, bytes, codes=("not-over", "forbidden")),
    Endpoint(
        "POST",
        "/api/matches/{match}/play-on",
        play_on,
        TableInfo,
        PlayOn,
        who="guest",
        codes=("not-over", "forbidden", "unplayable", "bad-seats", "no-bot"),
    ),
)
