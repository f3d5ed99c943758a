"""How sure a share is."""

from __future__ import annotations

import pytest

from quintain.contests.intervals import wilson


def test_wilson_stays_within_zero_and_one() -> None:
    assert pytest.approx((0.0, 0.2775), abs=1e-3) == wilson(0.0, 10)
    assert pytest.approx((0.4038, 0.5962), abs=1e-3) == wilson(0.5, 100)
    assert 0.0 == wilson(0.0, 10)[0]
    assert 1.0 == wilson(1.0, 10)[1]


@pytest.mark.parametrize("share", [0.0, 0.3, 0.5, 2 / 3, 1.0])
def test_the_share_lies_in_its_interval_which_narrows_with_the_matches(share: float) -> None:
    widths = []
    for n in (1, 10, 100, 10_000):
        low, high = wilson(share, n)
        widths.append(high - low)

        assert low <= share <= high

    assert widths == sorted(widths, reverse=True)
