"""Answers that come by themselves: what bots are asked, and how long each answer is kept back so that its time tells nothing.

A pause is drawn for every question, whoever is asked and whatever he may answer; what is drawn follows from nothing secret.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

import msgspec

from quintain.bots import bot_seed
from quintain.kernel.types import Json
from quintain.server.bots import Answer, Busy, NoThought, Priority, Thinkers
from quintain.store.ids import Draw
from quintain.tables import Table, pauses, standing
from quintain.tables.programs import bot_question, longest_thought, thinks_by_clock

BITS: Final = 32  # of chance for a pause


class Kept(msgspec.Struct, eq=False):
    """A question that is open: from when on it may be answered by itself, and a bot's thought about it."""

    question: int
    bot: str  # who is asked; empty: a person
    at: int
    window: bool
    thought: asyncio.Future[Answer] | None = None


class Waiting:
    """The open questions of one table."""

    def __init__(self, thinkers: Thinkers, draw: Draw, speed: int, ready: Callable[[], None]) -> None:
        self._thinkers: Final = thinkers
        self._draw: Final = draw
        self._speed: Final = speed  # of pauses, in hundredths
        self._ready: Final = ready  # called when a thought is there
        self._kept: dict[int, Kept] = {}

    def follow(self, table: Table, now: int) -> None:
        """The questions that are open now; what was thought about others is not needed any more."""
        for seat, kept in list(self._kept.items()):
            if table.opened.get(seat) != kept.question or table.bot_at(seat) != kept.bot:
                self._drop(seat)
        people = len(table.people())
        longest = max((longest_thought(sitter.bot) for sitter in table.sitters if sitter.bot), default=0)
        for seat, asked in table.asked.items():
            if seat not in self._kept:
                window = standing.window(table.game, asked)
                draw = self._draw(BITS)
                pause = (
                    pauses.window_pause(draw, people, longest, self._speed) if window else pauses.pause(draw, people, self._speed)
                )
                self._kept[seat] = Kept(table.opened[seat], table.bot_at(seat), now + pause, window)

    def ask(self, table: Table, root: str, name: str, priority: Priority) -> None:
        """Bots that owe a choice and have not been asked are asked; `name` tells this table from others."""
        for seat, kept in self._kept.items():
            if kept.bot and kept.thought is None:
                question = bot_question(table, seat, root)
                if thinks_by_clock(kept.bot):
                    question["thinker"] = f"{name} {seat}"
                kept.thought = self._asked(question, priority)
                kept.thought.add_done_callback(lambda thought: None if thought.cancelled() else self._ready())

    def _asked(self, question: dict[str, Json], priority: Priority) -> asyncio.Future[Answer]:
        try:
            return self._thinkers.ask(question, priority)
        except Busy as busy:
            refused: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
            refused.set_exception(busy)
            return refused

    def since(self, seat: int) -> int:
        """From when on a question may be answered by itself."""
        return self._kept[seat].at

    def due(self, seat: int) -> int:
        """When a bot's answer is to be looked for; 0: when its thought is there."""
        kept = self._kept[seat]
        return kept.at if kept.window or _ready(kept.thought) else 0

    def answer(self, table: Table, seat: int, root: str) -> int:
        """What a bot answers now; −1: it still thinks.

        In a secret window the time is the same for all, so a thought that is not there by then is a pass. Where thinking failed,
        the bot takes any choice: a match neither stands still nor goes on for ever, as it might if all just passed.
        """
        thought = self._kept[seat].thought
        if thought is not None and _ready(thought):
            action, actions = _action(thought), table.asked[seat].actions
            return action if action in actions else actions[bot_seed(root, len(table.line), seat) % len(actions)]
        return standing.pass_of(table.game, table.asked[seat]) if self._kept[seat].window else -1

    def clear(self) -> None:
        for seat in list(self._kept):
            self._drop(seat)

    def _drop(self, seat: int) -> None:
        thought = self._kept.pop(seat).thought
        if thought is not None:
            thought.cancel()


def _ready(thought: asyncio.Future[Answer] | None) -> bool:
    return thought is not None and thought.done() and not thought.cancelled()


def _action(thought: asyncio.Future[Answer]) -> int:
    """What a bot chose; −1 where thinking failed."""
    try:
        return int(str(thought.result()["action"]))
    except (NoThought, KeyError, ValueError):
        return -1
