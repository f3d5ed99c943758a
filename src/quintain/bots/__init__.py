"""Those who choose by themselves: the registry, one line each, from a name to a maker that takes a seed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from quintain.bots.greedy import GreedyBot
from quintain.bots.random import RandomBot
from quintain.kernel.game import Bot

BOTS: dict[str, Callable[[int], Bot[Any]]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
}
