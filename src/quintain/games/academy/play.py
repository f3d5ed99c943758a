"""AC-5: cards are played one by one, each moves a marker; the neutral squire's turns (AC-13.6) and bets (AC-16.1)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from quintain.games.academy.events import CupMoved, Peeked, Played, Turned
from quintain.games.academy.events_draft import Bet
from quintain.games.academy.kit import Kit, board_of, value_of
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


def active(kit: Kit, state: AcademyState) -> i64:
    """AC-5.1, AC-14.5. The squire whose card is next: in turn, or colour after colour in Lancelot."""
    n: i64 = len(state.played)
    if kit.lancelot:
        return in_turn(kit, state, n // kit.plays)
    return in_turn(kit, state, n % kit.squires)


def is_played_out(kit: Kit, state: AcademyState) -> bool:
    return len(state.played) == kit.plays * kit.squires


def held(kit: Kit, state: AcademyState, squire: i64) -> i64:
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
                j += kit.squires
            for j in range(len(state.played)):
                n -= state.played[j] == card and state.played_by[j] == squire
            if n > 0:
                faces |= 1 << card
        i += kit.squires
    return faces


def hand(kit: Kit, state: AcademyState, squire: i64) -> vec[i64]:
    """The cards a squire holds, in the order kept; a card played leaves first from what is known of the hand."""
    cards = vec[i64](capacity=5)
    i: i64 = squire
    while i < len(state.kept):
        cards = append(cards, state.kept[i])
        i += kit.squires
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


def playable(kit: Kit, state: AcademyState, squire: i64) -> vec[Action]:
    """AC-5.1, AC-5.4. Any card of the hand; a sword on Duel or on Tournament."""
    faces: i64 = held(kit, state, squire)
    first: i64 = kit.verbs.play.first
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


def play(kit: Kit, state: AcademyState, squire: i64, card: i64, board: i64, log: Log) -> None:
    """AC-5.3. The marker goes forward by exactly the value of the card."""
    state.played = append(state.played, card)
    state.played_by = append(state.played_by, squire)
    state.played_on = append(state.played_on, board)
    if log.wanted:
        log.emit(Played(player(kit, state, squire), squire, card, board))
    move(kit, state, squire, board, value_of(card), log)
    if card // VALUES == SWORD and kit.black_vs_white:
        move_cup(kit, state, board, value_of(card), log)
    if board == EDUCATION and kit.classical_education and not is_neutral(kit, squire):
        then(state, Step(PEEK, player(kit, state, squire), squire))


def move_cup(kit: Kit, state: AcademyState, board: i64, steps: i64, log: Log) -> None:
    """AC-15.2, AC-15.3. The Cup goes towards the knight by the same value, not beyond its end."""
    if board == DUEL:
        state.cup = max(state.cup - steps, -kit.cup_end)
    else:
        state.cup = min(state.cup + steps, kit.cup_end)
    if log.wanted:
        log.emit(CupMoved(state.cup, cup_side(state.cup), abs(int(state.cup))))


def cup_side(cup: i64) -> i64:
    """AC-15.1. On whose side the Cup stands, as a number among SIDE_IDS."""
    if cup == 0:
        return 0
    return 1 if cup < 0 else 2


def neutral_turn(kit: Kit, state: AcademyState, log: Log) -> None:
    """AC-13.6, AC-13.7. A random card of the neutral squire's pile; the first player says where a sword goes."""
    pile = hand(kit, state, NEUTRAL)
    card: i64 = pile[state.rng.below(len(pile))]
    if log.wanted:
        log.emit(Turned(state.first, NEUTRAL, card))
    if card // VALUES == SWORD:
        then(state, Step(SWORD_FOR, state.first, NEUTRAL, card))
    else:
        play(kit, state, NEUTRAL, card, board_of(card), log)


def swords(kit: Kit, card: i64) -> vec[Action]:
    """AC-13.7. Where the neutral squire's sword may go."""
    first: i64 = kit.verbs.play.first + card * BOARDS
    return vec[i64]([first + DUEL, first + TOURNAMENT])


def peekable(kit: Kit) -> vec[Action]:
    """AC-17.2. One coat on the Codex, or none."""
    actions = vec[i64](capacity=6)
    slot: i64
    for slot in range(kit.squires):
        actions = append(actions, kit.verbs.peek.first + slot)
    return append(actions, kit.verbs.pass_.first)


def peek(kit: Kit, state: AcademyState, seat: Seat, slot: i64, log: Log) -> None:
    """AC-17.2. The player alone sees the coat, and puts it back."""
    state.codex_seen[slot] |= 1 << seat
    if log.wanted:
        log.emit(Peeked(seat, slot, state.codex[slot], kit.coat_value[state.codex[slot]]))


def bettor(kit: Kit, state: AcademyState) -> i64:
    """AC-16.1. The next squire in turn that has not bet, or NONE."""
    nth: i64
    for nth in range(kit.squires):
        squire: i64 = in_turn(kit, state, nth)
        if state.bets[squire] == NONE:
            return squire
    return NONE


def bettable(kit: Kit) -> vec[Action]:
    """AC-16.1, AC-R34. Any of the seven boards."""
    actions = vec[i64](capacity=BOARDS)
    board: i64
    for board in range(BOARDS):
        actions = append(actions, kit.verbs.bet.first + board)
    return actions


def bet(kit: Kit, state: AcademyState, board: i64, log: Log) -> None:
    """AC-16.1. The bet marker of the squire in turn goes under a board's icon, openly."""
    squire: i64 = bettor(kit, state)
    state.bets[squire] = board
    if log.wanted:
        log.emit(Bet(player(kit, state, squire), squire, board))
