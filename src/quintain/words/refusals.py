"""Errors as one sentence for the person who caused them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
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
from quintain.kernel.types import Json
from quintain.words.clauses import read_aloud
from quintain.words.speaker import Speaker
from quintain.words.table_rules import table_rules

KEYS: Final = {
    ContentError: "refused-content",
    PositionError: "refused-position",
    RecordError: "refused-record",
    ReplayMismatch: "refused-replay",
}


def refusal(speaker: Speaker, error: Exception) -> str:
    """What is refused and by which clause; details of the data stay as the kernel words them."""
    if isinstance(error, NotPending):
        return refused(speaker, "not-asked")
    if isinstance(error, IllegalAction):
        return refused(speaker, "illegal", error.clause)
    if isinstance(error, OptionError):
        if speaker.lang == "en":  # the kernel's own sentence
            return speaker.say("refused-option", detail=str(error))
        return refused(speaker, "options", error.clause, error.option or str(error).partition(" ")[0], error.reasons)
    for kind, key in KEYS.items():
        if isinstance(error, kind):
            return speaker.say(key, detail=str(error))
    return str(error)


def _reason(speaker: Speaker, reason: Mapping[str, Json]) -> str:
    args = reason["args"]
    return speaker.say(str(reason["message"]), **(args if isinstance(args, dict) else {}))


def refused(speaker: Speaker, code: str, clause: str = "", option: str = "", reasons: Sequence[Mapping[str, Json]] = ()) -> str:
    """A refusal of the wire: by its reasons, by what the option takes, by the first sentence of the clause, or by its code."""
    if reasons:
        return speaker.say("refused-option", detail=" ".join([_reason(speaker, reason) for reason in reasons]))
    if option and speaker.has(f"option-{option}", "help"):
        title, text = speaker.option(option), speaker.option_help(option)
        return speaker.say("refused-option-value", name=option, title=title, help=text, clause=clause)
    found = table_rules(speaker).find(clause) if clause and speaker.kind is not None else None
    if found is None or not speaker.has(f"refused-{code}-clause"):
        return speaker.say(f"refused-{code}")
    return speaker.say(f"refused-{code}-clause", clause=found.id, text=" ".join(read_aloud(found.first_sentence())))
