"""The battles to come with their sums as things stand, and the one that is going on."""

from __future__ import annotations

from typing import TypedDict, final

from mypy_extensions import i64

from quintain.games.reliquium.events_war import Fought
from quintain.games.reliquium.forecast import BATTLE, COURSES, forecast
from quintain.games.reliquium.kit import Kit
from quintain.games.reliquium.names import ATTACK, DEFENCE, FACTIONS, NOBODY, RESULTS, ROLES, UNITS
from quintain.games.reliquium.state import ATTACH, ATTACK_STAGE, FLEE, HOME, LOSE, ReliquiumState
from quintain.games.reliquium.steps import battle_attack, battle_defence, battle_foe, is_battle, lose_area, token_in_order
from quintain.games.reliquium.strength import army_strength, losses_of, result_of
from quintain.kernel.agenda import Step
from quintain.kernel.events import Event, Log


class PartPicture(TypedDict):
    """Units of one class and role in a sum: so many, of this strength and aura each."""

    side: str
    faction: str
    role: str
    unit: str
    number: int
    area: str
    strength: int
    aura: int
    total: int


class BattlePicture(TypedDict):
    """A melee token still to be carried out: its sums as things stand, and the support that could still come."""

    faction: str
    swords: int
    way: str
    origin: str
    goal: str
    course: str  # idle: nobody to attack; unopposed: nobody to fight; battle
    foe: str | None
    attack: int
    defence: int
    attack_support: int
    defence_support: int
    result: str | None  # attack, defence or draw, of a battle
    losses: int  # of the attacker
    foe_losses: int
    parts: list[PartPicture]


class LossPicture(TypedDict):
    """Units still to be lost."""

    faction: str
    area: str
    units: int


class FightPicture(TypedDict):
    """The order that is being carried out: its sums as they were taken, if there was a battle, and what is still to come."""

    faction: str
    swords: int
    way: str
    origin: str
    goal: str
    foe: str | None  # none: nobody defended
    attack: int
    defence: int
    result: str | None
    losses: int  # of the attacker, as the rule counts them
    foe_losses: int
    step: str  # losses, flight, attach or march
    to_lose: list[LossPicture]


@final
class Account(Log):
    """Keeps the groups of a sum."""

    def __init__(self) -> None:
        super().__init__()
        self.wanted = True
        self.groups: list[Fought] = []

    def emit(self, event: Event) -> None:
        if isinstance(event, Fought):
            self.groups.append(event)


def battle_pictures(kit: Kit, state: ReliquiumState) -> list[BattlePicture]:
    """RQ-11.1. In the order in which they will be carried out."""
    settled: i64 = 0
    for step in state.agenda:
        if step.kind == ATTACK_STAGE:
            settled = step.a
    found: list[BattlePicture] = []
    at: i64
    for at in range(settled, 12):
        token = token_in_order(at)
        if state.melee[token] >= 0:
            found.append(battle_picture(kit, state, token // 3, state.melee[token], token % 3 + 1))
    return found


def battle_picture(kit: Kit, state: ReliquiumState, faction: i64, way: i64, swords: i64) -> BattlePicture:
    """RQ-12.1 to RQ-12.5. The sums as things stand, part by part."""
    land = kit.land
    seen = forecast(kit, state, faction, way, swords)
    fights = seen.course == BATTLE
    return {
        "faction": FACTIONS[faction],
        "swords": int(swords),
        "way": land.way_ids[way],
        "origin": land.ids[land.origin[way]],
        "goal": land.ids[land.goal[way]],
        "course": COURSES[seen.course],
        "foe": FACTIONS[seen.foe] if seen.foe != NOBODY else None,
        "attack": seen.attack,
        "defence": seen.defence,
        "attack_support": seen.attack_support,
        "defence_support": seen.defence_support,
        "result": RESULTS[result_of(seen.attack, seen.defence)] if fights else None,
        "losses": seen.losses,
        "foe_losses": seen.foe_losses,
        "parts": parts_of(kit, state, faction, seen.foe, way) if fights else [],
    }


def parts_of(kit: Kit, state: ReliquiumState, faction: i64, foe: i64, way: i64) -> list[PartPicture]:
    """What both sums are made of, swords apart."""
    account = Account()
    army_strength(kit, state, faction, foe, kit.land.origin[way], ATTACK, account)
    army_strength(kit, state, foe, faction, kit.land.goal[way], DEFENCE, account)
    return [
        {
            "side": ROLES[part.side],
            "faction": FACTIONS[part.faction],
            "role": ROLES[part.role],
            "unit": UNITS[part.unit],
            "number": int(part.number),
            "area": kit.land.ids[part.area],
            "strength": int(part.strength),
            "aura": int(part.aura),
            "total": int(part.total),
        }
        for part in account.groups
    ]


def fight_picture(kit: Kit, state: ReliquiumState) -> FightPicture | None:
    """RQ-12.22. The order that is being carried out, or none."""
    for step in state.agenda:
        if step.kind == HOME:
            return told_fight(kit, state, step)
    return None


def told_fight(kit: Kit, state: ReliquiumState, home: Step) -> FightPicture:
    land = kit.land
    token = home.a
    way, fights = state.melee[token], is_battle(home)
    attack: i64 = battle_attack(home) if fights else 0
    defence: i64 = battle_defence(home) if fights else 0
    return {
        "faction": FACTIONS[token // 3],
        "swords": int(token % 3 + 1),
        "way": land.way_ids[way],
        "origin": land.ids[land.origin[way]],
        "goal": land.ids[land.goal[way]],
        "foe": FACTIONS[battle_foe(home)] if fights else None,
        "attack": int(attack),
        "defence": int(defence),
        "result": RESULTS[result_of(attack, defence)] if fights else None,
        "losses": int(losses_of(kit, attack, defence)) if fights else 0,
        "foe_losses": int(losses_of(kit, defence, attack)) if fights else 0,
        "step": step_of(state),
        "to_lose": [
            {"faction": FACTIONS[state.holder[lose_area(step)]], "area": land.ids[lose_area(step)], "units": int(step.b)}
            for step in reversed(state.agenda)
            if step.kind == LOSE
        ],
    }


def step_of(state: ReliquiumState) -> str:
    """RQ-12.7 to RQ-12.14. What is decided now."""
    kind = state.agenda[-1].kind
    if kind == LOSE:
        return "losses"
    if kind == FLEE:
        return "flight"
    return "attach" if kind == ATTACH else "march"
