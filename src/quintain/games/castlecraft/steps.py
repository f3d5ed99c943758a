"""The steps of a turn; those that may wait for a choice come first."""

from __future__ import annotations

from typing import Final

CHOOSE: Final = 0  # which squad acts next
MOVE: Final = 1  # a: unit, b: manoeuvre from 1
STRIKE: Final = 2  # a: unit, b: manoeuvre
COUNTER: Final = 3  # seat: of the attacked squad; a: its unit, b: the attacker's unit
BUILD: Final = 4
DEPLOY: Final = 5  # a: unit
MANOEUVRE_END: Final = 6  # a: unit, b: manoeuvre
INCOME: Final = 7
TURN_END: Final = 8
TURN_START: Final = 9
