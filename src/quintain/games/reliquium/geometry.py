"""Where things are drawn: polygons, lines and places from `content/map.json`. Rules never read this."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final, TypedDict

from quintain.kernel.errors import ContentError
from quintain.kernel.types import Json

FILE: Final = Path(__file__).parent / "content" / "map.json"
ABOVE_CASTLE: Final = 20  # from the castle's place up to the line of the name
ABOVE_CENTRE: Final = 36  # on waters, from the centre
Point = list[int]  # x to the right, y downwards


class AreaPlaces(TypedDict):
    """The outline of an area, and where its pieces and its name are drawn."""

    centre: Point
    castle_at: Point | None
    units_at: list[Point]
    name_at: Point
    name_room: int
    polygon: list[Point]


class BorderPlaces(TypedDict):
    """The line between two areas, and where a token lies on it."""

    token_at: Point
    river: bool
    line: list[Point]


class Geometry(TypedDict):
    """All places of the map, by the ids of areas, borders and junctions."""

    width: int
    height: int
    areas: dict[str, AreaPlaces]
    borders: dict[str, BorderPlaces]
    junctions: dict[str, Point]


_read: dict[Path, Geometry] = {}  # the file is read once; nobody changes what it says


def geometry() -> Geometry:
    """All places of the map."""
    if FILE not in _read:
        _read[FILE] = read()
    return _read[FILE]


def read() -> Geometry:
    data = table(json.loads(FILE.read_text(encoding="utf-8")))
    return {
        "width": number(data["width"]),
        "height": number(data["height"]),
        "areas": {name: area(table(told)) for name, told in table(data["areas"]).items()},
        "borders": {name: border(table(told)) for name, told in table(data["borders"]).items()},
        "junctions": {name: point(told) for name, told in table(data["junctions"]).items()},
    }


def area(told: dict[str, Json]) -> AreaPlaces:
    castle = None if told["castle_slot"] is None else point(told["castle_slot"])
    centre, polygon = point(told["centre"]), points(told["polygon"])
    name_at = [centre[0], centre[1] - ABOVE_CENTRE] if castle is None else [castle[0], castle[1] - ABOVE_CASTLE]
    return {
        "centre": centre,
        "castle_at": castle,
        "units_at": points(told["unit_slots"]),
        "name_at": name_at,
        "name_room": room_at(polygon, name_at),
        "polygon": polygon,
    }


def border(told: dict[str, Json]) -> BorderPlaces:
    return {"token_at": point(told["token_at"]), "river": told["river"] is True, "line": points(told["line"])}


def room_at(polygon: list[Point], at: Point) -> int:
    """How wide a line of text centred on a point may be before it meets the outline."""
    x, y = at
    nearest = 10_000
    for (x1, y1), (x2, y2) in zip(polygon, [*polygon[1:], polygon[0]], strict=True):
        if (y1 <= y) != (y2 <= y):
            cut = x1 + (y - y1) * (x2 - x1) // (y2 - y1)
            nearest = min(nearest, abs(cut - x))
    return 2 * nearest


def table(told: Json) -> dict[str, Json]:
    if isinstance(told, dict):
        return told
    raise ContentError(f"content map.json should have a table, not {told!r}")


def number(told: Json) -> int:
    if isinstance(told, int):
        return told
    raise ContentError(f"content map.json should have a whole number, not {told!r}")


def point(told: Json) -> Point:
    if isinstance(told, list) and len(told) == 2:
        return [number(each) for each in told]
    raise ContentError(f"content map.json should have a pair of numbers, not {told!r}")


def points(told: Json) -> list[Point]:
    if isinstance(told, list):
        return [point(each) for each in told]
    raise ContentError(f"content map.json should have a list of pairs, not {told!r}")
