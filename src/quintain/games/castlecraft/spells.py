"""CC-13. Spells: who can be reached, magic attacks and lasting effects."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from quintain.games.castlecraft.battle import casualties, lose
from quintain.games.castlecraft.events import Bewitched, Conjured, Faded, Struck
from quintain.games.castlecraft.field import Field
from quintain.games.castlecraft.kit import AURA, BOLT, BOON, RAIN
from quintain.games.castlecraft.reach import reaches, separation
from quintain.games.castlecraft.realm import Realm
from quintain.games.castlecraft.squads import defence, owner, veiled
from quintain.games.castlecraft.state import CastleState
from quintain.games.castlecraft.steps import COUNTER
from quintain.kernel.agenda import Step
from quintain.kernel.events import Log
from quintain.kernel.types import Seat


def ready(realm: Realm, state: CastleState, unit: i64, spell: i64) -> bool:
    """CC-13.1, CC-13.2, CC-13.10. Mages, a spell of their army, learnt, and not yet cast this turn."""
    kit = realm.kit
    if not kit.mage[unit] or kit.spell_army[spell] != kit.army[unit]:
        return False
    return state.cards[kit.upgrades + spell] == 1 and not state.cast[spell]


def spell_range(realm: Realm, state: CastleState, unit: i64, spell: i64) -> i64:
    """CC-13.3. Grows with the mages of the casting squad."""
    return realm.kit.range_base[spell] + realm.kit.range_per_mage[spell] * state.counts[unit]


def is_target(realm: Realm, field: Field, state: CastleState, unit: i64, spell: i64, foe: i64) -> bool:
    """Whether a spell can be cast on a squad (or an aura touches it) from where the mages stand."""
    return is_target_from(realm, field, state, unit, state.cells[unit], spell, foe)


def is_target_from(realm: Realm, field: Field, state: CastleState, unit: i64, a: i64, spell: i64, foe: i64) -> bool:
    """CC-13.3, CC-13.4. The same with the mages on another cell."""
    kit = realm.kit
    if foe == unit or not state.counts[foe]:
        return False
    own = owner(kit, state, foe) == owner(kit, state, unit)
    kind = kit.kind[spell]
    distance = spell_range(realm, state, unit, spell)
    b = state.cells[foe]
    if kind in (BOON, AURA):
        return own and separation(field, a, b) <= 2 * distance + 3
    if own or (kind == RAIN and not field.sky[b]):
        return False
    return reaches(field, state, realm.sightless, a, b, 0 if veiled(kit, state, foe) else distance)


def touches_any(realm: Realm, field: Field, state: CastleState, unit: i64, spell: i64) -> bool:
    """CC-13.7. A cast without any legal target is not allowed."""
    foe: i64
    for foe in range(realm.kit.n):  # a generator is slower when compiled
        if is_target(realm, field, state, unit, spell, foe):
            return True
    return False


def add_spells(realm: Realm, field: Field, state: CastleState, unit: i64, actions: vec[i64], limit: i64) -> vec[i64]:
    """What the mages can cast, as actions; no more than `limit`."""
    kit = realm.kit
    if not kit.mage[unit]:
        return actions
    auras = vec[i64]()
    spell: i64
    for spell in range(len(kit.kind)):
        if len(actions) + len(auras) >= limit or not ready(realm, state, unit, spell):
            continue
        if kit.kind[spell] == AURA:
            if touches_any(realm, field, state, unit, spell):
                auras = append(auras, realm.verbs.enchant.of(spell))
            continue
        foe: i64
        for foe in range(kit.n):
            if is_target(realm, field, state, unit, spell, foe):
                actions = append(actions, realm.verbs.cast.of(spell, foe))
    for action in auras:
        actions = append(actions, action)
    return actions


def cast(realm: Realm, field: Field, state: CastleState, unit: i64, spell: i64, foe: i64, log: Log) -> None:
    """Carry out a spell on a target."""
    kit = realm.kit
    seat = owner(kit, state, unit)
    state.cast[spell] = 1
    if log.wanted:
        log.emit(Conjured(seat, unit, spell))
    if kit.kind[spell] == BOLT:
        strike(realm, field, state, unit, spell, vec[i64]([foe]), log)
    elif kit.kind[spell] == RAIN:
        strike(realm, field, state, unit, spell, rained_on(realm, field, state, unit, foe), log)
    else:
        bewitch(realm, state, seat, spell, foe, log)


def enchant(realm: Realm, field: Field, state: CastleState, unit: i64, spell: i64, log: Log) -> None:
    """CC-13.7. An aura takes every other own squad in range at the moment of casting."""
    seat = owner(realm.kit, state, unit)
    state.cast[spell] = 1
    if log.wanted:
        log.emit(Conjured(seat, unit, spell))
    foe: i64
    for foe in range(realm.kit.n):
        if is_target(realm, field, state, unit, spell, foe):
            bewitch(realm, state, seat, spell, foe, log)


def bewitch(realm: Realm, state: CastleState, seat: Seat, spell: i64, foe: i64, log: Log) -> None:
    state.effects[spell] |= 1 << foe
    if log.wanted:
        log.emit(Bewitched(seat, spell, owner(realm.kit, state, foe), foe))


def rained_on(realm: Realm, field: Field, state: CastleState, unit: i64, foe: i64) -> vec[i64]:
    """CC-13.6. The target, then its neighbours by separation, order of play and unit."""
    kit = realm.kit
    seat = owner(kit, state, unit)
    struck = vec[i64]([foe])
    apart: i64
    for apart in range(kit.rain + 1):
        for other_seat in state.order:
            if other_seat == seat:
                continue
            other: i64
            for other in range(kit.n):
                if other == foe or not state.counts[other] or kit.army[other] != state.armies[other_seat]:
                    continue
                near = separation(field, state.cells[foe], state.cells[other]) == apart
                if near and field.sky[state.cells[other]]:
                    struck = append(struck, other)
    return struck


def magic_power(realm: Realm, state: CastleState, unit: i64, spell: i64) -> i64:
    """CC-13.5. The strength of a magic attack, without the die; it grows with the mages."""
    return realm.kit.strength_base[spell] + realm.kit.strength_per_mage[spell] * state.counts[unit]


def strike(realm: Realm, field: Field, state: CastleState, unit: i64, spell: i64, struck: vec[i64], log: Log) -> None:
    """CC-13.5, CC-13.6, CC-13.12. A roll for each squad struck, all with the strength at casting; then the counters."""
    kit = realm.kit
    seat = owner(kit, state, unit)
    power: i64 = magic_power(realm, state, unit, spell)
    at: i64 = len(struck) - 1
    while at >= 0:
        state.agenda.append(Step(COUNTER, owner(kit, state, struck[at]), struck[at], unit))
        at -= 1
    for foe in struck:
        if not state.counts[foe] or state.ending:
            continue
        roll = state.rng.roll(kit.die)
        each = defence(kit, state, foe)
        fallen = casualties(roll + power, each, state.counts[foe])
        if log.wanted:
            log.emit(Struck(seat, spell, owner(kit, state, foe), foe, roll, roll + power, each, fallen))
        lose(realm, field, state, foe, fallen, seat, log)


def fade(realm: Realm, state: CastleState, seat: Seat, log: Log) -> None:
    """CC-13.7. At the start of the caster's turn his lasting effects end, and his spells can be cast again."""
    kit = realm.kit
    spell: i64
    for spell in range(len(kit.kind)):
        if kit.spell_army[spell] == state.armies[seat]:
            state.cast[spell] = 0
            if state.effects[spell]:
                state.effects[spell] = 0
                if log.wanted:
                    log.emit(Faded(seat, spell))
