"""Every level plays every game to its end, in every variant."""

from __future__ import annotations

from typing import Any

import pytest

from quintain.bots import LEVELS
from quintain.games import new_game
from quintain.kernel.match import Match
from quintain.kernel.types import Json
from tests.bots.every import name, quick, variants


@pytest.mark.parametrize("variant", list(variants()), ids=name)
def test_all_levels_play_it_to_the_end(variant: tuple[str, dict[str, Json]]) -> None:
    """Levels sit in turn, so that after a few matches each has played; the match refuses whatever is not legal."""
    key, options = variant
    game = new_game(key, options)
    names = [level.name for level in LEVELS]
    seats = int(game.seats)
    for first in range(0, len(names), seats):
        bots = [quick(names[(first + seat) % len(names)], seat) for seat in range(seats)]
        match: Match[Any] = Match(game, first)
        while not match.over():
            seat = match.pending()[-1]
            match.play(seat, int(bots[seat].choose(game, match.view(seat), seat)))

        assert seats == len(game.outcome(match.state).ranks)
