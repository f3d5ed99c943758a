"""The ways in which notices reach me, over HTTP."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any, Final, cast

from quintain.server.endpoints import ID, Ask, Endpoint
from quintain.server.outbound import Forbidden, checked
from quintain.server.payloads import Channel, LostPassphrase, PushKey
from quintain.server.push import must_be_subscription, public_text
from quintain.server.texts import clean, mail_of
from quintain.server.tidings import Reachable
from quintain.server.troubles import Denied
from quintain.store import ChannelRow, Clash, PersonRow, public_id

MOST: Final = 10  # channels of a person
LATEST: Final = 7 * 24 * 3600 * 1000  # milliseconds that a notice may wait after its question opened
SILENT: Final = 200  # tables a channel may be silent about
TABLE: Final = re.compile(ID)


async def my_channels(ask: Ask) -> list[Channel]:
    """All of them, each with what became of its last letter."""
    rows, due = await ask.service.read(_mine, ask)
    return [_told(row, ask.person, due.get(row.id, 0)) for row in rows]


def _mine(ask: Ask) -> tuple[list[ChannelRow], dict[str, int]]:
    store = ask.service.store
    return store.channels.of_person(ask.person.id), store.channels.next_of(ask.person.id)


async def keep_channel(ask: Ask) -> Channel:
    """A new channel, or one of mine as it is to be from now on."""
    service, wish = ask.service, cast(Channel, ask.body)
    rows, _ = await service.read(_mine, ask)
    row = _row(ask, wish, rows)
    if row.id not in {each.id for each in rows} and len(rows) >= MOST:
        raise Denied("too-many", f"nobody has more than {MOST} channels")
    try:
        await service.written(service.store.channels.put(row))
    except Clash:
        raise Denied("not-found", "this is none of your channels") from None
    await service.outreach.notifier.look()
    service.bus.say(Reachable())
    kept = await service.read(service.store.channels.get, row.id)
    return _told(kept or row, ask.person, 0)


def _row(ask: Ask, wish: Channel, rows: list[ChannelRow]) -> ChannelRow:
    private = ask.service.config.private_webhooks
    if not 0 <= wish.delay_ms <= LATEST:
        raise Denied("bad-channel", f"a notice waits 0 to {LATEST} milliseconds")
    if len(wish.silent) > SILENT or not all(TABLE.fullmatch(table) for table in wish.silent):
        raise Denied("bad-channel", f"a channel is silent about at most {SILENT} tables")
    address, subscription = wish.address.strip(), cast("dict[str, Any]", dict(wish.subscription))
    try:
        if wish.kind == "push":
            must_be_subscription(subscription, private)
            address = clean(address)[:80]
        elif wish.kind == "webhook":
            checked(address, private)
    except Forbidden as error:
        raise Denied("bad-channel", str(error)) from None
    if wish.kind == "mail" and (not address or address != ask.person.mail):
        raise Denied("bad-channel", "mail goes to your own address")
    same = [row for row in rows if row.id == wish.id] or [row for row in rows if not wish.id and _alike(row, wish)]
    if wish.id and not same:
        raise Denied("not-found", "this is none of your channels")
    id = same[0].id if same else public_id(ask.service.draw)
    kept = subscription if wish.kind == "push" else {}
    return ChannelRow(id, ask.person.id, wish.kind, address, kept, wish.digest, wish.on, wish.delay_ms, silent=wish.silent)


def _alike(row: ChannelRow, wish: Channel) -> bool:
    """Whether it is the same device or address as before."""
    if row.kind != wish.kind:
        return False
    if row.kind == "push":
        return row.subscription.get("endpoint") == wish.subscription.get("endpoint")
    return row.address == wish.address.strip()


def _told(row: ChannelRow, person: PersonRow, due: int) -> Channel:
    unconfirmed = row.kind == "mail" and not (person.mail_confirmed and person.mail == row.address)
    shown = replace(row, state="waiting", detail="unconfirmed") if unconfirmed else row
    return Channel(
        kind=cast(Any, shown.kind),
        id=shown.id,
        address=shown.address,
        subscription={},  # a secret of the browser
        digest=shown.digest,
        on=shown.on,
        delay_ms=shown.delay_ms,
        state=cast(Any, shown.state),
        at=shown.at,
        next=due,
        detail=shown.detail,
        silent=shown.silent,
    )


async def try_channel(ask: Ask) -> Channel:
    """A letter at once, to see whether it arrives."""
    service = ask.service
    row = await _of_mine(ask)
    wait = service.outreach.tests.take(ask.person.id)
    if wait:
        raise Denied("too-fast", "too many letters were tried", retry_ms=wait)
    await service.outreach.notifier.test(row)
    after = await service.read(service.store.channels.get, row.id)
    return _told(after or row, ask.person, 0)


async def drop_channel(ask: Ask) -> None:
    """Nothing more comes this way."""
    row = await _of_mine(ask)
    await ask.service.written(ask.service.store.channels.remove(row.id, ask.person.id))
    await ask.service.outreach.notifier.look()
    ask.service.bus.say(Reachable())


async def _of_mine(ask: Ask) -> ChannelRow:
    row = await ask.service.read(ask.service.store.channels.get, ask.path["channel"])
    if row is None or row.person != ask.person.id:
        raise Denied("not-found", "this is none of your channels")
    return row


async def push_key(ask: Ask) -> PushKey:
    """What a browser needs for a subscription."""
    return PushKey(public_text(ask.service.outreach.push_key))


async def lost_passphrase(ask: Ask) -> None:
    """A private link by mail; whether the address is somebody's is not told."""
    service, wish = ask.service, cast(LostPassphrase, ask.body)
    wait = service.logins.take(ask.address) or service.outreach.letters.take(wish.mail.strip().lower()[:200])
    if wait:
        raise Denied("too-fast", "too many letters were asked for", retry_ms=wait)
    service.outreach.later(service.outreach.mailroom.send_back, mail_of(wish.mail))


ENDPOINTS: Final = (
    Endpoint("GET", "/api/me/channels", my_channels, list[Channel], who="person"),
    Endpoint(
        "PUT", "/api/me/channels", keep_channel, Channel, Channel, who="guest", codes=("bad-channel", "too-many", "not-found")
    ),
    Endpoint("POST", "/api/me/channels/{channel}/test", try_channel, Channel, who="person", abroad=True),
    Endpoint("DELETE", "/api/me/channels/{channel}", drop_channel, None, who="person"),
    Endpoint("GET", "/api/me/push-key", push_key, PushKey),
    Endpoint("POST", "/api/me/lost", lost_passphrase, None, LostPassphrase, codes=("bad-mail",)),
)
