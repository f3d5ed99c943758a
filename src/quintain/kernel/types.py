"""The small words every other file uses."""

from __future__ import annotations

from typing import Final, TypeAlias

from mypy_extensions import i64

Seat: TypeAlias = i64  # 0 .. seats-1, clockwise
Action: TypeAlias = i64  # an id in the game's ActionSpace
Json: TypeAlias = "bool | int | str | list[Json] | dict[str, Json] | None"

SPECTATOR: Final = -1  # a viewer without a seat
TRUTH: Final = -2  # "viewer" of a state that hides nothing
HIDDEN: Final = -1  # an identity the viewer may not know
HIDDEN_ID: Final = "hidden"  # the same where identities are told by their ids
