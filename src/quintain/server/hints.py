"""What pages in the lobby are told: that it has changed, and which table waits for them. What has changed they ask for."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Final

from quintain.server.messages import LobbyHint, WaitingHint

if TYPE_CHECKING:
    from quintain.server.service import Service
    from quintain.server.sockets import Line

GATHER: Final = 0.5  # seconds in which several changes become one hint


class LobbySockets:
    """The lines of pages that show the lobby."""

    def __init__(self, service: Service) -> None:
        self._service = service
        self._lines: dict[Line, str] = {}
        self._changed = False
        self._people: set[str] = set()
        self._task: asyncio.Task[None] | None = None

    def enter(self, line: Line, person: str) -> None:
        self._lines[line] = person
        if person:
            self.waits([person])

    def leave(self, line: Line) -> None:
        self._lines.pop(line, None)

    @property
    def people(self) -> set[str]:
        """Who looks at the lobby here."""
        return {person for person in self._lines.values() if person}

    def hint(self) -> None:
        """Something in the lobby has changed."""
        self._changed = True
        self._soon()

    def waits(self, people: Iterable[str]) -> None:
        """Something has changed for these people."""
        self._people.update(people)
        self._soon()

    def _soon(self) -> None:
        if self._lines and self._task is None:
            self._task = asyncio.get_running_loop().create_task(self._tell())

    async def _tell(self) -> None:
        try:
            await asyncio.sleep(GATHER)
            changed, people = self._changed, self._people
            self._changed, self._people = False, set()
            there = {person for person in self._lines.values() if person in people}
            waiting = await self._service.read(self._waiting, there) if there else {}
            for line, person in list(self._lines.items()):
                if changed:
                    line.send(LobbyHint())
                if person in waiting:
                    line.send(waiting[person])
        finally:
            self._task = None

    def _waiting(self, people: set[str]) -> dict[str, Any]:
        return {person: waiting_hint(self._service, person) for person in people}


def waiting_hint(service: Service, person: str) -> WaitingHint:
    """How many tables wait for a person, and which has waited longest."""
    tables = service.store.tables.of_person(person, ("running",))
    seats = service.store.tables.seats(row.id for row in tables)
    owed = [row for row in tables if any(seat.person == person and seat.seat in row.turn for seat in seats[row.id])]
    return WaitingHint(len(owed), min(owed, key=lambda row: row.due or row.started).id if owed else "")
