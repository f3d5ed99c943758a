"""MM-3.1, MM-3.2 and MM-9: hands, draws, discards, and what others know of them."""

from __future__ import annotations

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from quintain.games.mastery.events import Discarded, Drew, Played, Reshuffled
from quintain.games.mastery.kit import Kit
from quintain.games.mastery.names import AUTHORITY
from quintain.games.mastery.state import MasteryState, Province
from quintain.games.mastery.steps import MAY_DISCARD
from quintain.kernel.agenda import Step
from quintain.kernel.events import Log
from quintain.kernel.piles import Pile
from quintain.kernel.types import Seat


def active(kit: Kit, state: MasteryState) -> Seat:
    """Whose turn it is."""
    return (state.first + state.turn - 1) % kit.seats


def take_up(hand: Pile, card: i64, known: i64) -> None:
    """Into a hand, sorted by kind. Of equal cards the first is the best known (MM-9.5): only how many of a kind
    somebody knows matters, never which."""
    hand.put(card, known)
    i: i64 = hand.size() - 1
    while i > 0 and hand.cards[i - 1] > card:
        hand.cards[i] = hand.cards[i - 1]
        hand.known[i] = hand.known[i - 1]
        i -= 1
    hand.cards[i] = card
    hand.known[i] = known
    while i > 0 and hand.cards[i - 1] == card:
        above: i64 = hand.known[i - 1]
        hand.known[i - 1] = above | known
        hand.known[i] = above & known
        known |= above
        i -= 1


def let_go(hand: Pile, card: i64) -> None:
    """MM-9.5. A card that leaves a hand is the best known of its kind."""
    hand.take(hand.find(card))


def held_number(hand: Pile, card: i64) -> i64:
    """How many of a kind a hand holds."""
    n: i64 = 0
    for other in hand.cards:
        if other == card:
            n += 1
    return n


def lay_off(kit: Kit, state: MasteryState, seat: Seat, card: i64, was_played: bool) -> None:
    """Onto the owner's discard pile; cards played in the owner's own turn are marked with it (MM-4.6)."""
    province = state.provinces[seat]
    province.discard = append(province.discard, card)
    province.played = append(province.played, state.turn if was_played and seat == active(kit, state) else 0)


def discard(kit: Kit, state: MasteryState, seat: Seat, card: i64, clause: str, log: Log) -> None:
    """MM-9.4. From the hand onto the discard pile, without effect."""
    let_go(state.provinces[seat].hand, card)
    lay_off(kit, state, seat, card, False)
    if log.wanted:
        log.emit(Discarded(seat, card, clause))


def discard_at_random(kit: Kit, state: MasteryState, seat: Seat, clause: str, log: Log) -> None:
    """MM-8.4. One card of the hand, any with equal chance; nothing if there is none."""
    hand = state.provinces[seat].hand
    if hand.size() > 0:
        discard(kit, state, seat, hand.cards[state.rng.below(hand.size())], clause, log)


def ask_to_discard(state: MasteryState, seat: Seat, reason: i64) -> None:
    """One card or nothing; an empty hand is not asked."""
    if state.provinces[seat].hand.size() > 0:
        state.agenda.append(Step(MAY_DISCARD, seat, reason))


def reshuffle(state: MasteryState, seat: Seat, clause: str, log: Log) -> None:
    """MM-9.3, MM-4.4. The discard pile is shuffled and put under what is left of the deck; marks and knowledge of it end."""
    province = state.provinces[seat]
    under = Pile()
    for card in province.discard:
        under.put(card)
    under.shuffle(state.rng)
    i: i64
    for i in range(province.deck.size()):
        under.put(province.deck.cards[i], province.deck.known[i])
    province.deck = under
    province.discard = vec[i64]()
    province.played = vec[i64]()
    if log.wanted:
        log.emit(Reshuffled(seat, clause))


def draw_one(province: Province, seat: Seat) -> None:
    """The top card into the hand; who knew it goes on knowing it (MM-9.5)."""
    known: i64 = province.deck.known[-1] | 1 << seat
    card: i64 = province.deck.draw()
    take_up(province.hand, card, known)


def draw(state: MasteryState, seat: Seat, n: i64, clause: str, log: Log) -> None:
    """MM-7.2. So many cards, with a reshuffle when the deck runs out; fewer if both piles are empty."""
    province = state.provinces[seat]
    while n > 0:
        if province.deck.size() == 0:
            if len(province.discard) == 0:
                return
            reshuffle(state, seat, "MM-9.3", log)
        at_once: i64 = n if n < province.deck.size() else province.deck.size()
        n -= at_once
        if log.wanted:
            log.emit(Drew(seat, _top_of(province.deck, at_once), at_once, clause))
        while at_once > 0:
            draw_one(province, seat)
            at_once -= 1


def _top_of(deck: Pile, n: i64) -> vec[i64]:
    """The uppermost cards, the top one first."""
    cards = vec[i64]()
    i: i64
    for i in range(n):
        cards = append(cards, deck.cards[deck.size() - 1 - i])
    return cards


def draw_up_to(kit: Kit, state: MasteryState, seat: Seat, size: i64, clause: str, log: Log) -> None:
    """MM-7.2, MM-3.2. Draw until the hand has this size, then play Authority if it came."""
    hand = state.provinces[seat].hand
    draw(state, seat, size - hand.size(), clause, log)
    if hand.find(AUTHORITY) >= 0:
        let_go(hand, AUTHORITY)  # it lies nowhere while its cards are drawn (MM-3.1)
        if log.wanted:
            log.emit(Played(seat, AUTHORITY))
        draw(state, seat, kit.authority_draw, "MM-3.2", log)
        lay_off(kit, state, seat, AUTHORITY, True)


def take_from_discard(province: Province, at: i64) -> i64:
    """The card at a place of the discard pile, with its mark."""
    province.played, _ = pop(province.played, at)
    province.discard, card = pop(province.discard, at)
    return card
