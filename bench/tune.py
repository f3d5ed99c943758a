"""Fits the weights of a value function to finished matches: `python bench/tune.py majesty --seats 2 --games 400`.

Matches are played by a quick search that slips now and then, so that odd positions are among them. After every choice the
features of every seat are noted; when the match is over, the differences between seats are compared with the differences in
points. Least squares gives the weights, what remains unexplained gives the spread by the part of the match that is left.
Then greedy bots with the old and the new weights play against each other.

With `--climb 200` the weights are not fitted but changed at random, so many times, and a change is kept when greedy bots that
follow it beat those that do not: slower, but it asks for wins and not for true forecasts.
"""

from __future__ import annotations

import argparse
import math
import random
from typing import Any

from librt.vecs import vec

from quintain.bots.greedy import GreedyBot
from quintain.bots.search import Budget, SearchBot
from quintain.bots.values import value_of
from quintain.games import new_game
from quintain.kernel.events import Log
from quintain.kernel.game import AnyGame, Bot

SLIPS = 0.15  # of all choices are made at random
VARIANTS: dict[str, list[dict[str, Any]]] = {
    "academy": [{}],
    "majesty": [{}, {}, {"sides": "B"}, {"sides": "random"}],
}


def play(game: AnyGame, bots: list[Bot[Any]], seed: int, chance: random.Random | None, notes: list[Any]) -> list[int]:
    """One match; with `chance`, choices slip and positions are noted."""
    value = value_of(game)
    state = game.start(seed)
    log = Log()
    while len(game.pending(state)):
        seat = int(game.pending(state)[0])
        actions = list(game.legal(state, seat))
        if chance is not None and chance.random() < SLIPS:
            action = chance.choice(actions)
        else:
            action = int(bots[seat].choose(game, game.view(state, seat), seat))
        game.apply(state, seat, action, log)
        if chance is not None and value is not None and chance.random() < 0.3 and len(game.pending(state)):
            notes.append((value.left(state), [list(value.look(state, seat)) for seat in range(int(game.seats))]))
    return [int(points) for points in game.outcome(state).points]


def player(seed: int, iterations: int) -> Bot[Any]:
    return SearchBot(seed, Budget(iterations)) if iterations else GreedyBot(seed)


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


def compare(game: AnyGame, weights: list[float], old: list[float], games: int, first: int = 10_000_000) -> float:
    """Wins of greedy bots with new weights against old ones, in matches of two kinds of bots in alternating seats."""
    won = 0.0
    for n in range(games):
        bots: list[Any] = []
        for seat in range(int(game.seats)):
            bot: GreedyBot[Any] = GreedyBot(2 * n + seat)
            bot.game, bot.value = game, value_of(game)
            bot.value.weights = vec[float](weights if (seat + n) % 2 == 0 else old)  # type: ignore[union-attr]
            bots.append(bot)
        points = play(game, bots, first + n // 2, None, [])
        best = [seat for seat in range(len(points)) if points[seat] == max(points)]
        won += sum((seat + n) % 2 == 0 for seat in best) / len(best)
    return won / games


def climb(games: list[AnyGame], weights: list[float], tries: int, matches: int, chance: random.Random) -> list[float]:
    """Keep what wins: a change must win clearly, and then once more."""
    kept = 0
    for n in range(tries):
        changed = [w * (1 + chance.gauss(0, 0.35)) + chance.gauss(0, 0.05) if chance.random() < 0.35 else w for w in weights]
        won = 0.0
        for turn in range(2):
            first = 20_000_000 + n * 10_000 + turn * 5_000
            won = sum(compare(game, changed, weights, matches // len(games), first) for game in games) / len(games)
            if won < 0.5 + 0.5 / math.sqrt(matches):
                break
        else:
            weights = changed
            kept += 1
            print(f"try {n}, kept {kept}, won {won:.3f}: ({', '.join(f'{w:.3f}' for w in weights)})", flush=True)
    return weights


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--iterations", type=int, default=0)
    parser.add_argument("--ridge", type=float, default=1e-4)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--climb", type=int, default=0)
    parser.add_argument("--start", default="", help="weights to climb from, separated by commas")
    chosen = parser.parse_args()
    chance = random.Random(chosen.seed)
    notes: list[Any] = []
    results: list[list[int]] = []
    games = [new_game(chosen.game, {"seats": chosen.seats, **variant}) for variant in VARIANTS[chosen.game]]
    if chosen.climb:
        old = [float(each) for each in chosen.start.split(",")] if chosen.start else list(value_of(games[0]).weights)  # type: ignore[union-attr]
        new = climb(games, old, chosen.climb, chosen.games, chance)
        for game, variant in zip(games, VARIANTS[chosen.game], strict=True):
            print(f"new against old, greedy, {variant}: {compare(game, new, old, 400):.3f}")
        return
    for n in range(chosen.games):
        game = games[n % len(games)]
        bots: list[Any] = [player(100 * n + seat, chosen.iterations) for seat in range(chosen.seats)]
        points = play(game, bots, chosen.seed * 1_000_000 + n, chance, notes)
        results += [points] * (len(notes) - len(results))
    rows = [
        [a - b for a, b in zip(features[i], features[i - 1], strict=True)]
        for _, features in notes
        for i in range(min(chosen.seats, 2) if chosen.seats > 2 else 1)
    ]
    targets = [
        float(points[i] - points[i - 1]) for points in results for i in range(min(chosen.seats, 2) if chosen.seats > 2 else 1)
    ]
    weights = solve(rows, targets, chosen.ridge)
    old = list(value_of(games[0]).weights)  # type: ignore[union-attr]
    for name, each in (("old", old), ("new", weights)):
        error = [sum(w * f for w, f in zip(each, row, strict=True)) - t for row, t in zip(rows, targets, strict=True)]
        a, b = spread_of(notes, results, each)
        print(f"{name}: error {math.sqrt(sum(e * e for e in error) / len(error)):.2f}, spread² {a:.1f} + {b:.1f} left")
    print(f"{len(rows)} positions; weights = ({', '.join(f'{w:.3f}' for w in weights)})")
    for game, variant in list(zip(games, VARIANTS[chosen.game], strict=True))[1:]:
        print(f"new against old, greedy, {variant}: {compare(game, weights, old, 400):.3f}")


if __name__ == "__main__":
    main()
