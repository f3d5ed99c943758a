"""Bots by name, and with a budget of one's own."""

from __future__ import annotations

import pytest

from quintain.bots import BOTS, LEVELS, GreedyBot, NoBot, NoBudget, SearchBot, described, named
from quintain.games import new_game


@pytest.mark.parametrize("name", list(BOTS))
def test_registered_names_are_themselves(name: str) -> None:
    found, registered = named(name)(1), BOTS[name](1)

    assert type(registered) is type(found)
    assert getattr(registered, "slips", 0) == getattr(found, "slips", 0)
    if isinstance(registered, SearchBot) and isinstance(found, SearchBot):
        assert (registered.budget.iterations, registered.budget.milliseconds, registered.budget.scaled) == (
            found.budget.iterations,
            found.budget.milliseconds,
            found.budget.scaled,
        )


def test_a_description_tells_budgets_apart() -> None:
    specs = [*BOTS, "search:400", "search:400ms", "king:200ms", "lord:7"]

    game = new_game("majesty", {"seats": 4})

    assert len(specs) == len({described(spec, game) for spec in specs})
    assert described("king:200ms", game) == described("search:200ms", game), "who is called otherwise and does the same"


def test_a_description_tells_how_much_a_level_imagines_in_this_game() -> None:
    """A ledger must not go on with a level that thinks longer than it did."""
    academy, majesty = new_game("academy", {"seats": 4}), new_game("majesty", {"seats": 4})

    assert described("lord", academy) != described("lord", majesty)
    assert described("lord:50", academy) == described("lord:50", majesty)


@pytest.mark.parametrize(
    ("spec", "iterations", "milliseconds"),
    [("search:400", 400, 0), ("search:80ms", 0, 80), ("king:200ms", 0, 200), ("lord:1000", 1000, 0), ("knight:1", 1, 0)],
)
def test_a_budget_replaces_that_of_the_level(spec: str, iterations: int, milliseconds: int) -> None:
    bot = named(spec)(1)

    assert isinstance(bot, SearchBot)
    assert (iterations, milliseconds) == (int(bot.budget.iterations), int(bot.budget.milliseconds))


def test_the_levels_themselves_stay_as_they_are() -> None:
    named("king:200ms")
    bot = named("king")(1)

    assert isinstance(bot, SearchBot)
    assert LEVELS[-1].milliseconds == int(bot.budget.milliseconds)
    assert isinstance(named("page")(1), GreedyBot)


@pytest.mark.parametrize("spec", ["", "nobody", "nobody:5", ":5", "King", "me", " king"])
def test_nobody_else_has_a_name(spec: str) -> None:
    with pytest.raises(NoBot):
        named(spec)


@pytest.mark.parametrize(
    "spec",
    [
        *("search", "search:", "search:-1", "search:0", "search:0ms", "search:ms", "search:1.5", "search:٣", "search:99999999"),
        *("king:", "king:abc", "king:200s", "king:200ms ", "king:200:5", "king:007", "greedy:5", "page:5ms", "random:1"),
    ],
)
def test_a_budget_is_a_number_for_those_who_think(spec: str) -> None:
    with pytest.raises(NoBudget):
        named(spec)
