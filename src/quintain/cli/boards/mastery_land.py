"""The land of Medieval Mastery drawn with letters: hexes in rows, each shifted by half a tile."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from rich.text import Text

from quintain.words import Speaker

COLOURS: Final = ("red", "bright_blue", "yellow", "green", "magenta", "cyan")
NARROW: Final = 8  # letters of a tile, its left edge apart
WIDE: Final = 12


class Map:
    """Castles, territories and lakes at their places."""

    def __init__(self, scene: Mapping[str, Any], picture: Mapping[str, Any], speaker: Speaker) -> None:
        self.scene: Final = scene
        self.picture: Final = picture
        self.speaker: Final = speaker
        self.places: Final[dict[str, Any]] = {place["slot"]: place for place in picture["map"]}
        self.slots: Final[dict[str, Any]] = {slot["slot"]: slot for slot in scene["map"]["slots"]}
        self.tiles: Final[dict[str, Any]] = {tile["tile"]: tile for tile in scene["tiles"]}

    def colour(self, seat: int) -> str:
        return f"bold {COLOURS[seat % len(COLOURS)]}"

    def named(self, slot: str) -> str:
        """“City 3a”, or a castle by its name."""
        return f"{self.speaker.name('tile', self.places[slot]['tile'])} {self.speaker.name('slot', slot)}"

    def cut_off(self, slot: str) -> bool:
        return self.places[slot]["owner"] >= 0 and not self.places[slot]["supplied"]

    def power(self, slot: str) -> str:
        """What a tile does; its capacity where it is not the usual one."""
        tile = self.tiles[self.places[slot]["tile"]]
        power = self.speaker.attribute(f"tile-{tile['tile']}", "power")
        return f"{power} ({tile['capacity']})" if self._unusual(tile) else power

    def _unusual(self, tile: Mapping[str, Any]) -> bool:
        """Whether a tile holds another number of knights than a die shows."""
        return bool(tile["capacity"] != self.scene["numbers"]["pips"])

    def neighbours(self, slot: str) -> list[str]:
        """The slots beside a place, lakes included."""
        beside = [self.speaker.name("slot", other) for other in self.slots[slot]["neighbours"]]
        return beside + [self.speaker.say("label-lake") for _ in self.slots[slot]["lakes"]]

    def drawn(self, width: int, tall: bool) -> Text:
        """Rows of tiles; a tile has three lines where there is room, else two."""
        spots = self.scene["map"]["slots"] + self.scene["map"]["lakes"]
        left = min(2 * spot["q"] + spot["r"] for spot in spots)
        right = max(2 * spot["q"] + spot["r"] for spot in spots)
        step = min(WIDE + 1, (width - 1) * 2 // (right - left + 2))
        letters = max(NARROW, step - 1)
        rows: list[Text] = []
        for row in sorted({spot["r"] for spot in spots}):
            tiles = sorted((2 * spot["q"] + row - left, at) for at, spot in enumerate(spots) if spot["r"] == row)
            cells = [(half, self._cell(spots[at], letters, tall)) for half, at in tiles]
            for line in range(3 if tall else 2):
                rows.append(self._line([(half, cell[line]) for half, cell in cells], step))
        return Text("\n").join(rows)

    def _line(self, cells: list[tuple[int, Text]], step: int) -> Text:
        """One line of a row of tiles, with an edge to the left of each and after the last of a run."""
        line = Text()
        for half, cell in cells:
            start = half * step // 2
            if len(line) < start:
                if len(line):
                    line.append("│", style="dim")
                line.append(" " * (start - len(line)))
            line.append("│", style="dim")
            line.append_text(cell[: step - 1] if len(cell) > step - 1 else cell)
            line.append(" " * max(0, start + step - len(line)))
        line.append("│", style="dim")
        return line

    def _cell(self, spot: Mapping[str, Any], letters: int, tall: bool) -> list[Text]:
        if "lake" in spot:
            water = Text("~" * letters, style="blue")
            return [water, Text(self.speaker.say("label-lake").center(letters, "~"), style="blue"), water]
        slot = spot["slot"]
        if spot["kind"] == "castle":
            return self._castle(spot["seat"], slot, letters, tall)
        short = self.speaker.attribute(f"tile-{self.places[slot]['tile']}", "short")
        name = self.speaker.name("slot", slot)
        marks = self._marks(slot)
        holder = self._holder(slot)
        if tall:
            return [Text(short[:letters]), Text(f"{name} {marks}"[:letters], style="dim"), holder]
        return [Text(f"{name} {short}"[:letters]), _joined(holder, marks, letters)]

    def _castle(self, seat: int, slot: str, letters: int, tall: bool) -> list[Text]:
        style = self.colour(seat)
        name = Text(self.speaker.name("slot", slot)[:letters], style=f"{style} underline")
        standing = self._holder(slot)
        label = Text(f"[{seat + 1}] {self.speaker.say('label-castle')}"[:letters], style=style)
        return [name, label, standing] if tall else [name, standing]

    def _marks(self, slot: str) -> str:
        """What a tile can do, two letters each, and its capacity where it is not the usual one."""
        tile = self.tiles[self.places[slot]["tile"]]
        marks = [self.speaker.say(f"mark-{ability}") for ability in tile["abilities"]]
        if self._unusual(tile):
            marks.append(f"≤{tile['capacity']}")
        return " ".join(mark for mark in marks if mark)

    def _holder(self, slot: str) -> Text:
        """Whose knights stand there and how many; planned numbers and battles too."""
        place = self.places[slot]
        owner, knights = place["owner"], place["knights"]
        battle = self.picture["battle"]
        if battle is not None and battle["slot"] == slot and battle["attacker"]["knights"] > 0:
            attacker, defender = battle["attacker"], battle["defender"]
            text = Text(f"[{attacker['seat'] + 1}]{attacker['knights']}", style=self.colour(attacker["seat"]))
            text.append("×", style="bold")
            return text.append(f"[{defender['seat'] + 1}]{knights}", style=self.colour(defender["seat"]))
        if owner < 0:
            return Text("·", style="dim")
        text = Text(f"[{owner + 1}] {knights}", style=self.colour(owner))
        if place.get("planned", knights) != knights:
            text.append(f"→{place['planned']}")
        if self.cut_off(slot):
            text.append(" !")
        return text


def _joined(holder: Text, marks: str, letters: int) -> Text:
    """The holder at the left and the marks at the right, as far as they fit."""
    room = letters - len(holder) - 1
    if not marks or room < len(marks):
        marks = marks.replace(" ", "")
    if not marks or room < len(marks):
        return holder
    return holder.copy().append(" " * (room - len(marks) + 1)).append(marks, style="dim")
