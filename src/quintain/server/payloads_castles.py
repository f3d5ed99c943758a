"""Castles and set-ups as they travel over HTTP."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

import msgspec

if TYPE_CHECKING:
    from quintain.kernel.types import Json
else:
    Json = Any


class CastleText(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/castles/check: the text of a castle file."""

    text: str


class KeepCastle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/castles, PUT /api/castles/{castle}: the text of a castle file, and whether the gallery shows it."""

    text: str
    shared: bool = False


class WalkCastle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/castles/walk: the text of a castle file, where a squad stands (none: before the best entrance), whose it is."""

    text: str
    at: tuple[int, int, int] | None = None  # column, row, floor; a ring of field lies about the castle
    foe: bool = False  # doors and gates are shut


class CastleStep(msgspec.Struct, frozen=True):
    """A cell that can be walked to."""

    x: int
    y: int
    z: int
    cost: int  # in half-steps


class CastleWalk(msgspec.Struct, frozen=True):
    """POST /api/castles/walk: where the squad stands, and all cells it comes to in the end."""

    at: tuple[int, int, int]
    steps: list[CastleStep]


class CastleFix(msgspec.Struct, frozen=True, omit_defaults=True):
    """A change that mends a fault: put a sign into a floor's drawing, name the tower there, or drop an entry."""

    do: Literal["put", "tower", "drop"]
    z: int = 0
    row: int = 0
    column: int = 0
    sign: str = ""
    index: int = 0  # of the [[tower]] entry that is dropped


class CastleFlaw(msgspec.Struct, frozen=True, omit_defaults=True):
    """A fault or a warning; its sentence is `flaw-<key>` of the game's words, places are −1 where it has none."""

    code: str
    key: str
    args: dict[str, Json]
    warns: bool
    z: int
    x: int
    y: int
    row: int  # of the floor's drawing
    column: int
    line: int  # of the file, from 1
    at: int  # column of the file, from 1
    fix: CastleFix | None = None


class CastleTower(msgspec.Struct, frozen=True):
    """What a tower comes to."""

    id: str
    floors: int
    steps: str  # from the best entrance; empty while the castle is not sound


class CastleCheck(msgspec.Struct, frozen=True, omit_defaults=True):
    """POST /api/castles/check: the judgement; plan as data and the text as `quintain castle` writes it, if it can be drawn."""

    good: bool
    flaws: list[CastleFlaw]
    plan: dict[str, Json] | None = None
    text: str = ""
    towers: list[CastleTower] = []
    gold: int = 0
    mana: int = 0
    access: str = ""  # steps from the best entrance to all towers
    standing: int = 0  # cells to stand on


class CastleFile(msgspec.Struct, frozen=True, omit_defaults=True):
    """GET /api/castles/{castle}: a castle that somebody keeps, or one of the box."""

    id: str
    text: str
    name_en: str
    name_ru: str
    people: str
    author: str = ""
    mine: bool = False
    shared: bool = False
    ready: bool = False
    changed: int = 0
    check: CastleCheck | None = None


class SetupFlaw(msgspec.Struct, frozen=True, omit_defaults=True):
    """A fault or a warning of a set-up; its sentence is `flaw-<key>` of the game's words, the place a cell of the field."""

    key: str
    args: dict[str, Json]
    warns: bool
    x: int = -1
    y: int = -1


class SetupCheck(msgspec.Struct, frozen=True, omit_defaults=True):
    """POST /api/setups/check: the judgement; the set-up as data if it can be drawn, as an option of a table if it is sound."""

    good: bool
    flaws: list[SetupFlaw]
    setup: dict[str, Json] | None = None
    option: str = ""  # own_setup


class SetupFile(msgspec.Struct, frozen=True, omit_defaults=True):
    """GET /api/setups/{setup}: a set-up that somebody keeps."""

    id: str
    name: str
    text: str
    author: str = ""
    mine: bool = False
    shared: bool = False
    changed: int = 0
    check: SetupCheck | None = None


class KeepSetup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/setups, PUT /api/setups/{setup}: a name, the text of the file, and whether others see it."""

    name: str
    text: str
    shared: bool = False


class SetupShelf(msgspec.Struct, frozen=True):
    """GET /api/setups: mine, and those that others share."""

    mine: list[SetupFile]
    shared: list[SetupFile]


class CastleShelf(msgspec.Struct, frozen=True):
    """GET /api/castles: mine, those that others share, those of the box."""

    mine: list[CastleFile]
    shared: list[CastleFile]
    ready: list[CastleFile]
