"""Taking back. Free while chance was not used since, nobody saw anything hidden, and nobody else has answered; a person alone
with bots may take back anything, and the match is then practice; otherwise all people at the table must agree."""

from __future__ import annotations

from typing import Literal, TypeAlias

from quintain.tables.chronicle import Entry, Undone
from quintain.tables.refusals import Refused
from quintain.tables.table import Table
from quintain.tables.wire import Proposal, Undo

Price: TypeAlias = Literal["free", "practice", "consent"]


def offered(table: Table, seat: int) -> Undo | None:
    """What a person may take back now: the last own answer that was a choice, and at which price."""
    if seat not in table.people():
        return None
    to = _last_choice(table, seat)
    return Undo(to, price(table, seat, to)) if to else None


def _last_choice(table: Table, seat: int) -> int:
    """The last answer that the seat gave itself; what was answered for it goes with the choice before."""
    return next((step.n for step in reversed(table.line) if step.seat == seat and step.by == "own"), 0)


def price(table: Table, seat: int, to: int) -> Price:
    """What it takes to go back to before an answer of this seat; nothing if nobody learned anything or answered since."""
    if table.trail.quiet(seat, to):
        return "free"
    return "practice" if table.people() == [seat] else "consent"


def ask(table: Table, seat: int, to: int = 0, client: str = "") -> Entry | Proposal:
    """Take back everything from an own answer on (the last one if none is named), or ask the others whether one may."""
    known = table.known(client, seat)
    if known is not None:
        return known
    table.must_be_person(seat)
    to = to or _last_choice(table, seat)
    if not any(step.n == to and step.seat == seat for step in table.line):
        raise Refused("no-undo", f"entry {to} is no answer of seat {seat} that stands" if to else "there is nothing to take back")
    cost = price(table, seat, to)
    if cost == "consent":
        table.proposal = Proposal(seat, to, [], [other for other in table.people() if other != seat])
        return table.proposal
    return _done(table, Undone(table.n + 1, seat, to, practice=cost == "practice", client=client))


def agree(table: Table, seat: int, client: str = "", to: int = 0) -> Entry | Proposal:
    """A person who is asked agrees to go back so far (0: however far); when all have, the match does."""
    known = table.known(client, seat)
    if known is not None:
        return known
    wanted = _wanted(table, seat)
    if to not in (0, wanted.to):
        raise Refused("no-consent", f"seat {seat} is asked to go back to entry {wanted.to}, not {to}")
    agreed = sorted([*wanted.agreed, seat])
    left = [other for other in wanted.asked if other != seat and other in table.people()]
    if left:
        table.proposal = Proposal(wanted.seat, wanted.to, agreed, left)
        return table.proposal
    return _done(table, Undone(table.n + 1, wanted.seat, wanted.to, agreed, client=client))


def decline(table: Table, seat: int) -> None:
    """A person who is asked refuses, or whoever asked thinks better of it: the match goes on."""
    if table.proposal is None or seat != table.proposal.seat:
        _wanted(table, seat)
    table.proposal = None


def _wanted(table: Table, seat: int) -> Proposal:
    if table.proposal is None or seat not in table.proposal.asked:
        raise Refused("no-consent", f"nobody asks seat {seat} for consent")
    return table.proposal


def _done(table: Table, entry: Undone) -> Entry:
    table.take(entry)
    return entry
