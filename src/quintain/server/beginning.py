"""The beginning of a match: all seats are taken, chance is drawn and committed to, the rules are those of today."""

from __future__ import annotations

from dataclasses import replace

import msgspec

from quintain.kernel.rng import read_seed
from quintain.server.deal import deal
from quintain.server.rulesets import ruleset
from quintain.store.ids import Draw
from quintain.store.tables import SeatRow, TableRow
from quintain.tables import Sitter, Table, bot, person


def sitter_of(seat: SeatRow) -> Sitter:
    """Nobody's name: names stand in the rows of seats alone, so that whoever leaves takes it along."""
    return bot(seat.bot) if seat.kind == "bot" else person()


def begun(row: TableRow, seats: list[SeatRow], now: int, draw: Draw) -> tuple[TableRow, list[SeatRow]]:
    """The row and the seats of a table whose match begins now."""
    assert all(seat.kind != "open" for seat in seats), "a match begins when all seats are taken"
    game = ruleset(row.game, row.options).game
    dealt = deal(draw)
    sitters = [sitter_of(seat) for seat in seats]
    table = Table(game, read_seed(dealt.seed), sitters)
    begins = replace(
        row,
        **dealt._asdict(),
        rules=game.rules,
        content=game.printed(),
        phase="running",
        started=now,
        round=int(table.game.turn_of(table.match.state).round),
        turn=table.pending(),
        due=now,
        sitters=[msgspec.to_builtins(sitter) for sitter in sitters],
    )
    return begins, seats
