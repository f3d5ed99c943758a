"""AC-20: the most generous give away their shame and take a little glory."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from quintain.games.academy.book import Book
from quintain.games.academy.events import Claimed, Given, Targeted, Uncovered
from quintain.games.academy.scoring import turn_up
from quintain.games.academy.seating import player
from quintain.games.academy.state import CHARITY, CLAIM, EXCHANGE, GIVE, NONE, TARGET, AcademyState
from quintain.games.academy.tracks import last, last_but_one, ranking
from quintain.kernel.agenda import Step, then
from quintain.kernel.events import Log
from quintain.kernel.types import Action

# A CLAIM step holds the target, how many coats may still be taken, the lowest value to name and whether one must be taken.
LOWEST: Final = 128
LEFT: Final = 8


def begin(book: Book, state: AcademyState, log: Log) -> None:
    """AC-20.1. All coats are turned up; first place on Charity exchanges, then second."""
    turn_up(state)
    if log.wanted:
        log.emit(Uncovered())
    then(state, Step(EXCHANGE, -1, 0), Step(EXCHANGE, -1, 1))


def exchange(book: Book, state: AcademyState, place: i64) -> None:
    """AC-20.2, AC-20.3, AC-20.5. First place with the last, second place with whoever is last but one."""
    ranked = ranking(book, state, CHARITY)
    if len(ranked) <= place or (place == 1 and not book.second_exchange):
        return
    squire: i64 = ranked[place]
    seat = player(book, state, squire)
    if place == 0:
        targets = last(book, state, CHARITY)
        if len(targets) > 1:
            then(state, Step(TARGET, seat, squire))
        else:
            meet(book, state, squire, targets[0], 0)
    elif last_but_one(book, state, CHARITY) != NONE:
        meet(book, state, squire, last_but_one(book, state, CHARITY), 1)


def meet(book: Book, state: AcademyState, squire: i64, rival: i64, place: i64) -> None:
    """AC-20.6. First one coat is given, then coats are taken."""
    seat = player(book, state, squire)
    must: i64 = place  # "up to two" includes none, "one" does not (AC-R33)
    b: i64 = ((rival * LEFT + book.claims[place]) * LOWEST + 1) * 2 + must
    then(state, Step(GIVE, seat, squire, rival), Step(CLAIM, seat, squire, b))


def targetable(book: Book, state: AcademyState) -> vec[Action]:
    """AC-20.2. One of those in last place."""
    actions = vec[i64](capacity=5)
    for squire in last(book, state, CHARITY):
        actions = append(actions, book.verbs.target.first + squire)
    return actions


def aim(book: Book, state: AcademyState, squire: i64, rival: i64, log: Log) -> None:
    """AC-20.2. The target is chosen."""
    if log.wanted:
        log.emit(Targeted(player(book, state, squire), squire, player(book, state, rival), rival))
    meet(book, state, squire, rival, 0)


def values(book: Book, state: AcademyState, owner: i64, low: i64, high: i64) -> vec[i64]:
    """AC-20.6. The different values within bounds that a squire's coats have, ascending."""
    found = vec[i64](capacity=4)
    value: i64
    i: i64
    for value in range(low, high + 1):
        for i in range(len(state.coats)):
            if state.coat_owner[i] == owner and state.coats[i] >= 0 and book.coat_value[state.coats[i]] == value:
                found = append(found, value)
                break
    return found


def count(book: Book, state: AcademyState, owner: i64, value: i64) -> i64:
    """How many coats of a value a squire has."""
    n: i64 = 0
    i: i64
    for i in range(len(state.coats)):
        n += state.coat_owner[i] == owner and state.coats[i] >= 0 and book.coat_value[state.coats[i]] == value
    return n


def hand_over(book: Book, state: AcademyState, giver: i64, taker: i64, value: i64) -> None:
    """A coat of a value changes hands; its board has no further effect (AC-R33), so the first of them goes."""
    i: i64
    for i in range(len(state.coats)):
        if state.coat_owner[i] == giver and book.coat_value[state.coats[i]] == value:
            state.coat_owner[i] = taker
            return


def givable(book: Book, state: AcademyState, squire: i64) -> vec[i64]:
    """AC-20.6. The negative values a squire owns."""
    lowest: i64 = book.verbs.give.a(book.verbs.give.first)
    return values(book, state, squire, lowest, -1)


def give(book: Book, state: AcademyState, squire: i64, rival: i64, value: i64, log: Log) -> None:
    """AC-20.2. One negative coat goes to the rival."""
    hand_over(book, state, squire, rival, value)
    if log.wanted:
        log.emit(Given(player(book, state, squire), squire, player(book, state, rival), rival, value))


def rival_of(step: Step) -> i64:
    """With whom a CLAIM step exchanges."""
    return step.b // (2 * LOWEST * LEFT)


def claimable(book: Book, state: AcademyState, step: Step) -> vec[i64]:
    """AC-20.6. The values that may be named next: positive, not too high, in ascending order so that a set has one path."""
    if step.b // (2 * LOWEST) % LEFT == 0:
        return vec[i64]()
    return values(book, state, rival_of(step), step.b // 2 % LOWEST, book.claim_highest)


def must_claim(step: Step) -> bool:
    """AC-20.6. Second place takes exactly one if there is one."""
    return step.b % 2 == 1


def claim(book: Book, state: AcademyState, step: Step, value: i64, log: Log) -> None:
    """AC-20.2. One coat is taken; perhaps another may follow, of at least this value."""
    rival: i64 = rival_of(step)
    hand_over(book, state, rival, step.a, value)
    if log.wanted:
        log.emit(Claimed(step.seat, step.a, player(book, state, rival), rival, value))
    left: i64 = step.b // (2 * LOWEST) % LEFT - 1
    b: i64 = ((rival * LEFT + left) * LOWEST + value) * 2 + step.b % 2
    then(state, Step(CLAIM, step.seat, step.a, b))


def offers(book: Book, state: AcademyState, step: Step) -> vec[Action]:
    """The actions of a GIVE or CLAIM step."""
    actions = vec[i64](capacity=5)
    if step.kind == GIVE:
        for value in givable(book, state, step.a):
            actions = append(actions, book.verbs.give.of(value))
        return actions
    for value in claimable(book, state, step):
        actions = append(actions, book.verbs.claim.of(value))
    if not must_claim(step):
        actions = append(actions, book.verbs.done.first)
    return actions
