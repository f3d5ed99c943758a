"""Myself over HTTP: who I am, my name and passphrase, my private link, what I have left here."""

from __future__ import annotations

from typing import Final

from starlette.responses import Response

from quintain.server import accounts, lobby
from quintain.server.answers import plain
from quintain.server.endpoints import Ask, Endpoint
from quintain.server.payloads import Me, MeChange, Registration, RestoreLink
from quintain.server.service import Service
from quintain.server.strength import fitting_level
from quintain.server.troubles import Denied
from quintain.store import Clash, PersonRow


async def me(ask: Ask) -> Me:
    """Who asks; nobody yet is nobody, not an error."""
    return await _me(ask)


async def register(ask: Ask) -> Me:
    """A name and a passphrase for a guest, who keeps everything."""
    await accounts.register(ask, ask.body)
    await lobby.renamed(ask.service, ask.person.id)
    return await _me(ask)


async def login(ask: Ask) -> Me:
    """This device becomes a registered person."""
    await accounts.log_in(ask, ask.body)
    return await _me(ask)


async def logout(ask: Ask) -> Me:
    """This device is nobody any more."""
    await accounts.sign_out(ask)
    return await _me(ask)


async def change_me(ask: Ask) -> Me:
    """Name, settings, mail address, holiday, passphrase, mutes: only what is given changes."""
    await accounts.change(ask, ask.body)
    if ask.body.name is not None:
        await lobby.renamed(ask.service, ask.person.id)
    if ask.body.mute is not None or ask.body.unmute is not None:
        await lobby.mutes(ask.service, ask.person.id)
    if ask.body.holiday_until is not None:
        await lobby.holiday(ask.service, ask.person.id, ask.body.holiday_until)
    return await _me(ask)


async def make_restore_link(ask: Ask) -> RestoreLink:
    """The secret of a private link that makes any device me; those made before are void."""
    return RestoreLink(await accounts.restore_link(ask))


async def restore(ask: Ask) -> Me:
    """This device becomes whoever made the private link."""
    await accounts.restore(ask, ask.body.secret)
    return await _me(ask)


async def export(ask: Ask) -> Response:
    """Everything that is kept of me, but for secrets."""
    found = await ask.service.read(ask.service.store.leaving.export, ask.person.id)
    response = plain(found)
    response.headers["Content-Disposition"] = 'attachment; filename="quintain.json"'
    return response


async def forget_me(ask: Ask) -> None:
    """Everything of me is deleted; finished matches stay without the name."""
    try:
        await ask.service.written(ask.service.store.leaving.forget(ask.person.id))
    except Clash:
        raise Denied("not-over", "whoever sits at a table leaves it or resigns first") from None
    ask.cookies.append("")
    await ask.service.revisits.look(ask.person.id)
    await lobby.renamed(ask.service, ask.person.id)


async def _me(ask: Ask) -> Me:
    if ask.person is None:
        return Me()
    service = ask.service
    person: PersonRow = ask.person
    waiting, muted, level = await service.read(_lists, service, person)
    return Me(
        person=person.id,
        name=person.name,
        registered=person.registered,
        mail=person.mail,
        mail_confirmed=person.mail_confirmed,
        holiday_until=person.holiday_until,
        level=level,
        settings=person.settings,
        waiting=waiting,
        muted=muted,
    )


def _lists(service: Service, person: PersonRow) -> tuple[int, list[str], str]:
    tables = service.store.tables.of_person(person.id, ("running",))
    seats = service.store.tables.seats(row.id for row in tables)
    waiting = sum(any(seat.person == person.id and seat.seat in row.turn for seat in seats[row.id]) for row in tables)
    return waiting, service.store.people.muted(person.id), fitting_level(service.store, person)


ENDPOINTS: Final = (
    Endpoint("GET", "/api/me", me, Me),
    Endpoint(
        "PATCH",
        "/api/me",
        change_me,
        Me,
        MeChange,
        who="guest",
        codes=("bad-name", "bad-mail", "name-taken", "not-found", "bad-passphrase"),
    ),
    Endpoint("DELETE", "/api/me", forget_me, None, who="person", codes=("not-over",)),
    Endpoint(
        "POST",
        "/api/me/register",
        register,
        Me,
        Registration,
        who="guest",
        codes=("bad-name", "bad-passphrase", "name-taken", "registered"),
    ),
    Endpoint("POST", "/api/me/login", login, Me, Registration, codes=("wrong-passphrase",)),
    Endpoint("POST", "/api/me/logout", logout, Me),
    Endpoint("POST", "/api/me/restore-link", make_restore_link, RestoreLink, who="guest"),
    Endpoint("POST", "/api/me/restore", restore, Me, RestoreLink, codes=("wrong-secret",)),
    Endpoint("GET", "/api/me/export", export, bytes, who="person"),
)
