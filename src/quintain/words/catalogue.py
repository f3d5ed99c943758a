"""The catalogues: the sentences all clients share, and those of one game, in one language."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import CurrentEnvironment, Pattern, ResolverEnvironment
from fluent.syntax.ast import Resource

from quintain.words.nouns import NAME

LANGUAGES: Final = ("en", "ru")  # the first stands in where another lacks a sentence
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
