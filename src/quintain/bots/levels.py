"""How strong a bot is, by name: the same five names in every game. A level is a bot and a budget, nothing else."""

from __future__ import annotations

from typing import Any, Final, final

from quintain.bots.greedy import GreedyBot
from quintain.bots.search.bot import SearchBot
from quintain.bots.search.budget import Budget
from quintain.kernel.game import Bot

GREEDY: Final = "greedy"
SEARCH: Final = "search"


@final
class Level:
    """A name, the kind of bot, how often it slips (of a hundred choices) and how long it may think about one.

    Scaled, imagined matches count as the game tells, so that a level is as strong in a game where each tells less.
    """

    def __init__(
        self, name: str, kind: str, slips: int = 0, iterations: int = 0, milliseconds: int = 0, scaled: bool = True
    ) -> None:
        self.name: Final[str] = name
        self.kind: Final[str] = kind
        self.slips: Final[int] = slips
        self.iterations: Final[int] = iterations
        self.milliseconds: Final[int] = milliseconds
        self.scaled: Final[bool] = scaled

    def bot(self, seed: int) -> Bot[Any]:
        if self.kind == GREEDY:
            return GreedyBot(seed, self.slips)
        return SearchBot(seed, Budget(self.iterations, self.milliseconds, scaled=self.scaled))

    def within(self, iterations: int, milliseconds: int) -> Level:
        """The same with another budget instead of its own, taken as it is in every game."""
        return Level(self.name, self.kind, self.slips, iterations, milliseconds, scaled=False)


LEVELS: Final[tuple[Level, ...]] = (
    Level("page", GREEDY, slips=65),
    Level("squire", GREEDY, slips=25),
    Level("knight", SEARCH, iterations=4, milliseconds=500),
    Level("lord", SEARCH, iterations=28, milliseconds=1000),
    Level("king", SEARCH, iterations=100_000, milliseconds=2000),
)
