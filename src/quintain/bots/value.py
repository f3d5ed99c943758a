"""How good a position is: what a game's own knowledge must answer, and how answers become shares of a win."""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from typing import Final, Generic

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from quintain.bots.parameters import Parameters
from quintain.kernel.game import Game, Outcome, S
from quintain.kernel.rng import Rng
from quintain.kernel.types import Action, Seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Value(ABC, Generic[S]):
    """A game's knowledge, made for one `Game`; it is asked about imagined states, which hide nothing."""

    @abstractmethod
    def forecast(self, state: S, points: vec[float]) -> float:
        """Write the points each seat will probably end with; the answer is how far off a difference of two may be.

        Roughly one standard deviation: small at the end of a match, large at its beginning, never zero.
        """
        raise NotImplementedError

    def parameters(self) -> Parameters:
        """How this game is searched best."""
        return Parameters()

    def playout_choice(self, game: Game[S], state: S, seat: Seat, actions: vec[Action], rng: Rng) -> Action:
        """A choice within a playout, made in a moment; at random unless a game knows better."""
        return actions[rng.below(len(actions))]

    def plans(self, game: Game[S], state: S, seat: Seat) -> list[vec[Action]]:
        """A handful of whole plans for a seat that is to choose: chains of its own choices, the first of them legal now.

        A chain may go on in later turns; it ends where its next choice is not legal.
        """
        return []

    def stage(self, state: S) -> i64:
        """A part of a match by number, such as a round: when the next begins, nothing is half done, and a playout may end."""
        return 0

    def mark(self, state: S, seat: Seat) -> i64:
        """A number by which this seat recognises the position after the moves of others, whatever chance brought; -1: cannot."""
        return -1


LOGIT: Final = 1.702  # a normal curve of this deviation is a logistic one, so points measured by it are logits


def wide(points: vec[float], unsure: float) -> float:
    """The spread of points that are logits, wider with the greatest lead: no lead is as good as a win, nor two leads alike."""
    most = points[0]
    least = points[0]
    for each in points:
        if each > most:
            most = each
        if each < least:
            least = each
    return LOGIT + unsure * (most - least)


def blend(mark: i64, numbers: vec[i64]) -> i64:
    """A mark that also tells these numbers from others."""
    for number in numbers:
        mark = (mark * 10_007 + number + 2) & 0xFFFF_FFFF_FFFF
    return mark


def share_forecast(points: vec[float], spread: float, shares: vec[float]) -> None:
    """What each seat may hope for, 0 .. 1: the mean, over its opponents, of the chance to end before them."""
    seats: i64 = len(points)
    seat: i64
    other: i64
    for seat in range(seats):
        shares[seat] = 0.0
    for seat in range(seats):
        for other in range(seat + 1, seats):
            ahead = likelihood((points[seat] - points[other]) / spread)
            shares[seat] += ahead
            shares[other] += 1.0 - ahead
    for seat in range(seats):
        shares[seat] /= float(seats - 1)


def likelihood(deviations: float) -> float:
    """The chance that a normal number is greater than so many deviations below its mean, within a hundredth."""
    if deviations > 20.0:
        return 1.0
    if deviations < -20.0:
        return 0.0
    return 1.0 / (1.0 + math.exp(-1.702 * deviations))


def share_outcome(outcome: Outcome, points_weight: float, spread: float, shares: vec[float]) -> None:
    """What each seat got, 0 .. 1: places, and for the part `points_weight` also by how many points, measured in spreads."""
    ranks = outcome.ranks
    points = outcome.points
    seats: i64 = len(ranks)
    seat: i64
    other: i64
    for seat in range(seats):
        shares[seat] = 0.0
    for seat in range(seats):
        for other in range(seat + 1, seats):
            ahead = 0.5
            if ranks[seat] < ranks[other]:
                ahead = 1.0
            elif ranks[seat] > ranks[other]:
                ahead = 0.0
            if points_weight > 0.0 and ranks[seat] != ranks[other]:  # partners share a place, whoever has the points
                ahead += points_weight * (likelihood(float(points[seat] - points[other]) / spread) - ahead)
            shares[seat] += ahead
            shares[other] += 1.0 - ahead
    for seat in range(seats):
        shares[seat] /= float(seats - 1)
