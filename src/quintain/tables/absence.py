"""Seats whose people are away: an answer by the rules when time runs out, a bot after three in a row, and the way back."""

from __future__ import annotations

from typing import Final

import msgspec

from quintain.tables.chronicle import Entry, Seated, Why
from quintain.tables.refusals import Refused
from quintain.tables.seats import DEPUTY, PERSON, Sitter
from quintain.tables.table import Table

PATIENCE: Final = 3  # answers in a row that are given for a seat before a bot takes over


def time_out(table: Table, seat: int, decision: int) -> list[Entry]:
    """Time ran out on a question: the rules answer for the seat, and after three in a row a bot takes over.

    Nothing happens where that question is answered already: whoever keeps the clock may be late.
    """
    if table.opened.get(seat) != decision or seat not in table.people():
        return []
    action = int(table.game.absent(table.view(seat), seat))
    entries: list[Entry] = [table.play(seat, [action], "absent")]
    if table.missed[seat] >= PATIENCE:
        entries.append(represent(table, seat))
    return entries


def represent(table: Table, seat: int, bot: str = DEPUTY) -> Entry:
    """A bot answers for a person who is away; the seat stays his."""
    table.must_be_person(seat)
    return _seated(table, seat, table.sitters[seat].represented(bot), "away")


def come_back(table: Table, seat: int, client: str = "") -> Entry:
    """The person answers again, from the present question on."""
    known = table.known(client, seat)
    if known is not None:
        return known
    sitter = table.sitters[seat]
    if sitter.kind != PERSON or not sitter.bot or sitter.resigned:
        raise Refused("no-person", f"nobody is represented at seat {seat} who could come back")
    return _seated(table, seat, sitter.represented(""), "returned", client)


def resign(table: Table, seat: int, client: str = "") -> Entry:
    """With two sides the match ends; with more a bot plays on, and whoever resigned ranks last."""
    known = table.known(client, seat)
    if known is not None:
        return known
    table.must_be_person(seat)
    if table.over():
        raise Refused("over", "the match is over")
    sitter = msgspec.structs.replace(table.sitters[seat], bot=DEPUTY, resigned=True)
    return _seated(table, seat, sitter, "resigned", client)


def _seated(table: Table, seat: int, sitter: Sitter, why: Why, client: str = "") -> Entry:
    entry = Seated(table.n + 1, seat, sitter, why, client)
    table.take(entry)
    return entry
