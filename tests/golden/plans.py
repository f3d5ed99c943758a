"""Which matches are kept as texts: `tests/golden/<game>/plans.toml`, one table per playthrough or count."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parent


@dataclass
class Play:
    """A whole match, played at random from a seed."""

    game: str
    name: str
    options: dict[str, Any]
    seed: int = 1

    @property
    def file(self) -> Path:
        return FOLDER / self.game / f"{self.name}.txt"


@dataclass
class Count:
    """From a start, how many positions and moves there are to a depth."""

    game: str
    name: str
    options: dict[str, Any]
    seed: int = 1
    skip: int = 0  # choices made at random before the start
    depth: int = 2


@dataclass
class Plans:
    """All that is kept of one game."""

    plays: list[Play] = field(default_factory=list)
    counts: list[Count] = field(default_factory=list)


def plans_of(game: str) -> Plans:
    """The plans of a game; none, if it has no file yet."""
    file = FOLDER / game / "plans.toml"
    if not file.exists():
        return Plans()
    found = tomllib.loads(file.read_text(encoding="utf-8"))
    return Plans([Play(game, **each) for each in found.get("play", [])], [Count(game, **each) for each in found.get("count", [])])
