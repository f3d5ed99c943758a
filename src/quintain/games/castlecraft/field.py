"""The field of a match: cells, towers, doors and distances, numbered alike for every lot the options allow."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from quintain.games.castlecraft.castles.ground import FAR, Costs, Ground, Spot
from quintain.games.castlecraft.castles.placing import Placed
from quintain.games.castlecraft.castles.survey import GATE, Survey, blank

SQUARE: Final = 0
ROUND: Final = 1


@final
class Numbering:
    """What the numbers of cells, towers and doors mean, whatever the lots give."""

    def __init__(self) -> None:
        self.spots: list[Spot] = []
        self.towers: list[tuple[int, str]] = []  # castle and tower id
        self.portals: list[tuple[int, int, int, bool]] = []  # first edge: z, y, x, whether north of that cell


@final
class Field:
    """Castles set up, ready to play; nothing here changes during a match."""

    def __init__(self, size: int, castles: list[Placed], mains: int, numbering: Numbering, costs: Costs) -> None:
        self.castles: Final[list[Placed]] = castles  # main castles in the order of the set-up's seats, then the extra ones
        self.survey: Final[Survey] = Survey(size, size, castles)
        ground = Ground(self.survey, numbering.spots, costs)
        self.size: Final[i64] = size
        self.n: Final[i64] = ground.n
        self.x: Final[vec[i64]] = ground.x
        self.y: Final[vec[i64]] = ground.y
        self.z: Final[vec[i64]] = ground.z
        self.stands: Final[vec[i64]] = ground.stands
        self.castle: Final[vec[i64]] = ground.castle  # whose territory a cell is; -1 on the open field
        self.up: Final[vec[i64]] = ground.up
        self.first: Final[vec[i64]] = ground.first
        self.to: Final[vec[i64]] = ground.to
        self.cost: Final[vec[i64]] = ground.cost
        self.arch: Final[vec[i64]] = ground.arch
        self.sky: Final[vec[i64]] = self._skies()
        self.unknown: Final[vec[i64]] = blank(len(numbering.spots), FAR)  # a fresh sheet for every search
        self.inner: vec[i64] = vec[i64]()  # cells behind arches
        self.portal: vec[i64] = ground.portal  # of a move: the number of its door or gate, or -1
        self.portal_castle: vec[i64] = blank(len(numbering.portals), -1)  # -1: not on this field
        self.portal_gate: vec[i64] = blank(len(numbering.portals), 0)
        self.end_first: vec[i64] = vec[i64]()  # end cells of portal p: those numbered end_first[p] .. end_first[p + 1] - 1
        self.end: vec[i64] = vec[i64]()
        self._number_portals(ground, numbering)
        self.tower: vec[i64] = blank(len(numbering.spots), -1)  # on which tower's platform a cell lies
        self.tower_castle: vec[i64] = blank(len(numbering.towers), -1)  # -1: not on this field
        self.tower_floors: vec[i64] = blank(len(numbering.towers), 0)
        self.tower_kind: vec[i64] = blank(len(numbering.towers), SQUARE)
        self._number_towers(numbering)
        self.gap: list[vec[i64]] = [self._gaps(castles[main]) for main in range(mains)]  # per main castle and cell, CC-1.5
        self._find_arches()
        self._near: dict[tuple[int, int], vec[i64]] = {}  # answers of `around`

    def around(self, main: i64, limit: i64) -> vec[i64]:
        """CC-16.3. Where new squads may appear: in a main castle below its platforms, or on open ground so near to it."""
        key = (int(main), int(limit))
        if key not in self._near:
            cells = vec[i64]()
            cell: i64
            for cell in range(self.n):
                home = self.castle[cell] == main and self.tower[cell] < 0
                if self.stands[cell] and (home or (self.castle[cell] < 0 and self.gap[main][cell] <= limit)):
                    cells = append(cells, cell)
            self._near[key] = cells
        return self._near[key]

    def _skies(self) -> vec[i64]:
        """CC-3.6. Whether each cell is open to the sky."""
        sky = blank(int(self.n), 0)
        cell: i64
        for cell in range(self.n):
            top = self.survey.top[self.y[cell] * self.size + self.x[cell]]
            sky[cell] = 1 if top <= self.z[cell] else 0
        return sky

    def _number_portals(self, ground: Ground, numbering: Numbering) -> None:
        """From the numbers of the survey to those of the options; the survey's grids are renumbered too."""
        numbers = [numbering.portals.index(portal.key()) for portal in self.survey.portals]
        move: i64
        for move in range(len(self.portal)):
            if self.portal[move] >= 0:
                self.portal[move] = numbers[self.portal[move]]
        for at in range(len(self.survey.north_portal)):
            if self.survey.north_portal[at] >= 0:
                self.survey.north_portal[at] = numbers[self.survey.north_portal[at]]
            if self.survey.west_portal[at] >= 0:
                self.survey.west_portal[at] = numbers[self.survey.west_portal[at]]
        for number in range(len(numbering.portals)):
            self.end_first = append(self.end_first, len(self.end))
            if number not in numbers:
                continue
            portal = self.survey.portals[numbers.index(number)]
            self.portal_castle[number] = portal.castle
            self.portal_gate[number] = 1 if portal.kind == GATE else 0
            for x, y, z in portal.ends():
                cell = ground.find(x, y, z)
                if cell >= 0:
                    self.end = append(self.end, cell)
        self.end_first = append(self.end_first, len(self.end))

    def _number_towers(self, numbering: Numbering) -> None:
        for number, (castle, name) in enumerate(numbering.towers):
            for which, tower in enumerate(self.castles[castle].plan.towers):
                if tower.id == name:
                    self.tower_castle[number] = castle
                    self.tower_floors[number] = tower.floors()
                    self.tower_kind[number] = ROUND if tower.kind == "round" else SQUARE
                    self._mark_platform(castle, which, number)

    def _mark_platform(self, castle: i64, which: i64, number: i64) -> None:
        cell: i64
        for cell in range(self.n):
            if self.castle[cell] == castle:
                at = self.survey.at(self.x[cell], self.y[cell], self.z[cell])
                if self.survey.platform[at] == which:
                    self.tower[cell] = number

    def _gaps(self, placed: Placed) -> vec[i64]:
        """CC-1.5. Half-steps from every cell to the castle's footprint: two sweeps over the columns."""
        columns = blank(int(self.size * self.size), FAR)
        for x, y in placed.footprint():
            columns[y * self.size + x] = 0
        at: i64
        for at in range(len(columns)):
            self._sweep(columns, at, -1)
        at = len(columns) - 1
        while at >= 0:
            self._sweep(columns, at, 1)
            at -= 1
        gaps = blank(int(self.n), 0)
        cell: i64
        for cell in range(self.n):
            gaps[cell] = columns[self.y[cell] * self.size + self.x[cell]]
        return gaps

    def _sweep(self, columns: vec[i64], at: i64, way: i64) -> None:
        """The nearest of the neighbours already swept, plus the move from there."""
        x, y = at % self.size, at // self.size
        best = columns[at]
        if 0 <= x + way < self.size:
            best = min(best, columns[at + way] + 2)
        if 0 <= y + way < self.size:
            beyond = at + way * self.size
            best = min(best, columns[beyond] + 2)
            if x > 0:
                best = min(best, columns[beyond - 1] + 3)
            if x < self.size - 1:
                best = min(best, columns[beyond + 1] + 3)
        columns[at] = best

    def _find_arches(self) -> None:
        cell: i64
        for cell in range(self.n):
            move: i64
            for move in range(self.first[cell], self.first[cell + 1]):
                if self.arch[move] >= 0:
                    self.inner = append(self.inner, self.to[move])
