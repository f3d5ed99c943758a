"""Fits the weights of a value function to finished matches: `python bench/tune.py majesty --seats 2,3,4 --games 400`.

Matches are played by a quick search that slips now and then, so that odd positions are among them. After every choice the
features of every seat are noted; when the match is over, the differences between seats are compared with the differences in
points. Least squares gives the weights, what remains unexplained gives the spread by the part of the match that is left.
Then bots with the old and the new weights play against each other.

With `--logistic` weights are fitted to who ended before whom instead, in a value whose points are logits.

With `--climb 200` the weights are not fitted but changed at random, so many times, and a change is kept when bots that follow it
beat those that do not, at all the numbers of seats together: slower, but it asks for wins and not for true forecasts. A change
that does not look well after a part of its matches is given up early. With `--iterations 24` those who play are not greedy but
search, with `--iterations -1` they are greedy in a single imagined world, in this as in the fit. Matches are played by as many
processes as `--jobs` says.
"""

from __future__ import annotations

import argparse
import math
import random
from dataclasses import dataclass
from typing import Any

from librt.vecs import vec

from quintain.bots.greedy import GreedyBot
from quintain.bots.search import Budget, SearchBot
from quintain.bots.seeding import bot_seed, hair
from quintain.bots.value import share_forecast
from quintain.bots.values import value_of
from quintain.bots.worker import game_of
from quintain.contests.executor import KINDS, Data, Executor, executor
from quintain.contests.intervals import wilson
from quintain.games import GAMES
from quintain.kernel.events import Log
from quintain.kernel.game import AnyGame, Bot
from quintain.kernel.rng import Rng

HASTY = -1  # in place of iterations
SLIPS = 0.15  # of all choices are made at random
NOTED = 0.3  # of all positions
PARTS = 6  # in which the matches of a change are played
LEAST = 0.01  # by how much a change must be ahead near the end to go on
VARIANTS: dict[str, list[dict[str, Any]]] = {
    "academy": [{}, {"two_player_mode": "lancelot"}],
    "majesty": [{}, {}, {"sides": "B"}, {"sides": "random"}],
    "castlecraft": [{}],
    "mastery": [{}],
    "reliquium": [{}],
}


def play(task: Data) -> Data:
    """One match as a piece of work, everybody with weights of his own: points, and positions where notes are taken.

    Where notes are taken, choices slip now and then, so that odd positions are among them.
    """
    game = game_of(task["game"], task["options"])
    seeds = [bot_seed("tune", task["n"], seat) for seat in range(int(game.seats))]
    bots = [player(game, weights, task["iterations"], seed) for weights, seed in zip(task["weights"], seeds, strict=True)]
    chance = random.Random(task["slips"]) if "slips" in task else None
    value: Any = value_of(game)
    state, log, notes = game.start(task["seed"]), Log(), []
    while len(game.pending(state)):
        seat = int(game.pending(state)[0])
        if chance is not None and chance.random() < SLIPS:
            action = chance.choice(list(game.legal(state, seat)))
        else:
            action = int(bots[seat].choose(game, game.view(state, seat), seat))
        game.apply(state, seat, action, log)
        if chance is not None and chance.random() < NOTED and len(game.pending(state)):
            notes.append([value.left(state), [list(value.look(state, seat)) for seat in range(int(game.seats))]])
    outcome = game.outcome(state)
    points, ranks = [int(points) for points in outcome.points], [int(rank) for rank in outcome.ranks]
    return {"points": points, "ranks": ranks, "notes": notes, "n": task["n"]}


def player(game: AnyGame, weights: list[float], iterations: int, seed: int) -> Bot[Any]:
    """One who follows these weights: in search with so many iterations, else greedily."""
    value: Any = value_of(game)
    value.weights = vec[float](weights)
    if iterations == HASTY:
        return Hasty(seed, value)
    bot: SearchBot[Any] | GreedyBot[Any] = SearchBot(seed, Budget(iterations)) if iterations else GreedyBot(seed)
    bot.game, bot.value = game, value
    return bot


class Hasty(Bot[Any]):
    """Greedy in one imagined world: the quickest who follows weights, for many matches in little time."""

    def __init__(self, seed: int, value: Any) -> None:
        super().__init__()
        self.rng, self.value, self.log = Rng.seeded(seed), value, Log()

    def choose(self, game: AnyGame, view: Any, seat: int) -> int:
        answer = int(game.routine(view, seat))
        if answer >= 0:
            return answer
        points = vec[float]([0.0] * int(game.seats))
        shares = points[:]
        state, best, most = game.determinise(view, self.rng), -1, -1.0
        for action in game.legal(view, seat):
            after = state.clone()
            game.apply(after, seat, action, self.log)
            if len(game.pending(after)):
                share_forecast(points, self.value.forecast(after, points), shares)
                worth = float(shares[seat]) + hair(self.rng)
            else:
                worth = 3.0 - game.outcome(after).ranks[seat]
            if worth > most:
                best, most = int(action), worth
        return best


def solve(rows: list[list[float]], targets: list[float], ridge: float) -> list[float]:
    """Least squares with a little weight on small weights."""
    n = len(rows[0])
    matrix = [[ridge * len(rows) * (i == j) for j in range(n)] + [0.0] for i in range(n)]
    for row, target in zip(rows, targets, strict=True):
        for i in range(n):
            if row[i]:
                for j in range(n):
                    matrix[i][j] += row[i] * row[j]
                matrix[i][n] += row[i] * target
    return solved(matrix)


def logistic(rows: list[list[float]], targets: list[float], ridge: float, rounds: int = 8) -> list[float]:
    """Weights by which the differences of a row say how often it ended in a win, by Newton's way, small weights favoured."""
    n = len(rows[0])
    weights = [0.0] * n
    for _ in range(rounds):
        slope = [ridge * len(rows) * w for w in weights]
        curve = [[ridge * len(rows) * (i == j) for j in range(n)] for i in range(n)]
        for row, target in zip(rows, targets, strict=True):
            filled = [i for i in range(n) if row[i]]
            chance = 1 / (1 + math.exp(-max(-30.0, min(30.0, sum(weights[i] * row[i] for i in filled)))))
            part = max(chance * (1 - chance), 1e-4)
            for i in filled:
                slope[i] += (chance - target) * row[i]
                for j in filled:
                    curve[i][j] += part * row[i] * row[j]
        step = solved([[*line, s] for line, s in zip(curve, slope, strict=True)])
        weights = [w - s for w, s in zip(weights, step, strict=True)]
    return weights


def solved(matrix: list[list[float]]) -> list[float]:
    """The unknowns of as many equations."""
    n = len(matrix)
    for i in range(n):
        pivot = max(range(i, n), key=lambda r: abs(matrix[r][i]))
        matrix[i], matrix[pivot] = matrix[pivot], matrix[i]
        for r in range(n):
            if r != i:
                factor = matrix[r][i] / matrix[i][i]
                for j in range(i, n + 1):
                    matrix[r][j] -= factor * matrix[i][j]
    return [matrix[i][n] / matrix[i][i] for i in range(n)]


def spread_of(notes: list[Any], results: list[list[int]], weights: list[float]) -> tuple[float, float]:
    """The squared error of a difference of two seats as a + b * left; both from least squares."""
    rows, targets = [], []
    for (left, features), points in zip(notes, results, strict=True):
        guesses = [sum(w * f for w, f in zip(weights, row, strict=True)) for row in features]
        error = (guesses[0] - guesses[1]) - (points[0] - points[1])
        rows.append([1.0, left])
        targets.append(error * error)
    a, b = solve(rows, targets, 0.0)
    return a, b


class Duel:
    """New weights against old ones, at some tables, so many iterations a choice."""

    def __init__(self, where: Executor, tables: list[Table], iterations: int) -> None:
        self.where = where
        self.tables = tables
        self.iterations = iterations

    def won(self, table: Table, new: list[float], old: list[float], matches: int, first: int = 10_000_000) -> float:
        """The share of wins of the new, in matches of both kinds in alternating seats."""
        tasks = (
            {
                **table.data(),
                "n": first + n,
                "seed": first + n // 2,
                "weights": [new if (seat + n) % 2 == 0 else old for seat in range(table.seats)],
                "iterations": self.iterations,
            }
            for n in range(matches)
        )
        won = 0.0
        for told in self.where.run(play, tasks):
            best = [seat for seat, rank in enumerate(told["ranks"]) if rank == 1]
            won += sum((seat + told["n"] - first) % 2 == 0 for seat in best) / len(best)
        return won / matches

    def won_clearly(self, new: list[float], old: list[float], matches: int, first: int) -> float:
        """The share of wins of the new, if it stays above a half from part to part and is clear in the end; else 0."""
        each = max(2, matches // (PARTS * len(self.tables)) // 2 * 2)  # an even number, so that both kinds have every seat
        won = 0.0
        for part in range(PARTS):
            won += sum(self.won(table, new, old, each, first + part * each) for table in self.tables) / len(self.tables)
            if won / (part + 1) < 0.5 + LEAST * part / PARTS:
                return 0.0
        share = won / PARTS
        return share if wilson(share, each * PARTS * len(self.tables))[0] > 0.5 else 0.0


def climb(duel: Duel, weights: list[float], tries: int, matches: int, chance: random.Random) -> list[float]:
    """Keep what wins."""
    kept = 0
    for n in range(tries):
        often = chance.choice((0.1, 0.2, 0.4))
        changed = [w * (1 + chance.gauss(0, 0.4)) + chance.gauss(0, 0.05) if chance.random() < often else w for w in weights]
        if changed == weights:
            continue
        won = duel.won_clearly(changed, weights, matches, 20_000_000 + n * 10_000)
        if won:
            weights = changed
            kept += 1
            print(f"try {n}, kept {kept}, won {won:.3f}: ({', '.join(f'{w:.3f}' for w in weights)})", flush=True)
    return weights


@dataclass(frozen=True)
class Table:
    """A game under some options."""

    game: str
    options: dict[str, Any]

    @property
    def seats(self) -> int:
        return int(self.options["seats"])

    def data(self) -> Data:
        return {"game": self.game, "options": self.options}

    def value(self) -> Any:
        return value_of(game_of(self.game, self.options))

    def told(self) -> str:
        usual = {"seats", *GAMES[self.game].choices.among_programs}
        return f"{self.seats} seats {({name: value for name, value in self.options.items() if name not in usual}) or ''}"


def tables_of(key: str, seats: str) -> list[Table]:
    """Every variant that can be had with so many seats."""
    found = []
    for n in seats.split(","):
        for variant in VARIANTS[key]:
            if not variant.get("two_player_mode") or n == "2":
                found.append(Table(key, {**GAMES[key].choices.among_programs, "seats": int(n), **variant}))
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=VARIANTS)
    parser.add_argument("--seats", default="2", help="one number or several, separated by commas")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--iterations", type=int, default=0)
    parser.add_argument("--ridge", type=float, default=1e-4)
    parser.add_argument("--logistic", action="store_true", help="fit to who ended before whom, not to points")
    parser.add_argument("--prize", type=int, default=-1, help="matches of new weights against old; as many as were fitted")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--climb", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--executor", choices=KINDS, default=KINDS[0], help="where matches are played")
    parser.add_argument("--address", default="", help="of a Ray cluster; without one this machine")
    parser.add_argument("--start", default="", help="weights to begin with instead of those set, separated by commas")
    chosen = parser.parse_args()
    tables = tables_of(chosen.game, chosen.seats)
    values = [table.value() for table in tables]
    if not chosen.climb and not hasattr(values[0], "look"):
        parser.error(f"nothing can be fitted to {chosen.game}, whose value is no weighted sum; let it --climb")
    if not chosen.start and any(list(value.weights) != list(values[0].weights) for value in values):
        parser.error("these tables have weights of their own: tune them apart, or name a --start for all")
    old = [float(each) for each in chosen.start.split(",")] if chosen.start else list(values[0].weights)
    duel = Duel(executor(chosen.jobs, chosen.executor, chosen.address), tables, chosen.iterations)
    if chosen.climb:
        new = climb(duel, old, chosen.climb, chosen.games, random.Random(chosen.seed))
    else:
        notes, points, ranks = noted(duel, old, chosen.games, chosen.seed)
        new = fitted_to_ranks(notes, ranks, old, chosen.ridge) if chosen.logistic else fitted(notes, points, old, chosen.ridge)
    for table in tables:
        matches = chosen.games if chosen.prize < 0 else chosen.prize
        share = duel.won(table, new, old, matches) if matches else 0.5
        print(f"new against old, {table.told()}: {share:.3f} of {matches}", flush=True)


def noted(duel: Duel, weights: list[float], matches: int, seed: int) -> tuple[list[Any], list[list[int]], list[list[int]]]:
    """Positions of many matches at all tables in turn, each with the points and the ranks that its match ended with."""
    tasks = []
    for n in range(matches):
        table = duel.tables[n % len(duel.tables)]
        own = {"weights": [weights] * table.seats, "iterations": duel.iterations, "slips": seed * 1_000_000 + n}
        tasks.append({**table.data(), "n": n, "seed": seed * 1_000_000 + n, **own})
    notes: list[Any] = []
    results: list[list[int]] = []
    ranks: list[list[int]] = []
    for told in sorted(duel.where.run(play, tasks), key=lambda told: int(told["n"])):
        notes += told["notes"]
        results += [told["points"]] * len(told["notes"])
        ranks += [told["ranks"]] * len(told["notes"])
    return notes, results, ranks


def fitted_to_ranks(notes: list[Any], ranks: list[list[int]], old: list[float], ridge: float) -> list[float]:
    """The weights that say best who ends before whom, and how well they and the old ones do."""
    rows, targets = [], []
    for (_, features), places in zip(notes, ranks, strict=True):
        for i in range(len(places) if len(places) > 2 else 1):
            rows.append([a - b for a, b in zip(features[i], features[i - 1], strict=True)])
            targets.append(0.5 if places[i] == places[i - 1] else float(places[i] < places[i - 1]))
    weights = logistic(rows, targets, ridge)
    for name, each in (("old", old), ("new", weights)):
        logits = [max(-30.0, min(30.0, sum(w * f for w, f in zip(each, row, strict=True)))) for row in rows]
        loss = [math.log1p(math.exp(-each)) + (1 - t) * each for each, t in zip(logits, targets, strict=True)]
        right = [(each > 0) == (t > 0.5) for each, t in zip(logits, targets, strict=True)]
        print(f"{name}: loss {sum(loss) / len(loss):.4f}, right {sum(right) / len(right):.3f}")
    print(f"{len(rows)} positions; weights = ({', '.join(f'{w:.3f}' for w in weights)})", flush=True)
    return weights


def fitted(notes: list[Any], results: list[list[int]], old: list[float], ridge: float) -> list[float]:
    """The weights that explain the differences between neighbours best, and how well they and the old ones do."""
    rows, targets = [], []
    for (_, features), points in zip(notes, results, strict=True):
        for i in range(len(points) if len(points) > 2 else 1):
            rows.append([a - b for a, b in zip(features[i], features[i - 1], strict=True)])
            targets.append(float(points[i] - points[i - 1]))
    weights = solve(rows, targets, ridge)
    for name, each in (("old", old), ("new", weights)):
        error = [sum(w * f for w, f in zip(each, row, strict=True)) - t for row, t in zip(rows, targets, strict=True)]
        a, b = spread_of(notes, results, each)
        print(f"{name}: error {math.sqrt(sum(e * e for e in error) / len(error)):.2f}, spread² {a:.1f} + {b:.1f} left")
    print(f"{len(rows)} positions; weights = ({', '.join(f'{w:.3f}' for w in weights)})")
    return weights


if __name__ == "__main__":
    main()
