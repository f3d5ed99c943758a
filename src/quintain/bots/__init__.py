"""Those who choose by themselves: the registry, from a name to a maker that takes a seed; levels are names like others."""

from __future__ import annotations

from quintain.bots.advice import advise
from quintain.bots.greedy import GreedyBot
from quintain.bots.honesty import NotAView
from quintain.bots.levels import LEVELS, Level
from quintain.bots.parameters import Parameters
from quintain.bots.random import RandomBot
from quintain.bots.registry import BOTS, THINKERS, NoBot, NoBudget, described, named
from quintain.bots.search import Advice, Budget, SearchBot
from quintain.bots.seeding import bot_seed

__all__ = [
    "BOTS",
    "LEVELS",
    "THINKERS",
    "Level",
    "named",
    "described",
    "bot_seed",
    "NoBot",
    "NoBudget",
    "Advice",
    "advise",
    "NotAView",
    "Budget",
    "Parameters",
    "GreedyBot",
    "RandomBot",
    "SearchBot",
]
