"""A choice as plain data in and out: what processes of an arena and of a server ask, and whoever else holds a dumped view.

A question names the game and its options, the bot, its seat, what that seat sees (`dump(game.view(state, seat))`) and a seed for
the bot's own chance; whoever asks keeps the match's seed to himself:

    {"game": "majesty", "options": {"seats": 2}, "bot": "king:200ms", "seat": 0, "view": {…}, "seed": 7}

The answer is `{"action": 12, "iterations": 8125, "microseconds": 200113}`. With `"ask": "advice"` it is the `best` choices, three
if not said, best first: `{"advice": [{"action": 12, "worth": 631, "visits": 2040}, …], …}`; the worth, in thousandths, is the
chance to end before an opponent. Whatever is wrong with a question is a ValueError.
"""

from __future__ import annotations

import json
import time
from typing import Any, Final, final

from quintain.bots.honesty import must_be_view
from quintain.bots.registry import NoBot, NoBudget, named
from quintain.bots.search.bot import SearchBot
from quintain.games import GAMES, new_game
from quintain.kernel.game import AnyGame, Bot
from quintain.kernel.records import load
from quintain.kernel.rng import SEEDS
from quintain.kernel.types import Json

CHOICE: Final = "choice"
ADVICE: Final = "advice"
NEEDED: Final = ("game", "options", "bot", "seat", "view", "seed")
OPTIONAL: Final = ("ask", "best", "thinker")
LARGEST: Final = 2**63  # numbers of a state are smaller
BEST: Final = 3  # choices that advice names
GAMES_KEPT: Final = 8
THINKERS_KEPT: Final = 8  # a king's tree takes some megabytes


@final
class Asked:
    """A question that was read and found good."""

    def __init__(self, game: AnyGame, bot: str, seat: int, view: Any, seed: int) -> None:
        self.game: Final[AnyGame] = game
        self.bot: Final[str] = bot
        self.seat: Final[int] = seat
        self.view: Final[Any] = view
        self.seed: Final[int] = seed


@final
class Thinker:
    """A bot that stays seated, and where."""

    def __init__(self, asked: Asked) -> None:
        self.game: Final[AnyGame] = asked.game
        self.name: Final[str] = asked.bot
        self.seat: Final[int] = asked.seat
        self.bot: Final[Bot[Any]] = seated(asked)

    def fits(self, asked: Asked) -> bool:
        return self.game is asked.game and self.name == asked.bot and self.seat == asked.seat


@final
class Worker:
    """Answers one question after another, and keeps those who thought last.

    A question may name its `thinker` by any text: whoever answered the last one of that name goes on with its tree and chance.
    """

    def __init__(self, thinkers: int = THINKERS_KEPT) -> None:
        self.most: Final[int] = thinkers
        self.thinkers: dict[str, Thinker] = {}  # whoever thought last is last

    def answer(self, question: object) -> dict[str, Json]:
        table = table_of("a question", question)
        asked = read(table)
        ask = table.get("ask", CHOICE)
        if ask == ADVICE:
            return advice(asked, number_of("best", table.get("best", BEST), 1, int(asked.game.space.size)))
        if ask != CHOICE or "best" in table:
            raise ValueError(f"a question asks for a {CHOICE}, or for {ADVICE} and how many of the best, not {str(ask)[:40]!r}")
        name = table.get("thinker")
        return choice(asked, seated(asked) if name is None else self.thinker(text_of("thinker", name), asked).bot)

    def thinker(self, name: str, asked: Asked) -> Thinker:
        """Who sits there already, or sits down now; those who have not thought for longest are forgotten."""
        found = self.thinkers.pop(name, None)
        thinker = found if found is not None and found.fits(asked) else Thinker(asked)
        self.thinkers[name] = thinker
        while len(self.thinkers) > self.most:
            del self.thinkers[next(iter(self.thinkers))]
        return thinker


def answer(question: object) -> dict[str, Json]:
    """The answer to one question. Nothing is kept, so it follows from the question alone, unless the bot thinks by the clock."""
    return Worker(0).answer(question)


def choice(asked: Asked, bot: Bot[Any]) -> dict[str, Json]:
    began = time.perf_counter()
    action = int(bot.choose(asked.game, asked.view, asked.seat))
    taken = int(1_000_000 * (time.perf_counter() - began))
    return {"action": action, "iterations": spent(bot), "microseconds": taken}


def advice(asked: Asked, best: int) -> dict[str, Json]:
    bot = seated(asked)
    if not isinstance(bot, SearchBot):
        raise ValueError(f"{asked.bot} gives no advice; those who search do")
    began = time.perf_counter()
    found = bot.advise(asked.game, asked.view, asked.seat)
    taken = int(1_000_000 * (time.perf_counter() - began))
    told: list[Json] = []
    for each in found[:best]:
        told.append({"action": each.action, "worth": round(1000 * each.worth), "visits": each.visits})
    return {"advice": told, "iterations": spent(bot), "microseconds": taken}


def spent(bot: Bot[Any]) -> int:
    """Iterations of the last search; bots that do not search have none."""
    return int(bot.spent) if isinstance(bot, SearchBot) else 0


def seated(asked: Asked) -> Bot[Any]:
    """The bot that is asked, with chance of its own."""
    return named(asked.bot)(asked.seed)


# Reading a question: from outside anything may come, and compiled code would refuse a wrong kind in words of its own


def read(question: dict[Any, Any]) -> Asked:
    """The question with its game and its view; ValueError says what is wrong with it."""
    for key in NEEDED:
        if key not in question:
            raise ValueError(f"a question needs {key!r}")
    for key in question:
        if key not in NEEDED and key not in OPTIONAL:
            raise ValueError(f"a question has no {str(key)[:40]!r}; it has {', '.join(NEEDED)}, perhaps {', '.join(OPTIONAL)}")
    game = game_of(text_of("game", question["game"]), question["options"])
    bot = text_of("bot", question["bot"])
    try:
        named(bot)
    except NoBot:
        raise ValueError(f"there is no bot {bot[:40]!r}") from None
    except NoBudget:
        raise ValueError(f"{bot[:40]!r} names no budget that this bot could use; 'search:400' and 'king:200ms' do") from None
    seat = number_of("seat", question["seat"], 0, int(game.seats) - 1)
    seed = number_of("seed", question["seed"], 0, SEEDS - 1)
    return Asked(game, bot, seat, view_of(game, seat, question["view"]), seed)


def view_of(game: AnyGame, seat: int, data: object) -> Any:
    """What the seat sees; refused where it is no view of this game, shows more than that seat may see, or asks it nothing."""
    fields = table_of("a view", data)
    if too_large(fields):
        raise ValueError(f"this is no view of {game.key}: no number in one is as large")
    view: Any = load(game.state_class, fields)
    try:
        must_be_view(game, view, seat)
        asked = seat in list(game.pending(view)) and len(game.legal(view, seat)) > 0
    except (LookupError, ArithmeticError, TypeError, AttributeError, AssertionError) as error:
        raise ValueError(f"this is no view of {game.key}: {type(error).__name__} {error}") from None
    if not asked:
        raise ValueError(f"seat {seat} owes no choice in this view")
    return view


def too_large(data: object) -> bool:
    """Whether some number does not fit a state; compiled states refuse it by themselves, interpreted ones do not."""
    if isinstance(data, int):
        return not -LARGEST <= data < LARGEST
    if isinstance(data, list):
        return any(too_large(item) for item in data)
    return isinstance(data, dict) and any(too_large(item) for item in data.values())


_games: Final[dict[str, AnyGame]] = {}  # the rules asked about last, by key and options; whoever was asked about last is last


def game_of(key: str, options: object) -> AnyGame:
    """The rules under these options, the same object as last time: bots go on only with the same one."""
    if key not in GAMES:
        raise ValueError(f"there is no game {key[:40]!r}; games are {', '.join(GAMES)}")
    chosen = table_of("options", options)
    try:
        name = key + json.dumps(chosen, sort_keys=True)
    except (TypeError, RecursionError) as error:
        raise ValueError(f"these options are no plain data: {error}") from None
    game = _games.pop(name, None)
    if game is None:
        game = new_game(key, chosen)
    _games[name] = game
    while len(_games) > GAMES_KEPT:
        del _games[next(iter(_games))]
    return game


def table_of(name: str, told: object) -> dict[Any, Any]:
    if not isinstance(told, dict) or not all(isinstance(key, str) for key in told):
        raise ValueError(f"{name}: a table by names is expected here, not {type(told).__name__}")
    return told


def text_of(name: str, told: object) -> str:
    if not isinstance(told, str):
        raise ValueError(f"{name} is a text, not {type(told).__name__}")
    return told


def number_of(name: str, told: object, low: int, high: int) -> int:
    if isinstance(told, bool) or not isinstance(told, int):
        raise ValueError(f"{name} is a whole number, not {type(told).__name__}")
    if not low <= told <= high:
        raise ValueError(f"{name} lies in {low} .. {high}")
    return told
