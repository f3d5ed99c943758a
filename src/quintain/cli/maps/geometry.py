"""Where the areas of a map lie: polygons from a data file, and the same in the cells of a terminal."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

import quintain.games

Point = tuple[float, float]

# Lines of a cell, a bit each: up, down, left, right.
LINES: Final = " ╵╷│╴┘┐┤╶└┌├─┴┬┼"


@dataclass(frozen=True)
class Area:
    """One area: its outline, and where its name, castle and units are drawn."""

    centre: Point
    castle: Point | None
    units: tuple[Point, ...]
    outline: tuple[Point, ...]


@dataclass(frozen=True)
class Border:
    """The line between two areas, and where a token lies on it."""

    token: Point
    river: bool
    line: tuple[Point, ...]


@dataclass(frozen=True)
class Geometry:
    """All places of a map by the ids of areas, borders and junctions."""

    width: int
    height: int
    areas: dict[str, Area]
    borders: dict[str, Border]
    junctions: dict[str, Point]


@cache
def geometry_of(game: str) -> Geometry:
    """The map in a game's `content/map.json`."""
    file = Path(quintain.games.__file__ or "").parent / game / "content" / "map.json"
    data = json.loads(file.read_text(encoding="utf-8"))
    return Geometry(
        data["width"],
        data["height"],
        {
            name: Area(_point(area["centre"]), _place(area["castle_slot"]), _line(area["unit_slots"]), _line(area["polygon"]))
            for name, area in data["areas"].items()
        },
        {
            name: Border(_point(border["token_at"]), border["river"], _line(border["line"]))
            for name, border in data["borders"].items()
        },
        {name: _point(at) for name, at in data["junctions"].items()},
    )


def _point(pair: list[float]) -> Point:
    return (pair[0], pair[1])


def _place(pair: list[float] | None) -> Point | None:
    return None if pair is None else _point(pair)


def _line(pairs: list[list[float]]) -> tuple[Point, ...]:
    return tuple(_point(pair) for pair in pairs)


@dataclass(frozen=True)
class Chart:
    """A map in cells: lines between areas, whose cell is whose, and where each area has room for two lines of text."""

    rows: int
    columns: int
    lines: tuple[str, ...]
    inside: tuple[tuple[str, ...], ...]  # the area of a cell, empty on a line
    rooms: dict[str, tuple[int, int, int]]  # row, first column and width

    def cell(self, game: str, at: Point) -> tuple[int, int]:
        """The cell of a point of the map."""
        places = geometry_of(game)
        row = min(self.rows - 1, int(at[1] * self.rows / places.height))
        return row, min(self.columns - 1, int(at[0] * self.columns / places.width))


@cache
def chart_of(game: str, rows: int, columns: int) -> Chart:
    """The corners of a cell lie in areas; where they differ, a line runs through the cell. So lines always meet."""
    places = geometry_of(game)
    corners = corners_of(places, rows, columns)
    lines, inside = [], []
    for row in range(rows):
        drawn, owners = [], []
        for column in range(columns):
            a, b = corners[row][column], corners[row][column + 1]
            c, d = corners[row + 1][column], corners[row + 1][column + 1]
            drawn.append(LINES[(a != b) + 2 * (c != d) + 4 * (a != c) + 8 * (b != d)])
            owners.append(a if a == b == c == d else "")
        lines.append("".join(drawn))
        inside.append(tuple(owners))
    cells = tuple(inside)
    rooms = {name: _room(places, cells, name) for name in places.areas}
    return Chart(rows, columns, tuple(lines), cells, rooms)


def corners_of(places: Geometry, rows: int, columns: int) -> list[list[str]]:
    """The areas at the corners of all cells, one row and one column more than there are cells."""
    return [_across(places, row / rows, columns) for row in range(rows + 1)]


def _across(places: Geometry, part: float, columns: int) -> list[str]:
    """The areas along a horizontal line, one for each corner of a cell; a hair off the points of the outlines."""
    y = min(max(part * places.height, 0.5), places.height - 0.5) + 0.013
    found = [""] * (columns + 1)
    xs = [min(max(column * places.width / columns, 0.5), places.width - 0.5) + 0.017 for column in range(columns + 1)]
    for name, area in places.areas.items():
        ends = [*area.outline[1:], area.outline[0]]
        cuts = sorted(
            x1 + (y - y1) * (x2 - x1) / (y2 - y1)
            for (x1, y1), (x2, y2) in zip(area.outline, ends, strict=True)
            if (y1 <= y) != (y2 <= y)
        )
        for left, right in zip(cuts[::2], cuts[1::2], strict=True):
            for column, x in enumerate(xs):
                if left <= x < right:
                    found[column] = name
    return found


def _room(places: Geometry, inside: tuple[tuple[str, ...], ...], name: str) -> tuple[int, int, int]:
    """Two rows of free cells, wide first, then near the centre."""
    rows, columns = len(inside), len(inside[0])
    x, y = places.areas[name].centre
    best, found = -1000.0, (0, 0, 0)
    for row in range(rows - 1):
        width = 0
        for column in range(columns + 1):
            if column < columns and inside[row][column] == name == inside[row + 1][column]:
                width += 1
                continue
            if width:
                far = abs((row + 1) * places.height / rows - y) / 30
                aside = abs((column - width / 2) * places.width / columns - x) / 60
                worth = min(width, 10) * 6 - far - aside
                if worth > best:
                    best, found = worth, (row, column - width, width)
            width = 0
    return found
