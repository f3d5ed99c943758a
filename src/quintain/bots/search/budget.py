"""How long a search may think."""

from __future__ import annotations

import math
from typing import Final, final

from mypy_extensions import i64

from quintain.bots.parameters import Parameters

FAST: Final = 50  # imagined matches in a millisecond: nobody is faster


@final
class Budget:
    """Iterations, milliseconds, or both: whichever is spent first.

    Scaled, iterations are multiplied by `Parameters.budget_factor`: in some games one tells less than in others.
    """

    def __init__(
        self, iterations: int = 0, milliseconds: int = 0, parameters: Parameters | None = None, scaled: bool = False
    ) -> None:
        assert iterations or milliseconds, "a search needs a budget"
        self.iterations: Final[i64] = iterations  # 0: no limit
        self.milliseconds: Final[i64] = milliseconds  # 0: no limit; only without it a search is reproducible
        self.parameters: Final[Parameters | None] = parameters  # None: as the game's knowledge says
        self.scaled: Final[bool] = scaled

    def limit(self, parameters: Parameters) -> i64:
        """How many iterations that is in a game searched like this; 0: no limit."""
        return i64(math.ceil(float(self.iterations) * parameters.budget_factor)) if self.scaled else self.iterations

    def ends_by_clock(self) -> bool:
        """Whether time will be up before the iterations are; such a search never plays the same match twice."""
        return self.milliseconds > 0 and (self.iterations == 0 or self.iterations >= FAST * self.milliseconds)
