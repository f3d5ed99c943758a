"""Where castles stand: reading a set-up and judging an assembled field, CC-S1 to CC-S6."""

from __future__ import annotations

from typing import Final, final

from quintain.games.castlecraft.castles.flaws import Flaw, clean, crowd, table_of
from quintain.games.castlecraft.castles.ground import FAR, Costs, Ground, standing
from quintain.games.castlecraft.castles.placing import TURNS, Placed
from quintain.games.castlecraft.castles.survey import Survey
from quintain.games.castlecraft.castles.walks import in_steps
from quintain.kernel.types import Json

TURN_OF: Final[dict[str, int]] = {"north": 0, "east": 90, "south": 180, "west": 270}
HALF: Final = 5  # from the anchor of an 11 x 5 box to its axis
FREE: Final = 3  # max(|dx|, |dy|) between footprints, CC-S4


@final
class Place:
    """A seat of a set-up: one edge of the field."""

    def __init__(self, edge: str, anchor: tuple[int, int], turn: int, mirror: bool) -> None:
        self.edge: Final[str] = edge
        self.anchor: Final[tuple[int, int]] = anchor
        self.turn: Final[int] = turn
        self.mirror: Final[bool] = mirror

    def axis(self) -> int:
        """CC-4.4. The middle of the seat along its edge."""
        return (self.anchor[0] if self.edge in ("north", "south") else self.anchor[1]) + HALF

    def holds(self, x: int, y: int, size: int, zone: int) -> bool:
        """Whether a column lies in the zone of this edge."""
        depth = {"north": y, "south": size - 1 - y, "west": x, "east": size - 1 - x}[self.edge]
        return depth < zone

    def front(self, size: int, zone: int) -> tuple[int, int]:
        """CC-S6. The cell on the axis in the innermost row of the zone."""
        near, far = zone - 1, size - zone
        spots = {"north": (self.axis(), near), "south": (self.axis(), far), "west": (near, self.axis())}
        return spots.get(self.edge, (far, self.axis()))


@final
class Extra:
    """An extra castle of a set-up."""

    def __init__(self, castle: str, anchor: tuple[int, int], turn: int, mirror: bool) -> None:
        self.castle: Final[str] = castle
        self.anchor: Final[tuple[int, int]] = anchor
        self.turn: Final[int] = turn
        self.mirror: Final[bool] = mirror


@final
class Setup:
    """Seats and extra castles."""

    def __init__(self, id: str, places: list[Place], extras: list[Extra]) -> None:
        self.id: Final[str] = id
        self.places: Final[list[Place]] = places
        self.extras: Final[list[Extra]] = extras


@final
class Yard:
    """The measures of the field."""

    def __init__(self, size: int, zone: int) -> None:
        self.size: Final[int] = size
        self.zone: Final[int] = zone


def read_setup(given: object) -> tuple[Setup | None, list[Flaw]]:
    """A set-up from its table; what is malformed is reported as CC-S1."""
    table = table_of(clean(given))
    flaws: list[Flaw] = []
    for key in table:
        if key not in ("id", "name_en", "name_ru", "players", "default", "seat", "extra", "from"):
            flaws.append(Flaw("S1", "unknown-key", facts={"key": key}, path=key))
    seats, extras = table.get("seat"), table.get("extra", [])
    if not isinstance(seats, list):
        flaws.append(Flaw("S1", "missing-key", facts={"key": "seat"}))
        seats = []
    if not isinstance(extras, list):
        flaws.append(Flaw("S1", "entries", facts={"key": "extra", "expected": "[[setup.extra]]"}))
        extras = []
    places = [_read_place(table_of(seat), f"seat.{n}", flaws) for n, seat in enumerate(crowd(seats, "seat", flaws))]
    found = [_read_extra(table_of(extra), f"extra.{n}", flaws) for n, extra in enumerate(crowd(extras, "extra", flaws))]
    edges = [place.edge for place in places]
    if not flaws and (len(places) not in (2, 3) or len(set(edges)) != len(edges)):
        flaws.append(Flaw("S1", "seats", path="seat"))
    name = table.get("id", "own")
    return (None if flaws else Setup(str(name), places, found)), flaws


def _read_anchor(entry: dict[str, Json], keys: tuple[str, ...], path: str, flaws: list[Flaw]) -> tuple[int, int]:
    """The anchor of a seat or castle, after a look at its keys and its mirror."""
    for key in entry:
        if key not in keys and key != "from":
            flaws.append(Flaw("S1", "unknown-key", facts={"key": key}, path=f"{path}.{key}"))
    for key in keys:
        if key not in entry and key != "mirror":
            flaws.append(Flaw("S1", "missing-key", facts={"key": key}, path=path))
    if not isinstance(entry.get("mirror", False), bool):
        flaws.append(Flaw("S1", "flag", facts={"key": "mirror"}, path=f"{path}.mirror"))
    anchor = entry.get("anchor")
    if isinstance(anchor, list) and len(anchor) == 2:
        x, y = anchor
        if isinstance(x, int) and isinstance(y, int) and -1000 < x < 1000 and -1000 < y < 1000:
            return int(x), int(y)
    if "anchor" in entry:
        flaws.append(Flaw("S1", "shape", facts={"key": "anchor", "expected": "[x, y]"}, path=f"{path}.anchor"))
    return 0, 0


def _read_place(entry: dict[str, Json], path: str, flaws: list[Flaw]) -> Place:
    anchor = _read_anchor(entry, ("edge", "anchor", "turn", "mirror"), path, flaws)
    edge, turn = entry.get("edge"), entry.get("turn")
    if not isinstance(edge, str) or edge not in TURN_OF:
        flaws.append(Flaw("S1", "edge", path=f"{path}.edge"))
        return Place("north", anchor, 0, False)
    if turn is not None and (turn != TURN_OF[edge] or isinstance(turn, bool)):
        flaws.append(Flaw("S1", "turn", facts={"edge": edge, "degrees": TURN_OF[edge]}, path=f"{path}.turn"))
    return Place(edge, anchor, TURN_OF[edge], entry.get("mirror") is True)


def _read_extra(entry: dict[str, Json], path: str, flaws: list[Flaw]) -> Extra:
    anchor = _read_anchor(entry, ("castle", "anchor", "turn", "mirror"), path, flaws)
    castle, turn = entry.get("castle"), entry.get("turn")
    if "castle" in entry and not isinstance(castle, str):
        flaws.append(Flaw("S1", "castle-id", facts={"key": "castle"}, path=f"{path}.castle"))
    if turn is not None and (not isinstance(turn, int) or isinstance(turn, bool) or turn not in TURNS):
        flaws.append(Flaw("S1", "turn-extra", path=f"{path}.turn"))
        turn = 0
    return Extra(str(castle), anchor, turn if isinstance(turn, int) else 0, entry.get("mirror") is True)


def judge_field(yard: Yard, setup: Setup, mains: list[Placed], extras: list[Placed]) -> list[Flaw]:
    """CC-S1 to CC-S5 for an assembled field, in the stages of CC-R58."""
    flaws: list[Flaw] = []
    _check_on_field(yard, setup, mains + extras, flaws)
    _check_zones(yard, setup, mains, extras, flaws)
    _check_gaps(mains + extras, flaws)
    if not any(flaw.code in ("S1", "S4") for flaw in flaws):
        _check_connected(yard, mains + extras, flaws)
    return flaws


def _flaw_at(code: str, key: str, placed: Placed, facts: dict[str, int | str] | None = None) -> Flaw:
    return Flaw(code, key, placed.plan.id, 0, placed.anchor[0], placed.anchor[1], facts)


def _check_on_field(yard: Yard, setup: Setup, castles: list[Placed], flaws: list[Flaw]) -> None:
    """CC-S1. Every box and every axis lies on the field."""
    for place in setup.places:
        if not 0 <= place.axis() < yard.size:
            flaws.append(Flaw("S1", "axis", path="seat"))
    for placed in castles:
        left, top, right, bottom = placed.box()
        if left < 0 or top < 0 or right >= yard.size or bottom >= yard.size:
            flaws.append(_flaw_at("S1", "off-field", placed))


def _check_zones(yard: Yard, setup: Setup, mains: list[Placed], extras: list[Placed], flaws: list[Flaw]) -> None:
    """CC-S2 and CC-S3. Main castles inside their zone, extra castles outside all zones."""
    for place, placed in zip(setup.places, mains, strict=True):
        across = place.anchor[1] if place.edge in ("north", "south") else place.anchor[0]
        expected = 0 if place.edge in ("north", "west") else yard.size - HALF
        if across != expected:
            flaws.append(Flaw("S2", "anchor", facts={"expected": expected}, path="seat"))
        left, top, right, bottom = placed.box()
        along = (left, right) if place.edge in ("west", "east") else (top, bottom)
        low = 0 if place.edge in ("north", "west") else yard.size - yard.zone
        if along[0] < low or along[1] >= low + yard.zone:
            flaws.append(_flaw_at("S2", "zone", placed))
    for placed in extras:
        left, top, right, bottom = placed.box()
        for place in setup.places:
            corners = ((left, top), (right, bottom))
            if any(place.holds(x, y, yard.size, yard.zone) for x, y in corners):
                flaws.append(_flaw_at("S3", "in-zone", placed, {"edge": place.edge}))


def _check_gaps(castles: list[Placed], flaws: list[Flaw]) -> None:
    """CC-S4. Two free cells between any two castles."""
    prints = [placed.footprint() for placed in castles]
    for n, placed in enumerate(castles):
        for m in range(n):
            if _near(prints[n], prints[m]):
                other = castles[m].anchor
                flaws.append(_flaw_at("S4", "too-near", placed, {"other": f"{other[0]},{other[1]}"}))


def _near(one: list[tuple[int, int]], two: list[tuple[int, int]]) -> bool:
    return any(max(abs(x - u), abs(y - v)) < FREE for x, y in one for u, v in two)


def _check_connected(yard: Yard, castles: list[Placed], flaws: list[Flaw]) -> None:
    """CC-S5. With every door and gate open all cells of all castles hang together."""
    survey = Survey(yard.size, yard.size, castles)
    ground = Ground(survey, standing(survey), Costs())
    inside = [cell for cell in range(ground.n) if ground.castle[cell] >= 0]
    if not inside:
        return
    walks = ground.walks(inside[0])
    for cell in inside:
        if walks[cell] == FAR:
            castle = castles[int(ground.castle[cell])].plan.id
            flaws.append(Flaw("S5", "cut-off", castle, int(ground.z[cell]), int(ground.x[cell]), int(ground.y[cell])))


def judge_fairness(yard: Yard, setup: Setup, extras: list[Placed]) -> list[Flaw]:
    """CC-S6. A warning when the seats are not equally far from each other or from the nearest extra castle."""
    flaws: list[Flaw] = []
    survey = Survey(yard.size, yard.size, extras)
    ground = Ground(survey, standing(survey), Costs())
    fronts = [place.front(yard.size, yard.zone) for place in setup.places]
    starts = [int(ground.find(x, y, 0)) for x, y in fronts]
    walks = [ground.walks(start) for start in starts]
    between = [walks[n][starts[m]] for n in range(len(starts)) for m in range(n)]
    inside = [cell for cell in range(ground.n) if ground.castle[cell] >= 0]
    nearest = [min([walk[cell] for cell in inside], default=0) for walk in walks]
    for key, found in (("unfair-seats", between), ("unfair-extra", nearest)):
        spread = max(found) - min(found)
        if spread > 2:
            steps = "∞" if spread > FAR // 2 else in_steps(spread)
            flaws.append(Flaw("S6", key, facts={"steps": steps}))
    return flaws
