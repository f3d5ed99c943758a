"""What the label of a choice says beyond its arguments: prices, steps, odds, names."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quintain.games.castlecraft.battle import in_reach
from quintain.games.castlecraft.building import affords, token_price
from quintain.games.castlecraft.castles.walks import in_steps
from quintain.games.castlecraft.field import ROUND, Field
from quintain.games.castlecraft.kit import BOLT, KINDS, RAIN, STATS
from quintain.games.castlecraft.movement import costs_from, hostile, way
from quintain.games.castlecraft.portals import enters_arch, ram
from quintain.games.castlecraft.realm import Realm
from quintain.games.castlecraft.squads import defence, owner, strength
from quintain.games.castlecraft.state import CastleState
from quintain.games.castlecraft.steps import BUILD, COUNTER, DEPLOY, MOVE, STRIKE
from quintain.games.castlecraft.table import income, values
from quintain.games.castlecraft.turn import field_of
from quintain.kernel.types import Action, Json

LONGEST: Final = 1000  # half-steps


def facts(realm: Realm, state: CastleState, action: Action) -> dict[str, Json]:
    """Only for people; nothing here is read by the rules."""
    field = field_of(realm, state)
    kit, verbs = realm.kit, realm.verbs
    step = state.agenda[-1]
    if verbs.act.holds(action):
        unit = verbs.act.a(action)
        if not state.counts[unit]:
            return {}
        return {"count": int(state.counts[unit]), "cell": realm.cells[state.cells[unit]], **values(realm, state, int(unit))}
    if verbs.move.holds(action) and step.kind == MOVE:
        return move_facts(realm, field, state, step.a, verbs.move.a(action))
    if verbs.attack.holds(action) and step.kind == STRIKE:
        foe = verbs.attack.a(action)
        told = attack_facts(realm, state, foe, strength(kit, state, step.a), defence(kit, state, foe), state.counts[foe])
        told.update(answer_facts(realm, field, state, step.a, foe, told["least"]))
        return told
    if verbs.breach.holds(action) and step.kind == STRIKE:
        portal = verbs.breach.a(action)
        gate = field.portal_gate[portal]
        power = strength(kit, state, step.a) + ram(realm, state, kit.army[step.a])
        told = attack_facts(realm, state, -1, power, kit.gate if gate else kit.door, 1)
        told["kind"] = "gate" if gate else "door"
        return told
    if verbs.enchant.holds(action):
        return spell_effect(realm, verbs.enchant.a(action))
    if verbs.cast.holds(action) and step.kind == STRIKE:
        return cast_facts(realm, field, state, step.a, verbs.cast.a(action), verbs.cast.b(action))
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
        kind = "mana" if field.tower_kind[tower] == ROUND else "gold"
        return {"castle": castle, "floors": int(field.tower_floors[tower]), "kind": kind, "gold": int(gold), "mana": int(mana)}
    if verbs.recruit.holds(action):
        unit = verbs.recruit.a(action)
        price: dict[str, Json] = {"gold": int(kit.gold[unit]), "mana": int(kit.mana[unit])}
        return {**price, "count": int(state.counts[unit]) + 1, **values(realm, state, int(unit))}
    if verbs.buy.holds(action):
        card = verbs.buy.a(action)
        told = card_effect(realm, card)
        told["gold"], told["mana"] = int(kit.card_gold[card]), int(kit.card_mana[card])
        told["stranded"] = "yes" if strands(realm, field, state, card) else "no"
        return told
    if verbs.deploy.holds(action):
        step = state.agenda[-1]
        return {"unit": kit.units[step.a]} if step.kind == DEPLOY else {}
    return {}


def strands(realm: Realm, field: Field, state: CastleState, card: i64) -> bool:
    """Whether buying the card takes a player without a squad and without income the means to recruit one ever."""
    kit, step = realm.kit, state.agenda[-1]
    if step.kind != BUILD:
        return False
    seat = step.seat
    could = False
    unit: i64
    for unit in range(kit.n):
        if kit.army[unit] == state.armies[seat]:
            gold, mana = kit.gold[unit] + kit.card_gold[card], kit.mana[unit] + kit.card_mana[card]
            if state.counts[unit] or affords(state, seat, gold, mana):
                return False
            could = could or affords(state, seat, kit.gold[unit], kit.mana[unit])
    return could and not any(income(realm, field, state, int(seat)).values())


def move_facts(realm: Realm, field: Field, state: CastleState, unit: i64, cell: i64) -> dict[str, Json]:
    """How far it is, and how many traps lie on the way."""
    if cell == state.cells[unit]:
        return {"steps": 0, "traps": 0}
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
    return {"steps": in_steps(int(cost)) if cost % 2 else int(cost) // 2, "traps": traps}


def attack_facts(realm: Realm, state: CastleState, foe: i64, power: i64, each: i64, standing: i64) -> dict[str, Json]:
    """The least and the most that can fall, and the strength without the die."""
    low, high = min((power + 1) // each, standing), min((power + realm.kit.die) // each, standing)
    told: dict[str, Json] = {"power": int(power), "defence": int(each), "least": int(low), "most": int(high)}
    if foe >= 0:
        told["count"] = int(state.counts[foe])
        told["cell"] = realm.cells[state.cells[foe]]
    return told


def answer_facts(realm: Realm, field: Field, state: CastleState, unit: i64, foe: i64, least: Json) -> dict[str, Json]:
    """CC-10. The most of the own squad that can fall when the survivors strike back, or that nobody will."""
    kit = realm.kit
    assert isinstance(least, int)
    standing: i64 = state.counts[foe] - least
    if standing <= 0 or not in_reach(realm, field, state, foe, unit):
        return {"answer": "none"}
    power = standing * strength(kit, state, foe) // state.counts[foe] + kit.die
    return {"answer": int(min(power // defence(kit, state, unit), state.counts[unit])), "own": int(state.counts[unit])}


def cast_facts(realm: Realm, field: Field, state: CastleState, unit: i64, spell: i64, foe: i64) -> dict[str, Json]:
    kit = realm.kit
    told = spell_effect(realm, spell)
    if kit.kind[spell] in (BOLT, RAIN):
        power = kit.strength_base[spell] + kit.strength_per_mage[spell] * state.counts[unit]
        told.update(attack_facts(realm, state, foe, power, defence(kit, state, foe), state.counts[foe]))
        told.update(answer_facts(realm, field, state, unit, foe, told["least"]))
        told["magic"] = "yes"
    else:
        told["magic"] = "no"
    return told


def signed(number: int) -> str:
    return f"+{number}" if number >= 0 else f"−{-number}"


def spell_effect(realm: Realm, spell: i64) -> dict[str, Json]:
    """What a spell does, by its numbers."""
    kit = realm.kit
    return {
        "effect": KINDS[kit.kind[spell]],
        "stat": STATS[kit.stat[spell]] if kit.stat[spell] >= 0 else "",
        "delta": signed(int(kit.delta[spell])),
        "range": int(kit.range_base[spell]),
        "range_per": int(kit.range_per_mage[spell]),
        "power_base": int(kit.strength_base[spell]),
        "power_per": int(kit.strength_per_mage[spell]),
    }


def card_effect(realm: Realm, card: i64) -> dict[str, Json]:
    """What a card does, by its numbers: an upgrade of some value, of deployment, against doors, or a spell."""
    kit = realm.kit
    if card >= kit.upgrades:
        return spell_effect(realm, card - kit.upgrades)
    if kit.card_reach[card]:
        return {"effect": "deploy", "reach": int(kit.card_reach[card])}
    if kit.card_ram[card]:
        return {"effect": "ram", "bonus": int(kit.card_ram[card])}
    units: list[Json] = []
    told: dict[str, Json] = {"effect": "upgrade", "units": units, "stat": "", "delta": ""}
    for at in range(len(kit.boost_first) - 1):
        for boost in range(kit.boost_first[at], kit.boost_first[at + 1]):
            if kit.boost_card[boost] == card:
                units.append(kit.units[at // 4])
                told["stat"], told["delta"] = STATS[at % 4], signed(int(kit.boost[boost]))
    return told
