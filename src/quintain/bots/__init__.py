"""Those who choose by themselves: the registry, from a name to a maker that takes a seed; levels are names like others."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from quintain.bots.advice import advise
from quintain.bots.greedy import GreedyBot
from quintain.bots.honesty import NotAView
from quintain.bots.levels import LEVELS, Level
from quintain.bots.manner import Manner
from quintain.bots.random import RandomBot
from quintain.bots.search import Advice, Budget, SearchBot
from quintain.kernel.game import Bot

BOTS: dict[str, Callable[[int], Bot[Any]]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    **{level.name: level.bot for level in LEVELS},
}

__all__ = ["BOTS", "LEVELS", "Level", "Advice", "advise", "NotAView", "Budget", "Manner", "GreedyBot", "RandomBot", "SearchBot"]
