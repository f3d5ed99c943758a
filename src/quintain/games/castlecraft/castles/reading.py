"""From a file or a table to a plan: CC-V1 to CC-V4."""

from __future__ import annotations

from typing import Final, final

from quintain.games.castlecraft.castles.flaws import Facts, Flaw, clean, table_of
from quintain.games.castlecraft.castles.plan import (
    ACROSS,
    ALONG,
    CELLS,
    CORNERS,
    EMPTY,
    FORMAT,
    HIGHEST,
    LARGEST,
    LEVEL_KEYS,
    OWNERS,
    SMALLEST,
    TOP_KEYS,
    TOWER_KEYS,
    Plan,
    Tower,
)
from quintain.games.castlecraft.castles.text import point, read_toml, refused
from quintain.kernel.types import Json


@final
class Reading:
    """What came of a text or table: a plan with perhaps some warnings, or the flaws that forbid it."""

    def __init__(self, plan: Plan | None, flaws: list[Flaw]) -> None:
        self.plan: Final[Plan | None] = plan
        self.flaws: Final[list[Flaw]] = flaws


def read_plan(given: object) -> Reading:
    """CC-V1 to CC-V4: the plan of a table, or what keeps it from being one."""
    table = table_of(clean(given))
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
        table: object = read_toml(text)
    except (ValueError, RecursionError) as error:
        why, line, column = refused(str(error))
        flaw = Flaw("V1", "not-toml", facts={"why": why})
        flaw.line, flaw.column = line, column
        return Reading(None, [flaw])
    reading = read_plan(table)
    point(text, reading.flaws)
    return reading


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
        flaws.append(Flaw("V1", "entries", facts={"key": "tower", "expected": "[[tower]]"}, path="tower"))
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
        flaws.append(Flaw("V1", "entries", facts={"key": "level", "expected": "[[level]]"}, path="level"))
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
        flaws.append(Flaw("V2", "row-list", z=z, facts={"key": "plan"}, path=path))
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
