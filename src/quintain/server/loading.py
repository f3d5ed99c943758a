"""A table from the store: its row, its seats and, where today's rules are those it was begun with, its match."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec

from quintain.kernel.errors import ReplayMismatch
from quintain.kernel.game import AnyGame
from quintain.kernel.rng import read_seed
from quintain.server.rulesets import ruleset
from quintain.server.troubles import Denied
from quintain.store import Store
from quintain.store.tables import EntryRow, SeatRow, TableRow
from quintain.tables import Sitter, Table
from quintain.tables.chronicle import read
from quintain.tables.standing import Standing
from quintain.tables.wire import Proposal


@dataclass
class Loaded:
    """What is kept of a table; without a match before it begins, and where the rules do not fit it any more."""

    row: TableRow
    seats: list[SeatRow]
    registered: set[str]  # people at the table who have a name of their own
    holidays: dict[int, int]  # per seat of a person: until when he is on holiday
    table: Table | None = None
    frozen: str = ""  # why the match cannot go on: rules, content, options, move, digest


def load(store: Store, table: str) -> Loaded:
    """Reads and rebuilds; it takes as long as the log is, so it is done in a thread. Missing if there is no such table."""
    row, seats, entries = store.tables.with_entries(table)
    people = store.people.many({seat.person for seat in seats if seat.person})
    holidays = {seat.seat: people[seat.person].holiday_until for seat in seats if seat.person in people}
    loaded = Loaded(row, seats, {person.id for person in people.values() if person.registered}, holidays)
    if row.phase == "open":
        return loaded
    try:
        game = ruleset(row.game, row.options).game
    except Denied:
        loaded.frozen = "options"
        return loaded
    loaded.frozen = _misfit(game, row)
    try:
        loaded.table = rebuilt(game, row, entries)
    except (ReplayMismatch, msgspec.ValidationError, ValueError, LookupError):
        loaded.frozen = loaded.frozen or "move"
    else:
        if row.final and row.final != loaded.table.digest():
            loaded.frozen = loaded.frozen or "digest"
    return loaded


def _misfit(game: AnyGame, row: TableRow) -> str:
    """In what today's rules are not those with which a match was begun."""
    if game.rules != row.rules:
        return "rules"
    return "content" if game.printed() != row.content else ""


def rebuilt(game: AnyGame, row: TableRow, entries: list[EntryRow]) -> Table:
    """The match as its log tells it, with what is kept beside it: answers given beforehand, and a wish that waits for consent."""
    sitters = msgspec.convert(row.sitters, list[Sitter])
    table = Table.rebuilt(game, read_seed(row.seed), sitters, [read(entry.entry) for entry in entries])
    kept = msgspec.convert(row.extras.get("standing", {}), dict[int, Standing], strict=False)
    table.standing.update(kept)
    table.proposal = msgspec.convert(row.extras.get("proposal"), Proposal | None)
    return table
