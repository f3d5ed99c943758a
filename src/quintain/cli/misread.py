"""A command line that the parser refused, as one sentence in the person's language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from typer.core import TyperGroup
from typer.exceptions import TyperException

from quintain.cli.arguments import own_options
from quintain.words import Speaker


def misread(error: TyperException, words: Sequence[str], speaker: Speaker) -> str:
    """What is wrong, by the kind of error; kinds that are not known keep the parser's own words."""
    context: Any = getattr(error, "ctx", None)
    kind = type(error).__name__  # most of the classes are the parser's own secret
    if kind == "BadOptionUsage":
        name = str(getattr(error, "option_name", ""))
        given = any(word.startswith(f"{name}=") for word in words)
        return speaker.say("bad-value-none" if given else "bad-value-missing", name=name)
    if context is None:
        return _raw(error, speaker)
    if kind == "BadParameter":
        return _bad_value(getattr(error, "param", None), error, speaker)
    if kind == "MissingParameter":
        param: Any = getattr(error, "param", None)
        return speaker.say("bad-missing", name=param.metavar or param.opts[0], command=context.command_path)
    if kind == "NoSuchOption":
        name = str(getattr(error, "option_name", "")).lstrip("-")
        return speaker.say("bad-option-unknown", name=name, options=", ".join(own_options(context)))
    if kind == "UsageError":
        return _bad_words(context, words, speaker)
    return _raw(error, speaker)


def _raw(error: TyperException, speaker: Speaker) -> str:
    return speaker.say("bad-command", detail=error.format_message().rstrip("."))


def _bad_value(param: Any, error: TyperException, speaker: Speaker) -> str:
    """All that the parser itself understands are numbers."""
    if param is None:
        return _raw(error, speaker)
    low, high = param.min, param.max
    if low is None or high is None:
        return speaker.say("bad-number", name=param.opts[0])
    return speaker.say("bad-number-range", name=param.opts[0], low=str(low), high=str(high))


def _bad_words(context: Any, words: Sequence[str], speaker: Speaker) -> str:
    """A command that does not exist, or words that the command has no use for."""
    path = context.command_path
    if not isinstance(context.command, TyperGroup):
        return speaker.say("bad-extra", command=path)
    given = next((word for word in words if not word.startswith("-") and word not in path.split()), "")
    return speaker.say("no-command", given=given, commands=", ".join(context.command.commands))
