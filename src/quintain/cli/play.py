"""`quintain play`: a new match, or a saved one, with people and bots."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import typer

from quintain.cli import arguments, saves
from quintain.cli.bots import named as called
from quintain.cli.chooser import choose_match
from quintain.cli.language import language
from quintain.cli.lookup import suggestions
from quintain.cli.saves import ME
from quintain.cli.screen import Screen
from quintain.cli.session import Session, seed_shown
from quintain.cli.table import KeptTable, drawn_seed
from quintain.cli.trouble import reason, refuse
from quintain.kernel.rng import SEEDS, read_seed
from quintain.words import Speaker, rulebook

WIDE_DIGITS: Final = 32  # of a seed that was drawn, as it is told at the end


def play(
    context: typer.Context,
    words: Annotated[
        list[str] | None,
        typer.Argument(metavar="GAME", help="The game, with its own options as --name value (see `quintain options GAME`)."),
    ] = None,
    seats: Annotated[
        str | None, typer.Option(help="Who sits where, as in me,random,random or me:Anna,me:Boris; or how many.")
    ] = None,
    seed: Annotated[str | None, typer.Option(help="A number that fixes all chance.")] = None,
    lang: Annotated[str | None, typer.Option(help="en or ru.")] = None,
    plain: Annotated[bool, typer.Option("--plain", help="No colours, boxes or redrawing.")] = False,
    content: Annotated[Path | None, typer.Option(help="A file with corrected values of the box.")] = None,
    save: Annotated[Path | None, typer.Option(help="Where to save the match.")] = None,
    resume: Annotated[Path | None, typer.Option(help="A saved match to go on with.")] = None,
) -> None:
    """Play a game, alone or with others.

    Without GAME you are asked for everything.
    """
    speaker = Speaker(language(lang))
    screen = Screen(plain)
    wanted, typed = arguments.split(words or [], speaker)
    if resume is not None:
        if typed or seats or seed or content:
            refuse(speaker, "resume-alone")
        table = resumed(resume, save, wanted, speaker)
    elif wanted:
        table = begun(wanted, typed, seats, seed, content, save, speaker, arguments.own_options(context))
    else:
        if typed or seats or seed or content:
            refuse(speaker, "game-needed")
        place = saveable(save, speaker) if save else None
        chosen = choose_match(screen, speaker, asked=lang is not None)
        if chosen is None:
            return
        table, speaker = chosen
        table.path = place or table.path
    run(table, screen, speaker.lang, asked=lang is not None)


def begun(
    wanted: str,
    typed: dict[str, str],
    seats: str | None,
    seed: str | None,
    content: Path | None,
    save: Path | None,
    speaker: Speaker,
    own: list[str],
) -> KeptTable:
    """A new match as the command line describes it."""
    kind = arguments.game_named(wanted, speaker)
    known = Speaker(speaker.lang, kind)
    who, given = arguments.seats_of(seats, kind, speaker)
    chosen = arguments.options_of(kind, typed, known, own)
    game = arguments.make_game(kind, {**chosen, "seats": len(who)}, content, speaker)
    names = arguments.named(who, given, speaker)
    place = saveable(save, speaker) if save else saves.fresh(kind.key)
    return KeptTable(game, seed_of(seed, speaker), who, names, place, typed=seed is not None)


def resumed(file: Path, save: Path | None, wanted: str, speaker: Speaker) -> KeptTable:
    """A saved match, which goes on in the same file unless another is named."""
    found = saves.read(file, speaker)
    game = saves.game_of(found, file, speaker)
    if wanted and arguments.game_named(wanted, speaker) is not type(game):
        refuse(speaker, "file-other-game", file=str(file), game=game.key, wanted=wanted)
    if not found.seats:
        found.seats = [ME, *["random"] * (int(game.seats) - 1)]
        found.names = arguments.named(found.seats, [""] * int(game.seats), speaker)
    return KeptTable.resumed(game, found, saveable(save, speaker) if save else file, speaker)


def seed_of(typed: str | None, speaker: Speaker) -> int:
    """The seed asked for (a number, or one that was told after a match), or a fresh one that nobody can guess."""
    if typed is None:
        return drawn_seed()
    if len(typed) == WIDE_DIGITS and not typed.lower().strip("0123456789abcdef"):
        return read_seed(typed)
    if not (typed.isdecimal() and typed.isascii() and len(typed) < 18 and int(typed) < SEEDS):
        refuse(speaker, "bad-seed", given=typed, highest=str(SEEDS - 1))
    return int(typed)


def saveable(path: Path, speaker: Speaker) -> Path:
    """A file to save to that holds nothing but a match, tried before an evening is spent on it."""
    try:
        writable(saves.place_for(path), speaker)
    except OSError as error:
        refuse(speaker, "file-unwritable", file=str(path), detail=reason(error, speaker))
    return path


def writable(path: Path, speaker: Speaker, unwritable: str = "file-unwritable") -> Path:
    """A file that can be written, tried without leaving a trace."""
    try:
        if path.is_dir():
            refuse(speaker, "file-directory", file=str(path))
        path.parent.mkdir(parents=True, exist_ok=True)
        existed = path.exists()
        if existed and not (path.is_file() or path.is_char_device()):  # a pipe would wait for a reader
            refuse(speaker, "file-special", file=str(path))
        with path.open("a"):
            pass
        if not existed:
            path.unlink()
    except OSError as error:
        refuse(speaker, unwritable, file=str(path), detail=reason(error, speaker))
    return path


def run(table: KeptTable, screen: Screen, lang: str, asked: bool = False) -> None:
    """Introduce the match and play it."""
    speaker = Speaker(lang, table.game, table.names)
    around = ", ".join(
        name if who == ME else speaker.say("bot-at-table", name=name, bot=called(who, speaker))
        for who, name in zip(table.seats, table.names, strict=True)
    )
    clause, _, _ = suggestions(rulebook(type(table.game), lang))
    welcome = [
        speaker.say("title"),
        speaker.say("welcome", around=around)
        + (" " + speaker.say("welcome-seed", seed=seed_shown(table)) if table.typed else ""),
        speaker.say("welcome-keys", clause=clause),
    ]
    Session(table, screen, speaker, welcome, asked).run()
