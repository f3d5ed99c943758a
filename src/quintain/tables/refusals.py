"""What a table refuses: a code for programs, the clause for people; it reaches whoever asked."""

from __future__ import annotations

from typing import Literal, TypeAlias

Code: TypeAlias = Literal[
    "over",  # the match has ended
    "not-asked",  # this seat owes no choice now
    "stale",  # the question that was answered is gone; the present one is in the snapshot
    "illegal",  # the rules forbid it, by the clause
    "no-actions",  # an answer has at least one action, and at most as many as a chain may have
    "client-used",  # the id of this message belongs to another one, or is too long
    "no-undo",  # there is nothing of this seat to take back there
    "no-consent",  # nobody has asked for what is agreed to
    "no-person",  # this needs a person who answers for the seat, or a bot that does
    "unreadable",  # the message is none of ours
    "options",  # these options cannot be played: by the clause, and by the option to change
]


class Refused(ValueError):
    """Nothing has changed. `clause` is the rule that forbids it, where it is one; `at` the action of a chain."""

    def __init__(self, code: Code, message: str, clause: str = "", at: int = 0) -> None:
        super().__init__(message)
        self.code: Code = code
        self.clause: str = clause
        self.at: int = at
