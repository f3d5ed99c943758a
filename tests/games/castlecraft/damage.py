"""Castle files damaged at random, as a tired builder or a bad editor would leave them."""

from __future__ import annotations

import random
from functools import cache

from quintain.games.castlecraft.castles import write

from .plans import READY, examine_table, ready

SIGNS = " .#shqQoO-=|!DGA+x"
LINES = (
    "z = 2",
    "tower = 3",
    "[[tower]]",
    "[[level]]",
    'people = "none"',
    'kind = "round"',
    "at = [0, 0, 0]",
    "size = [5, 5]",
    "]",
    "",
)


@cache
def texts() -> tuple[str, ...]:
    """The ready castles as files."""
    plans = [examine_table(ready(name), name != "castle_extra").plan for name in READY]
    return tuple(write(plan) for plan in plans if plan is not None)


def redraw(lines: list[str], chance: random.Random) -> None:
    """Another sign somewhere in a plan."""
    rows = [n for n, line in enumerate(lines) if line.lstrip().startswith('"')]
    row = chance.choice(rows)
    first, last = lines[row].index('"') + 1, lines[row].rindex('"')
    padded = lines[row][first:last].ljust(chance.randint(0, 23))
    if padded:
        column = chance.randrange(len(padded))
        lines[row] = lines[row][:first] + padded[:column] + chance.choice(SIGNS) + padded[column + 1 :] + lines[row][last:]


def disorder(lines: list[str], chance: random.Random) -> None:
    """A line lost, doubled, exchanged or put in."""
    here, there = chance.randrange(len(lines)), chance.randrange(len(lines))
    kind = chance.randrange(4)
    if kind == 0:
        del lines[here]
    elif kind == 1:
        lines.insert(there, lines[here])
    elif kind == 2:
        lines[here], lines[there] = lines[there], lines[here]
    else:
        lines.insert(here, chance.choice(LINES))


def mistype(lines: list[str], chance: random.Random) -> None:
    """A sign lost, put in or another anywhere."""
    here = chance.randrange(len(lines))
    line = lines[here]
    column = chance.randint(0, len(line))
    sign = chance.choice(SIGNS + "0123456789\"'[]{}=,\\я\t\x07")
    lines[here] = line[:column] + chance.choice(("", sign)) + line[column + chance.randint(0, 1) :]


def damaged(text: str, chance: random.Random) -> str:
    """The text with one to three faults; now and then it just ends."""
    lines = text.splitlines()
    for _ in range(chance.choice((1, 1, 1, 2, 3))):
        if lines:
            chance.choice((redraw, redraw, redraw, disorder, mistype))(lines, chance)
    if chance.random() < 0.03:
        del lines[chance.randrange(len(lines) + 1) :]
    return "\n".join(lines) + "\n"
