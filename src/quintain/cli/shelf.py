"""What can be read without playing: the games, their rules, their options, their content."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from quintain.cli import arguments
from quintain.cli.language import language
from quintain.cli.screen import Screen
from quintain.cli.trouble import refuse
from quintain.games import GAMES
from quintain.kernel.options import Option
from quintain.kernel.types import Json
from quintain.words import Rulebook, Speaker, rulebook

Lang = Annotated[str | None, typer.Option(help="en or ru.")]
Plain = Annotated[bool, typer.Option("--plain", help="No colours, boxes or redrawing.")]
GameName = Annotated[str, typer.Argument(metavar="GAME", help="As `quintain games` lists it.")]


def games(lang: Lang = None, plain: Plain = False) -> None:
    """List the games."""
    screen, speaker = Screen(plain), Speaker(language(lang))
    for key, kind in GAMES.items():
        known = Speaker(speaker.lang, kind)
        players = speaker.say("players-range", lowest=kind.choices.lowest, highest=kind.choices.highest)
        if screen.plain:
            screen.line(f"{key}: {known.say('title')} ({players}). {known.say('tagline')}")
        else:
            screen.show(Text.assemble((f"{key:<12}", "bold cyan"), (known.say("title"), "bold"), f"  ({players})"))
            screen.show(Padding(Text(known.say("tagline"), style="dim"), (0, 0, 0, 12)))


def rules(
    game: GameName,
    clause: Annotated[
        str | None, typer.Argument(metavar="[CLAUSE]", help="One clause, as MJ-2.3 or 2.3, or a word to look for.")
    ] = None,
    lang: Lang = None,
    plain: Plain = False,
) -> None:
    """Read the rules of a game, or one clause."""
    screen, speaker = Screen(plain), Speaker(language(lang))
    book = rulebook(arguments.game_named(game, speaker), speaker.lang)
    if clause is None:
        whole_book(screen, book)
        return
    found = book.find(clause)
    near = [found] if found is not None else [book.clauses[key] for key in book.near(clause)] or book.search(clause)
    if not near:
        refuse(speaker, "no-clause", given=clause)
    for each in near:
        screen.markdown(f"**{each.id}** {each.text}")


def whole_book(screen: Screen, book: Rulebook) -> None:
    screen.heading(book.title)
    screen.markdown(book.intro)
    for chapter in book.chapters:
        screen.line()
        screen.heading(chapter.title)
        if chapter.intro:
            screen.markdown(chapter.intro)
        for each in chapter.clauses:
            screen.line()
            screen.markdown(f"**{each.id}** {each.text}")


def options(game: GameName, lang: Lang = None, plain: Plain = False) -> None:
    """List the options of a game."""
    screen, speaker = Screen(plain), Speaker(language(lang))
    kind = arguments.game_named(game, speaker)
    known = Speaker(speaker.lang, kind)
    rows = [("seats", f"{kind.choices.lowest} … {kind.choices.highest}", "", kind.choices.seats_clause)]
    rows += [(each.name, known.option_range(each), _shown(_usual(each)), each.clause) for each in kind.choices.schema]
    if not screen.plain:
        grid = _grid(known, "column-option", "column-values", "column-default", "column-clause", "column-meaning")
        for name, values, default, clause in rows:
            title = Text.assemble((known.option(name), "bold"), ". ", known.option_help(name))
            grid.add_row(Text(f"--{name}", style="cyan"), values, default, clause, title)
        screen.show(grid)
    else:
        for name, values, default, clause in rows:
            usual = f"; {known.say('column-default')}: {default}" if default else ""
            screen.line(f"--{name}: {values}{usual} ({clause}). {known.option(name)}. {known.option_help(name)}")
    for note in ("printed-title", "label-enter"):  # a box whose numbers are partly ours
        if known.has(note):
            screen.line(known.say(note))


def content(
    game: GameName,
    unsure: Annotated[bool, typer.Option("--unsure", help="Only the values nobody is sure of.")] = False,
    content: Annotated[Path | None, typer.Option(help="A file with corrected values.")] = None,
    lang: Lang = None,
    plain: Plain = False,
) -> None:
    """List the values of a game's box, with sources."""
    screen, speaker = Screen(plain), Speaker(language(lang))
    kind = arguments.game_named(game, speaker)
    made = arguments.make_game(kind, {"seats": kind.choices.lowest}, content, speaker)
    facts = [fact for fact in made.content.facts if fact.unsure or not unsure]
    if screen.plain:
        for fact in facts:
            doubt = f" ({speaker.say('unsure')})" if fact.unsure else ""
            screen.line(f"{fact.path} = {_shown(fact.value)}: {fact.source}{doubt}")
    else:
        grid = _grid(speaker, "column-value-of", "column-value", "column-source")
        for fact in facts:
            grid.add_row(
                Text(fact.path, style="cyan"),
                Text(_shown(fact.value)),
                Text(fact.source, style="yellow" if fact.unsure else "dim"),
            )
        screen.show(grid)
    doubtful = sum(fact.unsure for fact in made.content.facts)
    screen.line(speaker.say("content-count", count=len(made.content.facts), unsure=doubtful))


def _grid(speaker: Speaker, *heads: str) -> Grid:
    grid = Grid(box=None, padding=(0, 2, 0, 0), header_style="bold")
    for head in heads:
        grid.add_column(speaker.say(head), overflow="fold")
    return grid


def _usual(option: Option) -> bool | int | str:
    """The default as people would type it."""
    return option.shown(option.default) if isinstance(option.default, str) else option.default


def _shown(value: Json) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list):
        return "[" + ", ".join(_shown(item) for item in value) + "]"
    return str(value) if value != "" else "—"
