"""CC-5 and CC-6. The course of a turn: its stages, and the manoeuvres of a squad."""

from __future__ import annotations

from mypy_extensions import i64

from quintain.games.castlecraft import battle, building, portals, spells
from quintain.games.castlecraft.events import Acted, Began
from quintain.games.castlecraft.field import Field
from quintain.games.castlecraft.realm import Realm
from quintain.games.castlecraft.state import CastleState
from quintain.games.castlecraft.steps import BUILD, CHOOSE, INCOME, MANOEUVRE_END, MOVE, STRIKE, TURN_END
from quintain.kernel.agenda import Step, then
from quintain.kernel.events import Log
from quintain.kernel.types import Action, Seat


def begin_turn(realm: Realm, state: CastleState, seat: Seat, log: Log) -> None:
    """CC-5.1. The player's effects end, his marks are cleared; actions, income and building follow."""
    if log.wanted:
        log.emit(Began(seat, state.round))
    spells.fade(realm, state, seat, log)
    unit: i64
    for unit in range(realm.kit.n):
        if realm.kit.army[unit] == state.armies[seat]:
            state.acted[unit] = 0
    then(state, Step(CHOOSE, seat), Step(INCOME, seat), Step(BUILD, seat), Step(TURN_END, seat))


def choose_squad(state: CastleState, step: Step, unit: i64, log: Log) -> None:
    """CC-6.1. The squad acts now and not again this turn."""
    state.acted[unit] = 1
    if log.wanted:
        log.emit(Acted(step.seat, unit))
    then(state, Step(MOVE, step.seat, unit, 1), step)


def move(realm: Realm, field: Field, state: CastleState, step: Step, action: Action, log: Log) -> None:
    """CC-6.2. A movement, then the strike of the same manoeuvre, if the squad is still there."""
    if action == realm.verbs.end_squad.first:
        return
    portals.march(realm, field, state, step.a, realm.verbs.move.a(action), log)
    if state.counts[step.a] and not state.ending:
        state.agenda.append(Step(STRIKE, step.seat, step.a, step.b))


def strike(realm: Realm, field: Field, state: CastleState, step: Step, action: Action, log: Log) -> None:
    """CC-6.2. One attack or spell; the manoeuvre ends when all that follows from it is done."""
    verbs = realm.verbs
    unit = step.a
    state.agenda.append(Step(MANOEUVRE_END, step.seat, unit, step.b))
    if verbs.attack.holds(action):
        battle.attack(realm, field, state, unit, verbs.attack.a(action), log)
    elif verbs.breach.holds(action):
        portals.breach(realm, field, state, unit, verbs.breach.a(action), log)
    elif verbs.cast.holds(action):
        spells.cast(realm, field, state, unit, verbs.cast.a(action), verbs.cast.b(action), log)
    elif verbs.enchant.holds(action):
        spells.enchant(realm, field, state, unit, verbs.enchant.a(action), log)


def build(realm: Realm, field: Field, state: CastleState, step: Step, action: Action, log: Log) -> None:
    """CC-15.1. One thing built, and the stage goes on; or the turn ends."""
    verbs = realm.verbs
    if action == verbs.end_turn.first:
        return
    state.agenda.append(step)
    if verbs.token.holds(action):
        building.claim(realm, field, state, step.seat, verbs.token.a(action), log)
    elif verbs.recruit.holds(action):
        building.recruit(realm, state, step.seat, verbs.recruit.a(action), log)
    else:
        building.buy(realm, state, step.seat, verbs.buy.a(action), log)
