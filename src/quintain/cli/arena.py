"""`quintain arena`: bots against bots, and how strong they are."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from quintain.cli import arguments
from quintain.cli.bots import named
from quintain.cli.executors import placed
from quintain.cli.language import language
from quintain.cli.play import writable
from quintain.cli.trouble import reason, refuse
from quintain.contests import MOST_MATCHES, Executor, NoCluster, heard_once
from quintain.contests.executor import PROCESSES
from quintain.kernel.rng import SEEDS
from quintain.words import Speaker

DOCTYPE: Final = "<!doctype html>"
NUMBERS: Final = '{"contest": '  # how the numbers of an arena begin
INTERRUPTED: Final = "arena-interrupted"

if TYPE_CHECKING:
    from quintain.contests import Result
    from quintain.contests.contest import Contest
    from quintain.contests.ledger import Ledger


def arena(
    context: typer.Context,
    words: Annotated[
        list[str] | None,
        typer.Argument(metavar="GAME [--OPTION VALUE]…", help="The game, and its own options.", show_default=False),
    ] = None,
    bots: Annotated[
        str, typer.Option(help="Who plays, as in knight,search:80ms,random (see `quintain bots`).")
    ] = "greedy,random",
    games: Annotated[int, typer.Option(help="How many matches.", min=1, max=MOST_MATCHES)] = 100,
    seats: Annotated[int | None, typer.Option(help="How many seats; one per bot, if the game allows.")] = None,
    jobs: Annotated[int, typer.Option(help="Processes.", min=1, max=1024)] = 1,
    where: Annotated[str, typer.Option("--executor", help="Where matches are played: processes, or ray.")] = PROCESSES,
    address: Annotated[
        str, typer.Option(help="Of a Ray cluster, as in ray://head:10001; without one this machine.", show_default=False)
    ] = "",
    seed: Annotated[int, typer.Option(help="The first deal has this seed, the next the following.", min=0, max=SEEDS - 1)] = 0,
    content: Annotated[Path | None, typer.Option(help="A file with corrected values of the box.")] = None,
    json_file: Annotated[
        Path | None,
        typer.Option("--json", metavar="FILE", help="Keep every match here, a line each; go on with it if it is there."),
    ] = None,
    html: Annotated[Path | None, typer.Option(metavar="FILE", help="Write a report with pictures.")] = None,
    numbers: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write the table, with who ended before whom, as JSON.")
    ] = None,
    plain: Annotated[bool, typer.Option("--plain", help="No colours, boxes or progress bar.")] = False,
    lang: Annotated[str | None, typer.Option(help="en or ru.")] = None,
) -> None:
    """Let bots play against each other: every order of seats equally often, ratings, intervals, time."""
    speaker = Speaker(language(lang))
    place = placed(where, address, jobs, speaker)
    contest = contested(words or [], bots, seats, seed, content, speaker, arguments.own_options(context))
    with closing(opened(contest, json_file, speaker)) as ledger, heard_once():
        for file, start in ((html, DOCTYPE), (numbers, NUMBERS)):
            if file is not None:
                replaceable(file, start, json_file, speaker)
        try:
            ended, code = run(ledger, games, place, quiet=plain)
        except OSError as error:  # the disk is full
            refuse(speaker, "arena-unwritable", file=str(json_file), detail=reason(error, speaker))
        except NoCluster as error:
            refuse(speaker, "executor-none", detail=str(error))
        tell(contest, ledger.results(games), ended, html, numbers, plain, speaker)
        if ended:
            print(speaker.say(ended, kept="no" if json_file is None else "yes"))
            raise typer.Exit(code)


def opened(contest: Contest, json_file: Path | None, speaker: Speaker) -> Ledger:
    """The file with what was played before, or one sentence on why it cannot be gone on with."""
    from quintain.contests.ledger import Ledger, Unfit

    if json_file is not None:
        writable(json_file, speaker, "arena-unwritable")
    try:
        return Ledger(contest, json_file)
    except Unfit as error:
        refuse(speaker, error.key, file=str(json_file), **error.facts)
    except OSError as error:
        refuse(speaker, "arena-unwritable", file=str(json_file), detail=reason(error, speaker))


def replaceable(report: Path, start: str, json_file: Path | None, speaker: Speaker) -> None:
    """A report may be written over what begins like one, and over nothing else."""
    writable(report, speaker, "arena-unwritable")
    if not report.is_file():
        return
    if json_file is not None and report.samefile(json_file):
        refuse(speaker, "arena-same-file", file=str(report))
    try:
        with report.open("rb") as file:
            found = file.read(len(start)).decode(errors="replace").lower()
    except OSError as error:
        refuse(speaker, "file-unreadable", file=str(report), detail=reason(error, speaker))
    if found not in ("", start):
        refuse(speaker, "arena-overwrites", file=str(report))


def contested(
    words: list[str], bots: str, seats: int | None, seed: int, content: Path | None, speaker: Speaker, own: list[str]
) -> Contest:
    """What is to be played, or one sentence on what is wrong with it."""
    from quintain.contests.contest import contest_of
    from quintain.kernel.records import dump

    wanted, typed = arguments.split(words, speaker)
    kind = arguments.game_named(wanted, speaker)
    names = tuple(arguments.bot_named(name, speaker) for name in bots.split(","))
    if len(set(names)) < len(names) or len(names) < 2:
        refuse(speaker, "arena-bots")
    n = seats if seats is not None else min(max(len(names), kind.choices.lowest), kind.choices.highest)
    chosen = arguments.options_of(kind, typed, Speaker(speaker.lang, kind), own)
    game = arguments.make_game(kind, {**kind.choices.among_programs, **chosen, "seats": n}, content, speaker)
    return contest_of(game, dump(game.options), names, seed)


def run(ledger: Ledger, games: int, where: Executor, quiet: bool) -> tuple[str, int]:
    """Play what is not played yet, with a bar while it grows: what ended it too early, if anything, and the exit code."""
    from quintain.contests import Lost, Terminated
    from quintain.contests.arena import play_on

    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=quiet or not console.is_terminal) as progress:
        bar = progress.add_task(ledger.contest.game, total=games, completed=sum(n < games for n in ledger.played()))
        try:
            for _ in play_on(ledger, games, where):
                progress.advance(bar)
        except Terminated:
            return INTERRUPTED, 143
        except KeyboardInterrupt:
            return INTERRUPTED, 130
        except Lost:
            return "arena-lost", 1
    return "", 0


def tell(
    contest: Contest,
    results: Sequence[Result],
    ended: str,
    html: Path | None,
    numbers: Path | None,
    plain: bool,
    speaker: Speaker,
) -> None:
    """The reports, if any are wished for, and the table; the reports first, for whoever reads the table may go away."""
    from quintain.cli.arena_page import page
    from quintain.cli.arena_table import show
    from quintain.contests import distinct, standings
    from quintain.contests.numbers import measured
    from quintain.contests.pairings import whole_round
    from quintain.contests.ratings import ratings

    console = Console(no_color=plain, highlight=False, soft_wrap=plain)
    if not results:
        console.print(speaker.say("arena-nothing"))
        return
    people = {bot: named(bot, speaker) for bot in contest.bots}
    played = len(results)
    results = [replace(result, bots=[people[bot] for bot in result.bots]) for result in distinct(results)]
    lines, rated = standings(list(people.values()), results), ratings(results)
    if numbers is not None:
        write(numbers, measured(contest, lines, rated, {name: bot for bot, name in people.items()}, played, results), speaker)
    if html is not None:
        write(html, page(speaker, contest, lines, rated, results, played), speaker)
    show(console, speaker, contest, lines, rated, results, played, plain)
    missing = -played % whole_round(contest.bots, contest.seats)
    if missing and not ended:
        console.print(speaker.say("arena-missing", missing=missing))
    for file in (html, numbers):
        if file is not None:
            console.print(speaker.say("arena-report", file=str(file)), markup=False, soft_wrap=True)


def write(file: Path, text: str, speaker: Speaker) -> None:
    try:
        file.write_text(text, encoding="utf-8")
    except OSError as error:
        refuse(speaker, "arena-unwritable", file=str(file), detail=reason(error, speaker))
