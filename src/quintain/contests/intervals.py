"""How sure a share is."""

from __future__ import annotations

import math
from typing import Final

NORMAL: Final = 1.959964  # deviations of a 95 % interval


def wilson(share: float, n: float) -> tuple[float, float]:
    """Wilson's 95 % interval of a share; shared wins vary less than whole ones, so it is a little wide for them."""
    square = NORMAL * NORMAL
    middle = (share + square / (2 * n)) / (1 + square / n)
    half = NORMAL / (1 + square / n) * math.sqrt(max(0.0, share * (1 - share)) / n + square / (4 * n * n))
    return max(0.0, min(share, middle - half)), min(1.0, max(share, middle + half))  # rounding must not leave the share outside
