"""Tokens: what a person or a program shows to be known again; only their SHA-256 is stored."""

from __future__ import annotations

from collections.abc import Collection
from concurrent.futures import Future
from dataclasses import dataclass

from sqlalchemy import Connection, delete, insert, select

from quintain.store import schema
from quintain.store.ids import digest_of
from quintain.store.parts import Part
from quintain.store.rows import made, one


@dataclass(frozen=True, slots=True)
class TokenRow:
    """What a token is good for."""

    digest: str
    person: str
    purpose: str  # session, restore, mail, reset, bot, unsubscribe
    detail: str
    created: int
    expires: int  # 0: never


class Tokens(Part):
    """Sessions, restore links, confirmations of mail addresses, programs' tokens."""

    def keep(self, token: str, person: str, purpose: str, created: int, expires: int = 0, detail: str = "") -> Future[None]:
        """A token is valid from now on; those of its person that have expired go."""
        row = TokenRow(digest_of(token), person, purpose, detail, created, expires)
        values = {name: getattr(row, name) for name in TokenRow.__slots__}

        def work(connection: Connection) -> None:
            row = schema.tokens.c
            connection.execute(delete(schema.tokens).where(row.person == person, row.expires > 0, row.expires <= created))
            connection.execute(insert(schema.tokens), values)

        return self.write(work)

    def find(self, token: str, purpose: str, now: int) -> TokenRow | None:
        """What a token is good for, unless it has expired."""
        row = schema.tokens.c
        query = select(schema.tokens).where(row.digest == digest_of(token), row.purpose == purpose)
        query = query.where((row.expires == 0) | (row.expires > now))
        return self.read(lambda connection: one(TokenRow, connection.execute(query)))

    def shut_out(self, digests: Collection[str], now: int) -> dict[str, int]:
        """Of each token that is still valid, by its digest: until when its person is shut out, 0 where that is not so."""
        row, person = schema.tokens.c, schema.people.c
        query = select(row.digest, person.banned_until).join(schema.people, person.id == row.person)
        query = query.where(row.digest.in_(digests), (row.expires == 0) | (row.expires > now))
        return self.read(lambda connection: {found.digest: found.banned_until for found in connection.execute(query)})

    def use(self, token: str, purpose: str, now: int) -> Future[TokenRow | None]:
        """The same, once: the token is gone afterwards."""

        def work(connection: Connection) -> TokenRow | None:
            row = schema.tokens.c
            gone = delete(schema.tokens).where(row.digest == digest_of(token), row.purpose == purpose).returning(schema.tokens)
            found = one(TokenRow, connection.execute(gone))
            return found if found is not None and (found.expires == 0 or found.expires > now) else None

        return self.write(work)

    def drop(self, person: str, purpose: str, keeping: str = "") -> Future[int]:
        """All tokens of a person for a purpose are void, but for one that may be kept; how many those were."""

        def work(connection: Connection) -> int:
            row = schema.tokens.c
            query = delete(schema.tokens).where(row.person == person, row.purpose == purpose)
            return connection.execute(query.where(row.digest != digest_of(keeping)) if keeping else query).rowcount

        return self.write(work)

    def of_person(self, person: str, purpose: str) -> list[TokenRow]:
        row = schema.tokens.c
        query = select(schema.tokens).where(row.person == person, row.purpose == purpose).order_by(row.created, row.digest)
        return self.read(lambda connection: made(TokenRow, connection.execute(query)))
