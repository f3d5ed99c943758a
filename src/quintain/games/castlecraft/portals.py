"""CC-12. Breaking doors and gates, and the traps of arches."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from quintain.games.castlecraft.battle import casualties, lose
from quintain.games.castlecraft.events import Battered, Broke, Moved, Trapped
from quintain.games.castlecraft.field import Field
from quintain.games.castlecraft.goal import check_conquest
from quintain.games.castlecraft.movement import Walks, budget, enters_arch, hostile, length_of, may_meet_arch
from quintain.games.castlecraft.reach import portal_reach
from quintain.games.castlecraft.realm import Realm
from quintain.games.castlecraft.squads import defence, owner, reach_of, strength
from quintain.games.castlecraft.state import CastleState
from quintain.kernel.events import Log
from quintain.kernel.types import Seat


def breakable(field: Field, state: CastleState, seat: Seat, portal: i64) -> bool:
    """CC-12.1. A whole door or gate of a castle that the attacker does not own."""
    castle = field.portal_castle[portal]
    return castle >= 0 and not state.broken[portal] and state.lords[castle] != seat


def add_portals(realm: Realm, field: Field, state: CastleState, unit: i64, actions: vec[i64], limit: i64) -> vec[i64]:
    """CC-12.2. The doors and gates in reach, as actions; no more than `limit`."""
    seat = owner(realm.kit, state, unit)
    distance = reach_of(realm.kit, state, unit)
    portal: i64
    for portal in range(len(state.broken)):
        if len(actions) >= limit:
            break
        if breakable(field, state, seat, portal) and portal_reach(
            field, state, realm.sightless, state.cells[unit], portal, distance
        ):
            actions = append(actions, realm.verbs.breach.of(portal))
    return actions


def ram(realm: Realm, state: CastleState, army: i64) -> i64:
    """CC-12.1. What an army's upgrades add against doors and gates."""
    total: i64 = 0
    card: i64
    for card in range(realm.kit.upgrades):
        if state.cards[card] and realm.kit.card_army[card] == army:
            total += realm.kit.card_ram[card]
    return total


def breach(realm: Realm, field: Field, state: CastleState, unit: i64, portal: i64, log: Log) -> None:
    """CC-12.1, CC-12.3. It breaks when the total reaches its defence; otherwise nothing has happened."""
    kit = realm.kit
    seat = owner(kit, state, unit)
    roll = state.rng.roll(kit.die)
    total: i64 = roll + strength(kit, state, unit) + ram(realm, state, kit.army[unit])
    holds: i64 = kit.gate if field.portal_gate[portal] else kit.door
    if log.wanted:
        log.emit(Battered(seat, unit, portal, field.portal_gate[portal], roll, total, holds))
    if total >= holds:
        state.broken[portal] = 1
        state.eventful = 1
        if log.wanted:
            log.emit(Broke(seat, portal, field.portal_gate[portal]))


def march(realm: Realm, field: Field, state: CastleState, unit: i64, to: i64, log: Log) -> None:
    """CC-7.10, CC-12.7. Walk to the chosen cell, through whatever arches lie on the way."""
    start = state.cells[unit]
    if to == start:
        return
    seat = owner(realm.kit, state, unit)
    trapped = may_meet_arch(field, state, seat, start, to, budget(realm.kit, state, unit))
    if not trapped and not log.wanted:
        state.cells[unit] = to
        check_conquest(realm, field, state, log)
        return
    path = Walks(realm.kit, field, state, unit).path(to)
    walked = vec[i64]([start])
    at: i64
    for at in range(1, len(path)):
        cell = path[at]
        walked = append(walked, cell)
        castle = field.castle[cell]
        if castle >= 0 and hostile(state, seat, castle) and enters_arch(field, path[at - 1], cell):
            stop(realm, field, state, unit, walked, log)
            if not state.counts[unit] or state.ending:
                return
            spring(realm, field, state, unit, castle, log)
            if not state.counts[unit] or state.ending:
                return
            walked = vec[i64]([cell])
    if len(walked) > 1:
        stop(realm, field, state, unit, walked, log)


def stop(realm: Realm, field: Field, state: CastleState, unit: i64, walked: vec[i64], log: Log) -> None:
    """CC-18.2. A movement is judged where the squad stops."""
    state.cells[unit] = walked[-1]
    if log.wanted:
        log.emit(Moved(owner(realm.kit, state, unit), unit, walked[-1], length_of(field, walked), walked))
    check_conquest(realm, field, state, log)


def spring(realm: Realm, field: Field, state: CastleState, unit: i64, castle: i64, log: Log) -> None:
    """CC-12.6. The arch strikes with its own strength; its lord takes the reward, and nobody counters."""
    kit = realm.kit
    lord = state.lords[castle]
    roll = state.rng.roll(kit.die)
    total: i64 = roll + kit.arch
    each = defence(kit, state, unit)
    fallen = casualties(total, each, state.counts[unit])
    if log.wanted:
        log.emit(Trapped(lord, owner(kit, state, unit), unit, state.cells[unit], roll, total, each, fallen))
    lose(realm, field, state, unit, fallen, lord, log)
