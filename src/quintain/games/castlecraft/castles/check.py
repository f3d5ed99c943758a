"""Whether a plan is a castle: CC-V5 to CC-V15, as far as no walking is needed."""

from __future__ import annotations

from typing import Final

from quintain.games.castlecraft.castles.flaws import Facts, Flaw
from quintain.games.castlecraft.castles.plan import EMPTY, HATCHES, MASONRY, PLATFORMS, STAIRS, Plan, Tower

LANDINGS: Final = "shQO"  # what stairs may lead to
WIDEST: Final = 15  # CC-V12
SIDES: Final[dict[str, tuple[int, int]]] = {"n": (0, -1), "w": (-1, 0), "e": (1, 0), "s": (0, 1)}
SIDE_NAMES: Final[dict[str, str]] = {"n": "north", "e": "east", "s": "south", "w": "west"}

Cell = tuple[int, int, int]


def at_cell(plan: Plan, code: str, key: str, cell: Cell, facts: Facts | None = None) -> Flaw:
    """A flaw at a cell, pointing at its sign in the file."""
    x, y, z = cell
    return Flaw(code, key, plan.id, z, x, y, facts, plan.path(z, 2 * y + 1), 2 * x + 1)


def at_edge(plan: Plan, code: str, key: str, cell: Cell, side: str, facts: Facts | None = None) -> Flaw:
    """A flaw at an edge of a cell, pointing at the edge's sign in the file."""
    x, y, z = cell
    dx, dy = SIDES[side]
    return Flaw(code, key, plan.id, z, x, y, facts, plan.path(z, 2 * y + 1 + dy), 2 * x + 1 + dx)


def check_structure(plan: Plan) -> list[Flaw]:
    """CC-V5 to CC-V8 and CC-V10: what must hold for every castle."""
    flaws: list[Flaw] = []
    _check_supports(plan, flaws)
    _check_stairs(plan, flaws)
    _check_towers(plan, flaws)
    _check_portals(plan, flaws)
    return flaws


def check_main(plan: Plan, zone: int) -> list[Flaw]:
    """CC-V11, CC-V12 and CC-V15: what a main castle needs besides."""
    flaws: list[Flaw] = []
    if plan.people == "none":
        flaws.append(Flaw("V11", "no-people", plan.id, path="people"))
    elif not any(tower.people == plan.people for tower in plan.towers):
        flaws.append(Flaw("V11", "people-tower", plan.id, facts={"people": plan.people}, path="people"))
    for n, tower in enumerate(plan.towers):
        if tower.people not in (plan.people, "none"):
            x, y, z = tower.at
            flaws.append(Flaw("V11", "foreign-tower", plan.id, z, x, y, {"tower": tower.id}, f"tower.{n}.people"))
    if plan.width > WIDEST or plan.depth > zone:
        flaws.append(Flaw("V12", "too-big", plan.id, facts={"zone": zone}, path="size"))
    if not any(plan.stands(x, y, z) and plan.cell(x, y, z) not in PLATFORMS for x, y, z in plan.cells()):
        flaws.append(Flaw("V15", "no-room", plan.id, path="level.0"))
    return flaws


def _check_supports(plan: Plan, flaws: list[Flaw]) -> None:
    """CC-V5. Above the ground everything stands on something."""
    for x, y, z in plan.cells():
        if z and plan.cell(x, y, z - 1) == EMPTY:
            flaws.append(at_cell(plan, "V5", "hanging", (x, y, z)))


def _check_stairs(plan: Plan, flaws: list[Flaw]) -> None:
    """CC-V6. Stairs lead to stairs or a hatch; a hatch has stairs below."""
    for x, y, z in plan.cells():
        sign = plan.cell(x, y, z)
        if sign == STAIRS and plan.cell(x, y, z + 1) not in LANDINGS:
            flaws.append(at_cell(plan, "V6", "stairs-end", (x, y, z)))
        if sign in HATCHES and plan.cell(x, y, z - 1) != STAIRS:
            flaws.append(at_cell(plan, "V6", "hatch-alone", (x, y, z)))


def platform_kind(sign: str) -> str:
    return "square" if sign in "qQ" else "round"


def platforms(plan: Plan) -> list[list[Cell]]:
    """Groups of platform cells of one kind and floor that lie side by side, each in the order of the plan."""
    groups: list[list[Cell]] = []
    seen: set[Cell] = set()
    for cell in plan.cells():
        sign = plan.cell(*cell)
        if sign not in PLATFORMS or cell in seen:
            continue
        group = [cell]
        seen.add(cell)
        for x, y, z in group:
            for dx, dy in SIDES.values():
                other = (x + dx, y + dy, z)
                beside = plan.cell(*other)
                if other not in seen and beside in PLATFORMS and platform_kind(beside) == platform_kind(sign):
                    seen.add(other)
                    group.append(other)
        groups.append(sorted(group, key=_by_row))
    return groups


def _by_row(cell: Cell) -> tuple[int, int, int]:
    return cell[2], cell[1], cell[0]


def _check_towers(plan: Plan, flaws: list[Flaw]) -> None:
    """CC-V7 and CC-V8. Every platform is one named, closed tower, above the ground and under the sky."""
    homes: dict[Cell, int] = {}
    groups = platforms(plan)
    for n, group in enumerate(groups):
        for cell in group:
            homes[cell] = n
    named: list[list[Tower]] = [[] for _ in groups]
    ids: set[str] = set()
    for n, tower in enumerate(plan.towers):
        if tower.id in ids:
            flaws.append(Flaw("V7", "tower-id", plan.id, facts={"tower": tower.id}, path=f"tower.{n}.id"))
        ids.add(tower.id)
        if tower.at in homes:
            named[homes[tower.at]].append(tower)
        else:
            flaws.append(Flaw("V7", "tower-nowhere", plan.id, facts={"tower": tower.id}, path=f"tower.{n}.at"))
    for group, towers in zip(groups, named, strict=True):
        _check_entries(plan, group, towers, flaws)
        _check_shape(plan, group, flaws)
        for x, y, z in group:
            if z == 0:
                flaws.append(at_cell(plan, "V8", "platform-low", (x, y, z)))
            if plan.cell(x, y, z + 1) != EMPTY:
                flaws.append(at_cell(plan, "V8", "platform-covered", (x, y, z)))


def _check_entries(plan: Plan, group: list[Cell], towers: list[Tower], flaws: list[Flaw]) -> None:
    if not towers:
        flaws.append(at_cell(plan, "V7", "tower-unnamed", group[0]))
    if len(towers) > 1:
        flaws.append(at_cell(plan, "V7", "tower-twice", group[0], {"found": len(towers)}))
    for tower in towers:
        if tower.kind != platform_kind(plan.cell(*group[0])):
            flaws.append(at_cell(plan, "V7", "tower-kind", group[0], {"tower": tower.id, "kind": tower.kind}))


def _check_shape(plan: Plan, group: list[Cell], flaws: list[Flaw]) -> None:
    inside = set(group)
    for cell in group:
        x, y, z = cell
        for side, (dx, dy) in SIDES.items():
            edge = plan.edge(x, y, z, side)
            if (x + dx, y + dy, z) in inside:
                if edge != EMPTY and side in "es":
                    flaws.append(at_edge(plan, "V7", "platform-cut", cell, side))
            elif edge not in "-=|!D":
                flaws.append(at_edge(plan, "V7", "rim-open", cell, side, {"side": SIDE_NAMES[side]}))
    if platform_kind(plan.cell(*group[0])) == "square":
        xs, ys = [cell[0] for cell in group], [cell[1] for cell in group]
        if (max(xs) - min(xs) + 1) * (max(ys) - min(ys) + 1) != len(group):
            flaws.append(at_cell(plan, "V7", "platform-shape", group[0]))


def _check_portals(plan: Plan, flaws: list[Flaw]) -> None:
    """CC-V10. Gates and arches lead from the field into the castle; doors lead somewhere."""
    for z in range(len(plan.rows)):
        for y in range(plan.depth):
            for x in range(plan.width):
                for side, (dx, dy) in SIDES.items():
                    edge = plan.edge(x, y, z, side)
                    inner = 0 <= x + dx < plan.width and 0 <= y + dy < plan.depth
                    if edge not in "DGA" or (inner and side in "nw"):
                        continue
                    _check_portal(plan, (x, y, z), side, edge, plan.cell(x + dx, y + dy, z), flaws)


def _check_portal(plan: Plan, cell: Cell, side: str, edge: str, beyond: str, flaws: list[Flaw]) -> None:
    here = plan.cell(*cell)
    signs = (here, beyond)
    if edge == "D":
        if MASONRY in signs:
            flaws.append(at_edge(plan, "V10", "door-wall", cell, side))
        elif EMPTY in signs and cell[2] > 0:
            flaws.append(at_edge(plan, "V10", "door-air", cell, side))
    elif cell[2] > 0 or MASONRY in signs or (here == EMPTY) == (beyond == EMPTY):
        flaws.append(at_edge(plan, "V10", "gate-place", cell, side))
