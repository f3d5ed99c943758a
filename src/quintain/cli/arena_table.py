"""The table of an arena."""

from __future__ import annotations

from typing import Final

from rich import box
from rich.console import Console
from rich.table import Table

from quintain.cli.contest import Contest
from quintain.cli.ratings import Rating
from quintain.league import Standing

HEADS: Final = ("bot", "matches", "wins", "place", "points", "rating", "ms", "slowest")


def rows(lines: list[Standing], rated: dict[str, Rating], slow: dict[str, float]) -> list[tuple[str, ...]]:
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
                f"{place:.2f} ± {margin:.2f}",
                f"{line.points / line.matches:.1f}",
                f"{rating.points:.0f} ± {rating.margin:.0f}",
                f"{1000 * line.per_choice():.2f}",
                f"{1000 * slow.get(line.bot, 0.0):.0f}",
            )
        )
    return found


def show(
    console: Console,
    contest: Contest,
    lines: list[Standing],
    rated: dict[str, Rating],
    slow: dict[str, float],
    matches: int,
    plain: bool,
) -> None:
    """Everybody's numbers, with 95 % intervals; times are milliseconds of a choice."""
    chosen = ", ".join(f"{name} {value}" for name, value in contest.options.items() if value != "")
    console.print(f"{matches} matches of {contest.game} ({chosen}), seeds from {contest.seed}", soft_wrap=True)
    if plain:
        for row in rows(lines, rated, slow):
            console.print("; ".join(f"{head} {cell}" for head, cell in zip(HEADS, row, strict=True)))
        return
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), pad_edge=False)
    for head in HEADS:
        table.add_column(head, justify="left" if head == "bot" else "right", no_wrap=True)
    for row in rows(lines, rated, slow):
        table.add_row(*row)
    console.print(table)
