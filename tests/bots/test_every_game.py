"""Every level plays every game to its end, in every variant."""

from __future__ import annotations

from typing import Any

import pytest

from quintain.bots import LEVELS
from quintain.games import new_game
from quintain.kernel import COMPILED
from quintain.kernel.match import Match
from quintain.kernel.types import Json
from tests.bots.every import name, quick, variants

SPARING = 1 if COMPILED else 12  # interpreted, most choices are left to chance
LONG = 5_000  # a match that may take more decisions than this is hurried through


def sparing(bound: int) -> int:
    """Every how many choices a bot is asked; the others are left to chance."""
    return SPARING if bound < LONG else 40


@pytest.mark.parametrize("variant", list(variants()), ids=name)
def test_all_levels_play_it_to_the_end(variant: tuple[str, dict[str, Json]]) -> None:
    """Levels sit in turn, so that after a few matches each has played; the match refuses whatever is not legal."""
    key, options = variant
    game = new_game(key, options)
    names = [level.name for level in LEVELS]
    seats = int(game.seats)
    for first in range(0, len(names), seats):
        bots = [quick(names[(first + seat) % len(names)], seat) for seat in range(seats)]
        hurried = quick("random", first)
        match: Match[Any] = Match(game, first)
        while not match.over():
            seat = match.pending()[-1]
            bot = hurried if len(match.moves) % sparing(int(game.bound)) else bots[seat]
            match.play(seat, int(bot.choose(game, match.view(seat), seat)))

        assert seats == len(game.outcome(match.state).ranks)
