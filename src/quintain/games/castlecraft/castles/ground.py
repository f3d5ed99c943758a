"""Where squads can stand, numbered, and how they get from cell to cell."""

from __future__ import annotations

import heapq
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from quintain.games.castlecraft.castles.survey import ARCH, HATCH, OPEN, STAIRWAY, WALL, Survey, blank

STRAIGHT: Final = 2  # half-steps, CC-1.2
DIAGONAL: Final = 3
STAIRS_COST: Final = 2  # CC-7.4
CLIMB_COST: Final = 4  # CC-7.8
FAR: Final = 1 << 30

ASIDE: Final = ((0, -1), (-1, 0), (1, 0), (0, 1))
ASLANT: Final = ((-1, -1), (1, -1), (-1, 1), (1, 1))

Spot = tuple[int, int, int]  # z, y, x: the order in which cells are numbered


@final
class Costs:
    """What moves cost in half-steps."""

    def __init__(self, stairs: int = STAIRS_COST, climb: int = CLIMB_COST, floor_diagonal: int = DIAGONAL) -> None:
        self.stairs: Final[i64] = stairs
        self.climb: Final[i64] = climb
        self.floor_diagonal: Final[i64] = floor_diagonal  # between two cells of castles; 2 by agreement


def standing(survey: Survey) -> list[Spot]:
    """All cells where a squad can stand, by floor, row and column."""
    found: list[Spot] = []
    for z in range(survey.floors):
        for y in range(survey.height):
            for x in range(survey.width):
                if survey.stands(x, y, z):
                    found.append((z, y, x))
    return found


def cell_name(spot: Spot) -> str:
    """12,4 on the ground, 12,4,1 above."""
    z, y, x = spot
    return f"{x},{y},{z}" if z else f"{x},{y}"


@final
class Ground:
    """The numbered cells of a field and the moves between them; a number may have no cell on this field."""

    def __init__(self, survey: Survey, spots: list[Spot], costs: Costs) -> None:
        self.survey: Survey = survey
        self.n: i64 = len(spots)
        self.x: vec[i64] = vec[i64]([spot[2] for spot in spots])
        self.y: vec[i64] = vec[i64]([spot[1] for spot in spots])
        self.z: vec[i64] = vec[i64]([spot[0] for spot in spots])
        self.stands: vec[i64] = blank(len(spots), 0)
        self.castle: vec[i64] = blank(len(spots), -1)  # in whose territory, CC-3.2
        self.up: vec[i64] = blank(len(spots), -1)  # the cell above, where stairs lead to it
        self.number: vec[i64] = blank(len(survey.kind), -1)  # from the place in the survey's grids to the cell
        # The moves out of cell c are those numbered first[c] .. first[c + 1] - 1.
        self.first: vec[i64] = vec[i64]()
        self.to: vec[i64] = vec[i64]()
        self.cost: vec[i64] = vec[i64]()
        self.portal: vec[i64] = vec[i64]()  # the door or gate on the way, or -1
        self.arch: vec[i64] = vec[i64]()  # the castle whose arch is entered from outside, or -1
        cell: i64
        for cell in range(self.n):
            if survey.stands(self.x[cell], self.y[cell], self.z[cell]):
                at = survey.at(self.x[cell], self.y[cell], self.z[cell])
                self.stands[cell] = 1
                self.number[at] = cell
                self.castle[cell] = survey.castle[at]
        for cell in range(self.n):
            self.first = append(self.first, len(self.to))
            if self.stands[cell] and self.z[cell] == 0 and not survey.busy[self.y[cell] * survey.width + self.x[cell]]:
                self._link_open(cell)
            elif self.stands[cell]:
                self._link(cell, costs)
        self.first = append(self.first, len(self.to))

    def _move(self, to: i64, cost: i64, portal: i64 = -1, arch: i64 = -1) -> None:
        self.to = append(self.to, to)
        self.cost = append(self.cost, cost)
        self.portal = append(self.portal, portal)
        self.arch = append(self.arch, arch)

    def find(self, x: i64, y: i64, z: i64) -> i64:
        """The cell at a place, or -1."""
        if not self.survey.inside(x, y) or z < 0 or z >= self.survey.floors:
            return -1
        return self.number[self.survey.at(x, y, z)]

    def _link_open(self, cell: i64) -> None:
        """The moves out of a cell of the open field with no castle beside it, in the same order; this is most of a field."""
        x, y = self.x[cell], self.y[cell]
        for dx, dy in ASIDE:
            to = self.find(x + dx, y + dy, 0)
            if to >= 0:
                self._move(to, STRAIGHT)
        for dx, dy in ASLANT:
            to = self.find(x + dx, y + dy, 0)
            if to >= 0:
                self._move(to, DIAGONAL)

    def _link(self, cell: i64, costs: Costs) -> None:
        """CC-7.2 to CC-7.4, CC-7.8. The moves out of a cell, by kind."""
        survey = self.survey
        x, y, z = self.x[cell], self.y[cell], self.z[cell]
        for dx, dy in ASIDE:
            to = self.find(x + dx, y + dy, z)
            if to < 0:
                continue
            edge = survey.edge(x, y, z, dx, dy)
            if edge == OPEN:
                self._move(to, STRAIGHT)
            elif edge == ARCH:
                self._move(to, STRAIGHT, -1, self.castle[to])
            elif edge > WALL and survey.portal(x, y, z, dx, dy) >= 0:
                self._move(to, STRAIGHT, survey.portal(x, y, z, dx, dy))
        for dx, dy in ASLANT:
            if survey.slants(x, y, z, dx, dy):
                to = self.find(x + dx, y + dy, z)
                within = self.castle[cell] >= 0 and self.castle[to] >= 0
                self._move(to, costs.floor_diagonal if within else DIAGONAL)
        if survey.kind[survey.at(x, y, z)] == STAIRWAY:
            above = self.find(x, y, z + 1)
            if above >= 0:
                self.up[cell] = above
                self._move(above, costs.stairs)
        if z and survey.kind[survey.at(x, y, z)] in (STAIRWAY, HATCH):
            below = self.find(x, y, z - 1)
            if below >= 0 and survey.kind[survey.at(x, y, z - 1)] == STAIRWAY:
                self._move(below, costs.stairs)
        for dx, dy in ASIDE:
            if survey.climbs(x, y, z, dx, dy):
                self._move(self.find(x + dx, y + dy, z + 1), costs.climb)
            if z and survey.inside(x + dx, y + dy) and survey.climbs(x + dx, y + dy, z - 1, -dx, -dy):
                self._move(self.find(x + dx, y + dy, z - 1), costs.climb)

    def walks(self, start: int, shut: bool = False) -> list[int]:
        """The cheapest walk from a cell to every other, with every door and gate open or shut; FAR where there is none."""
        found = [FAR] * int(self.n)
        found[start] = 0
        queue: list[tuple[int, int]] = [(0, start)]
        while queue:
            cost, cell = heapq.heappop(queue)
            if cost > found[cell]:
                continue
            move: i64
            for move in range(self.first[cell], self.first[cell + 1]):
                if shut and self.portal[move] >= 0:
                    continue
                total = cost + int(self.cost[move])
                to = int(self.to[move])
                if total < found[to]:
                    found[to] = total
                    heapq.heappush(queue, (total, to))
        return found
