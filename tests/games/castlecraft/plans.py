"""Castles for the tests: the ready ones as data, and a small one that is easy to spoil."""

from __future__ import annotations

import copy
from typing import Any

from quintain.games import content_of
from quintain.games.castlecraft.castles import Reading, errors, judge, read_plan

FORMAT = "castlecraft-castle/1"
READY = ("castle_humans", "castle_dwarves", "castle_shadows", "castle_extra")
FLOOR = " . . . . . . . . ."


def ready(name: str) -> dict[str, Any]:
    """A ready castle as a player's file would hold it."""
    (found,) = (castle for castle in content_of("castlecraft").tables["castle"] if castle["id"] == name)
    return without_sources(copy.deepcopy(found))


def without_sources(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: without_sources(item) for key, item in value.items() if key != "from"}
    return [without_sources(item) for item in value] if isinstance(value, list) else value


def examine_table(table: object, main: bool) -> Reading:
    """A castle judged whole, in the role it is to play."""
    reading = read_plan(table)
    if reading.plan is None:
        return reading
    flaws = judge(reading.plan, main)
    return Reading(None if errors(flaws) else reading.plan, flaws)


def small(**changed: Any) -> dict[str, Any]:
    """Nine by four cells of floor with one tower of one floor in the corner."""
    return {
        "format": FORMAT,
        "id": "small",
        "name_en": "Small Castle",
        "name_ru": "Малый замок",
        "people": "humans",
        "size": [9, 4],
        "level": [
            {"z": 0, "plan": ["", " s . . . . . . . .", "", FLOOR, "", FLOOR, "", FLOOR, ""]},
            {"z": 1, "plan": ["+=+", "!Q!", "+=+", "", "", "", "", "", ""]},
        ],
        "tower": [{"id": "watch", "name_en": "Watch", "name_ru": "Дозор", "kind": "square", "people": "humans", "at": [0, 0, 1]}],
        **changed,
    }


def drawn(castle: dict[str, Any], z: int, row: int, text: str) -> dict[str, Any]:
    """The same castle with one row drawn anew."""
    castle = copy.deepcopy(castle)
    castle["level"][z]["plan"][row] = text
    return castle
