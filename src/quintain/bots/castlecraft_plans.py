"""Plans for Castle Craft: a squad's way to a tower through doors, its fight with the nearest enemy, and the token at the end."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from quintain.bots.castlecraft_squads import Squads
from quintain.bots.castlecraft_ways import Ways
from quintain.games.castlecraft.battle import in_reach_from
from quintain.games.castlecraft.castles.ground import FAR
from quintain.games.castlecraft.field import Field
from quintain.games.castlecraft.reach import separation
from quintain.games.castlecraft.realm import Realm, field_of
from quintain.games.castlecraft.state import NOBODY, CastleState
from quintain.games.castlecraft.steps import CHOOSE, MOVE, STRIKE
from quintain.kernel.events import Log
from quintain.kernel.game import Game
from quintain.kernel.types import Action, Seat

LONGEST: Final = 8  # choices of one squad in a turn
REWARD: Final = 1.0  # a warrior felled, beside his worth
LOSS: Final = 0.5


def plans_of(
    game: Game[CastleState], realm: Realm, ways: Ways, squads: Squads, state: CastleState, seat: Seat
) -> list[vec[Action]]:
    """For every squad that may act a storm and a fight."""
    found: list[vec[Action]] = []
    if state.agenda[-1].kind != CHOOSE:
        return found
    field = ways.look_up(state)
    squads.look_at(state, 0.5)
    for action in game.legal(state, seat):
        if not realm.verbs.act.holds(action):
            continue
        unit = realm.verbs.act.a(action)
        tower = best_tower(ways, state, field, seat, unit)
        if tower >= 0:
            found.append(storm(game, realm, ways, squads, state, seat, action, tower))
        foe = best_foe(squads, state, field, seat, unit)
        if foe >= 0:
            found.append(fight(game, realm, squads, state, seat, action, foe))
    return found


def best_tower(ways: Ways, state: CastleState, field: Field, seat: Seat, unit: i64) -> i64:
    """The tower without an own token that is worth most for its distance, or -1."""
    best: i64 = -1
    most = 0.0
    for tower in ways.towers:
        if state.tokens[tower] == seat:
            continue
        steps = ways.steps_to(state, field, seat, tower)[state.cells[unit]]
        lord = state.lords[field.tower_castle[tower]]
        if steps >= FAR:
            continue
        worth = float(field.tower_floors[tower]) + (2.0 if lord != NOBODY and lord != seat else 0.0)
        score = worth / (10.0 + float(steps))
        if score > most:
            most = score
            best = tower
    return best


def best_foe(squads: Squads, state: CastleState, field: Field, seat: Seat, unit: i64) -> i64:
    """The squad that it would gain most from striking, by how likely they meet; -1 if from none."""
    best: i64 = -1
    most = 0.0
    foe: i64
    for foe in range(len(squads.seat)):
        if squads.seat[foe] != NOBODY and squads.seat[foe] != seat:
            gain = squads.prospect(state, field, unit, foe, False, 1.0, REWARD, LOSS)
            if gain > most:
                most = gain
                best = foe
    return best


def storm(
    game: Game[CastleState],
    realm: Realm,
    ways: Ways,
    squads: Squads,
    state: CastleState,
    seat: Seat,
    act: Action,
    tower: i64,
) -> vec[Action]:
    """Nearer and nearer to a tower, breaking what is in the way; a token where it arrives."""
    log = Log()
    unit = realm.verbs.act.a(act)
    plan = vec[i64]([act])
    after = state.clone()
    game.apply(after, seat, act, log)
    arrived = False
    while len(plan) < LONGEST and is_acting(game, after, seat, unit):
        if after.agenda[-1].kind == MOVE:
            field = ways.look_up(after)
            steps = ways.steps_to(after, field, seat, tower)
            choice = nearest(realm, game.legal(after, seat), steps)
            arrived = realm.verbs.move.holds(choice) and steps[realm.verbs.move.a(choice)] == 0
        else:
            choice = blow(realm, squads, after, game.legal(after, seat), unit)
        plan = append(plan, choice)
        game.apply(after, seat, choice, log)
    if arrived:
        plan = append(plan, realm.verbs.end_actions.first)
        plan = append(plan, realm.verbs.token.of(tower))
    return plan


def fight(
    game: Game[CastleState], realm: Realm, squads: Squads, state: CastleState, seat: Seat, act: Action, foe: i64
) -> vec[Action]:
    """To where the enemy is in reach, and strike; then away, or strike again."""
    log = Log()
    unit = realm.verbs.act.a(act)
    plan = vec[i64]([act])
    after = state.clone()
    game.apply(after, seat, act, log)
    while len(plan) < LONGEST and is_acting(game, after, seat, unit):
        if after.agenda[-1].kind == MOVE:
            choice = facing(realm, squads, after, game.legal(after, seat), unit, foe)
        else:
            choice = blow(realm, squads, after, game.legal(after, seat), unit)
        plan = append(plan, choice)
        game.apply(after, seat, choice, log)
    return plan


def is_acting(game: Game[CastleState], state: CastleState, seat: Seat, unit: i64) -> bool:
    """Whether the squad is asked for a move or a strike."""
    seats = game.pending(state)
    if len(seats) == 0 or seats[0] != seat or not state.counts[unit]:
        return False
    step = state.agenda[-1]
    return (step.kind == MOVE or step.kind == STRIKE) and step.a == unit


def nearest(realm: Realm, actions: vec[Action], steps: vec[i64]) -> Action:
    """The move that ends with the fewest steps left."""
    best = actions[-1]
    least: i64 = FAR
    for action in actions:
        if realm.verbs.move.holds(action) and steps[realm.verbs.move.a(action)] < least:
            least = steps[realm.verbs.move.a(action)]
            best = action
    return best


def facing(realm: Realm, squads: Squads, state: CastleState, actions: vec[Action], unit: i64, foe: i64) -> Action:
    """A move from whose end the enemy is in reach, as far from him as that allows; else the one that comes nearest."""
    if not state.counts[foe]:
        return actions[-1]
    best = actions[-1]
    most: i64 = -FAR
    field = field_of(realm, state)
    target = state.cells[foe]
    for action in actions:
        if not realm.verbs.move.holds(action):
            continue
        cell = realm.verbs.move.a(action)
        apart = separation(field, cell, target)
        score = -apart
        if apart <= 2 * squads.range[unit] + 3 and in_reach_from(realm, field, state, unit, cell, foe):
            score = 1000 + apart
        if score > most:
            most = score
            best = action
    return best


def blow(realm: Realm, squads: Squads, state: CastleState, actions: vec[Action], unit: i64) -> Action:
    """The attack that promises most, or a door, or nothing."""
    best = realm.verbs.skip.first
    most = 0.0
    for action in actions:
        if realm.verbs.attack.holds(action):
            foe = realm.verbs.attack.a(action)
            gain = squads.exchange(state, unit, foe, squads.strength[unit], squads.range[unit], REWARD, LOSS)
            if gain > most:
                most = gain
                best = action
        elif realm.verbs.breach.holds(action) and most == 0.0:
            best = action
    return best
