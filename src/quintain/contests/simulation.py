"""Many matches at once: what travels between processes is options and seeds, what comes back is a tally."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, field
from typing import Any, Final

from quintain.bots import bot_seed, named
from quintain.contests.executor import Data, Executor, executor
from quintain.contests.intervals import wilson
from quintain.games import GAMES
from quintain.kernel.errors import RecordError
from quintain.kernel.events import Log
from quintain.kernel.game import AnyGame
from quintain.kernel.options import choose
from quintain.kernel.playout import playout
from quintain.kernel.rng import SEEDS, Rng
from quintain.kernel.types import Json

RANDOM: Final = "random"
LARGEST: Final = 500  # matches in a batch: small enough for a smooth bar and even work


@dataclass(frozen=True)
class Plan:
    """What is simulated; everything in it can be sent to another process."""

    game: str
    options: dict[str, Json]
    bots: tuple[str, ...]  # one per seat
    seed: int = 0  # match number n has the seed `seed + n`

    @staticmethod
    def of(data: Data) -> Plan:
        return Plan(str(data["game"]), data["options"], tuple(data["bots"]), int(data["seed"]))

    def made(self) -> AnyGame:
        kind = GAMES[self.game]
        return kind(choose(kind.choices, self.options))


@dataclass
class Line:
    """What is counted for one seat; whole numbers, so that the order of adding does not matter."""

    total: int = 0
    squares: int = 0
    lowest: int | None = None
    highest: int | None = None
    wins: Counter[int] = field(default_factory=Counter)  # by how many seats shared the first rank

    def add(self, points: int, sharers: int) -> None:
        self.total += points
        self.squares += points * points
        self.lowest = points if self.lowest is None else min(self.lowest, points)
        self.highest = points if self.highest is None else max(self.highest, points)
        if sharers:
            self.wins[sharers] += 1

    def data(self) -> Data:
        return {**vars(self), "wins": pairs(self.wins)}

    @staticmethod
    def of(data: Data) -> Line:
        return Line(**{**data, "wins": counted(data["wins"])})

    def merge(self, other: Line) -> None:
        self.total += other.total
        self.squares += other.squares
        self.lowest = min([each for each in (self.lowest, other.lowest) if each is not None], default=None)
        self.highest = max([each for each in (self.highest, other.highest) if each is not None], default=None)
        self.wins.update(other.wins)


@dataclass
class Tally:
    """What is known of any number of matches; its size does not grow with them."""

    seats: list[Line]
    matches: int = 0
    lengths: Counter[int] = field(default_factory=Counter)  # decisions
    endings: Counter[str] = field(default_factory=Counter)  # by the clause that ended the match

    def add(self, length: int, ranks: list[int], points: list[int], clause: str) -> None:
        self.matches += 1
        self.lengths[length] += 1
        self.endings[clause] += 1
        first = ranks.count(1)
        for line, rank, own in zip(self.seats, ranks, points, strict=True):
            line.add(own, first if rank == 1 else 0)

    def data(self) -> Data:
        """As it travels: plain."""
        seats = [line.data() for line in self.seats]
        return {"seats": seats, "matches": self.matches, "lengths": pairs(self.lengths), "endings": pairs(self.endings)}

    @staticmethod
    def of(data: Data) -> Tally:
        seats = [Line.of(line) for line in data["seats"]]
        return Tally(seats, int(data["matches"]), counted(data["lengths"]), counted(data["endings"]))

    def merge(self, other: Tally) -> None:
        self.matches += other.matches
        self.lengths.update(other.lengths)
        self.endings.update(other.endings)
        for line, more in zip(self.seats, other.seats, strict=True):
            line.merge(more)


def pairs(counts: Counter[Any]) -> list[list[Any]]:
    """What was counted and how often; the keys of a JSON table would be texts."""
    return [list(pair) for pair in counts.items()]


def counted(told: list[list[Any]]) -> Counter[Any]:
    return Counter(dict(told))


def empty(plan: Plan) -> Tally:
    return Tally([Line() for _ in plan.bots])


def played(task: Data) -> Data:
    """The tally of some matches of a plan, as plain data."""
    plan = Plan.of(task["plan"])
    return count(plan, int(task["first"]), int(task["matches"])).data()


def count(plan: Plan, first: int, matches: int) -> Tally:
    """Matches number `first` and following, played here."""
    game, tally = plan.made(), empty(plan)
    for n in range(first, first + matches):
        state = game.start((plan.seed + n) % SEEDS)
        length = _at_random(game, state, plan, n) if set(plan.bots) == {RANDOM} else _by_bots(game, state, plan, n)
        outcome = game.outcome(state)
        tally.add(length, outcome.ranks, outcome.points, outcome.clause)
    return tally


def _at_random(game: AnyGame, state: Any, plan: Plan, n: int) -> int:
    return int(playout(game, state, Rng.seeded(bot_seed(str(plan.seed), n, 0))))


def _by_bots(game: AnyGame, state: Any, plan: Plan, n: int) -> int:
    """A bot sees its view and nothing else."""
    bots = [named(name)(bot_seed(str(plan.seed), n, seat)) for seat, name in enumerate(plan.bots)]
    log, length = Log(), 0
    while len(seats := game.pending(state)):
        seat = int(seats[0])
        action = int(bots[seat].choose(game, game.view(state, seat), seat))
        if action not in game.legal(state, seat):
            raise RecordError(f"the bot {plan.bots[seat]} chose {action}, which is not legal, in match {n} from seed {plan.seed}")
        game.apply(state, seat, action, log)
        length += 1
    return length


def batches(plan: Plan, matches: int, jobs: int) -> Iterator[Data]:
    """All matches, some at a time."""
    size = max(1, min(LARGEST, math.ceil(matches / (jobs * 10))))
    for first in range(0, matches, size):
        yield {"plan": asdict(plan), "first": first, "matches": min(size, matches - first)}


def simulate(
    plan: Plan, matches: int, jobs: int, told: Callable[[int], None] = lambda done: None, where: Executor | None = None
) -> Tally:
    """All matches; the tally is the same for any number of jobs, and wherever. `told` hears how many matches were finished."""
    tally = empty(plan)
    for part in (where or executor(jobs)).run(played, batches(plan, matches, jobs)):
        tally.merge(Tally.of(part))
        told(int(part["matches"]))
    return tally


# What a tally says


def mean_and_deviation(total: int, squares: int, n: int) -> tuple[float, float]:
    """Of a sample; with one match there is no deviation."""
    mean = total / n
    return mean, math.sqrt(max(0, n * squares - total * total) / (n * (n - 1))) if n > 1 else 0.0


def win_share(line: Line, n: int) -> float:
    """A shared win counts for its part."""
    return sum(count / sharers for sharers, count in line.wins.items()) / n


def quantile(counts: Counter[int], part: float) -> int:
    """The smallest length that at least this part of the matches do not exceed."""
    needed, seen = math.ceil(part * counts.total()), 0
    for length in sorted(counts):
        seen += counts[length]
        if seen >= needed:
            return length
    raise ValueError("nothing was counted")


def summary(plan: Plan, tally: Tally) -> dict[str, Json | float]:
    """The numbers of a tally, as `--json` prints them."""
    n = tally.matches
    seats: list[Any] = []
    for bot, line in zip(plan.bots, tally.seats, strict=True):
        mean, deviation = mean_and_deviation(line.total, line.squares, n)
        share = win_share(line, n)
        low, high = wilson(share, n)
        points = {"mean": round(mean, 4), "sd": round(deviation, 4), "min": line.lowest, "max": line.highest}
        wins = {"share": round(share, 6), "low": round(low, 6), "high": round(high, 6)}
        seats.append({"bot": bot, "points": points, "wins": wins})
    total = sum(length * count for length, count in tally.lengths.items())
    squares = sum(length * length * count for length, count in tally.lengths.items())
    mean, deviation = mean_and_deviation(total, squares, n)
    lengths: Any = {"mean": round(mean, 4), "sd": round(deviation, 4), "min": min(tally.lengths), "max": max(tally.lengths)}
    lengths["quantiles"] = {str(part): quantile(tally.lengths, part / 100) for part in (5, 25, 50, 75, 95)}
    lengths["counts"] = {str(length): tally.lengths[length] for length in sorted(tally.lengths)}
    endings: Any = {clause: round(count / n, 6) for clause, count in tally.endings.most_common()}
    options: Any = plan.options
    return {
        "game": plan.game,
        "options": options,
        "seed": plan.seed,
        "matches": n,
        "seats": seats,
        "decisions": lengths,
        "endings": endings,
    }
