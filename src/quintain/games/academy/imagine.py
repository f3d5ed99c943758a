"""Filling the holes of a view: cards that fit all the viewer knows.

Cards that everybody has seen played lie among those their player kept; sets remembered from a pack are shared out
among those who held it afterwards; the neutral squire always kept a highest value (AC-13.3).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from quintain.games.academy import lancelot
from quintain.games.academy.draft import PLACES, sort
from quintain.games.academy.kit import Kit, value_of
from quintain.games.academy.memory import holder, is_single, steps_done
from quintain.games.academy.seating import is_neutral, player
from quintain.games.academy.state import CARDS, NONE, SPLIT, AcademyState
from quintain.kernel.rng import Rng
from quintain.kernel.types import HIDDEN, Seat

ATTEMPTS: Final = 8  # at a deal in which the neutral squire kept by the rules
EFFORT: Final = 400  # cards tried in the first attempt; twice as many in each further one


class Deal:
    """A deal being imagined: the ledger of memory.py with holes, and what is left to fill them."""

    def __init__(self, kit: Kit, view: AcademyState) -> None:
        self.size: Final[i64] = kit.squires * kit.deal
        self.begins: Final[vec[i64]] = view.stretch if view.stretch else vec[i64]([NONE] * int(self.size))
        self.keeper: Final[vec[i64]] = vec[i64]([NONE] * int(self.size))  # who took the card; NONE: still in the pack
        self.seen: Final[vec[i64]] = view.seen
        self.cards: vec[i64] = vec[i64]([NONE] * int(self.size))
        self.neutral: Final[vec[i64]] = vec[i64]([0] * int(self.size))  # 1 where the neutral squire took it
        self.pack: Final[i64] = kit.deal
        self.pool: vec[i64] = vec[i64]([0] * CARDS)  # unseen cards of each face
        self.effort: i64 = 0
        self.strict: bool = kit.simple
        done: i64 = steps_done(kit, view)
        pack: i64
        step: i64
        for pack in range(kit.squires):
            for step in range(done):
                keeper: i64 = holder(kit, view, pack, step)
                self.keeper[pack * kit.deal + step] = keeper
                self.neutral[pack * kit.deal + step] = 1 if is_neutral(kit, keeper) else 0

    def begin(self, kit: Kit, effort: i64) -> None:
        """What is certain: single cards, and the pool of cards never seen."""
        at: i64
        for at in range(CARDS):
            self.pool[at] = 0
        for card in kit.deck:
            self.pool[card] += 1
        for at in range(self.size):
            self.cards[at] = NONE
            if self.begins[at] != NONE:
                self.pool[self.seen[at]] -= 1
                if is_single(self.begins, at):
                    self.cards[at] = self.seen[at]
        self.effort = effort

    def left(self, at: i64, card: i64) -> i64:
        """How many cards of a face may still go to a place: from its stretch, or from the unseen ones."""
        if self.begins[at] == NONE:
            return self.pool[card]
        n: i64 = 0
        i: i64 = self.begins[at]
        while i < self.size and self.begins[i] == self.begins[at]:
            n += self.seen[i] == card
            n -= self.cards[i] == card
            i += 1
        return n

    def fits(self, at: i64, card: i64) -> bool:
        """AC-13.3. Whether the neutral squire still kept highest values with this card at a place."""
        if not self.strict:
            return True
        start: i64 = at - at % self.pack
        other: i64
        for other in range(start, start + self.pack):
            if self.cards[other] == NONE or other == at:
                continue
            if other > at and self.neutral[at] and value_of(self.cards[other]) > value_of(card):
                return False
            if other < at and self.neutral[other] and value_of(card) > value_of(self.cards[other]):
                return False
        return True

    def put(self, at: i64, card: i64) -> None:
        self.cards[at] = card
        if self.begins[at] == NONE:
            self.pool[card] -= 1

    def lift(self, at: i64) -> None:
        if self.begins[at] == NONE:
            self.pool[self.cards[at]] += 1
        self.cards[at] = NONE


def draft(kit: Kit, view: AcademyState, state: AcademyState, rng: Rng) -> None:
    """Packs and picks of the others, and their secret choices."""
    if not view.kept and not view.packs:
        return
    deal = Deal(kit, view)
    attempt: i64
    for attempt in range(ATTEMPTS):
        deal.begin(kit, EFFORT << attempt)
        if _account(view, deal, rng):
            break
    else:
        # a position laid out by hand, where the neutral squire has kept anything
        deal.strict = False
        deal.begin(kit, 1_000_000)
        _account(view, deal, rng)
    _fill_up(deal, rng)
    _lay_out(kit, view, state, deal)
    size: i64 = len(state.packs) // kit.squires
    seat: Seat
    for seat in range(kit.seats):
        if seat != view.viewer and view.ready >> seat & 1:
            state.choices[PLACES * seat] = state.packs[seat * size + rng.below(size)]


def _account(view: AcademyState, deal: Deal, rng: Rng) -> bool:
    """Give every card that was played a place among those its squire kept. False if this try leads nowhere."""
    cards = vec[i64](capacity=20)
    squires = vec[i64](capacity=20)
    matched = vec[i64]([0] * int(deal.size))
    i: i64
    at: i64
    for i in range(len(view.played)):
        found = False
        for at in range(deal.size):
            if deal.cards[at] == view.played[i] and deal.keeper[at] == view.played_by[i] and not matched[at]:
                matched[at] = 1
                found = True
                break
        if not found:
            cards = append(cards, view.played[i])
            squires = append(squires, view.played_by[i])
    return _place(deal, cards, squires, 0, rng)


def _place(deal: Deal, cards: vec[i64], squires: vec[i64], nth: i64, rng: Rng) -> bool:
    """Try the places for one card after the other, in random order, and step back where none is left."""
    if nth == len(cards):
        return not deal.strict or _fill(deal, deal.size - 1, rng)
    places = vec[i64](capacity=5)
    at: i64
    for at in range(deal.size):
        if deal.cards[at] == NONE and deal.keeper[at] == squires[nth] and deal.left(at, cards[nth]) > 0:
            places = append(places, at)
    rng.shuffle(places)
    for at in places:
        if not deal.fits(at, cards[nth]):
            continue
        deal.effort -= 1
        if deal.effort < 0:
            return False
        deal.put(at, cards[nth])
        if _place(deal, cards, squires, nth + 1, rng):
            return True
        deal.lift(at)
    return False


def _fill(deal: Deal, at: i64, rng: Rng) -> bool:
    """Share out what is left so that the neutral squire kept highest values, backwards: what follows a pick is known first."""
    while at >= 0 and deal.cards[at] != NONE:
        at -= 1
    if at < 0:
        return True
    cards = vec[i64](capacity=52)
    card: i64
    for card in range(CARDS):
        if deal.fits(at, card):
            for _ in range(deal.left(at, card)):
                cards = append(cards, card)
    rng.shuffle(cards)
    tried: i64 = 0
    for card in cards:
        if tried >> card & 1:
            continue
        tried |= 1 << card
        deal.effort -= 1
        if deal.effort < 0:
            return False
        deal.put(at, card)
        if _fill(deal, at - 1, rng):
            return True
        deal.lift(at)
    return False


def _fill_up(deal: Deal, rng: Rng) -> None:
    """Random cards for all places that are left, each from its own stretch or from the unseen ones."""
    at: i64
    card: i64
    unseen = vec[i64](capacity=52)
    for card in range(CARDS):
        for _ in range(deal.pool[card]):
            unseen = append(unseen, card)
    rng.shuffle(unseen)
    drawn: i64 = 0
    start: i64 = 0
    while start < deal.size:
        if deal.begins[start] == NONE:
            if deal.cards[start] == NONE:
                deal.put(start, unseen[drawn])
                drawn += 1
            start += 1
            continue
        end: i64 = start + 1
        while end < deal.size and deal.begins[end] == start:
            end += 1
        rest = vec[i64](capacity=5)
        at = start
        while at < end:
            if at == start or deal.seen[at] != deal.seen[at - 1]:
                for _ in range(deal.left(start, deal.seen[at])):
                    rest = append(rest, deal.seen[at])
            at += 1
        rng.shuffle(rest)
        drawn_here: i64 = 0
        for at in range(start, end):
            if deal.cards[at] == NONE:
                deal.cards[at] = rest[drawn_here]
                drawn_here += 1
        start = end


def _lay_out(kit: Kit, view: AcademyState, state: AcademyState, deal: Deal) -> None:
    """The imagined ledger back as picks and packs."""
    done: i64 = steps_done(kit, view)
    size: i64 = kit.deal - done
    pack: i64
    step: i64
    for pack in range(kit.squires):
        base: i64 = pack * kit.deal
        for step in range(done):
            state.kept[step * kit.squires + holder(kit, view, pack, step)] = deal.cards[base + step]
        start: i64 = holder(kit, view, pack, done) * size
        for step in range(size):
            state.packs[start + step] = deal.cards[base + done + step]
        sort(state.packs, start, start + size)


def hands(kit: Kit, view: AcademyState, state: AcademyState, rng: Rng, secret: bool) -> None:
    """Lancelot: unseen hands before the piles are shown, and afterwards what lies under which colour."""
    hand: i64 = lancelot.HAND
    seat: Seat
    i: i64
    if secret and state.packs:
        unseen = kit.deck[:]
        for card in view.packs:
            if card != HIDDEN:
                unseen = without(unseen, card)
        rng.shuffle(unseen)
        for i in range(len(state.packs)):
            if state.packs[i] == HIDDEN:
                state.packs[i] = unseen[i]
        sort(state.packs, 0, hand)
        sort(state.packs, hand, 2 * hand)
    for seat in range(2):
        if seat == view.viewer:
            continue
        if view.ready >> seat & 1:
            _imagine_chain(kit, state, seat, rng)
        if view.kept:
            _imagine_colours(kit, view, state, seat, rng)


def without(cards: vec[i64], card: i64) -> vec[i64]:
    left = vec[i64](capacity=52)
    gone = False
    for other in cards:
        if other == card and not gone:
            gone = True
        else:
            left = append(left, other)
    return left


def _imagine_chain(kit: Kit, state: AcademyState, seat: Seat, rng: Rng) -> None:
    """A split or an assignment that is done but not yet shown."""
    n: i64
    splits = state.agenda[-1].kind == SPLIT
    for n in range(2 if splits else 3):
        if splits:
            actions = lancelot.splittable(kit, state, seat)
            state.choices[PLACES * seat + n] = actions[rng.below(len(actions))] - kit.verbs.split.first
        else:
            actions = lancelot.assignable(kit, state, seat)
            state.choices[PLACES * seat + n] = actions[rng.below(len(actions))] - kit.verbs.assign.first


def _imagine_colours(kit: Kit, view: AcademyState, state: AcademyState, seat: Seat, rng: Rng) -> None:
    """AC-14.10. The six cards are known; those not yet played lie under either colour."""
    rest = lancelot.hand_of(view, seat)
    i: i64
    for i in range(len(view.played)):
        if player(kit, view, view.played_by[i]) == seat:
            rest = without(rest, view.played[i])
    rng.shuffle(rest)
    given: i64 = 0
    squire: i64
    for squire in range(kit.squires):
        if player(kit, view, squire) != seat:
            continue
        under = vec[i64](capacity=3)
        for i in range(len(view.played)):
            if view.played_by[i] == squire:
                under = append(under, view.played[i])
        while len(under) < lancelot.PILE:
            under = append(under, rest[given])
            given += 1
        sort(under, 0, lancelot.PILE)
        for i in range(lancelot.PILE):
            state.kept[i * kit.squires + squire] = under[i]
