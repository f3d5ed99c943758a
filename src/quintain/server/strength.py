"""The bots that fit a person: stronger after two wins against them in a row, weaker after three matches lost."""

from __future__ import annotations

from typing import Final

from quintain.bots import LEVELS
from quintain.store import PersonRow, SeatRow, Store, TableRow

FIRST: Final = "squire"
WINS: Final = 2
LOSSES: Final = 3
LOOKED_AT: Final = 12
NAMES: Final = tuple(level.name for level in LEVELS)


def fitting_level(store: Store, person: PersonRow) -> str:
    """From the last matches against bots alone; a level chosen in the settings is kept."""
    chosen = person.settings.get("level")
    if isinstance(chosen, str) and chosen in NAMES:
        return chosen
    tables = store.tables.of_person(person.id, ("over",), LOOKED_AT)
    seats = store.tables.seats(row.id for row in tables)
    results = [_result(row, seats[row.id], person.id) for row in tables]
    return level_after([found for found in reversed(results) if found is not None])


def level_after(results: list[tuple[str, bool]]) -> str:
    """The level after matches against levels, the oldest first, each won or not."""
    level, won, lost = FIRST, 0, 0
    for against, victory in results:
        if against != level:
            level, won, lost = against, 0, 0
        won, lost = (won + 1, 0) if victory else (0, lost + 1)
        step = 1 if won >= WINS else -1 if lost >= LOSSES else 0
        if step:
            level, won, lost = NAMES[max(0, min(len(NAMES) - 1, NAMES.index(level) + step))], 0, 0
    return level


def _result(row: TableRow, seats: list[SeatRow], person: str) -> tuple[str, bool] | None:
    """Against which level a person alone with bots played, and whether he won; None for other matches."""
    mine = [seat.seat for seat in seats if seat.person == person]
    bots = {seat.bot for seat in seats if seat.kind == "bot"}
    if len(mine) != 1 or len(bots) != 1 or len(seats) != 1 + sum(seat.kind == "bot" for seat in seats) or not row.result:
        return None
    ranks = row.result.get("ranks")
    level = bots.pop()
    return (level, ranks[mine[0]] == 1) if isinstance(ranks, list) and level in NAMES else None
