"""What never changes during a match: the field, every castle that may stand on it, armies, units and cards as printed."""

from __future__ import annotations

from typing import Final, Literal, TypedDict

from quintain.games.castlecraft.castles.check import platforms
from quintain.games.castlecraft.castles.ground import ASIDE, cell_name
from quintain.games.castlecraft.castles.placing import Placed
from quintain.games.castlecraft.castles.setups import Place
from quintain.games.castlecraft.castles.survey import GATE, KIND_OF, Survey, edge_name, portals_of
from quintain.games.castlecraft.facts_building import card_effect, chips
from quintain.games.castlecraft.realm import Realm
from quintain.games.castlecraft.shapes import Chips, Values
from quintain.kernel.pictures import Name, Scene

CELL_KINDS: Final = ("ground", "floor", "masonry", "stairs", "hatch")
EDGE_KINDS: Final[dict[str, str]] = {
    "-": "wall", "|": "wall", "=": "battlement", "!": "battlement", "D": "door", "G": "gate", "A": "arch",
}  # fmt: skip


class SceneCell(TypedDict):
    """A cell of a castle; masonry too, though nobody stands there."""

    cell: str
    x: int
    y: int
    z: int
    kind: str  # floor, masonry, stairs or hatch
    tower: str | None  # on whose platform it lies
    sky: bool  # nothing lies above it, CC-3.6


class SceneEdge(TypedDict):
    """An edge that is not open: north or west of a cell, which need not be one of the castle."""

    x: int
    y: int
    z: int
    side: Literal["north", "west"]
    kind: str  # wall, battlement, door, gate or arch
    portal: str | None  # the door or gate it belongs to


class ScenePortal(TypedDict):
    """A door or gate."""

    portal: str
    kind: str
    defence: int
    ends: list[str]  # cells on both sides


class SceneArch(TypedDict):
    """An arch: always open, and a trap to enemies who enter."""

    outer: str
    inner: str


class SceneClimb(TypedDict):
    """CC-7.9. A wall that can be climbed, between a cell and one that lies a floor higher beside it."""

    low: str
    high: str


class SceneTower(TypedDict):
    """A tower; its name is among the names of the scene."""

    tower: str
    kind: str  # square or round
    pays: str  # gold or mana
    floors: int
    people: str
    cells: list[str]  # of its platform


class SceneCastle(TypedDict):
    """A castle as it may stand on the field; a picture says which do."""

    stands: str
    castle: str  # its place: the edge of a main castle, or the number of an extra one
    plan: str
    name: Name
    people: str
    main: bool
    x: int  # of the upper left corner of its box
    y: int
    width: int
    depth: int
    floors: int
    turn: int
    cells: list[SceneCell]
    edges: list[SceneEdge]
    portals: list[ScenePortal]
    arches: list[SceneArch]
    climbs: list[SceneClimb]
    towers: list[SceneTower]


class ScenePlace(TypedDict):
    """A seat of the set-up: an edge of the field and its zone, in which a main castle stands."""

    castle: str
    axis: int
    x: int
    y: int
    width: int
    depth: int


class SceneUnit(TypedDict):
    """A unit as printed."""

    unit: str
    army: str
    price: Chips
    values: Values
    figures: int
    mage: bool


class SceneCard(TypedDict):
    """An upgrade or a spell as printed."""

    card: str
    army: str
    spell: bool
    price: Chips
    effect: str  # upgrade, deploy, ram, bolt, rain, hex, boon or aura
    units: list[str]
    stat: str
    delta: str
    distance: int  # range of a spell, or steps from the castle at which squads may appear
    distance_per: int  # and as many for every mage
    power_base: int
    power_per: int
    bonus: int


class SceneArmy(TypedDict):
    """An army and the ready castle of its people."""

    army: str
    plan: str
    colour: str
    units: list[str]
    cards: list[str]


class CastleScene(Scene):
    """The field and the box."""

    size: int  # of the field, in cells
    zone: int  # rows or columns at an edge that belong to its player
    places: list[ScenePlace]
    castles: list[SceneCastle]
    armies: list[SceneArmy]
    units: list[SceneUnit]
    cards: list[SceneCard]
    die: int  # its faces
    manoeuvres: int
    door: int
    gate: int
    arch: int
    start: Chips
    token: Chips
    reward: Chips  # for a felled warrior; mana for mages alone
    climb: int  # half-steps
    stairs: int
    round_cap: int  # the game ends after this round
    quiet_cap: int  # 0: off


def scene(realm: Realm, common: Scene) -> CastleScene:
    kit, atlas = realm.kit, realm.atlas
    castles: list[SceneCastle] = []
    for place, candidates in enumerate(atlas.candidates):
        castles += [_castle(realm, realm.castles[place], n, placed, True) for n, placed in enumerate(candidates)]
    for n, placed in enumerate(atlas.extras):
        castles.append(_castle(realm, realm.castles[len(atlas.candidates) + n], 0, placed, False))
    return {
        **common,
        "size": kit.size,
        "zone": kit.zone,
        "places": [_place(realm, place) for place in atlas.setup.places],
        "castles": castles,
        "armies": [_army(realm, army) for army in range(len(kit.armies))],
        "units": [_unit(realm, unit) for unit in range(kit.n)],
        "cards": [_card(realm, card) for card in range(len(kit.cards))],
        "die": int(kit.die),
        "manoeuvres": int(kit.manoeuvres),
        "door": int(kit.door),
        "gate": int(kit.gate),
        "arch": int(kit.arch),
        "start": chips(kit.start_gold, kit.start_mana),
        "token": chips(kit.token_gold, kit.token_mana),
        "reward": chips(kit.reward_gold, kit.reward_mana),
        "climb": int(kit.climb),
        "stairs": int(kit.stairs),
        "round_cap": int(realm.round_cap or kit.rounds),
        "quiet_cap": int(realm.quiet_cap),
    }


def standing(castle: str, candidate: int) -> str:
    """The id of one of the castles that may stand at a place."""
    return f"{castle}.{candidate}"


def _place(realm: Realm, place: Place) -> ScenePlace:
    size, zone = realm.kit.size, realm.kit.zone
    found: ScenePlace = {"castle": place.edge, "axis": place.axis(), "x": 0, "y": 0, "width": size, "depth": size}
    if place.edge in ("north", "south"):
        found["depth"] = zone
        found["y"] = 0 if place.edge == "north" else size - zone
    else:
        found["width"] = zone
        found["x"] = 0 if place.edge == "west" else size - zone
    return found


def _castle(realm: Realm, castle: str, candidate: int, placed: Placed, main: bool) -> SceneCastle:
    survey = Survey(realm.kit.size, realm.kit.size, [placed])
    plan = placed.plan
    left, top, right, bottom = placed.box()
    towers: list[SceneTower] = []
    homes: dict[str, str] = {}
    for tower in plan.towers:
        cells: list[str] = []
        for group in platforms(plan):
            if tower.at in group:
                cells = [cell_name((z, placed.spot(x, y)[1], placed.spot(x, y)[0])) for x, y, z in group]
        name = f"{castle}:{tower.id}"
        for cell in cells:
            homes[cell] = name
        towers.append(
            {
                "tower": name,
                "kind": tower.kind,
                "pays": "mana" if tower.kind == "round" else "gold",
                "floors": tower.floors(),
                "people": tower.people,
                "cells": cells,
            }
        )
    return {
        "stands": standing(castle, candidate),
        "castle": castle,
        "plan": plan.id,
        "name": {"message": "named-tower", "args": {"en": plan.name_en, "ru": plan.name_ru}},
        "people": plan.people,
        "main": main,
        "x": left,
        "y": top,
        "width": right - left + 1,
        "depth": bottom - top + 1,
        "floors": len(plan.rows),
        "turn": placed.turn,
        "cells": _cells(placed, survey, homes),
        "edges": _edges(placed),
        "portals": _portals(realm, placed),
        "arches": _arches(placed, survey),
        "climbs": _climbs(placed, survey),
        "towers": towers,
    }


def _cells(placed: Placed, survey: Survey, homes: dict[str, str]) -> list[SceneCell]:
    found: list[SceneCell] = []
    for x, y, z, sign in placed.cells():
        cell = cell_name((z, y, x))
        sky = bool(survey.top[y * survey.width + x] <= z) if survey.inside(x, y) else True
        kind = CELL_KINDS[KIND_OF[sign]]
        found.append({"cell": cell, "x": x, "y": y, "z": z, "kind": kind, "tower": homes.get(cell), "sky": sky})
    return found


def _edges(placed: Placed) -> list[SceneEdge]:
    names: dict[tuple[int, int, int, bool], str] = {}
    for portal in portals_of(0, placed):
        for edge in portal.edges:
            names[edge] = edge_name(portal.key())
    found: list[SceneEdge] = []
    for x, y, z, north, sign in placed.edges():
        portal_name = names.get((x, y, z, north))
        side: Literal["north", "west"] = "north" if north else "west"
        found.append({"x": x, "y": y, "z": z, "side": side, "kind": EDGE_KINDS[sign], "portal": portal_name})
    return found


def _portals(realm: Realm, placed: Placed) -> list[ScenePortal]:
    found: list[ScenePortal] = []
    for portal in portals_of(0, placed):
        kind, holds = ("gate", realm.kit.gate) if portal.kind == GATE else ("door", realm.kit.door)
        ends = [cell_name((z, y, x)) for x, y, z in portal.ends()]
        on_field = [cell for cell in ends if cell in realm.cells]
        found.append({"portal": edge_name(portal.key()), "kind": kind, "defence": int(holds), "ends": on_field})
    return found


def _arches(placed: Placed, survey: Survey) -> list[SceneArch]:
    found: list[SceneArch] = []
    for x, y, z, north, sign in placed.edges():
        if sign == "A":
            other = (x, y - 1) if north else (x - 1, y)
            inside = survey.inside(x, y) and survey.castle[survey.at(x, y, z)] >= 0
            inner, outer = ((x, y), other) if inside else (other, (x, y))
            found.append({"outer": cell_name((z, outer[1], outer[0])), "inner": cell_name((z, inner[1], inner[0]))})
    return found


def _climbs(placed: Placed, survey: Survey) -> list[SceneClimb]:
    """From every cell of the castle that lies above the ground down to the columns beside it."""
    found: list[SceneClimb] = []
    for x, y, z, _ in placed.cells():
        for dx, dy in ASIDE:
            if z and survey.inside(x + dx, y + dy) and survey.climbs(x + dx, y + dy, z - 1, -dx, -dy):
                found.append({"low": cell_name((z - 1, y + dy, x + dx)), "high": cell_name((z, y, x))})
    return found


def _army(realm: Realm, army: int) -> SceneArmy:
    kit = realm.kit
    return {
        "army": kit.armies[army],
        "plan": kit.castle_of[army],
        "colour": kit.colours[army],
        "units": [kit.units[unit] for unit in range(kit.n) if kit.army[unit] == army],
        "cards": [kit.cards[card] for card in range(len(kit.cards)) if kit.card_army[card] == army],
    }


def _unit(realm: Realm, unit: int) -> SceneUnit:
    kit = realm.kit
    speed, reach, strength, defence = [int(kit.printed[4 * unit + stat]) for stat in range(4)]
    return {
        "unit": kit.units[unit],
        "army": kit.armies[kit.army[unit]],
        "price": chips(kit.gold[unit], kit.mana[unit]),
        "values": {"speed": speed, "range": reach, "strength": strength, "defence": defence},
        "figures": int(kit.figures[unit]),
        "mage": bool(kit.mage[unit]),
    }


def _card(realm: Realm, card: int) -> SceneCard:
    kit = realm.kit
    does = card_effect(realm, card)
    return {
        "card": kit.cards[card],
        "army": kit.armies[kit.card_army[card]],
        "spell": bool(card >= kit.upgrades),
        "price": chips(kit.card_gold[card], kit.card_mana[card]),
        "effect": does["effect"],
        "units": does["units"],
        "stat": does["stat"],
        "delta": does["delta"],
        "distance": does["distance"],
        "distance_per": does["distance_per"],
        "power_base": does["power_base"],
        "power_per": does["power_per"],
        "bonus": does["bonus"],
    }
