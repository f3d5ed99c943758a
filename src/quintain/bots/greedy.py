"""The bot that looks one step ahead."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from quintain.bots.honesty import must_be_view
from quintain.bots.value import Value, share_forecast, share_outcome
from quintain.bots.values import value_of
from quintain.kernel.events import Log
from quintain.kernel.game import Bot, Game, S
from quintain.kernel.playout import playout
from quintain.kernel.rng import Rng
from quintain.kernel.types import Action, Seat

WORLDS: Final = 8  # so often the hidden is imagined
ZEAL: Final = 0.5  # the part of a result that comes from the points and not from the place


class GreedyBot(Bot[S]):
    """Takes what looks best right after the choice; now and then (`slips` of a hundred times) it does not look at all."""

    def __init__(self, seed: int, slips: int = 0) -> None:
        super().__init__()
        self.rng: Final = Rng.seeded(seed)
        self.slips: Final[i64] = slips
        self.game: Game[S] | None = None
        self.value: Value[S] | None = None

    def choose(self, game: Game[S], view: S, seat: Seat) -> Action:
        must_be_view(view, seat)
        actions = game.legal(view, seat)
        if len(actions) == 1 or self.rng.below(100) < self.slips:
            return actions[self.rng.below(len(actions))]
        if self.game is not game:
            self.game = game
            self.value = value_of(game)
        sums = self.look(game, view, seat, actions)
        best: i64 = 0
        i: i64
        for i in range(1, len(actions)):
            if sums[i] > sums[best]:
                best = i
        return actions[best]

    def look(self, game: Game[S], view: S, seat: Seat, actions: vec[Action]) -> vec[float]:
        """What each choice is worth, summed over several imagined worlds."""
        value = self.value
        log = Log()
        sums = vec[float]([0.0] * len(actions))
        points = vec[float]([0.0] * int(game.seats))
        shares = vec[float]([0.0] * int(game.seats))
        i: i64
        for _ in range(WORLDS):
            state = game.determinise(view, self.rng)
            for i in range(len(actions)):
                after = state.clone()
                game.apply(after, seat, actions[i], log)
                if value is None:
                    playout(game, after, self.rng)
                if value is None or not len(game.pending(after)):
                    share_outcome(game.outcome(after), ZEAL, 10.0, shares)
                else:
                    share_forecast(points, value.forecast(after, points), shares)
                sums[i] += shares[seat]
        return sums
