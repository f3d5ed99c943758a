"""The steps of a turn that can wait on the agenda, made once."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from quintain.games.majesty.kit import COLUMNS
from quintain.games.majesty.state import MajestyState
from quintain.kernel.agenda import Step, then

# The first three wait for a choice.
TAKE: Final = 0
HEAL: Final = 1
EXCHANGE: Final = 2
REWARD: Final = 3  # a: the building
END_TURN: Final = 4


@final
class Steps:
    """Every step there can be: steps are frozen, so states share them."""

    def __init__(self, seats: i64) -> None:
        self.take: Final[list[Step]] = [Step(TAKE, seat) for seat in range(seats)]
        self.heal: Final[list[Step]] = [Step(HEAL, seat) for seat in range(seats)]
        self.exchange: Final[list[Step]] = [Step(EXCHANGE, seat) for seat in range(seats)]
        self.end: Final[list[Step]] = [Step(END_TURN, seat) for seat in range(seats)]
        self.reward: Final[list[Step]] = [Step(REWARD, seat, place) for seat in range(seats) for place in range(COLUMNS)]


def wait(steps: Steps, state: MajestyState, choice: Step, building: i64) -> None:
    """A choice comes before the rows of the building and the end of the turn."""
    state.agenda[-1] = steps.end[choice.seat]
    then(state, choice, steps.reward[choice.seat * COLUMNS + building])
