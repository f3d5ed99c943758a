"""Seats and variants, chosen before play and validated once."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import ClassVar, Final, TypeVar, final

from mypy_extensions import i64, mypyc_attr

from quintain.kernel.errors import OptionError
from quintain.kernel.records import Record
from quintain.kernel.types import Json

O = TypeVar("O", bound="Options")

FLAG: Final = "flag"
NUMBER: Final = "number"
CHOICE: Final = "choice"
TEXT: Final = "text"
JSON: Final = "json"


@final
class Option:
    """One choice of rules: its kind, what may be chosen, and the clause that allows it."""

    def __init__(
        self,
        name: str,
        kind: str,
        clause: str,
        default: bool | int | str,
        low: int = 0,
        high: int = 0,
        choices: tuple[str, ...] = (),
    ) -> None:
        self.name: Final[str] = name
        self.kind: Final[str] = kind
        self.clause: Final[str] = clause
        self.default: Final[bool | int | str] = default
        self.low: Final[int] = low
        self.high: Final[int] = high
        self.choices: Final[tuple[str, ...]] = choices

    def expected(self) -> str:
        """What may be chosen, for people."""
        if self.kind == NUMBER:
            return f"a number from {self.low} to {self.high}"
        if self.kind == CHOICE:
            return f"one of {', '.join(self.choices)}"
        if self.kind == FLAG:
            return "yes or no"
        return "a text" if self.kind == TEXT else "data"

    def read(self, value: object) -> bool | int | str:
        """The value as the options keep it; texts from a command line are understood."""
        if self.kind == JSON:
            if isinstance(value, str):
                return value
            try:
                return json.dumps(value, sort_keys=True, ensure_ascii=False)
            except (TypeError, ValueError, RecursionError) as error:  # a date, a giant, a table in itself
                raise OptionError(f"{self.name} is {self.expected()}: {error} ({self.clause})", self.clause) from None
        if self.kind == FLAG:
            if isinstance(value, bool):
                return value
            if str(value).lower() in ("yes", "true", "on", "1"):
                return True
            if str(value).lower() in ("no", "false", "off", "0"):
                return False
        elif self.kind == NUMBER:
            if not isinstance(value, bool) and str(value).removeprefix("-").isdecimal() and len(str(value)) < 10:
                number = int(str(value))
                if self.low <= number <= self.high:
                    return number
        elif self.kind == CHOICE:
            if isinstance(value, (str, int)) and not isinstance(value, bool) and str(value) in self.choices:
                return str(value)  # a number may be among the choices: a seat, or "random"
        elif isinstance(value, str):
            return value
        raise OptionError(f"{self.name} is {self.expected()}, not {value!r} ({self.clause})", self.clause)


def flag(name: str, clause: str, default: bool = False) -> Option:
    return Option(name, FLAG, clause, default)


def number(name: str, clause: str, low: int, high: int, default: int) -> Option:
    return Option(name, NUMBER, clause, default, low, high)


def choice(name: str, clause: str, choices: tuple[str, ...], default: str = "") -> Option:
    return Option(name, CHOICE, clause, default or choices[0], choices=choices)


def text(name: str, clause: str, default: str) -> Option:
    return Option(name, TEXT, clause, default)


def data(name: str, clause: str) -> Option:
    """An option that is a whole structure (own castles): kept as JSON text, empty when not given."""
    return Option(name, JSON, clause, "")


@mypyc_attr(allow_interpreted_subclasses=True)
class Options(Record):
    """What the host chose. A game's own class adds fields and lists its `schema`."""

    fields: ClassVar[tuple[str, ...]] = ("seats", "content")
    seats_clause: ClassVar[str] = ""  # the rule that says how many may play
    options_clause: ClassVar[str] = ""  # the rule that says what else may be chosen; empty: the same
    lowest: ClassVar[int] = 2
    highest: ClassVar[int] = 2
    schema: ClassVar[tuple[Option, ...]] = ()  # every field but seats and content
    among_programs: ClassVar[dict[str, Json]] = {}  # what programs choose where people need not: a limit, so that matches end

    def __init__(self) -> None:
        self.seats: i64 = 0
        self.content: str = ""  # printed values that the host corrects, as JSON; empty: none

    def check(self) -> None:
        """Raise OptionError, with the clause, where single choices are fine but do not go together."""


def choose(cls: type[O], chosen: Mapping[str, object]) -> O:
    """The options with these choices and defaults for the rest; refused as a whole if any is wrong."""
    known = {option.name: option for option in cls.schema}
    for name in chosen:
        if name not in known and name not in ("seats", "content"):
            names = ", ".join(["seats", *known])
            clause = cls.options_clause or cls.seats_clause
            raise OptionError(f"there is no option {name!r}; options are {names} ({clause})", clause)
    if chosen.get("seats") is None:
        raise OptionError(f"say how many seats: {cls.lowest} to {cls.highest} ({cls.seats_clause})", cls.seats_clause)
    options = cls()
    options.seats = int(number("seats", cls.seats_clause, cls.lowest, cls.highest, 0).read(chosen["seats"]))
    options.content = str(data("content", cls.seats_clause).read(chosen.get("content") or ""))
    for option in cls.schema:
        value = option.read(chosen[option.name]) if option.name in chosen else option.default
        setattr(options, option.name, value)
    options.check()
    return options
