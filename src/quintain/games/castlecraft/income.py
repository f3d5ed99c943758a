"""CC-14. What towers and far squads bring."""

from __future__ import annotations

from mypy_extensions import i64

from quintain.games.castlecraft.events import Collected, Gathered
from quintain.games.castlecraft.field import ROUND, Field
from quintain.games.castlecraft.realm import Realm
from quintain.games.castlecraft.state import CastleState
from quintain.kernel.events import Log
from quintain.kernel.types import Seat


def tower_pays(realm: Realm, field: Field, state: CastleState, tower: i64) -> i64:
    """CC-14.1. Nothing with a stranger on the platform, one chip with a stranger in the castle, else a chip per floor."""
    army = state.armies[state.tokens[tower]]
    castle = field.tower_castle[tower]
    pays = field.tower_floors[tower]
    unit: i64
    for unit in range(realm.kit.n):
        if state.counts[unit] and realm.kit.army[unit] != army and field.castle[state.cells[unit]] == castle:
            if field.tower[state.cells[unit]] == tower:
                return 0
            pays = 1
    return pays


def gathers(realm: Realm, field: Field, state: CastleState, seat: Seat, unit: i64) -> bool:
    """CC-14.2. Whether a squad is far enough from its main castle to gather natural energy."""
    if not state.counts[unit] or realm.kit.army[unit] != state.armies[seat]:
        return False
    return field.gap[state.places[seat]][state.cells[unit]] > realm.kit.far


def forecast(realm: Realm, field: Field, state: CastleState, seat: Seat) -> tuple[i64, i64]:
    """CC-14. Gold and mana that the income stage would bring now."""
    gold: i64 = 0
    mana: i64 = 0
    tower: i64
    for tower in range(len(state.tokens)):
        if state.tokens[tower] == seat:
            pays = tower_pays(realm, field, state, tower)
            if field.tower_kind[tower] == ROUND:
                mana += pays
            else:
                gold += pays
    unit: i64
    for unit in range(realm.kit.n):
        if gathers(realm, field, state, seat, unit):
            mana += realm.kit.energy
    return gold, mana


def take_income(realm: Realm, field: Field, state: CastleState, seat: Seat, log: Log) -> None:
    """CC-14. Always taken, for chips never harm."""
    tower: i64
    for tower in range(len(state.tokens)):
        if state.tokens[tower] != seat:
            continue
        pays = tower_pays(realm, field, state, tower)
        gold: i64 = 0 if field.tower_kind[tower] == ROUND else pays
        state.gold[seat] += gold
        state.mana[seat] += pays - gold
        if log.wanted:
            log.emit(Collected(seat, tower, field.tower_castle[tower], gold, pays - gold))
    unit: i64
    for unit in range(realm.kit.n):
        if gathers(realm, field, state, seat, unit):
            state.mana[seat] += realm.kit.energy
            if log.wanted:
                log.emit(Gathered(seat, unit, realm.kit.energy))
