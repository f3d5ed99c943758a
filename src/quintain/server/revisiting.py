"""Whether those on open lines may still be there: whose session is void, who is shut out or gone, is sent away within seconds.

A line is opened once and lasts for hours; who it belongs to is looked up again every few seconds, and at once for somebody
whose sessions have just changed here.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from quintain.server.logs import log
from quintain.server.messages import Closing, Refuse
from quintain.store import StoreError

if TYPE_CHECKING:
    from quintain.server.service import Service

EVERY: Final = 5.0  # seconds
AT_ONCE: Final = 1_000  # sessions of one query
AWAY: Final = 1_000  # milliseconds after which a line may be opened anew, as whoever its cookie says now
POLICY: Final = 1008
AGAIN: Final = 1013


class Revisits:
    """One per process, for its own lines."""

    def __init__(self, service: Service) -> None:
        self._service: Final = service
        self._looking: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._looking = asyncio.get_running_loop().create_task(self._look_often())

    async def stop(self) -> None:
        if self._looking is not None:
            self._looking.cancel()
            await asyncio.gather(self._looking, return_exceptions=True)

    async def look(self, person: str = "") -> None:
        """All lines that belong to somebody, or those of one person."""
        service = self._service
        lines = [line for line in service.lines if line.session and person in ("", line.person)]
        sessions = sorted({line.session for line in lines})
        shut: dict[str, int] = {}
        for first in range(0, len(sessions), AT_ONCE):
            some = sessions[first : first + AT_ONCE]
            shut |= await service.read(service.store.tokens.shut_out, some, service.now())
        for line in lines:
            if line.session not in shut:
                line.send(Closing(AWAY, "replaced"))
                line.close(AGAIN, "replaced")
            elif shut[line.session] > service.now():
                line.send(Refuse("banned"))
                line.close(POLICY, "banned")

    async def _look_often(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self.look()
            except StoreError as error:
                log().warning("lines not revisited", error=type(error).__name__)
