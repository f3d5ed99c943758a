"""Tables before their match begins: opened, joined, left, filled, begun. Every change is durable before anybody is told."""

from __future__ import annotations

import hmac
from collections.abc import Collection, Sequence
from dataclasses import replace
from functools import partial
from typing import Final

from quintain.server import opening
from quintain.server.clocks import deadline
from quintain.server.endpoints import Ask
from quintain.server.messages import TableInfo
from quintain.server.payloads import Join, NewTable, SeatOrder
from quintain.server.rematch import again
from quintain.server.rulesets import outline
from quintain.server.service import Service
from quintain.server.shown import table_info
from quintain.server.tidings import Holiday, Mutes, Renamed
from quintain.server.troubles import Denied
from quintain.store.errors import Clash, NotOwner
from quintain.store.people import PersonRow
from quintain.store.tables import SeatRow, TableRow

FILLER: Final = "squire"  # who sits down where nothing else is said


async def rows(service: Service, table: str) -> tuple[TableRow, list[SeatRow]]:
    """A table with its seats; refused where there is none."""

    def found() -> tuple[TableRow, list[SeatRow]] | None:
        row = service.store.tables.get(table)
        return None if row is None else (row, service.store.tables.seats([table])[table])

    pair = await service.read(found)
    if pair is None:
        raise Denied("no-table", f"there is no table {table}")
    return pair


async def told(service: Service, table: str, person: PersonRow | None) -> TableInfo:
    """A table as a person sees it now."""
    row, seats = await rows(service, table)
    return await shown(service, row, seats, person)


async def shown(service: Service, row: TableRow, seats: list[SeatRow], person: PersonRow | None) -> TableInfo:
    people = await service.read(service.store.people.many, {seat.person for seat in seats if seat.person})
    return info(service, row, seats, person, {each.id for each in people.values() if each.registered})


async def infos(service: Service, rows: Sequence[TableRow], person: PersonRow | None) -> dict[str, TableInfo]:
    """Tables as a person sees them, with two looks into the store for all of them."""
    seats = await service.read(service.store.tables.seats, [row.id for row in rows])
    there = {seat.person for each in seats.values() for seat in each if seat.person}
    people = await service.read(service.store.people.many, there)
    registered = {each.id for each in people.values() if each.registered}
    await service.read(lambda: [outline(row.game, row.options) for row in rows])  # what is not remembered takes long to make
    return {row.id: info(service, row, seats[row.id], person, registered) for row in rows}


def info(
    service: Service, row: TableRow, seats: Sequence[SeatRow], person: PersonRow | None, registered: Collection[str]
) -> TableInfo:
    """A table as a person sees it, with those who are there now."""
    me = person.id if person else ""
    room = service.hall.loaded(row.id)
    if room is not None:
        return room.info(me)
    here = service.neighbours.here(row.id)
    row = replace(row, due=deadline(row.extras))  # what else wakes a table, an answer given beforehand, is nobody's business
    return table_info(row, seats, me, online=here.online, registered=registered, watchers=here.watchers)


async def open_table(ask: Ask, new: NewTable) -> TableInfo:
    """A new table; where every seat is taken, its match begins at once."""
    service, person = ask.service, ask.person
    row, seats = await ask.thought(opening.opened, new, person, service.now(), service.draw)
    await must_have_room(service, person)
    await service.written(service.store.tables.create(row, seats))
    return await _settled(service, row.id, person)


async def must_have_room(service: Service, person: PersonRow) -> None:
    """Refused for whoever has too many tables, or has opened too many of late."""
    wait = service.created.take(person.id)
    if wait:
        raise Denied("too-fast", "too many tables were opened in the last hour", retry_ms=wait)
    if await service.read(service.store.tables.count_of, person.id) >= service.config.tables_per_person:
        raise Denied("too-many", f"nobody has more than {service.config.tables_per_person} tables open or under way")


async def join(service: Service, person: PersonRow, table: str, wish: Join) -> TableInfo:
    """Sit down at an open seat, with the options that are not as printed seen and accepted."""
    row, seats = await rows(service, table)
    mine = any(seat.person == person.id for seat in seats)
    if mine and wish.seat < 0:
        return await shown(service, row, seats, person)
    _must_be_open(row)
    if not (row.public or mine or row.host == person.id or _invited(row, wish.invite)):
        raise Denied("invite-needed", "this table is for those who have its link")
    rules = await service.read(outline, row.game, row.options)
    lacking = [name for name in rules.unusual if name not in wish.accept] if rules else []
    if lacking:
        raise Denied(
            "accept-needed", "options that are not as printed must be accepted", reasons=[{"option": name} for name in lacking]
        )
    free = [seat.seat for seat in seats if seat.kind == "open" and wish.seat in (-1, seat.seat)]
    if not free:
        raise Denied("seat-taken", "no such seat is free")
    if await service.read(service.store.tables.count_of, person.id) >= service.config.tables_per_person:
        raise Denied("too-many", f"nobody has more than {service.config.tables_per_person} tables open or under way")
    await _seated(service, opening.person_seat(table, free[0], person, wish.accept), "open")
    return await _settled(service, table, person)


def _invited(row: TableRow, invite: str) -> bool:
    return bool(row.invite) and hmac.compare_digest(invite.encode(), row.invite.encode())


async def leave(service: Service, person: PersonRow, table: str) -> None:
    """Stand up before the match begins. With its host a table goes to whoever sits there, or, with nobody, away."""
    row, _ = await rows(service, table)
    _must_be_open(row)
    try:
        there = await service.written(service.store.tables.leave(table, person.id))
    except Clash:
        row, _ = await rows(service, table)
        _must_be_open(row)
        raise Denied("not-seated", "this person does not sit here") from None
    if there:
        await _told(service, table)
        return
    await service.hall.forget(table)
    service.hall.gone(table)
    service.lobby.hint()


async def order(service: Service, person: PersonRow, table: str, wish: SeatOrder) -> TableInfo:
    """The host lets a bot sit down, or frees a seat."""
    row, seats = await rows(service, table)
    _must_host(row, person)
    if not 0 <= wish.seat < len(seats):
        raise Denied("bad-seats", f"seats are 0 .. {len(seats) - 1}")
    await _seated(service, opening.bot_seat(table, wish.seat, wish.bot) if wish.bot else SeatRow(table, wish.seat), "")
    return await _settled(service, table, person)


async def start(service: Service, person: PersonRow, table: str, level: str = FILLER) -> TableInfo:
    """The host begins: bots sit down where nobody does."""
    row, seats = await rows(service, table)
    _must_host(row, person)
    for seat in seats:
        if seat.kind == "open":
            await _seated(service, opening.bot_seat(table, seat.seat, level), "open")
    return await _settled(service, table, person)


async def rematch(service: Service, person: PersonRow, table: str) -> TableInfo:
    """A seated person wants a rematch; when all people do, the table names the next one."""
    row, seats = await rows(service, table)
    mine = [seat.seat for seat in seats if seat.person == person.id]
    if not mine:
        raise Denied("not-seated", "this person does not sit here")
    if row.phase != "over":
        raise Denied("not-over", "the match is not over")
    room = await service.hall.room(table)
    for seat in mine:
        await room.ask(partial(again, room, seat, True))
    return await told(service, table, person)


async def renamed(service: Service, person: str) -> None:
    """Tables in memory at which a person sits are read again: the name has changed, or is gone."""
    service.films.clear()
    await service.hall.renamed(person)
    service.lobby.hint()
    service.bus.say(Renamed(person))


async def mutes(service: Service, person: str) -> None:
    """At tables where a person looks on he hears others now."""
    await service.hall.mutes(person)
    service.bus.say(Mutes(person))


async def holiday(service: Service, person: str, until: int) -> None:
    """In play by days the time of a person stands still until then, at every table."""
    for row in await service.read(service.store.tables.of_person, person, ("running",)):
        if row.pace == "days":
            try:
                room = await service.hall.room(row.id)
            except NotOwner:  # whoever leads it hears of it
                continue
            await room.holiday(person, until)
    service.bus.say(Holiday(person, until))


def _must_be_open(row: TableRow) -> None:
    if row.phase != "open":
        raise Denied("begun", "the match has begun")


def _must_host(row: TableRow, person: PersonRow) -> None:
    _must_be_open(row)
    if row.host != person.id:
        raise Denied("not-host", "only whoever opened the table may do that")


async def _seated(service: Service, seat: SeatRow, was: str) -> None:
    try:
        await service.written(service.store.tables.seat(seat, was, "open"))
    except Clash:
        raise Denied("seat-taken", "somebody was quicker") from None


async def _settled(service: Service, table: str, person: PersonRow) -> TableInfo:
    """After a change at the seats: where none is open the match begins; then everybody who looks on is told."""
    row, seats = await rows(service, table)
    if row.phase == "open" and all(seat.kind != "open" for seat in seats):
        await service.hall.begin(table)
    await _told(service, table)
    return await told(service, table, person)


async def _told(service: Service, table: str) -> None:
    await service.hall.changed(table)
    service.lobby.hint()
