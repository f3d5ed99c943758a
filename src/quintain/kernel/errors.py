"""What can be refused, and how it is said: one lower-case sentence with what was asked, what was expected and where."""

from __future__ import annotations

from quintain.kernel.types import Json


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
    """These options do not exist or do not go together; `clause` is the rule that says so, `option` the one to change.

    Where there is more to say than that, `reasons` are messages of the game's catalogue with their arguments, one after another.
    """

    def __init__(self, message: str, clause: str = "", option: str = "", reasons: list[dict[str, Json]] | None = None) -> None:
        super().__init__(message)
        self.clause: str = clause
        self.option: str = option
        self.reasons: list[dict[str, Json]] = [] if reasons is None else reasons


class PositionError(ValueError):
    """A position described in words cannot be laid out."""


class RecordError(ValueError):
    """A stored record does not have the shape of its class."""


class ReplayMismatch(Exception):
    """The record and the rules disagree: at which move, and why; `about` is game, rules, content, move or result."""

    def __init__(self, message: str, about: str = "") -> None:
        super().__init__(message)
        self.about: str = about
