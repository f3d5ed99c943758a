"""`quintain replay`: a match stepped through, forwards and back."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Group, RenderableType
from rich.text import Text

from quintain.cli import arguments, boards, saves
from quintain.cli.language import language
from quintain.cli.saves import ME
from quintain.cli.screen import Screen, latin
from quintain.cli.session import show_result
from quintain.cli.shelf import Lang, Plain
from quintain.cli.table import Table
from quintain.cli.trouble import refuse
from quintain.kernel.match import Match
from quintain.kernel.types import SPECTATOR, TRUTH
from quintain.words import Speaker


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A saved match.")],
    viewer: Annotated[
        str | None, typer.Option("--as", metavar="SEAT", help="See it as this seat did: a number from 1, or a name.")
    ] = None,
    lang: Lang = None,
    plain: Plain = False,
) -> None:
    """Step through a saved match.

    Enter or n goes forwards, b back, a number to that step, w shows the whole board, q leaves. On a pipe all steps are printed.
    """
    speaker, screen = Speaker(language(lang)), Screen(plain)
    found = saves.read(file, speaker)
    game = saves.game_of(found, file, speaker)
    if not found.seats:
        found.seats = [ME] * int(game.seats)
        found.names = arguments.named(found.seats, [""] * int(game.seats), speaker)
    table = Table.resumed(game, found, file, speaker)
    seen = _viewer(viewer, table, speaker)
    Player(table, seen, screen, Speaker(speaker.lang, game, table.names)).run()


def _viewer(wanted: str | None, table: Table, speaker: Speaker) -> int:
    """A finished match is open; one that goes on is seen by a spectator, unless a seat is asked for."""
    if wanted is None:
        return TRUTH if table.match.over() else SPECTATOR
    if wanted.isdecimal() and len(wanted) < 4 and 1 <= int(wanted) <= len(table.names):
        return int(wanted) - 1
    if wanted not in table.names:
        refuse(speaker, "no-viewer", given=wanted, seats=len(table.names), names=", ".join(table.names))
    return table.names.index(wanted)


class Player:
    """The steps of a finished reading: 0 is the set-up, then one per move."""

    def __init__(self, table: Table, viewer: int, screen: Screen, speaker: Speaker) -> None:
        self.table = table
        self.viewer = viewer
        self.screen = screen
        self.speaker = speaker
        self.last = len(table.chronicle)

    def run(self) -> None:
        if sys.stdin.isatty() and sys.stdout.isatty():
            self._walk()
        else:
            self._print_all()

    def _state(self, step: int) -> Any:
        """The position after so many moves, as the viewer may see it."""
        match: Match[Any] = Match(self.table.game, self.table.match.seed)
        for told in self.table.chronicle[:step]:
            match.play(told.seat, told.action)
        return match.state if self.viewer == TRUTH else match.view(self.viewer)

    def _board(self, step: int) -> RenderableType:
        return boards.drawn(self.screen, self.table.game, self._state(step), self.speaker)

    def _walk(self) -> None:
        step = 0
        self._show(step)
        while True:
            typed = self.screen.ask(self._question(step))
            if typed is None or latin(typed) == "q":
                return
            wanted = step
            if typed == "" or latin(typed) == "n":
                wanted = step + 1
            elif latin(typed) == "b":
                wanted = step - 1
            elif latin(typed) == "w":
                if not self._whole(step):
                    return
            elif typed.isdecimal() and len(typed) < 7:
                wanted = int(typed)
            else:
                self.screen.line(self.speaker.say("replay-keys"))
                continue
            if not 0 <= wanted <= self.last:
                self.screen.line(self.speaker.say("replay-end" if wanted > self.last else "replay-start", last=self.last))
                continue
            step = wanted
            self._show(step)

    def _question(self, step: int) -> str:
        return self.speaker.say("replay-ask", step=step, last=self.last)

    def _whole(self, step: int) -> bool:
        """The board alone with everything on it; whether to go on after it."""
        if self.screen.plain:
            self.screen.show(self._board(step))
            return True
        for more in self.screen.pages(self._board(step)):
            typed = self.screen.ask(self.speaker.say("page-on" if more else "page-back"))
            if typed is None or latin(typed) == "q":
                return False
        return True

    def _show(self, step: int) -> None:
        """What happened at this step, and as much of the board as fits below it."""
        said = Group(*([self._move(step)] if step else []), "")
        asked = Text(self._question(step))
        self.screen.clear()
        self.screen.heading(self.speaker.say("replay-step", step=step, last=self.last))
        self.screen.show(said)
        ended = step == self.last and self.table.match.over()
        below = len(self.table.names) + 2 if ended else 0  # the winners and the ranks
        room = self.screen.room("", said, asked) + 1 - below
        self.screen.show_end(self._board(step), room, self.speaker.say("replay-cut"))
        if ended:
            show_result(self.screen, self.table, self.speaker)

    def _move(self, step: int) -> str:
        """Who moved, and what came of it."""
        told = self.table.chronicle[step - 1]
        said = " ".join(self.speaker.event(event.seen_by(self.viewer)) for event in told.events)
        return said or self.speaker.say("replay-secret", seat=self.speaker.seat(told.seat))

    def _print_all(self) -> None:
        """All steps one after another: the board at the beginning and at the end."""
        self.screen.line(self.speaker.say("title"))
        self.screen.show(self._board(0))
        for step in range(1, self.last + 1):
            self.screen.line()
            self.screen.line(self.speaker.say("replay-step", step=step, last=self.last))
            self.screen.line(self._move(step))
        self.screen.line()
        self.screen.show(self._board(self.last))
        if self.table.match.over():
            show_result(self.screen, self.table, self.speaker)
