"""MM-2.1 and MM-7: the steps of a turn and of a battle, in reading order.

Steps never change, so each is made once and shared: making them anew cost a tenth of a playout.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from quintain.games.mastery.steps import (
    CONFLICT,
    DRAW,
    END_TURN,
    LOSSES,
    OPEN_SUPPORT,
    ORBS,
    OUTCOME,
    REACT,
    REVEAL,
    SCEPTRES,
    SUPPORT,
    USE_ORB,
    USE_SCEPTRE,
    WINDOW,
)
from quintain.kernel.agenda import State, Step
from quintain.kernel.types import Seat

WINDOWS: Final = 3  # kinds of reaction windows


@final
class Agendas:
    """Everything that is put on the agenda again and again."""

    def __init__(self, seats: int, members: int) -> None:
        """`members`: those who may lay support in one battle."""
        self._seats: Final[i64] = seats
        self._members: Final[i64] = members
        everybody = range(seats)
        self._turn: Final[list[list[Step]]] = [_reversed(Step(WINDOW, seat), Step(END_TURN, seat)) for seat in everybody]
        self._battle: Final[list[list[Step]]] = [
            _reversed(
                Step(DRAW),
                Step(SCEPTRES),
                Step(USE_SCEPTRE, attacker),
                Step(USE_SCEPTRE, defender),
                Step(CONFLICT),
                Step(REVEAL),
                Step(OPEN_SUPPORT),
                Step(OUTCOME),
            )
            for attacker in everybody
            for defender in everybody
        ]
        self._aftermath: Final[list[list[Step]]] = [
            _reversed(Step(ORBS), Step(USE_ORB, attacker), Step(USE_ORB, defender), Step(LOSSES))
            for attacker in everybody
            for defender in everybody
        ]
        self._support: Final[list[Step]] = [Step(SUPPORT, seat, passes) for seat in everybody for passes in range(members)]
        self._react: Final[list[Step]] = [
            Step(REACT, seat, window, origin) for window in range(WINDOWS) for seat in everybody for origin in everybody
        ]

    def begin_turn(self, state: State, seat: Seat) -> None:
        """MM-2.8, MM-2.9. A window that stays open until the turn is ended, then its end."""
        _push(state, self._turn[seat])

    def begin_battle(self, state: State, attacker: Seat, defender: Seat) -> None:
        """MM-7.2 to MM-7.6. Steps 2 to 6 of a battle."""
        _push(state, self._battle[attacker * self._seats + defender])

    def end_battle(self, state: State, attacker: Seat, defender: Seat) -> None:
        """MM-7.7 to MM-7.9. Steps 7 to 9 of a battle."""
        _push(state, self._aftermath[attacker * self._seats + defender])

    def ask_support(self, state: State, seat: Seat, passes: i64) -> None:
        """MM-7.5. After so many passes in a row."""
        state.agenda.append(self._support[seat * self._members + passes])

    def ask_reaction(self, state: State, window: i64, seat: Seat, origin: Seat) -> None:
        """MM-3.8. A seat in a round that ends before its origin."""
        state.agenda.append(self._react[(window * self._seats + seat) * self._seats + origin])


def _push(state: State, steps: list[Step]) -> None:
    """One by one: compiled, `extend` costs ten times as much."""
    for step in steps:
        state.agenda.append(step)


def _reversed(*steps: Step) -> list[Step]:
    """The last on the agenda is the next."""
    return list(steps)[::-1]
