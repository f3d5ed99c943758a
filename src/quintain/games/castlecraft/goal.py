"""CC-18. Conquest, elimination and how the game ends."""

from __future__ import annotations

from typing import Final

from librt.vecs import append
from mypy_extensions import i64

from quintain.games.castlecraft.events import Conquered, Ended, Won
from quintain.games.castlecraft.field import Field
from quintain.games.castlecraft.realm import Realm
from quintain.games.castlecraft.state import NOBODY, NOWHERE, CastleState
from quintain.games.castlecraft.steps import COUNTER, TURN_END
from quintain.kernel.agenda import Step
from quintain.kernel.events import Log
from quintain.kernel.types import Seat

# How a game ends
CONQUEST: Final = 1  # one king is left
FIRST_CONQUEST: Final = 2
EXHAUSTION: Final = 3
ROUND_CAP: Final = 4
QUIET_CAP: Final = 5
LENGTH: Final = 6
CLAUSES: Final = ("", "CC-18.3", "CC-18.4", "CC-19.1", "CC-19.2", "CC-19.3", "CC-19.4")


def on_turn(state: CastleState) -> Seat:
    """Whose turn it is; nobody's while armies are chosen."""
    return state.order[state.turn] if len(state.order) else NOBODY


def stormed(field: Field, state: CastleState, seat: Seat) -> bool:
    """CC-18.1 b, c. None of a player's tokens is left in his main castle, and somebody else has one there."""
    castle = state.places[seat]
    foreign = False
    tower: i64
    for tower in range(len(state.tokens)):
        if state.tokens[tower] != NOBODY and field.tower_castle[tower] == castle:
            if state.tokens[tower] == seat:
                return False
            foreign = True
    return foreign


def conquered(realm: Realm, field: Field, state: CastleState, seat: Seat) -> bool:
    """CC-18.1. No squad of his in his main castle, none of his tokens there, and a token of somebody else."""
    if not stormed(field, state, seat):
        return False
    castle = state.places[seat]
    unit: i64
    for unit in range(realm.kit.n):
        if state.counts[unit] and realm.kit.army[unit] == state.armies[seat] and field.castle[state.cells[unit]] == castle:
            return False
    return True


def check_conquest(realm: Realm, field: Field, state: CastleState, log: Log) -> None:
    """CC-18.2, CC-18.6. After everything that happens: at most one living player can have been conquered."""
    for seat in state.order:
        if state.alive[seat] and conquered(realm, field, state, seat):
            fall(realm, field, state, seat, log)
            return


def conqueror(field: Field, state: CastleState, loser: Seat) -> Seat:
    """CC-18.4. The player on turn if he has a token there, else the most floors there, else the latest token."""
    castle = state.places[loser]
    best: Seat = NOBODY
    most: i64 = -1
    latest: i64 = -1
    for seat in state.order:
        if seat == loser:
            continue
        floors: i64 = 0
        serial: i64 = -1
        tower: i64
        for tower in range(len(state.tokens)):
            if state.tokens[tower] == seat and field.tower_castle[tower] == castle:
                floors += field.tower_floors[tower]
                serial = max(serial, state.serials[tower])
        if serial < 0:
            continue
        if seat == on_turn(state):
            return seat
        if floors > most or (floors == most and serial > latest):
            best, most, latest = seat, floors, serial
    return best


def fall(realm: Realm, field: Field, state: CastleState, loser: Seat, log: Log) -> None:
    """CC-18.3 to CC-18.5. A king is out; the game ends if he was the last opponent or the first conquest decides."""
    decides = realm.first_conquest and realm.seats == 3 and len(state.fallen) == 0
    winner = conqueror(field, state, loser) if decides else NOBODY
    clear_away(realm, state, loser)
    left: i64 = 0
    last: Seat = NOBODY
    seat: Seat
    for seat in range(realm.seats):
        if state.alive[seat]:
            left += 1
            last = seat
    if left == 1:
        winner = last
    if log.wanted:
        log.emit(Conquered(loser, state.places[loser]))
    if decides:
        finish(state, FIRST_CONQUEST, winner, log)
    elif left == 1:
        finish(state, CONQUEST, winner, log)


def clear_away(realm: Realm, state: CastleState, loser: Seat) -> None:
    """CC-18.5. Squads, tokens, chips, spells and the castle of an eliminated player; his turn ends."""
    kit = realm.kit
    army = state.armies[loser]
    state.alive[loser] = 0
    state.fallen = append(state.fallen, loser)
    state.gold[loser] = 0
    state.mana[loser] = 0
    state.lords[state.places[loser]] = NOBODY
    state.eventful = 1  # CC-R55
    unit: i64
    for unit in range(kit.n):
        if kit.army[unit] == army and state.counts[unit]:
            state.counts[unit] = 0
            vanish(state, unit)
    spell: i64
    for spell in range(len(state.effects)):
        if kit.spell_army[spell] == army:
            state.effects[spell] = 0
    tower: i64
    for tower in range(len(state.tokens)):
        if state.tokens[tower] == loser:
            state.tokens[tower] = NOBODY
            state.serials[tower] = 0
    kept: list[Step] = []
    for step in state.agenda:
        if step.kind == TURN_END or (on_turn(state) != loser and not (step.kind == COUNTER and step.seat == loser)):
            kept.append(step)
    state.agenda = kept


def vanish(state: CastleState, unit: i64) -> None:
    """CC-9.4. A squad without warriors leaves the board, and the effects on it end."""
    state.cells[unit] = NOWHERE
    state.acted[unit] = 0
    spell: i64
    for spell in range(len(state.effects)):
        state.effects[spell] &= ~(1 << unit)


def finish(state: CastleState, ending: i64, winner: Seat, log: Log) -> None:
    """Nothing more is rolled or asked."""
    state.ending = ending
    state.winner = winner
    state.agenda = []
    if log.wanted:
        if winner != NOBODY:
            log.emit(Won(winner, CLAUSES[ending]))
        log.emit(Ended(CLAUSES[ending]))
