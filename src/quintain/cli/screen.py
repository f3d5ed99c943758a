"""Where people read and type: a terminal with colours, or plain lines for screen readers and pipes."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from rich.console import Console, RenderableType
from rich.markdown import Markdown
from rich.padding import Padding
from rich.rule import Rule
from rich.segment import Segment, SegmentLines
from rich.text import Text

from quintain.words import read_aloud

WIDEST: Final = 100  # lines longer than this are hard to read
ROOMY: Final = 1000  # a height that holds everything
LAYOUT: Final = dict(zip("йцукенгшщзхъфывапролджэячсмитьбю", "qwertyuiop[]asdfghjkl;'zxcvbnm,.", strict=True))


def latin(key: str) -> str:
    """A letter typed with the Russian layout left on: the one on the same key."""
    return LAYOUT.get(key.lower(), key.lower())


def _line_editor() -> bool:
    """Whether typed lines can be edited; none is remembered, since the next to type may be somebody else."""
    try:
        import readline
    except ImportError:
        return False
    readline.set_auto_history(False)
    return True


class Screen:
    """Plain is chosen by the person, or because nobody looks at a terminal."""

    def __init__(self, plain: bool = False) -> None:
        for stream in (sys.stdin, sys.stdout):
            reconfigure = getattr(stream, "reconfigure", None)
            if reconfigure is not None:
                reconfigure(errors="replace")
        console = Console(markup=False, highlight=False, emoji=False)
        self.plain: Final = plain or not console.is_terminal or console.is_dumb_terminal
        if console.width > WIDEST:
            console = Console(markup=False, highlight=False, emoji=False, width=WIDEST)
        self.console: Final = console
        self.live: Final = sys.stdin.isatty() and sys.stdout.isatty()  # somebody sits there, whom time could tell something
        self.editing: Final = self.live and _line_editor()

    def line(self, text: str = "", style: str = "", unbroken: bool = False) -> None:
        """One line of text; plain ones, and those to be copied, are never broken."""
        if self.plain:
            print(text)
        else:
            self.console.print(Text(text, style=style), soft_wrap=unbroken)

    def show(self, drawn: RenderableType, room: int | None = None) -> None:
        """Something drawn, in so many lines as there is room for, if it cares. Plain lines are never broken."""
        self.console.print(drawn, height=room, soft_wrap=self.plain)

    def show_end(self, drawn: RenderableType, room: int, missing: str) -> None:
        """The same; of what is higher than there is room for only the last lines, below one that says so."""
        if self.fits(drawn, room):
            self.show(drawn, room)
        elif room > 1:
            self.line(missing, "dim")
            self._print(self._lines(drawn, room)[1 - room :])

    def pages(self, drawn: RenderableType) -> Iterator[bool]:
        """All of it, one screen after another, each with a line to type on; whether more is to come."""
        lines = self._lines(drawn, ROOMY)
        height = max(1, self.console.height - 1)
        for top in range(0, len(lines), height):
            self.clear()
            self._print(lines[top : top + height])
            yield top + height < len(lines)

    def room(self, *others: RenderableType) -> int:
        """How many lines these leave on the screen, with one to type on; plain screens scroll."""
        return ROOMY if self.plain else max(1, self.console.height - 1 - sum(self.height(part) for part in others))

    def height(self, drawn: RenderableType, room: int | None = None) -> int:
        """The lines it takes when there is so much room."""
        return len(self._lines(drawn, room))

    def fits(self, drawn: RenderableType, room: int) -> bool:
        return self.plain or self.height(drawn, room) <= room

    def _lines(self, drawn: RenderableType, room: int | None) -> list[list[Segment]]:
        """`Console.render_lines` would cut at the height, and so hide that something does not fit."""
        return list(Segment.split_lines(self.console.render(drawn, self.console.options.update(height=room))))

    def _print(self, lines: list[list[Segment]]) -> None:
        self.console.print(SegmentLines(lines, new_lines=True), end="")

    def heading(self, text: str) -> None:
        if self.plain:
            print(text)
        else:
            self.console.print(Rule(Text(text, style="bold"), style="dim"))

    def markdown(self, text: str, indent: int = 0) -> None:
        """A text of the rules."""
        if self.plain:
            for line in read_aloud(text):
                print(line)
        else:
            self.console.print(Padding(Markdown(text), (0, 0, 0, indent)))

    def clear(self) -> None:
        """A fresh screen to draw on; plain screens are never wiped."""
        if not self.plain:
            self.console.clear()

    def wipe(self) -> None:
        """Put out of sight what the next person may not read, the lines scrolled away included."""
        if self.plain:
            print("\n" * 60)
        else:
            self.console.clear()
            self.console.file.write("\x1b[3J")

    @contextmanager
    def waiting(self, text: str) -> Iterator[None]:
        """A line that is there while something takes its time; plain screens keep silent."""
        if not self.plain:
            self.console.print(Text(text, style="dim"), end="")
            self.console.file.flush()
        try:
            yield
        finally:
            if not self.plain:
                self.console.file.write("\r\x1b[2K")

    def ask(self, question: str) -> str | None:
        """A line typed in answer, or none at the end of the input."""
        sys.stdout.flush()
        if self.editing:
            return self._edited(question)
        if self.plain:
            print(question, end=" ", flush=True)
        else:
            self.console.print(Text(question + " ", style="bold cyan"), end="")
        answer = sys.stdin.readline()
        if not answer:
            print()
            return None
        if not sys.stdin.isatty():
            print(answer.rstrip("\n"))
        return answer.strip()

    def _edited(self, question: str) -> str | None:
        """A line that can be corrected with the arrow keys; the editor must know how the line begins."""
        begin, end = ("", "") if self.plain or not self.console.color_system else ("\1\x1b[1;36m\2", "\1\x1b[0m\2")
        if not self.plain:
            *above, last = Text(question, style="bold cyan").wrap(self.console, self.console.width)
            for line in above:
                self.console.print(line)
            question = last.plain.strip()
        try:
            return input(f"{begin}{question}{end} ").strip()
        except EOFError:
            print()
            return None
