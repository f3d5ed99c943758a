"""The steps that can stand on the agenda; those that wait for a choice come first."""

from __future__ import annotations

from typing import Final

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

# Reasons why one may discard.
BY_WRATH: Final = 0
BY_ORB: Final = 1
BY_CONQUEST: Final = 2

DISCARD_CLAUSES: Final = ("MM-4.10", "MM-8.9", "MM-10.3")
STAGES: Final = (
    "window", "redistribution", "advance", "reaction", "order", "insight", "prosperity", "may_discard",
    "equalise", "conflict", "support",
)  # fmt: skip
