"""What can be watched step by step: a match played again, or the archive of one whose rules are gone."""

from __future__ import annotations

from abc import ABC, abstractmethod

from rich.console import RenderableType
from rich.text import Text

from quintain.cli import boards
from quintain.cli.news import gathered, paragraphs
from quintain.cli.screen import Screen
from quintain.cli.table import KeptTable
from quintain.kernel.game import Outcome
from quintain.kernel.types import TRUTH
from quintain.tables.archive import Archive, known_to, said_in
from quintain.tables.wire import Result
from quintain.words import Speaker


class Reel(ABC):
    """Step 0 is the set-up, then one per move."""

    last: int

    @abstractmethod
    def title(self) -> str:
        raise NotImplementedError

    @abstractmethod
    def told(self, step: int) -> list[str]:
        """What happened at a step, in paragraphs; none where nothing is told of the set-up."""
        raise NotImplementedError

    @abstractmethod
    def board(self, step: int) -> RenderableType:
        raise NotImplementedError

    @abstractmethod
    def result(self) -> list[RenderableType]:
        """Who won and the ranks, if it is over."""
        raise NotImplementedError


class Replayed(Reel):
    """A match that today's rules give back, with its boards."""

    def __init__(self, table: KeptTable, viewer: int, screen: Screen, speaker: Speaker) -> None:
        self._table = table
        self._viewer = viewer
        self._screen = screen
        self._speaker = speaker
        self.last = len(table.line)

    def title(self) -> str:
        return self._speaker.say("title")

    def told(self, step: int) -> list[str]:
        events = self._table.match.opening if step == 0 else self._table.line[step - 1].events
        said = paragraphs(events, self._speaker, self._viewer)
        if said or step == 0:
            return said
        return [self._speaker.say("replay-secret", seat=self._speaker.seat(self._table.line[step - 1].seat))]

    def board(self, step: int) -> RenderableType:
        """The position after so many moves, as the viewer may see it."""
        match = self._table.match.rewound(step)
        view = match.state if self._viewer == TRUTH else match.view(self._viewer)
        return boards.drawn(self._screen, self._table.game, view, self._speaker, watching=True)

    def result(self) -> list[RenderableType]:
        result = self._table.result()
        return [] if result is None else result_lines(result, self._speaker)


class Archived(Reel):
    """A match as it was told when it ended; there are no rules to draw a board with."""

    def __init__(self, archive: Archive, viewer: int, speaker: Speaker) -> None:
        self._archive = archive
        self._viewer = viewer
        self._speaker = Speaker(speaker.lang, names=archive.names)
        self.last = len(archive.moves)

    def title(self) -> str:
        return self._archive.title.get(self._speaker.lang, self._archive.game)

    def told(self, step: int) -> list[str]:
        facts = self._archive.opening if step == 0 else self._archive.moves[step - 1].events
        known = known_to(facts, self._viewer)
        said = gathered(((said_in(fact, self._speaker.lang), fact.opens) for fact in known), self._speaker)
        if said or step == 0:
            return said
        return [self._speaker.say("replay-secret", seat=self._speaker.seat(self._archive.moves[step - 1].seat))]

    def board(self, step: int) -> RenderableType:
        """The move in words, which is all that is left of the board."""
        if step == 0:
            return Text(self._speaker.say("replay-boardless"))
        move = self._archive.moves[step - 1]
        return Text(f"{self._speaker.seat(move.seat)}: {move.move}")

    def result(self) -> list[RenderableType]:
        return result_lines(self._archive.result, self._speaker)


def result_lines(result: Result, speaker: Speaker) -> list[RenderableType]:
    """Who won, and the ranks of all."""
    won, *ranks = speaker.outcome(Outcome(result.ranks, result.points, result.clause))
    return ["", Text(won, style="bold green"), *(Text(line) for line in ranks)]
