"""Accounts for programs over HTTP: a name and a token, shown once."""

from __future__ import annotations

from typing import Final

from quintain.server.accounts import BOT, RESTORE, SESSION
from quintain.server.endpoints import Ask, Endpoint
from quintain.server.payloads import BotAccount, NewBot
from quintain.server.texts import name_of
from quintain.server.troubles import Denied
from quintain.store import NameTaken, PersonRow, public_id, secret_text
from quintain.store.people import folded


async def my_bots(ask: Ask) -> list[BotAccount]:
    """My programs; their tokens are told once, when they are made."""
    found = await ask.service.read(ask.service.store.people.bots_of, ask.person.id)
    return [BotAccount(each.id, each.name) for each in found]


async def make_bot(ask: Ask) -> BotAccount:
    """An account for a program; the token is told once."""
    service = ask.service
    wish: NewBot = ask.body
    if ask.person.kind == "bot":
        raise Denied("forbidden", "a program makes no programs")
    if len(await service.read(service.store.people.bots_of, ask.person.id)) >= service.config.bots_per_person:
        raise Denied("too-many", f"nobody has more than {service.config.bots_per_person} programs")
    name, now = name_of(wish.name), service.now()
    bot = PersonRow(public_id(service.draw), "bot", name, folded(name), owner=ask.person.id, created=now, seen=now)
    token = secret_text(service.draw)
    try:
        await service.written(service.store.people.create(bot))
    except NameTaken:
        raise Denied("name-taken", "somebody has registered this name") from None
    await service.written(service.store.tokens.keep(token, bot.id, BOT, now))
    return BotAccount(bot.id, name, token)


async def drop_bot(ask: Ask) -> None:
    """The token of a program is void from now on, with all that was made by it; its seats and matches stay."""
    service = ask.service
    mine = {each.id for each in await service.read(service.store.people.bots_of, ask.person.id)}
    if ask.path["bot"] not in mine:
        raise Denied("not-found", "this is none of your programs")
    for purpose in (BOT, RESTORE, SESSION):
        await service.written(service.store.tokens.drop(ask.path["bot"], purpose))
    await service.revisits.look(ask.path["bot"])


ENDPOINTS: Final = (
    Endpoint("GET", "/api/bots", my_bots, list[BotAccount], who="person"),
    Endpoint("POST", "/api/bots", make_bot, BotAccount, NewBot, who="guest", codes=("bad-name", "name-taken", "forbidden")),
    Endpoint("DELETE", "/api/bots/{bot}", drop_bot, None, who="person"),
)
