"""How long a search may think, and in what manner."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64


@final
class Budget:
    """Iterations, milliseconds, or both: whichever is spent first; the rest is the manner of the search."""

    def __init__(
        self,
        iterations: int = 0,
        milliseconds: int = 0,
        wander: float = 0.3,
        faith: float = 8.0,
        reach: int = 0,
        zeal: float = 0.3,
        hasty: bool = True,
    ) -> None:
        assert iterations or milliseconds, "a search needs a budget"
        self.iterations: Final[i64] = iterations  # 0: no limit
        self.milliseconds: Final[i64] = milliseconds  # 0: no limit; only without it a search is reproducible
        self.wander: Final[float] = wander  # how much is tried beside what looks best
        self.faith: Final[float] = faith  # how many visits the opinion of the value function is worth; 0: it is not asked
        self.reach: Final[i64] = reach  # decisions of a playout before the value function is asked; below 0: to the end
        self.zeal: Final[float] = zeal  # the part of a result that comes from the points and not from the place
        self.hasty: Final[bool] = hasty  # playouts follow the game's hasty choices instead of pure chance
