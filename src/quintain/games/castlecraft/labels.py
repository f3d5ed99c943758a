"""What the label of a choice says beyond its arguments: prices, steps, odds, names."""

from __future__ import annotations

from mypy_extensions import i64

from quintain.games.castlecraft.building import token_price
from quintain.games.castlecraft.castles.walks import in_steps
from quintain.games.castlecraft.field import Field
from quintain.games.castlecraft.kit import BOLT, RAIN
from quintain.games.castlecraft.movement import costs_from, hostile, way
from quintain.games.castlecraft.portals import enters_arch, ram
from quintain.games.castlecraft.realm import Realm
from quintain.games.castlecraft.squads import defence, owner, strength
from quintain.games.castlecraft.state import CastleState
from quintain.games.castlecraft.steps import COUNTER, DEPLOY, MOVE, STRIKE
from quintain.games.castlecraft.turn import field_of
from quintain.kernel.types import Action, Json

LONGEST = 1000  # half-steps


def facts(realm: Realm, state: CastleState, action: Action) -> dict[str, Json]:
    """Only for people; nothing here is read by the rules."""
    field = field_of(realm, state)
    kit, verbs = realm.kit, realm.verbs
    step = state.agenda[-1]
    if verbs.act.holds(action):
        unit = verbs.act.a(action)
        return {"count": int(state.counts[unit]), "cell": realm.cells[state.cells[unit]]} if state.counts[unit] else {}
    if verbs.move.holds(action) and step.kind == MOVE:
        return move_facts(realm, field, state, step.a, verbs.move.a(action))
    if verbs.attack.holds(action) and step.kind == STRIKE:
        foe = verbs.attack.a(action)
        return attack_facts(realm, state, foe, strength(kit, state, step.a), defence(kit, state, foe), state.counts[foe])
    if verbs.breach.holds(action) and step.kind == STRIKE:
        portal = verbs.breach.a(action)
        gate = field.portal_gate[portal]
        power = strength(kit, state, step.a) + ram(realm, state, kit.army[step.a])
        told = attack_facts(realm, state, -1, power, kit.gate if gate else kit.door, 1)
        told["kind"] = "gate" if gate else "door"
        return told
    if verbs.cast.holds(action) and step.kind == STRIKE:
        return cast_facts(realm, state, step.a, verbs.cast.a(action), verbs.cast.b(action))
    if verbs.counter.holds(action) or verbs.decline.holds(action):
        return {"unit": kit.units[step.a], "foe": kit.units[step.b]} if step.kind == COUNTER else {}
    return building_facts(realm, field, state, action)


def building_facts(realm: Realm, field: Field, state: CastleState, action: Action) -> dict[str, Json]:
    kit, verbs = realm.kit, realm.verbs
    if verbs.token.holds(action):
        tower = verbs.token.a(action)
        if field.tower_castle[tower] < 0:
            return {}
        gold, mana = token_price(realm, field, tower)
        castle = realm.castles[field.tower_castle[tower]]
        return {"castle": castle, "floors": int(field.tower_floors[tower]), "gold": int(gold), "mana": int(mana)}
    if verbs.recruit.holds(action):
        unit = verbs.recruit.a(action)
        return {"gold": int(kit.gold[unit]), "mana": int(kit.mana[unit]), "count": int(state.counts[unit]) + 1}
    if verbs.buy.holds(action):
        card = verbs.buy.a(action)
        return {"gold": int(kit.card_gold[card]), "mana": int(kit.card_mana[card])}
    if verbs.deploy.holds(action):
        step = state.agenda[-1]
        return {"unit": kit.units[step.a]} if step.kind == DEPLOY else {}
    return {}


def move_facts(realm: Realm, field: Field, state: CastleState, unit: i64, cell: i64) -> dict[str, Json]:
    """How far it is, and how many traps lie on the way."""
    if cell == state.cells[unit]:
        return {"steps": "0", "traps": 0}
    cost = costs_from(realm.kit, field, state, unit, LONGEST)[cell]
    if cost > LONGEST:
        return {}
    path = way(realm.kit, field, state, unit, cell)
    seat = owner(realm.kit, state, unit)
    traps = 0
    at: i64
    for at in range(len(path) - 1):
        castle = field.castle[path[at + 1]]
        if castle >= 0 and hostile(state, seat, castle) and enters_arch(field, path[at], path[at + 1]):
            traps += 1
    return {"steps": in_steps(int(cost)), "traps": traps}


def attack_facts(realm: Realm, state: CastleState, foe: i64, power: i64, each: i64, standing: i64) -> dict[str, Json]:
    """The least and the most that can fall, and the strength without the die."""
    low, high = min((power + 1) // each, standing), min((power + realm.kit.die) // each, standing)
    told: dict[str, Json] = {"power": int(power), "defence": int(each), "least": int(low), "most": int(high)}
    if foe >= 0:
        told["count"] = int(state.counts[foe])
        told["cell"] = realm.cells[state.cells[foe]]
    return told


def cast_facts(realm: Realm, state: CastleState, unit: i64, spell: i64, foe: i64) -> dict[str, Json]:
    kit = realm.kit
    if kit.kind[spell] in (BOLT, RAIN):
        power = kit.strength_base[spell] + kit.strength_per_mage[spell] * state.counts[unit]
        told = attack_facts(realm, state, foe, power, defence(kit, state, foe), state.counts[foe])
        told["magic"] = "yes"
        return told
    return {"magic": "no", "count": int(state.counts[foe])}
