"""Where people read and type: a terminal with colours, or plain lines for screen readers and pipes."""

from __future__ import annotations

import sys
from typing import Final

from rich.console import Console, RenderableType
from rich.markdown import Markdown
from rich.padding import Padding
from rich.rule import Rule
from rich.text import Text

from quintain.words import read_aloud

WIDEST: Final = 100  # lines longer than this are hard to read
ROOMY: Final = 1000  # a height that holds everything
LAYOUT: Final = dict(zip("йцукенгшщзхъфывапролджэячсмитьбю", "qwertyuiop[]asdfghjkl;'zxcvbnm,.", strict=True))


def latin(key: str) -> str:
    """A letter typed with the Russian layout left on: the one on the same key."""
    return LAYOUT.get(key.lower(), key.lower())


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

    def line(self, text: str = "", style: str = "") -> None:
        """One line of text; plain ones are never broken."""
        if self.plain:
            print(text)
        else:
            self.console.print(Text(text, style=style))

    def show(self, drawn: RenderableType, whole: bool = False) -> None:
        """Something drawn; `whole` tells it that there is room for everything. Plain lines are never broken."""
        self.console.print(drawn, height=ROOMY if whole else None, soft_wrap=self.plain)

    def fits(self, *drawn: RenderableType) -> bool:
        """Whether these can be seen together, with a line left to type on; plain screens scroll."""
        if self.plain:
            return True
        lines = sum(len(self.console.render_lines(part, pad=False)) for part in drawn)
        return lines < self.console.height - 1

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

    def ask(self, question: str) -> str | None:
        """A line typed in answer, or none at the end of the input."""
        sys.stdout.flush()
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

    def pause(self, question: str) -> bool:
        """Wait for Enter; false at the end of the input."""
        return self.ask(question) is not None
