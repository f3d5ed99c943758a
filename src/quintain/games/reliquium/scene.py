"""What never changes during a match: the map with its geometry, the track, factions, creatures and strengths."""

from __future__ import annotations

from hashlib import blake2b
from typing import TypedDict

from quintain.games.reliquium.geometry import FILE, AreaPlaces, BorderPlaces, Geometry, Point, geometry
from quintain.games.reliquium.kit import ABILITIES, Kit
from quintain.games.reliquium.names import CLASSES, FACTIONS, ROLES, TERRAINS, UNITS
from quintain.games.reliquium.options import ReliquiumOptions
from quintain.kernel.content import Content
from quintain.kernel.pictures import Scene


class AreaScene(TypedDict):
    """An area: its terrain, its neighbours, and who begins there."""

    area: str
    terrain: str
    neighbours: list[str]
    start_of: str | None  # the faction that begins here
    neutral_of: str | None  # the faction whose neutral castle stands here, if nobody leads it
    places: AreaPlaces | None  # none where corrected content knows an area that the drawing does not


class BorderScene(TypedDict):
    """A border, and the two ways across it."""

    border: str
    areas: list[str]
    ways: list[str]
    places: BorderPlaces | None


class WayScene(TypedDict):
    """A border with a direction."""

    way: str
    border: str
    origin: str
    goal: str


class JunctionScene(TypedDict):
    """A point where three areas meet: the presence areas of a creature that lies there."""

    junction: str
    areas: list[str]
    at: Point | None


class MapScene(TypedDict):
    """The board, `width` by `height`, y downwards."""

    width: int
    height: int
    areas: list[AreaScene]
    borders: list[BorderScene]
    ways: list[WayScene]
    junctions: list[JunctionScene]


class StartScene(TypedDict):
    """A start land with the unit that begins there."""

    area: str
    unit: str


class FactionScene(TypedDict):
    """A faction: its place in the order of initiative, its start, its creatures."""

    faction: str
    initiative: int
    start: list[StartScene]
    neutral_castles: list[str]  # where they stand if nobody leads it
    creatures: list[str]


class CreatureScene(TypedDict):
    """A creature: what it strengthens and what it can do."""

    creature: str
    faction: str
    kind: str  # its class, the shape of the token
    strengthens: str
    ability: str
    max_units: int  # of those it calls


class UnitScene(TypedDict):
    """A class of units: its strength in each role."""

    unit: str
    attack: int
    defence: int
    support: int


class ForceScene(TypedDict):
    """How many of each class a force has."""

    force: str
    warrior: int
    defender: int
    mage: int


class SpaceScene(TypedDict):
    """A space of the domain track and the two actions it allows."""

    space: int
    segment: str
    actions: list[str]


class Limits(TypedDict):
    """The numbers of the box, and when a match ends."""

    troops: int
    castles: int
    castles_per_type: int
    figures: int
    loss_step: int
    extra_loss: int
    aura: int
    militia: int
    rounds: int  # the round limit; 0 where none is set
    last_round: int  # the technical end, if there is no limit


class ReliquiumScene(Scene):
    """The scene of Reliquium."""

    map: MapScene
    factions: list[FactionScene]
    creatures: list[CreatureScene]
    units: list[UnitScene]
    forces: list[ForceScene]
    track: list[SpaceScene]
    limits: Limits


ACTIONS = (("march", "melee"), ("recruit", "ranged"), ("build", "summon"))  # RQ-3.3, per segment


def scene(kit: Kit, options: ReliquiumOptions, common: Scene) -> ReliquiumScene:
    """Everything printed, by id."""
    return {
        **common,
        "map": map_scene(kit, geometry()),
        "factions": [faction_scene(kit, faction) for faction in range(4)],
        "creatures": [creature_scene(kit, creature) for creature in range(12)],
        "units": [unit_scene(kit, unit) for unit in range(4)],
        "forces": [force_scene(kit, number) for number in range(len(kit.forces.ids))],
        "track": [space_scene(space) for space in range(1, 10)],
        "limits": {
            "troops": int(kit.limit),
            "castles": int(kit.goal),
            "castles_per_type": 3,
            "figures": int(kit.figures),
            "loss_step": int(kit.loss_step),
            "extra_loss": int(kit.extra_loss),
            "aura": int(kit.aura),
            "militia": int(kit.militia),
            "rounds": int(options.round_limit),
            "last_round": int(options.last_round()),
        },
    }


def printed(content: Content) -> str:
    """A digest of everything printed: the values of the box, and where the map shows them."""
    return blake2b(content.digest().encode() + FILE.read_bytes(), digest_size=12).hexdigest()


def map_scene(kit: Kit, drawn: Geometry) -> MapScene:
    land = kit.land
    return {
        "width": drawn["width"],
        "height": drawn["height"],
        "areas": [area_scene(kit, area, drawn) for area in range(land.areas)],
        "borders": [border_scene(kit, border, drawn) for border in range(len(land.border_ids))],
        "ways": [way_scene(kit, way) for way in range(len(land.way_ids))],
        "junctions": [junction_scene(kit, junction, drawn) for junction in range(len(land.junction_ids))],
    }


def area_scene(kit: Kit, area: int, drawn: Geometry) -> AreaScene:
    land = kit.land
    start = [FACTIONS[at // 3] for at in range(12) if kit.start_lands[at] == area]
    neutral = [FACTIONS[faction] for faction in range(4) if kit.neutral[faction] >> area & 1]
    return {
        "area": land.ids[area],
        "terrain": TERRAINS[land.terrain[area]],
        "neighbours": [land.ids[land.goal[way]] for way in range(land.first_way[area], land.first_way[area + 1])],
        "start_of": start[0] if start else None,
        "neutral_of": neutral[0] if neutral else None,
        "places": drawn["areas"].get(land.ids[area]),
    }


def border_scene(kit: Kit, border: int, drawn: Geometry) -> BorderScene:
    name = kit.land.border_ids[border]
    one, other = name.split("|")
    return {
        "border": name,
        "areas": [one, other],
        "ways": [f"{one}>{other}", f"{other}>{one}"],
        "places": drawn["borders"].get(name),
    }


def way_scene(kit: Kit, way: int) -> WayScene:
    land = kit.land
    return {
        "way": land.way_ids[way],
        "border": land.border_ids[land.border[way]],
        "origin": land.ids[land.origin[way]],
        "goal": land.ids[land.goal[way]],
    }


def junction_scene(kit: Kit, junction: int, drawn: Geometry) -> JunctionScene:
    name = kit.land.junction_ids[junction]
    return {"junction": name, "areas": name.split("+"), "at": drawn["junctions"].get(name)}


def faction_scene(kit: Kit, faction: int) -> FactionScene:
    land, own = kit.land, range(faction * 3, faction * 3 + 3)
    return {
        "faction": FACTIONS[faction],
        "initiative": faction + 1,
        "start": [{"area": land.ids[kit.start_lands[at]], "unit": UNITS[kit.start_units[at]]} for at in own],
        "neutral_castles": [name for area, name in enumerate(land.ids) if kit.neutral[faction] >> area & 1],
        "creatures": list(kit.creatures.ids[faction * 3 : faction * 3 + 3]),
    }


def creature_scene(kit: Kit, creature: int) -> CreatureScene:
    return {
        "creature": kit.creatures.ids[creature],
        "faction": FACTIONS[creature // 3],
        "kind": CLASSES[creature % 3],
        "strengthens": UNITS[creature % 3],
        "ability": ABILITIES[kit.creatures.ability[creature]],
        "max_units": int(kit.creatures.max_units[creature]),
    }


def unit_scene(kit: Kit, unit: int) -> UnitScene:
    """RQ-12.1, RQ-12.2; the militia has the same strength in every role (RQ-V2.2)."""
    each = [int(kit.strength[role * 3 + unit]) if unit < 3 else int(kit.militia) for role in range(len(ROLES))]
    return {"unit": UNITS[unit], "attack": each[0], "defence": each[1], "support": each[2]}


def force_scene(kit: Kit, number: int) -> ForceScene:
    force = int(kit.forces.packed[number])
    return {"force": kit.forces.ids[number], "warrior": force & 3, "defender": force >> 2 & 3, "mage": force >> 4}


def space_scene(space: int) -> SpaceScene:
    segment = (space - 1) // 3
    return {"space": space, "segment": TERRAINS[segment], "actions": list(ACTIONS[segment])}
