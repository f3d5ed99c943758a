"""The end of a match: what one seat answered in a row, with the states around each step, to be judged without a replay."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from quintain.kernel.events import Event
from quintain.kernel.game import AnyGame
from quintain.tables.chronicle import By
from quintain.tables.knowledge import Sight, noticed


class Step(msgspec.Struct, frozen=True):
    """One action of the match as it stands, and everything that came of it."""

    n: int  # the entry it belongs to
    seat: int
    action: int
    by: By
    events: list[Event]


class Trail:
    """The last steps of a line, all of one seat; whether one of them brought news is found out once, when somebody asks."""

    def __init__(self, game: AnyGame, state: Any) -> None:
        self._game = game
        self._states = [Sight(game, state)]  # before each step, and after the last one; nobody changes them
        self._steps: list[Step] = []
        self._told: list[bool | None] = []  # whether a step brought news, where that is known

    def follow(self, step: Step, state: Any) -> None:
        """A step that led to a state; another seat begins a trail of its own."""
        if self._steps and step.seat != self._steps[-1].seat:
            del self._states[:-1], self._steps[:], self._told[:]
        self._states[-1].past()
        self._states.append(Sight(self._game, state))
        self._steps.append(step)
        self._told.append(None)

    def view(self, state: Any, viewer: int) -> Any:
        """The view of a state, kept if it is the last one."""
        last = self._states[-1]
        return last.view(viewer) if last.state is state else self._game.view(state, viewer)

    def quiet(self, seat: int, to: int) -> bool:
        """Whether everything from an entry on is the seat's own and let nobody learn anything."""
        if not any(step.n == to and step.seat == seat for step in self._steps):
            return False
        return not any(self._news(at) for at, step in enumerate(self._steps) if step.n >= to)

    def _news(self, at: int) -> bool:
        told = self._told[at]
        if told is None:
            step = self._steps[at]
            told = noticed(self._game, self._states[at], self._states[at + 1], step.seat, step.action, step.events)
            self._told[at] = told
        return told


def begun(line: Sequence[Step]) -> int:
    """Where the trail at the end of a line begins."""
    at = len(line)
    while at and line[at - 1].seat == line[-1].seat:
        at -= 1
    return at
