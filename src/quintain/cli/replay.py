"""`quintain replay`: a match stepped through, forwards and back."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Group, RenderableType
from rich.text import Text

from quintain.cli import arguments, saves
from quintain.cli.language import language
from quintain.cli.reels import Archived, Reel, Replayed
from quintain.cli.saves import ME, Differs
from quintain.cli.screen import Screen, latin
from quintain.cli.shelf import Lang, Plain
from quintain.cli.table import KeptTable
from quintain.cli.trouble import refuse
from quintain.kernel.types import SPECTATOR, TRUTH
from quintain.words import Speaker

BACK = ("z", "-")


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A saved match.")],
    viewer: Annotated[
        str | None, typer.Option("--as", metavar="SEAT", help="See it as this seat did: a number from 1, or a name.")
    ] = None,
    lang: Lang = None,
    plain: Plain = False,
) -> None:
    """Step through a saved match.

    Enter or n goes forwards, z or - back, a number to that step, b shows the board, q leaves. On a pipe all steps are printed.
    """
    speaker, screen = Speaker(language(lang)), Screen(plain)
    Player(reel(file, viewer, screen, speaker), screen, speaker).run()


def reel(file: Path, viewer: str | None, screen: Screen, speaker: Speaker) -> Reel:
    """The match played again by today's rules; if they differ from those it was played by, what was archived of it."""
    found = saves.read(file, speaker)
    try:
        game = saves.game_of(found, file, speaker)
        if not found.seats:
            found.seats = [ME] * int(game.seats)
            found.names = arguments.named(found.seats, [""] * int(game.seats), speaker)
        table = KeptTable.resumed(game, found, file, speaker)
    except Differs as differing:
        if found.archive is None:
            raise
        screen.line(str(differing).partition(" " + speaker.say("file-watch", file=str(file)))[0])
        screen.line(speaker.say("replay-archived"))
        return Archived(found.archive, _viewer(viewer, found.archive.names, True, speaker), speaker)
    seen = _viewer(viewer, table.names, table.over(), speaker)
    return Replayed(table, seen, screen, Speaker(speaker.lang, game, table.names))


def _viewer(wanted: str | None, names: list[str], over: bool, speaker: Speaker) -> int:
    """A finished match is open; one that goes on is seen by a spectator, unless a seat is asked for."""
    if wanted is None:
        return TRUTH if over else SPECTATOR
    if wanted.isdecimal() and len(wanted) < 4 and 1 <= int(wanted) <= len(names):
        return int(wanted) - 1
    if wanted not in names:
        refuse(speaker, "no-viewer", given=wanted, seats=len(names), names=", ".join(names))
    return names.index(wanted)


class Player:
    """Steps through a reel: 0 is the set-up, then one per move."""

    def __init__(self, reel: Reel, screen: Screen, speaker: Speaker) -> None:
        self.reel = reel
        self.screen = screen
        self.speaker = speaker
        self.last = reel.last

    def run(self) -> None:
        if sys.stdin.isatty() and sys.stdout.isatty():
            self._walk()
        else:
            self._print_all()

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
            elif latin(typed) in BACK:
                wanted = step - 1
            elif latin(typed) == "b":
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
        board = self.reel.board(step)
        if self.screen.plain:
            self.screen.show(board)
            return True
        for more in self.screen.pages(board):
            typed = self.screen.ask(self.speaker.say("page-on" if more else "page-back"))
            if typed is None or latin(typed) == "q":
                return False
        return True

    def _show(self, step: int) -> None:
        """What happened at this step, and as much of the board as fits below it."""
        said = Group(*(Text(paragraph) for paragraph in self.reel.told(step)), "")
        asked = Text(self._question(step))
        result: list[RenderableType] = self.reel.result() if step == self.last else []
        self.screen.clear()
        self.screen.heading(self.speaker.say("replay-step", step=step, last=self.last))
        self.screen.show(said)
        room = self.screen.room("", said, asked, *result) + 1
        self.screen.show_end(self.reel.board(step), room, self.speaker.say("replay-cut"))
        for line in result:
            self.screen.show(line)

    def _print_all(self) -> None:
        """All steps one after another: the board at the beginning and at the end."""
        self.screen.line(self.reel.title())
        self.screen.show(self.reel.board(0))
        for paragraph in self.reel.told(0):
            self.screen.line(paragraph)
        for step in range(1, self.last + 1):
            self.screen.line()
            self.screen.line(self.speaker.say("replay-step", step=step, last=self.last))
            for paragraph in self.reel.told(step):
                self.screen.line(paragraph)
        self.screen.line()
        self.screen.show(self.reel.board(self.last))
        for line in self.reel.result():
            self.screen.show(line)
