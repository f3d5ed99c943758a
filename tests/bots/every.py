"""Every game in every variant, and bots with a budget small enough for tests."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from quintain.bots import LEVELS, Budget, GreedyBot, RandomBot, SearchBot
from quintain.games import GAMES, new_game
from quintain.kernel import COMPILED
from quintain.kernel.errors import OptionError
from quintain.kernel.events import Log
from quintain.kernel.game import AnyGame, Bot
from quintain.kernel.options import CHOICE, FLAG, NUMBER, Option
from quintain.kernel.types import Json

TEXTS: dict[tuple[str, str], list[str]] = {("majesty", "sides"): ["B", "random"]}  # values to try for free texts
FEW = 6  # iterations


def values(key: str, option: Option) -> list[Json]:
    if option.kind == FLAG:
        return [not option.default]
    if option.kind == CHOICE:
        return [value for value in option.choices if value != option.default]
    if option.kind == NUMBER:
        return [option.low + 1] if option.default != option.low + 1 else [option.low]
    return list(TEXTS.get((key, option.name), []))


def variants() -> Iterator[tuple[str, dict[str, Json]]]:
    """Every number of seats, and every option with each of its other values."""
    for key, kind in GAMES.items():
        for seats in range(kind.choices.lowest, kind.choices.highest + 1):
            yield key, {**kind.choices.among_programs, "seats": seats}
        for option in kind.choices.schema:
            for value in values(key, option):
                for seats in (kind.choices.lowest, kind.choices.highest):
                    chosen = {**kind.choices.among_programs, "seats": seats, option.name: value}
                    try:
                        new_game(key, chosen)
                    except OptionError:
                        continue
                    yield key, chosen
                    if not COMPILED:
                        break


def name(variant: tuple[str, dict[str, Json]]) -> str:
    return " ".join([variant[0], *(f"{option}={value}" for option, value in variant[1].items())])


def quick(level: str, seed: int) -> Bot[Any]:
    """The bot of a level, or a plain one, with no time to think."""
    found = next((each for each in LEVELS if each.name == level), None)
    if found is None:
        return RandomBot(seed) if level == "random" else GreedyBot(seed)
    return SearchBot(seed, Budget(FEW)) if found.iterations else GreedyBot(seed, found.slips, FEW)


def advance(game: AnyGame, seed: int, decisions: int) -> Any:
    """A state some random choices after the set-up, or earlier if it ends."""
    state, log = game.start(seed), Log()
    bot: RandomBot[Any] = RandomBot(seed)
    for _ in range(decisions):
        seats = game.pending(state)
        if not len(seats):
            break
        before = state.clone()
        seat = int(seats[seed % len(seats)])
        game.apply(state, seat, bot.choose(game, game.view(state, seat), seat), log)
        if not len(game.pending(state)):
            return before
    return state
