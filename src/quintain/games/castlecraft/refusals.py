"""Which clause forbids a choice that is not offered."""

from __future__ import annotations

from mypy_extensions import i64

from quintain.games.castlecraft.battle import in_reach
from quintain.games.castlecraft.building import (
    affords,
    deploy_cells,
    deploy_limit,
    holds_alone,
    occupied,
    token_price,
)
from quintain.games.castlecraft.field import Field
from quintain.games.castlecraft.kit import AURA, BOON, RAIN
from quintain.games.castlecraft.movement import budget, costs_from
from quintain.games.castlecraft.reach import clear, line, reaches, separation
from quintain.games.castlecraft.realm import Realm, field_of
from quintain.games.castlecraft.spells import spell_range
from quintain.games.castlecraft.squads import owner, reach_of, veiled
from quintain.games.castlecraft.state import NOWHERE, CastleState
from quintain.games.castlecraft.steps import BUILD, CHOOSE, CHOOSE_ARMY, COUNTER, DEPLOY, MOVE, STRIKE
from quintain.kernel.types import Action


def why_not(realm: Realm, state: CastleState, action: Action) -> str:
    """The rule that is nearest to the reason: first the stage, then the choice itself."""
    verbs = realm.verbs
    step = state.agenda[-1]
    if step.kind == CHOOSE_ARMY or verbs.choose_army.holds(action):
        return "CC-4.8"
    field = field_of(realm, state)
    if step.kind == CHOOSE and verbs.act.holds(action):
        return "CC-6.1"
    if step.kind == MOVE and verbs.move.holds(action):
        return why_not_move(realm, field, state, step.a, verbs.move.a(action))
    if step.kind == STRIKE:
        if verbs.attack.holds(action):
            return why_not_attack(realm, field, state, step.a, verbs.attack.a(action))
        if verbs.breach.holds(action):
            return why_not_breach(field, state, owner(realm.kit, state, step.a), verbs.breach.a(action))
        if verbs.cast.holds(action):
            return why_not_cast(realm, field, state, step.a, verbs.cast.a(action), verbs.cast.b(action))
        if verbs.enchant.holds(action):
            return why_not_enchant(realm, state, step.a, verbs.enchant.a(action))
    if step.kind == BUILD:
        if verbs.token.holds(action):
            return why_not_token(realm, field, state, step.seat, verbs.token.a(action))
        if verbs.recruit.holds(action):
            return why_not_recruit(realm, field, state, step.seat, verbs.recruit.a(action))
        if verbs.buy.holds(action):
            return why_not_buy(realm, state, step.seat, verbs.buy.a(action))
    if step.kind == DEPLOY:
        return why_not_deploy(realm, field, state, step.seat, verbs.deploy.a(action)) if verbs.deploy.holds(action) else "CC-16.5"
    return out_of_turn(realm, step.kind, action)


def out_of_turn(realm: Realm, kind: i64, action: Action) -> str:
    """A verb that belongs to another moment."""
    verbs = realm.verbs
    if verbs.counter.holds(action):
        return "CC-10.1"
    if kind == COUNTER:
        return "CC-10.4"
    strikes = action > verbs.end_squad.first and action <= verbs.skip.first
    if kind == MOVE and strikes:
        return "CC-6.2"
    if kind == STRIKE and (verbs.move.holds(action) or action == verbs.end_squad.first):
        return "CC-6.2"
    if kind in (MOVE, STRIKE) and action <= verbs.end_actions.first:
        return "CC-6.1"
    if verbs.deploy.holds(action):
        return "CC-16.2"
    return "CC-15.5" if action > verbs.counter.first else "CC-5.1"


def why_not_move(realm: Realm, field: Field, state: CastleState, unit: i64, cell: i64) -> str:
    if not field.stands[cell]:
        return "CC-3.1"
    if occupied(state, cell):
        return "CC-7.6"
    limit = budget(realm.kit, state, unit)
    opened = state.clone()
    seat = owner(realm.kit, state, unit)
    other: i64
    for other in range(realm.kit.n):
        if owner(realm.kit, state, other) != seat:
            opened.counts[other] = 0
    if costs_from(realm.kit, field, opened, unit, limit)[cell] <= limit:
        return "CC-7.6"
    portal: i64
    for portal in range(len(opened.broken)):
        opened.broken[portal] = 1
    if costs_from(realm.kit, field, opened, unit, limit)[cell] <= limit:
        return "CC-7.5"
    return "CC-7.1"


def why_not_reached(realm: Realm, field: Field, state: CastleState, a: i64, b: i64, distance: i64) -> str:
    """CC-8. Too far, or which kind of line is blocked."""
    if distance == 0:
        near = separation(field, a, b) <= 3 and field.z[a] == field.z[b]
        if near and reaches(field, broken_through(state), realm.sightless, a, b, 0):
            return "CC-8.6"
        return "CC-8.4" if near and line(field, state, a, b, False) else "CC-8.1"
    if separation(field, a, b) > 2 * distance + 3:
        return "CC-8.2"
    if field.z[a] != field.z[b]:
        return "CC-8.5"
    return "CC-8.6" if clear(field, broken_through(state), a, b) else "CC-8.3"


def broken_through(state: CastleState) -> CastleState:
    """The position as if every door and gate were broken."""
    opened = state.clone()
    portal: i64
    for portal in range(len(opened.broken)):
        opened.broken[portal] = 1
    return opened


def why_not_attack(realm: Realm, field: Field, state: CastleState, unit: i64, foe: i64) -> str:
    kit = realm.kit
    if state.cells[foe] == NOWHERE or owner(kit, state, foe) == owner(kit, state, unit):
        return "CC-9.1"
    distance = reach_of(kit, state, unit)
    a, b = state.cells[unit], state.cells[foe]
    if veiled(kit, state, foe) and reaches(field, state, realm.sightless, a, b, distance):
        return "CC-13.8"
    assert not in_reach(realm, field, state, unit, foe), "an attack in reach is offered"
    return why_not_reached(realm, field, state, a, b, 0 if veiled(kit, state, foe) else distance)


def why_not_breach(field: Field, state: CastleState, seat: i64, portal: i64) -> str:
    if field.portal_castle[portal] < 0 or state.lords[field.portal_castle[portal]] == seat:
        return "CC-12.1"
    return "CC-12.3" if state.broken[portal] else "CC-12.2"


def why_not_ready(realm: Realm, state: CastleState, unit: i64, spell: i64) -> str:
    """CC-13.1, CC-13.2, CC-13.10; empty when the mages could cast it."""
    kit = realm.kit
    if kit.spell_army[spell] != kit.army[unit]:
        return "CC-13.10"
    if not kit.mage[unit] or not state.cards[kit.upgrades + spell]:
        return "CC-13.1"
    return "CC-13.2" if state.cast[spell] else ""


def why_not_cast(realm: Realm, field: Field, state: CastleState, unit: i64, spell: i64, foe: i64) -> str:
    kit = realm.kit
    refused = why_not_ready(realm, state, unit, spell)
    if refused:
        return refused
    kind = kit.kind[spell]
    own = owner(kit, state, foe) == owner(kit, state, unit)
    if kind == AURA or foe == unit or own != (kind == BOON):
        return "CC-13.4"
    if state.cells[foe] == NOWHERE:
        return "CC-13.7"
    a, b = state.cells[unit], state.cells[foe]
    if kind == RAIN and not field.sky[b]:
        return "CC-13.6"
    distance = spell_range(realm, state, unit, spell)
    if kind == BOON or separation(field, a, b) > 2 * distance + 3:
        return "CC-13.3"
    if veiled(kit, state, foe) and reaches(field, state, realm.sightless, a, b, distance):
        return "CC-13.8"
    return why_not_reached(realm, field, state, a, b, distance)


def why_not_enchant(realm: Realm, state: CastleState, unit: i64, spell: i64) -> str:
    refused = why_not_ready(realm, state, unit, spell)
    if refused:
        return refused
    return "CC-13.7" if realm.kit.kind[spell] == AURA else "CC-13.4"


def why_not_token(realm: Realm, field: Field, state: CastleState, seat: i64, tower: i64) -> str:
    if field.tower_castle[tower] < 0 or not holds_alone(realm, field, state, seat, tower) or state.tokens[tower] == seat:
        return "CC-15.2"
    gold, mana = token_price(realm, field, tower)
    return "CC-15.2" if affords(state, seat, gold, mana) else "CC-15.1"


def why_not_recruit(realm: Realm, field: Field, state: CastleState, seat: i64, unit: i64) -> str:
    kit = realm.kit
    if kit.army[unit] != state.armies[seat] or state.counts[unit] >= kit.figures[unit]:
        return "CC-15.3"
    if not affords(state, seat, kit.gold[unit], kit.mana[unit]):
        return "CC-15.1"
    return "CC-16.5"


def why_not_buy(realm: Realm, state: CastleState, seat: i64, card: i64) -> str:
    if realm.kit.card_army[card] != state.armies[seat]:
        return "CC-13.10"
    return "CC-15.4" if state.cards[card] else "CC-15.1"


def why_not_deploy(realm: Realm, field: Field, state: CastleState, seat: i64, cell: i64) -> str:
    assert cell not in deploy_cells(realm, field, state, seat, 1 << 30), "a cell to deploy is offered"
    if not field.stands[cell]:
        return "CC-3.1"
    return (
        "CC-16.2"
        if occupied(state, cell) and cell in field.around(state.places[seat], deploy_limit(realm, state, seat))
        else "CC-16.3"
    )
