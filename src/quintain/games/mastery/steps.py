"""The steps that can stand on the agenda, those that wait for a choice first, and the lists that are put there again and again.

Steps never change, so each is made once and shared: making them anew cost a tenth of a playout.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from quintain.kernel.agenda import State, Step
from quintain.kernel.types import Seat

# Waiting for a choice of `seat`, if not said otherwise.
WINDOW: Final = 0  # MM-2.8
REDEPLOY: Final = 1  # MM-5.2; a: the first place that may still be named
ADVANCE: Final = 2  # MM-6.7, after a redistribution
REACT: Final = 3  # MM-3.5 b-d; a: kind of window, b: the seat after whose round it closes
RECALL: Final = 4  # MM-4.6
ARRANGE: Final = 5  # MM-4.4; a: cards arranged so far, b: cards looked at
JUDGE: Final = 6  # MM-4.7; a: whose card
MAY_DISCARD: Final = 7  # a: the reason
EQUALISE: Final = 8  # MM-8.5
CONFLICT: Final = 9  # MM-7.4; both battlers who have not chosen yet
SUPPORT: Final = 10  # MM-7.5; a: passes in a row
WAITING: Final = 11  # kinds below this wait

# Done without a choice.
CROWN_EFFECT: Final = 11  # MM-4.2; a: the target
DRAW: Final = 12  # MM-7.2
SCEPTRES: Final = 13  # MM-7.3, the window
USE_SCEPTRE: Final = 14  # MM-7.3; seat: its owner
REVEAL: Final = 15  # MM-7.4
OPEN_SUPPORT: Final = 16  # MM-7.5
OUTCOME: Final = 17  # MM-7.6
ORBS: Final = 18  # MM-7.7, the window
USE_ORB: Final = 19  # MM-7.7; seat: its owner
LOSSES: Final = 20  # MM-7.8 and MM-7.9
CLEAN_UP: Final = 21  # MM-7.11
END_TURN: Final = 22  # MM-2.9

# Kinds of reaction windows: what may be fractured.
TO_CROWN: Final = 0
TO_SCEPTRES: Final = 1
TO_ORBS: Final = 2
WINDOW_IDS: Final = ("crown", "sceptres", "orbs")

# Reasons why one may discard.
BY_WRATH: Final = 0
BY_ORB: Final = 1
BY_CONQUEST: Final = 2

DISCARD_CLAUSES: Final = ("MM-4.10", "MM-8.9", "MM-10.3")
STAGES: Final = (
    "window", "redistribution", "advance", "reaction", "order", "insight", "prosperity", "may_discard",
    "equalise", "conflict", "support",
)  # fmt: skip
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
