"""`quintain example FILE…`: anybody can report a doubtful rule as a file."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from quintain.examples import BadExample, Difference, Example, read, run

FILES = typer.Argument(help="Example files (TOML), or folders of them.", show_default=False)
PLAIN = typer.Option("--plain", help="Lines instead of tables.")


def example(files: Annotated[list[Path], FILES], plain: Annotated[bool, PLAIN] = False) -> None:
    """Run example files: exit code 0 if all hold, 1 if something differs, 2 if a file is no example."""
    out, err = Console(), Console(stderr=True)
    worst = 0
    for file in _gathered(files):
        try:
            found = read(file)
            differences = run(found)
        except BadExample as error:
            err.print(Text(str(error)), soft_wrap=True)
            worst = 2
            continue
        if differences:
            worst = max(worst, 1)
            _show(out, found, differences, plain)
        else:
            out.print(Text(f"{file}: as expected ({', '.join(found.clauses)})"), soft_wrap=True)
    if worst:
        raise typer.Exit(worst)


def _gathered(files: list[Path]) -> list[Path]:
    """The files, and all examples of the folders among them."""
    gathered: list[Path] = []
    for file in files:
        gathered += sorted(file.rglob("*.toml")) if file.is_dir() else [file]
    return gathered


def _show(out: Console, found: Example, differences: list[Difference], plain: bool) -> None:
    """What differs, in one table."""
    title = f"{found.file} differs: {found.source} ({', '.join(found.clauses)})"
    out.print(Text(title), soft_wrap=True)
    if plain:
        for each in differences:
            out.print(Text(f"{each.what}: expected {each.expected}, found {each.found}"), soft_wrap=True)
        return
    table = Table("what", "expected", "found", box=box.SIMPLE_HEAD)
    for each in differences:
        table.add_row(Text(each.what), Text(each.expected), Text(each.found))
    out.print(table)
