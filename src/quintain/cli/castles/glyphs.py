"""Signs for cells and edges, and how a piece of a plan or a field becomes lines of text."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from rich.text import Text

Mark = tuple[str, str]  # a sign and its style
NO_MARK: Final[Mark] = (" ", "")

CELLS: Final[dict[str, Mark]] = {
    " ": NO_MARK,
    ".": (".", "yellow"),
    "#": ("▒", "dim"),
    "s": ("≡", "yellow"),
    "h": ("¤", "yellow"),
    "q": ("□", "bold yellow"),
    "Q": ("▣", "bold yellow"),
    "o": ("○", "bold cyan"),
    "O": ("◉", "bold cyan"),
}
ACROSS: Final[dict[str, Mark]] = {  # edges between rows of cells
    " ": NO_MARK,
    "-": ("─", ""),
    "=": ("┄", ""),
    "D": ("=", "red"),
    "G": ("#", "red"),
    "A": ("∩", "magenta"),
    "x": ("×", "red"),
}
ALONG: Final[dict[str, Mark]] = {  # edges between columns of cells
    " ": NO_MARK,
    "|": ("│", ""),
    "!": ("┆", ""),
    "D": ("=", "red"),
    "G": ("#", "red"),
    "A": ("∩", "magenta"),
    "x": ("×", "red"),
}


@dataclass(frozen=True)
class Window:
    """The columns and rows that are drawn, both ends included."""

    left: int
    top: int
    right: int
    bottom: int


def lines(
    window: Window, cell: Callable[[int, int], Mark], north: Callable[[int, int], Mark], west: Callable[[int, int], Mark]
) -> list[Text]:
    """A line for every row of cells, and one for the edges above it where any is drawn; coordinates beside and above."""
    drawn = [_scale(window)]
    for y in range(window.top, window.bottom + 2):
        edges = [north(x, y) for x in range(window.left, window.right + 1)]
        if any(sign != " " for sign, _ in edges):
            drawn.append(_edge_row(window, y, edges, west))
        if y <= window.bottom:
            row = Text(f"{y:>2} ", style="dim")
            for x in range(window.left, window.right + 1):
                row.append(*west(x, y))
                row.append(*cell(x, y))
            row.append(*west(window.right + 1, y))
            drawn.append(row)
    return drawn


def _edge_row(window: Window, y: int, edges: list[Mark], west: Callable[[int, int], Mark]) -> Text:
    row = Text("   ")
    for at, edge in enumerate([*edges, NO_MARK]):
        x = window.left + at
        beside = [edge, edges[at - 1] if at else NO_MARK]
        beside += [west(x, y - 1) if y > window.top else NO_MARK, west(x, y) if y <= window.bottom else NO_MARK]
        joined = any(sign != " " for sign, _ in beside)
        row.append("·" if joined else " ", style="dim")
        row.append(*edge)
    return row


def _scale(window: Window) -> Text:
    """Every fifth column has its number above it."""
    row = [" "] * (2 * (window.right - window.left + 1) + 6)
    for x in range(window.left, window.right + 1):
        if x % 5 == 0:
            for at, digit in enumerate(str(x)):
                row[2 * (x - window.left) + 4 + at] = digit
    return Text("".join(row).rstrip(), style="dim")
