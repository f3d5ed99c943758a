"""Bots at a table: what is asked of them as plain data, and how their answers are taken. They never see the match's chance."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from quintain.bots import SearchBot, bot_seed, named
from quintain.kernel.records import dump
from quintain.kernel.types import Json
from quintain.tables.chronicle import Moved
from quintain.tables.refusals import Refused
from quintain.tables.table import Table

Choose: TypeAlias = Callable[[dict[str, Json]], int]  # from a question of `bots/worker.py` to an action


def bot_question(table: Table, seat: int, root: str) -> dict[str, Json]:
    """What a bot is asked, for `quintain.bots.worker`; `root` is what the host drew for all bots of this match.

    The same position gives the same question: what was taken back and chosen again is replied to in the same way.
    """
    return {
        "game": table.game.key,
        "options": dump(table.game.options),
        "bot": table.bot_at(seat),
        "seat": seat,
        "view": dump(table.view(seat)),
        "seed": bot_seed(root, len(table.line), seat),
    }


def bot_answer(table: Table, seat: int, decision: int, action: int) -> Moved:
    """The answer of a bot to a question; refused where the question is gone, or a person has come back."""
    sitter = table.sitters[seat]
    if not sitter.bot:
        raise Refused("no-person", f"a person answers for seat {seat} now")
    if table.opened.get(seat) != decision:
        raise Refused("stale", f"seat {seat} is not asked question {decision} any more")
    return table.play(seat, [action], "own" if sitter.kind == "bot" else "deputy")


def let_bot(table: Table, seat: int, root: str, choose: Choose) -> Moved:
    """A bot is asked and answers at once."""
    return bot_answer(table, seat, table.opened[seat], choose(bot_question(table, seat, root)))


def thinks_by_clock(spec: str) -> bool:
    """Whether such a bot thinks as long as it may, and goes on where it stopped."""
    made = named(spec)(0)
    return isinstance(made, SearchBot) and made.budget.ends_by_clock()


def longest_thought(spec: str) -> int:
    """Milliseconds that such a bot thinks at most; 0 where it hardly thinks, or no clock ends it."""
    made = named(spec)(0)
    return int(made.budget.milliseconds) if isinstance(made, SearchBot) else 0
