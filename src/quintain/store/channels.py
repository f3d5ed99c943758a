"""Channels: the ways in which notices reach a person."""

from __future__ import annotations

from concurrent.futures import Future
from dataclasses import asdict, dataclass, field
from typing import Any

from sqlalchemy import Connection, delete, func, insert, select, update

from quintain.kernel.types import Json
from quintain.store import schema
from quintain.store.errors import Clash, Missing
from quintain.store.notices import NEVER
from quintain.store.parts import Part
from quintain.store.rows import known, made, one


@dataclass(frozen=True, slots=True)
class ChannelRow:
    """A device, a mail address or a webhook of a person."""

    id: str
    person: str
    kind: str  # push, mail, webhook
    address: str = ""
    subscription: dict[str, Json] = field(default_factory=dict)
    digest: bool = False
    on: bool = True
    delay_ms: int = 0
    state: str = "none"  # none, arrived, waiting, failed
    at: int = 0
    detail: str = ""
    silent: list[str] = field(default_factory=list)  # tables it says nothing of


class Channels(Part):
    """Rows of `channels`."""

    def put(self, channel: ChannelRow) -> Future[None]:
        """A new channel, or a channel of the same person anew; its state of delivery stays."""

        def work(connection: Connection) -> None:
            row = schema.channels.c
            values = asdict(channel)
            owner = connection.scalar(select(row.person).where(row.id == channel.id))
            if owner is None:
                connection.execute(insert(schema.channels), values)
            elif owner != channel.person:
                raise Clash("this channel is somebody else's")
            else:
                kept = {name: value for name, value in values.items() if name not in ("id", "state", "at", "detail")}
                connection.execute(update(schema.channels).where(row.id == channel.id).values(kept))

        return self.write(work)

    def change(self, channel: str, **changes: Any) -> Future[None]:
        """Columns of a channel: its state of delivery, the tables it is silent about."""

        def work(connection: Connection) -> None:
            query = update(schema.channels).where(schema.channels.c.id == channel).values(known(schema.channels, changes))
            if connection.execute(query).rowcount != 1:
                raise Missing(f"there is no channel {channel}")

        return self.write(work)

    def remove(self, channel: str, person: str = "") -> Future[bool]:
        """Whether it was there (and belonged to that person); its notices go with it."""

        def work(connection: Connection) -> bool:
            query = delete(schema.channels).where(schema.channels.c.id == channel)
            return connection.execute(query.where(schema.channels.c.person == person) if person else query).rowcount == 1

        return self.write(work)

    def get(self, channel: str) -> ChannelRow | None:
        query = select(schema.channels).where(schema.channels.c.id == channel)
        return self.read(lambda connection: one(ChannelRow, connection.execute(query)))

    def of_person(self, person: str) -> list[ChannelRow]:
        query = select(schema.channels).where(schema.channels.c.person == person).order_by(schema.channels.c.id)
        return self.read(lambda connection: made(ChannelRow, connection.execute(query)))

    def next_of(self, person: str) -> dict[str, int]:
        """When each channel of a person speaks next, where it will."""
        notice = schema.notices.c
        query = select(notice.channel, func.min(notice.due).label("due")).where(notice.person == person, notice.due < NEVER)
        query = query.group_by(notice.channel)
        return self.read(lambda connection: {row.channel: row.due for row in connection.execute(query)})

    def people(self) -> set[str]:
        """Those who can be reached at all."""
        query = select(schema.channels.c.person).where(schema.channels.c.on).distinct()
        return self.read(lambda connection: set(connection.scalars(query)))
