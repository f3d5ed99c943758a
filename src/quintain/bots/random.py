"""The bot that knows the rules and nothing else."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quintain.bots.honesty import must_be_view
from quintain.kernel.game import Bot, Game, S
from quintain.kernel.rng import Rng
from quintain.kernel.types import Action, Seat


class RandomBot(Bot[S]):
    """Every legal action is equally likely, by chance of its own."""

    def __init__(self, seed: int) -> None:
        super().__init__()
        self.rng: Final = Rng.seeded(seed)

    def choose(self, game: Game[S], view: S, seat: Seat) -> Action:
        must_be_view(game, view, seat)
        answer: i64 = game.routine(view, seat)
        if answer >= 0:
            return answer
        actions = game.legal(view, seat)
        chosen: i64 = actions[self.rng.below(len(actions))]
        return chosen
