"""AC-14: six cards each, split into two piles, one of them taken by the other, then laid under two colours.

A split and an assignment are chains: cards are named one by one in ascending order, so that one result has one path.
The first pile is the one with the smallest card; of two such piles the one that comes first in order.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from quintain.games.academy.draft import PLACES, forget, sort
from quintain.games.academy.events_draft import Chose, Readied, Revealed
from quintain.games.academy.kit import Kit
from quintain.games.academy.seating import opener
from quintain.games.academy.state import NONE, AcademyState
from quintain.kernel.events import Log
from quintain.kernel.types import Action, Seat

HAND: Final = 6
PILE: Final = 3


def hand_of(state: AcademyState, seat: Seat) -> vec[i64]:
    """The six cards of a player, sorted but while they lie in piles."""
    return state.packs[HAND * seat : HAND * (seat + 1)]


def chosen(state: AcademyState, seat: Seat) -> i64:
    """How many cards of its chain a seat has named."""
    n: i64 = 0
    while n < PLACES and state.choices[PLACES * seat + n] != NONE:
        n += 1
    return n


def parted(hand: vec[i64], cards: vec[i64]) -> vec[i64]:
    """A hand with these cards first and the others after them, both in order."""
    rest = hand[:]
    both = vec[i64](capacity=6)
    for card in cards:
        both = append(both, card)
        at: i64 = 0
        while rest[at] != card:
            at += 1
        rest[at] = NONE
    for card in rest:
        if card != NONE:
            both = append(both, card)
    return both


def _is_first(both: vec[i64]) -> bool:
    """Whether the first pile of two comes first in order, or is equal to the second."""
    i: i64
    for i in range(PILE):
        if both[i] != both[i + PILE]:
            return both[i] < both[i + PILE]
    return True


def splittable(kit: Kit, state: AcademyState, seat: Seat) -> vec[Action]:
    """AC-14.3. The next card of the pile that holds the smallest one; equal splits are one option (AC-1.5)."""
    hand = hand_of(state, seat)
    named: i64 = state.choices[PLACES * seat]
    actions = vec[i64](capacity=5)
    before: i64 = NONE
    i: i64
    j: i64
    for i in range(1, HAND):
        if hand[i] == before:
            continue
        if named == NONE:
            for j in range(i + 1, HAND):
                if _is_first(parted(hand, vec[i64]([hand[0], hand[i], hand[j]]))):
                    actions = append(actions, kit.verbs.split.first + hand[i])
                    before = hand[i]
                    break
        elif _follows(hand, named, i) and _is_first(parted(hand, vec[i64]([hand[0], named, hand[i]]))):
            actions = append(actions, kit.verbs.split.first + hand[i])
            before = hand[i]
    return actions


def _follows(hand: vec[i64], named: i64, at: i64) -> bool:
    """Whether the card at a place can come after one already named from the rest of the hand."""
    first: i64 = 1
    while hand[first] != named:
        first += 1
    return at > first


def split(kit: Kit, state: AcademyState, seat: Seat, card: i64, log: Log) -> bool:
    """AC-14.3. The chain in secret; when both have split, all piles are shown. True when that is done."""
    n = chosen(state, seat)
    state.choices[PLACES * seat + n] = card
    if n == 0:
        return False
    state.ready |= 1 << seat
    if log.wanted:
        log.emit(Readied(seat))
    if state.ready != 3:
        return False
    piles = vec[i64](capacity=12)
    player: Seat
    for player in range(2):
        hand = hand_of(state, player)
        named = vec[i64]([hand[0], state.choices[PLACES * player], state.choices[PLACES * player + 1]])
        piles = extend(piles, parted(hand, named))
    state.packs = piles
    forget(state)
    if log.wanted:
        for player in range(2):
            for n in range(2):
                start = HAND * player + PILE * n
                log.emit(Revealed(player, n, state.packs[start : start + PILE]))
    return True


def choosable(kit: Kit, state: AcademyState, owner: Seat) -> vec[Action]:
    """AC-14.3. One of the other's piles; two equal ones are one option (AC-1.5)."""
    i: i64
    for i in range(HAND * owner, HAND * owner + PILE):
        if state.packs[i] != state.packs[i + PILE]:
            return vec[i64]([kit.verbs.choose.first, kit.verbs.choose.first + 1])
    return vec[i64]([kit.verbs.choose.first])


def choose(state: AcademyState, seat: Seat, pile: i64, log: Log) -> None:
    """AC-14.3. The first player takes a pile of the second, then the second one of the first; each hand is two piles."""
    owner: Seat = 1 - seat
    if log.wanted:
        start = HAND * owner + PILE * pile
        log.emit(Chose(seat, owner, pile, state.packs[start : start + PILE]))
    if state.pile == NONE:
        state.pile = pile
        return
    # the first player took `state.pile` of this seat's piles, this seat takes `pile` of the first player's
    mine: i64 = HAND * seat + PILE * state.pile
    other: i64 = HAND * owner + PILE * pile
    i: i64
    for i in range(PILE):
        state.packs[mine + i], state.packs[other + i] = state.packs[other + i], state.packs[mine + i]
    sort(state.packs, 0, HAND)
    sort(state.packs, HAND, 2 * HAND)
    state.pile = NONE


def assignable(kit: Kit, state: AcademyState, seat: Seat) -> vec[Action]:
    """AC-14.4. The next card for the first own colour, in order, so that three can be reached."""
    hand = hand_of(state, seat)
    n = chosen(state, seat)
    start: i64 = 0
    k: i64
    for k in range(n):
        while hand[start] != state.choices[PLACES * seat + k]:
            start += 1
        start += 1
    actions = vec[i64](capacity=6)
    before: i64 = NONE
    at: i64
    for at in range(start, HAND - (PILE - 1 - n)):
        if hand[at] != before:
            before = hand[at]
            actions = append(actions, kit.verbs.assign.first + before)
    return actions


def assign(kit: Kit, state: AcademyState, seat: Seat, card: i64, log: Log) -> bool:
    """AC-14.4. The chain in secret; when both have assigned, play begins. True then."""
    n = chosen(state, seat)
    state.choices[PLACES * seat + n] = card
    if n < PILE - 1:
        return False
    state.ready |= 1 << seat
    if log.wanted:
        log.emit(Readied(seat))
    if state.ready != 3:
        return False
    first: Seat = opener(kit, state)
    under = vec[i64]([NONE] * 12)
    player: Seat
    i: i64
    for player in range(2):
        colour: i64 = 0 if player == first else 1  # and the other two numbers further on, AC-14.9
        start: i64 = PLACES * player
        both = parted(hand_of(state, player), state.choices[start : start + PLACES])
        for i in range(PILE):
            under[4 * i + colour] = both[i]
            under[4 * i + colour + 2] = both[i + PILE]
    state.kept = under
    forget(state)
    return True
