"""The land of Mastery in plain Python, written from the rules alone: maps, supply, targets, dice, allocations, points."""

from __future__ import annotations

from itertools import product

LAYOUTS: dict[int, dict[str, list[tuple[int, int]]]] = {
    2: {
        "castle": [(1, -2), (-1, 2)],
        "lake": [(0, 0)],
        "v3": [(1, 0), (-1, 0)],
        "v2": [(1, -1), (0, 1), (-1, 1), (0, -1)],
        "v1": [(2, -2), (0, 2), (-2, 2), (0, -2)],
    },
    3: {
        "castle": [(2, 0), (-2, 2), (0, -2)],
        "lake": [(0, 0)],
        "v3": [(2, -2), (0, 2), (-2, 0)],
        "v2": [(1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1)],
        "v1": [(1, -2), (2, -1), (1, 1), (-1, 2), (-2, 1), (-1, -1)],
    },
    4: {
        "castle": [(2, -2), (0, 2), (-3, 2), (-1, -2)],
        "lake": [(1, 0), (-2, 0)],
        "v3": [(2, 0), (-3, 0), (1, -3), (-2, 3)],
        "v2": [(0, 0), (-1, 0), (0, -1), (-1, 1), (1, -1), (0, 1), (-2, 1), (-1, -1)],
        "v1": [(1, -2), (-1, 2), (-2, 2), (0, -2), (2, -1), (1, 1), (-3, 1), (-2, -1)],
    },
    5: {
        "castle": [(2, -3), (3, 0), (-1, 3), (-3, 2), (-1, -2)],
        "lake": [(2, -1), (1, 1)],
        "v3": [(1, -1), (0, 1), (-1, 1), (0, -1), (-1, 0)],
        "v2": [(0, 0), (1, 0), (-1, 2), (1, -2), (-2, 1), (-1, -1), (2, 0), (-2, 0), (3, -2), (1, 2)],
        "v1": [(2, -2), (0, 2), (-2, 2), (0, -2), (3, -1), (2, 1), (-2, 3), (1, -3), (-3, 1), (-2, -1)],
    },
    6: {
        "castle": [(3, -3), (3, 0), (0, 3), (-3, 3), (-3, 0), (0, -3)],
        "lake": [(0, 0)],
        "v3": [(1, -2), (2, -1), (1, 1), (-1, 2), (-2, 1), (-1, -1)],
        "v2": [(1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (2, -2), (2, 0), (0, 2), (-2, 2), (-2, 0), (0, -2)],
        "v1": [
            *[(2, -3), (3, -2), (3, -1), (2, 1), (1, 2), (-1, 3)],
            *[(-2, 3), (-3, 2), (-3, 1), (-2, -1), (-1, -2), (1, -3)],
        ],
    },
}
CAPACITY = {"cave": 3, "battlefield": 5}
DIRECTIONS = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))


def _maps() -> dict[int, dict[str, set[str]]]:
    """From the number of players to the neighbours of every place, lakes included."""
    found = {}
    for seats, lists in LAYOUTS.items():
        at = {place: f"{kind}_{n}" for kind, places in lists.items() for n, place in enumerate(places, 1)}
        found[seats] = {
            name: {at[q + dq, r + dr] for dq, dr in DIRECTIONS if (q + dq, r + dr) in at} for (q, r), name in at.items()
        }
    return found


MAPS = _maps()


def lands(seats: int) -> list[str]:
    """Every territory, in slot order."""
    return [f"{kind}_{n}" for kind in ("v1", "v2", "v3") for n in range(1, len(LAYOUTS[seats][kind]) + 1)]


def castle(seat: int) -> str:
    return f"castle_{seat + 1}"


def worth(slot: str, tile: str, skirmish: bool = False) -> int:
    """MM-11.1 and MM-12.11. The points of a territory."""
    return 0 if skirmish and tile == "homelands" else int(slot[1])


def capacity(tile: str) -> int:
    """MM-1.5."""
    return CAPACITY.get(tile, 6)


def dice(knights: list[int]) -> int:
    """MM-1.6. Dice for so many knights in each place."""
    return sum((number + 5) // 6 for number in knights)


def supplied(seats: int, seat: int, owned: set[str]) -> set[str]:
    """MM-5.1. The territories from which a path leads to the castle over own territories and lakes."""
    reached = {castle(seat)}
    border = [castle(seat)]
    while border:
        for place in MAPS[seats][border.pop()]:
            if place not in reached and (place in owned or place.startswith("lake")):
                reached.add(place)
                border.append(place)
    return reached & owned


def targets(seats: int, seat: int, owned: set[str], barred: set[str] = frozenset(), siege: bool = False) -> set[str]:
    """MM-6.2. The places that would be in supply once taken, without those that may not be taken."""
    sources = {castle(seat)} | supplied(seats, seat, owned)
    reached = set()
    for source in sources:
        for place in MAPS[seats][source]:
            reached.add(place)
            if place.startswith("lake") and source != castle(seat):
                reached |= MAPS[seats][place]
    kinds = ("v", "c") if siege else ("v",)
    return {place for place in reached if place.startswith(kinds)} - owned - barred - {castle(seat)}


def advances(seats: int, seat: int, held: dict[str, int], in_castle: int, tiles: dict[str, str], open_: set[str]) -> set[str]:
    """MM-6.3. Every advance the castle, the capacity and the dice allow into these targets."""
    found = set()
    for slot in open_:
        most = 6 if slot.startswith("castle") else capacity(tiles[slot])
        for n in range(1, min(in_castle, most) + 1):
            if dice([in_castle - n, n, *held.values()]) <= 10:
                found.add(f"advance slot={slot} knights={n}")
    return found


def allocations(
    held: dict[str, int], in_castle: int, supply: set[str], tiles: dict[str, str]
) -> set[tuple[tuple[str, int], ...]]:
    """MM-5.2. Every outcome of a redistribution: knights per territory, the castle takes the rest."""
    fixed = {slot: number for slot, number in held.items() if slot not in supply}
    free = sorted(supply)
    total = in_castle + sum(held[slot] for slot in free)
    found = set()
    for numbers in product(*(range(1, capacity(tiles[slot]) + 1) for slot in free)):
        left = total - sum(numbers)
        if left >= 0 and dice([left, *numbers, *fixed.values()]) <= 10:
            found.add(tuple(sorted({**fixed, **dict(zip(free, numbers, strict=True)), "castle": left}.items())))
    return found


def partners(seats: int, allegiance: str, seat: int) -> set[int]:
    """MM-12.1. The team of a seat, itself included."""
    teams = {"no": seats, "two": seats // 2, "three": 2}[allegiance]
    return {other for other in range(seats) if other % teams == seat % teams}


def goal(allegiance: str, skirmish: bool) -> int:
    """MM-11.2, MM-12.2, MM-12.11 and the thresholds of the two together."""
    return {"no": (13, 11), "two": (20, 17), "three": (30, 25)}[allegiance][skirmish]


def places(points: list[int], winners: set[int], teams: list[set[int]]) -> list[int]:
    """MM-11.6. One more than the number of players placed better."""
    common = [sum(points[member] for member in team) for team in teams]
    key = [(seat in winners, common[seat]) for seat in range(len(points))]
    return [1 + sum(other > mine for other in key) for mine in key]
