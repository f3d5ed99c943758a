"""What only walking tells about a castle: CC-V9 and CC-V14, and the whole judgement on a plan."""

from __future__ import annotations

from typing import Final, final

from quintain.games.castlecraft.castles.check import at_cell, check_main, check_structure
from quintain.games.castlecraft.castles.flaws import Flaw, errors
from quintain.games.castlecraft.castles.ground import FAR, Costs, Ground, standing
from quintain.games.castlecraft.castles.placing import Placed
from quintain.games.castlecraft.castles.plan import Plan
from quintain.games.castlecraft.castles.reading import Reading, read_text
from quintain.games.castlecraft.castles.survey import ARCH, Survey
from quintain.games.castlecraft.castles.text import point

ZONE: Final = 5  # rows of cells next to the edge
GOLD: Final = 4  # what the ready castles pay
MANA: Final = 2
ACCESS: Final = 20  # steps
TOLERANCE: Final = 3


@final
class Meadow:
    """A castle alone on a field one cell larger on every side."""

    def __init__(self, plan: Plan) -> None:
        self.plan: Final[Plan] = plan
        self.survey: Final[Survey] = Survey(plan.width + 2, plan.depth + 2, [Placed(plan, (1, 1), 0, False)])
        self.ground: Final[Ground] = Ground(self.survey, standing(self.survey), Costs())

    def cell(self, x: int, y: int, z: int) -> int:
        return int(self.ground.find(x + 1, y + 1, z))

    def entrances(self) -> list[int]:
        """The cells of the field in front of gates, arches and doors on the ground."""
        found: set[int] = set()
        survey, ground = self.survey, self.ground
        for cell in range(ground.n):
            x, y, z = int(ground.x[cell]), int(ground.y[cell]), int(ground.z[cell])
            if z or ground.castle[cell] >= 0:
                continue
            for dx, dy in ((0, -1), (-1, 0), (1, 0), (0, 1)):
                inner = ground.find(x + dx, y + dy, 0)
                if inner < 0 or ground.castle[inner] < 0:
                    continue
                if survey.portal(x, y, 0, dx, dy) >= 0 or survey.edge(x, y, 0, dx, dy) == ARCH:
                    found.add(cell)
        return sorted(found)

    def access(self) -> int:
        """Half-steps from the best entrance to all platforms together; FAR without an entrance."""
        return min([sum(self.walks_to(start)) for start in self.entrances()], default=FAR)

    def best_entrance(self) -> int:
        """The entrance with the shortest walks to all platforms; where there is none, the field before the front."""
        found = [(sum(self.walks_to(start)), start) for start in self.entrances()]
        return min(found)[1] if found else self.cell(self.plan.width // 2, self.plan.depth, 0)

    def place(self, cell: int) -> tuple[int, int, int]:
        """Where a cell lies, counted from the corner of the plan; the field before it has the row of its depth."""
        return int(self.ground.x[cell]) - 1, int(self.ground.y[cell]) - 1, int(self.ground.z[cell])

    def standing(self, x: int, y: int, z: int) -> int:
        """The cell at a place of the plan or of the field about it; -1 where nobody stands."""
        inside = -1 <= x <= self.plan.width and -1 <= y <= self.plan.depth and 0 <= z < self.survey.floors
        return self.cell(x, y, z) if inside else -1

    def costs(self, start: int, shut: bool) -> list[tuple[int, int]]:
        """All cells that can be walked to, with half-steps; through doors and gates or, where they are shut, not."""
        return [(cell, cost) for cell, cost in enumerate(self.ground.walks(start, shut)) if cost < FAR]

    def walks_to(self, start: int) -> list[int]:
        """Half-steps from a cell to the nearest platform cell of every tower."""
        walks = self.ground.walks(start)
        towers = range(len(self.plan.towers))
        return [min([walks[cell] for cell in self._platform(which)], default=FAR) for which in towers]

    def _platform(self, which: int) -> list[int]:
        ground, survey = self.ground, self.survey
        return [
            cell
            for cell in range(ground.n)
            if survey.platform[survey.at(ground.x[cell], ground.y[cell], ground.z[cell])] == which
        ]


def judge(plan: Plan, main: bool, zone: int = ZONE) -> list[Flaw]:
    """CC-V5 to CC-V15: everything that is wrong with a plan, as a main castle or as an extra one."""
    flaws = check_structure(plan)
    meadow = Meadow(plan)
    walks = meadow.ground.walks(int(meadow.ground.find(0, 0, 0)))
    for x, y, z in plan.cells():
        if plan.stands(x, y, z) and walks[meadow.cell(x, y, z)] == FAR:
            flaws.append(at_cell(plan, "V9", "unreachable", (x, y, z)))
    if main:
        flaws += check_main(plan, zone)
        if not flaws:
            flaws += _weigh(plan, meadow)
    return flaws


def _weigh(plan: Plan, meadow: Meadow) -> list[Flaw]:
    """CC-V14. Warnings about a main castle that is stronger or weaker than the ready ones."""
    warnings: list[Flaw] = []
    kinds = [tower.kind for tower in plan.towers]
    if "square" not in kinds:
        warnings.append(Flaw("V14", "no-square", plan.id, path="tower.0"))
    if "round" not in kinds:
        warnings.append(Flaw("V14", "no-round", plan.id, path="tower.0"))
    gold, mana = plan.pays("square"), plan.pays("round")
    if (gold, mana) != (GOLD, MANA):
        warnings.append(Flaw("V14", "floors-pay", plan.id, facts={"gold": gold, "mana": mana}, path="tower.0"))
    if not meadow.entrances():
        warnings.append(Flaw("V14", "no-entrance", plan.id, path="level.0"))
    else:
        access = meadow.access()
        if abs(access - 2 * ACCESS) > 2 * TOLERANCE:
            warnings.append(Flaw("V14", "access", plan.id, facts={"steps": in_steps(access)}, path="tower.0"))
    return warnings


def in_steps(half_steps: int) -> str:
    """Half-steps as steps: 7 is 3½."""
    whole, half = divmod(half_steps, 2)
    return f"{whole or ''}½" if half else str(whole)


def examine(text: str) -> Reading:
    """A file's text judged whole, with line and column: as a main castle if it names a people."""
    reading = read_text(text)
    if reading.plan is None:
        return reading
    flaws = judge(reading.plan, reading.plan.people != "none")
    point(text, flaws)
    return Reading(None if errors(flaws) else reading.plan, flaws)
