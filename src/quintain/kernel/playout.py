"""Random play inside compiled code: for benches, simulations and searchers."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from quintain.kernel.events import Log
from quintain.kernel.game import Game, S
from quintain.kernel.rng import Rng


def playout(game: Game[S], state: S, rng: Rng) -> i64:
    """Play on at random to the end, in place; the number of decisions taken."""
    log = Log()
    n: i64 = 0
    seats: vec[i64] = game.pending(state)
    while len(seats):  # truth of a vec boxes it: 3 % of a playout
        seat: i64 = seats[0] if len(seats) == 1 else seats[rng.below(len(seats))]
        actions = game.legal(state, seat)
        game.apply(state, seat, actions[rng.below(len(actions))], log)
        n += 1
        seats = game.pending(state)
    return n


def playouts(game: Game[S], games: i64, seed: i64) -> i64:
    """So many whole random games from fresh set-ups; the number of decisions taken in all."""
    rng = Rng.seeded(seed)
    n: i64 = 0
    i: i64
    for i in range(games):
        n += playout(game, game.start(seed + i), rng)
    return n
