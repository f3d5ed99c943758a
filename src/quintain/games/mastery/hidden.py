"""What a viewer may see, and how the rest can be imagined.

Discard piles, cards in play, the land and all artefacts are open. Hidden are hands, decks and a conflict card until
both lie on the table. What a mask cannot say is forgotten: that a hand was known while its deck was empty, or that
the bottom of a deck came from a discard pile (MM-4.4), is nobody's knowledge here; only Insight and Prosperity count
(MM-9.5), and that a battler could lay no conflict card.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from quintain.games.mastery.cards import take_up
from quintain.games.mastery.kit import Kit
from quintain.games.mastery.names import AMBUSH, AUTHORITY, KINDS, NO_CONFLICT, UNCHOSEN
from quintain.games.mastery.state import MasteryState, Province
from quintain.games.mastery.steps import REACT, SUPPORT, TO_ORBS
from quintain.kernel.piles import Pile
from quintain.kernel.rng import Rng
from quintain.kernel.types import HIDDEN, TRUTH, Seat


def view(kit: Kit, state: MasteryState, viewer: Seat) -> MasteryState:
    """The table as one seat, or a spectator, sees it."""
    seen = state.clone()
    seen.viewer = viewer
    seen.rng = Rng()
    if viewer == TRUTH:
        seen.rng = state.rng.clone()
        return seen
    seat: i64
    for seat in range(kit.seats):
        province = seen.provinces[seat]
        _close_deck(province.deck, viewer)
        if seat != viewer:
            province.hand = closed_hand(province.hand, seat, viewer)
            if province.chosen != UNCHOSEN:
                province.chosen = HIDDEN  # MM-9.6
    return seen


def _close_deck(deck: Pile, viewer: Seat) -> None:
    """Who has looked at which place of a deck is public; what lies there only they know."""
    bit: i64 = 0 if viewer < 0 else 1 << viewer
    i: i64
    for i in range(deck.size()):
        if not deck.known[i] & bit:
            deck.cards[i] = HIDDEN


def closed_hand(hand: Pile, owner: Seat, viewer: Seat) -> Pile:
    """MM-9.1, MM-9.5. The cards the viewer knows, in order, then a hole for each of the others; the order tells nothing."""
    bit: i64 = 0 if viewer < 0 else 1 << viewer
    seen = Pile()
    holes: i64 = 0
    i: i64
    for i in range(hand.size()):
        if hand.known[i] & bit and hand.cards[i] != HIDDEN:
            seen.put(hand.cards[i], bit | 1 << owner)
        else:
            holes += 1
    for _ in range(holes):
        seen.put(HIDDEN, 1 << owner)
    return seen


def determinise(kit: Kit, view: MasteryState, rng: Rng) -> MasteryState:
    """Deal the unseen cards of every player into the holes of hand and deck."""
    state = view.clone()
    state.viewer = TRUTH
    state.rng = Rng.seeded(rng.below(1 << 30))
    seat: i64
    for seat in range(kit.seats):
        _fill(kit, state.provinces[seat], seat, _showed_no_conflict(state, seat), rng)
    return state


def _showed_no_conflict(state: MasteryState, seat: Seat) -> bool:
    """MM-7.4. A battler who has laid no conflict card has none in hand, until cards are drawn again in step 7."""
    battle = state.battle
    if battle is None or not state.agenda or seat not in (battle.attacker, battle.defender):
        return False
    step = state.agenda[-1]
    if step.kind != SUPPORT and (step.kind != REACT or step.a != TO_ORBS):
        return False
    for card in state.provinces[seat].laid:
        if card <= AMBUSH:
            return False
    return True


def _fill(kit: Kit, province: Province, seat: Seat, no_conflict: bool, rng: Rng) -> None:
    """MM-3.2. Authority is in no hand; any other unseen card may be anywhere."""
    unseen = _unseen(kit, province)
    rng.shuffle(unseen)
    holes: i64 = _holes(province.hand)
    if holes > 0:
        hand = Pile()
        i: i64
        for i in range(province.hand.size()):
            if province.hand.cards[i] != HIDDEN:
                take_up(hand, province.hand.cards[i], province.hand.known[i])
        rest = vec[i64]()
        for card in unseen:
            if holes > 0 and card != AUTHORITY and not (no_conflict and card <= AMBUSH):
                take_up(hand, card, 1 << seat)
                holes -= 1
            else:
                rest = append(rest, card)
        province.hand = hand
        rng.shuffle(rest)
        unseen = rest
    at: i64 = 0
    for i in range(province.deck.size()):
        if province.deck.cards[i] == HIDDEN:
            province.deck.cards[i] = unseen[at]
            at += 1
    if province.chosen == HIDDEN:
        province.chosen = _some_conflict_card(province.hand, rng)


def _unseen(kit: Kit, province: Province) -> vec[i64]:
    """The cards of a player that the viewer sees nowhere."""
    left: vec[i64] = kit.copies[:]
    for card in province.discard:
        left[card] -= 1
    for card in province.laid:
        left[card] -= 1
    for card in province.hand.cards:
        if card != HIDDEN:
            left[card] -= 1
    for card in province.deck.cards:
        if card != HIDDEN:
            left[card] -= 1
    unseen = vec[i64]()
    kind: i64
    for kind in range(KINDS):
        for _ in range(left[kind]):
            unseen = append(unseen, kind)
    return unseen


def _holes(hand: Pile) -> i64:
    holes: i64 = 0
    for card in hand.cards:
        if card == HIDDEN:
            holes += 1
    return holes


def _some_conflict_card(hand: Pile, rng: Rng) -> i64:
    """MM-7.4. Any conflict card of the imagined hand; none only for want of one."""
    n: i64 = 0
    for card in hand.cards:
        if card <= AMBUSH:
            n += 1
    return hand.cards[rng.below(n)] if n > 0 else NO_CONFLICT  # conflict cards come first in a hand
