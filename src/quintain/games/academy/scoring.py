"""AC-9, AC-15, AC-18 and AC-19: what each board gives."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from quintain.games.academy.book import KING_COAT, SWORD_COAT, Book
from quintain.games.academy.events import Awarded, Earned
from quintain.games.academy.seating import is_neutral, player
from quintain.games.academy.state import DRAGON, DUEL, KING, NONE, TAKEN, AcademyState
from quintain.games.academy.tracks import last, last_but_one, ranking
from quintain.kernel.events import Log

EVERYONE: Final = 1 << 8  # the bit of a coat that lies face up


def hand_out(book: Book, state: AcademyState, squire: i64, kind: i64, seen: i64) -> None:
    """A coat goes to a squire; `seen` is the bitmask of those who may look at it."""
    state.coats = append(state.coats, kind)
    state.coat_owner = append(state.coat_owner, squire)
    state.coat_seen = append(state.coat_seen, seen)


def award(book: Book, state: AcademyState, squire: i64, board: i64, kind: i64, log: Log) -> None:
    """AC-9.5, AC-9.7. A coat is handed out in the open."""
    if kind == NONE:
        return
    hand_out(book, state, squire, kind, EVERYONE)
    if log.wanted:
        log.emit(Awarded(player(book, state, squire), squire, board, kind, book.coat_value[kind]))


def score_places(book: Book, state: AcademyState, board: i64, kinds: vec[i64], start: i64, log: Log) -> None:
    """AC-9.2, AC-15.5. First, second and, with enough participants, third place get a coat."""
    ranked = ranking(book, state, board)
    place: i64
    for place in range(min(book.paid, len(ranked))):
        award(book, state, ranked[place], board, kinds[start + place], log)


def score_knights(book: Book, state: AcademyState, board: i64, log: Log) -> None:
    """AC-15.5, AC-15.6. The track of the knight on whose side the Cup stands pays more; in the middle neither does."""
    won = state.cup < 0 if board == DUEL else state.cup > 0
    score_places(book, state, board, book.winner if won else book.loser, 0, log)


def score_swords(book: Book, state: AcademyState, board: i64, log: Log) -> None:
    """AC-9.2. Duel and Tournament."""
    if book.black_vs_white:
        score_knights(book, state, board, log)
    else:
        score_places(book, state, board, book.places, 3 * board, log)


def score_worst(book: Book, state: AcademyState, board: i64, log: Log) -> None:
    """AC-9.3. Everybody in last place, and whoever is last but one."""
    for squire in last(book, state, board):
        award(book, state, squire, board, book.worst[2 * board], log)
    before: i64 = last_but_one(book, state, board)
    if before != NONE:
        award(book, state, before, board, book.worst[2 * board + 1], log)


def score_king(book: Book, state: AcademyState, log: Log) -> None:
    """AC-9.4, AC-18.2. One coat for the space; with scrolls one for each scroll taken in this round."""
    coats: i64 = 1
    if book.service_to_king:
        coats = (1 if state.scrolls[0] == TAKEN else 0) + (1 if state.scrolls[1] == TAKEN else 0)
    squire: i64
    for squire in range(book.squires):
        kind: i64 = book.spaces[state.progress[KING * book.squires + squire]]
        for _ in range(coats):
            award(book, state, squire, KING, kind, log)


def score_dragon(book: Book, state: AcademyState, log: Log) -> None:
    """AC-9.2, or AC-19.2 when the dragon is to be defeated."""
    if not book.defeat_dragon:
        score_places(book, state, DRAGON, book.places, 3 * DRAGON, log)
        return
    ranked = ranking(book, state, DRAGON)
    if ranked:
        earn(book, state, ranked[0], 1, book.first_per, log)
    if len(ranked) > 1:
        earn(book, state, ranked[1], 1, book.second_per, log)
    for squire in last(book, state, DRAGON):
        earn(book, state, squire, -1, book.last_per, log)


def earn(book: Book, state: AcademyState, squire: i64, sign: i64, per: i64, log: Log) -> None:
    """AC-19.2. A point for so many positive coats from Duel, Tournament and King; halves are dropped."""
    coats: i64 = trophies(book, state, squire)
    points: i64 = sign * (coats // per)
    state.bonus[squire] += points
    if log.wanted:
        log.emit(Earned(player(book, state, squire), squire, points, coats))


def trophies(book: Book, state: AcademyState, squire: i64) -> i64:
    """AC-19.1. The number of a squire's positive coats from Duel, Tournament and King."""
    n: i64 = 0
    i: i64
    for i in range(len(state.coats)):
        if state.coat_owner[i] == squire and state.coats[i] >= 0 and book.coat_value[state.coats[i]] > 0:
            source: i64 = book.coat_source[state.coats[i]]
            n += source in (SWORD_COAT, KING_COAT)
    return n


def watchers(book: Book, state: AcademyState, squire: i64) -> i64:
    """AC-9.5. Who may look at a coat that lies face down: its player, at the neutral squire's nobody."""
    if is_neutral(book, squire):
        return 0
    return 1 << player(book, state, squire)


def turn_down(book: Book, state: AcademyState) -> None:
    """AC-9.7, AC-9.8. Coats are turned face down and mixed, so that nothing but their number can be read from them."""
    n: i64 = len(state.coats)
    i: i64
    j: i64
    for i in range(1, n):
        owner: i64 = state.coat_owner[i]
        kind: i64 = state.coats[i]
        j = i
        while j > 0 and (state.coat_owner[j - 1] > owner or (state.coat_owner[j - 1] == owner and state.coats[j - 1] > kind)):
            state.coat_owner[j] = state.coat_owner[j - 1]
            state.coats[j] = state.coats[j - 1]
            j -= 1
        state.coat_owner[j] = owner
        state.coats[j] = kind
    state.older = n
    for i in range(n):
        state.coat_seen[i] = EVERYONE if book.open_scores else watchers(book, state, state.coat_owner[i])


def turn_up(state: AcademyState) -> None:
    """AC-20.1, AC-11.2. All coats are turned face up."""
    i: i64
    for i in range(len(state.coats)):
        state.coat_seen[i] = EVERYONE


def total(book: Book, state: AcademyState, squire: i64) -> i64:
    """AC-11.2. A squire's coats and its points by AC-19."""
    points: i64 = state.bonus[squire]
    i: i64
    for i in range(len(state.coats)):
        if state.coat_owner[i] == squire:
            points += book.coat_value[state.coats[i]]
    return points
