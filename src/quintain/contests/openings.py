"""The first choices of a match drawn from its deal, in games that know no chance: else bots would play the same match again."""

from __future__ import annotations

from typing import Any, Final

from quintain.bots import bot_seed
from quintain.kernel.match import Match
from quintain.kernel.rng import Rng

DRAWN: Final = {"reliquium": 2}  # choices of each seat, in the games without chance; in Reliquium a faction and one more


def drawn(game: str, seats: int) -> int:
    """How many choices of a match are drawn before bots are asked."""
    return DRAWN.get(game, 0) * seats


def open_by_lot(match: Match[Any], choices: int, deal: int) -> None:
    """Every legal choice is equally likely; the same deal opens alike, so that everybody plays an opening from every seat."""
    rng = Rng.seeded(bot_seed("opening", deal, 0))
    while len(match.moves) < choices and not match.over():
        seat = match.pending()[0]
        actions = list(match.game.legal(match.view(seat), seat))
        match.play(seat, int(actions[rng.below(len(actions))]))
