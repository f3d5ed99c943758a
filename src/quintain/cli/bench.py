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

from quintain.cli import arguments
from quintain.cli.language import language
from quintain.cli.trouble import refuse
from quintain.games import GAMES
from quintain.kernel import COMPILED
from quintain.kernel.types import Json
from quintain.words import Speaker

SPEEDS = ("decisions", "playouts", "clones", "views", "determinisations", "random_iterations", "iterations")
SPANS = ("picture", "facts")  # microseconds
HEADS = (
    "game",
    "seats",
    "decisions",
    "playouts",
    "clones",
    "views",
    "redeals",
    "blind",
    "search",
    "picture",
    "facts",
    "bytes",
    "gain",
)


def bench(
    games: Annotated[list[str] | None, typer.Argument(metavar="[GAME]…", help="All games, if none is named.")] = None,
    seats: Annotated[int | None, typer.Option(help="Only with so many seats.")] = None,
    seconds: Annotated[float, typer.Option(help="CPU time per number.", min=0.01, max=60)] = 0.5,
    as_json: Annotated[bool, typer.Option("--json", help="The numbers as JSON.")] = False,
    plain: Annotated[bool, typer.Option("--plain", help="Lines instead of a table.")] = False,
    lang: Annotated[str | None, typer.Option(help="en or ru.")] = None,
) -> None:
    """Decisions, playouts, clones, views, re-deals, search per second of CPU time.

    Also microseconds of a picture and of the facts of a choice, bytes per state, compiled ÷ interpreted.
    """
    speaker = Speaker(language(lang))
    keys = [arguments.game_named(game, speaker).key for game in games or GAMES]
    err = Console(stderr=True)
    found = []
    for key in keys:
        for n in counted(key, seats, speaker):
            with err.status(speaker.say("bench-now", game=key, seats=n)):
                found.append(line(key, n, seconds))
    form = "compiled" if COMPILED else "interpreted"
    if as_json:
        print(
            json.dumps(
                {"form": form, "python": platform.python_version(), "machine": platform.machine(), "games": found}, indent=1
            )
        )
        return
    show(found, form, plain, speaker)


def counted(key: str, seats: int | None, speaker: Speaker) -> list[int]:
    """The numbers of seats to measure."""
    cls = GAMES[key].choices
    allowed = range(cls.lowest, cls.highest + 1)
    if seats is not None and seats not in allowed:
        refuse(speaker, "seats-number", game=key, lowest=cls.lowest, highest=cls.highest, given=seats)
    return list(allowed) if seats is None else [seats]


def line(key: str, seats: int, seconds: float) -> dict[str, Any]:
    """One row of the table."""
    from quintain.cli.measures import interpreted, measured

    chosen: dict[str, Json] = {"seats": seats}
    found: dict[str, Any] = {
        "game": key,
        "seats": seats,
        **{name: round(value, 1) if name in SPANS else round(value) for name, value in measured(key, chosen, seconds).items()},
    }
    if COMPILED:
        slow = interpreted(key, chosen, seconds)
        found["interpreted"] = {name: round(value) for name, value in slow.items()}
        found["ratio"] = {name: round(found[name] / slow[name], 2) for name in slow}
    return found


def show(found: list[dict[str, Any]], form: str, plain: bool, speaker: Speaker) -> None:
    """The numbers for people."""
    out = Console(highlight=False)
    out.print(Text(speaker.say("bench-form", form=form, python=platform.python_version())), soft_wrap=plain)
    out.print(Text(speaker.say("bench-meaning")), soft_wrap=plain)
    heads = [speaker.say(f"head-{head}") for head in HEADS]
    rows = []
    for each in found:
        numbers = [short(each[name]) for name in SPEEDS]
        ratio = f"{each['ratio']['decisions']:.1f}" if "ratio" in each else "—"
        spans = [f"{each[name]:.1f}" for name in SPANS]
        rows.append((each["game"], str(each["seats"]), *numbers, *spans, f"{each['bytes']:,}", ratio))
    if plain:
        for row in rows:
            out.print(Text("; ".join(f"{head} {cell}" for head, cell in zip(heads, row, strict=True))), soft_wrap=True)
        return
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=0)
    for n, head in enumerate(heads):
        table.add_column(head, justify="right" if n else "left", no_wrap=True)
    for row in rows:
        table.add_row(*row)
    out.print(table)


def short(number: float) -> str:
    """Three digits that matter: 1.04M, 50.6k."""
    for unit, size in (("M", 1_000_000), ("k", 1_000)):
        if number >= size:
            return f"{number / size:.3g}{unit}" if number < 1000 * size else f"{number / size:,.0f}{unit}"
    return f"{number:.3g}"
