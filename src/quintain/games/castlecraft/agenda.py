"""From a choice to the next question: what each step does, and what follows by itself."""

from __future__ import annotations

from quintain.games.castlecraft import battle, building, setup, turn
from quintain.games.castlecraft.field import Field
from quintain.games.castlecraft.income import take_income
from quintain.games.castlecraft.questions import armies_left, squads_to_act, strikes
from quintain.games.castlecraft.realm import Realm, field_of
from quintain.games.castlecraft.squads import manoeuvres
from quintain.games.castlecraft.stalemate import close_turn
from quintain.games.castlecraft.state import CastleState
from quintain.games.castlecraft.steps import (
    BUILD,
    CHOOSE,
    CHOOSE_ARMY,
    COUNTER,
    DEPLOY,
    FIRST_TURN,
    INCOME,
    MANOEUVRE_END,
    MOVE,
    STRIKE,
    TURN_END,
    TURN_START,
)
from quintain.kernel.agenda import Step
from quintain.kernel.events import Log
from quintain.kernel.types import Action


def carry_out(realm: Realm, state: CastleState, action: Action, log: Log) -> None:
    """The choice of the step that waits, and everything that follows without a choice."""
    step = state.agenda.pop()
    if step.kind == CHOOSE_ARMY:
        setup.choose_army(state, step.seat, realm.verbs.choose_army.a(action), log)
        begin(realm, state, log)
        return
    field = field_of(realm, state)
    if step.kind == MOVE:
        turn.move(realm, field, state, step, action, log)
    elif step.kind == STRIKE:
        turn.strike(realm, field, state, step, action, log)
    elif step.kind == CHOOSE:
        if action != realm.verbs.end_actions.first:
            turn.choose_squad(state, step, realm.verbs.act.a(action), log)
    elif step.kind == BUILD:
        turn.build(realm, field, state, step, action, log)
    elif step.kind == DEPLOY:
        building.deploy(state, step.seat, step.a, realm.verbs.deploy.a(action), log)
    elif action == realm.verbs.counter.first:
        battle.counter(realm, field, state, step.a, step.b, log)
    else:
        battle.decline(state, step.seat, step.a, log)
    carry_on(realm, field, state, log)


def begin(realm: Realm, state: CastleState, log: Log) -> None:
    """CC-4.8. Go on choosing armies; after the last choice the castles stand, and the first turn begins."""
    while state.agenda[-1].kind == CHOOSE_ARMY:
        left = armies_left(realm, state)
        if len(left) > 1:
            return
        step = state.agenda.pop()
        setup.choose_army(state, step.seat, realm.verbs.choose_army.a(left[0]), log)
    if state.agenda[-1].kind == FIRST_TURN:
        state.agenda.pop()
        setup.open_game(realm, state, log)
    carry_on(realm, field_of(realm, state), state, log)


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
        turn.begin_turn(realm, state, step.seat, log)
