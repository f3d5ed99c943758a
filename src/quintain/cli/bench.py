"""`quintain bench`: how fast each game is on this machine."""

from __future__ import annotations

import json
import platform
from typing import Annotated, Any

import typer
from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from quintain.cli.trouble import Trouble
from quintain.games import GAMES
from quintain.kernel import COMPILED
from quintain.kernel.types import Json

HEADS = ("game", "seats", "decisions", "playouts", "clones", "views", "re-deals", "bytes", "gain")
MEANING = (
    "decisions: pending, legal and apply from Python; playouts: whole random matches",
    "inside the rules; re-deals: determinise; gain: compiled ÷ interpreted decisions",
)


def bench(
    games: Annotated[list[str] | None, typer.Argument(metavar="[GAME]…", help="All games, if none is named.")] = None,
    seats: Annotated[int | None, typer.Option(help="Only with so many seats.")] = None,
    seconds: Annotated[float, typer.Option(help="CPU time per number.", min=0.01, max=60)] = 0.5,
    as_json: Annotated[bool, typer.Option("--json", help="The numbers as JSON.")] = False,
    plain: Annotated[bool, typer.Option("--plain", help="Lines instead of a table.")] = False,
) -> None:
    """Decisions, random playouts, clones, views and re-deals per second of CPU time; bytes per state; compiled ÷ interpreted."""
    keys = games or list(GAMES)
    for key in keys:
        if key not in GAMES:
            raise Trouble(f"there is no game {key!r}; games are {', '.join(GAMES)}")
    err = Console(stderr=True)
    found = []
    for key in keys:
        for n in counted(key, seats):
            with err.status(f"{key}, {n} seats"):
                found.append(line(key, n, seconds))
    form = "compiled" if COMPILED else "interpreted"
    if as_json:
        print(
            json.dumps(
                {"form": form, "python": platform.python_version(), "machine": platform.machine(), "games": found}, indent=1
            )
        )
        return
    show(found, form, plain)


def counted(key: str, seats: int | None) -> list[int]:
    """The numbers of seats to measure."""
    cls = GAMES[key].choices
    allowed = range(cls.lowest, cls.highest + 1)
    if seats is not None and seats not in allowed:
        raise Trouble(f"{key} has {cls.lowest} to {cls.highest} seats, not {seats}")
    return list(allowed) if seats is None else [seats]


def line(key: str, seats: int, seconds: float) -> dict[str, Any]:
    """One row of the table."""
    from quintain.cli.measures import interpreted, measured

    chosen: dict[str, Json] = {"seats": seats}
    found: dict[str, Any] = {
        "game": key,
        "seats": seats,
        **{name: round(value) for name, value in measured(key, chosen, seconds).items()},
    }
    if COMPILED:
        slow = interpreted(key, chosen, seconds)
        found["interpreted"] = {name: round(value) for name, value in slow.items()}
        found["ratio"] = {name: round(found[name] / slow[name], 2) for name in slow}
    return found


def show(found: list[dict[str, Any]], form: str, plain: bool) -> None:
    """The numbers for people."""
    out = Console(highlight=False)
    out.print(Text(f"{form}, Python {platform.python_version()}, per second of CPU time"))
    for sentence in MEANING:
        out.print(Text(sentence))
    rows = []
    for each in found:
        numbers = [short(each[name]) for name in ("decisions", "playouts", "clones", "views", "determinisations")]
        ratio = f"{each['ratio']['decisions']:.1f}" if "ratio" in each else "—"
        rows.append((each["game"], str(each["seats"]), *numbers, f"{each['bytes']:,}", ratio))
    if plain:
        for row in rows:
            out.print(Text("; ".join(f"{head} {cell}" for head, cell in zip(HEADS, row, strict=True))), soft_wrap=True)
        return
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0))
    for head in HEADS:
        table.add_column(head, justify="left" if head == "game" else "right", overflow="fold")
    for row in rows:
        table.add_row(*row)
    out.print(table)


def short(number: float) -> str:
    """Three digits that matter: 1.04 M, 50.6 k."""
    for unit, size in (("M", 1_000_000), ("k", 1_000)):
        if number >= size:
            return f"{number / size:.3g} {unit}" if number < 1000 * size else f"{number / size:,.0f} {unit}"
    return f"{number:.3g}"
