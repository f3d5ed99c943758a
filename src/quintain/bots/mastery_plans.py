"""Plans for Medieval Mastery: strip what is safe, reinforce what is threatened, and advance with the rest."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from quintain.games.mastery.kit import Kit
from quintain.games.mastery.names import NOBODY
from quintain.games.mastery.state import MasteryState
from quintain.games.mastery.steps import REDEPLOY, WINDOW
from quintain.games.mastery.supply import bit, held, lowest, supplied, targets
from quintain.kernel.types import Action, Seat

AIMS: Final = 3  # advances that a redistribution is planned for


def plans_of(kit: Kit, state: MasteryState, seat: Seat) -> list[vec[Action]]:
    """Redistributions with the advance that follows, while a cycle is left or one is under way."""
    found: list[vec[Action]] = []
    step = state.agenda[-1]
    if step.kind == WINDOW and state.cycles > 0:
        begin = vec[i64]([kit.verbs.redistribute.of()])
        redistributions(kit, state, seat, 0, begin, found)
    elif step.kind == REDEPLOY:
        redistributions(kit, state, seat, step.a, vec[i64](), found)
    return found


def redistributions(kit: Kit, state: MasteryState, seat: Seat, first: i64, begin: vec[Action], found: list[vec[Action]]) -> None:
    """With guards where enemies can strike and with one knight everywhere, each for the advances that promise most."""
    guards: i64
    aim: i64
    for guards in range(2):
        numbers = stations(kit, state, seat, first, guards == 1)
        moves = begin[:]
        place: i64
        for place in range(kit.seats, kit.places):
            if numbers[place] != standing(state, place):
                moves = append(moves, kit.verbs.station.of(place, numbers[place]))
        moves = append(moves, kit.verbs.done.of())
        if len(moves) == len(begin) + 1:
            continue
        aims = best_aims(kit, state, seat, numbers[seat])
        if not len(aims):
            found.append(moves)
        for aim in aims:
            force: i64 = kit.capacity[state.tiles[aim]]
            if numbers[seat] < force:
                force = numbers[seat]
            if state.owner[aim] == NOBODY:
                force = 1
            found.append(append(moves[:], kit.verbs.advance.of(aim, force)))


def standing(state: MasteryState, place: i64) -> i64:
    """Knights as planned so far."""
    return state.plan[place] if len(state.plan) else state.knights[place]


def stations(kit: Kit, state: MasteryState, seat: Seat, first: i64, guarded: bool) -> vec[i64]:
    """Per place the knights that should stand there; the castle has the rest."""
    numbers = state.plan[:] if len(state.plan) else state.knights[:]
    own = held(kit, state, seat)
    left = supplied(kit, seat, own)
    threatened = struck(kit, state, seat)
    pool: i64 = numbers[seat]
    named: i64 = 0
    place: i64
    while left:
        place = lowest(left)
        left &= left - 1
        if place >= first:
            pool += numbers[place] - 1
            numbers[place] = 1
            named |= bit(place)
    value: i64 = 3
    while guarded and value > 0 and pool > 0:  # the dear ones first
        for place in range(kit.seats, kit.places):
            if named >> place & 1 and threatened >> place & 1 and kit.worth[state.tiles[place]] == value:
                wanted: i64 = kit.capacity[state.tiles[place]] - 1
                if wanted > 2:
                    wanted = 2
                if wanted > pool:
                    wanted = pool
                numbers[place] += wanted
                pool -= wanted
        value -= 1
    numbers[seat] = pool
    return numbers


def struck(kit: Kit, state: MasteryState, seat: Seat) -> i64:
    """The places of a seat where some enemy could advance with two knights or more."""
    places: i64 = 0
    enemy: i64
    for enemy in range(kit.seats):
        if enemy != seat and not (kit.team_size > 1 and kit.same_team(seat, enemy)) and state.knights[enemy] + kit.income >= 2:
            places |= targets(kit, state, enemy)
    return places


def best_aims(kit: Kit, state: MasteryState, seat: Seat, knights: i64) -> vec[i64]:
    """Lands within reach, those first that bring most for the knights they cost."""
    found = vec[i64](capacity=AIMS)
    scores = vec[float](capacity=AIMS)
    if not knights:
        return found
    left = targets(kit, state, seat)
    while left:
        place = lowest(left)
        left &= left - 1
        if place < kit.seats:
            continue
        force: i64 = kit.capacity[state.tiles[place]]
        if knights < force:
            force = knights
        score = float(kit.worth[state.tiles[place]])
        if state.owner[place] != NOBODY:
            ahead = force - state.knights[place]
            if ahead < 0:
                continue
            score *= 0.5 + 0.1 * float(ahead)
            score += 0.3 * float(kit.worth[state.tiles[place]])  # what the enemy loses
        if len(found) < AIMS:
            found = append(found, place)
            scores = append(scores, score)
        elif score > scores[AIMS - 1]:
            found[AIMS - 1] = place
            scores[AIMS - 1] = score
        i: i64 = len(found) - 1
        while i > 0 and scores[i] > scores[i - 1]:
            found[i], found[i - 1] = found[i - 1], found[i]
            scores[i], scores[i - 1] = scores[i - 1], scores[i]
            i -= 1
    return found
