"""A castle plan: its floors as drawn, its towers; and how it is written down."""

from __future__ import annotations

from typing import Final, final

from quintain.kernel.types import Json

FORMAT: Final = "castlecraft-castle/1"
PEOPLES: Final = ("humans", "dwarves", "shadows")
OWNERS: Final = ("humans", "dwarves", "shadows", "none")
SMALLEST: Final = 3
LARGEST: Final = 27
HIGHEST: Final = 6  # floor

EMPTY: Final = " "
MASONRY: Final = "#"
STAIRS: Final = "s"
CELLS: Final = " .#shqQoO"
STANDABLE: Final = ".shqQoO"
HATCHES: Final = "hQO"
PLATFORMS: Final = "qQoO"
ACROSS: Final = " -=DGA"  # edges between rows of cells
ALONG: Final = " |!DGA"  # edges between columns of cells
CORNERS: Final = " +"

TOP_KEYS: Final = ("format", "id", "name_en", "name_ru", "people", "size", "level", "tower")
LEVEL_KEYS: Final = ("z", "plan")
TOWER_KEYS: Final = ("id", "name_en", "name_ru", "kind", "people", "at")


@final
class Tower:
    """An entry that names a tower by one of its platform cells."""

    def __init__(self, id: str, name_en: str, name_ru: str, kind: str, people: str, at: tuple[int, int, int]) -> None:
        self.id: Final[str] = id
        self.name_en: Final[str] = name_en
        self.name_ru: Final[str] = name_ru
        self.kind: Final[str] = kind  # square or round
        self.people: Final[str] = people
        self.at: Final[tuple[int, int, int]] = at

    def floors(self) -> int:
        """CC-3.4. As many as the platform is high."""
        return self.at[2]


@final
class Plan:
    """A castle as drawn: rows of signs for each floor, padded to full length."""

    def __init__(
        self,
        id: str,
        names: tuple[str, str],
        people: str,
        size: tuple[int, int],
        rows: list[list[str]],
        towers: list[Tower],
        order: list[int],
    ) -> None:
        self.id: Final[str] = id
        self.name_en: Final[str] = names[0]
        self.name_ru: Final[str] = names[1]
        self.people: Final[str] = people  # humans, dwarves, shadows or none
        self.width: Final[int] = size[0]
        self.depth: Final[int] = size[1]
        self.rows: Final[list[list[str]]] = rows  # per floor from the ground: 2 * depth + 1 texts
        self.towers: Final[list[Tower]] = towers
        self.order: Final[list[int]] = order  # per floor: which [[level]] of the file it is

    def path(self, z: int, row: int) -> str:
        """Where a row of a floor stands in the file."""
        return f"level.{self.order[z]}.plan.{row}"

    def cell(self, x: int, y: int, z: int) -> str:
        """The sign of a cell; outside the box there is nothing."""
        if 0 <= x < self.width and 0 <= y < self.depth and 0 <= z < len(self.rows):
            return self.rows[z][2 * y + 1][2 * x + 1]
        return EMPTY

    def edge(self, x: int, y: int, z: int, side: str) -> str:
        """The sign of the edge on a side (n, e, s, w) of a cell of the box."""
        row, column = 2 * y + 1, 2 * x + 1
        if side == "n":
            row -= 1
        elif side == "s":
            row += 1
        elif side == "w":
            column -= 1
        else:
            column += 1
        return self.rows[z][row][column]

    def stands(self, x: int, y: int, z: int) -> bool:
        """CC-3.1 for cells of the castle."""
        return self.cell(x, y, z) in STANDABLE

    def cells(self) -> list[tuple[int, int, int]]:
        """All cells with something in them, as x, y, z, floor by floor."""
        return [
            (x, y, z)
            for z in range(len(self.rows))
            for y in range(self.depth)
            for x in range(self.width)
            if self.cell(x, y, z) != EMPTY
        ]

    def pays(self, kind: str) -> int:
        """Floors of all square towers (gold) or round towers (mana)."""
        return sum([tower.floors() for tower in self.towers if tower.kind == kind])

    def table(self) -> dict[str, Json]:
        """The plan as data, with corners as the writer puts them and without what the reader pads."""
        levels: list[Json] = [
            {"z": z, "plan": [_with_corners(rows, at).rstrip() for at in range(len(rows))]} for z, rows in enumerate(self.rows)
        ]
        towers: list[Json] = [
            {
                "id": tower.id,
                "name_en": tower.name_en,
                "name_ru": tower.name_ru,
                "kind": tower.kind,
                "people": tower.people,
                "at": list(tower.at),
            }
            for tower in self.towers
        ]
        table: dict[str, Json] = {
            "format": FORMAT,
            "id": self.id,
            "name_en": self.name_en,
            "name_ru": self.name_ru,
            "people": self.people,
            "size": [self.width, self.depth],
            "level": levels,
        }
        if towers:
            table["tower"] = towers
        return table


def write(plan: Plan) -> str:
    """The plan as the text of a file; `read_text` gives an equal plan back."""
    lines = [
        f'format = "{FORMAT}"',
        f'id = "{plan.id}"',
        f"name_en = {_quoted(plan.name_en)}",
        f"name_ru = {_quoted(plan.name_ru)}",
    ]
    lines += [f'people = "{plan.people}"', f"size = [{plan.width}, {plan.depth}]", ""]
    for z, rows in enumerate(plan.rows):
        lines += ["[[level]]", f"z = {z}", "plan = ["]
        lines += [f'  "{_with_corners(rows, at).rstrip()}",' for at in range(len(rows))]
        lines += ["]", ""]
    for tower in plan.towers:
        lines += ["[[tower]]", f'id = "{tower.id}"', f"name_en = {_quoted(tower.name_en)}", f"name_ru = {_quoted(tower.name_ru)}"]
        x, y, z = tower.at
        lines += [f'kind = "{tower.kind}"', f'people = "{tower.people}"', f"at = [{x}, {y}, {z}]", ""]
    return "\n".join(lines)


def _quoted(text: str) -> str:
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


def _with_corners(rows: list[str], at: int) -> str:
    """The row with + wherever an edge is drawn next to the corner."""
    row = list(rows[at])
    if at % 2 == 0:
        for column in range(0, len(row), 2):
            beside = [row[column - 1] if column else EMPTY, row[column + 1] if column + 1 < len(row) else EMPTY]
            beside += [rows[at - 1][column] if at else EMPTY, rows[at + 1][column] if at + 1 < len(rows) else EMPTY]
            row[column] = "+" if any(sign != EMPTY for sign in beside) else EMPTY
    return "".join(row)
