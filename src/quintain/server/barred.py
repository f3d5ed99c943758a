"""What a room refuses beyond what a table does: a code for programs; `docs/protocol.md` explains them."""

from __future__ import annotations

from typing import Literal, TypeAlias

RoomCode: TypeAlias = Literal[
    "not-begun",  # the match has not begun
    "not-over",  # this is for finished matches
    "no-seat",  # this is for those who sit at the table
    "no-name",  # this is for people the server knows, guests among them
    "no-hints",  # this table gives no hints
    "empty",  # a line of chat has something to say
    "too-long",  # and at most so many letters
    "frozen",  # the match follows other rules than these, or its log is damaged; it can be watched and, if all agree, ended
    "busy",  # too much at once: of this client, or of all
    "store-full",  # there is no room left to write; nothing was changed
    "store-failed",  # the store refused or went away; nothing was changed
    "moved",  # another process leads this table now
    "failed",  # a fault of ours; nothing was changed
]


class Barred(ValueError):
    """Nothing has changed; it reaches whoever asked."""

    def __init__(self, code: RoomCode) -> None:
        super().__init__(code)
        self.code: RoomCode = code
