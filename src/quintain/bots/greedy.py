"""The bot that looks one step ahead."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from quintain.bots.honesty import must_be_view
from quintain.bots.search.bot import SearchBot
from quintain.bots.search.budget import Budget
from quintain.bots.seeding import hair
from quintain.bots.value import Value, share_forecast, share_outcome
from quintain.bots.values import value_of
from quintain.kernel.events import Log
from quintain.kernel.game import Bot, Game, S
from quintain.kernel.rng import Rng
from quintain.kernel.types import Action, Seat

WORLDS: Final = 8  # so often the hidden is imagined
MATCHES: Final = 24  # so many are played to their end where nothing is known of a game
ZEAL: Final = 0.5  # the part of a result that comes from the points and not from the place


class GreedyBot(Bot[S]):
    """Takes what looks best right after the choice; now and then (`slips` of a hundred times) it does not look at all.

    Among choices that look as good as equal its seed decides.

    In a game without a value function nothing looks like anything: it plays some matches to their end instead.
    """

    def __init__(self, seed: int, slips: int = 0, matches: int = MATCHES) -> None:
        super().__init__()
        self.rng: Final = Rng.seeded(seed)
        self.slips: Final[i64] = slips
        self.game: Game[S] | None = None
        self.value: Value[S] | None = None
        self.blind: SearchBot[S] = SearchBot(seed, Budget(matches))

    def choose(self, game: Game[S], view: S, seat: Seat) -> Action:
        must_be_view(game, view, seat)
        answer: i64 = game.routine(view, seat)
        if answer >= 0:
            return answer
        actions = game.legal(view, seat)
        if len(actions) == 1 or self.rng.below(100) < self.slips:
            return actions[self.rng.below(len(actions))]
        if self.game is not game:
            self.game = game
            self.value = value_of(game)
        value = self.value
        if value is None:
            return self.blind.choose(game, view, seat)
        sums = self.look(game, view, seat, actions, value)
        best: i64 = 0
        i: i64
        for i in range(len(actions)):
            sums[i] += hair(self.rng) * float(WORLDS)
            if sums[i] > sums[best]:
                best = i
        return actions[best]

    def look(self, game: Game[S], view: S, seat: Seat, actions: vec[Action], value: Value[S]) -> vec[float]:
        """What each choice is worth, summed over several imagined worlds."""
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
                if len(game.pending(after)):
                    share_forecast(points, value.forecast(after, points), shares)
                else:
                    outcome = game.outcome(after)
                    share_outcome(outcome, ZEAL, 10.0, shares)
                    if outcome.ranks[seat] == 1:
                        shares[seat] += 1.0  # nothing that only looks like a win is as good as one
                sums[i] += shares[seat]
        return sums
