"""A table that is opened: what was asked for, checked, as rows of the store."""

from __future__ import annotations

from typing import Final

import msgspec

from quintain.bots import LEVELS
from quintain.server.payloads import NewSeat, NewTable
from quintain.server.rulesets import Ruleset, ruleset
from quintain.server.texts import line_of
from quintain.server.troubles import Denied
from quintain.store.ids import Draw, public_id, secret_text
from quintain.store.people import PersonRow
from quintain.store.tables import SeatRow, TableRow

SECOND: Final = 1000
HOUR: Final = 3600 * SECOND
DAY: Final = 24 * HOUR
LONGEST_NAME: Final = 60
LISTED: Final = 16_384  # bytes of options that a list of tables shows to everybody
LIVE: Final = (5 * SECOND, HOUR)  # milliseconds per move, at least and at most
RESERVE: Final = (0, 6 * HOUR)
DAYS: Final = (HOUR, 30 * DAY)
LEVEL_NAMES: Final = tuple(level.name for level in LEVELS)


def opened(new: NewTable, host: PersonRow, now: int, draw: Draw) -> tuple[TableRow, list[SeatRow]]:
    """The rows of a new table; refused with a code where it cannot be."""
    seats = len(new.seats)
    if new.options.get("seats", seats) != seats:
        raise Denied("bad-seats", f"the options say {new.options['seats']!r} seats, and {seats} are given", option="seats")
    rules = ruleset(new.game, {**new.options, "seats": seats})
    _must_fit_pace(new)
    if new.public and len(msgspec.json.encode(rules.options)) > LISTED:
        raise Denied(
            "too-large", f"the options of a table in the lobby have at most {LISTED} bytes; by link there is room for more"
        )
    table = public_id(draw)
    row = TableRow(
        id=table,
        game=new.game,
        options=rules.options,
        rules=rules.game.rules,
        content=rules.game.printed(),
        name=line_of(new.name, LONGEST_NAME, least=0),
        pace=new.pace,
        move_ms=new.move_ms if new.pace != "none" else 0,
        reserve_ms=new.reserve_ms if new.pace == "live" else 0,
        public=new.public,
        hints=new.hints,
        rated=new.rated,
        open_after=new.open_after,
        host=host.id,
        invite=secret_text(draw),
        created=now,
    )
    return row, [_seat(table, at, seat, host, rules) for at, seat in enumerate(new.seats)]


def _seat(table: str, at: int, seat: NewSeat, host: PersonRow, rules: Ruleset) -> SeatRow:
    if seat.kind == "bot":
        return bot_seat(table, at, seat.bot)
    if seat.bot:
        raise Denied("bad-seats", f"seat {at} is {seat.kind}, not a bot {seat.bot[:40]!r}")
    return person_seat(table, at, host, rules.unusual) if seat.kind == "me" else SeatRow(table, at)


def bot_seat(table: str, at: int, level: str) -> SeatRow:
    """A bot of a level sits down."""
    if level not in LEVEL_NAMES:
        raise Denied("no-bot", f"bots are {', '.join(LEVEL_NAMES)}, not {level[:40]!r}")
    return SeatRow(table, at, "bot", bot=level, name="")


def person_seat(table: str, at: int, person: PersonRow, accepted: list[str]) -> SeatRow:
    return SeatRow(table, at, "person", person=person.id, name=person.name, accepted=accepted)


def _must_fit_pace(new: NewTable) -> None:
    if new.pace == "live":
        _must_lie(new.move_ms, LIVE, "move_ms")
        _must_lie(new.reserve_ms, RESERVE, "reserve_ms")
    elif new.pace == "days":
        _must_lie(new.move_ms, DAYS, "move_ms")


def _must_lie(value: int, bounds: tuple[int, int], name: str) -> None:
    low, high = bounds
    if not low <= value <= high:
        raise Denied("bad-pace", f"{name} lies in {low} .. {high} milliseconds here", option=name)
