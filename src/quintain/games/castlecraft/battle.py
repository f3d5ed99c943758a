"""CC-9 to CC-11. Attack, counter-attack and rewards."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from quintain.games.castlecraft.events import Attacked, Countered, Declined, Destroyed, Rewarded
from quintain.games.castlecraft.field import Field
from quintain.games.castlecraft.goal import check_conquest, vanish
from quintain.games.castlecraft.reach import reaches
from quintain.games.castlecraft.realm import Realm
from quintain.games.castlecraft.squads import defence, owner, reach_of, strength, veiled
from quintain.games.castlecraft.state import CastleState
from quintain.games.castlecraft.steps import COUNTER
from quintain.kernel.agenda import Step
from quintain.kernel.events import Log
from quintain.kernel.types import Seat


def in_reach(realm: Realm, field: Field, state: CastleState, unit: i64, foe: i64) -> bool:
    """Whether a squad can attack another from where it stands."""
    return in_reach_from(realm, field, state, unit, state.cells[unit], foe)


def in_reach_from(realm: Realm, field: Field, state: CastleState, unit: i64, cell: i64, foe: i64) -> bool:
    """CC-8, CC-13.8. The same from another cell."""
    distance: i64 = 0 if veiled(realm.kit, state, foe) else reach_of(realm.kit, state, unit)
    return reaches(field, state, realm.sightless, cell, state.cells[foe], distance)


def add_targets(realm: Realm, field: Field, state: CastleState, unit: i64, actions: vec[i64], limit: i64) -> vec[i64]:
    """CC-9.1. The enemy squads in reach, as actions; no more than `limit`."""
    kit = realm.kit
    seat = owner(kit, state, unit)
    foe: i64
    for foe in range(kit.n):
        if len(actions) >= limit:
            break
        if state.counts[foe] and owner(kit, state, foe) != seat and in_reach(realm, field, state, unit, foe):
            actions = append(actions, realm.verbs.attack.of(foe))
    return actions


def casualties(total: i64, defence_of_one: i64, standing: i64) -> i64:
    """CC-9.3. How often the defence of one fits into the total, never more than stand there."""
    return min(total // defence_of_one, standing)


def lose(realm: Realm, field: Field, state: CastleState, unit: i64, fallen: i64, taker: Seat, log: Log) -> None:
    """CC-9.4, CC-11.1. Warriors fall, whoever felled them is paid, and conquest is checked."""
    if fallen == 0:
        return
    seat = owner(realm.kit, state, unit)
    state.counts[unit] -= fallen
    state.eventful = 1
    if state.counts[unit] == 0:
        vanish(state, unit)
        if log.wanted:
            log.emit(Destroyed(seat, unit))
    gold = fallen * realm.kit.reward_gold
    mana = fallen * realm.kit.reward_mana if realm.kit.mage[unit] else 0
    state.gold[taker] += gold
    state.mana[taker] += mana
    if log.wanted:
        log.emit(Rewarded(taker, gold, mana))
    check_conquest(realm, field, state, log)


def attack(realm: Realm, field: Field, state: CastleState, unit: i64, foe: i64, log: Log) -> None:
    """CC-9.2. Die and strength against the defence of the target; then its survivors may counter."""
    kit = realm.kit
    seat, target = owner(kit, state, unit), owner(kit, state, foe)
    roll = state.rng.roll(kit.die)
    total: i64 = roll + strength(kit, state, unit)
    each = defence(kit, state, foe)
    fallen = casualties(total, each, state.counts[foe])
    state.agenda.append(Step(COUNTER, target, foe, unit))
    if log.wanted:
        log.emit(Attacked(seat, unit, target, foe, roll, total, each, fallen))
    lose(realm, field, state, foe, fallen, seat, log)


def may_counter(realm: Realm, field: Field, state: CastleState, unit: i64, attacker: i64) -> bool:
    """CC-10.1. Survivors that have the attacker within their own reach."""
    return state.counts[unit] > 0 and state.counts[attacker] > 0 and in_reach(realm, field, state, unit, attacker)


def counter(realm: Realm, field: Field, state: CastleState, unit: i64, attacker: i64, log: Log) -> None:
    """CC-10.2. Resolved like an attack by the survivors; there is no counter to it."""
    kit = realm.kit
    seat, target = owner(kit, state, unit), owner(kit, state, attacker)
    roll = state.rng.roll(kit.die)
    total: i64 = roll + strength(kit, state, unit)
    each = defence(kit, state, attacker)
    fallen = casualties(total, each, state.counts[attacker])
    if log.wanted:
        log.emit(Countered(seat, unit, target, attacker, roll, total, each, fallen))
    lose(realm, field, state, attacker, fallen, seat, log)


def decline(state: CastleState, seat: Seat, unit: i64, log: Log) -> None:
    """CC-10.4."""
    if log.wanted:
        log.emit(Declined(seat, unit))
