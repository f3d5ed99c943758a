"""What can be refused, and how it is said: one lower-case sentence with what was asked, what was expected and where."""

from __future__ import annotations


class IllegalAction(ValueError):
    """This seat may not do that now; `clause` is the rule that forbids it."""

    def __init__(self, message: str, clause: str = "") -> None:
        super().__init__(message)
        self.clause: str = clause


class NotPending(IllegalAction):
    """This seat owes no choice now."""


class ContentError(ValueError):
    """A data file is wrong: file, key, what was expected."""


class OptionError(ValueError):
    """These options do not exist or do not go together; `clause` is the rule that says so."""

    def __init__(self, message: str, clause: str = "") -> None:
        super().__init__(message)
        self.clause: str = clause


class PositionError(ValueError):
    """A position described in words cannot be laid out."""


class RecordError(ValueError):
    """A stored record does not have the shape of its class."""


class ReplayMismatch(Exception):
    """The record and the rules disagree: at which move, and why."""
