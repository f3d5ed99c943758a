"""Things in a sentence: a name in the case the sentence needs, and beside it an id that can be selected by."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from fluent.runtime.types import FluentNone, FluentType
from fluent.runtime.utils import native_to_fluent

from quintain.kernel.types import HIDDEN_ID

NONE_ID: Final = "none"  # the id of an empty list
LONGEST: Final = 1000  # characters of a text within a sentence: a path perhaps, read without its middle
SEVERAL_ID: Final = "several"  # the id of a list of more than one kind


class Number(FluentType, int):
    """A whole number: chooses plurals as any, printed without grouping and with a true minus sign."""

    def format(self, locale: object) -> str:
        return digits(int(self))


def digits(number: int) -> str:
    """A number as people read it."""
    return f"−{-number}" if number < 0 else str(number)


class Noun(FluentType):
    """One thing."""

    def __init__(self, key: str, named: Callable[[str], str]) -> None:
        self.key: Final = key
        self.named: Final = named  # from a case, empty for the plain form, to the name

    def format(self, locale: object) -> str:
        return self.named("")


class Nouns(FluentType):
    """Several things of one noun, named with commas between; equal ones together."""

    def __init__(self, items: list[Noun], hidden: Callable[[int, str], str], nothing: str) -> None:
        self.items: Final = items
        self.hidden: Final = hidden  # from a number of secret ones and a case to words
        self.nothing: Final = nothing

    @property
    def key(self) -> str:
        """The id of the only kind, or a word for none and for several."""
        kinds = {item.key for item in self.items}
        return SEVERAL_ID if len(kinds) > 1 else kinds.pop() if kinds else NONE_ID

    def named(self, case: str) -> str:
        kinds: dict[str, list[Noun]] = {}
        for item in self.items:
            kinds.setdefault(item.key, []).append(item)
        said = []
        for key, same in kinds.items():
            if key == HIDDEN_ID:
                said.append(self.hidden(len(same), case))
            else:
                said.append(same[0].named(case) + (f" ×{len(same)}" if len(same) > 1 else ""))
        return ", ".join(said) or self.nothing

    def format(self, locale: object) -> str:
        return self.named("")


def NAME(thing: object, case: object = "") -> FluentType | str:
    """`{ NAME($card, case: "acc") }`: the thing, or the list of things, in that case; the plain form where there is none."""
    if isinstance(thing, Noun | Nouns):
        return thing.named(str(case))
    if isinstance(thing, FluentNone):
        return thing
    return str(thing)


def spread(args: Mapping[str, object]) -> dict[str, object]:
    """The arguments as both Fluent runtimes take them: beside things their id as a text; flags as words; numbers plain."""
    found: dict[str, object] = {}
    for name, value in args.items():
        found[name] = native(value)
        if isinstance(value, Noun | Nouns):
            found[f"{name}-id"] = value.key
    return found


def native(value: object) -> object:
    """One value as a sentence takes it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, int):
        return Number(value)
    if isinstance(value, str) and len(value) > LONGEST:
        return f"{value[: LONGEST // 2]}…{value[-LONGEST // 2 :]}"
    return native_to_fluent(value)
