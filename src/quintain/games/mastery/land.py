"""The map of a number of players: slots, neighbours, shores, and the checks of a map somebody has corrected."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from quintain.kernel.content import Entry
from quintain.kernel.errors import ContentError

AROUND: Final = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
MOST_PLACES: Final = 62  # places are bits of a number


@final
class Land:
    """Castles come first, seat by seat, then the slots worth 1, 2 and 3 points: together the places. Lakes are no places."""

    def __init__(self, layout: Entry, seats: int) -> None:
        self._layout: Final[Entry] = layout
        castles = _hexes(layout, "castles")
        self.lakes: list[tuple[int, int]] = _hexes(layout, "lakes")
        self.hexes: list[tuple[int, int]] = list(castles)  # where each place lies
        self.slots: list[str] = [f"castle_{n + 1}" for n in range(seats)]  # its id
        worth = [0] * seats
        for value in (1, 2, 3):
            for n, spot in enumerate(_hexes(layout, f"v{value}")):
                self.hexes.append(spot)
                self.slots.append(f"v{value}_{n + 1}")
                worth.append(value)
        self.places: i64 = len(self.hexes)
        self.slot_worth: vec[i64] = vec[i64](worth)  # value of the tiles a place takes
        self._check_hexes(castles, seats)
        shores = [self._mask(_touching(lake)) for lake in self.lakes]
        self.shores: list[int] = shores  # per lake: the places around it, one bit each
        near = vec[i64]()
        reach = vec[i64]()
        for place, spot in enumerate(self.hexes):
            beside = self._mask(_touching(spot))
            across = beside
            for shore in shores:
                if shore >> place & 1:
                    across |= shore & ~(1 << place)
            near = append(near, beside)
            reach = append(reach, across)
        self.near: vec[i64] = near  # per place: the places that share an edge (MM-1.3), one bit each
        self.reach: vec[i64] = reach  # per place: those and the other shores of its lakes (MM-5.1)
        self._check_contacts(castles, seats)
        self.roads: list[tuple[int, int, int]] = self._roads()  # two places and the lake between them; −1: none

    def _mask(self, spots: list[tuple[int, int]]) -> int:
        return sum([1 << place for place, spot in enumerate(self.hexes) if spot in spots])

    def _roads(self) -> list[tuple[int, int, int]]:
        """MM-5.1. Places that supply can pass between, each pair once; not over a lake where they lie side by side."""
        roads: list[tuple[int, int, int]] = []
        for a in range(self.places):
            for b in range(a + 1, int(self.places)):
                if self.near[a] >> b & 1:
                    roads.append((a, b, -1))
                    continue
                for lake, shore in enumerate(self.shores):
                    if shore >> a & 1 and shore >> b & 1:
                        roads.append((a, b, lake))
        return roads

    def _check_hexes(self, castles: list[tuple[int, int]], seats: int) -> None:
        """Every hex once, a castle per seat, one piece, no holes."""
        if len(castles) != seats:
            raise self._layout.wrong("castles", f"{seats} places")
        if self.places > MOST_PLACES:
            raise ContentError(f"content {self._layout.path} has more than {MOST_PLACES} places")
        everything = self.hexes + self.lakes
        if len(set(everything)) != len(everything):
            raise ContentError(f"content {self._layout.path} puts two tiles on one place")
        reached = [everything[0]]
        for spot in reached:
            reached += [other for other in _touching(spot) if other in everything and other not in reached]
        if len(reached) != len(everything):
            raise ContentError(f"content {self._layout.path} is not in one piece")
        if _holes(set(everything)):
            raise ContentError(f"content {self._layout.path} has a hole")

    def _check_contacts(self, castles: list[tuple[int, int]], seats: int) -> None:
        """MM-R25, MM-0.7. Contacts the rules do not cover are refused."""
        for lake in self.lakes:
            for spot in _touching(lake):
                if spot not in self.hexes and spot not in self.lakes:
                    raise self._layout.wrong("lakes", "lakes with land on all six sides")
                if spot in self.lakes:
                    raise self._layout.wrong("lakes", "lakes that do not touch each other (MM-R25)")
                if spot in castles:
                    raise self._layout.wrong("lakes", "lakes that touch no castle (MM-R25)")
        for seat in range(seats):
            beside = [int(self.slot_worth[place]) for place in range(self.places) if self.near[seat] >> place & 1]
            if 0 in beside:
                raise self._layout.wrong("castles", "castles that do not touch each other")
            if 3 in beside:
                raise self._layout.wrong("castles", "castles that touch no slot worth 3 points")
            if beside.count(1) != 2:
                raise self._layout.wrong("castles", "castles that touch exactly two slots worth 1 point (MM-0.7)")
        for place in range(seats, self.places):
            touched = [seat for seat in range(seats) if self.near[place] >> seat & 1]
            if self.slot_worth[place] == 1 and len(touched) != 1:
                raise self._layout.wrong("v1", "slots that touch exactly one castle each")
            across = [seat for seat in range(seats) if self.reach[place] >> seat & 1]
            if touched and len(across) > 1:
                raise self._layout.wrong("castles", "castles at least three advances apart")


def _hexes(layout: Entry, key: str) -> list[tuple[int, int]]:
    found: list[tuple[int, int]] = []
    spots = layout.table.get(key)
    if not isinstance(spots, list):
        raise layout.wrong(key, "a list of places [q, r]")
    for spot in spots:
        if not isinstance(spot, list) or len(spot) != 2:
            raise layout.wrong(key, "a list of places [q, r]")
        q, r = spot
        if not isinstance(q, int) or not isinstance(r, int) or not -20 <= q <= 20 or not -20 <= r <= 20:
            raise layout.wrong(key, "a list of places [q, r] with numbers from -20 to 20")
        found.append((q, r))
    return found


def _touching(spot: tuple[int, int]) -> list[tuple[int, int]]:
    return [(spot[0] + q, spot[1] + r) for q, r in AROUND]


def _holes(tiles: set[tuple[int, int]]) -> bool:
    """Whether some empty hex cannot be reached from outside."""
    across = [q for q, _ in tiles]
    down = [r for _, r in tiles]
    frame = [(q, r) for q in range(min(across) - 1, max(across) + 2) for r in range(min(down) - 1, max(down) + 2)]
    empty = {spot for spot in frame if spot not in tiles}
    outside = [frame[0]]
    seen = {frame[0]}
    for spot in outside:
        for other in _touching(spot):
            if other in empty and other not in seen:
                seen.add(other)
                outside.append(other)
    return len(seen) != len(empty)
