"""The field of Castle Craft as a terminal sees it: what lies in every cell and on every edge of the castles that stand."""

from __future__ import annotations

from typing import Final

from quintain.cli.castles.glyphs import ACROSS, ALONG, CELLS, NO_MARK, Mark
from quintain.games.castlecraft import CastlePicture, CastleScene, SceneCell, SceneEdge, SceneTower

SIGNS: Final = {"floor": ".", "masonry": "#", "stairs": "s", "hatch": "h"}
PLATFORMS: Final = {("square", False): "q", ("square", True): "Q", ("round", False): "o", ("round", True): "O"}
EDGES: Final = {
    "north": {"wall": "-", "battlement": "=", "door": "D", "gate": "G", "arch": "A"},
    "west": {"wall": "|", "battlement": "!", "door": "D", "gate": "G", "arch": "A"},
}
Spot = tuple[int, int, int]


def spot_of(cell: str) -> Spot:
    """The coordinates of a cell: 12,4 on the ground, 12,4,1 above."""
    x, y, *z = (int(part) for part in cell.split(","))
    return x, y, z[0] if z else 0


class Field:
    """Cells, edges and towers by their places."""

    def __init__(self, scene: CastleScene, picture: CastlePicture) -> None:
        standing = {castle["stands"] for castle in picture["castles"]}
        self.size: Final = scene["size"]
        self.cells: Final[dict[Spot, SceneCell]] = {}
        self.tops: Final[dict[tuple[int, int], int]] = {}
        self.edges: Final[dict[tuple[int, int, int, str], SceneEdge]] = {}
        self.towers: Final[dict[str, SceneTower]] = {}
        self.homes: Final[dict[str, list[Spot]]] = {}  # by castle
        self.broken: Final = set(picture["broken"])
        self.floors: int = 1
        for castle in scene["castles"]:
            if castle["stands"] not in standing:
                continue
            self.floors = max(self.floors, castle["floors"])
            for cell in castle["cells"]:
                x, y, z = cell["x"], cell["y"], cell["z"]
                self.cells[x, y, z] = cell
                self.tops[x, y] = max(z, self.tops.get((x, y), 0))
                self.homes.setdefault(castle["castle"], []).append((x, y, z))
            for edge in castle["edges"]:
                self.edges[edge["x"], edge["y"], edge["z"], edge["side"]] = edge
            for tower in castle["towers"]:
                self.towers[tower["tower"]] = tower

    def shown(self, x: int, y: int, floor: int) -> int:
        """The floor of a column that is seen: the highest with anything on it, up to the floor asked for."""
        return min(self.tops.get((x, y), 0), floor)

    def sign(self, x: int, y: int, z: int) -> Mark:
        """The glyph of a cell."""
        cell = self.cells.get((x, y, z))
        if cell is None:
            return NO_MARK
        tower = cell["tower"]
        if tower is not None:
            return CELLS[PLATFORMS[self.towers[tower]["kind"], cell["kind"] == "hatch"]]
        return CELLS[SIGNS[cell["kind"]]]

    def plain(self, spot: Spot) -> bool:
        """Whether a cell is open ground or plain floor under the sky, where a dot can stand for it."""
        cell = self.cells.get(spot)
        return cell is None or (cell["kind"] == "floor" and cell["tower"] is None and cell["sky"])

    def edge(self, x: int, y: int, z: int, side: str) -> tuple[Mark, str]:
        """The glyph of an edge, and its door or gate."""
        edge = self.edges.get((x, y, z, side))
        if edge is None:
            return NO_MARK, ""
        signs = ACROSS if side == "north" else ALONG
        portal = edge["portal"] or ""
        return signs["x" if portal in self.broken else EDGES[side][edge["kind"]]], portal
