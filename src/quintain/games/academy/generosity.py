"""AC-20: the most generous give away their shame and take a little glory."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from quintain.games.academy.events import Claimed, Given, Targeted, Uncovered
from quintain.games.academy.kit import Kit
from quintain.games.academy.scoring import turn_up
from quintain.games.academy.seating import player
from quintain.games.academy.state import CHARITY, CLAIM, EXCHANGE, GIVE, NONE, TARGET, AcademyState
from quintain.games.academy.tracks import last, last_but_one, ranking
from quintain.kernel.agenda import Step, then
from quintain.kernel.events import Log
from quintain.kernel.types import Action, Seat

# What a CLAIM step packs into its second number, each below its bound.
LEFT: Final = 8  # coats that may still be taken
LOWEST: Final = 128  # the lowest value that may be named


def claim_step(seat: Seat, squire: i64, rival: i64, left: i64, lowest: i64, must: bool) -> Step:
    """A squire may take so many coats from its rival, none below a value; `must` where it may not take none."""
    return Step(CLAIM, seat, squire, ((rival * LEFT + left) * LOWEST + lowest) * 2 + (1 if must else 0))


def rival_of(step: Step) -> i64:
    """With whom a CLAIM step exchanges."""
    return step.b // (2 * LOWEST * LEFT)


def left_of(step: Step) -> i64:
    """How many coats may still be taken in a CLAIM step."""
    return step.b // (2 * LOWEST) % LEFT


def lowest_of(step: Step) -> i64:
    """The lowest value that may be named in a CLAIM step."""
    return step.b // 2 % LOWEST


def must_claim(step: Step) -> bool:
    """AC-20.6. Second place takes exactly one if there is one."""
    return step.b % 2 == 1


def begin(kit: Kit, state: AcademyState, log: Log) -> None:
    """AC-20.1. All coats are turned up; first place on Charity exchanges, then second."""
    turn_up(state)
    if log.wanted:
        log.emit(Uncovered())
    then(state, Step(EXCHANGE, -1, 0), Step(EXCHANGE, -1, 1))


def exchange(kit: Kit, state: AcademyState, place: i64) -> None:
    """AC-20.2, AC-20.3, AC-20.5. First place with the last, second place with whoever is last but one."""
    ranked = ranking(kit, state, CHARITY)
    if len(ranked) <= place or (place == 1 and not kit.second_exchange):
        return
    squire: i64 = ranked[place]
    seat = player(kit, state, squire)
    if place == 0:
        targets = last(kit, state, CHARITY)
        if len(targets) > 1:
            then(state, Step(TARGET, seat, squire))
        else:
            meet(kit, state, squire, targets[0], 0)
    elif last_but_one(kit, state, CHARITY) != NONE:
        meet(kit, state, squire, last_but_one(kit, state, CHARITY), 1)


def meet(kit: Kit, state: AcademyState, squire: i64, rival: i64, place: i64) -> None:
    """AC-20.6. First one coat is given, then coats are taken."""
    seat = player(kit, state, squire)
    must = place == 1  # "up to two" includes none, "one" does not (AC-R33)
    then(state, Step(GIVE, seat, squire, rival), claim_step(seat, squire, rival, kit.claims[place], 1, must))


def targetable(kit: Kit, state: AcademyState) -> vec[Action]:
    """AC-20.2. One of those in last place."""
    actions = vec[i64](capacity=5)
    for squire in last(kit, state, CHARITY):
        actions = append(actions, kit.verbs.target.first + squire)
    return actions


def aim(kit: Kit, state: AcademyState, squire: i64, rival: i64, log: Log) -> None:
    """AC-20.2. The target is chosen."""
    if log.wanted:
        log.emit(Targeted(player(kit, state, squire), squire, player(kit, state, rival), rival))
    meet(kit, state, squire, rival, 0)


def values(kit: Kit, state: AcademyState, owner: i64, low: i64, high: i64) -> vec[i64]:
    """AC-20.6. The different values within bounds that a squire's coats have, ascending."""
    found = vec[i64](capacity=4)
    value: i64
    i: i64
    for value in range(low, high + 1):
        for i in range(len(state.coats)):
            if state.coat_owner[i] == owner and state.coats[i] >= 0 and kit.coat_value[state.coats[i]] == value:
                found = append(found, value)
                break
    return found


def hand_over(kit: Kit, state: AcademyState, giver: i64, taker: i64, value: i64) -> None:
    """A coat of a value changes hands; its board has no further effect (AC-R33), so the first of them goes."""
    i: i64
    for i in range(len(state.coats)):
        if state.coat_owner[i] == giver and kit.coat_value[state.coats[i]] == value:
            state.coat_owner[i] = taker
            return


def givable(kit: Kit, state: AcademyState, squire: i64) -> vec[i64]:
    """AC-20.6. The negative values a squire owns."""
    lowest: i64 = kit.verbs.give.a(kit.verbs.give.first)
    return values(kit, state, squire, lowest, -1)


def give(kit: Kit, state: AcademyState, squire: i64, rival: i64, value: i64, log: Log) -> None:
    """AC-20.2. One negative coat goes to the rival."""
    hand_over(kit, state, squire, rival, value)
    if log.wanted:
        log.emit(Given(player(kit, state, squire), squire, player(kit, state, rival), rival, value))


def claimable(kit: Kit, state: AcademyState, step: Step) -> vec[i64]:
    """AC-20.6. The values that may be named next: positive, not too high, in ascending order so that a set has one path."""
    if left_of(step) == 0:
        return vec[i64]()
    return values(kit, state, rival_of(step), lowest_of(step), kit.claim_highest)


def claim(kit: Kit, state: AcademyState, step: Step, value: i64, log: Log) -> None:
    """AC-20.2. One coat is taken; perhaps another may follow, of at least this value."""
    rival: i64 = rival_of(step)
    hand_over(kit, state, rival, step.a, value)
    if log.wanted:
        log.emit(Claimed(step.seat, step.a, player(kit, state, rival), rival, value))
    then(state, claim_step(step.seat, step.a, rival, left_of(step) - 1, value, must_claim(step)))


def offers(kit: Kit, state: AcademyState, step: Step) -> vec[Action]:
    """The actions of a GIVE or CLAIM step."""
    actions = vec[i64](capacity=5)
    if step.kind == GIVE:
        for value in givable(kit, state, step.a):
            actions = append(actions, kit.verbs.give.of(value))
        return actions
    for value in claimable(kit, state, step):
        actions = append(actions, kit.verbs.claim.of(value))
    if not must_claim(step):
        actions = append(actions, kit.verbs.done.first)
    return actions
