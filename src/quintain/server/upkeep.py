"""What whoever looks after a server wants to know before an upgrade: which matches today's rules would not go on with."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

import msgspec
import zstandard

from quintain.server.loading import load
from quintain.store import Store, TableRow
from quintain.tables.archive import read_archive

GOING: Final = ("running", "frozen")
BATCH: Final = 1_000_000
Why: TypeAlias = Literal[
    "rules",  # another revision
    "content",  # other printed values
    "options",  # the game, or these options of it, are gone
    "move",  # an entry does not fit
    "log",  # entries are missing
    "digest",  # the log leads to another state than was noted
    "result",  # the match ended otherwise than its row says
    "archive",  # there is none, or it cannot be read
]


@dataclass(frozen=True)
class Finding:
    """A table that is not as it should be."""

    table: str
    game: str
    phase: str
    why: Why


def findings(store: Store, finished: bool = False) -> Iterator[Finding | None]:
    """One per table that was looked at, None where all is well: matches that go on, and if wanted those that are over."""
    for row in store.tables.all((*GOING, "over") if finished else GOING, BATCH):
        why = _trouble(store, row)
        yield None if why is None else Finding(row.id, row.game, row.phase, why)


def _trouble(store: Store, row: TableRow) -> Why | None:
    if row.phase == "over":
        return _archive(store, row) or _log(store, row, over=True)
    return _log(store, row, over=False)


def _log(store: Store, row: TableRow, over: bool) -> Why | None:
    """Whether the log gives the match back; one that is over may be of older rules, it is watched by its archive."""
    entries = store.tables.entries(row.id)
    if [entry.n for entry in entries] != list(range(1, row.n + 1)):
        return "log"
    loaded = load(store, row.id)
    if loaded.frozen:
        return None if over and loaded.frozen not in ("move", "digest") else _why(loaded.frozen)
    assert loaded.table is not None
    return "result" if over and msgspec.to_builtins(loaded.table.result()) != row.result else None


def _why(frozen: str) -> Why:
    known: dict[str, Why] = {"rules": "rules", "content": "content", "options": "options", "digest": "digest"}
    return known.get(frozen, "move")


def _archive(store: Store, row: TableRow) -> Why | None:
    kept = store.archive.get(row.id)
    if kept is None:
        return "archive"
    try:
        archive = read_archive(msgspec.json.decode(zstandard.ZstdDecompressor().decompress(kept.packed)))
    except (zstandard.ZstdError, msgspec.MsgspecError):
        return "archive"
    return None if row.result == msgspec.to_builtins(archive.result) or row.result is None else "result"
