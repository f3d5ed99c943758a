"""Holds the games to their speed budgets: exit code 1 and a line for each that is missed."""

from __future__ import annotations

import tomllib
from pathlib import Path

from bench.peers import on_one_core, our_name, raced, subjects
from quintain.cli.measures import interpreted
from quintain.games import GAMES

BUDGETS = Path(__file__).parent / "budgets.toml"
GAIN = "gain"
SECONDS = 1.0  # of CPU time for the interpreted form


def reached(game: str, found: dict[str, tuple[float, float]]) -> dict[str, float]:
    """What a game reaches, by the names of its budgets."""
    ours = found[our_name(game)][0]
    ratios = {name: ours / theirs for name, (theirs, _) in found.items()}
    slow = interpreted(game, {"seats": int(GAMES[game].choices.highest)}, SECONDS)
    return {**ratios, GAIN: ours / slow["decisions"]}


def main() -> int:
    on_one_core()
    found = raced(subjects())
    missed = 0
    for game, budgets in tomllib.loads(BUDGETS.read_text(encoding="utf-8")).items():
        numbers = reached(game, found)
        for name, wanted in budgets.items():
            missed += numbers[name] < wanted
            print(f"{game}, {name}: {numbers[name]:.1f}, budget {wanted}{'' if numbers[name] >= wanted else '  MISSED'}")
    return 1 if missed else 0


if __name__ == "__main__":
    raise SystemExit(main())
