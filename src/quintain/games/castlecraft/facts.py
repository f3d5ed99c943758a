"""What a choice would do, as far as the rules can say: prices, ways, odds and losses."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from quintain.games.castlecraft import facts_building
from quintain.games.castlecraft.facts_building import spell_effect, values
from quintain.games.castlecraft.facts_walking import NO, YES, Tour, holds_the_castle
from quintain.games.castlecraft.field import Field
from quintain.games.castlecraft.kit import BOLT, RAIN
from quintain.games.castlecraft.odds import Answers, Blow, breaks
from quintain.games.castlecraft.portals import ram
from quintain.games.castlecraft.realm import Realm, field_of
from quintain.games.castlecraft.shapes import CastleFacts, StruckSquad
from quintain.games.castlecraft.spells import is_target, magic_power, rained_on
from quintain.games.castlecraft.squads import strength
from quintain.games.castlecraft.state import CastleState
from quintain.games.castlecraft.steps import BUILD, CHOOSE, CHOOSE_ARMY, COUNTER, DEPLOY, MOVE, STRIKE
from quintain.kernel.types import Action


def previews(realm: Realm, state: CastleState, actions: list[int]) -> list[CastleFacts]:
    """The facts of many choices of one decision; ways and what can be struck are worked out once."""
    if not state.agenda:
        return [{} for _ in actions]
    step = state.agenda[-1]
    if step.kind == CHOOSE_ARMY:
        return [facts_building.army_facts(realm, action) for action in actions]
    field = field_of(realm, state)
    if step.kind == MOVE and not any(realm.verbs.move.holds(action) for action in actions):
        return [{} for _ in actions]
    if step.kind == MOVE:
        tour = Tour(realm, field, state, step.a)
        return [tour.facts(action) for action in actions]
    if step.kind == STRIKE:
        return [strike_facts(realm, field, state, step.a, action) for action in actions]
    if step.kind == COUNTER:
        return [counter_facts(realm, field, state, step.a, step.b, action) for action in actions]
    if step.kind == CHOOSE:
        return [act_facts(realm, state, action) for action in actions]
    if step.kind == BUILD:
        return [facts_building.building_facts(realm, field, state, step.seat, action) for action in actions]
    assert step.kind == DEPLOY
    return [facts_building.deploy_facts(realm, field, step.a, action) for action in actions]


def act_facts(realm: Realm, state: CastleState, action: Action) -> CastleFacts:
    if not realm.verbs.act.holds(action):
        return {}
    unit = realm.verbs.act.a(action)
    if not state.counts[unit]:
        return {}
    cell = realm.cells[state.cells[unit]]
    return {"count": int(state.counts[unit]), "cell": cell, "values": values(realm, state, unit)}


# Striking


def strike_facts(realm: Realm, field: Field, state: CastleState, unit: i64, action: Action) -> CastleFacts:
    """Attacks, doors and spells."""
    kit, verbs = realm.kit, realm.verbs
    if verbs.attack.holds(action):
        foe = verbs.attack.a(action)
        if not state.counts[foe]:
            return {}
        return blow_facts(realm, field, state, unit, vec[i64]([foe]), strength(kit, state, unit), True)
    if verbs.breach.holds(action):
        return breach_facts(realm, field, state, unit, verbs.breach.a(action))
    if verbs.cast.holds(action):
        return cast_facts(realm, field, state, unit, verbs.cast.a(action), verbs.cast.b(action))
    if verbs.enchant.holds(action):
        return enchant_facts(realm, field, state, unit, verbs.enchant.a(action))
    return {"asked": "strike", "unit": kit.units[unit]} if verbs.skip.holds(action) else {}


def blow_facts(
    realm: Realm, field: Field, state: CastleState, unit: i64, foes: vec[i64], power: i64, answers: bool
) -> CastleFacts:
    """CC-9, CC-10. How many fall under each face, and what the survivors can do; a rain strikes others beside the first."""
    kit = realm.kit
    foe = foes[0]
    blow = Blow(realm, state, power, foe)
    back = Answers(realm, field, state, unit, state.cells[unit])
    struck: list[StruckSquad] = []
    gold: i64 = 0
    mana: i64 = 0
    for other in foes:
        beside = Blow(realm, state, power, other)
        mean = beside.mean()
        gold += mean * kit.reward_gold
        mana += mean * kit.reward_mana if kit.mage[other] else 0
        if answers:
            back.hear(beside, other)
        if other != foe:
            faces = [int(fallen) for fallen in beside.faces]
            struck.append(
                {"unit": kit.units[other], "count": int(beside.standing), "faces": faces, "expected": {"fallen": int(mean)}}
            )
    destroys = int(blow.destroys())
    return {
        "count": int(blow.standing),
        "cell": realm.cells[state.cells[foe]],
        "sums": {"attack": int(power), "defence": int(blow.each)},
        "faces": [int(fallen) for fallen in blow.faces],
        "range": {"fallen_least": int(blow.least()), "fallen_most": int(blow.most()), "lost_most": int(back.most())},
        "answered": YES if back.possible else NO,
        "own": int(state.counts[unit]),
        "struck": struck,
        "odds": {"destroy": destroys, "conquer": destroys if holds_the_castle(realm, field, state, foe) else 0},
        "expected": {"fallen": int(blow.mean()), "lost": int(back.mean()), "gold": int(gold), "mana": int(mana)},
    }


def counter_facts(realm: Realm, field: Field, state: CastleState, unit: i64, foe: i64, action: Action) -> CastleFacts:
    """CC-10.2. What the survivors can fell of their attackers; nobody answers them."""
    kit, verbs = realm.kit, realm.verbs
    if verbs.skip.holds(action):
        return {"asked": "counter", "unit": kit.units[unit]}
    if not verbs.counter.holds(action):
        return {}
    told = blow_facts(realm, field, state, unit, vec[i64]([foe]), strength(kit, state, unit), False)
    told["unit"], told["foe"] = kit.units[unit], kit.units[foe]
    return told


def breach_facts(realm: Realm, field: Field, state: CastleState, unit: i64, portal: i64) -> CastleFacts:
    """CC-12.1. The chance that a door or gate breaks."""
    castle = field.portal_castle[portal]
    if castle < 0:
        return {}
    gate = field.portal_gate[portal]
    holds: i64 = realm.kit.gate if gate else realm.kit.door
    power = strength(realm.kit, state, unit) + ram(realm, state, realm.kit.army[unit])
    return {
        "kind": "gate" if gate else "door",
        "castle": realm.castles[castle],
        "sums": {"attack": int(power), "defence": int(holds)},
        "odds": {"breaks": int(breaks(realm, power, holds))},
    }


def cast_facts(realm: Realm, field: Field, state: CastleState, unit: i64, spell: i64, foe: i64) -> CastleFacts:
    """CC-13. A magic attack like any other; a lasting spell by what it changes."""
    kit = realm.kit
    if not state.counts[foe]:
        return {}
    told = spell_effect(realm, spell)
    if kit.kind[spell] in (BOLT, RAIN):
        foes = rained_on(realm, field, state, unit, foe) if kit.kind[spell] == RAIN else vec[i64]([foe])
        told.update(blow_facts(realm, field, state, unit, foes, magic_power(realm, state, unit, spell), True))
        told["magic"] = YES
    else:
        told["magic"] = NO
        told["values"] = values(realm, state, foe)
        told["changed"] = values(realm, with_spell(state, spell, foe), foe)
    return told


def enchant_facts(realm: Realm, field: Field, state: CastleState, unit: i64, spell: i64) -> CastleFacts:
    """CC-13.7. Whom an aura takes."""
    told = spell_effect(realm, spell)
    foe: i64
    told["units"] = []
    for foe in range(realm.kit.n):
        if is_target(realm, field, state, unit, spell, foe):
            told["units"].append(realm.kit.units[foe])
    return told


def with_spell(state: CastleState, spell: i64, foe: i64) -> CastleState:
    """The position with a lasting spell on a squad."""
    changed = state.clone()
    changed.effects[spell] |= 1 << foe
    return changed
