"""`quintain simulate`: thousands of matches between bots, and what they say about the game."""

from __future__ import annotations

import json
import os
import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich import box
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from quintain.cli import arguments
from quintain.cli.bots import named
from quintain.cli.executors import placed
from quintain.cli.language import language
from quintain.cli.trouble import refuse
from quintain.contests import MOST_MATCHES, Executor, Lost, NoCluster, heard_once
from quintain.contests.executor import PROCESSES
from quintain.games import GAMES
from quintain.kernel.game import AnyGame
from quintain.kernel.records import dump
from quintain.kernel.rng import SEEDS
from quintain.words import Speaker

if TYPE_CHECKING:
    from quintain.contests.simulation import Plan, Tally

RANDOM = "random"
BARS = 12  # lines of the picture of lengths
WIDTH = 40  # of its longest bar
HEADS = ("seat", "bot", "mean", "deviation", "lowest", "highest", "wins", "interval")


def simulate(
    context: typer.Context,
    words: Annotated[
        list[str] | None,
        typer.Argument(metavar="GAME [--OPTION VALUE]…", help="The game, and its own options.", show_default=False),
    ] = None,
    games: Annotated[int, typer.Option(help="How many matches.", min=1, max=MOST_MATCHES)] = 1000,
    jobs: Annotated[int | None, typer.Option(help="Processes; as many as there are cores.", min=1, max=1024)] = None,
    where: Annotated[str, typer.Option("--executor", help="Where matches are played: processes, or ray.")] = PROCESSES,
    address: Annotated[
        str, typer.Option(help="Of a Ray cluster, as in ray://head:10001; without one this machine.", show_default=False)
    ] = "",
    seats: Annotated[int | None, typer.Option(help="How many seats; as few as the game allows.")] = None,
    bots: Annotated[str | None, typer.Option(help="Who plays, as in greedy,search:40: one for all or one per seat.")] = None,
    seed: Annotated[int, typer.Option(help="The first match has this seed, the next the following.", min=0, max=SEEDS - 1)] = 0,
    content: Annotated[Path | None, typer.Option(help="A file with corrected values of the box.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="The numbers as JSON.")] = False,
    plain: Annotated[bool, typer.Option("--plain", help="No colours, boxes or progress bar.")] = False,
    lang: Annotated[str | None, typer.Option(help="en or ru.")] = None,
) -> None:
    """Let bots play many matches: scores, advantage of the seats, length, ways to end."""
    from quintain.contests.simulation import summary

    speaker = Speaker(language(lang))
    most = jobs or os.cpu_count() or 1
    place = placed(where, address, most, speaker)
    plan = planned(words or [], seats, bots, seed, content, speaker, arguments.own_options(context))
    began = time.perf_counter()
    try:
        tally = with_progress(plan, games, most, place, quiet=plain or as_json)
    except Lost:
        refuse(speaker, "simulate-lost")
    except NoCluster as error:
        refuse(speaker, "executor-none", detail=str(error))
    taken = time.perf_counter() - began
    numbers = summary(plan, tally)
    if as_json:
        print(json.dumps(numbers, ensure_ascii=False, indent=1))
        return
    Report(plan, numbers, plain, speaker).show(taken)


def planned(
    words: list[str], seats: int | None, bots: str | None, seed: int, content: Path | None, speaker: Speaker, own: list[str]
) -> Plan:
    """What is to be simulated, or one sentence on what is wrong with it."""
    from quintain.contests.simulation import Plan

    wanted, typed = arguments.split(words, speaker)
    kind = arguments.game_named(wanted, speaker)
    names = [arguments.bot_named(name, speaker) for name in bots.split(",")] if bots else [RANDOM]
    n = seats if seats is not None else max(len(names), kind.choices.lowest)
    chosen = arguments.options_of(kind, typed, Speaker(speaker.lang, kind), own)
    game: AnyGame = arguments.make_game(kind, {**kind.choices.among_programs, **chosen, "seats": n}, content, speaker)
    if len(names) not in (1, n):
        refuse(speaker, "simulate-bots", seats=n, given=len(names))
    return Plan(kind.key, dump(game.options), tuple(names * n if len(names) == 1 else names), seed)


def with_progress(plan: Plan, games: int, jobs: int, where: Executor, quiet: bool) -> Tally:
    """The tally, with a bar while it grows."""
    from quintain.contests.simulation import simulate as simulated

    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    try:
        with (
            heard_once(),
            Progress(*columns, console=console, transient=True, disable=quiet or not console.is_terminal) as progress,
        ):
            task = progress.add_task(plan.game, total=games)
            return simulated(plan, games, jobs, lambda done: progress.advance(task, done), where)
    except KeyboardInterrupt:
        raise typer.Abort from None


class Report:
    """A tally for people."""

    def __init__(self, plan: Plan, numbers: dict[str, Any], plain: bool, speaker: Speaker) -> None:
        self.plan = plan
        self.numbers = numbers
        self.plain = plain
        self.speaker = speaker
        self.out = Console(no_color=True, highlight=False) if plain else Console(highlight=False)

    def show(self, taken: float) -> None:
        n = self.numbers["matches"]
        self.line(arguments.told(n, GAMES[self.plan.game], self.plan.options, self.plan.seed, self.speaker))
        self.say("simulate-time", seconds=round(taken, 1), speed=round(n / taken))
        self.seats()
        self.lengths()
        self.endings()

    def say(self, key: str, **facts: object) -> None:
        self.line(self.speaker.say(key, **facts))

    def line(self, text: str) -> None:
        self.out.print(Text(text), soft_wrap=True)

    def seats(self) -> None:
        """Points, and how often each seat wins."""
        heads = [self.speaker.say(f"head-{head}") for head in HEADS]
        rows = []
        for seat, each in enumerate(self.numbers["seats"]):
            points, wins = each["points"], each["wins"]
            share = f"{wins['share']:.1%}", f"{wins['low']:.1%} – {wins['high']:.1%}"
            rows.append(
                (
                    str(seat + 1),
                    named(each["bot"], self.speaker),
                    f"{points['mean']:.2f}",
                    f"{points['sd']:.2f}",
                    str(points["min"]),
                    str(points["max"]),
                    *share,
                )
            )
        if self.plain:
            for row in rows:
                self.line("; ".join(f"{head} {cell}" for head, cell in zip(heads, row, strict=True)))
            return
        table = Table(box=box.SIMPLE_HEAD)
        for key, head in zip(HEADS, heads, strict=True):
            table.add_column(head, justify="left" if key == "bot" else "right")
        for row in rows:
            table.add_row(*row)
        self.out.print(table)

    def lengths(self) -> None:
        """How many decisions a match takes."""
        told = self.numbers["decisions"]
        marks = ", ".join(f"{part} % ≤ {length}" for part, length in told["quantiles"].items())
        mean, deviation = round(told["mean"], 1), round(told["sd"], 1)
        self.say("simulate-lengths", mean=mean, deviation=deviation, low=told["min"], high=told["max"], marks=marks)
        if self.plain or told["min"] == told["max"]:
            return
        bins = binned({int(length): n for length, n in told["counts"].items()}, BARS)
        largest = max(count for _, _, count in bins)
        for low, high, count in bins:
            label = str(low) if low == high else f"{low}–{high}"
            bar = "█" * round(WIDTH * count / largest)
            self.line(f"  {label:>9} {bar:<{WIDTH}} {count / self.numbers['matches']:.1%}")

    def endings(self) -> None:
        endings = ", ".join(f"{clause} {share:.1%}" for clause, share in self.numbers["endings"].items())
        self.say("simulate-endings", endings=endings)


def binned(counts: dict[int, int], most: int) -> list[tuple[int, int, int]]:
    """At most so many stretches of equal width, each with its count."""
    low, high = min(counts), max(counts)
    width = -(-(high - low + 1) // most)
    edges = range(low, high + 1, width)
    return [(at, min(at + width - 1, high), sum(n for length, n in counts.items() if at <= length < at + width)) for at in edges]
