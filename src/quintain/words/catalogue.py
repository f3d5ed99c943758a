"""The catalogues: the sentences all clients share, and those of one game, in one language."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk, Message, Resource

from quintain.kernel.game import AnyGame
from quintain.words.nouns import NAME

LANGUAGES: Final = ("en", "ru")  # the first stands in where another lacks a sentence
FUNCTIONS: Final[dict[str, Callable[..., Any]]] = {"NAME": NAME}
COMMON: Final = Path(__file__).parent


class MissingWords(LookupError):
    """A catalogue lacks a sentence, or a sentence lacks what it mentions."""


def folder_of(game: type[AnyGame]) -> Path:
    """Where a game keeps its words, rules and content: beside its code."""
    file = sys.modules[game.__module__].__file__
    assert file, f"{game.__module__} was not read from a file"
    return Path(file).parent


@lru_cache(maxsize=64)
def resource(file: Path) -> Resource:
    """A catalogue as it is written, mistakes included; a test looks for them."""
    return FluentResource(file.read_text(encoding="utf-8"))


@lru_cache(maxsize=64)
def bundle(lang: str, folder: Path | None) -> FluentBundle:
    """The common sentences of a language and those of the game in the folder."""
    made = FluentBundle([lang], functions=FUNCTIONS, use_isolating=False)
    made.add_resource(resource(COMMON / f"{lang}.ftl"))
    if folder is not None and (folder / "words" / f"{lang}.ftl").exists():
        made.add_resource(resource(folder / "words" / f"{lang}.ftl"))
    return made


def messages(file: Path) -> dict[str, set[str]]:
    """The ids of a catalogue, each with the names of its attributes."""
    return {
        entry.id.name: {attribute.id.name for attribute in entry.attributes}
        for entry in resource(file).body
        if isinstance(entry, Message)
    }


def junk(file: Path) -> list[str]:
    """What could not be read, each with the reason."""
    return [
        f"{entry.annotations[0].message if entry.annotations else 'unreadable'}: {(entry.content or '').strip()[:80]}"
        for entry in resource(file).body
        if isinstance(entry, Junk)
    ]
