"""The catalogues: the sentences all clients share, and those of one game, in one language."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import CurrentEnvironment, Pattern, ResolverEnvironment
from fluent.syntax.ast import Junk, Message, Resource

from quintain.words.nouns import NAME

LANGUAGES: Final = ("en", "ru")  # the first stands in where another lacks a sentence
CASES: Final = {  # forms of a thing's name that one language has and another need not
    "en": ("a", "on", "plural"),
    "ru": ("acc", "gen", "dat", "ins", "at", "on", "to", "from", "plural", "gen-plural", "fullacc"),
}
FUNCTIONS: Final[dict[str, Callable[..., Any]]] = {"NAME": NAME}
COMMON: Final = Path(__file__).parent


class Bundle(FluentBundle):
    """Sentences of one language; arguments are taken as they are: the library would print our numbers its own way."""

    def told(self, pattern: Pattern, args: dict[str, object]) -> tuple[str, list[Exception]]:
        errors: list[Exception] = []
        said = pattern(ResolverEnvironment(context=self, current=CurrentEnvironment(args=args), errors=errors))
        return str(said), errors


class MissingWords(LookupError):
    """A catalogue lacks a sentence, or a sentence lacks what it mentions."""


@lru_cache(maxsize=64)
def resource(file: Path) -> Resource:
    """A catalogue as it is written, mistakes included; a test looks for them."""
    return FluentResource(file.read_text(encoding="utf-8"))


def catalogues(lang: str, folder: Path | None) -> list[Path]:
    """What is said in a language: by every door, by terminal or server alone, about all games and the one in the folder."""
    folders = [COMMON] if folder is None else [COMMON, folder / "words"]
    files = [place / name for place in folders for name in (f"{lang}.ftl", f"terminal.{lang}.ftl", f"server.{lang}.ftl")]
    return [file for file in files if file.exists()]


@lru_cache(maxsize=64)
def bundle(lang: str, folder: Path | None) -> Bundle:
    """The common sentences of a language and those of the game in the folder."""
    made = Bundle([lang], functions=FUNCTIONS, use_isolating=False)
    for file in catalogues(lang, folder):
        made.add_resource(resource(file))
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
