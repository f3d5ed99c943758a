"""People: guests, those who have registered a name, and accounts of programs."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from concurrent.futures import Future
from dataclasses import asdict, dataclass, field
from typing import Any, Final

from sqlalchemy import Connection, delete, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from quintain.kernel.types import Json
from quintain.store import schema
from quintain.store.errors import Missing, NameTaken
from quintain.store.parts import Part
from quintain.store.rows import known, made, one

_UNSEEN: Final = re.compile("[\u034f\u180b-\u180f\u200b-\u200f\u2060-\u206f\ufe00-\ufe0f\ufeff\U000e0000-\U000e0fff]")


@dataclass(frozen=True, slots=True)
class PersonRow:
    """A person as stored; see `schema.people`."""

    id: str
    kind: str = "guest"  # guest, registered, bot
    name: str = ""
    folded: str | None = None
    passphrase: str = ""
    mail: str = ""
    mail_confirmed: bool = False
    settings: dict[str, Json] = field(default_factory=dict)
    holiday_until: int = 0
    owner: str = ""
    created: int = 0
    seen: int = 0
    banned_until: int = 0
    banned_why: str = ""

    @property
    def registered(self) -> bool:
        return self.kind == "registered"


@dataclass(frozen=True, slots=True)
class ReportRow:
    """Somebody's complaint about somebody."""

    id: int
    table_id: str
    reporter: str
    person: str
    text: str
    at: int
    settled: bool


class People(Part):
    """Rows of `people`, with mutes and reports; tokens are a part of their own."""

    def create(self, person: PersonRow) -> Future[None]:
        """A new person; NameTaken where a registered name or a program's name is somebody else's."""
        return self.write(lambda connection: _kept_name(connection, insert(schema.people).values(asdict(person))))

    def get(self, person: str) -> PersonRow | None:
        query = select(schema.people).where(schema.people.c.id == person)
        return self.read(lambda connection: one(PersonRow, connection.execute(query)))

    def many(self, people: Iterable[str]) -> dict[str, PersonRow]:
        """People by id; whoever is gone is not among them."""
        query = select(schema.people).where(schema.people.c.id.in_(list(people)))
        return {row.id: row for row in self.read(lambda connection: made(PersonRow, connection.execute(query)))}

    def named(self, name: str) -> PersonRow | None:
        """Whoever has registered a name, without regard to case."""
        query = select(schema.people).where(schema.people.c.folded == folded(name))
        return self.read(lambda connection: one(PersonRow, connection.execute(query)))

    def with_mail(self, mail: str) -> list[PersonRow]:
        """Those who have confirmed a mail address."""
        row = schema.people.c
        query = select(schema.people).where(row.mail == mail, row.mail_confirmed).order_by(row.id)
        return self.read(lambda connection: made(PersonRow, connection.execute(query)))

    def change(self, person: str, **changes: Any) -> Future[None]:
        """Columns of a person; Missing if there is none. A registered person's name is changed by `rename`."""

        def work(connection: Connection) -> None:
            query = update(schema.people).where(schema.people.c.id == person).values(known(schema.people, changes))
            if connection.execute(query).rowcount != 1:
                raise Missing(f"there is no person {person}")

        return self.write(work)

    def register(self, person: str, name: str, passphrase: str) -> Future[None]:
        """A guest keeps everything and gets a name that nobody else has, and a hash of a passphrase."""
        return self._named(person, {"kind": "registered", "name": name, "folded": folded(name), "passphrase": passphrase})

    def rename(self, person: str, name: str) -> Future[None]:
        """A new name, in the seats of tables that have not ended too; NameTaken if it is somebody else's."""
        return self._named(person, {"name": name})

    def _named(self, person: str, changes: dict[str, Any]) -> Future[None]:
        def work(connection: Connection) -> None:
            row = schema.people.c
            found = connection.execute(select(row.folded).where(row.id == person)).first()
            if found is None:
                raise Missing(f"there is no person {person}")
            if found.folded is not None:
                changes["folded"] = folded(changes["name"])
            _kept_name(connection, update(schema.people).where(row.id == person).values(changes))
            going = select(schema.tables.c.id).where(schema.tables.c.phase.in_(("open", "running", "frozen")))
            seat = schema.seats.c
            sits = update(schema.seats).where(seat.person == person, seat.table_id.in_(going))
            connection.execute(sits.values(name=changes["name"]))

        return self.write(work)

    def bots_of(self, owner: str) -> list[PersonRow]:
        """The programs of a person."""
        query = select(schema.people).where(schema.people.c.owner == owner).order_by(schema.people.c.created, schema.people.c.id)
        return self.read(lambda connection: made(PersonRow, connection.execute(query)))

    def mute(self, person: str, muted: str, on: bool = True) -> Future[None]:
        """What `muted` says is not shown to `person` any more, or again."""

        def work(connection: Connection) -> None:
            row = schema.mutes.c
            connection.execute(delete(schema.mutes).where(row.person == person, row.muted == muted))
            if on:
                connection.execute(insert(schema.mutes), {"person": person, "muted": muted})

        return self.write(work)

    def muted(self, person: str) -> list[str]:
        query = select(schema.mutes.c.muted).where(schema.mutes.c.person == person).order_by(schema.mutes.c.muted)
        return self.read(lambda connection: list(connection.scalars(query)))

    def report(self, table: str, reporter: str, person: str, text: str, at: int) -> Future[None]:
        values = {"table_id": table, "reporter": reporter, "person": person, "text": text, "at": at}
        return self.write(lambda connection: _done(connection.execute(insert(schema.reports), values)))

    def reports(self, settled: bool = False, limit: int = 100) -> list[ReportRow]:
        """Complaints, the newest first."""
        row = schema.reports.c
        query = select(schema.reports).where(row.settled == settled).order_by(row.id.desc()).limit(limit)
        return self.read(lambda connection: made(ReportRow, connection.execute(query)))

    def settle(self, report: int) -> Future[None]:
        query = update(schema.reports).where(schema.reports.c.id == report).values(settled=True)
        return self.write(lambda connection: _done(connection.execute(query)))

    def ban(self, person: str, until: int, why: str) -> Future[None]:
        """Shut out until then (0: no longer) with all programs; whoever is shut out stays known, so that it is noticed."""

        def work(connection: Connection) -> None:
            row, shut = schema.people.c, update(schema.people).values(banned_until=until, banned_why=why)
            if connection.execute(shut.where(row.id == person)).rowcount != 1:
                raise Missing(f"there is no person {person}")
            connection.execute(shut.where(row.owner == person))

        return self.write(work)

    def search(self, words: str = "", limit: int = 100) -> list[PersonRow]:
        """People whose name contains something, or whose id it is; those seen last first."""
        row = schema.people.c
        query = select(schema.people).order_by(row.seen.desc(), row.id).limit(limit)
        if words:
            query = query.where(or_(row.id == words, row.name.icontains(words, autoescape=True)))
        return self.read(lambda connection: made(PersonRow, connection.execute(query)))


def folded(name: str) -> str:
    """A name without regard to case, to how its letters are encoded, and to what nobody sees between them."""
    plain = _UNSEEN.sub("", unicodedata.normalize("NFKC", name))
    return unicodedata.normalize("NFKC", plain.casefold()).strip()


def _kept_name(connection: Connection, query: Any) -> None:
    try:
        connection.execute(query)
    except IntegrityError as error:
        if "folded" in str(error.orig):
            raise NameTaken("somebody has registered this name") from None
        raise


def _done(_: object) -> None:
    """The answer of a write that has none."""
