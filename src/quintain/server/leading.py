"""Which tables this process leads, where others run on the same database: taken, kept, claimed, lost, given back."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final

import structlog

from quintain.server.means import Means
from quintain.store import Lead, StoreError

if TYPE_CHECKING:
    from quintain.server.room import Room

LEASE: Final = 15_000  # milliseconds for which tables are led without their leader being heard of
GRACE: Final = 2_000  # milliseconds for which what is due is left to whoever else may load it
EVERY: Final = 1_000  # milliseconds between two claims

log: Any = structlog.get_logger()


class Leading:
    """Asks the store; what follows from the answers is the hall's business."""

    def __init__(self, means: Means) -> None:
        self._means: Final = means
        self._leases: Final = means.store.leases
        self._owner: Final = means.owner
        self._claimed = 0  # when it was last asked what is due
        self._claiming = False

    async def come(self) -> bool:
        """From now on this process is heard of; whether others were there all along."""
        await asyncio.wrap_future(self._leases.beat(self._owner, LEASE))
        return await self.others()

    async def others(self) -> bool:
        """Whether anybody else is heard of now."""
        return bool(await asyncio.to_thread(self._leases.others, self._owner))

    async def take(self, table: str) -> Lead:
        """NotOwner while somebody else leads the table."""
        return await asyncio.wrap_future(self._leases.lead(table, self._owner, LEASE))

    async def claim(self, load: Callable[[str, Lead], None]) -> None:
        """Of a process that is gone, or of nobody: tables whose time has come, not more often than every second."""
        now = self._means.now()
        if self._claiming or now - self._claimed < EVERY:
            return
        self._claiming, self._claimed = True, now
        try:
            found = await asyncio.wrap_future(self._leases.claim(self._owner, now - GRACE, LEASE))
            for table, lead in found:
                load(table, lead)
        except StoreError as error:
            log.warning("nothing claimed", error=type(error).__name__)
        finally:
            self._claiming = False

    async def beat(self, rooms: Sequence[Room]) -> list[Room]:
        """This process is there; which rooms it has lost because it was not heard of for too long."""
        if not await asyncio.wrap_future(self._leases.beat(self._owner, LEASE)):
            return []
        log.warning("was not heard of in time")
        epochs = {(room.id, room.epoch): room for room in rooms}
        lost = set(await asyncio.to_thread(self._leases.lost, self._owner, list(epochs)))
        return [room for room in rooms if room.id in lost]

    async def release(self, room: Room) -> None:
        await asyncio.wrap_future(self._leases.release(room.id, self._owner, room.epoch))

    async def leave(self) -> None:
        """Everything is given back."""
        await asyncio.wrap_future(self._leases.leave(self._owner))
