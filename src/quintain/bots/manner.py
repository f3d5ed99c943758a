"""In what manner a search looks at a game."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

TO_THE_STAGE: Final = -1  # reach of a playout: until the next stage of the match begins, or to the end
TO_THE_END: Final = -2  # reach of a playout: whatever stages there are


@final
class Manner:
    """Numbers that suit one game better than another; a game's knowledge names its own (`Value.manner`)."""

    def __init__(
        self,
        wander: float = 0.3,
        astray: float = 0.1,
        faith: float = 8.0,
        reach: int = 0,
        zeal: float = 0.3,
        hasty: bool = True,
        pace: float = 2.0,
    ) -> None:
        self.wander: Final[float] = wander  # how much is tried beside what looks best at the choice the search is about
        self.astray: Final[float] = astray  # the same at every later choice, and at those of others
        self.faith: Final[float] = faith  # how many visits the opinion of the value function is worth; 0: it is not asked
        self.reach: Final[i64] = reach  # choices of a playout before the forecast, or one of the above
        self.zeal: Final[float] = zeal  # the part of a result that comes from the points and not from the place
        self.hasty: Final[bool] = hasty  # playouts follow the game's hasty choices instead of pure chance
        self.pace: Final[float] = pace  # imagined matches that tell as much as one of Majesty with two; levels count by it
