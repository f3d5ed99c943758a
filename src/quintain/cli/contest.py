"""One match between bots as a piece of work: plain data in, plain data out."""

from __future__ import annotations

import json
import time
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import islice
from typing import Any, Final

from quintain.bots import described, named
from quintain.games import GAMES, new_game
from quintain.kernel.game import AnyGame
from quintain.kernel.match import Match
from quintain.kernel.rng import SEEDS
from quintain.kernel.types import Json
from quintain.league import Result, seatings
from quintain.league.executor import Data

ROWS: Final = ("bots", "ranks", "points", "seconds", "choices", "times")  # of a match, one cell per seat


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

    def tasks(self, games: int, played: set[int]) -> Iterator[Data]:
        """The matches that are still to be played."""
        for n, (deal, bots) in enumerate(islice(seatings(self.bots, self.seats), games)):
            if n not in played:
                seed = (self.seed + deal) % SEEDS
                yield {"n": n, "game": self.game, "options": self.options, "seed": seed, "bots": list(bots)}


def play_match(task: Data) -> Data:
    """Play the match of a task; the answer is the task with moves, ranks, points and times."""
    game = _game(str(task["game"]), json.dumps(task["options"], sort_keys=True))
    seed = int(task["seed"])
    bots = [named(name)((seed * 1_000_003 + int(task["n"]) * 7919 + seat + 1) % SEEDS) for seat, name in enumerate(task["bots"])]
    match: Match[Any] = Match(game, seed)
    times: list[list[float]] = [[] for _ in bots]
    while not match.over():
        seat = match.pending()[0]
        view = match.view(seat)
        began = time.perf_counter()
        action = int(bots[seat].choose(game, view, seat))
        taken = time.perf_counter() - began
        match.play(seat, action)
        times[seat].append(taken)
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
        "moves": match.moves,
    }


@lru_cache(maxsize=4)
def _game(key: str, options: str) -> AnyGame:
    return new_game(key, json.loads(options))


def results(lines: Iterable[Data]) -> list[Result]:
    ordered = sorted(lines, key=lambda line: int(line["n"]))
    return [Result(*(line[key] for key in ROWS)) for line in ordered]


def contest_of(game: AnyGame, options: dict[str, Json], bots: tuple[str, ...], seed: int) -> Contest:
    return Contest(
        game.key, GAMES[game.key].rules, options, bots, tuple(described(bot, game) for bot in bots), int(game.seats), seed
    )
