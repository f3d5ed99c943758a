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
        words: tuple[str, ...] = (),
        parts: int = 0,
        joint: str = "",
        seats: bool = False,
    ) -> None:
        self.name: Final[str] = name
        self.kind: Final[str] = kind
        self.clause: Final[str] = clause
        self.default: Final[bool | int | str] = default
        self.low: Final[int] = low
        self.high: Final[int] = high
        self.choices: Final[tuple[str, ...]] = choices  # of the whole value, or of each part of a text
        self.words: Final[tuple[str, ...]] = words  # that stand for a whole text: `random`
        self.parts: Final[int] = parts  # of a text; 0: one for each seat
        self.joint: Final[str] = joint  # between the parts
        self.seats: Final[bool] = seats  # numbers among the choices are seats: kept from 0, read and typed by people from 1

    def shown(self, choice: str) -> str:
        """A choice as people read and type it."""
        return str(int(choice) + 1) if self.seats and choice.isdecimal() else choice

    def expected(self) -> str:
        """What may be chosen, for people."""
        if self.kind == NUMBER:
            return f"a number from {self.low} to {self.high}"
        if self.kind == CHOICE:
            return f"one of {', '.join([self._told(choice) for choice in self.choices])}"
        if self.kind == FLAG:
            return "yes or no"
        return "a text" if self.kind == TEXT else "data"

    def _told(self, choice: str) -> str:
        return choice if self.shown(choice) == choice else f"{choice} (seat {self.shown(choice)})"

    def read(self, value: object) -> bool | int | str:
        """The value as the options keep it; texts from a command line are understood."""
        if self.kind == JSON:
            if isinstance(value, str):
                return value
            try:
                return json.dumps(value, sort_keys=True, ensure_ascii=False)
            except (TypeError, ValueError, RecursionError) as error:  # a date, a giant, a table in itself
                raise OptionError(f"{self.name} is {self.expected()}: {error} ({self.clause})", self.clause, self.name) from None
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
        raise OptionError(f"{self.name} is {self.expected()}, not {value!r} ({self.clause})", self.clause, self.name)


def flag(name: str, clause: str, default: bool = False) -> Option:
    return Option(name, FLAG, clause, default)


def number(name: str, clause: str, low: int, high: int, default: int) -> Option:
    return Option(name, NUMBER, clause, default, low, high)


def choice(name: str, clause: str, choices: tuple[str, ...], default: str = "", seats: bool = False) -> Option:
    return Option(name, CHOICE, clause, default or choices[0], choices=choices, seats=seats)


def text(name: str, clause: str, default: str) -> Option:
    return Option(name, TEXT, clause, default)


def several(
    name: str, clause: str, choices: tuple[str, ...], default: str, words: tuple[str, ...] = (), parts: int = 0, joint: str = ","
) -> Option:
    """A text of several choices, one for each seat where `parts` is 0, or a word that stands for all of them.

    What the text may be in full is for `check` of the options; this much is enough to make a form.
    """
    return Option(name, TEXT, clause, default, choices=choices, words=words, parts=parts, joint=joint)


def data(name: str, clause: str) -> Option:
    """An option that is a whole structure (own castles): kept as JSON text, empty when not given."""
    return Option(name, JSON, clause, "")


@final
class Bar:
    """Two choices that do not go together: each an option (or `seats`) with the values meant; no values: whatever is given."""

    def __init__(
        self, option: str, values: tuple[bool | int | str, ...], other: str, others: tuple[bool | int | str, ...], clause: str
    ) -> None:
        self.option: Final[str] = option  # the one a person is asked to change
        self.values: Final[tuple[bool | int | str, ...]] = values
        self.other: Final[str] = other
        self.others: Final[tuple[bool | int | str, ...]] = others
        self.clause: Final[str] = clause

    def bars(self, options: Options) -> bool:
        """Whether these options fall under it."""
        return _meant(getattr(options, self.option), self.values) and _meant(getattr(options, self.other), self.others)


def _meant(value: object, values: tuple[bool | int | str, ...]) -> bool:
    return value in values if values else bool(value)


@mypyc_attr(allow_interpreted_subclasses=True)
class Options(Record):
    """What the host chose. A game's own class adds fields and lists its `schema`."""

    fields: ClassVar[tuple[str, ...]] = ("seats", "content")
    seats_clause: ClassVar[str] = ""  # the rule that says how many may play
    options_clause: ClassVar[str] = ""  # the rule that says what else may be chosen; empty: the same
    lowest: ClassVar[int] = 2
    highest: ClassVar[int] = 2
    schema: ClassVar[tuple[Option, ...]] = ()  # every field but seats and content
    barred: ClassVar[tuple[Bar, ...]] = ()  # what excludes what
    among_programs: ClassVar[dict[str, Json]] = {}  # what programs choose where people need not: a limit, so that matches end

    def __init__(self) -> None:
        self.seats: i64 = 0
        self.content: str = ""  # printed values that the host corrects, as JSON; empty: none

    def check(self) -> None:
        """Raise OptionError, with the clause and the option, where single choices are fine but do not fit; `barred` is done."""


def choose(cls: type[O], chosen: Mapping[str, object]) -> O:
    """The options with these choices and defaults for the rest; refused as a whole if any is wrong."""
    known = {option.name: option for option in cls.schema}
    for name in chosen:
        if name not in known and name not in ("seats", "content"):
            names = ", ".join(["seats", *known])
            clause = cls.options_clause or cls.seats_clause
            raise OptionError(f"there is no option {name!r}; options are {names} ({clause})", clause, name)
    if chosen.get("seats") is None:
        raise OptionError(f"say how many seats: {cls.lowest} to {cls.highest} ({cls.seats_clause})", cls.seats_clause, "seats")
    options = cls()
    options.seats = int(number("seats", cls.seats_clause, cls.lowest, cls.highest, 0).read(chosen["seats"]))
    options.content = str(data("content", cls.seats_clause).read(chosen.get("content") or ""))
    for option in cls.schema:
        value = option.read(chosen[option.name]) if option.name in chosen else option.default
        setattr(options, option.name, value)
    for bar in cls.barred:
        if bar.bars(options):
            one, two = _said(options, bar.option, bar.values), _said(options, bar.other, bar.others)
            what = f"{one} does not go with {two}"
            raise OptionError(f"{what} ({bar.clause})", bar.clause, bar.option)
    options.check()
    return options


def _said(options: Options, name: str, values: tuple[bool | int | str, ...]) -> str:
    """The option with its value; what may be anything is too long to repeat."""
    value = getattr(options, name)
    if not values:
        return name
    if value == "":
        return f"no {name}"
    for option in options.schema:
        if option.name == name and option.seats and option.shown(str(value)) != str(value):
            return f"{name} seat {option.shown(str(value))}"
    return f"{name} {('yes' if value else 'no') if isinstance(value, bool) else value}"
