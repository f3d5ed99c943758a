"""The assembled field as grids: what lies in every cell and on every edge, floor by floor."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from quintain.games.castlecraft.castles.check import platforms
from quintain.games.castlecraft.castles.placing import Placed

# Kinds of cell
NOTHING: Final = 0  # open field on the ground, air above
FLOOR: Final = 1
BLOCK: Final = 2  # masonry
STAIRWAY: Final = 3
HATCH: Final = 4  # over stairs, on plain floor or a platform

# Kinds of edge
OPEN: Final = 0
WALL: Final = 1
BATTLEMENT: Final = 2
DOOR: Final = 3
GATE: Final = 4
ARCH: Final = 5

KIND_OF: Final[dict[str, int]] = {" ": 0, ".": 1, "#": 2, "s": 3, "h": 4, "q": 1, "Q": 4, "o": 1, "O": 4}
EDGE_OF: Final[dict[str, int]] = {"-": 1, "|": 1, "=": 2, "!": 2, "D": 3, "G": 4, "A": 5}


def blank(size: int, value: int) -> vec[i64]:
    return vec[i64]([value] * size)


@final
class Portal:
    """A door or gate on the field: its castle, its kind and its edges, each as x, y, z and whether north of that cell."""

    def __init__(self, castle: int, kind: int, edges: list[tuple[int, int, int, bool]]) -> None:
        self.castle: Final[int] = castle
        self.kind: Final[int] = kind
        self.edges: Final[list[tuple[int, int, int, bool]]] = edges

    def key(self) -> tuple[int, int, int, bool]:
        """Its first edge by floor, row and column."""
        x, y, z, north = self.edges[0]
        return z, y, x, north

    def ends(self) -> list[tuple[int, int, int]]:
        """CC-12.2. The cells on both sides of every edge, also those outside the field."""
        found: list[tuple[int, int, int]] = []
        for x, y, z, north in self.edges:
            found.append((x, y - 1, z) if north else (x - 1, y, z))
            found.append((x, y, z))
        return found


def edge_name(key: tuple[int, int, int, bool]) -> str:
    """An edge by its two cells: 13,3-13,4 on the ground, 15,3,1-16,3,1 above."""
    z, y, x, north = key
    floor = f",{z}" if z else ""
    first = f"{x},{y - 1}{floor}" if north else f"{x - 1},{y}{floor}"
    return f"{first}-{x},{y}{floor}"


def portals_of(castle: int, placed: Placed) -> list[Portal]:
    """The doors and gates of a castle; collinear neighbouring gate edges are one gate."""
    doors: list[Portal] = []
    gates: list[tuple[int, int, int, bool]] = []
    for x, y, z, north, sign in placed.edges():
        if sign == "D":
            doors.append(Portal(castle, DOOR, [(x, y, z, north)]))
        elif sign == "G":
            gates.append((x, y, z, north))
    gates.sort(key=_along)
    grouped: list[list[tuple[int, int, int, bool]]] = []
    for edge in gates:
        x, y, z, north = edge
        before = (x - 1, y, z, True) if north else (x, y - 1, z, False)
        if grouped and grouped[-1][-1] == before:
            grouped[-1].append(edge)
        else:
            grouped.append([edge])
    return sorted(doors + [Portal(castle, GATE, edges) for edges in grouped], key=_portal_key)


def _along(edge: tuple[int, int, int, bool]) -> tuple[bool, int, int, int]:
    """Edges in line come one after another."""
    x, y, z, north = edge
    return (north, z, y, x) if north else (north, z, x, y)


def _portal_key(portal: Portal) -> tuple[int, int, int, bool]:
    return portal.key()


@final
class Survey:
    """Grids over x, y, z with one spare row and column, so that the edges at the rim of the field have a place."""

    def __init__(self, width: int, height: int, castles: list[Placed]) -> None:
        self.width: i64 = width
        self.height: i64 = height
        self.floors: i64 = max([1, *[len(placed.plan.rows) for placed in castles]])
        self.castles: list[Placed] = castles
        self.portals: list[Portal] = []
        size = int((self.width + 1) * (self.height + 1) * self.floors)
        columns = width * height
        self.kind: vec[i64] = blank(size, NOTHING)
        self.castle: vec[i64] = blank(size, -1)  # whose cell it is
        self.platform: vec[i64] = blank(size, -1)  # which [[tower]] of that castle's plan
        self.north: vec[i64] = blank(size, OPEN)  # the edge north of the cell
        self.west: vec[i64] = blank(size, OPEN)
        self.north_portal: vec[i64] = blank(size, -1)  # which of `portals`
        self.west_portal: vec[i64] = blank(size, -1)
        self.height_of: vec[i64] = blank(columns, 0)  # CC-8.5, per column
        self.top: vec[i64] = blank(columns, -1)  # the highest floor with anything in it
        self.busy: vec[i64] = blank(columns, 0)  # whether a castle stands here or in a neighbouring column
        number: i64
        for number in range(len(castles)):
            self._raise(number, castles[number])

    def at(self, x: i64, y: i64, z: i64) -> i64:
        """The place of a cell in the grids."""
        return (z * (self.height + 1) + y) * (self.width + 1) + x

    def inside(self, x: i64, y: i64) -> bool:
        return 0 <= x < self.width and 0 <= y < self.height

    def stands(self, x: i64, y: i64, z: i64) -> bool:
        """CC-3.1. Whether a squad can stand there."""
        if not self.inside(x, y) or z < 0 or z >= self.floors:
            return False
        kind = self.kind[self.at(x, y, z)]
        return kind != BLOCK and (kind != NOTHING or z == 0)

    def _raise(self, number: i64, placed: Placed) -> None:
        for x, y, z, sign in placed.cells():
            if not self.inside(x, y):
                continue
            at = self.at(x, y, z)
            self.kind[at] = KIND_OF[sign]
            self.castle[at] = number
            column: i64 = y * self.width + x
            self.height_of[column] = max(self.height_of[column], z + 1 if sign == "#" else z)
            self.top[column] = max(self.top[column], z)
            if z == 0:
                self._disturb(x, y)
        for group in platforms(placed.plan):
            for which, tower in enumerate(placed.plan.towers):
                if tower.at in group:
                    for x, y, z in group:
                        spot = placed.spot(x, y)
                        if self.inside(spot[0], spot[1]):
                            self.platform[self.at(spot[0], spot[1], z)] = which
        for x, y, z, north, sign in placed.edges():
            if not (0 <= x <= self.width and 0 <= y <= self.height):
                continue
            if north:
                self.north[self.at(x, y, z)] = EDGE_OF[sign]
            else:
                self.west[self.at(x, y, z)] = EDGE_OF[sign]
        for portal in portals_of(int(number), placed):
            for x, y, z, north in portal.edges:
                if not (0 <= x <= self.width and 0 <= y <= self.height):
                    continue
                if north:
                    self.north_portal[self.at(x, y, z)] = len(self.portals)
                else:
                    self.west_portal[self.at(x, y, z)] = len(self.portals)
            self.portals.append(portal)

    def _disturb(self, x: i64, y: i64) -> None:
        for v in range(max(0, y - 1), min(self.height, y + 2)):
            for u in range(max(0, x - 1), min(self.width, x + 2)):
                self.busy[v * self.width + u] = 1

    def edge(self, x: i64, y: i64, z: i64, dx: i64, dy: i64) -> i64:
        """The kind of the edge between a cell and its neighbour."""
        if dx > 0:
            return self.west[self.at(x + 1, y, z)]
        if dx < 0:
            return self.west[self.at(x, y, z)]
        return self.north[self.at(x, y + 1, z)] if dy > 0 else self.north[self.at(x, y, z)]

    def portal(self, x: i64, y: i64, z: i64, dx: i64, dy: i64) -> i64:
        """The number of the door or gate on that edge, or -1."""
        if dx > 0:
            return self.west_portal[self.at(x + 1, y, z)]
        if dx < 0:
            return self.west_portal[self.at(x, y, z)]
        return self.north_portal[self.at(x, y + 1, z)] if dy > 0 else self.north_portal[self.at(x, y, z)]

    def passage_near(self, x: i64, y: i64, z: i64) -> bool:
        """CC-7.9. Stairs or a hatch in the cell, or a door on one of its edges; gates and arches are neither."""
        kind = self.kind[self.at(x, y, z)]
        if kind in (STAIRWAY, HATCH):
            return True
        if self.edge(x, y, z, 1, 0) == DOOR or self.edge(x, y, z, -1, 0) == DOOR:
            return True
        return self.edge(x, y, z, 0, 1) == DOOR or self.edge(x, y, z, 0, -1) == DOOR

    def climbs(self, x: i64, y: i64, z: i64, dx: i64, dy: i64) -> bool:
        """CC-7.9. Whether one can climb from a cell to the cell one floor higher in the column beside."""
        if not self.stands(x, y, z) or not self.stands(x + dx, y + dy, z + 1):
            return False
        if self.kind[self.at(x, y, z + 1)] != NOTHING:
            return False
        if self.edge(x, y, z + 1, dx, dy) not in (OPEN, BATTLEMENT):
            return False
        return not self.passage_near(x, y, z) and not self.passage_near(x + dx, y + dy, z + 1)

    def slants(self, x: i64, y: i64, z: i64, dx: i64, dy: i64) -> bool:
        """CC-7.3. Whether one can move diagonally: corners to stand on, all four edges plainly open."""
        if not (self.stands(x + dx, y, z) and self.stands(x, y + dy, z) and self.stands(x + dx, y + dy, z)):
            return False
        if self.edge(x, y, z, dx, 0) != OPEN or self.edge(x, y, z, 0, dy) != OPEN:
            return False
        return self.edge(x + dx, y, z, 0, dy) == OPEN and self.edge(x, y + dy, z, dx, 0) == OPEN
