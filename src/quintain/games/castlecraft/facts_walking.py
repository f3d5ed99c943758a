"""What a walk would do: how far it is and by which cells, what it would cost, and what comes into reach at its end."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from quintain.games.castlecraft import goal
from quintain.games.castlecraft.battle import in_reach_from
from quintain.games.castlecraft.castles.walks import in_steps
from quintain.games.castlecraft.facts_building import NONE
from quintain.games.castlecraft.field import Field
from quintain.games.castlecraft.income import forecast
from quintain.games.castlecraft.kit import BOLT, RAIN
from quintain.games.castlecraft.movement import Walks
from quintain.games.castlecraft.odds import Answers, Blow, Trap, breaks
from quintain.games.castlecraft.portals import breakable, ram
from quintain.games.castlecraft.reach import portal_reach
from quintain.games.castlecraft.realm import Realm
from quintain.games.castlecraft.shapes import CastleFacts, Expected, Prospect, Target
from quintain.games.castlecraft.spells import is_target_from, magic_power, ready
from quintain.games.castlecraft.squads import owner, reach_of, strength
from quintain.games.castlecraft.state import CastleState
from quintain.kernel.types import Action

YES: Final = "yes"
NO: Final = "no"


@final
class Aim:
    """A squad that could be struck, with weapons or with a spell: what the die may do, and what its survivors may do."""

    def __init__(self, realm: Realm, state: CastleState, foe: i64, spell: i64, power: i64) -> None:
        self.foe: Final[i64] = foe
        self.spell: Final[i64] = spell  # -1: with weapons
        self.power: Final[i64] = power
        self.blow: Final[Blow] = Blow(realm, state, power, foe)
        self.lost: i64 = -1  # to those who strike back, in thousandths; not worked out yet


class Tour:
    """CC-7. A squad about to walk: its ways, and what it could strike from their ends."""

    def __init__(self, realm: Realm, field: Field, state: CastleState, unit: i64) -> None:
        self.realm: Final[Realm] = realm
        self.field: Final[Field] = field
        self.state: Final[CastleState] = state
        self.unit: Final[i64] = unit
        self.seat: Final[i64] = owner(realm.kit, state, unit)
        self.walks: Final[Walks] = Walks(realm.kit, field, state, unit)
        self.tied: Final[bool] = holds_the_castle(realm, field, state, unit)
        kit = realm.kit
        power = strength(kit, state, unit)
        self.aims: list[Aim] = []
        self.doors: vec[i64] = vec[i64]()
        self.chances: list[int] = []  # per door
        self.rams: Final[i64] = power + ram(realm, state, kit.army[unit])
        self.incomes: dict[int, list[Prospect]] = {}  # by castle and tower
        foe: i64
        for foe in range(kit.n):
            if state.counts[foe] and kit.army[foe] != kit.army[unit]:
                self.aims.append(Aim(realm, state, foe, -1, power))
        door, gate = int(breaks(realm, self.rams, kit.door)), int(breaks(realm, self.rams, kit.gate))
        portal: i64
        for portal in range(len(state.broken)):
            if breakable(field, state, self.seat, portal):
                self.doors = append(self.doors, portal)
                self.chances.append(gate if field.portal_gate[portal] else door)
        spell: i64
        for spell in range(len(kit.spells)):
            if ready(realm, state, unit, spell) and kit.kind[spell] in (BOLT, RAIN):
                for foe in range(kit.n):
                    if state.counts[foe] and kit.army[foe] != kit.army[unit]:
                        self.aims.append(Aim(realm, state, foe, spell, magic_power(realm, state, unit, spell)))

    def facts(self, action: Action) -> CastleFacts:
        """How far it is, by which cells and through how many traps, and what comes into reach there."""
        realm, field, walks = self.realm, self.field, self.walks
        if not realm.verbs.move.holds(action):
            return {}
        cell = realm.verbs.move.a(action)
        traps = walks.traps(cell)
        if traps < 0:
            return {}
        cost = int(walks.cost(cell))
        castle, tower = field.castle[cell], field.tower[cell]
        told: CastleFacts = {
            "unit": realm.kit.units[self.unit],
            "steps": in_steps(cost) if cost % 2 else cost // 2,
            "cost": cost,
            "path": [realm.cells[each] for each in walks.path(cell)],
            "traps": int(traps),
            "castle": realm.castles[castle] if castle >= 0 else NONE,
            "tower": realm.towers[tower] if tower >= 0 else NONE,
            "loses": YES if self.tied and castle != self.state.places[self.seat] else NO,
            "odds": {"survive": 1000},
            "expected": {"lost": 0},
            "targets": self.targets(cell, traps == 0),
            "incomes": self.prospects(cell),
        }
        if traps:
            trap = Trap(realm, self.state, self.unit, traps)
            told["odds"] = {"survive": int(trap.survives())}
            told["expected"] = {"lost": int(trap.mean())}
        return told

    def targets(self, cell: i64, sure: bool) -> list[Target]:
        """What could be struck from a cell; how hard is said where no trap thins the squad out before."""
        realm, field, state, unit = self.realm, self.field, self.state, self.unit
        found: list[Target] = []
        for aim in self.aims:
            if aim.spell < 0 and in_reach_from(realm, field, state, unit, cell, aim.foe):
                target: Target = {"unit": realm.kit.units[aim.foe]}
                if sure:
                    self.tell(target, aim, cell)
                found.append(target)
        distance = reach_of(realm.kit, state, unit)
        at: i64
        for at in range(len(self.doors)):
            portal = self.doors[at]
            if portal_reach(field, state, realm.sightless, cell, portal, distance):
                target = {"portal": realm.portals[portal]}
                if sure:
                    holds: i64 = realm.kit.gate if field.portal_gate[portal] else realm.kit.door
                    target["sums"] = {"attack": int(self.rams), "defence": int(holds)}
                    target["odds"] = {"breaks": self.chances[at]}
                found.append(target)
        for aim in self.aims:
            if aim.spell >= 0 and is_target_from(realm, field, state, unit, cell, aim.spell, aim.foe):
                target = {"spell": realm.kit.spells[aim.spell], "unit": realm.kit.units[aim.foe]}
                if sure:
                    self.tell(target, aim, cell)
                found.append(target)
        return found

    def tell(self, target: Target, aim: Aim, cell: i64) -> None:
        """CC-9, CC-10. What the strike would do from there, with the answer of those who are left."""
        back = Answers(self.realm, self.field, self.state, self.unit, cell)
        expected: Expected = {"fallen": int(aim.blow.mean()), "lost": 0}
        answered = aim.blow.least() < aim.blow.standing and back.reached_by(aim.foe)
        if answered:
            if aim.lost < 0:
                back.hear(aim.blow, aim.foe)
                aim.lost = back.mean()
            expected["lost"] = int(aim.lost)
        target["sums"] = {"attack": int(aim.power), "defence": int(aim.blow.each)}
        target["faces"] = [int(fallen) for fallen in aim.blow.faces]
        target["answered"] = YES if answered else NO
        target["expected"] = expected
        target["odds"] = {"destroy": int(aim.blow.destroys())}

    def prospects(self, cell: i64) -> list[Prospect]:
        """CC-14. The next incomes that would be others with the squad there."""
        realm, field, state = self.realm, self.field, self.state
        castle, tower = field.castle[cell], field.tower[cell]
        far = field.gap[state.places[self.seat]][cell] > realm.kit.far
        key = int((castle + 1) * 1000 + tower + 1) * 2 + (1 if far else 0)
        known = self.incomes.get(key)
        if known is not None:
            return known
        found: list[Prospect] = []
        there = state.clone()
        there.cells[self.unit] = cell
        for seat in state.order:
            if state.alive[seat]:
                before = forecast(realm, field, state, seat)
                after = forecast(realm, field, there, seat)
                if before != after:
                    found.append({"seat": int(seat), "gold": int(after[0]), "mana": int(after[1])})
        self.incomes[key] = found
        return found


def holds_the_castle(realm: Realm, field: Field, state: CastleState, unit: i64) -> bool:
    """CC-R37. Whether the own castle would be conquered if this squad were not in it."""
    seat = owner(realm.kit, state, unit)
    castle = state.places[seat]
    if field.castle[state.cells[unit]] != castle:
        return False
    if not goal.stormed(field, state, seat):
        return False
    other: i64
    for other in range(realm.kit.n):
        mine = other != unit and state.counts[other] and realm.kit.army[other] == realm.kit.army[unit]
        if mine and field.castle[state.cells[other]] == castle:
            return False
    return True
