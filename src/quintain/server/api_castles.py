"""Castles over HTTP: mine, those that people share, those of the box; keeping, sharing, checking."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from quintain.games.castlecraft import read_text
from quintain.server.castle_files import checked, ready_files, walked
from quintain.server.endpoints import Ask, Endpoint
from quintain.server.payloads_castles import (
    CastleCheck,
    CastleFile,
    CastleShelf,
    CastleText,
    CastleWalk,
    KeepCastle,
    WalkCastle,
)
from quintain.server.service import Service
from quintain.server.troubles import Denied
from quintain.store import Clash, public_id
from quintain.store.castles import CastleRow

MOST: Final = 100  # castles a person keeps
LONGEST: Final = 60_000  # letters of a file; the largest castle there can be has half of that

_ready = cache(ready_files)
_judged = lru_cache(maxsize=300)(checked)  # what is kept is looked at again and again


async def read_castles(ask: Ask) -> CastleShelf:
    """My castles, those that others share, and those of the box."""
    me = ask.person.id if ask.person else ""
    return await ask.thought(_shelf, ask.service, me)


async def read_castle(ask: Ask) -> CastleFile:
    """One castle, for whoever has its address."""
    return await ask.thought(_found, ask.service, ask.path["castle"], ask.person.id if ask.person else "")


async def check_castle(ask: Ask) -> CastleCheck:
    """What is wrong with a castle file, by the engine's own check; nothing is kept."""
    return await ask.thought(checked, _text(ask.body.text))


async def walk_castle(ask: Ask) -> CastleWalk:
    """How many steps a squad needs in a castle, by the engine's own walks; nothing is kept."""
    return await ask.thought(_walk, _text(ask.body.text), ask.body.at, ask.body.foe)


async def keep_castle(ask: Ask) -> CastleFile:
    """A new castle of mine; a draft with faults is kept too, as long as it can be drawn."""
    return await _keep(ask, "")


async def change_castle(ask: Ask) -> CastleFile:
    """A castle of mine anew."""
    return await _keep(ask, ask.path["castle"])


async def drop_castle(ask: Ask) -> None:
    """A castle of mine is deleted."""
    if not await ask.service.written(ask.service.store.castles.remove(ask.path["castle"], ask.person.id)):
        raise Denied("not-found", "this is none of your castles")


async def _keep(ask: Ask, castle: str) -> CastleFile:
    service, wish, now = ask.service, ask.body, ask.service.now()
    check = await ask.thought(checked, _text(wish.text))
    if check.plan is None:
        raise Denied("bad-castle", "this file cannot be drawn; /api/castles/check says what is wrong with it")
    before = await service.read(service.store.castles.get, castle) if castle else None
    if castle and (before is None or before.person != ask.person.id or before.kind != "castle"):
        raise Denied("not-found", "this is none of your castles")
    if not castle and len(await service.read(service.store.castles.of_person, ask.person.id)) >= MOST:
        raise Denied("too-many", f"nobody keeps more than {MOST} castles")
    created = before.created if before else now
    id = castle or public_id(service.draw)
    row = CastleRow(id, ask.person.id, "castle", str(check.plan["name_en"]), check.text, wish.shared, created, now)
    try:
        await service.written(service.store.castles.put(row))
    except Clash:
        raise Denied("not-found", "this is none of your castles") from None
    return await ask.thought(_told, service, row, ask.person.id)


def _walk(text: str, at: tuple[int, int, int] | None, foe: bool) -> CastleWalk:
    plan = read_text(text).plan
    if plan is None:
        raise Denied("bad-castle", "this file cannot be drawn; /api/castles/check says what is wrong with it")
    return walked(plan, at, foe)


def _text(text: str) -> str:
    if len(text) > LONGEST:
        raise Denied("too-large", f"a castle file has at most {LONGEST} letters")
    return text


def _shelf(service: Service, me: str) -> CastleShelf:
    castles = service.store.castles
    mine = [_told(service, row, me) for row in (castles.of_person(me) if me else []) if row.kind == "castle"]
    shared = [_told(service, row, me) for row in castles.shared() if row.person != me and row.kind == "castle"]
    return CastleShelf(mine, shared, _ready())


def _found(service: Service, castle: str, me: str) -> CastleFile:
    for ready in _ready():
        if ready.id == castle:
            return ready
    row = service.store.castles.get(castle)
    if row is None or row.kind != "castle":
        raise Denied("not-found", "there is no such castle")
    return _told(service, row, me)


def _told(service: Service, row: CastleRow, me: str) -> CastleFile:
    check = _judged(row.text)
    plan = check.plan or {}
    author = service.store.people.get(row.person)
    names = str(plan.get("name_en", row.name)), str(plan.get("name_ru", row.name))
    return CastleFile(
        row.id,
        row.text,
        *names,
        str(plan.get("people", "none")),
        author.name if author else "",
        row.person == me,
        row.shared,
        changed=row.changed,
        check=check,
    )


ENDPOINTS: Final = (
    Endpoint("GET", "/api/castles", read_castles, CastleShelf),
    Endpoint("POST", "/api/castles", keep_castle, CastleFile, KeepCastle, who="guest", codes=("bad-castle",)),
    Endpoint("POST", "/api/castles/check", check_castle, CastleCheck, CastleText),
    Endpoint("POST", "/api/castles/walk", walk_castle, CastleWalk, WalkCastle, codes=("bad-castle",)),
    Endpoint("GET", "/api/castles/{castle}", read_castle, CastleFile),
    Endpoint("PUT", "/api/castles/{castle}", change_castle, CastleFile, KeepCastle, who="person", codes=("bad-castle",)),
    Endpoint("DELETE", "/api/castles/{castle}", drop_castle, None, who="person"),
)
