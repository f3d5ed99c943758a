"""A found match is laid into a store as a live table: a server that opens the store goes on with it."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from quintain.kernel.records import digest, dump
from quintain.server.ending import archive_row
from quintain.server.service import COOKIE_KEY, wall_clock
from quintain.server.sessions import YEAR, Signer
from quintain.store import Append, PersonRow, SeatRow, Store, TableRow, public_id, secret_text
from quintain.tables import Sitter, Table, bot, person
from quintain.tables.chronicle import written
from tools.stages.finding import Found, found, started
from tools.stages.wanted import Wanted, read

NAMES: Final = {
    "ru": ("Варвара", "Томас", "Гавейн", "Агнесса", "Ильза", "Пересвет"),
    "en": ("Barbara", "Thomas", "Gawain", "Agnes", "Elsa", "Percival"),
}
PLACES: Final = {"ru": "У трёх дорог", "en": "Three Roads"}
PACE: Final = 40_000  # milliseconds between two answers


class Laid(msgspec.Struct, frozen=True):
    """A table that was laid: its address, who looks, and the cookie of the person at each seat (empty: a bot)."""

    name: str
    game: str
    table: str
    viewer: int
    cookies: list[str]
    click: list[str]
    phone: list[str]


def laid(database: Path, names: Sequence[str], language: str) -> list[Laid]:
    """Tables in the named states; the same people sit at all of them."""
    store = Store.open(database)
    try:
        people = [_guest(store, name) for name in NAMES[language]]
        return [_laid(store, name, people, language) for name in names]
    finally:
        store.close()


def _guest(store: Store, name: str) -> tuple[PersonRow, str]:
    """A person with a name and a session."""
    row = PersonRow(public_id(secrets.randbits), name=name, created=wall_clock())
    store.people.create(row).result()
    token = secret_text(secrets.randbits)
    store.tokens.keep(token, row.id, "session", wall_clock(), wall_clock() + YEAR * 1000).result()
    key = store.secrets.get_or_make(COOKIE_KEY, lambda: secrets.token_bytes(32)).result()
    return row, Signer(key).signed(token)


def _laid(store: Store, name: str, people: Sequence[tuple[PersonRow, str]], language: str) -> Laid:
    game, wanted = read(name)
    match = found(game, wanted)
    seats = len(started(match, game, wanted, [Sitter()] * _seats(match, game, wanted)).sitters)
    table = public_id(secrets.randbits)
    rows = [
        SeatRow(table, seat, "bot", "", wanted.level, "")
        if seat in wanted.bots
        else SeatRow(table, seat, "person", people[seat][0].id, "", people[seat][0].name)
        for seat in range(seats)
    ]
    _keep(store, match, game, wanted, rows, PLACES[language])
    cookies = ["" if seat in wanted.bots else people[seat][1] for seat in range(seats)]
    return Laid(name, game, table, wanted.viewer, cookies, wanted.click, wanted.phone)


def _seats(match: Found, game: str, wanted: Wanted) -> int:
    seats = wanted.options.get("seats", 2)
    assert isinstance(seats, int), f"{game}: the number of seats is a number"
    return seats


def _keep(store: Store, match: Found, game: str, wanted: Wanted, seats: list[SeatRow], place: str) -> None:
    """The row of the table, its seats and its log; of a match that is over its archive too."""
    sitters = [bot(seat.bot) if seat.kind == "bot" else person(seat.name) for seat in seats]
    table = started(match, game, wanted, sitters)
    rules = table.game
    began = wall_clock() - PACE * (len(match.moves) + 1)
    row = TableRow(
        id=seats[0].table_id,
        game=game,
        options=dump(rules.options),
        rules=rules.rules,
        content=rules.printed(),
        name=place,
        public=True,
        phase="running",
        host=next((seat.person for seat in seats if seat.person), ""),
        invite=secret_text(secrets.randbits),
        created=began,
        started=began,
        turn=table.pending(),
        sitters=[msgspec.to_builtins(sitter) for sitter in sitters],
        **match.dealt()._asdict(),
    )
    store.tables.create(row, seats).result()
    appends = []
    for at, (seat, action) in enumerate(match.moves, 1):
        entry = table.play(seat, [action])
        appends.append(Append(row.id, entry.n, written(entry), "", began + PACE * at, 0))
    store.writer.append(appends).result()
    store.tables.change(row.id, **_now(table, began + PACE * len(appends))).result()
    ended = store.tables.get(row.id)
    if table.over() and ended is not None:
        store.archive.keep(archive_row(ended, seats, table)).result()


def _now(table: Table, now: int) -> dict[str, Any]:
    """Columns that follow from the log."""
    columns: dict[str, Any] = {
        "moves": len(table.line),
        "round": int(table.game.turn_of(table.match.state).round),
        "turn": table.pending(),
        "due": now if any(table.bot_at(seat) for seat in table.pending()) else 0,
    }
    if table.over():
        ends = {"phase": "over", "ended": now, "result": msgspec.to_builtins(table.result()), "final": digest(table.match.state)}
        columns.update(ends)
    return columns
