"""Our games beside those of others: random play from Python, on one core, in the same run.

`make bench-peers` runs it in a virtual environment of its own (`.peers`). Each subject gets its slices in turn,
so that a machine that slows down slows down for all; medians of CPU time are compared.
"""

from __future__ import annotations

import json
import os
import platform
import sys
import time
import warnings
from collections.abc import Callable
from importlib.metadata import version
from statistics import median

from rich import box
from rich.console import Console
from rich.table import Table

from quintain.cli.measures import decisions, made, picks
from quintain.games import GAMES
from quintain.kernel import COMPILED

ROUNDS = 7
SLICE = 0.25  # seconds of CPU time
PICK = picks()  # the same for all

Once = Callable[[], int]  # plays a whole match and says how many decisions it took


def open_spiel(name: str) -> Once:
    """OpenSpiel: rules in C++, driven from Python; chance nodes cost time and are no decisions."""
    import pyspiel

    game = pyspiel.load_game(name)

    def once() -> int:
        state, taken = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[PICK() % len(outcomes)][0])
                continue
            actions = state.legal_actions()
            state.apply_action(actions[PICK() % len(actions)])
            taken += 1
        return taken

    return once


def petting_zoo(name: str) -> Once:
    """PettingZoo: agents in turn, each given an observation with a mask of legal actions."""
    from importlib import import_module

    env = import_module(f"pettingzoo.classic.{name}").env()

    def once() -> int:
        env.reset(seed=PICK())
        taken = 0
        for _ in env.agent_iter():
            observation, _, ended, stopped, _ = env.last()
            if ended or stopped:
                env.step(None)
                continue
            actions = observation["action_mask"].nonzero()[0]
            env.step(int(actions[PICK() % len(actions)]))
            taken += 1
        return taken

    return once


def rl_card(name: str) -> Once:
    """RLCard: a step gives the next state with its legal actions."""
    import rlcard

    env = rlcard.make(name, config={"seed": 1})

    def once() -> int:
        state, _ = env.reset()
        taken = 0
        while not env.is_over():
            actions = list(state["legal_actions"])
            state, _ = env.step(actions[PICK() % len(actions)])
            taken += 1
        return taken

    return once


PEERS: list[tuple[str, str, Callable[[str], Once]]] = [
    ("OpenSpiel", "connect_four", open_spiel),
    ("OpenSpiel", "gin_rummy", open_spiel),
    ("OpenSpiel", "hearts", open_spiel),
    ("PettingZoo", "connect_four_v3", petting_zoo),
    ("PettingZoo", "leduc_holdem_v4", petting_zoo),
    ("PettingZoo", "texas_holdem_v4", petting_zoo),
    ("RLCard", "gin-rummy", rl_card),
    ("RLCard", "uno", rl_card),
    ("RLCard", "limit-holdem", rl_card),
]


def sliced(once: Once) -> tuple[float, float]:
    """Decisions and matches a second in one slice."""
    taken = matches = 0
    began = time.process_time()
    while (spent := time.process_time() - began) < SLICE:
        taken += once()
        matches += 1
    return taken / spent, matches / spent


def raced(subjects: dict[str, Once]) -> dict[str, tuple[float, float]]:
    """The medians of all rounds, in each of which every subject has its slice."""
    found: dict[str, list[tuple[float, float]]] = {name: [] for name in subjects}
    for once in subjects.values():
        once()
    for _ in range(ROUNDS):
        for name, once in subjects.items():
            found[name].append(sliced(once))
    return {name: (median(d for d, _ in each), median(m for _, m in each)) for name, each in found.items()}


def our_name(game: str) -> str:
    """A game of ours at its fullest table."""
    return f"{game} ({GAMES[game].choices.highest})"


def subjects() -> dict[str, Once]:
    """Our games, and those of others."""
    ours = {our_name(key): decisions(made(key, {"seats": int(cls.choices.highest)})) for key, cls in GAMES.items()}
    return ours | {f"{library} {name}": make(name) for library, name, make in PEERS}


def on_one_core() -> None:
    warnings.simplefilter("ignore")  # of the others' dependencies
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def main() -> None:
    on_one_core()
    found = raced(subjects())
    ours = [our_name(key) for key in GAMES]
    if "--json" in sys.argv[1:]:
        told = {name: {"decisions": round(d), "matches": round(m, 1)} for name, (d, m) in found.items()}
        print(json.dumps({"compiled": COMPILED, "python": platform.python_version(), "rates": told}, indent=1))
        return
    table = Table("random play from Python", "decisions/s", "matches/s", *(f"{name} ÷" for name in ours), box=box.SIMPLE_HEAD)
    for column in table.columns[1:]:
        column.justify = "right"
    for name, (rate, matches) in found.items():
        table.add_row(name, f"{rate:,.0f}", f"{matches:,.1f}", *(f"{found[own][0] / rate:,.1f}" for own in ours))
    form = "compiled" if COMPILED else "INTERPRETED: run make compile first"
    versions = ", ".join(f"{name} {version(name)}" for name in ("open_spiel", "pettingzoo", "rlcard"))
    console = Console(highlight=False)
    console.print(f"quintain {form}; {versions}; Python {platform.python_version()}; one core, CPU time")
    console.print(table)


if __name__ == "__main__":
    main()
