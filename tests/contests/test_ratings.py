"""Ratings on the scale people know."""

from __future__ import annotations

import pytest

from quintain.contests.ratings import learnt, ratings

from .test_standings import result


def test_who_wins_three_of_four_leads_by_190_points() -> None:
    """75 % is 191 points on the scale of chess."""
    rated = ratings([result("ab", [1, 2]) if n % 4 else result("ab", [2, 1]) for n in range(800)])

    assert pytest.approx(191, abs=40) == rated["a"].points - rated["b"].points


def test_points_mean_the_same_at_a_larger_table() -> None:
    """Ending before another in three of four matches is the same lead with four seats."""
    orders = [[1, 2, 3, 4], [1, 2, 3, 4], [1, 2, 3, 4], [4, 3, 2, 1]]
    rated = ratings([result("aabb", orders[n % 4]) for n in range(800)])

    assert pytest.approx(191, abs=80) == rated["a"].points - rated["b"].points


def test_ratings_do_not_hang_on_the_order_of_matches() -> None:
    """First one wins everything, then the other: they are equals, though whoever won last seems better from match to match."""
    matches = [result("ab", [1, 2])] * 60 + [result("ab", [2, 1])] * 60
    rated, seeming = ratings(matches), learnt(matches)

    assert seeming["b"].points - seeming["a"].points > 60
    assert abs(rated["b"].points - rated["a"].points) < 30
