"""Errors as one sentence for the person who caused them."""

from __future__ import annotations

from typing import Final

from quintain.kernel.errors import (
    ContentError,
    IllegalAction,
    NotPending,
    OptionError,
    PositionError,
    RecordError,
    ReplayMismatch,
)
from quintain.words.clauses import read_aloud, rulebook
from quintain.words.speaker import Speaker

KEYS: Final = {
    ContentError: "refused-content",
    PositionError: "refused-position",
    RecordError: "refused-record",
    ReplayMismatch: "refused-replay",
}


def refusal(speaker: Speaker, error: Exception) -> str:
    """What is refused and by which clause; details of the data stay as the kernel words them."""
    if isinstance(error, NotPending):
        return speaker.say("refused-not-pending")
    if isinstance(error, IllegalAction):
        return _by_clause(speaker, "refused-illegal", error.clause)
    if isinstance(error, OptionError):
        return _option(speaker, error)
    for kind, key in KEYS.items():
        if isinstance(error, kind):
            return speaker.say(key, detail=str(error))
    return str(error)


def _by_clause(speaker: Speaker, key: str, clause: str) -> str:
    """The refusal with the first sentence of the clause, so that the reason is there to read."""
    found = None if speaker.kind is None else rulebook(speaker.kind, speaker.lang).find(clause)
    if found is None:
        return speaker.say(key)
    return speaker.say(f"{key}-clause", clause=found.id, text=" ".join(read_aloud(found.first_sentence())))


def _option(speaker: Speaker, error: OptionError) -> str:
    """The kernel's sentence begins with the option it is about; other languages say what that option takes."""
    if speaker.lang == "en":
        return speaker.say("refused-option", detail=str(error))
    name = str(error).partition(" ")[0]
    if speaker.has(f"option-{name}", "help"):
        return speaker.say(
            "refused-option-value", name=name, title=speaker.option(name), help=speaker.option_help(name), clause=error.clause
        )
    return _by_clause(speaker, "refused-options", error.clause)
