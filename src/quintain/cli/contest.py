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

FORMAT: Final = 2  # since 2 every choice has its time
ROWS: Final = ("bots", "ranks", "points", "seconds", "choices", "times")  # of a match, one cell per seat


class Unfit(ValueError):
    """Why a file cannot be gone on with: a sentence of the catalogue and its facts."""

    def __init__(self, key: str, **facts: object) -> None:
        super().__init__(key)
        self.key: Final = key
        self.facts: Final = facts


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


class Ledger:
    """What was played, one line of JSON per match after a line that says what the contest is; it can be read at any time."""

    def __init__(self, contest: Contest, path: Path | None) -> None:
        """Goes on with the file if there is one; Unfit where it holds another contest."""
        self.contest: Final = contest
        self.path: Final = path
        self.lines: list[Data] = []
        head = {"format": FORMAT, **json.loads(json.dumps(asdict(contest)))}
        if path is None:
            return
        path.parent.mkdir(parents=True, exist_ok=True)
        with path.open("a", encoding="utf-8"):  # refused now rather than after the first match
            pass
        if path.stat().st_size:
            self._read(path, head)
        else:
            path.write_text(json.dumps(head) + "\n", encoding="utf-8")

    def _read(self, path: Path, head: Data) -> None:
        try:
            text = path.read_text(encoding="utf-8")
            first, *lines = text.split("\n")
            found = json.loads(first)
        except (ValueError, RecursionError):
            raise Unfit("arena-file-none") from None
        if not isinstance(found, dict) or "format" not in found:
            raise Unfit("arena-file-none")
        if found["format"] != FORMAT:
            raise Unfit("arena-file-format", found=str(found["format"]), expected=str(FORMAT))
        if found != head:
            raise Unfit(
                "arena-file-other", differing=", ".join(key for key in {**found, **head} if found.get(key) != head.get(key))
            )
        whole: dict[int, Data] = {}
        for n, line in enumerate(lines):
            if line:
                try:
                    match = json.loads(line)
                except (ValueError, RecursionError):  # the last line of an interrupted run
                    continue
                if not self._fits(match):
                    raise Unfit("arena-file-line", number=n + 2)
                whole.setdefault(match["n"], match)
        self.lines = list(whole.values())
        kept = "".join(json.dumps(line) + "\n" for line in [head, *self.lines])
        if kept != text:
            beside = path.with_name(f".{path.name}.whole")  # all of it or nothing
            beside.write_text(kept, encoding="utf-8")
            beside.replace(path)

    def _fits(self, match: object) -> bool:
        """Whether a line has the shape of a match of this contest."""
        if not isinstance(match, dict) or not isinstance(match.get("n"), int):
            return False
        rows = [match.get(key) for key in ROWS]
        shaped = all(isinstance(row, list) and len(row) == self.contest.seats for row in rows)
        return shaped and all(bot in self.contest.bots for bot in match["bots"])

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
    return [Result(*(line[key] for key in ROWS)) for line in ordered]


def contest_of(game: AnyGame, options: dict[str, Json], bots: tuple[str, ...], seed: int) -> Contest:
    return Contest(game.key, GAMES[game.key].rules, options, bots, int(game.seats), seed)
