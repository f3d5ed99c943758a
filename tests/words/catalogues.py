"""What stands in a catalogue: its messages, what could not be read, and the cases that a name may have."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from fluent.syntax.ast import Junk, Message

from quintain.words.catalogue import resource

CASES: Final = {  # forms of a thing's name that one language has and another need not
    "en": ("a", "on", "plural"),
    "ru": ("acc", "gen", "dat", "ins", "at", "on", "to", "from", "plural", "gen-plural", "fullacc"),
}


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
