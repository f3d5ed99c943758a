"""Which language a person wants: asked for, set in the environment, or English."""

from __future__ import annotations

import os
from collections.abc import Sequence

from quintain.cli.trouble import refuse
from quintain.words import LANGUAGES, Speaker


def language(asked: str | None = None) -> str:
    """The language asked for (`ru`, `RU`, `ru_RU.UTF-8`), else the one of the environment."""
    if asked:
        short = asked.lower()[:2]
        if short not in LANGUAGES or not (len(asked) == 2 or asked[2] in "_-."):
            refuse(Speaker(language()), "no-language", given=asked, languages=", ".join(LANGUAGES))
        return short
    for variable in ("QUINTAIN_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(variable, "")
        if value:
            return value[:2].lower() if value[:2].lower() in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]


def language_of(args: Sequence[str]) -> str:
    """The language of a command line that could not be understood otherwise."""
    for word, following in zip(args, [*args[1:], ""], strict=True):
        asked = following if word == "--lang" else word.partition("=")[2] if word.startswith("--lang=") else ""
        if asked.lower()[:2] in LANGUAGES:
            return asked.lower()[:2]
    return language()
