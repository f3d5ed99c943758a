"""The numbers of a search."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

TO_THE_STAGE: Final = -1  # length of a playout: until the next stage of the match begins, or to the end
TO_THE_END: Final = -2  # length of a playout: whatever stages there are


@final
class Parameters:
    """Numbers that suit one game better than another; a game's knowledge names its own (`Value.parameters`)."""

    def __init__(
        self,
        root_exploration: float = 0.3,
        exploration: float = 0.1,
        prior_weight: float = 8.0,
        playout_choices: int = 0,
        points_weight: float = 0.3,
        guided: bool = True,
        budget_factor: float = 2.0,
        plans: bool = False,
        haste: float = 0.0,
        kept: float = 1.0,
        near: float = 1.0,
    ) -> None:
        self.root_exploration: Final[float] = root_exploration  # exploration constant at the choice the search is about
        self.exploration: Final[float] = exploration  # the same at every later choice, and at those of others
        self.prior_weight: Final[float] = prior_weight  # visits that the value function's opinion counts for; 0: it is not asked
        self.playout_choices: Final[i64] = playout_choices  # choices of a playout before the forecast, or one of the above
        self.points_weight: Final[float] = points_weight  # the part of a result that comes from the points and not from the place
        self.guided: Final[bool] = guided  # playouts follow `Value.playout_choice` instead of pure chance
        self.budget_factor: Final[float] = budget_factor  # how many imagined matches tell as much as one of Majesty with two
        self.plans: Final[bool] = plans  # whether whole plans stand beside single choices (`Value.plans`)
        self.haste: Final[float] = haste  # how much less an end is worth for every choice until it comes
        self.kept: Final[float] = kept  # the part of its visits that the first table of a tree keeps when it is used again
        self.near: Final[float] = near  # the part of the most visits with which a choice is still in question: of those the best
