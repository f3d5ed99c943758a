"""The checks of `quintain verify` over HTTP."""

from __future__ import annotations

from typing import Final

import msgspec

from quintain.kernel.types import TRUTH
from quintain.server import lobby
from quintain.server.api_matches import may_see, unpacked
from quintain.server.endpoints import Ask, Endpoint
from quintain.server.payloads import Verified
from quintain.server.troubles import Denied
from quintain.store import ArchiveRow, TableRow
from quintain.tables.verification import Sealed, verify


async def verify_match(ask: Ask) -> Verified:
    """A finished match played again: commitment, moves, events, outcome and last position, one check each."""
    service = ask.service
    row, seats = await lobby.rows(service, ask.path["match"])
    if not may_see(row, seats, ask.person, TRUTH):
        raise Denied("forbidden", "this table does not show all seats to those who did not sit there")
    kept = await service.read(service.store.archive.get, row.id)
    if kept is None:
        raise Denied("not-over", "this match is not over, or was never begun")
    return await ask.thought(verified, row, kept)


def verified(row: TableRow, kept: ArchiveRow) -> Verified:
    """What anybody can check for himself with the file of the match."""
    checks = verify(unpacked(kept), Sealed(row.commitment, row.salt), final=row.final)
    told = [msgspec.to_builtins(check) for check in checks]
    return Verified(all(check.good for check in checks), told, row.commitment, row.seed, row.salt)


ENDPOINTS: Final = (Endpoint("GET", "/api/matches/{match}/verify", verify_match, Verified, codes=("not-over", "forbidden")),)
