"""AC-5: cards are played one by one, each moves a marker; the neutral squire's turns (AC-13.6) and bets (AC-16.1)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from quintain.games.academy.book import Book, board_of, value_of
from quintain.games.academy.events import CupMoved, Peeked, Played, Turned
from quintain.games.academy.events_draft import Bet
from quintain.games.academy.seating import in_turn, is_neutral, player
from quintain.games.academy.state import (
    BOARDS,
    CARDS,
    DUEL,
    EDUCATION,
    NEUTRAL,
    NONE,
    PEEK,
    SWORD,
    SWORD_FOR,
    TOURNAMENT,
    VALUES,
    AcademyState,
)
from quintain.games.academy.tracks import move
from quintain.kernel.agenda import Step, then
from quintain.kernel.events import Log
from quintain.kernel.types import HIDDEN, Action, Seat


def active(book: Book, state: AcademyState) -> i64:
    """AC-5.1, AC-14.5. The squire whose card is next: in turn, or colour after colour in Lancelot."""
    n: i64 = len(state.played)
    if book.lancelot:
        return in_turn(book, state, n // book.plays)
    return in_turn(book, state, n % book.squires)


def is_played_out(book: Book, state: AcademyState) -> bool:
    return len(state.played) == book.plays * book.squires


def held(book: Book, state: AcademyState, squire: i64) -> i64:
    """The faces a squire holds, as a bitmask: what it kept and has not played. Unknown cards are not in it."""
    faces: i64 = 0
    i: i64
    j: i64
    i = squire
    while i < len(state.kept):
        card: i64 = state.kept[i]
        if card != HIDDEN and not faces >> card & 1:
            n: i64 = 0
            j = squire
            while j < len(state.kept):
                n += state.kept[j] == card
                j += book.squires
            for j in range(len(state.played)):
                n -= state.played[j] == card and state.played_by[j] == squire
            if n > 0:
                faces |= 1 << card
        i += book.squires
    return faces


def hand(book: Book, state: AcademyState, squire: i64) -> vec[i64]:
    """The cards a squire holds, in the order kept; a card played leaves first from what is known of the hand."""
    cards = vec[i64](capacity=5)
    i: i64 = squire
    while i < len(state.kept):
        cards = append(cards, state.kept[i])
        i += book.squires
    for i in range(len(state.played)):
        if state.played_by[i] == squire:
            cards = without(cards, state.played[i])
    return cards


def without(cards: vec[i64], card: i64) -> vec[i64]:
    """These cards without one; an unknown card goes where it is not among them."""
    left = vec[i64](capacity=5)
    gone = False
    target: i64 = card if card in cards else HIDDEN
    for other in cards:
        if other == target and not gone:
            gone = True
        else:
            left = append(left, other)
    return left


def playable(book: Book, state: AcademyState, squire: i64) -> vec[Action]:
    """AC-5.1, AC-5.4. Any card of the hand; a sword on Duel or on Tournament."""
    faces: i64 = held(book, state, squire)
    first: i64 = book.verbs.play.first
    actions = vec[i64](capacity=10)
    card: i64
    for card in range(CARDS):
        if faces >> card & 1:
            if card // VALUES == SWORD:
                actions = append(actions, first + card * BOARDS + DUEL)
                actions = append(actions, first + card * BOARDS + TOURNAMENT)
            else:
                actions = append(actions, first + card * BOARDS + board_of(card))
    return actions


def play(book: Book, state: AcademyState, squire: i64, card: i64, board: i64, log: Log) -> None:
    """AC-5.3. The marker goes forward by exactly the value of the card."""
    state.played = append(state.played, card)
    state.played_by = append(state.played_by, squire)
    state.played_on = append(state.played_on, board)
    if log.wanted:
        log.emit(Played(player(book, state, squire), squire, card, board))
    move(book, state, squire, board, value_of(card), log)
    if card // VALUES == SWORD and book.black_vs_white:
        _move_cup(book, state, board, value_of(card), log)
    if board == EDUCATION and book.classical_education and not is_neutral(book, squire):
        then(state, Step(PEEK, player(book, state, squire), squire))


def _move_cup(book: Book, state: AcademyState, board: i64, steps: i64, log: Log) -> None:
    """AC-15.2, AC-15.3. The Cup goes towards the knight by the same value, not beyond its end."""
    if board == DUEL:
        state.cup = max(state.cup - steps, -book.cup_end)
    else:
        state.cup = min(state.cup + steps, book.cup_end)
    if log.wanted:
        log.emit(CupMoved(state.cup))


def neutral_turn(book: Book, state: AcademyState, log: Log) -> None:
    """AC-13.6, AC-13.7. A random card of the neutral squire's pile; the first player says where a sword goes."""
    pile = hand(book, state, NEUTRAL)
    card: i64 = pile[state.rng.below(len(pile))]
    if log.wanted:
        log.emit(Turned(state.first, NEUTRAL, card))
    if card // VALUES == SWORD:
        then(state, Step(SWORD_FOR, state.first, NEUTRAL, card))
    else:
        play(book, state, NEUTRAL, card, board_of(card), log)


def swords(book: Book, card: i64) -> vec[Action]:
    """AC-13.7. Where the neutral squire's sword may go."""
    first: i64 = book.verbs.play.first + card * BOARDS
    return vec[i64]([first + DUEL, first + TOURNAMENT])


def peekable(book: Book) -> vec[Action]:
    """AC-17.2. One coat on the Codex, or none."""
    actions = vec[i64](capacity=6)
    slot: i64
    for slot in range(book.squires):
        actions = append(actions, book.verbs.peek.first + slot)
    return append(actions, book.verbs.skip.first)


def peek(book: Book, state: AcademyState, seat: Seat, slot: i64, log: Log) -> None:
    """AC-17.2. The player alone sees the coat, and puts it back."""
    state.codex_seen[slot] |= 1 << seat
    if log.wanted:
        log.emit(Peeked(seat, slot, state.codex[slot], book.coat_value[state.codex[slot]]))


def bettor(book: Book, state: AcademyState) -> i64:
    """AC-16.1. The next squire in turn that has not bet, or NONE."""
    nth: i64
    for nth in range(book.squires):
        squire: i64 = in_turn(book, state, nth)
        if state.bets[squire] == NONE:
            return squire
    return NONE


def bettable(book: Book) -> vec[Action]:
    """AC-16.1, AC-R34. Any of the seven boards."""
    actions = vec[i64](capacity=BOARDS)
    board: i64
    for board in range(BOARDS):
        actions = append(actions, book.verbs.bet.first + board)
    return actions


def bet(book: Book, state: AcademyState, board: i64, log: Log) -> None:
    """AC-16.1. The bet marker of the squire in turn goes under a board's icon, openly."""
    squire: i64 = bettor(book, state)
    state.bets[squire] = board
    if log.wanted:
        log.emit(Bet(player(book, state, squire), squire, board))
