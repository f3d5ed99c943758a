"""Whom the laws are asked of: every registered game, and the toy beside them."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from hypothesis.strategies import SearchStrategy

from quintain.games import GAMES
from quintain.kernel.game import AnyGame
from quintain.kernel.options import choose
from quintain.kernel.rng import Rng
from tests.clauses import clauses_of

Alter = Callable[[AnyGame, Any, int, Rng], None]  # (game, state, viewer, chance): changes what the viewer cannot know


@dataclass
class Subject:
    """A game with what the laws must know of it beyond the contract."""

    name: str
    kind: type[AnyGame]
    clauses: frozenset[str]  # every id of its rules
    alter: Alter | None = None  # law 8
    texts: dict[str, SearchStrategy[Any]] = field(default_factory=dict)  # values of options that are texts or data

    def __repr__(self) -> str:
        return self.name

    def _repr_pretty_(self, printer: Any, cycle: bool) -> None:
        """Hypothesis shows a broken walk with the name only."""
        printer.text(self.name)

    def game(self, chosen: dict[str, Any]) -> AnyGame:
        return self.kind(choose(self.kind.choices, chosen))


def subject_of(key: str) -> Subject:
    """A registered game with the hooks of its `tests/games/<game>/secrets.py`."""
    try:
        hooks = importlib.import_module(f"tests.games.{key}.secrets")
    except ModuleNotFoundError as error:
        if error.name not in {f"tests.games.{key}", f"tests.games.{key}.secrets"}:
            raise
        return Subject(key, GAMES[key], clauses_of(key))
    return Subject(key, GAMES[key], clauses_of(key), hooks.alter, getattr(hooks, "TEXTS", {}))


def named(name: str) -> Subject:
    """A subject by its name: a registered game, the toy, or the toy with a fault (`toy:gossip`)."""
    if name.startswith("toy"):
        from tests.laws.faulty import toy

        return toy(name.partition(":")[2])
    return subject_of(name)
