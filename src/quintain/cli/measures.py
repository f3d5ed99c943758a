"""How fast the rules are: CPU time, medians of several short slices.

Run as `python -m quintain.cli.measures GAME OPTIONS SECONDS`, it prints the speed of this form as JSON.
"""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
import time
import tracemalloc
from collections.abc import Callable
from functools import partial
from itertools import cycle
from pathlib import Path
from statistics import median
from typing import Any, Final

import quintain
from quintain.bots import Budget, Parameters, SearchBot
from quintain.bots.parameters import TO_THE_END
from quintain.games import GAMES
from quintain.kernel import COMPILED
from quintain.kernel.events import Log
from quintain.kernel.game import AnyGame
from quintain.kernel.options import choose
from quintain.kernel.playout import playouts
from quintain.kernel.rng import Rng
from quintain.kernel.types import Json

SLICES: Final = 5
SLICE: Final = 2_000_000  # nanoseconds
POSITIONS: Final = 24  # from the beginning, the middle and the end of matches
SEARCH: Final = 100 if COMPILED else 2  # iterations of a search
CLONES: Final = 200  # kept at once to weigh a state


def rate(once: Callable[[], int], seconds: float) -> float:
    """How many a second of CPU time: `once` does some work and says how much; the median of several slices."""
    once()
    found = []
    for _ in range(SLICES):
        done, began = 0, time.process_time()
        while (taken := time.process_time() - began) < seconds / SLICES:
            done += once()
        found.append(done / taken)
    return median(found)


def made(key: str, chosen: dict[str, Json]) -> AnyGame:
    kind = GAMES[key].choices
    return GAMES[key](choose(kind, {**kind.among_programs, **chosen}))


def positions(game: AnyGame) -> list[Any]:
    """Positions spread over random matches, none of them over."""
    rng, log = Rng.seeded(7), Log()
    found: list[Any] = []
    for seed in range(3):
        state, path = game.start(seed), []
        while len(seats := game.pending(state)):
            path.append(state.clone())
            seat = seats[0]
            actions = game.legal(state, seat)
            game.apply(state, seat, actions[rng.below(len(actions))], log)
        step = max(1, len(path) * 3 // POSITIONS)
        found += path[::step]
    return found[:POSITIONS]


def picks() -> Callable[[], int]:
    """Large numbers made beforehand, the next at each call: choosing should cost little beside what is measured."""
    rng = random.Random(1)
    return cycle([rng.randrange(1 << 30) for _ in range(100_003)]).__next__


def decisions(game: AnyGame) -> Callable[[], int]:
    """A whole random match through the public interface, from interpreted Python."""
    start, pending, apply, log, pick = game.start, game.pending, game.apply, Log(), picks()
    legal: Callable[..., Any] = game.legal  # to mypy the length of a vec is an i64; here it is an int

    def once() -> int:
        state, taken = start(pick()), 0
        while seats := pending(state):
            seat = seats[0]
            actions = legal(state, seat)
            apply(state, seat, actions[pick() % len(actions)], log)
            taken += 1
        return taken

    return once


def whole(game: AnyGame, matches: int) -> Callable[[], int]:
    """Whole random matches inside compiled code."""
    seed = 0

    def once() -> int:
        nonlocal seed
        seed += matches
        playouts(game, matches, seed)
        return matches

    return once


def over(states: list[Any], act: Callable[[Any], object]) -> Callable[[], int]:
    """The same thing done to every position."""

    def once() -> int:
        for state in states:
            act(state)
        return len(states)

    return once


def iterations(game: AnyGame, states: list[Any], parameters: Parameters | None) -> Callable[[], int]:
    """A search from each position in turn: imagine, descend, play on or ask, back up."""
    asked = [(state, int(game.pending(state)[0])) for state in states]
    turns = cycle([(game.view(state, seat), seat) for state, seat in asked if len(game.legal(state, seat)) > 1])

    def once() -> int:
        view, seat = next(turns)
        bot: SearchBot[Any] = SearchBot(1, Budget(SEARCH, parameters=parameters))
        bot.choose(game, view, seat)
        return int(bot.spent)

    return once


def pictures(game: AnyGame, views: list[Any]) -> float:
    """Microseconds of a picture, the median over views."""
    return median([span(partial(game.picture, view)) for view in views])


def previews(game: AnyGame, views: list[Any]) -> float:
    """Microseconds of the facts of one action, all of a decision made together, the median over decisions."""
    found = []
    for view in views:
        seat = int(view.viewer)
        actions = game.decision(view, seat).actions
        found.append(span(partial(game.previews, view, seat, actions)) / len(actions))
    return median(found)


def span(act: Callable[[], object]) -> float:
    """Microseconds of CPU time, the median of several slices."""
    act()
    found = []
    for _ in range(SLICES):
        done, began = 0, time.process_time_ns()
        while (taken := time.process_time_ns() - began) < SLICE:
            act()
            done += 1
        found.append(taken / done / 1000)
    return median(found)


def weight(states: list[Any]) -> int:
    """Bytes per state: the growth of memory when many clones are kept."""
    kept = []
    tracemalloc.start()
    before, _ = tracemalloc.get_traced_memory()
    for n in range(CLONES):
        kept.append(states[n % len(states)].clone())
    after, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return (after - before) // len(kept)


def speed(game: AnyGame, seconds: float) -> dict[str, float]:
    """Decisions through the public interface and whole matches, a second."""
    matches = 20 if COMPILED else 1
    return {"decisions": rate(decisions(game), seconds), "playouts": rate(whole(game, matches), seconds)}


def measured(key: str, chosen: dict[str, Json], seconds: float) -> dict[str, float]:
    """Everything that is measured of one game under given options in this form."""
    game = made(key, chosen)
    states = positions(game)
    views = [game.view(state, game.pending(state)[0]) for state in states]
    rng = Rng.seeded(3)
    found = speed(game, seconds)
    found["clones"] = rate(over(states, lambda state: state.clone()), seconds)
    found["views"] = rate(over(states, lambda state: game.view(state, 0)), seconds)
    found["determinisations"] = rate(over(views, lambda view: game.determinise(view, rng)), seconds)
    found["random_iterations"] = rate(
        iterations(game, states, Parameters(prior_weight=0.0, playout_choices=TO_THE_END, guided=False)), seconds
    )
    found["iterations"] = rate(iterations(game, states, None), seconds)
    found["picture"] = pictures(game, views)
    found["facts"] = previews(game, views)
    found["bytes"] = weight(states)
    return found


def interpreted(key: str, chosen: dict[str, Json], seconds: float) -> dict[str, float]:
    """The speed of the interpreted form, measured in a process of its own."""
    command = [sys.executable, "-m", "quintain.cli.measures", key, json.dumps(chosen), str(seconds)]
    here = str(Path(quintain.__file__).parent.parent)
    environment = {**os.environ, "QUINTAIN_INTERPRETED": "1", "PYTHONPATH": here}
    child = subprocess.run(command, capture_output=True, text=True, env=environment, check=True)
    found: dict[str, float] = json.loads(child.stdout)
    return found


def main() -> None:
    key, chosen, seconds = sys.argv[1:]
    json.dump(speed(made(key, json.loads(chosen)), float(seconds)), sys.stdout)


if __name__ == "__main__":
    main()
