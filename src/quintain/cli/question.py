"""A question of a match: the choices that are offered, and which of them are on the screen."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from quintain.cli.layout import Kin, in_columns, in_families, kin_of
from quintain.cli.screen import Screen
from quintain.kernel.actions import ActionSpace
from quintain.kernel.game import Decision
from quintain.words import Speaker

MOST: Final = 40  # choices read aloud at once
FEW: Final = 9  # choices that are worth a place of their own


class Question:
    """What one seat is asked; a list too long for the screen is turned like pages."""

    def __init__(self, decision: Decision, labels: Sequence[str], space: ActionSpace, left: Sequence[int]) -> None:
        self.decision: Final = decision
        self.labels: Final = labels
        self.left = list(left)  # the places of the choices that are offered
        self._kin: Final[list[Kin]] = [kin_of(space, action) for action in decision.actions]
        self._first = 0  # of those left, the first on the screen
        self._shown = 0  # and how many there are

    def whole(self) -> bool:
        """Whether every choice is offered."""
        return len(self.left) == len(self.labels)

    def offer(self, left: Sequence[int]) -> None:
        """These from now on, from the first."""
        self.left, self._first = list(left), 0

    def add(self, place: int) -> None:
        """One that was named elsewhere on the screen."""
        self.left = sorted({*self.left, place})

    def turn(self) -> None:
        """The next ones, and after the last the first again."""
        self._first = self._first + self._shown if self._first + self._shown < len(self.left) else 0

    def drawn(self, screen: Screen, speaker: Speaker, room: int) -> Group:
        """What is asked, and as many choices as there is room for."""
        rest = len(self.left) - self._first
        if screen.plain:
            self._shown = min(MOST, rest)
            return self._asked(screen, speaker, self._shown, FEW)
        fitting = {apart: self._fitting(screen, speaker, rest, room, apart) for apart in (FEW, 1)}
        apart = max(fitting, key=lambda apart: fitting[apart])  # told together, more of them may fit
        self._shown = max(1, fitting[apart])
        return self._asked(screen, speaker, self._shown, apart)

    def _fitting(self, screen: Screen, speaker: Speaker, rest: int, room: int, apart: int) -> int:
        """How many choices there is room for when so many are told one by one."""
        if screen.fits(self._asked(screen, speaker, rest, apart), room):
            return rest
        counts = range(1, rest)
        return bisect_left(counts, True, key=lambda count: not screen.fits(self._asked(screen, speaker, count, apart), room))

    def _asked(self, screen: Screen, speaker: Speaker, count: int, apart: int) -> Group:
        asked = Text(f"{speaker.prompt(self.decision)} ({self.decision.clause})", style="bold")
        shown = self.left[self._first : self._first + count]
        parts: list[RenderableType] = ["", asked, self._choices(screen, shown, apart)]
        after = len(self.left) - self._first - count
        if after or self._first:
            parts.append(Text(speaker.say("menu-more" if after else "menu-first", count=after), style="dim"))
        elif not self.whole():
            parts.append(Text(speaker.say("menu-rest", count=len(self.labels)), style="dim"))
        return Group(*parts)

    def _choices(self, screen: Screen, shown: Sequence[int], apart: int) -> RenderableType:
        """A few are told one by one, more of them together."""
        if screen.plain:
            return Text("\n".join(f"{at + 1}. {self.labels[at]}" for at in shown))
        width = screen.console.width
        if len(shown) <= apart:
            return in_columns(self.labels, shown, width)
        return in_families(self.labels, shown, self._kin, width)
