"""A plan set down on the field: mirrored, turned and moved."""

from __future__ import annotations

from typing import Final, final

from quintain.games.castlecraft.castles.check import SIDES
from quintain.games.castlecraft.castles.plan import EMPTY, Plan

TURNS: Final = (0, 90, 180, 270)


@final
class Placed:
    """A castle on the field; first mirrored (x -> width-1-x), then turned clockwise, then moved to its anchor."""

    def __init__(self, plan: Plan, anchor: tuple[int, int], turn: int, mirror: bool) -> None:
        self.plan: Final[Plan] = plan
        self.anchor: Final[tuple[int, int]] = anchor  # upper left corner of the turned box
        self.turn: Final[int] = turn
        self.mirror: Final[bool] = mirror

    def key(self) -> tuple[str, int, int, int, bool]:
        """Two castles with equal keys stand alike."""
        return self.plan.id, self.anchor[0], self.anchor[1], self.turn, self.mirror

    def text(self) -> str:
        """Everything that matters of the castle on the field, as one text."""
        return f"{self.key()} {self.plan.rows} {[tower.at for tower in self.plan.towers]}"

    def box(self) -> tuple[int, int, int, int]:
        """The box on the field: from x, y to x, y, both included."""
        wide, deep = self.plan.width, self.plan.depth
        if self.turn in (90, 270):
            wide, deep = deep, wide
        return self.anchor[0], self.anchor[1], self.anchor[0] + wide - 1, self.anchor[1] + deep - 1

    def spot(self, x: int, y: int) -> tuple[int, int]:
        """Where a column of the plan (or beside it) lies on the field."""
        wide, deep = self.plan.width, self.plan.depth
        if self.mirror:
            x = wide - 1 - x
        if self.turn == 90:
            x, y = deep - 1 - y, x
        elif self.turn == 180:
            x, y = wide - 1 - x, deep - 1 - y
        elif self.turn == 270:
            x, y = y, wide - 1 - x
        return x + self.anchor[0], y + self.anchor[1]

    def footprint(self) -> list[tuple[int, int]]:
        """CC-1.5. The columns of the field where the castle has anything; what stands high also stands on the ground."""
        return sorted({self.spot(x, y) for x, y, _ in self.plan.cells()})

    def cells(self) -> list[tuple[int, int, int, str]]:
        """Every cell with something in it: x, y, z on the field and its sign."""
        found: list[tuple[int, int, int, str]] = []
        for x, y, z in self.plan.cells():
            at = self.spot(x, y)
            found.append((at[0], at[1], z, self.plan.cell(x, y, z)))
        return found

    def edges(self) -> list[tuple[int, int, int, bool, str]]:
        """Every drawn edge: the cell x, y, z south or east of it, whether it lies north of that cell (else west), its sign."""
        found: dict[tuple[int, int, int, bool], str] = {}
        for z in range(len(self.plan.rows)):
            for y in range(self.plan.depth):
                for x in range(self.plan.width):
                    for side, (dx, dy) in SIDES.items():
                        sign = self.plan.edge(x, y, z, side)
                        if sign == EMPTY:
                            continue
                        here, there = self.spot(x, y), self.spot(x + dx, y + dy)
                        found[max(here[0], there[0]), max(here[1], there[1]), z, here[0] == there[0]] = sign
        return [(x, y, z, north, sign) for (x, y, z, north), sign in found.items()]


def seated(plan: Plan, edge: str, axis: int, size: int, shift: int, setback: int, mirror: bool) -> Placed:
    """CC-4.4. A main castle on its seat: back row on the edge, box centred on the axis, moved as its player likes."""
    along = axis - (plan.width - 1) // 2 + shift
    far = size - plan.depth - setback
    if edge == "north":
        return Placed(plan, (along, setback), 0, mirror)
    if edge == "south":
        return Placed(plan, (along, far), 180, mirror)
    if edge == "west":
        return Placed(plan, (setback, along), 270, mirror)
    return Placed(plan, (far, along), 90, mirror)
