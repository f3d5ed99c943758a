"""People and how they are known again: guests, registered names, private links, programs."""

from __future__ import annotations

import asyncio
import secrets
from functools import cache
from typing import TYPE_CHECKING, Final

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError

from quintain.server.endpoints import Ask
from quintain.server.payloads import MeChange, Registration
from quintain.server.service import Service
from quintain.server.sessions import YEAR, bearer_of, cookie_of
from quintain.server.texts import mail_of, name_of, passphrase_of
from quintain.server.troubles import Denied
from quintain.store import NameTaken, PersonRow, public_id, secret_text
from quintain.store.ids import digest_of
from quintain.store.people import folded

if TYPE_CHECKING:
    from quintain.server.sockets import Line

SESSION: Final = "session"
RESTORE: Final = "restore"
BOT: Final = "bot"
GUEST: Final = {"ru": "Гость", "en": "Guest"}
SETTINGS: Final = 16_384  # bytes of settings at most
HOLIDAY: Final = 60 * 24 * 3600 * 1000  # milliseconds that a holiday lasts at most
STALE: Final = 3600 * 1000  # how old `seen` may be

_hasher: Final = PasswordHasher()
_hashing: Final = asyncio.Semaphore(2)  # a hash takes 64 MiB and a core for a moment


async def recognise(ask: Ask) -> None:
    """Who asks, by token or cookie; a token that is not known is refused, a cookie is only not known."""
    service = ask.service
    token = bearer_of(ask.request.headers)
    if token:
        ask.person = await service.read(_person, service, token, (BOT,))
        if ask.person is None:
            raise Denied("wrong-secret", "this token is not known")
        return
    session = service.signer.token(cookie_of(ask.request.headers))
    if session:
        ask.person = await service.read(_person, service, session, (SESSION,))
        if ask.person is not None and ask.person.seen < service.now() - STALE:
            await service.written(service.store.people.change(ask.person.id, seen=service.now()))


async def of_socket(service: Service, line: Line, token: str = "") -> PersonRow | None:
    """Who opens a line: by the token of its first message (of a program, or of a private link), else by its cookie.

    The line remembers by what, so that it ends with that.
    """
    shown = token[:200] or service.signer.token(cookie_of(line.socket.headers))
    found = await service.read(_person, service, shown, (BOT, RESTORE) if token else (SESSION,)) if shown else None
    if token and found is None:
        raise Denied("wrong-secret", "this token is not known")
    if found is not None:
        line.person, line.session = found.id, digest_of(shown)
    return found


def _person(service: Service, token: str, purposes: tuple[str, ...]) -> PersonRow | None:
    for purpose in purposes:
        found = service.store.tokens.find(token, purpose, service.now())
        if found is not None:
            return service.store.people.get(found.person)
    return None


def must_not_be_banned(ask: Ask) -> None:
    if ask.person is not None and ask.person.banned_until > ask.service.now():
        raise Denied("banned", ask.person.banned_why, retry_ms=ask.person.banned_until - ask.service.now())


async def welcome_guest(ask: Ask) -> None:
    """A person exists from the first thing that must be kept."""
    service = ask.service
    wait = service.guests.take(ask.address)
    if wait:
        raise Denied("too-fast", "too many people came from this address in the last hour", retry_ms=wait)
    lang = "ru" if ask.request.headers.get("accept-language", "").lower().startswith("ru") else "en"
    name = f"{GUEST[lang]} {100 + service.draw(32) % 900}"
    now = service.now()
    person = PersonRow(public_id(service.draw), name=name, created=now, seen=now)
    await service.written(service.store.people.create(person))
    await sign_in(ask, person)


async def sign_in(ask: Ask, person: PersonRow) -> None:
    """This device is the person from now on."""
    service = ask.service
    token = secret_text(service.draw)
    now = service.now()
    await service.written(service.store.tokens.keep(token, person.id, SESSION, now, now + YEAR * 1000))
    ask.person = person
    ask.cookies.append(token)


async def sign_out(ask: Ask) -> None:
    """This device is nobody; its session is void."""
    service = ask.service
    token = service.signer.token(cookie_of(ask.request.headers))
    if token:
        await service.written(service.store.tokens.use(token, SESSION, service.now()))
    if ask.person is not None:
        await service.revisits.look(ask.person.id)
    ask.person = None
    ask.cookies.append("")


async def register(ask: Ask, wish: Registration) -> None:
    """A guest gets a name and a passphrase, and keeps everything."""
    service = ask.service
    if ask.person.kind != "guest":
        raise Denied("registered", "this person has a name and a passphrase already")
    name, passphrase = name_of(wish.name), passphrase_of(wish.passphrase)
    _must_be_patient(ask)
    hashed = await _hashed(passphrase)
    try:
        await service.written(service.store.people.register(ask.person.id, name, hashed))
    except NameTaken:
        raise Denied("name-taken", "somebody has registered this name") from None
    await again(ask)


async def log_in(ask: Ask, wish: Registration) -> None:
    """By name and passphrase; whether the name or the passphrase is wrong is not told, and trying is throttled."""
    service = ask.service
    _must_be_patient(ask, wish.name[:100])
    person = await service.read(service.store.people.named, wish.name[:100])
    if not await _fits(person.passphrase if person else "", wish.passphrase) or person is None:
        raise Denied("wrong-passphrase", "there is no such name with such a passphrase")
    await sign_in(ask, person)


async def restore(ask: Ask, secret: str) -> None:
    """Whoever has the private link is the person."""
    service = ask.service
    _must_be_patient(ask)
    person = await service.read(_person, service, secret[:200], (RESTORE,))
    if person is None:
        raise Denied("wrong-secret", "this link is not known")
    await sign_in(ask, person)


async def restore_link(ask: Ask) -> str:
    """A new private link; those made before are void."""
    service = ask.service
    secret = secret_text(service.draw)
    await service.written(service.store.tokens.drop(ask.person.id, RESTORE))
    await service.written(service.store.tokens.keep(secret, ask.person.id, RESTORE, service.now()))
    await service.revisits.look(ask.person.id)
    return secret


async def change(ask: Ask, wish: MeChange) -> None:
    """What is given changes; checked whole before anything does."""
    service = ask.service
    person: PersonRow = ask.person
    changes = await _changes(ask, wish)
    name = None if wish.name is None else name_of(wish.name)
    muted = [who for who in (wish.mute, wish.unmute) if who is not None]
    known = await service.read(service.store.people.many, muted)
    if len(known) != len(set(muted)):
        raise Denied("not-found", "there is nobody with this id")
    if name is not None and name != person.name:
        try:
            await service.written(service.store.people.rename(person.id, name))
        except NameTaken:
            raise Denied("name-taken", "somebody has registered this name") from None
    if changes:
        await service.written(service.store.people.change(person.id, **changes))
    if wish.passphrase is not None:
        session = service.signer.token(cookie_of(ask.request.headers))
        await service.written(service.store.tokens.drop(person.id, SESSION, keeping=session))
        await service.written(service.store.tokens.drop(person.id, RESTORE))  # whoever had a link is out too
        await service.revisits.look(person.id)
    for who, on in ((wish.mute, True), (wish.unmute, False)):
        if who is not None:
            await service.written(service.store.people.mute(person.id, who, on))
    await again(ask)
    if changes.get("mail"):
        service.outreach.confirm(ask.person)


async def _changes(ask: Ask, wish: MeChange) -> dict[str, object]:
    service, person = ask.service, ask.person
    changes: dict[str, object] = {}
    if wish.settings is not None:
        if len(str(wish.settings)) > SETTINGS:
            raise Denied("too-large", f"settings have at most {SETTINGS} letters")
        changes["settings"] = wish.settings
    if wish.mail is not None and mail_of(wish.mail) != person.mail:
        changes |= {"mail": mail_of(wish.mail), "mail_confirmed": False}
    if wish.holiday_until is not None:
        if not 0 <= wish.holiday_until <= service.now() + HOLIDAY:
            raise Denied("unreadable", f"a holiday ends at most {HOLIDAY} milliseconds from now")
        changes["holiday_until"] = wish.holiday_until
    if wish.passphrase is not None:
        if not person.registered:
            raise Denied("no-person", "a passphrase belongs to a registered name")
        passphrase = passphrase_of(wish.passphrase)
        _must_be_patient(ask)
        changes["passphrase"] = await _hashed(passphrase)
    return changes


async def again(ask: Ask) -> None:
    """The row of whoever asks, read anew after a change."""
    ask.person = await ask.service.read(ask.service.store.people.get, ask.person.id)


def _must_be_patient(ask: Ask, name: str = "") -> None:
    """Passphrases and secrets are tried, and made, only so often from an address, and for a name however it is written."""
    service = ask.service
    wait = service.logins.take(ask.address) or (service.names.take(folded(name)) if name else 0)
    if wait:
        raise Denied("too-fast", "too many passphrases and secrets were tried", retry_ms=wait)


async def _hashed(passphrase: str) -> str:
    async with _hashing:
        return await asyncio.to_thread(_hasher.hash, passphrase)


async def _fits(hashed: str, passphrase: str) -> bool:
    """Whether a passphrase is right; a name that is not there takes as long."""
    async with _hashing:
        return await asyncio.to_thread(_verified, hashed, passphrase)


def _verified(hashed: str, passphrase: str) -> bool:
    try:
        return _hasher.verify(hashed or _nobody(), passphrase[:1000])
    except (Argon2Error, InvalidHashError):
        return False


@cache
def _nobody() -> str:
    return _hasher.hash(secrets.token_hex(16))
