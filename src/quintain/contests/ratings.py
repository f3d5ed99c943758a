"""OpenSkill ratings of bots, on the scale people know: a lead of 80 points ends before the other in 61 of 100 matches."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass
from random import Random
from typing import Final

from openskill.models import PlackettLuce, PlackettLuceRating

from quintain.contests.intervals import NORMAL
from quintain.contests.standings import Result

CENTRE: Final = 1500.0
MEAN: Final = 25.0  # of a newcomer, in OpenSkill's own numbers
BETA: Final = 25.0 / 6.0  # the chance of a match, in OpenSkill's own numbers
ORDERS: Final = 12  # of the same matches
LEARNT: Final = 10_000  # matches to learn from, all orders together: some seconds


@dataclass(frozen=True)
class Rating:
    """Points, and half of their 95 % interval."""

    points: float
    margin: float


def ratings(results: Iterable[Result]) -> dict[str, Rating]:
    """Everybody rated by the order in which seats ended.

    OpenSkill learns from match to match, so the same matches in another order give somewhat other numbers, by as much as
    thirty points after hundreds of matches; the mean of several orders does not depend on which happened to be first.
    """
    matches = list(results)
    orders = max(1, min(ORDERS, LEARNT // max(1, len(matches))))
    means: dict[str, float] = {}
    margins: dict[str, float] = {}
    for n in range(orders):
        Random(n).shuffle(matches)
        for bot, rating in learnt(matches).items():
            means[bot] = means.get(bot, 0.0) + rating.points / orders
            margins[bot] = margins.get(bot, 0.0) + rating.margin / orders
    return {bot: Rating(means[bot], margins[bot]) for bot in means}


def learnt(matches: Iterable[Result]) -> dict[str, Rating]:
    """Ratings after these matches, taken in their order."""
    model = PlackettLuce(mu=MEAN, beta=BETA, tau=0.0)  # bots do not learn, so doubt may vanish
    known: dict[str, PlackettLuceRating] = {}
    seats = 2
    for result in matches:
        seats = len(result.bots)
        teams = [
            [model.create_rating([known[bot].mu, known[bot].sigma]) if bot in known else model.rating()] for bot in result.bots
        ]
        rated = model.rate(teams, ranks=[float(rank) for rank in result.ranks])
        for bot in set(result.bots):
            own = [team[0] for team, name in zip(rated, result.bots, strict=True) if name == bot]
            mu = sum(rating.mu for rating in own) / len(own)
            known[bot] = model.create_rating([mu, min(rating.sigma for rating in own)])
    scale = 400 / math.log(10) / (BETA * math.sqrt(seats))  # OpenSkill measures skill by the chance of a whole table
    return {bot: Rating(CENTRE + scale * (each.mu - MEAN), scale * NORMAL * each.sigma) for bot, each in known.items()}
