"""AC-3, AC-4 and the neutral squire's picks of AC-13: dealing, and the draft in secret."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from quintain.games.academy.events_draft import Dealt, Kept, NeutralKept, NeutralShown, Passed
from quintain.games.academy.kit import Kit, value_of
from quintain.games.academy.seating import handler, is_neutral, receiver
from quintain.games.academy.state import NEUTRAL, NONE, AcademyState
from quintain.kernel.events import Log
from quintain.kernel.types import Action, Seat

PLACES: Final = 3  # of secret choices per seat


def deal(kit: Kit, state: AcademyState, log: Log) -> None:
    """AC-3.1, AC-3.2. The whole deck is shuffled; every squire (in Lancelot every player) gets a sorted pack."""
    deck = kit.deck[:]
    state.rng.shuffle(deck)
    state.packs = deck[: (kit.seats if kit.lancelot else kit.squires) * kit.deal]
    start: i64 = 0
    while start < len(state.packs):
        sort(state.packs, start, start + kit.deal)
        start += kit.deal
    state.kept = vec[i64]()
    state.played = vec[i64]()
    state.played_by = vec[i64]()
    state.played_on = vec[i64]()
    state.pile = NONE
    if log.wanted:
        seat: Seat
        for seat in range(kit.seats):
            log.emit(Dealt(seat, state.packs[seat * kit.deal : (seat + 1) * kit.deal]))


def sort(cards: vec[i64], start: i64, end: i64) -> None:
    """Put a stretch of cards in order."""
    i: i64
    for i in range(start + 1, end):
        card: i64 = cards[i]
        at: i64 = i
        while at > start and cards[at - 1] > card:
            cards[at] = cards[at - 1]
            at -= 1
        cards[at] = card


def pack_size(kit: Kit, state: AcademyState) -> i64:
    return len(state.packs) // kit.squires


def pickable(kit: Kit, state: AcademyState, seat: Seat) -> vec[Action]:
    """AC-4.1. Any card of the pack; equal faces are one option (AC-1.5)."""
    size: i64 = len(state.packs) // kit.squires
    actions = vec[i64](capacity=5)
    before: i64 = NONE
    at: i64
    for at in range(seat * size, (seat + 1) * size):
        card: i64 = state.packs[at]
        if card != before:
            actions = append(actions, kit.verbs.pick.first + card)
            before = card
    return actions


def pick(kit: Kit, state: AcademyState, seat: Seat, card: i64, log: Log) -> bool:
    """AC-4.1. A secret commitment; the last one passes all packs. True when the draft is over."""
    state.choices[PLACES * seat] = card
    state.ready |= 1 << seat
    if log.wanted:
        log.emit(Kept(seat, card, 0))
    if state.ready + 1 < 1 << kit.seats:
        return False
    _keep(kit, state, log)
    if pack_size(kit, state) == 1:
        _keep_rest(kit, state, log)
        return True
    return False


def _keep(kit: Kit, state: AcademyState, log: Log) -> None:
    """AC-4.1, AC-13.9. Everybody lays his card aside, the neutral squire last; then all packs are passed at once."""
    size: i64 = len(state.packs) // kit.squires
    passed = vec[i64]([0] * int(kit.squires * (size - 1)))
    squire: i64
    for squire in range(kit.squires):
        start: i64 = squire * size
        card: i64 = _neutral_pick(kit, state, log) if is_neutral(kit, squire) else state.choices[PLACES * squire]
        state.kept = append(state.kept, card)
        to: i64 = receiver(kit, state, squire) * (size - 1)
        gone = False
        at: i64
        for at in range(start, start + size):
            if state.packs[at] == card and not gone:
                gone = True
            else:
                passed[to] = state.packs[at]
                to += 1
    state.packs = passed
    forget(state)
    if log.wanted:
        log.emit(Passed(0 if kit.left[state.round] == 1 else 1))


def forget(state: AcademyState) -> None:
    """The secret choices of a step are done with."""
    state.ready = 0
    i: i64
    for i in range(len(state.choices)):
        state.choices[i] = NONE


def _keep_rest(kit: Kit, state: AcademyState, log: Log) -> None:
    """AC-4.4. The last card of a pack is kept without choice."""
    if log.wanted:
        seat: Seat
        for seat in range(kit.seats):
            log.emit(Kept(seat, state.packs[seat], 1))
        if kit.simple:
            log.emit(NeutralKept(handler(kit, state), state.packs[NEUTRAL], 0))
    state.kept = extend(state.kept, state.packs)
    state.packs = vec[i64]()


def _neutral_pick(kit: Kit, state: AcademyState, log: Log) -> i64:
    """AC-13.3. The highest value; among several one of these cards, not of these faces, is drawn blindly."""
    size: i64 = pack_size(kit, state)
    pack = state.packs[NEUTRAL * size : (NEUTRAL + 1) * size]
    top = highest(pack)
    card: i64 = top[0] if len(top) == 1 else top[state.rng.below(len(top))]
    if log.wanted:
        seat = handler(kit, state)
        if size == kit.deal:
            log.emit(NeutralShown(seat, pack))
        log.emit(NeutralKept(seat, card, 0 if is_plain(top) else 1))
    return card


def highest(pack: vec[i64]) -> vec[i64]:
    """The cards of the highest value in a pack."""
    best: i64 = 0
    for card in pack:
        if value_of(card) > best:
            best = value_of(card)
    top = vec[i64](capacity=5)
    for card in pack:
        if value_of(card) == best:
            top = append(top, card)
    return top


def is_plain(top: vec[i64]) -> bool:
    """AC-13.4. All these cards look the same."""
    return all(card == top[0] for card in top)
