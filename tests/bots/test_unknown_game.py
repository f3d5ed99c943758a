"""A game of which nothing is known: no value function, and yet bots that play it decently."""

from __future__ import annotations

from typing import Any

import pytest

from quintain.bots import LEVELS, GreedyBot, RandomBot, SearchBot, named
from quintain.bots.greedy import MATCHES
from quintain.bots.values import VALUES
from quintain.games import new_game
from quintain.kernel.game import Bot
from quintain.kernel.match import Match
from tests.bots.every import advance, quick


@pytest.fixture(autouse=True)
def _nothing_known(monkeypatch: pytest.MonkeyPatch) -> None:
    for key in list(VALUES):
        monkeypatch.delitem(VALUES, key)


def won(game: Any, strong: Bot[Any], weak: Bot[Any], seed: int) -> bool:
    """Whether the first ended before the second, in alternating seats."""
    bots = [strong, weak] if seed % 2 else [weak, strong]
    match: Match[Any] = Match(game, seed)
    while not match.over():
        seat = match.pending()[0]
        match.play(seat, int(bots[seat].choose(game, match.view(seat), seat)))
    ranks = game.outcome(match.state).ranks
    return bool(ranks[bots.index(strong)] < ranks[bots.index(weak)])


@pytest.mark.parametrize("level", [level.name for level in LEVELS])
def test_every_level_plays_it_to_the_end(level: str) -> None:
    game = new_game("majesty", {"seats": 2})
    bots = [quick(level, 1), quick("random", 2)]
    match: Match[Any] = Match(game, 3)
    while not match.over():
        seat = match.pending()[0]
        match.play(seat, int(bots[seat].choose(game, match.view(seat), seat)))

    assert {1, 2} >= set(game.outcome(match.state).ranks)


def test_whoever_plays_on_beats_chance() -> None:
    game = new_game("majesty", {"seats": 2})

    assert sum(won(game, GreedyBot(seed), RandomBot(seed), seed) for seed in range(10)) >= 7


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_secret_choices_of_others_do_not_eat_the_budget(seats: int) -> None:
    """Several seats pick at the same time: the own picks are what the matches are imagined for."""
    game = new_game("academy", {"seats": seats})
    state = advance(game, 1, 0)
    seat = int(game.pending(state)[0])
    bot = named("search:8")(1)
    assert isinstance(bot, SearchBot)
    bot.choose(game, game.view(state, seat), seat)
    table = next(n for n, each in enumerate(bot.tree.seat) if each == seat)
    edges = [bot.tree.edge_of(table, action) for action in game.legal(state, seat)]

    assert 8 == bot.spent
    assert 8 == sum(bot.tree.visits[edge] for edge in edges if edge >= 0)


def test_a_knight_imagines_more_than_greed_does() -> None:
    game = new_game("majesty", {"seats": 2})
    state = game.start(1)
    seat = int(game.pending(state)[0])
    knight = next(level for level in LEVELS if level.name == "knight").bot(1)
    assert isinstance(knight, SearchBot)
    limit = int(knight.budget.limit(knight.parameters()))
    knight.choose(game, game.view(state, seat), seat)

    assert MATCHES < limit
    assert MATCHES < knight.spent <= limit
