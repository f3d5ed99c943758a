"""`quintain bots`: who can be asked to take a seat, and how strong they are."""

from __future__ import annotations

from typing import Annotated

import typer
from rich import box
from rich.table import Table

from quintain.bots import BOTS, LEVELS
from quintain.cli.language import language
from quintain.cli.screen import Screen
from quintain.words import Speaker


def bots(
    lang: Annotated[str | None, typer.Option(help="en or ru.")] = None,
    plain: Annotated[bool, typer.Option("--plain", help="No colours or boxes.")] = False,
) -> None:
    """List the bots that can take a seat, from the weakest to the strongest."""
    speaker = Speaker(language(lang))
    screen = Screen(plain)
    rows = [(name, named(name, speaker), manner(name, speaker)) for name in BOTS]
    if screen.plain:
        for word, name, how in rows:
            screen.line(f"{word}: {name}. {how}")
    else:
        table = Table(box=box.SIMPLE_HEAD)
        for head in ("column-typed", "column-name", "column-manner"):
            table.add_column(speaker.say(head))
        for row in rows:
            table.add_row(*row)
        screen.show(table)
    screen.line(speaker.say("bots-budget"))
    screen.line(speaker.say("bots-how"))


def named(name: str, speaker: Speaker) -> str:
    """The name of a bot for people; a budget stays beside it."""
    key, colon, budget = name.partition(":")
    return (speaker.say(f"bot-{key}") if speaker.has(f"bot-{key}") else key) + colon + budget


def manner(name: str, speaker: Speaker) -> str:
    """How a bot chooses, in one sentence."""
    level = next((level for level in LEVELS if level.name == name), None)
    if level is None:
        return speaker.say(f"manner-{name}")
    if level.iterations or level.milliseconds:
        return speaker.say("manner-search", iterations=level.iterations, seconds=level.milliseconds / 1000)
    return speaker.say("manner-slips", slips=level.slips)
