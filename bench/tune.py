"""Fits the weights of a value function to finished matches: `python bench/tune.py majesty --seats 2,3,4 --games 400`.

Matches are played by a quick search that slips now and then, so that odd positions are among them. After every choice the
features of every seat are noted; when the match is over, the differences between seats are compared with the differences in
points. Least squares gives the weights, what remains unexplained gives the spread by the part of the match that is left.
Then bots with the old and the new weights play against each other.

With `--climb 200` the weights are not fitted but changed at random, so many times, and a change is kept when bots that follow it
beat those that do not, at all the numbers of seats together: slower, but it asks for wins and not for true forecasts. A change
that does not look well after a part of its matches is given up early. With `--iterations 24` those who play are not greedy but
search, in this as in the fit.
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
from quintain.games import GAMES, new_game
from quintain.kernel.events import Log
from quintain.kernel.game import AnyGame, Bot

SLIPS = 0.15  # of all choices are made at random
PARTS = 6  # in which the matches of a change are played
LEAST = 0.01  # by how much a change must be ahead near the end to go on
CLEARLY = 1.7  # deviations from a half that count as a win
VARIANTS: dict[str, list[dict[str, Any]]] = {
    "academy": [{}, {"two_player_mode": "lancelot"}],
    "majesty": [{}, {}, {"sides": "B"}, {"sides": "random"}],
    "mastery": [{}],
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


def player(game: AnyGame, weights: list[float], iterations: int, seed: int) -> Bot[Any]:
    """One who follows these weights: in search with so many iterations, else greedily."""
    bot: Any = SearchBot(seed, Budget(iterations)) if iterations else GreedyBot(seed)
    bot.game, bot.value = game, value_of(game)
    bot.value.weights = vec[float](weights)
    return bot


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


def compare(game: AnyGame, weights: list[float], old: list[float], iterations: int, games: int, first: int = 10_000_000) -> float:
    """Wins of new weights against old ones, in matches of two kinds of bots in alternating seats."""
    won = 0.0
    for n in range(games):
        bots = [
            player(game, weights if (seat + n) % 2 == 0 else old, iterations, 2 * n + seat) for seat in range(int(game.seats))
        ]
        points = play(game, bots, first + n // 2, None, [])
        best = [seat for seat in range(len(points)) if points[seat] == max(points)]
        won += sum((seat + n) % 2 == 0 for seat in best) / len(best)
    return won / games


def wins_clearly(
    games: list[AnyGame], changed: list[float], weights: list[float], iterations: int, matches: int, first: int
) -> float:
    """The share of wins of changed weights, if it stays above a half from part to part and is clear in the end; else 0."""
    each = max(2, matches // (PARTS * len(games)) // 2 * 2)  # an even number, so that both kinds have every seat
    won = 0.0
    for part in range(PARTS):
        won += sum(compare(game, changed, weights, iterations, each, first + part * each) for game in games) / len(games)
        if won / (part + 1) < 0.5 + LEAST * part / PARTS:
            return 0.0
    share = won / PARTS
    return share if share > 0.5 + CLEARLY * 0.5 / math.sqrt(each * PARTS * len(games)) else 0.0


def climb(
    games: list[AnyGame], weights: list[float], tries: int, iterations: int, matches: int, chance: random.Random
) -> list[float]:
    """Keep what wins."""
    kept = 0
    for n in range(tries):
        often = chance.choice((0.1, 0.2, 0.4))
        changed = [w * (1 + chance.gauss(0, 0.4)) + chance.gauss(0, 0.05) if chance.random() < often else w for w in weights]
        if changed == weights:
            continue
        won = wins_clearly(games, changed, weights, iterations, matches, 20_000_000 + n * 10_000)
        if won:
            weights = changed
            kept += 1
            print(f"try {n}, kept {kept}, won {won:.3f}: ({', '.join(f'{w:.3f}' for w in weights)})", flush=True)
    return weights


def made(key: str, seats: str) -> list[tuple[str, AnyGame]]:
    """Every variant that can be had with so many seats, with a name for people."""
    found = []
    for n in seats.split(","):
        for variant in VARIANTS[key]:
            if not variant.get("two_player_mode") or n == "2":
                options = {**GAMES[key].choices.among_programs, "seats": int(n), **variant}
                found.append((f"{n} seats {variant or ''}", new_game(key, options)))
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=VARIANTS)
    parser.add_argument("--seats", default="2", help="one number or several, separated by commas")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--iterations", type=int, default=0)
    parser.add_argument("--ridge", type=float, default=1e-4)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--climb", type=int, default=0)
    parser.add_argument("--start", default="", help="weights to begin with instead of those set, separated by commas")
    chosen = parser.parse_args()
    chance = random.Random(chosen.seed)
    notes: list[Any] = []
    results: list[list[int]] = []
    tables = made(chosen.game, chosen.seats)
    games = [game for _, game in tables]
    values: list[Any] = [value_of(game) for game in games]
    if not chosen.climb and not hasattr(values[0], "look"):
        parser.error(f"nothing can be fitted to {chosen.game}, whose value is no weighted sum; let it --climb")
    if not chosen.start and any(list(value.weights) != list(values[0].weights) for value in values):
        parser.error("these tables have weights of their own: tune them apart, or name a --start for all")
    old = [float(each) for each in chosen.start.split(",")] if chosen.start else list(values[0].weights)
    if chosen.climb:
        new = climb(games, old, chosen.climb, chosen.iterations, chosen.games, chance)
    else:
        for n in range(chosen.games):
            game = games[n % len(games)]
            bots = [player(game, old, chosen.iterations, 100 * n + seat) for seat in range(int(game.seats))]
            points = play(game, bots, chosen.seed * 1_000_000 + n, chance, notes)
            results += [points] * (len(notes) - len(results))
        new = fitted(notes, results, old, chosen.ridge)
    for name, game in tables:
        print(f"new against old, {name}: {compare(game, new, old, chosen.iterations, 400):.3f}", flush=True)


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
