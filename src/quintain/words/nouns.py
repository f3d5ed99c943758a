"""Things in a sentence: an id that can be selected by, and a name in the case the sentence needs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from fluent.runtime.types import FluentNone, FluentType

HIDDEN_ID: Final = "hidden"  # what a sentence selects by when the identity is secret


class Noun(FluentType):
    """One thing; a sentence may compare it with an id."""

    def __init__(self, key: str, named: Callable[[str], str]) -> None:
        self.key: Final = key
        self.named: Final = named  # from a case, empty for the plain form, to the name

    def __eq__(self, other: object) -> bool:
        return self.key == (other.key if isinstance(other, Noun) else other)

    def __hash__(self) -> int:
        return hash(self.key)

    def format(self, locale: object) -> str:
        return self.named("")


class Nouns(FluentType):
    """Several things of one noun, named with commas between; equal ones together. An empty one equals `none`."""

    def __init__(self, items: list[Noun], hidden: Callable[[int, str], str], nothing: str) -> None:
        self.items: Final = items
        self.hidden: Final = hidden  # from a number of secret ones and a case to words
        self.nothing: Final = nothing

    def __eq__(self, other: object) -> bool:
        return other == "none" and not self.items

    def __hash__(self) -> int:
        return len(self.items)

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
