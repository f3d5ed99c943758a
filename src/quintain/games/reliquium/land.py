"""The map as the rules read it: a graph of areas, borders with a direction, and points where three areas meet."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from quintain.games.reliquium.names import TERRAINS
from quintain.kernel.content import Content, Entry
from quintain.kernel.errors import ContentError


@final
class Land:
    """The map as a graph: areas, ways (borders with a direction, in the order of their first area), junctions."""

    def __init__(self, content: Content) -> None:
        entries = content.root().entries("area")
        ids = tuple([entry.text("id") for entry in entries])
        if not 0 < len(ids) <= 60 or len(set(ids)) != len(ids):
            raise ContentError("content area should be at most 60 areas with different ids")
        self.ids: tuple[str, ...] = ids
        self.areas: i64 = len(ids)
        self.terrain: vec[i64] = vec[i64]([entry.one_of("terrain", TERRAINS) for entry in entries])
        near = _neighbours(entries, ids)
        self.near: vec[i64] = vec[i64]([sum([1 << other for other in row]) for row in near])  # a bit for each neighbour

        ways = [(area, other) for area, row in enumerate(near) for other in row]
        pairs = sorted([(ids[area], ids[other]) for area, other in ways if ids[area] < ids[other]])
        self.way_ids: tuple[str, ...] = tuple([f"{ids[area]}>{ids[other]}" for area, other in ways])
        self.border_ids: tuple[str, ...] = tuple([f"{one}|{other}" for one, other in pairs])
        self.origin: vec[i64] = vec[i64]([area for area, _ in ways])
        self.goal: vec[i64] = vec[i64]([other for _, other in ways])
        self.border: vec[i64] = vec[i64](
            [pairs.index((min(ids[area], ids[other]), max(ids[area], ids[other]))) for area, other in ways]
        )
        firsts = [0]
        for row in near:
            firsts.append(firsts[-1] + len(row))
        self.first_way: vec[i64] = vec[i64](firsts)  # ways out of an area are numbered in a row

        corners = _junctions(content.root().entry("map"), ids, near)
        self.junction_ids: tuple[str, ...] = tuple(["+".join([ids[area] for area in corner]) for corner in corners])
        self.corner: vec[i64] = vec[i64]([area for corner in corners for area in corner])  # three for each junction
        self.presence: vec[i64] = vec[i64]([sum([1 << area for area in corner]) for corner in corners])

    def way(self, origin: i64, goal: i64) -> i64:
        """The way from an area to its neighbour; -1 if they are none."""
        way: i64
        for way in range(self.first_way[origin], self.first_way[origin + 1]):
            if self.goal[way] == goal:
                return way
        return -1


def _neighbours(entries: list[Entry], ids: tuple[str, ...]) -> list[list[int]]:
    """RQ-1.1. For each area the numbers of its neighbours, ascending; being neighbours is mutual."""
    near: list[list[int]] = []
    for entry in entries:
        names = entry.texts("adjacent")
        if not names or not all(name in ids and name != entry.text("id") for name in names) or len(set(names)) != len(names):
            raise entry.wrong("adjacent", "a list of other areas, each once")
        near.append(sorted([ids.index(name) for name in names]))
    for area, row in enumerate(near):
        for other in row:
            if area not in near[other]:
                raise entries[other].wrong("adjacent", f"a list with {ids[area]}, which names {ids[other]} as a neighbour")
    return near


def _junctions(entry: Entry, ids: tuple[str, ...], near: list[list[int]]) -> list[list[int]]:
    """RQ-9.1. Points where three areas meet, each written as three ids in alphabetical order."""
    corners: list[list[int]] = []
    for name in entry.texts("junctions"):
        parts = name.split("+")
        if len(parts) != 3 or parts != sorted(parts) or not all(part in ids for part in parts):
            raise entry.wrong("junctions", f"three areas in alphabetical order where it says {name}")
        corner = [ids.index(part) for part in parts]
        if corner[1] not in near[corner[0]] or corner[2] not in near[corner[0]] or corner[2] not in near[corner[1]]:
            raise entry.wrong("junctions", f"three areas that border on one another where it says {name}")
        if corner in corners:
            raise entry.wrong("junctions", f"each point once, not {name} twice")
        corners.append(corner)
    if len(corners) > 60:
        raise entry.wrong("junctions", "at most 60 points")
    return corners
