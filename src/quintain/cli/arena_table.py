"""The table of an arena."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from rich import box
from rich.console import Console
from rich.table import Table

from quintain.cli.arena_balance import balance_heads, balance_rows, endings_told
from quintain.cli.arguments import told
from quintain.contests import Result, Standing
from quintain.contests.contest import Contest
from quintain.contests.ratings import Rating
from quintain.games import GAMES
from quintain.words import Speaker

HEADS: Final = ("bot", "sat", "wins", "place", "points", "rating", "mean-ms", "slow-ms")


def heads(speaker: Speaker) -> list[str]:
    return [speaker.say(f"head-{head}") for head in HEADS]


def milliseconds(number: float) -> str:
    return f"{number:.2f}" if number < 100 else f"{number:.0f}"


def rows(lines: Sequence[Standing], rated: dict[str, Rating]) -> list[tuple[str, ...]]:
    """The numbers of each bot as texts."""
    found: list[tuple[str, ...]] = []
    for line in lines:
        share, low, high = line.win_share()
        place, margin = line.mean_place()
        rating = rated[line.bot]
        found.append(
            (
                line.bot,
                str(line.matches),
                f"{share:.1%} ({100 * low:.0f}–{100 * high:.0f})",
                f"{place:.2f} ± {margin:.2f}" if math.isfinite(margin) else f"{place:.2f}",
                f"{line.points / line.matches:.1f}",
                f"{rating.points:.0f} ± {rating.margin:.0f}",
                milliseconds(1000 * line.per_choice()),
                milliseconds(line.slow_choice()),
            )
        )
    return found


def show(
    console: Console,
    speaker: Speaker,
    contest: Contest,
    lines: list[Standing],
    rated: dict[str, Rating],
    results: Sequence[Result],
    matches: int,
    plain: bool,
) -> None:
    """Everybody's numbers, with 95 % intervals; times are milliseconds of a choice. `results` are the different matches."""
    played = told(matches, GAMES[contest.game], contest.options, contest.seed, speaker)
    console.print(played, soft_wrap=True, markup=False)
    if len(results) < matches:
        console.print(speaker.say("arena-distinct", matches=matches, distinct=len(results)), soft_wrap=True)
    draw(console, heads(speaker), rows(lines, rated), plain)
    draw(console, balance_heads(speaker), balance_rows(contest, results, speaker), plain)
    console.print(endings_told(results, speaker), soft_wrap=True, markup=False)


def draw(console: Console, heads: Sequence[str], rows: Sequence[tuple[str, ...]], plain: bool) -> None:
    """A table, or a line for each row."""
    if plain:
        for row in rows:
            console.print("; ".join(f"{head} {cell}" for head, cell in zip(heads, row, strict=True)), markup=False)
        return
    table = Table(box=box.SIMPLE_HEAD, padding=0, show_edge=False)
    for n, head in enumerate(heads):
        table.add_column(head, justify="right" if n else "left", overflow="fold")
    for row in rows:
        table.add_row(*row)
    console.print(table)
