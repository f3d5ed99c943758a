"""Numbered choices on few lines: in columns, and those that differ in one place told together."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Final

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from quintain.kernel.actions import ActionSpace
from quintain.kernel.types import Json

FEW: Final = 5  # choices that stand one below another
COLUMNS: Final = 4  # at most
INDENT: Final = 4  # what a number takes before its label
NUMBER: Final = "bold cyan"

Kin = tuple[Json, ...]  # a verb and all its arguments but the last


def kin_of(space: ActionSpace, action: int) -> Kin:
    """What the choices that differ only in their last argument have in common."""
    told = list(space.describe(action).values())
    return tuple(told[:-1]) if len(told) > 1 else tuple(told)


def in_columns(labels: Sequence[str], places: Sequence[int], width: int) -> Group:
    """Every choice in words of its own; one that is too long for a column has a line to itself."""
    parts = []
    for long, run in groupby(places, lambda at: cell_len(labels[at]) + INDENT + 1 > width // 2):
        parts.append(_grid(labels, list(run), width, 1 if long or len(places) <= FEW else COLUMNS))
    return Group(*parts)


def in_families(labels: Sequence[str], places: Sequence[int], kin: Sequence[Kin], width: int) -> Group:
    """Choices of one verb that differ in one place share a paragraph; the others stand in columns."""
    parts: list[RenderableType] = []
    for single, run in groupby(_families(labels, places, kin), lambda family: len(family) == 1):
        if single:
            parts.append(in_columns(labels, [at for family in run for at in family], width))
        else:
            parts.extend(_paragraph(labels, family, width) for family in run)
    return Group(*parts)


def _grid(labels: Sequence[str], places: Sequence[int], width: int, most: int) -> Grid:
    """As many columns as there is room for, each read downwards."""
    for columns in range(min(most, len(places)), 0, -1):
        rows = -(-len(places) // columns)
        widths = [max(cell_len(labels[at]) for at in places[top : top + rows]) for top in range(0, len(places), rows)]
        if sum(widths) + (INDENT + 1) * len(widths) <= width:
            break
    grid = Grid.grid(padding=(0, 1, 0, 0))
    for row in range(rows):
        pairs = [(Text(f"{at + 1:>3}", style=NUMBER), Text(labels[at])) for at in places[row::rows]]
        grid.add_row(*(cell for pair in pairs for cell in pair))
    return grid


def _families(labels: Sequence[str], places: Sequence[int], kin: Sequence[Kin]) -> list[list[int]]:
    """Neighbours of one verb that share all arguments but the last, or at least half of their words."""
    found: list[list[int]] = []
    for at in places:
        if found and kin[found[-1][0]][0] == kin[at][0] and _alike(labels, [*found[-1], at], kin):
            found[-1].append(at)
        else:
            found.append([at])
    return found


def _alike(labels: Sequence[str], family: Sequence[int], kin: Sequence[Kin]) -> bool:
    """Whether they can be told together: all begin with what is done, and say enough alike."""
    words = [labels[at].split() for at in family]
    before, after = _shared(words)
    near = len(kin[family[0]]) > 1 and kin[family[0]] == kin[family[-1]]
    return before > 0 and before + after > 1 and (near or 2 * (before + after) >= max(len(each) for each in words))


def _shared(words: Sequence[Sequence[str]]) -> tuple[int, int]:
    """How many words all begin with and end with; what differs keeps a word, and its end where a colon divides it."""
    least = min(len(each) for each in words) - 1
    before = 0
    while before < least and len({each[before] for each in words}) == 1:
        before += 1
    after = 0
    while after < least - before and len({each[-1 - after] for each in words}) == 1:
        after += 1
    divided = any(word.endswith(":") for each in words for word in each[before : len(each) - after])
    return before, 0 if divided else after


def _paragraph(labels: Sequence[str], family: Sequence[int], width: int) -> Text:
    """`Take Grasslands 1a with … 16: 1 knight · 17: 2 knights`, broken only between choices."""
    words = [labels[at].split() for at in family]
    before, after = _shared(words)
    said = Text(" " * INDENT + " ".join([*words[0][:before], "…", *words[0][len(words[0]) - after :]]))
    used = cell_len(said.plain)
    for at, each in zip(family, words, strict=True):
        number, differs = f"{at + 1}:", " ".join(each[before : len(each) - after])
        last = at == family[-1]
        wide = cell_len(number) + cell_len(differs) + (2 if last else 4)
        if used + wide > width:
            said.append("\n" + " " * (INDENT + 2))
            used = INDENT + 2 + wide
        else:
            said.append(" ")
            used += wide
        said.append(number, style=NUMBER).append(f" {differs}{'' if last else ' ·'}")
    return said
