"""When a person is told of a table, and through which of his channels: decided when a question opens."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from quintain.server.means import Question
from quintain.store import ChannelRow, NoticeRow, SeatRow, TableRow

KINDS: Final = ("push", "webhook", "mail")  # the quickest first
REMINDERS: Final = (2, 4, 8)  # when a half, a quarter, an eighth of the time is left
LAST: Final = 8  # the reminder before the loss goes through every channel


def concerns_others(seats: Sequence[SeatRow]) -> bool:
    """Whether somebody waits for somebody: a person alone with bots is not called to the table."""
    return len({seat.person for seat in seats if seat.kind == "person"}) > 1


def ordered(channels: Sequence[ChannelRow], table: str) -> list[ChannelRow]:
    """The channels that may speak of a table, the quickest first."""
    mine = [channel for channel in channels if channel.on and table not in channel.silent]
    return sorted(mine, key=lambda channel: (KINDS.index(channel.kind), channel.id))


def of_question(row: TableRow, question: Question, channels: Sequence[ChannelRow], now: int) -> list[NoticeRow]:
    """Every channel tells once that a question is open, so long after it opened as its owner wants.

    In play by days reminders follow: at half of the time by the first channel, at a quarter by the second, at an eighth by all.
    With seconds on the clock whoever plays looks at the table, and is not written to.
    """
    mine = ordered(channels, row.id)
    if row.pace == "live" or not mine:
        return []
    found = [_notice(row, question, channel, "turn", now + channel.delay_ms) for channel in mine]
    if row.pace == "days" and question.due > now:
        quick = [channel for channel in mine if not channel.digest]
        for part in REMINDERS:
            due = question.due - (question.due - now) // part
            through = mine if part == LAST else quick[min(REMINDERS.index(part), len(quick) - 1) :][:1] if quick else []
            found += [_notice(row, question, channel, "reminder", due) for channel in through]
    return [notice for notice in found if not question.due or notice.due < question.due]


def _notice(row: TableRow, question: Question, channel: ChannelRow, kind: str, due: int) -> NoticeRow:
    return NoticeRow(question.person, channel.id, kind, due, row.id, question.seat, question.opened, question.due)


def of_event(row: TableRow, kind: str, person: str, channels: Sequence[ChannelRow], now: int) -> list[NoticeRow]:
    """That a match by days begins or is over, to everybody who sits there."""
    if row.pace != "days":
        return []
    return [NoticeRow(person, channel.id, kind, now + channel.delay_ms, row.id) for channel in ordered(channels, row.id)]
