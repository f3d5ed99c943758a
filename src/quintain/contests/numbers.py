"""The numbers of an arena for programs: JSON."""

from __future__ import annotations

import json
import math
from collections.abc import Sequence
from dataclasses import asdict

from quintain.contests.balance import Share, balance, endings
from quintain.contests.contest import Contest
from quintain.contests.executor import Data
from quintain.contests.ratings import Rating
from quintain.contests.standings import Result, Standing


def measured(
    contest: Contest,
    lines: Sequence[Standing],
    rated: dict[str, Rating],
    specs: dict[str, str],
    matches: int,
    results: Sequence[Result],
) -> str:
    """What the table shows, unrounded, and how often each ended before each other; `specs`: from names at the table to bots.

    Of so many matches `results` are the different ones, of which all numbers are.
    """
    bots = [numbers_of(line, rated[line.bot], specs) for line in lines]
    sides = {kind: {side: share_of(share) for side, share in shares.items()} for kind, shares in balance(results).items()}
    told = {"contest": asdict(contest), "matches": matches, "distinct": len(results), "bots": bots}
    return json.dumps({**told, "balance": sides, "endings": dict(endings(results).most_common())}) + "\n"


def share_of(share: Share) -> Data:
    """Of one side."""
    part, low, high = share.told()
    return {"seats": share.matches, "wins": part, "wins_interval": [low, high], "times_fair": share.times_fair()}


def numbers_of(line: Standing, rating: Rating, specs: dict[str, str]) -> Data:
    """Of one bot; intervals are of 95 %, margins half of one."""
    share, low, high = line.win_share()
    place, margin = line.mean_place()
    return {
        "bot": specs[line.bot],
        "seats": line.matches,
        "wins": share,
        "wins_interval": [low, high],
        "place": place,
        "place_margin": margin if math.isfinite(margin) else None,
        "points": line.points / line.matches,
        "rating": rating.points,
        "rating_margin": rating.margin,
        "milliseconds": 1000 * line.per_choice(),
        "milliseconds_99": line.slow_choice(),
        "before": {specs[other]: meeting(line, other) for other in line.met},
    }


def meeting(line: Standing, other: str) -> Data:
    """How often it ended before this other one."""
    share, low, high = line.before(other)
    return {"share": share, "interval": [low, high], "meetings": int(line.met[other][1])}
