"""The steps of a turn; those that may wait for a choice come first."""

from __future__ import annotations

from typing import Final

CHOOSE: Final = 0  # which squad acts next
MOVE: Final = 1  # a: unit, b: manoeuvre from 1
STRIKE: Final = 2  # a: unit, b: manoeuvre
COUNTER: Final = 3  # seat: of the attacked squad; a: its unit, b: the attacker's unit
BUILD: Final = 4
DEPLOY: Final = 5  # a: unit
CHOOSE_ARMY: Final = 6
MANOEUVRE_END: Final = 7  # a: unit, b: manoeuvre
INCOME: Final = 8
TURN_END: Final = 9
TURN_START: Final = 10
FIRST_TURN: Final = 11  # seat: nobody's; every army is chosen, the castles are placed
