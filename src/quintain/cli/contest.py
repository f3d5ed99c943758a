"""One match between bots as a piece of work: plain data in, plain data out."""

from __future__ import annotations

import json
import time
from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass
from functools import lru_cache
from itertools import islice
from pathlib import Path
from typing import Any, Final

from quintain.bots import named
from quintain.games import GAMES, new_game
from quintain.kernel.game import AnyGame
from quintain.kernel.match import Match
from quintain.kernel.rng import SEEDS
from quintain.kernel.types import Json
from quintain.league import Result, seatings
from quintain.league.executor import Data

FORMAT: Final = 1


@dataclass(frozen=True)
class Contest:
    """Who plays what: everything that a match follows from, but its number."""

    game: str
    rules: int
    options: dict[str, Json]
    bots: tuple[str, ...]
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
    seconds = [0.0] * len(bots)
    slowest = [0.0] * len(bots)
    choices = [0] * len(bots)
    while not match.over():
        seat = match.pending()[0]
        view = match.view(seat)
        began = time.perf_counter()
        action = int(bots[seat].choose(game, view, seat))
        taken = time.perf_counter() - began
        match.play(seat, action)
        seconds[seat] += taken
        slowest[seat] = max(slowest[seat], taken)
        choices[seat] += 1
    outcome = game.outcome(match.state)
    return {
        "n": task["n"],
        "seed": seed,
        "bots": task["bots"],
        "ranks": outcome.ranks,
        "points": outcome.points,
        "seconds": [round(each, 6) for each in seconds],
        "slowest": [round(each, 6) for each in slowest],
        "choices": choices,
        "moves": match.moves,
    }


@lru_cache(maxsize=4)
def _game(key: str, options: str) -> AnyGame:
    return new_game(key, json.loads(options))


class Ledger:
    """What was played, one line of JSON per match after a line that says what the contest is; it can be read at any time."""

    def __init__(self, contest: Contest, path: Path | None) -> None:
        """Goes on with the file if there is one; ValueError where it holds another contest."""
        self.contest: Final = contest
        self.path: Final = path
        self.lines: list[Data] = []
        head = {"format": FORMAT, **json.loads(json.dumps(asdict(contest)))}
        if path is not None and path.exists() and path.stat().st_size:
            self._read(path, head)
        elif path is not None:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(json.dumps(head) + "\n", encoding="utf-8")

    def _read(self, path: Path, head: Data) -> None:
        lines = path.read_text(encoding="utf-8").split("\n")
        try:
            found = json.loads(lines[0])
        except ValueError:
            raise ValueError("it holds no contest") from None
        if found != head:
            differing = [key for key in head if not isinstance(found, dict) or found.get(key) != head[key]]
            raise ValueError(f"it holds another contest ({', '.join(differing)})")
        whole = []
        for line in lines[1:]:
            try:
                whole.append(json.loads(line))
            except ValueError:  # the last line of an interrupted run
                continue
        self.lines = whole
        path.write_text("".join(json.dumps(line) + "\n" for line in [head, *whole]), encoding="utf-8")

    def played(self) -> set[int]:
        return {int(line["n"]) for line in self.lines}

    def add(self, line: Data) -> None:
        self.lines.append(line)
        if self.path is not None:
            with self.path.open("a", encoding="utf-8") as file:
                file.write(json.dumps(line) + "\n")

    def results(self, games: int) -> list[Result]:
        """In the order of the matches, whatever order they ended in."""
        return results(line for line in self.lines if int(line["n"]) < games)


def results(lines: Iterable[Data]) -> list[Result]:
    ordered = sorted(lines, key=lambda line: int(line["n"]))
    return [Result(line["bots"], line["ranks"], line["points"], line["seconds"], line["choices"]) for line in ordered]


def contest_of(game: AnyGame, options: dict[str, Json], bots: tuple[str, ...], seed: int) -> Contest:
    return Contest(game.key, GAMES[game.key].rules, options, bots, int(game.seats), seed)
