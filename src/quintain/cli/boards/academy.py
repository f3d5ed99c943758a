"""Medieval Academy on a terminal: the seven tracks row by row, the squires below them, then what the viewer holds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table as Grid
from rich.text import Text

from quintain.cli.boards.academy_words import STYLES, Facts
from quintain.cli.screen import ROOMY
from quintain.kernel.game import AnyGame
from quintain.words import Speaker

NARROW: Final = 7  # columns of a squire, at least
STATUS: Final = 1  # what is drawn besides the tracks and the own cards, the more the higher the terminal
SQUIRES: Final = 2
MEMORY: Final = 3


def draw(game: AnyGame, view: Any, speaker: Speaker, names: Sequence[str]) -> Board:
    """The board for a terminal of 80 columns; the higher it is, the more it tells."""
    return Board(Facts(game, view, speaker, names))


def plain(game: AnyGame, view: Any, speaker: Speaker, names: Sequence[str]) -> list[str]:
    """The same in lines that can be read aloud."""
    facts = Facts(game, view, speaker, names)
    lines = [". ".join(facts.status()) + "."]
    for board, live in facts.boards:
        lines.append(f"{facts.board(board)} ({facts.reward(board)}): {facts.track(live)}.")
    lines += [f"{line.rstrip('.')}." for line in [facts.scale(), *facts.marks()]]
    lines += [f"{title}: {text}." for title, text in facts.pieces()]
    for squire in facts.squires:
        told = "; ".join(f"{title}: {text}" for title, text in facts.belongings(squire))
        lines.append(f"{facts.name(squire)}: {told}.")
    lines += [f"{title}: {text}." for title, text in facts.own()]
    lines += [f"{title}: {text}." for title, text in facts.memory()]
    return lines


class Board:
    """A view of the table, drawn as fully as the height allows; tracks, coats and the own cards are always there."""

    def __init__(self, facts: Facts) -> None:
        self.facts: Final = facts

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        free = options.update(height=None)
        room = options.height or options.max_height
        if room >= ROOMY:
            yield self.picture(options.max_width, MEMORY)
            yield Text("\n".join(self.facts.legend()), style="dim")
            return
        for detail in (MEMORY, SQUIRES, STATUS):
            picture = self.picture(options.max_width, detail)
            if len(console.render_lines(picture, free, pad=False)) <= room:
                yield picture
                return
        yield self.picture(options.max_width, 0)

    def picture(self, width: int, detail: int) -> Group:
        facts = self.facts
        parts: list[RenderableType] = [Text(" · ".join(facts.status()), style="dim")] if detail >= STATUS else []
        parts.append(self.tracks(width))
        pieces = facts.pieces()
        if pieces:
            parts.append(Text.assemble(*self._labelled(pieces)))
        if detail >= SQUIRES:
            parts.append(self.squires())
        own = facts.own() + (facts.memory() if detail >= MEMORY else [])
        if own:
            parts.append(self._list(own))
        return Group(*parts)

    def _labelled(self, pairs: list[tuple[str, str]]) -> list[Text]:
        parts: list[Text] = []
        for title, text in pairs:
            parts += [Text(f"{title}: ", style="dim"), Text(f"{text}   ")]
        return parts

    def _list(self, pairs: list[tuple[str, str]]) -> Grid:
        grid = Grid.grid(padding=(0, 1, 0, 0))
        grid.add_column(style="dim", no_wrap=True)
        grid.add_column()
        for title, text in pairs:
            grid.add_row(title, Text(text))
        return grid

    def tracks(self, width: int) -> Grid:
        """One row per board: what it gives, and where everybody stands; then everybody's coats and what this round may add."""
        facts = self.facts
        grid = Grid(box=None, padding=(0, 1, 0, 0), header_style="")
        grid.add_column(Text(facts.say("label-board"), style="dim"), no_wrap=True)
        grid.add_column("", no_wrap=True)
        room = max(NARROW, min(12, (width - 40) // len(facts.squires) - 1))
        for squire in facts.squires:
            name = facts.name(squire)
            shown = name if len(name) <= room else name[: room - 1] + "…"
            style = f"bold {STYLES[squire['colour']]}" + (" reverse" if squire["concerned"] else "")
            grid.add_column(Text(shown, style=style), justify="right", no_wrap=True, min_width=NARROW)
        for at, (board, live) in enumerate(facts.boards):
            title = Text(facts.board(board), style="bold" if live["due"] else "")
            cells = [Text(facts.cell(at, squire), style=facts.cell_style(at, squire)) for squire in facts.squires]
            grid.add_row(title, Text(facts.reward(board), style="" if live["due"] else "dim"), *cells)
        coats = [Text(facts.coats(squire)) for squire in facts.squires]
        grid.add_row(Text(facts.say("label-coats"), style="dim"), Text(facts.say("label-coats-sum"), style="dim"), *coats)
        if any(live["due"] for _, live in facts.boards):
            more = [Text(facts.outlook(squire)) for squire in facts.squires]
            grid.add_row(Text(facts.say("label-outlook"), style="dim"), Text(facts.say("label-outlook-now"), style="dim"), *more)
        return grid

    def squires(self) -> Grid:
        """A row per squire: cards played, cards in hand, coats."""
        facts = self.facts
        grid = Grid.grid(padding=(0, 1, 0, 0))
        grid.add_column(no_wrap=True)
        grid.add_column()
        for squire in facts.squires:
            name = facts.name(squire)
            style = f"bold {STYLES[squire['colour']]}"
            told = Text.assemble(*self._labelled(facts.belongings(squire)))
            grid.add_row(Text(name if len(name) <= 14 else name[:13] + "…", style=style), told)
        return grid
