"""What is asked at each step that waits: the decision, its clause and its choices."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from quintain.games.castlecraft import battle, building, portals, spells
from quintain.games.castlecraft.field import Field
from quintain.games.castlecraft.movement import destinations
from quintain.games.castlecraft.realm import Realm, field_of
from quintain.games.castlecraft.state import NOBODY, CastleState
from quintain.games.castlecraft.steps import BUILD, CHOOSE, CHOOSE_ARMY, COUNTER, DEPLOY, MOVE, STRIKE
from quintain.kernel.game import Decision, Turn
from quintain.kernel.types import Action, Json, Seat

ALL: Final = 1 << 30  # no limit on the options listed

# By the kind of the step: CHOOSE, MOVE, STRIKE, COUNTER, BUILD, DEPLOY, CHOOSE_ARMY
CLAUSES: Final = ("CC-6.1", "CC-7.10", "CC-6.2", "CC-10.4", "CC-15.1", "CC-16.3", "CC-4.8")
PROMPTS: Final = ("choose_squad", "move", "strike", "counter", "build", "deploy", "choose_army")


PHASES: Final = ("actions", "actions", "actions", "actions", "building", "building", "armies")


def turn_of(realm: Realm, state: CastleState) -> Turn:
    """Turns are counted over all rounds; before the first one armies are chosen."""
    if not len(state.order):
        return Turn(0, state.agenda[-1].seat, 0, PHASES[CHOOSE_ARMY])
    number: i64 = (state.round - 1) * realm.seats + state.turn + 1
    if not state.agenda:
        return Turn(number, NOBODY, state.round, "over")
    return Turn(number, state.order[state.turn], state.round, PHASES[state.agenda[-1].kind])


def absent(realm: Realm, state: CastleState) -> Action:
    """For a seat that is away: it does nothing more, but strikes back; the first army or cell where it must choose."""
    verbs = realm.verbs
    kind = state.agenda[-1].kind
    if kind == CHOOSE:
        return verbs.end_actions.first
    if kind == MOVE:
        return verbs.end_squad.first
    if kind == STRIKE:
        return verbs.skip.first
    if kind == COUNTER:
        return verbs.counter.first
    if kind == BUILD:
        return verbs.end_turn.first
    return options(realm, state)[0]


def routine(realm: Realm, state: CastleState, seat: Seat) -> Action:
    """A bot takes an army by its place and turn to choose: none is a favourite. Everything else is thought about."""
    if state.agenda[-1].kind != CHOOSE_ARMY:
        return -1
    left = armies_left(realm, state)
    return left[(state.places[seat] + len(state.agenda) + seat) % len(left)]


def decision(realm: Realm, state: CastleState, seat: Seat) -> Decision:
    """The question and what it mentions: the squad that acts or answers, and its manoeuvre."""
    step = state.agenda[-1]
    units = realm.kit.units
    about: dict[str, Json] = {}
    if step.kind in (MOVE, STRIKE):
        about = {"unit": units[step.a], "manoeuvre": int(step.b)}
    elif step.kind == COUNTER:
        about = {"unit": units[step.a], "foe": units[step.b]}
    elif step.kind == DEPLOY:
        about = {"unit": units[step.a]}
    return Decision(int(seat), CLAUSES[step.kind], PROMPTS[step.kind], list(options(realm, state)), about)


def options(realm: Realm, state: CastleState) -> vec[Action]:
    """The choices of the step that waits, ascending."""
    step = state.agenda[-1]
    if step.kind == CHOOSE_ARMY:
        return armies_left(realm, state)
    field = field_of(realm, state)
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
    return vec[i64]([realm.verbs.skip.first, realm.verbs.counter.first])


def armies_left(realm: Realm, state: CastleState) -> vec[Action]:
    """CC-4.8. The armies that nobody has, given and drawn ones counted as had."""
    actions = vec[i64](capacity=4)
    army: i64
    for army in range(len(realm.kit.armies)):
        if army not in state.armies:
            actions = append(actions, realm.verbs.choose_army.of(army))
    return actions


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
