"""The clause ids of a game's rules."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import quintain.games

_CLAUSE = re.compile(r"^\*\*([A-Z]{2}-[0-9A-Za-z.]+)\*\*", re.MULTILINE)


@cache
def clauses_of(game: str) -> frozenset[str]:
    """Every id in `rules/en.md`."""
    file = Path(quintain.games.__file__ or "").parent / game / "rules" / "en.md"
    return frozenset(_CLAUSE.findall(file.read_text(encoding="utf-8")))
