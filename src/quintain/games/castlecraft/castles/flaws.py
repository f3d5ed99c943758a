"""What can be wrong with a castle or a set-up, each with its code and its place."""

from __future__ import annotations

from typing import Final, TypeAlias, final

from quintain.kernel.types import Json

Facts: TypeAlias = "dict[str, int | str]"

SENTENCES: Final[dict[str, str]] = {
    "not-toml": "the text is no TOML ({why})",
    "shape": "{key} should be {expected}",
    "entries": "{key} should be {expected} entries",
    "flag": "{key} should be true or false",
    "castle-id": "{key} should be the id of a castle",
    "row-list": "{key} should be a list of rows",
    "missing-key": "the key {key} is missing",
    "unknown-key": "there is no key {key} in this format",
    "format": "format should be castlecraft-castle/1",
    "id": "{key} should be small letters, digits and underscores, beginning with a letter",
    "name": "{key} should be 1 to 40 printable characters",
    "people": "{key} should be humans, dwarves, shadows or none",
    "kind": "{key} should be square or round",
    "same-id": "two different plans bear this id",
    "size": "size should be [width, depth] with numbers from 3 to 27",
    "rows": "this floor should have {expected} rows, not {found}",
    "row-long": "this row has {found} characters, at most {expected} fit",
    "cell-sign": "the sign {sign} means nothing as a cell",
    "edge-sign": "the sign {sign} means nothing as an edge here",
    "corner-sign": "a corner is + or empty, not {sign}",
    "loose-edge": "this edge touches nothing on its floor",
    "floors-gap": "floors should be numbered 0, 1, 2 … once each",
    "floors-high": "no floor lies higher than 6",
    "hanging": "nothing below carries this cell",
    "stairs-end": "over stairs there should be stairs or a hatch",
    "hatch-alone": "under a hatch there should be stairs",
    "tower-unnamed": "this platform has no [[tower]] entry, so it is no tower",
    "tower-twice": "this platform has {found} [[tower]] entries",
    "tower-kind": "the entry {tower} says {kind}, the platform is drawn otherwise",
    "tower-nowhere": "the entry {tower} points to no platform",
    "tower-id": "two towers bear the id {tower}",
    "platform-cut": "an edge is drawn inside the platform",
    "platform-shape": "a square tower's platform should be a full rectangle",
    "rim-open": "the rim of this platform is open to the {side}, so it is no tower and pays nothing; close it or draw floor",
    "platform-low": "a platform lies above the ground",
    "platform-covered": "a platform has nothing above it",
    "unreachable": "nobody can walk to this cell from the open field",
    "gate-place": "a gate or arch stands on the ground between a cell to stand on and the open field",
    "door-wall": "this door opens into masonry",
    "door-air": "this door opens into the air",
    "people-tower": "a main castle needs a tower of its people, {people}",
    "foreign-tower": "the tower {tower} belongs to another people",
    "no-people": "people is none, so this castle can only be an extra castle",
    "too-big": "a main castle is at most 15 cells wide and {zone} deep",
    "no-room": "new squads find no cell except platforms",
    "no-square": "there is no square tower, so this castle never pays gold",
    "no-round": "there is no round tower, so this castle never pays mana",
    "floors-pay": "the towers pay {gold} gold and {mana} mana a turn; the ready castles pay 4 and 2",
    "access": "the walks from the best entrance to all platforms are {steps} steps; 17 to 23 are usual",
    "no-entrance": "there is no gate, arch or door on the ground",
    "seats": "a set-up has two or three seats on different edges",
    "crowd": "{key} has at most {most} entries, not {found}",
    "players": "this set-up is for {found} players, {expected} play",
    "edge": "edge should be north, east, south or west",
    "turn": "turn should be {degrees} at the {edge}",
    "turn-extra": "turn should be 0, 90, 180 or 270",
    "castle-unknown": "there is no castle {castle} to place",
    "off-field": "the castle does not lie wholly on the field",
    "axis": "the axis of the seat does not lie on the field",
    "zone": "the main castle leaves the zone of its seat",
    "anchor": "the anchor of this seat should be {expected} across its edge",
    "in-zone": "an extra castle stands in the zone of the seat at the {edge}",
    "too-near": "fewer than two free cells remain to the castle at {other}",
    "cut-off": "this cell cannot be reached from the other castles",
    "unfair-seats": "the set-up is not fair: the walks between the seats differ by {steps} steps",
    "unfair-extra": "the set-up is not fair: the walks to the nearest extra castle differ by {steps} steps",
}

WARNINGS: Final = ("V14", "S6")
DEEPEST: Final = 20  # tables within tables, more than any castle has
CROWD: Final = 12  # seats, extra castles, or castles brought along: more have no place on the field


@final
class Flaw:
    """One error or warning: its code, which sentence, and where."""

    def __init__(
        self,
        code: str,
        key: str,
        castle: str = "",
        z: int = -1,
        x: int = -1,
        y: int = -1,
        facts: Facts | None = None,
        path: str = "",
        offset: int = 0,
    ) -> None:
        self.code: Final[str] = code
        self.key: Final[str] = key
        self.castle: str = castle
        self.z: Final[int] = z
        self.x: Final[int] = x
        self.y: Final[int] = y
        self.facts: Final[Facts] = facts if facts is not None else {}
        self.path: Final[str] = path  # of the value in the file: level.1.plan.3
        self.offset: Final[int] = offset  # characters into that value
        self.line: int = 0  # in the file, from 1; 0 where there is no file
        self.column: int = 0

    def warns(self) -> bool:
        return self.code in WARNINGS

    def place(self) -> str:
        """Castle, level and cell, as far as they are known."""
        parts: list[str] = [self.castle] if self.castle else []
        if self.z >= 0:
            parts.append(f"level {self.z}")
        if self.x >= 0:
            parts.append(f"cell {self.x},{self.y}")
        return ", ".join(parts)

    def named(self) -> list[dict[str, Json]]:
        """The same as messages of the catalogue with their arguments: where, and what is wrong."""
        where: dict[str, Json] = {"code": self.code, "plan": self.castle or "none", "z": self.z, "x": self.x, "y": self.y}
        facts: dict[str, Json] = {}
        for name, value in self.facts.items():
            facts[name] = value
        return [{"message": "flaw-where", "args": where}, {"message": f"flaw-{self.key}", "args": facts}]

    def __str__(self) -> str:
        said = SENTENCES[self.key].format(**self.facts)
        return f"{self.code} {self.place()}: {said}" if self.place() else f"{self.code}: {said}"


def crowd(entries: list[Json], key: str, flaws: list[Flaw]) -> list[Json]:
    """Entries of a set-up; none where there are more than have a place, so that nobody waits for a judgement on each."""
    if len(entries) <= CROWD:
        return entries
    flaws.append(Flaw("S1", "crowd", facts={"key": key, "most": CROWD, "found": len(entries)}, path=key))
    return []


def codes(flaws: list[Flaw]) -> list[str]:
    """The codes found, each once, in order."""
    return sorted({flaw.code for flaw in flaws}, key=_by_number)


def _by_number(code: str) -> tuple[str, int]:
    return code[0], int(code[1:])


def errors(flaws: list[Flaw]) -> list[Flaw]:
    return [flaw for flaw in flaws if not flaw.warns()]


def told(flaws: list[Flaw]) -> str:
    """All of them in one line."""
    return "; ".join([str(flaw) for flaw in flaws])


def clean(value: object, depth: int = 0) -> Json:
    """Data from outside with nothing in it that the format does not know: numbers with a point, dates and abysses become none."""
    if depth > DEEPEST:
        return None
    if value is None or isinstance(value, (bool, int, str)):
        return value
    if isinstance(value, list):
        return [clean(item, depth + 1) for item in value]
    if isinstance(value, dict):
        return {str(key): clean(item, depth + 1) for key, item in value.items()}
    return None


def table_of(value: Json) -> dict[str, Json]:
    """The value if it is a table, else an empty one."""
    return value if isinstance(value, dict) else {}
