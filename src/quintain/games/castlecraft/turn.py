"""CC-5 and CC-6. The course of a turn: what is asked, and what follows by itself."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from quintain.games.castlecraft import battle, building, portals, spells
from quintain.games.castlecraft.events import Acted, Began
from quintain.games.castlecraft.field import Field
from quintain.games.castlecraft.income import take_income
from quintain.games.castlecraft.movement import destinations
from quintain.games.castlecraft.realm import Realm
from quintain.games.castlecraft.squads import manoeuvres
from quintain.games.castlecraft.stalemate import close_turn
from quintain.games.castlecraft.state import CastleState
from quintain.games.castlecraft.steps import (
    BUILD,
    CHOOSE,
    COUNTER,
    DEPLOY,
    INCOME,
    MANOEUVRE_END,
    MOVE,
    STRIKE,
    TURN_END,
    TURN_START,
)
from quintain.kernel.agenda import Step, then
from quintain.kernel.events import Log
from quintain.kernel.types import Action, Seat

ALL: Final = 1 << 30  # no limit on the options listed


def field_of(realm: Realm, state: CastleState) -> Field:
    return realm.atlas.field(state.armies, state.places)


# What may be chosen


def options(realm: Realm, state: CastleState) -> vec[Action]:
    """The choices of the step that waits, ascending."""
    field = field_of(realm, state)
    step = state.agenda[-1]
    if step.kind == MOVE:
        return destinations(realm.kit, field, state, step.a, realm.verbs.move.first, realm.verbs.end_squad.first)
    if step.kind == STRIKE:
        return strikes(realm, field, state, step.a, ALL)
    if step.kind == BUILD:
        return building.build_options(realm, field, state, step.seat, ALL)
    if step.kind == CHOOSE:
        return squads_to_act(realm, state, step.seat)
    if step.kind == DEPLOY:
        cells = building.deploy_cells(realm, field, state, step.seat, ALL)
        at: i64
        for at in range(len(cells)):
            cells[at] += realm.verbs.deploy.first
        return cells
    return vec[i64]([realm.verbs.counter.first, realm.verbs.decline.first])


def squads_to_act(realm: Realm, state: CastleState, seat: Seat) -> vec[Action]:
    """CC-6.1. Own squads that have not acted this turn, and the end of the stage."""
    actions = vec[i64](capacity=8)
    unit: i64
    for unit in range(realm.kit.n):
        if state.counts[unit] and not state.acted[unit] and realm.kit.army[unit] == state.armies[seat]:
            actions = append(actions, realm.verbs.act.of(unit))
    return append(actions, realm.verbs.end_actions.first)


def strikes(realm: Realm, field: Field, state: CastleState, unit: i64, limit: i64) -> vec[Action]:
    """CC-6.2. Attacks, spells and passing; with a limit only as many targets as that."""
    actions = vec[i64](capacity=16)
    actions = battle.add_targets(realm, field, state, unit, actions, limit)
    actions = portals.add_portals(realm, field, state, unit, actions, limit)
    actions = spells.add_spells(realm, field, state, unit, actions, limit)
    return append(actions, realm.verbs.skip.first)


# What a choice does


def carry_out(realm: Realm, state: CastleState, action: Action, log: Log) -> None:
    """The choice of the step that waits, and everything that follows without a choice."""
    field = field_of(realm, state)
    step = state.agenda.pop()
    if step.kind == MOVE:
        move(realm, field, state, step, action, log)
    elif step.kind == STRIKE:
        strike(realm, field, state, step, action, log)
    elif step.kind == CHOOSE:
        if action != realm.verbs.end_actions.first:
            choose_squad(state, step, realm.verbs.act.a(action), log)
    elif step.kind == BUILD:
        build(realm, field, state, step, action, log)
    elif step.kind == DEPLOY:
        building.deploy(state, step.seat, step.a, realm.verbs.deploy.a(action), log)
    elif action == realm.verbs.counter.first:
        battle.counter(realm, field, state, step.a, step.b, log)
    else:
        battle.decline(state, step.seat, step.a, log)
    carry_on(realm, field, state, log)


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


# What follows by itself


def carry_on(realm: Realm, field: Field, state: CastleState, log: Log) -> None:
    """CC-5.4. Do every step that needs no choice, and take every choice that has one option."""
    while state.agenda:
        step = state.agenda[-1]
        if step.kind == MOVE:
            return  # staying and giving up are always two options
        if step.kind == STRIKE:
            if len(strikes(realm, field, state, step.a, 1)) > 1:
                return
            state.agenda.pop()
            state.agenda.append(Step(MANOEUVRE_END, step.seat, step.a, step.b))
        elif step.kind == CHOOSE:
            if len(squads_to_act(realm, state, step.seat)) > 1:
                return
            state.agenda.pop()
        elif step.kind == BUILD:
            if len(building.build_options(realm, field, state, step.seat, 1)) > 1:
                return
            state.agenda.pop()
        elif step.kind == DEPLOY:
            cells = building.deploy_cells(realm, field, state, step.seat, 2)
            if len(cells) > 1:
                return
            state.agenda.pop()
            building.deploy(state, step.seat, step.a, cells[0], log)
        elif step.kind == COUNTER:
            if not battle.may_counter(realm, field, state, step.a, step.b):
                state.agenda.pop()
            elif realm.asks:
                return
            else:
                state.agenda.pop()
                battle.counter(realm, field, state, step.a, step.b, log)
        else:
            state.agenda.pop()
            proceed(realm, field, state, step, log)


def proceed(realm: Realm, field: Field, state: CastleState, step: Step, log: Log) -> None:
    """The steps that never wait."""
    if step.kind == MANOEUVRE_END:
        # CC-6.2, CC-13.14. Shackles are looked at now.
        if state.counts[step.a] and step.b < manoeuvres(realm.kit, state, step.a):
            state.agenda.append(Step(MOVE, step.seat, step.a, step.b + 1))
    elif step.kind == INCOME:
        take_income(realm, field, state, step.seat, log)
    elif step.kind == TURN_END:
        close_turn(realm, state, log)
        if not state.ending:
            state.agenda.append(Step(TURN_START, state.order[state.turn]))
    else:
        begin_turn(realm, state, step.seat, log)


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
