"""Filling the holes of a view: cards and coats that fit all the viewer knows.

Cards that everybody has seen played lie among those their player kept; sets remembered from a pack are shared out
among those who held it afterwards; the neutral squire always kept a highest value (AC-13.3).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from quintain.games.academy import lancelot
from quintain.games.academy.book import EDUCATION_COAT, Book, value_of
from quintain.games.academy.draft import PLACES, sort
from quintain.games.academy.memory import holder, is_single, steps_done, stretches
from quintain.games.academy.seating import is_neutral, player
from quintain.games.academy.state import CARDS, DUEL, KING, NONE, SPLIT, TOURNAMENT, AcademyState
from quintain.kernel.rng import Rng
from quintain.kernel.types import HIDDEN, Seat

ATTEMPTS: Final = 40  # at a deal in which the neutral squire kept by the rules
EFFORT: Final = 400  # places tried in one attempt to account for the cards played


class Deal:
    """A deal being imagined: the ledger of memory.py with holes, and what is left to fill them."""

    def __init__(self, book: Book, view: AcademyState) -> None:
        self.size: Final[i64] = book.squires * book.deal
        self.cuts: Final[vec[i64]] = (
            stretches(book, view, view.viewer, view.seen) if view.seen else vec[i64]([NONE] * int(self.size))
        )
        self.keeper: Final[vec[i64]] = vec[i64]([NONE] * int(self.size))  # who took the card; NONE: still in the pack
        self.seen: Final[vec[i64]] = view.seen
        self.cards: vec[i64] = vec[i64]([NONE] * int(self.size))
        self.pool: vec[i64] = vec[i64]([0] * CARDS)  # unseen cards of each face
        self.effort: i64 = 0
        done: i64 = steps_done(book, view)
        pack: i64
        step: i64
        for pack in range(book.squires):
            for step in range(done):
                self.keeper[pack * book.deal + step] = holder(book, view, pack, step)

    def begin(self, book: Book) -> None:
        """What is certain: single cards, and the pool of cards never seen."""
        at: i64
        for at in range(CARDS):
            self.pool[at] = 0
        for card in book.deck:
            self.pool[card] += 1
        for at in range(self.size):
            self.cards[at] = NONE
            if self.cuts[at] != NONE:
                self.pool[self.seen[at]] -= 1
                if is_single(self.cuts, at):
                    self.cards[at] = self.seen[at]
        self.effort = 0

    def left(self, at: i64, card: i64) -> i64:
        """How many cards of a face may still go to a place: from its stretch, or from the unseen ones."""
        if self.cuts[at] == NONE:
            return self.pool[card]
        n: i64 = 0
        i: i64 = self.cuts[at]
        while i < self.size and self.cuts[i] == self.cuts[at]:
            n += self.seen[i] == card
            n -= self.cards[i] == card
            i += 1
        return n

    def put(self, at: i64, card: i64) -> None:
        self.cards[at] = card
        if self.cuts[at] == NONE:
            self.pool[card] -= 1

    def lift(self, at: i64) -> None:
        if self.cuts[at] == NONE:
            self.pool[self.cards[at]] += 1
        self.cards[at] = NONE


def draft(book: Book, view: AcademyState, state: AcademyState, rng: Rng) -> None:
    """Packs and picks of the others, and their secret choices."""
    if not view.kept and not view.packs:
        return
    deal = Deal(book, view)
    attempt: i64
    for attempt in range(ATTEMPTS):
        deal.begin(book)
        if _account(book, view, deal, rng) and (_fill(book, deal, rng) or attempt == ATTEMPTS - 1):
            break
    _fill_up(deal, rng)
    _lay_out(book, view, state, deal)
    size: i64 = len(state.packs) // book.squires
    seat: Seat
    for seat in range(book.seats):
        if seat != view.viewer and view.ready >> seat & 1:
            state.choices[PLACES * seat] = state.packs[seat * size + rng.below(size)]


def _account(book: Book, view: AcademyState, deal: Deal, rng: Rng) -> bool:
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
        return True
    places = vec[i64](capacity=5)
    at: i64
    for at in range(deal.size):
        if deal.cards[at] == NONE and deal.keeper[at] == squires[nth] and deal.left(at, cards[nth]) > 0:
            places = append(places, at)
    rng.shuffle(places)
    for at in places:
        deal.effort += 1
        if deal.effort > EFFORT:
            return False
        deal.put(at, cards[nth])
        if _place(deal, cards, squires, nth + 1, rng):
            return True
        deal.lift(at)
    return False


def _fill(book: Book, deal: Deal, rng: Rng) -> bool:
    """Share out what is left; in the simple mode so that the neutral squire kept highest values. False if that fails."""
    if not book.simple:
        return True
    at: i64 = deal.size - 1
    while at >= 0:  # backwards, so that everything after a pick of the neutral squire is known
        if deal.cards[at] == NONE and not _choose(book, deal, at, rng):
            return False
        if deal.keeper[at] != NONE and is_neutral(book, deal.keeper[at]) and _exceeded(book, deal, at):
            return False
        at -= 1
    return True


def _exceeded(book: Book, deal: Deal, at: i64) -> bool:
    """AC-13.3. Whether the pack held a higher value than the neutral squire kept."""
    end: i64 = (at // book.deal + 1) * book.deal
    other: i64
    for other in range(at + 1, end):
        if value_of(deal.cards[other]) > value_of(deal.cards[at]):
            return True
    return False


def _choose(book: Book, deal: Deal, at: i64, rng: Rng) -> bool:
    """A random card for a place; for the neutral squire one that nothing after it exceeds."""
    bound: i64 = 0
    other: i64
    if deal.keeper[at] != NONE and is_neutral(book, deal.keeper[at]):
        for other in range(at + 1, (at // book.deal + 1) * book.deal):
            bound = max(bound, value_of(deal.cards[other]))
    total: i64 = 0
    card: i64
    for card in range(CARDS):
        if value_of(card) >= bound:
            total += deal.left(at, card)
    if total == 0:
        return False
    nth: i64 = rng.below(total)
    for card in range(CARDS):
        if value_of(card) >= bound:
            nth -= deal.left(at, card)
            if nth < 0:
                deal.put(at, card)
                return True
    return False


def _fill_up(deal: Deal, rng: Rng) -> None:
    """Random cards for all places that are left, each from its own stretch or from the unseen ones."""
    at: i64
    card: i64
    i: i64
    unseen = vec[i64](capacity=52)
    for card in range(CARDS):
        for i in range(deal.pool[card]):
            unseen = append(unseen, card)
    rng.shuffle(unseen)
    drawn: i64 = 0
    start: i64 = 0
    while start < deal.size:
        if deal.cuts[start] == NONE:
            if deal.cards[start] == NONE:
                deal.put(start, unseen[drawn])
                drawn += 1
            start += 1
            continue
        end: i64 = start + 1
        while end < deal.size and deal.cuts[end] == start:
            end += 1
        rest = vec[i64](capacity=5)
        at = start
        while at < end:
            if at == start or deal.seen[at] != deal.seen[at - 1]:
                for i in range(deal.left(start, deal.seen[at])):
                    rest = append(rest, deal.seen[at])
            at += 1
        rng.shuffle(rest)
        drawn_here: i64 = 0
        for at in range(start, end):
            if deal.cards[at] == NONE:
                deal.cards[at] = rest[drawn_here]
                drawn_here += 1
        start = end


def _lay_out(book: Book, view: AcademyState, state: AcademyState, deal: Deal) -> None:
    """The imagined ledger back as picks and packs."""
    done: i64 = steps_done(book, view)
    size: i64 = book.deal - done
    pack: i64
    step: i64
    for pack in range(book.squires):
        base: i64 = pack * book.deal
        for step in range(done):
            state.kept[step * book.squires + holder(book, view, pack, step)] = deal.cards[base + step]
        start: i64 = holder(book, view, pack, done) * size
        for step in range(size):
            state.packs[start + step] = deal.cards[base + done + step]
        sort(state.packs, start, start + size)


def hands(book: Book, view: AcademyState, state: AcademyState, rng: Rng, secret: bool) -> None:
    """Lancelot: unseen hands before the piles are shown, and afterwards what lies under which colour."""
    hand: i64 = lancelot.HAND
    seat: Seat
    i: i64
    if secret and state.packs:
        unseen = book.deck[:]
        for card in view.packs:
            if card != HIDDEN:
                unseen = _without(unseen, card)
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
            _imagine_chain(book, state, seat, rng)
        if view.kept:
            _imagine_colours(book, view, state, seat, rng)


def _without(cards: vec[i64], card: i64) -> vec[i64]:
    left = vec[i64](capacity=52)
    gone = False
    for other in cards:
        if other == card and not gone:
            gone = True
        else:
            left = append(left, other)
    return left


def _imagine_chain(book: Book, state: AcademyState, seat: Seat, rng: Rng) -> None:
    """A split or an assignment that is done but not yet shown."""
    n: i64
    splits = state.agenda[-1].kind == SPLIT
    for n in range(2 if splits else 3):
        if splits:
            actions = lancelot.splittable(book, state, seat)
            state.choices[PLACES * seat + n] = actions[rng.below(len(actions))] - book.verbs.split.first
        else:
            actions = lancelot.assignable(book, state, seat)
            state.choices[PLACES * seat + n] = actions[rng.below(len(actions))] - book.verbs.assign.first


def _imagine_colours(book: Book, view: AcademyState, state: AcademyState, seat: Seat, rng: Rng) -> None:
    """AC-14.10. The six cards are known; those not yet played lie under either colour."""
    rest = lancelot.hand_of(view, seat)
    i: i64
    for i in range(len(view.played)):
        if player(book, view, view.played_by[i]) == seat:
            rest = _without(rest, view.played[i])
    rng.shuffle(rest)
    given: i64 = 0
    squire: i64
    for squire in range(book.squires):
        if player(book, view, squire) != seat:
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
            state.kept[i * book.squires + squire] = under[i]


def coats(book: Book, view: AcademyState, state: AcademyState, rng: Rng) -> None:
    """Face-down coats: the Codex holds what AC-17.1 puts there; older coats are such as past rounds hand out."""
    if book.classical_education and len(view.codex) == book.squires:
        _imagine_codex(book, view, state, rng)
    _imagine_new(book, view, state, rng)
    holes = vec[i64](capacity=64)
    i: i64
    for i in range(view.older):
        if view.coats[i] == HIDDEN:
            holes = append(holes, i)
    if not holes:
        return
    rng.shuffle(holes)
    bag = _usual(book, view, rng)
    for i in range(view.older):
        if view.coats[i] != HIDDEN:
            bag = _without(bag, view.coats[i])
    for i in range(len(holes)):
        state.coats[holes[i]] = bag[i] if i < len(bag) else book.codex[0] if book.classical_education else book.worst[6]
    start: i64 = 0
    for i in range(view.older + 1):
        if i == view.older or view.coat_owner[i] != view.coat_owner[start]:
            sort(state.coats, start, i)
            start = i


def _imagine_codex(book: Book, view: AcademyState, state: AcademyState, rng: Rng) -> None:
    rest = vec[i64]([book.zero] * int(book.squires))
    rest[0] = book.codex[0]
    rest[1] = book.codex[1]
    for kind in view.codex:
        if kind != HIDDEN:
            rest = _without(rest, kind)
    rng.shuffle(rest)
    given: i64 = 0
    slot: i64
    for slot in range(len(state.codex)):
        if state.codex[slot] == HIDDEN:
            state.codex[slot] = rest[given]
            given += 1


def _imagine_new(book: Book, view: AcademyState, state: AcademyState, rng: Rng) -> None:
    """Hidden coats of this round come from the Codex: its two penalties, one each."""
    rest = vec[i64]([book.codex[0], book.codex[1]])
    i: i64
    for i in range(view.older, len(view.coats)):
        if view.coats[i] != HIDDEN and book.coat_source[view.coats[i]] == EDUCATION_COAT and book.classical_education:
            rest = _without(rest, view.coats[i])
    rng.shuffle(rest)
    given: i64 = 0
    for i in range(view.older, len(view.coats)):
        if view.coats[i] == HIDDEN:
            state.coats[i] = rest[given]
            given += 1


def _usual(book: Book, view: AcademyState, rng: Rng) -> vec[i64]:
    """Coats that the past rounds have handed out, or may have: penalties first, the rest in random order."""
    sure = vec[i64](capacity=64)
    rest = vec[i64](capacity=64)
    past: i64
    place: i64
    for past in range(1, view.round):
        sure = append(sure, book.codex[0] if book.classical_education else book.worst[6])
        sure = append(sure, book.codex[1] if book.classical_education else book.worst[7])
        for place in range(book.paid):
            if book.score[DUEL] >> past & 1:
                rest = append(rest, book.winner[place] if book.black_vs_white else book.places[3 * DUEL + place])
            if book.score[TOURNAMENT] >> past & 1:
                rest = append(rest, book.loser[place] if book.black_vs_white else book.places[3 * TOURNAMENT + place])
        if book.score[KING] >> past & 1 or book.service_to_king:
            for place in range(book.squires):
                kind: i64 = book.spaces[rng.below(len(book.spaces))]
                rest = append(rest, kind)
    rng.shuffle(rest)
    for kind in rest:
        sure = append(sure, kind)
    bag = vec[i64](capacity=64)
    for kind in sure:
        if kind != NONE:
            bag = append(bag, kind)
    return bag
