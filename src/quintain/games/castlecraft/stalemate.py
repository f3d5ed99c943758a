"""CC-19. Games that no conquest ends, and the ranks of every ending."""

from __future__ import annotations

from mypy_extensions import i64

from quintain.games.castlecraft.building import can_pay_a_unit
from quintain.games.castlecraft.events import RoundEnded
from quintain.games.castlecraft.field import Field
from quintain.games.castlecraft.goal import CLAUSES, CONQUEST, EXHAUSTION, FIRST_CONQUEST, LENGTH, QUIET_CAP, ROUND_CAP, finish
from quintain.games.castlecraft.realm import Realm
from quintain.games.castlecraft.state import NOBODY, CastleState
from quintain.kernel.events import Log
from quintain.kernel.game import Outcome
from quintain.kernel.types import Seat


def exhausted(realm: Realm, state: CastleState) -> bool:
    """CC-19.1. Nobody has a squad, nobody a token, and nobody can pay for a warrior."""
    for count in state.counts:
        if count:
            return False
    for token in state.tokens:
        if token != NOBODY:
            return False
    seat: Seat
    for seat in range(realm.seats):  # a generator is slower when compiled
        if state.alive[seat] and can_pay_a_unit(realm, state, seat):
            return False
    return True


def close_round(realm: Realm, state: CastleState, log: Log) -> None:
    """CC-19.5. The checks of a complete round: its number first, then its quiet."""
    if log.wanted:
        log.emit(RoundEnded(state.round))
    state.quiet = 0 if state.eventful else state.quiet + 1
    state.eventful = 0
    if realm.round_cap and state.round >= realm.round_cap:
        finish(state, ROUND_CAP, NOBODY, log)
    elif not realm.round_cap and state.round >= realm.kit.rounds:
        finish(state, LENGTH, NOBODY, log)
    elif realm.quiet_cap and state.quiet >= realm.quiet_cap:
        finish(state, QUIET_CAP, NOBODY, log)
    else:
        state.round += 1


def close_turn(realm: Realm, state: CastleState, log: Log) -> None:
    """CC-5.3, CC-5.5, CC-19.5. Look for the next living player; past the end of the order a round is complete."""
    if exhausted(realm, state):
        finish(state, EXHAUSTION, NOBODY, log)
        return
    turn: i64 = state.turn + 1
    while turn < realm.seats and not state.alive[state.order[turn]]:
        turn += 1
    if turn == realm.seats:
        close_round(realm, state, log)
        if state.ending:
            return
        turn = 0
        while not state.alive[state.order[turn]]:
            turn += 1
    state.turn = turn


def floors_held(field: Field, state: CastleState, seat: Seat) -> int:
    """CC-19.2. Floors under all tokens of a player."""
    return sum([int(field.tower_floors[tower]) for tower in range(len(state.tokens)) if state.tokens[tower] == seat])


def army_price(realm: Realm, state: CastleState, seat: Seat) -> int:
    """CC-19.2. What the warriors on the board cost."""
    kit = realm.kit
    return sum(
        [
            int(state.counts[unit] * (kit.gold[unit] + kit.mana[unit]))
            for unit in range(kit.n)
            if kit.army[unit] == state.armies[seat]
        ]
    )


def standing(realm: Realm, field: Field, state: CastleState, seat: int) -> tuple[int, int, int, int]:
    """What ranks a player, larger is better; the eliminated come last, the last to fall in front."""
    if not state.alive[seat]:
        return -1, list(state.fallen).index(seat), 0, 0
    if state.ending in (CONQUEST, FIRST_CONQUEST):
        return (1 if seat == state.winner else 0), 0, 0, 0
    if state.ending in (ROUND_CAP, LENGTH):
        chips = int(state.gold[seat] + state.mana[seat])
        return 0, floors_held(field, state, seat), army_price(realm, state, seat), chips
    return 0, 0, 0, 0


def outcome(realm: Realm, field: Field, state: CastleState) -> Outcome:
    """Ranks; as points the floors under a player's tokens, since this game has no others."""
    seats = range(int(realm.seats))
    standings = [standing(realm, field, state, seat) for seat in seats]
    ranks = [1 + len([other for other in standings if other > standings[seat]]) for seat in seats]
    return Outcome(ranks, [floors_held(field, state, seat) for seat in seats], CLAUSES[state.ending])
