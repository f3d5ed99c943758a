"""What is in the box, as tables: forces, strengths, creatures and start lands."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from quintain.games.reliquium.land import Land
from quintain.games.reliquium.names import CLASSES, FACTIONS, RESULTS, ROLES, TERRAINS, UNITS, WATER, bit, force_name, packed
from quintain.games.reliquium.state import ACT, PAWN
from quintain.games.reliquium.steps import peace_steps
from quintain.games.reliquium.verbs import Verbs
from quintain.kernel.actions import ActionSpace
from quintain.kernel.agenda import Step
from quintain.kernel.content import Content, Entry
from quintain.kernel.errors import ContentError

ORDER_MELEE: Final = 1
REMOVE_RANGED: Final = 2
DISPLACE_ENEMY: Final = 3
MARCH_FROM: Final = 4
CHANGE_CLASS: Final = 5
GATHER_UNITS: Final = 6
ORDER_RANGED: Final = 7
BUILD_HERE: Final = 8
EXCHANGE_MELEE: Final = 9
REMOVE_MELEE: Final = 10
RECRUIT_HERE: Final = 11
ABILITIES: Final = (
    "none",
    "order_melee",
    "remove_ranged",
    "displace_enemy",
    "march_from",
    "change_class",
    "gather",
    "order_ranged",
    "build",
    "exchange_melee",
    "remove_melee",
    "recruit_here",
)


@final
class Forces:
    """Every force that fits into an area, the small ones first, and which are part of which."""

    def __init__(self, limit: int) -> None:
        all_forces = [
            (w + d + m, -w, -d, packed(w, d, m))
            for w in range(limit + 1)
            for d in range(limit + 1)
            for m in range(limit + 1)
            if w + d + m <= limit
        ]
        forces = [force for _, _, _, force in sorted(all_forces)]
        self.ids: tuple[str, ...] = tuple([force_name(force) for force in forces])
        self.packed: vec[i64] = vec[i64](forces)  # by number of the force
        self.size: vec[i64] = vec[i64]([(p & 3) + (p >> 2 & 3) + (p >> 4) for p in range(64)])  # by packed force
        self.number: vec[i64] = vec[i64]([forces.index(p) if p in forces else -1 for p in range(64)])
        self.first_part: vec[i64] = vec[i64]()  # where the parts of a packed force begin
        self.fitting: vec[i64] = vec[i64]()  # packed force * 4 + room: how many of its parts are so small
        self.parts: vec[i64] = vec[i64]()  # numbers of the forces, ascending, the empty one first
        whole: int
        for whole in range(64):
            self.first_part = append(self.first_part, len(self.parts))
            found = [n for n, part in enumerate(forces) if _is_part(part, whole)]
            for room in range(4):
                self.fitting = append(self.fitting, len([n for n in found if self.size[forces[n]] <= room]))
            for n in found:
                self.parts = append(self.parts, n)


def _is_part(part: int, whole: int) -> bool:
    return part & 3 <= whole & 3 and part >> 2 & 3 <= whole >> 2 & 3 and part >> 4 <= whole >> 4


@final
class Creatures:
    """The legendary creatures, numbered by faction and class: three times the faction plus the class."""

    def __init__(self, content: Content) -> None:
        found: dict[int, Entry] = {}
        for entry in content.root().entries("creature"):
            number = 3 * entry.one_of("faction", FACTIONS) + entry.one_of("class", CLASSES)
            if number in found:
                raise entry.wrong("class", f"another class than that of {found[number].text('id')}")
            found[number] = entry
        if len(found) != 12:
            raise ContentError("content creature should be one of each class for every faction")
        entries = [found[number] for number in range(12)]
        self.ids: tuple[str, ...] = tuple([entry.text("id") for entry in entries])
        self.ability: vec[i64] = vec[i64]([entry.one_of("ability", ABILITIES) for entry in entries])
        self.any_value: vec[i64] = vec[i64]([int(entry.flag("any_value")) for entry in entries])
        self.max_units: vec[i64] = vec[i64]([_max_units(entry) for entry in entries])
        self.classes: vec[i64] = vec[i64]([_classes(entry) for entry in entries])  # a packed force of all that may come
        self.terrain: vec[i64] = vec[i64]([_terrain(entry) for entry in entries])  # of the destination; -1: any
        self.controlled: vec[i64] = vec[i64]([int(entry.flag("destination_controlled")) for entry in entries])


def _max_units(entry: Entry) -> int:
    number = entry.number("max_units") if entry.has("max_units") else 3
    if not 1 <= number <= 3:
        raise entry.wrong("max_units", "a number from 1 to 3")
    return number


def _classes(entry: Entry) -> int:
    if not entry.has("classes"):
        return 63
    names = entry.texts("classes")
    if not names or not all(name in UNITS[:3] for name in names):
        raise entry.wrong("classes", f"a list of {', '.join(UNITS[:3])}")
    return sum([3 << 2 * UNITS.index(name) for name in set(names)])


def _terrain(entry: Entry) -> int:
    if not entry.has("destination_terrain") or entry.text("destination_terrain") == "any":
        return -1
    return entry.one_of("destination_terrain", TERRAINS)


@final
class Kit:
    """Everything the rules look up: the same for all matches under the same options."""

    def __init__(self, content: Content, space: ActionSpace) -> None:
        root = content.root()
        constants = root.entry("constants")
        self.limit: i64 = _within(constants, "troop_limit", 1, 3)
        self.goal: i64 = _within(constants, "castles_to_win", 4, 9)
        self.loss_step: i64 = _within(constants, "loss_step", 1, 100)
        self.extra_loss: i64 = _within(constants, "loser_extra_loss", 0, 3)
        self.figures: i64 = _within(constants, "units_per_class", 1, 3)
        _within(constants, "castles_per_type", 3, 3)
        self.land: Land = Land(content)
        self.forces: Forces = Forces(int(self.limit))
        self.creatures: Creatures = Creatures(content)

        strength = root.entry("strength")
        rows = [strength.entry(role) for role in ("attack", "defence", "support")]
        self.strength: vec[i64] = vec[i64]([_within(row, unit, 0, 50) for row in rows for unit in UNITS[:3]])  # role * 3 + unit
        self.militia: i64 = _within(strength, "militia", 0, 50)
        self.aura: i64 = _within(strength, "aura", 0, 50)

        self.start_lands: vec[i64] = vec[i64]()  # three for each faction, by terrain
        self.start_units: vec[i64] = vec[i64]()
        self.neutral: vec[i64] = vec[i64]()  # RQ-0.8: a bit for each land with a castle of the faction, if nobody leads it
        taken: set[str] = set()
        for faction in FACTIONS:
            self._settle(root.entry("start").entry(faction), taken)
        self.peace_steps: list[Step] = peace_steps()  # made once, shared by all
        self.act_steps: list[Step] = [Step(ACT, at // 4, at % 4) for at in range(16)]
        self.pawn_steps: list[Step] = [Step(PAWN, -1, faction) for faction in range(4)]
        self.verbs: Verbs = Verbs(
            space,
            self.land.ids,
            self.land.way_ids,
            self.land.border_ids,
            self.land.junction_ids,
            self.forces.ids,
            self.creatures.ids,
        )

    def nouns(self) -> dict[str, tuple[str, ...]]:
        """The things of the game by number; origin and goal are areas, friend and foe factions, gone and came forces."""
        return {
            "faction": FACTIONS,
            "friend": FACTIONS,
            "foe": FACTIONS,
            "area": self.land.ids,
            "origin": self.land.ids,
            "goal": self.land.ids,
            "unit": UNITS,
            "force": self.forces.ids,
            "gone": self.forces.ids,
            "came": self.forces.ids,
            "creature": self.creatures.ids,
            "side": ROLES[:2],
            "role": ROLES,
            "result": RESULTS,
        }

    def _settle(self, entry: Entry, taken: set[str]) -> None:
        """RQ-0.4, RQ-0.8. The start lands of a faction, one of each terrain, and what it occupies when neutral."""
        land = self.land
        names = entry.texts("lands")
        units = entry.texts("units")
        if len(names) != 3 or not all(name in land.ids and name not in taken for name in names):
            raise entry.wrong("lands", "three lands of no other faction")
        if len(units) != 3 or not all(unit in UNITS[:3] for unit in units):
            raise entry.wrong("units", f"three units of {', '.join(UNITS[:3])}, one for each land")
        if max([units.count(unit) for unit in units]) > self.figures:
            raise entry.wrong("units", f"at most {self.figures} of a class")
        taken.update(names)
        by_terrain = {int(land.terrain[land.ids.index(name)]): name for name in names}
        neutral: i64 = 0
        for terrain in range(3):
            if terrain not in by_terrain:
                raise entry.wrong("lands", f"one land of each terrain, also a {TERRAINS[terrain]}")
            area = land.ids.index(by_terrain[terrain])
            self.start_lands = append(self.start_lands, area)
            self.start_units = append(self.start_units, UNITS.index(units[names.index(by_terrain[terrain])]))
            neutral |= (1 << area) | land.near[area]
        other: i64
        for other in range(land.areas):
            if land.terrain[other] == WATER:
                neutral &= ~bit(other)
        for before in self.neutral:
            if before & neutral:
                raise ContentError(f"content {entry.path} should not border on the start lands of another faction")
        self.neutral = append(self.neutral, neutral)


def _within(entry: Entry, key: str, low: int, high: int) -> int:
    number = entry.number(key)
    if not low <= number <= high:
        raise entry.wrong(key, f"{low}" if low == high else f"a number from {low} to {high}")
    return number
