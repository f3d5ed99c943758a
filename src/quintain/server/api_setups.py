"""Set-ups over HTTP: mine and those that people share; keeping, sharing, checking."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from quintain.server.api_castles import MOST
from quintain.server.endpoints import Ask, Endpoint
from quintain.server.payloads_castles import CastleText, KeepSetup, SetupCheck, SetupFile, SetupShelf
from quintain.server.service import Service
from quintain.server.setup_files import checked_setup
from quintain.server.troubles import Denied
from quintain.store import Clash, public_id
from quintain.store.castles import CastleRow

LONGEST: Final = 200_000  # letters of a file: a set-up brings its castles along
LONGEST_NAME: Final = 40
KIND: Final = "setup"

_judged = lru_cache(maxsize=200)(checked_setup)  # what is kept is looked at again and again


async def read_setups(ask: Ask) -> SetupShelf:
    """My set-ups, and those that others share."""
    me = ask.person.id if ask.person else ""
    return await ask.thought(_shelf, ask.service, me)


async def read_setup(ask: Ask) -> SetupFile:
    """One set-up, for whoever has its address."""
    return await ask.thought(_found, ask.service, ask.path["setup"], ask.person.id if ask.person else "")


async def check_setup(ask: Ask) -> SetupCheck:
    """What is wrong with a set-up, by the rules themselves; nothing is kept."""
    return await ask.thought(checked_setup, _text(ask.body.text))


async def keep_setup(ask: Ask) -> SetupFile:
    """A new set-up of mine; one with faults is kept too, as long as it can be drawn."""
    return await _keep(ask, "")


async def change_setup(ask: Ask) -> SetupFile:
    """A set-up of mine anew."""
    return await _keep(ask, ask.path["setup"])


async def drop_setup(ask: Ask) -> None:
    """A set-up of mine is deleted."""
    before = await ask.service.read(ask.service.store.castles.get, ask.path["setup"])
    if before is None or before.kind != KIND:
        raise Denied("not-found", "this is none of your set-ups")
    if not await ask.service.written(ask.service.store.castles.remove(ask.path["setup"], ask.person.id)):
        raise Denied("not-found", "this is none of your set-ups")


async def _keep(ask: Ask, setup: str) -> SetupFile:
    service, wish, now = ask.service, ask.body, ask.service.now()
    name = " ".join(wish.name.split())[:LONGEST_NAME]
    if not name or not name.isprintable():
        raise Denied("bad-castle", "a set-up has a name of 1 to 40 printable characters")
    check = await ask.thought(checked_setup, _text(wish.text))
    if check.setup is None:
        raise Denied("bad-castle", "this set-up cannot be drawn; /api/setups/check says what is wrong with it")
    before = await service.read(service.store.castles.get, setup) if setup else None
    if setup and (before is None or before.person != ask.person.id or before.kind != KIND):
        raise Denied("not-found", "this is none of your set-ups")
    if not setup and len(await service.read(service.store.castles.of_person, ask.person.id)) >= MOST:
        raise Denied("too-many", f"nobody keeps more than {MOST} castles and set-ups")
    created = before.created if before else now
    row = CastleRow(setup or public_id(service.draw), ask.person.id, KIND, name, wish.text, wish.shared, created, now)
    try:
        await service.written(service.store.castles.put(row))
    except Clash:
        raise Denied("not-found", "this is none of your set-ups") from None
    return await ask.thought(_told, service, row, ask.person.id)


def _text(text: str) -> str:
    if len(text) > LONGEST:
        raise Denied("too-large", f"a set-up has at most {LONGEST} letters")
    return text


def _shelf(service: Service, me: str) -> SetupShelf:
    castles = service.store.castles
    mine = [_told(service, row, me) for row in (castles.of_person(me) if me else []) if row.kind == KIND]
    return SetupShelf(mine, [_told(service, row, me) for row in castles.shared() if row.person != me and row.kind == KIND])


def _found(service: Service, setup: str, me: str) -> SetupFile:
    row = service.store.castles.get(setup)
    if row is None or row.kind != KIND:
        raise Denied("not-found", "there is no such set-up")
    return _told(service, row, me)


def _told(service: Service, row: CastleRow, me: str) -> SetupFile:
    author = service.store.people.get(row.person)
    mine = row.person == me
    return SetupFile(row.id, row.name, row.text, author.name if author else "", mine, row.shared, row.changed, _judged(row.text))


ENDPOINTS: Final = (
    Endpoint("GET", "/api/setups", read_setups, SetupShelf),
    Endpoint("POST", "/api/setups", keep_setup, SetupFile, KeepSetup, who="guest", codes=("bad-castle",)),
    Endpoint("POST", "/api/setups/check", check_setup, SetupCheck, CastleText),
    Endpoint("GET", "/api/setups/{setup}", read_setup, SetupFile),
    Endpoint("PUT", "/api/setups/{setup}", change_setup, SetupFile, KeepSetup, who="person", codes=("bad-castle",)),
    Endpoint("DELETE", "/api/setups/{setup}", drop_setup, None, who="person"),
)
