"""In what manner a search looks at a game."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64


@final
class Manner:
    """Numbers that suit one game better than another; a game's knowledge names its own (`Value.manner`)."""

    def __init__(self, wander: float = 0.3, faith: float = 8.0, reach: int = 0, zeal: float = 0.3, hasty: bool = True) -> None:
        self.wander: Final[float] = wander  # how much is tried beside what looks best
        self.faith: Final[float] = faith  # how many visits the opinion of the value function is worth; 0: it is not asked
        self.reach: Final[i64] = reach  # choices of a playout before the forecast; below 0: to the next stage or the end
        self.zeal: Final[float] = zeal  # the part of a result that comes from the points and not from the place
        self.hasty: Final[bool] = hasty  # playouts follow the game's hasty choices instead of pure chance
