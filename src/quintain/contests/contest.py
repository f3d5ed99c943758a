"""One match between bots as a piece of work: plain data in, plain data out."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from hashlib import blake2b
from itertools import islice
from typing import Any, Final

from quintain.bots import bot_seed, described
from quintain.bots.worker import Worker, game_of
from quintain.contests.executor import Data
from quintain.contests.openings import drawn, open_by_lot
from quintain.contests.pairings import seatings
from quintain.contests.sides import sides as told_sides
from quintain.contests.standings import Result
from quintain.games import GAMES
from quintain.kernel.game import AnyGame
from quintain.kernel.match import Match
from quintain.kernel.records import dump
from quintain.kernel.rng import SEEDS
from quintain.kernel.types import Json

ROWS: Final = ("bots", "ranks", "points", "seconds", "choices", "times", "sides")  # of a match, one cell per seat


@dataclass(frozen=True)
class Contest:
    """Who plays what: everything that a match follows from, but its number."""

    game: str
    rules: int
    options: dict[str, Json]
    bots: tuple[str, ...]
    budgets: tuple[str, ...]  # what each of the names stood for
    seats: int
    seed: int
    opening: int = 0  # choices that are drawn from the deal, before bots are asked

    def tasks(self, games: int, played: set[int]) -> Iterator[Data]:
        """The matches that are still to be played."""
        for n, (deal, bots) in enumerate(islice(seatings(self.bots, self.seats), games)):
            if n not in played:
                seed = (self.seed + deal) % SEEDS
                yield {
                    "n": n,
                    "game": self.game,
                    "options": self.options,
                    "seed": seed,
                    "bots": list(bots),
                    "chance": str(self.seed),
                    "opening": self.opening,
                }


def play_match(task: Data) -> Data:
    """Play the match of a task; the answer is the task with moves and what came of them. Bots are asked as plain data."""
    game = game_of(str(task["game"]), task["options"])
    seed, worker = int(task["seed"]), Worker(len(task["bots"]))
    match: Match[Any] = Match(game, seed)
    open_by_lot(match, int(task.get("opening", 0)), seed)
    times: list[list[float]] = [[] for _ in task["bots"]]
    while not match.over():
        seat = match.pending()[0]
        told: Data = worker.answer(
            {
                "game": task["game"],
                "options": task["options"],
                "bot": task["bots"][seat],
                "seat": seat,
                "view": dump(match.view(seat)),
                "seed": bot_seed(task["chance"], int(task["n"]), seat),
                "thinker": str(seat),
            }
        )
        match.play(seat, told["action"])
        times[seat].append(told["microseconds"] / 1_000_000)
    outcome = game.outcome(match.state)
    return {
        "n": task["n"],
        "seed": seed,
        "bots": task["bots"],
        "ranks": outcome.ranks,
        "points": outcome.points,
        "seconds": [round(sum(each), 6) for each in times],
        "choices": [len(each) for each in times],
        "times": [[round(1000 * taken, 2) for taken in each] for each in times],
        "sides": told_sides(game, match.state),
        "clause": outcome.clause,
        "moves": match.moves,
    }


def results(lines: Iterable[Data]) -> list[Result]:
    ordered = sorted(lines, key=lambda line: int(line["n"]))
    return [result_of(line) for line in ordered]


def result_of(line: Data) -> Result:
    bots, ranks, points, seconds, choices, times, sides = (line[key] for key in ROWS)
    return Result(bots, ranks, points, seconds, choices, times, sides, line["clause"], course(line))


def course(line: Data) -> str:
    """A word for how a match went: the same moves by the same bots with the same end are the same match."""
    told = [line[key] for key in ("bots", "moves", "ranks", "points")]
    return blake2b(json.dumps(told).encode(), digest_size=12).hexdigest()


def contest_of(game: AnyGame, options: dict[str, Json], bots: tuple[str, ...], seed: int) -> Contest:
    return Contest(
        game.key,
        GAMES[game.key].rules,
        options,
        bots,
        tuple(described(bot, game) for bot in bots),
        int(game.seats),
        seed,
        drawn(game.key, int(game.seats)),
    )
