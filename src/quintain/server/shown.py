"""A table as the lobby and its own page show it: from its rows to a `TableInfo`, with nothing secret in it."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import cast

import msgspec

from quintain.server.messages import Pace, Phase, SeatInfo, TableInfo
from quintain.server.rulesets import outline
from quintain.store.tables import SeatRow, TableRow
from quintain.tables.wire import Result


def table_info(
    row: TableRow,
    seats: Sequence[SeatRow],
    me: str = "",
    online: Collection[str] = (),
    registered: Collection[str] = (),
    rematch: Collection[int] = (),
    watchers: int = 0,
    frozen: str = "",
) -> TableInfo:
    """What anybody may see of a table; `mine`, `host` and `invite` are for the person `me`."""
    rules = outline(row.game, row.options)
    seated = any(seat.person == me for seat in seats) if me else False
    return TableInfo(
        id=row.id,
        game=row.game,
        options=row.options,
        phase=cast(Phase, row.phase),
        seats=[seat_info(seat, me, online, registered, rematch) for seat in seats],
        pace=cast(Pace, row.pace),
        created=row.created,
        scene=rules.digest if rules else "",
        name=row.name,
        move_ms=row.move_ms,
        reserve_ms=row.reserve_ms,
        public=row.public,
        hints=row.hints,
        rated=row.rated,
        open_after=row.open_after,
        unusual=rules.unusual if rules else [],
        turn=row.turn if row.phase == "running" else [],
        moves=row.moves,
        round=row.round,
        started=row.started,
        ended=row.ended,
        due=row.due if row.phase == "running" else 0,
        watchers=watchers,
        host=bool(me) and row.host == me,
        invite=row.invite if me and row.phase == "open" and (seated or row.host == me) else "",
        commitment=row.commitment,
        result=msgspec.convert(row.result, Result) if row.result else None,
        previous=row.previous,
        next=row.next,
        frozen=frozen,
    )


def seat_info(seat: SeatRow, me: str, online: Collection[str], registered: Collection[str], rematch: Collection[int]) -> SeatInfo:
    person = seat.kind == "person"
    return SeatInfo(
        seat=seat.seat,
        kind="person" if person else "bot" if seat.kind == "bot" else "open",
        name=seat.name,
        bot=seat.bot,
        person=seat.person,
        registered=person and seat.person in registered,
        mine=person and bool(me) and seat.person == me,
        online=person and seat.person in online,
        rematch=seat.seat in rematch,
    )
