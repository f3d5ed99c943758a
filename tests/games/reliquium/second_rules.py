"""Actions of the peace phase and sums of battles worked out a second time, from what is told alone.

Written from the clauses without regard to speed, to be compared with the game in the middle of play.
"""

from __future__ import annotations

import re
from itertools import combinations, product
from typing import Any

from .second_map import MAP

TROOP = re.compile(r"(\d)([WDM])")
UNITS = {"warrior": "W", "defender": "D", "mage": "M"}
ROLES = {
    "attack": {"W": 2, "D": 1, "M": 1},
    "defence": {"W": 1, "D": 2, "M": 1},
    "support": {"W": 1, "D": 1, "M": 2},
}
CREATURES = {
    "legion": {"cerberus": "W", "malleus": "D", "illesebra": "M"},
    "alliance": {"aqus": "W", "caballus": "D", "arborus": "M"},
    "order": {"ballistarius": "W", "architectus": "D", "fidea": "M"},
    "brotherhood": {"iratus": "W", "armus": "D", "ignifer": "M"},
}
JUNCTIONS = [
    "+".join(sorted(three))
    for three in combinations(MAP, 3)
    if all(other in MAP[area][1] for area, other in combinations(three, 2))
]


def army(text: str) -> dict[str, int]:
    """The units of a word such as 2W1M."""
    found = dict.fromkeys("WDM", 0)
    found.update({letter: int(number) for number, letter in TROOP.findall(text)})
    return found


def word(units: dict[str, int]) -> str:
    return "".join(f"{units[letter]}{letter}" for letter in "WDM" if units[letter]) or "none"


class Board:
    """The table as it is told."""

    def __init__(self, told: dict[str, Any]) -> None:
        self.told = told
        self.players = told["factions"]
        self.castle: dict[str, str] = {}  # by area, neutral ones included
        self.holder: dict[str, str] = {}  # whose units stand in an area
        self.units: dict[str, dict[str, int]] = {}
        for area, what in told["areas"].items():
            for part in what.split(", "):
                if " castle" in part:
                    self.castle[area] = part.split(" ")[0]
                if TROOP.search(part):
                    self.holder[area] = part.split(" ")[0]
                    self.units[area] = army(part.split(" ")[-1])
        self.borders = {frozenset(way.split(">")) for way in told["tokens"]}

    def size(self, area: str) -> int:
        return sum(self.units.get(area, {}).values())

    def owner(self, area: str) -> str:
        """Who controls an area; a neutral castle gives nobody control."""
        castle = self.castle.get(area, "")
        return self.holder.get(area, castle if castle in self.players else "")

    def bars(self, area: str, faction: str) -> bool:
        return self.owner(area) not in ("", faction)

    def actions(self, faction: str) -> set[str]:
        """RQ-3.3. What can be done on the space of the pawn; allies are not thought of."""
        segment = (self.told["pawns"][faction] - 1) // 3
        done = (
            self.marches(faction) | self.melees(faction),
            self.recruits(faction) | self.ranged(faction),
            self.builds(faction) | self.summons(faction),
        )
        return done[segment] | {"pass"}

    def marches(self, faction: str) -> set[str]:
        found = set()
        for area in MAP:
            if self.holder.get(area) != faction:
                continue
            there = self.units[area]
            for goal in MAP[area][1]:
                for numbers in product(*(range(there[letter] + 1) for letter in "WDM")):
                    number = sum(numbers)
                    passing = number == 1 and "single_march" in self.told["rules"] and self.passes(area, goal, faction)
                    if number and not self.bars(goal, faction) and (self.size(goal) + number <= 3 or passing):
                        force = word(dict(zip("WDM", numbers, strict=True)))
                        found.add(f"march way={area}>{goal} force={force}")
        return found

    def passes(self, start: str, through: str, faction: str) -> bool:
        """RQ-V1.5. There is somewhere to go on to."""
        return any(goal != start and not self.bars(goal, faction) and self.size(goal) < 3 for goal in MAP[through][1])

    def melees(self, faction: str) -> set[str]:
        if "supply" not in self.told["melee"][faction]:
            return set()
        return {
            f"melee way={area}>{goal}"
            for area in MAP
            for goal in MAP[area][1]
            if self.owner(area) == faction and self.bars(goal, faction) and frozenset((area, goal)) not in self.borders
        }

    def recruits(self, faction: str) -> set[str]:
        reserve = army(self.told["reserve"][faction])
        return {
            f"recruit area={area} unit={unit}"
            for area in MAP
            for unit, letter in UNITS.items()
            if self.castle.get(area) == faction and self.size(area) < 3 and reserve[letter]
        }

    def ranged(self, faction: str) -> set[str]:
        if "supply" not in self.told["ranged"][faction]:
            return set()
        fights = {area for way, token in self.told["tokens"].items() if token.split(" ")[1][0] == "m" for area in way.split(">")}
        return {
            f"ranged way={area}>{goal}"
            for area in MAP
            for goal in MAP[area][1]
            if self.owner(area) == faction == self.owner(goal) and goal in fights and frozenset((area, goal)) not in self.borders
        }

    def builds(self, faction: str) -> set[str]:
        return {
            f"build area={area}"
            for area, (terrain, _) in MAP.items()
            if terrain != "water"
            and self.holder.get(area) == faction
            and area not in self.castle
            and self.told["track"][faction][terrain]
        }

    def summons(self, faction: str) -> set[str]:
        taken = set(self.told["creatures"].values())
        return {
            f"summon creature={creature} junction={junction}"
            for creature in CREATURES[faction]
            for junction in JUNCTIONS
            if self.told["creatures"][creature] == "supply"
            and junction not in taken
            and any(self.owner(area) == faction for area in junction.split("+"))
        }

    # battles

    def strength(self, faction: str, area: str, role: str, units: dict[str, int]) -> int:
        """RQ-9.7. Units in a role, with the auras of the area where they stand."""
        total = 0
        for creature, letter in CREATURES[faction].items():
            aura = int(area in self.told["creatures"][creature].split("+"))
            total += units[letter] * (ROLES[role][letter] + aura)
        return total

    def side(self, faction: str, area: str, role: str, foe: str) -> int:
        """RQ-12.1, RQ-12.2, RQ-V3.4. Units in the area, a militia, and all who support it."""
        total = self.strength(faction, area, role, self.units[area]) if self.holder.get(area) == faction else 0
        total += int(faction in self.told["militia"] and self.castle.get(area) == faction)
        for way, token in self.told["tokens"].items():
            origin, goal = way.split(">")
            helper, value, *rest = token.split(" ")
            friend = rest[1] if rest[:1] == ["for"] else helper
            if value[0] == "r" and goal == area and (helper == faction or (friend == faction and helper != foe)):
                total += self.strength(helper, origin, "support", army(" ".join(rest))) + int("militia" in rest)
        return total

    def sums(self, battle: dict[str, Any]) -> tuple[int, int] | None:
        """Attack and defence as things stand; nothing where no battle would be fought."""
        attack, defence = battle["way"].split(">")
        faction = battle["token"].split(" ")[0]
        militia = self.told["militia"]
        foe = self.owner(defence)
        ready = self.holder.get(attack) == faction or (faction in militia and self.castle.get(attack) == faction)
        defended = foe not in ("", faction) and (self.holder.get(defence) == foe or foe in militia)
        if not ready or not defended:
            return None
        swords = int(battle["token"][-1])
        return self.side(faction, attack, "attack", foe) + swords, self.side(foe, defence, "defence", faction)
