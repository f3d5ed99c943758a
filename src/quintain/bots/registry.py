"""From a name to a maker of bots that takes a seed: the registered names, and `search` or a level with a budget of one's own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, final

from quintain.bots.greedy import GreedyBot
from quintain.bots.levels import GREEDY, LEVELS, SEARCH, Level
from quintain.bots.random import RandomBot
from quintain.bots.search.bot import SearchBot, parameters_of
from quintain.bots.values import value_of
from quintain.kernel.game import AnyGame, Bot

BOTS: Final[dict[str, Callable[[int], Bot[Any]]]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    **{level.name: level.bot for level in LEVELS},
}
THINKERS: Final[tuple[str, ...]] = (SEARCH, *[level.name for level in LEVELS if level.kind == SEARCH])  # may be given a budget
DIGITS: Final = 7  # of a budget: nobody waits longer
MILLISECONDS: Final = "ms"


@final
class NoBot(ValueError):
    """Nobody has this name."""


@final
class NoBudget(ValueError):
    """The name is known, but what follows the colon is no budget, or none that this bot could use; or one is missing."""


def named(spec: str) -> Callable[[int], Bot[Any]]:
    """Who is meant by `king`, `search:400` (imagined matches), `king:200ms` (milliseconds); NoBot or NoBudget if nobody is."""
    name, colon, budget = spec.partition(":")
    if name not in BOTS and name != SEARCH:
        raise NoBot(spec)
    if not colon and name != SEARCH:
        return BOTS[name]
    number = budget.removesuffix(MILLISECONDS)
    fits = number.isascii() and number.isdecimal() and number[0] != "0" and len(number) <= DIGITS
    if name not in THINKERS or not fits:
        raise NoBudget(spec)
    level = next((level for level in LEVELS if level.name == name), Level(SEARCH, SEARCH))
    if budget.endswith(MILLISECONDS):
        return level.within(0, int(number)).bot
    return level.within(int(number), 0).bot


def described(spec: str, game: AnyGame) -> str:
    """What a name stands for today in this game, in a word that changes with it: results of another king do not mix with this
    one's."""
    bot = named(spec)(0)
    if isinstance(bot, SearchBot):
        return f"{SEARCH} {bot.budget.limit(parameters_of(value_of(game)))} {bot.budget.milliseconds}{MILLISECONDS}"
    return f"{GREEDY} {bot.slips}" if isinstance(bot, GreedyBot) else spec
