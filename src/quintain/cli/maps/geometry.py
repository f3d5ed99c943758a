"""Where the areas of a map lie: polygons from a scene, and the same in the cells of a terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

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
    name: Point  # the middle of the last line of its name; of the first on waters

    def room(self, at: Point) -> float:
        """How wide a line of text around this point may be before it meets the outline."""
        x, y = at
        ends = [*self.outline[1:], self.outline[0]]
        cuts = [
            abs(x1 + (y - y1) * (x2 - x1) / (y2 - y1) - x)
            for (x1, y1), (x2, y2) in zip(self.outline, ends, strict=True)
            if (y1 <= y) != (y2 <= y)
        ]
        return 2 * min(cuts, default=0.0)


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


def geometry_of(scene: Mapping[str, Any]) -> Geometry:
    """The map of a scene; areas, borders and junctions without a place are left out."""
    drawn = scene["map"]
    return Geometry(
        drawn["width"],
        drawn["height"],
        {each["area"]: _area(each["places"]) for each in drawn["areas"] if each["places"]},
        {each["border"]: _border(each["places"]) for each in drawn["borders"] if each["places"]},
        {each["junction"]: _point(each["at"]) for each in drawn["junctions"] if each["at"]},
    )


def _area(places: Mapping[str, Any]) -> Area:
    castle = None if places["castle_at"] is None else _point(places["castle_at"])
    units, outline = _line(places["units_at"]), _line(places["polygon"])
    return Area(_point(places["centre"]), castle, units, outline, _point(places["name_at"]))


def _border(places: Mapping[str, Any]) -> Border:
    return Border(_point(places["token_at"]), places["river"], _line(places["line"]))


def _point(pair: Sequence[int]) -> Point:
    return (pair[0], pair[1])


def _line(pairs: Sequence[Sequence[int]]) -> tuple[Point, ...]:
    return tuple(_point(pair) for pair in pairs)


@dataclass(frozen=True)
class Chart:
    """A map in cells: lines between areas, whose cell is whose, and where each area has room for two lines of text."""

    rows: int
    columns: int
    lines: tuple[str, ...]
    inside: tuple[tuple[str, ...], ...]  # the area of a cell, empty on a line
    rooms: dict[str, tuple[int, int, int]]  # row, first column and width

    def cell(self, places: Geometry, at: Point) -> tuple[int, int]:
        """The cell of a point of the map."""
        row = min(self.rows - 1, int(at[1] * self.rows / places.height))
        return row, min(self.columns - 1, int(at[0] * self.columns / places.width))


_charts: dict[tuple[str, int, int], Chart] = {}


def chart_of(key: str, places: Geometry, rows: int, columns: int) -> Chart:
    """The map of a game in cells; made once for each size, as no option moves an area."""
    if (key, rows, columns) not in _charts:
        _charts[key, rows, columns] = _charted(places, rows, columns)
    return _charts[key, rows, columns]


def _charted(places: Geometry, rows: int, columns: int) -> Chart:
    """The corners of a cell lie in areas; where they differ, a line runs through the cell. So lines always meet."""
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
