"""The map of Reliquium in the cells of a terminal: lines, ground, names, who is where, orders and creatures."""

from __future__ import annotations

from collections.abc import Mapping
from math import atan2, pi
from typing import Any, Final

from rich.text import Text

from quintain.cli.maps.geometry import Chart, Geometry, chart_of, geometry_of
from quintain.words import Speaker

COLOURS: Final = ("red", "green", "yellow", "blue")  # per faction, in order of initiative
GROUND: Final = {"plain": ".", "mountain": "^", "forest": "♠", "water": "~"}
GROUND_COLOURS: Final = {"plain": "yellow", "mountain": "white", "forest": "green", "water": "cyan"}
ARROWS: Final = "→↘↓↙←↖↑↗"
COLUMNS: Final = 79

Shape = Mapping[str, Any]
Cells = list[list[tuple[str, str]]]


class Drawing:
    """A map being drawn: what is written where, and which cells are taken."""

    def __init__(self, scene: Shape, picture: Shape, speaker: Speaker) -> None:
        self.scene: Final = scene
        self.picture: Final = picture
        self.speaker: Final = speaker
        self.places: Final[Geometry] = geometry_of(scene)
        self.colours: Final = {each["faction"]: COLOURS[at] for at, each in enumerate(scene["factions"])}
        self.taken: Final[set[tuple[int, int]]] = set()

    def chart(self, rows: int, occupants: Mapping[str, str]) -> Text:
        """Lines, names and who is where, then the ground, then tokens and creatures over the lines."""
        chart = chart_of(self.scene["game"], self.places, rows, COLUMNS)
        cells: Cells = [[(sign, "dim") for sign in line] for line in chart.lines]
        terrain = {each["area"]: each["terrain"] for each in self.scene["map"]["areas"]}
        for each in self.picture["areas"]:
            if each["area"] in chart.rooms:
                self._write(chart, cells, each, terrain[each["area"]], occupants[each["area"]])
        self._cover(chart, cells, terrain)
        self._lay_tokens(chart, cells)
        drawn = Text(no_wrap=True)
        for row in cells:
            for sign, style in row:
                drawn.append(sign, style=style)
            drawn.append("\n")
        drawn.right_crop(1)
        return drawn

    def _write(self, chart: Chart, cells: Cells, area: Shape, terrain: str, occupants: str) -> None:
        row, first, width = chart.rooms[area["area"]]
        style = f"bold {self.colours[area['controller']]}" if area["controller"] else "dim"
        name = self.speaker.name("area", area["area"], "short")
        for line, (words, look) in enumerate(((name, GROUND_COLOURS[terrain]), (occupants, style))):
            start = first + (width - len(words[:width])) // 2
            for at, sign in enumerate(words[:width], start):
                cells[row + line][at] = (sign, look)
                self.taken.add((row + line, at))

    def _cover(self, chart: Chart, cells: Cells, terrain: Mapping[str, str]) -> None:
        """The terrain, so that colour is not the only sign of it."""
        for row in range(chart.rows):
            for column in range(chart.columns):
                name = chart.inside[row][column]
                near = any((row, column + step) in self.taken for step in (-1, 0, 1))
                if name and not near and (column + 3 * row) % 6 == 0:
                    cells[row][column] = (GROUND[terrain[name]], f"dim {GROUND_COLOURS[terrain[name]]}")

    def _lay_tokens(self, chart: Chart, cells: Cells) -> None:
        borders = {way: each["border"] for each in self.scene["map"]["borders"] for way in each["ways"]}
        for each in self.picture["orders"]:
            border = self.places.borders.get(borders[each["way"]])
            if border is not None:
                mark = "×" if each["kind"] == "melee" else "»"
                words = f"{mark}{each['value']}{self._direction(each)}"
                self._put(cells, chart.cell(self.places, border.token), words, f"bold {self.colours[each['faction']]}")
        for each in self.picture["creatures"]:
            at = self.places.junctions.get(each["junction"])
            if at is not None:
                words = f"◊{self.speaker.name('creature', each['creature'])[:3]}"
                self._put(cells, chart.cell(self.places, at), words, f"bold {self.colours[each['faction']]}")

    def _direction(self, order: Shape) -> str:
        """The arrow from the middle of one area to that of the other."""
        x1, y1 = self.places.areas[order["origin"]].centre
        x2, y2 = self.places.areas[order["goal"]].centre
        return ARROWS[round(atan2(y2 - y1, x2 - x1) / (pi / 4)) % 8]

    def _put(self, cells: Cells, at: tuple[int, int], words: str, style: str) -> None:
        """As near to the place as nothing is written yet: in its row, then in the rows around; an order is never left out."""
        row, middle = at
        last = len(cells[0]) - len(words)
        for line in (row, row - 1, row + 1):
            for shift in (0, -1, 1, -2, 2, -3, 3, -4, 4, -5, 5):
                start = min(max(0, middle - len(words) // 2 + shift), last)
                if 0 <= line < len(cells) and not self.taken.intersection((line, start + step) for step in range(len(words))):
                    self._write_at(cells, line, start, words, style)
                    return
        self._write_at(cells, row, min(max(0, middle - len(words) // 2), last), words, style)

    def _write_at(self, cells: Cells, row: int, start: int, words: str, style: str) -> None:
        for column, sign in enumerate(words, start):
            cells[row][column] = (sign, style)
            self.taken.add((row, column))
