"""`quintain admin`: whoever runs a server looks at its tables and people, renames, shuts out, ends; also while it runs."""

from __future__ import annotations

import time
from datetime import datetime
from enum import StrEnum
from typing import TYPE_CHECKING, Annotated, Final

import typer

from quintain.cli.db import Database, Lang, Settings, opened
from quintain.cli.language import language
from quintain.cli.screen import Screen
from quintain.cli.trouble import refuse
from quintain.words import Speaker

if TYPE_CHECKING:
    from quintain.store import PersonRow, Store

DAY: Final = 24 * 3600 * 1000
FOR_EVER: Final = 100 * 365
Person = Annotated[str, typer.Argument(metavar="PERSON", help="The id, or the registered name.")]
Most = Annotated[int, typer.Option("--most", min=1, max=100_000, help="Lines at most.")]


class What(StrEnum):
    """What can be listed."""

    tables = "tables"
    people = "people"
    reports = "reports"


admin = typer.Typer(help="Look after the people and tables of a server.", no_args_is_help=True)


@admin.command("list")
def list_rows(
    what: Annotated[What, typer.Argument(metavar="tables|people|reports")],
    words: Annotated[str, typer.Argument(metavar="[WORDS]", help="A phase of tables; a part of a name.")] = "",
    most: Most = 50,
    database: Database = None,
    config: Settings = None,
    lang: Lang = None,
) -> None:
    """List tables, people or complaints, the newest first."""
    screen, speaker = Screen(True), Speaker(language(lang))
    with opened(database, config, speaker) as (store, _):
        lists = {What.tables: _tables, What.people: _people, What.reports: _reports}
        lines = lists[what](store, words, most, speaker)
    for line in lines or [speaker.say("admin-none")]:
        screen.line(line)


def _tables(store: Store, phase: str, most: int, speaker: Speaker) -> list[str]:
    rows = store.tables.all((phase,) if phase else (), most)
    seats = store.tables.seats(row.id for row in rows)
    found = []
    for row in rows:
        names = ", ".join(seat.name or seat.bot or "—" for seat in seats[row.id])
        told = {"table": row.id, "game": row.game, "phase": row.phase, "moves": row.moves, "at": _when(row.created)}
        found.append(speaker.say("admin-table", **told, names=names))
    return found


def _people(store: Store, words: str, most: int, speaker: Speaker) -> list[str]:
    return [_person(row, speaker) for row in store.people.search(words, most)]


def _person(row: PersonRow, speaker: Speaker) -> str:
    banned = row.banned_until > _now()
    shut = " " + speaker.say("admin-banned", until=_when(row.banned_until), why=row.banned_why) if banned else ""
    return speaker.say("admin-person", person=row.id, name=row.name, kind=row.kind, seen=_when(row.seen)) + shut


def _reports(store: Store, words: str, most: int, speaker: Speaker) -> list[str]:
    rows = store.people.reports(settled=False, limit=most)
    people = store.people.many({each for row in rows for each in (row.reporter, row.person)})
    names = {person.id: person.name for person in people.values()}
    return [
        speaker.say(
            "admin-report",
            report=row.id,
            at=_when(row.at),
            reporter=names.get(row.reporter, row.reporter),
            name=names.get(row.person, row.person),
            person=row.person,
            table=row.table_id,
            text=row.text,
        )
        for row in rows
        if words in row.text or words in (row.person, row.table_id)
    ]


@admin.command()
def settle(
    report: Annotated[int, typer.Argument(metavar="NUMBER", help="As `quintain admin list reports` numbers them.")],
    database: Database = None,
    config: Settings = None,
    lang: Lang = None,
) -> None:
    """Close a complaint."""
    screen, speaker = Screen(True), Speaker(language(lang))
    with opened(database, config, speaker) as (store, _):
        store.people.settle(report).result()
    screen.line(speaker.say("admin-settled", report=report))


@admin.command()
def rename(
    person: Person,
    name: Annotated[str, typer.Argument(metavar="NAME")],
    database: Database = None,
    config: Settings = None,
    lang: Lang = None,
) -> None:
    """Give a person another name."""
    screen, speaker = Screen(True), Speaker(language(lang))
    with opened(database, config, speaker) as (store, _):
        from quintain.server.texts import name_of
        from quintain.server.troubles import Denied
        from quintain.store import NameTaken

        found = _found(store, person, speaker)
        try:
            store.people.rename(found.id, name_of(name)).result()
        except Denied as denied:
            refuse(speaker, "admin-bad-name", name=name, detail=str(denied))
        except NameTaken:
            refuse(speaker, "admin-name-taken", name=name)
        changed = _found(store, found.id, speaker).name
    screen.line(speaker.say("admin-renamed", person=found.id, before=found.name, name=changed))


@admin.command()
def ban(
    person: Person,
    days: Annotated[
        int, typer.Option("--days", min=0, max=FOR_EVER, help="For how long; 0 lets the person in again.")
    ] = FOR_EVER,
    why: Annotated[str, typer.Option("--why", metavar="TEXT", help="What the person is told.")] = "",
    database: Database = None,
    config: Settings = None,
    lang: Lang = None,
) -> None:
    """Shut a person out for a time, with the programs of that person."""
    screen, speaker = Screen(True), Speaker(language(lang))
    with opened(database, config, speaker) as (store, _):
        found = _found(store, person, speaker)
        until = _now() + days * DAY if days else 0
        for each in (found, *store.people.bots_of(found.id)):
            store.people.ban(each.id, until, why).result()
    screen.line(speaker.say("admin-shut-out" if days else "admin-let-in", name=found.name, person=found.id, until=_when(until)))


@admin.command()
def end(
    table: Annotated[str, typer.Argument(metavar="TABLE", help="The id, as in its address.")],
    database: Database = None,
    config: Settings = None,
    lang: Lang = None,
) -> None:
    """End a match, unrated; a table that has not begun is removed."""
    screen, speaker = Screen(True), Speaker(language(lang))
    with opened(database, config, speaker) as (store, _):
        removed = _ended(store, table, speaker)
    screen.line(speaker.say("admin-removed" if removed else "admin-ended", table=table))


def _ended(store: Store, table: str, speaker: Speaker) -> bool:
    """Whether it had not begun and is gone; what begins or ends between the look and the deed is looked at again."""
    from quintain.store import Clash

    row = store.tables.get(table)
    if row is None:
        refuse(speaker, "admin-no-table", table=table)
    if row.phase not in ("open", "running", "frozen"):
        refuse(speaker, "admin-over", table=table)
    try:
        (store.tables.remove(table) if row.phase == "open" else store.tables.end(table, _now())).result()
    except Clash:
        return _ended(store, table, speaker)
    return row.phase == "open"


def _found(store: Store, person: str, speaker: Speaker) -> PersonRow:
    found = store.people.get(person) or store.people.named(person)
    if found is None:
        refuse(speaker, "admin-no-person", person=person)
    return found


def _now() -> int:
    return time.time_ns() // 1_000_000


def _when(at: int) -> str:
    return datetime.fromtimestamp(at / 1000).strftime("%Y-%m-%d %H:%M") if at else "—"
