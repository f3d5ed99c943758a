"""A word of advice: what a strong bot would choose here, and what it thinks of the choices."""

from __future__ import annotations

from typing import Any, Final

from quintain.bots.search.bot import Advice, SearchBot
from quintain.bots.search.budget import Budget
from quintain.kernel.game import AnyGame
from quintain.kernel.types import Seat

BEST: Final = 3
MILLISECONDS: Final = 700


def advise(
    game: AnyGame, view: Any, seat: Seat, best: int = BEST, seed: int = 0, iterations: int = 0, milliseconds: int = MILLISECONDS
) -> list[Advice]:
    """The best choices of a seat, best first, each with its worth, 0 .. 1: the chance to end before an opponent."""
    bot: SearchBot[Any] = SearchBot(seed, Budget(iterations, 0 if iterations else milliseconds))
    return bot.advise(game, view, seat)[:best]
