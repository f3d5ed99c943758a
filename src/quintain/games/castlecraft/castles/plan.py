"""A castle plan: its floors as drawn, its towers; read from a file or a table, and written back."""

from __future__ import annotations

import tomllib
from typing import Final, final

from quintain.games.castlecraft.castles.flaws import Facts, Flaw, table_of
from quintain.games.castlecraft.castles.text import point, refused
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
        """The plan as data, without what the reader pads."""
        levels: list[Json] = [{"z": z, "plan": [row.rstrip() for row in rows]} for z, rows in enumerate(self.rows)]
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


@final
class Reading:
    """What came of a text or table: a plan with perhaps some warnings, or the flaws that forbid it."""

    def __init__(self, plan: Plan | None, flaws: list[Flaw]) -> None:
        self.plan: Final[Plan | None] = plan
        self.flaws: Final[list[Flaw]] = flaws


def read_plan(table: dict[str, Json]) -> Reading:
    """CC-V1 to CC-V4: the plan of a table, or what keeps it from being one."""
    name = table.get("id")
    castle = name if isinstance(name, str) else ""
    flaws: list[Flaw] = []
    _read_head(table, flaws)
    towers = _read_towers(table, flaws)
    size = _read_size(table, flaws)
    order: list[int] = []
    rows = _read_levels(table, size, order, flaws)
    for flaw in flaws:
        flaw.castle = castle
    if flaws or size is None:
        return Reading(None, flaws)
    names = str(table["name_en"]), str(table["name_ru"])
    return Reading(Plan(castle, names, str(table["people"]), size, rows, towers, order), flaws)


def read_text(text: str) -> Reading:
    """The plan of a file's text; every flaw has its line and column."""
    try:
        table: dict[str, Json] = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        why, line, column = refused(str(error))
        flaw = Flaw("V1", "not-toml", facts={"why": why})
        flaw.line, flaw.column = line, column
        return Reading(None, [flaw])
    reading = read_plan(table)
    point(text, reading.flaws)
    return reading


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


def _number(value: Json) -> int | None:
    return value if isinstance(value, int) and not isinstance(value, bool) and -(10**6) < value < 10**6 else None


def _keys(table: dict[str, Json], known: tuple[str, ...], path: str, flaws: list[Flaw]) -> None:
    for key in table:
        if key not in known:
            flaws.append(Flaw("V1", "unknown-key", facts={"key": key}, path=f"{path}{key}"))
    for key in known:
        if key not in table and key != "tower":
            flaws.append(Flaw("V1", "missing-key", facts={"key": key}, path=path.rstrip(".")))


def _snake(value: Json) -> bool:
    if not isinstance(value, str) or not 1 <= len(value) <= 40:
        return False
    return value[0] in "abcdefghijklmnopqrstuvwxyz" and all(sign in "abcdefghijklmnopqrstuvwxyz0123456789_" for sign in value)


def _named(value: Json) -> bool:
    return isinstance(value, str) and 1 <= len(value) <= 40 and value.isprintable() and bool(value.strip())


def _read_names(table: dict[str, Json], path: str, flaws: list[Flaw]) -> None:
    """Id, names and people of a castle or a tower."""
    tests = (("id", "id"), ("name_en", "name"), ("name_ru", "name"), ("people", "people"))
    for key, sentence in tests:
        if key not in table:
            continue
        value = table[key]
        if sentence == "id":
            fine = _snake(value)
        elif sentence == "name":
            fine = _named(value)
        else:
            fine = isinstance(value, str) and value in OWNERS
        if not fine:
            flaws.append(Flaw("V1", sentence, facts={"key": key}, path=f"{path}{key}"))


def _read_head(table: dict[str, Json], flaws: list[Flaw]) -> None:
    _keys(table, TOP_KEYS, "", flaws)
    if "format" in table and table["format"] != FORMAT:
        flaws.append(Flaw("V1", "format", path="format"))
    _read_names(table, "", flaws)


def _read_towers(table: dict[str, Json], flaws: list[Flaw]) -> list[Tower]:
    entries = table.get("tower", [])
    if not isinstance(entries, list) or not all(isinstance(entry, dict) for entry in entries):
        flaws.append(Flaw("V1", "shape", facts={"key": "tower", "expected": "[[tower]] entries"}, path="tower"))
        return []
    towers: list[Tower] = []
    for n, item in enumerate(entries):
        entry = table_of(item)
        before = len(flaws)
        path = f"tower.{n}."
        _keys(entry, TOWER_KEYS, path, flaws)
        _read_names(entry, path, flaws)
        if "kind" in entry and entry["kind"] not in ("square", "round"):
            flaws.append(Flaw("V1", "kind", facts={"key": "kind"}, path=path + "kind"))
        at = _numbers(entry.get("at"), 3)
        if at is None and "at" in entry:
            flaws.append(Flaw("V1", "shape", facts={"key": "at", "expected": "[x, y, z]"}, path=path + "at"))
        if len(flaws) == before and at is not None:
            names = str(entry["name_en"]), str(entry["name_ru"])
            people, kind = str(entry["people"]), str(entry["kind"])
            towers.append(Tower(str(entry["id"]), names[0], names[1], kind, people, (at[0], at[1], at[2])))
    return towers


def _numbers(value: Json, count: int) -> list[int] | None:
    if not isinstance(value, list) or len(value) != count:
        return None
    numbers: list[int] = []
    for item in value:
        number = _number(item)
        if number is None:
            return None
        numbers.append(number)
    return numbers


def _read_size(table: dict[str, Json], flaws: list[Flaw]) -> tuple[int, int] | None:
    """CC-V2, the box."""
    if "size" not in table:
        return None
    size = _numbers(table["size"], 2)
    if size is None or not all(SMALLEST <= number <= LARGEST for number in size):
        flaws.append(Flaw("V2", "size", path="size"))
        return None
    return size[0], size[1]


def _read_levels(table: dict[str, Json], size: tuple[int, int] | None, order: list[int], flaws: list[Flaw]) -> list[list[str]]:
    """CC-V2 to CC-V4: the floors from the ground up, rows padded, and the order they have in the file."""
    levels = table.get("level")
    if "level" not in table:
        return []
    if not isinstance(levels, list) or not all(isinstance(level, dict) for level in levels):
        flaws.append(Flaw("V1", "shape", facts={"key": "level", "expected": "[[level]] entries"}, path="level"))
        return []
    found: dict[int, list[str]] = {}
    entries: dict[int, int] = {}
    fine = True
    for n, item in enumerate(levels):
        level = table_of(item)
        path = f"level.{n}."
        _keys(level, LEVEL_KEYS, path, flaws)
        z = _number(level.get("z"))
        if "z" in level:
            fine = fine and z is not None and z not in found
        rows = _read_rows(level, z if z is not None else -1, path + "plan", size, flaws) if "plan" in level else []
        if z is not None:
            found[z] = rows
            entries[z] = n
    if not fine or sorted(found) != list(range(len(found))) or not found:
        flaws.append(Flaw("V4", "floors-gap", path="level.0"))
    elif len(found) - 1 > HIGHEST:
        flaws.append(Flaw("V4", "floors-high", z=HIGHEST + 1, path=f"level.{HIGHEST + 1}"))
    order.extend([entries[z] for z in sorted(found)])
    return [found[z] for z in sorted(found)]


def _read_rows(level: dict[str, Json], z: int, path: str, size: tuple[int, int] | None, flaws: list[Flaw]) -> list[str]:
    """CC-V2 and CC-V3 for one floor."""
    plan = level["plan"]
    if not isinstance(plan, list) or not all(isinstance(row, str) for row in plan):
        flaws.append(Flaw("V2", "shape", z=z, facts={"key": "plan", "expected": "a list of rows"}, path=path))
        return []
    if size is None:
        return []
    width, depth = 2 * size[0] + 1, 2 * size[1] + 1
    if len(plan) != depth:
        flaws.append(Flaw("V2", "rows", z=z, facts={"expected": depth, "found": len(plan)}, path=path))
        return []
    rows: list[str] = []
    fine = True
    for n, item in enumerate(plan):
        row = str(item)
        if len(row) > width:
            facts: Facts = {"expected": width, "found": len(row)}
            flaws.append(Flaw("V2", "row-long", z=z, facts=facts, path=f"{path}.{n}", offset=width))
            fine = False
        rows.append(row.ljust(width)[:width])
        fine = _read_signs(rows[-1], n, z, f"{path}.{n}", flaws) and fine
    if fine:
        _find_loose_edges(rows, z, path, flaws)
    return rows


def _read_signs(row: str, n: int, z: int, path: str, flaws: list[Flaw]) -> bool:
    """CC-V3. Only the signs of the format, each in its place."""
    fine = True
    for column, sign in enumerate(row):
        if n % 2 and column % 2:
            allowed, sentence = CELLS, "cell-sign"
        elif n % 2:
            allowed, sentence = ALONG, "edge-sign"
        elif column % 2:
            allowed, sentence = ACROSS, "edge-sign"
        else:
            allowed, sentence = CORNERS, "corner-sign"
        if sign not in allowed:
            x, y = min(column // 2, len(row) // 2 - 1), max(0, (n - 1) // 2)
            flaws.append(Flaw("V3", sentence, z=z, x=x, y=y, facts={"sign": repr(sign)}, path=path, offset=column))
            fine = False
    return fine


def _find_loose_edges(rows: list[str], z: int, path: str, flaws: list[Flaw]) -> None:
    """CC-V3. A drawn edge touches at least one cell of its floor that is not empty."""
    for n, row in enumerate(rows):
        for column in range((n + 1) % 2, len(row), 2):
            if row[column] == EMPTY:
                continue
            if n % 2:
                before = row[column - 1] if column else EMPTY
                after = row[column + 1] if column + 1 < len(row) else EMPTY
            else:
                before = rows[n - 1][column] if n else EMPTY
                after = rows[n + 1][column] if n + 1 < len(rows) else EMPTY
            if before == EMPTY and after == EMPTY:
                x, y = min(column // 2, len(row) // 2 - 1), min(n // 2, len(rows) // 2 - 1)
                flaws.append(Flaw("V3", "loose-edge", z=z, x=x, y=y, path=f"{path}.{n}", offset=column))
