"""The field, its walks and its lines of attack a second time, from the drawn plans and the rules alone."""

from __future__ import annotations

import heapq
from collections.abc import Iterator
from typing import Any

from quintain.games import content_of

from .plans import ready

Cell = tuple[int, int, int]
SIDE = 27
OPEN = " "


def name(cell: Cell) -> str:
    return ",".join(map(str, cell[:2] if cell[2] == 0 else cell))


class Book:
    """A set-up with its castles: what lies in each cell and on each edge."""

    def __init__(self, setup: str, peoples: list[str]) -> None:
        (found,) = (each for each in content_of("castlecraft").tables["setup"] if each["id"] == setup)
        self.signs: dict[Cell, str] = {}
        self.edges: dict[frozenset[Cell], str] = {}
        self.castle: dict[Cell, int] = {}  # whose cell it is: number of the castle
        self.portals: dict[frozenset[Cell], int] = {}  # doors, gates and arches, with the number of their castle
        places = [(f"castle_{people}", seat) for people, seat in zip(peoples, found["seat"], strict=True)]
        places += [(extra["castle"], extra) for extra in found.get("extra", [])]
        for number, (castle, place) in enumerate(places):
            self._draw(number, ready(castle), place)

    def _draw(self, number: int, castle: dict[str, Any], place: dict[str, Any]) -> None:
        width, depth = castle["size"]

        def turned(x: int, y: int, z: int) -> Cell:
            if place["mirror"]:
                x = width - 1 - x
            left, up = width - 1 - x, depth - 1 - y
            x, y = {0: (x, y), 90: (up, x), 180: (left, up), 270: (y, left)}[place["turn"]]
            return x + place["anchor"][0], y + place["anchor"][1], z

        for level in castle["level"]:
            for row, text in enumerate(level["plan"]):
                for column, sign in enumerate(text):
                    x, y, z = column // 2, row // 2, level["z"]
                    if sign in " +":
                        continue
                    if row % 2 and column % 2:
                        self.signs[turned(x, y, z)] = sign
                        self.castle[turned(x, y, z)] = number
                    else:
                        before = (x - 1, y, z) if row % 2 else (x, y - 1, z)
                        edge = frozenset((turned(*before), turned(x, y, z)))
                        self.edges[edge] = sign
                        if sign in "DGA":
                            self.portals[edge] = number

    # what is where

    def edge(self, a: Cell, b: Cell) -> str:
        return self.edges.get(frozenset((a, b)), OPEN)

    def stands(self, cell: Cell) -> bool:
        x, y, z = cell
        if cell in self.signs:
            return self.signs[cell] != "#"
        return z == 0 and 0 <= x < SIDE and 0 <= y < SIDE

    def covered(self, cell: Cell) -> bool:
        return any((cell[0], cell[1], z) in self.signs for z in range(cell[2] + 1, 8))

    def height(self, x: int, y: int) -> int:
        return max((z + (self.signs[x, y, z] == "#") for z in range(8) if (x, y, z) in self.signs), default=0)

    def joined(self, a: Cell, b: Cell) -> bool:
        low, high = sorted((a, b), key=lambda cell: cell[2])
        return low[:2] == high[:2] and high[2] - low[2] == 1 and self.signs.get(low) == "s"

    def passage_near(self, cell: Cell) -> bool:
        x, y, z = cell
        around = [(x + 1, y, z), (x - 1, y, z), (x, y + 1, z), (x, y - 1, z)]
        return self.signs.get(cell, ".") in "shQO" or any(self.edge(cell, other) == "D" for other in around)

    # walking

    def steps(self, a: Cell, own: int, broken: set[frozenset[Cell]]) -> Iterator[tuple[Cell, int]]:
        """CC-7.2 to CC-7.9: the moves from a cell for the owner of a castle (or -1)."""
        x, y, z = a
        for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)):
            b = (x + dx, y + dy, z)
            sign = self.edge(a, b)
            mine = self.portals.get(frozenset((a, b))) == own
            if self.stands(b) and (sign in " A" or (sign in "DG" and (mine or frozenset((a, b)) in broken))):
                yield b, 2
            for low, high in ((a, (x + dx, y + dy, z + 1)), ((x + dx, y + dy, z - 1), a)):
                if self.climb(low, high):
                    yield (high if low == a else low), 4
        for dx in (1, -1):
            for dy in (1, -1):
                b, c, d = (x + dx, y + dy, z), (x + dx, y, z), (x, y + dy, z)
                around = (self.edge(a, c), self.edge(a, d), self.edge(c, b), self.edge(d, b))
                if all(map(self.stands, (b, c, d))) and set(around) == {OPEN}:
                    yield b, 3
        for b in ((x, y, z + 1), (x, y, z - 1)):
            if self.joined(a, b) and self.stands(b):
                yield b, 2

    def climb(self, low: Cell, high: Cell) -> bool:
        above = (low[0], low[1], low[2] + 1)
        return (
            low[2] >= 0
            and self.stands(low)
            and self.stands(high)
            and above not in self.signs
            and self.edge(above, high) in " =!"
            and not self.passage_near(low)
            and not self.passage_near(high)
        )

    def walks(
        self, start: Cell, budget: int, own: int, hostile: set[int], broken: set[frozenset[Cell]], foreign: set[Cell]
    ) -> dict[Cell, tuple[int, int]]:
        """CC-7.10: for every cell in the budget the fewest traps and the least cost with so many."""
        best: dict[tuple[Cell, int], int] = {}
        queue: list[tuple[int, Cell, int]] = [(0, start, 0)]
        while queue:
            cost, cell, traps = heapq.heappop(queue)
            if (cell, traps) in best:
                continue
            best[cell, traps] = cost
            for other, price in self.steps(cell, own, broken):
                edge = frozenset((cell, other))
                springs = self.edges.get(edge) == "A" and self.portals[edge] in hostile and other in self.castle
                after = traps + springs
                if cost + price <= budget and other not in foreign and after <= 3:
                    heapq.heappush(queue, (cost + price, other, after))
        found: dict[Cell, tuple[int, int]] = {}
        for (cell, traps), cost in sorted(best.items(), key=lambda item: item[0][1]):
            found.setdefault(cell, (traps, cost))
        return found

    # striking

    def reach(self, a: Cell, b: Cell, steps: int, broken: set[frozenset[Cell]]) -> bool:
        """CC-8.1 and CC-8.2."""
        if self.joined(a, b):
            return True
        dx, dy, dz = abs(a[0] - b[0]), abs(a[1] - b[1]), abs(a[2] - b[2])
        if steps == 0:
            return dz == 0 and max(dx, dy) == 1 and self.line(a, b, broken, True)
        separation = 2 * max(dx, dy) + min(dx, dy) + 2 * dz
        return separation <= 2 * steps + 3 and (self.line(a, b, broken, False) if dz == 0 else self.slope(a, b))

    @staticmethod
    def crossed(a: Cell, b: Cell) -> Iterator[tuple[int, int]]:
        """CC-8.3: the moves of the line, each along x, along y, or both."""
        nx, ny = abs(a[0] - b[0]), abs(a[1] - b[1])
        sx, sy = (b[0] > a[0]) - (b[0] < a[0]), (b[1] > a[1]) - (b[1] < a[1])
        ix = iy = 0
        while ix < nx or iy < ny:
            left, right = (1 + 2 * ix) * ny, (1 + 2 * iy) * nx
            dx, dy = int(left <= right), int(left >= right)
            ix, iy = ix + dx, iy + dy
            yield sx * dx, sy * dy

    def line(self, a: Cell, b: Cell, broken: set[frozenset[Cell]], touching: bool) -> bool:
        def clear(p: Cell, q: Cell) -> bool:
            sign = self.edge(p, q)
            return sign in (" A" if touching else " A=!") or (sign in "DG" and frozenset((p, q)) in broken)

        def free(p: Cell) -> bool:
            return p == b or self.signs.get(p) != "#"

        here = a
        for dx, dy in self.crossed(a, b):
            there = (here[0] + dx, here[1] + dy, here[2])
            if dx and dy:
                corners = ((here[0] + dx, here[1], here[2]), (here[0], here[1] + dy, here[2]))
                if not any(clear(here, c) and clear(c, there) and free(c) for c in corners):
                    return False
            elif not clear(here, there):
                return False
            if not free(there):
                return False
            here = there
        return True

    def slope(self, a: Cell, b: Cell) -> bool:
        """CC-8.5."""
        if self.covered(a) or self.covered(b) or a[:2] == b[:2]:
            return False
        top = max(a[2], b[2])
        x, y = a[:2]
        for dx, dy in self.crossed(a, b):
            if dx and dy and min(self.height(x + dx, y), self.height(x, y + dy)) > top:
                return False
            x, y = x + dx, y + dy
            if (x, y) != b[:2] and self.height(x, y) > top:
                return False
        return True
