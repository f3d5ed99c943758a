"""What a person did that cannot be done: one sentence, exit code 2."""

from __future__ import annotations

from typing import NoReturn

from quintain.words import Speaker


class Trouble(Exception):
    """The sentence, already in the person's language."""


def refuse(speaker: Speaker, key: str, /, **args: object) -> NoReturn:
    """End the command with a sentence of the catalogue."""
    raise Trouble(speaker.say(key, **args))
