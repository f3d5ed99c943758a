"""Holds the games to their speed budgets: exit code 1 and a line for each that is missed."""

from __future__ import annotations

import tomllib
from pathlib import Path

from bench.peers import on_one_core, our_name, raced, subjects
from quintain.cli.measures import interpreted, made, pictures, positions, previews
from quintain.games import GAMES

BUDGETS = Path(__file__).parent / "budgets.toml"
GAIN = "gain"
SPANS = ("picture", "facts")  # microseconds, which must not be more; the others are ratios, which must not be less
SECONDS = 1.0  # of CPU time for the interpreted form


def ratios(game: str, found: dict[str, tuple[float, float]]) -> dict[str, float]:
    """What a game reaches against others and against its own interpreted form, by the names of its budgets."""
    ours = found[our_name(game)][0]
    slow = interpreted(game, {"seats": int(GAMES[game].choices.highest)}, SECONDS)
    return {**{name: ours / theirs for name, (theirs, _) in found.items()}, GAIN: ours / slow["decisions"]}


def spans(game: str) -> dict[str, float]:
    """What a picture takes, and the facts of one action, with all seats taken."""
    rules = made(game, {"seats": int(GAMES[game].choices.highest)})
    states = positions(rules)
    views = [rules.view(state, rules.pending(state)[0]) for state in states]
    return {"picture": pictures(rules, views), "facts": previews(rules, views)}


def holds(name: str, number: float, budget: float) -> bool:
    return number <= budget if name in SPANS else number >= budget


def main() -> int:
    on_one_core()
    found = raced(subjects())
    missed = 0
    for game, budgets in tomllib.loads(BUDGETS.read_text(encoding="utf-8")).items():
        numbers = spans(game)
        if budgets.keys() - set(SPANS):
            numbers |= ratios(game, found)
        for name, budget in budgets.items():
            kept = holds(name, numbers[name], budget)
            missed += not kept
            print(f"{game}, {name}: {numbers[name]:.1f}, budget {budget}{'' if kept else '  MISSED'}")
    return 1 if missed else 0


if __name__ == "__main__":
    raise SystemExit(main())
