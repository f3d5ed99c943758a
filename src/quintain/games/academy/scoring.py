"""AC-9, AC-15, AC-18 and AC-19: what each board gives."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from quintain.games.academy.events import Awarded, Earned
from quintain.games.academy.kit import KING_COAT, SWORD_COAT, Kit
from quintain.games.academy.seating import is_neutral, player
from quintain.games.academy.state import (
    BONUS,
    CHARITY,
    DRAGON,
    DUEL,
    EDUCATION,
    GALLANTRY,
    KING,
    NONE,
    PHASE_4,
    SCORE,
    TAKE,
    TAKEN,
    AcademyState,
)
from quintain.games.academy.tracks import last_but_one_of, last_of, ranking
from quintain.kernel.events import Log
from quintain.kernel.types import Seat

EVERYONE: Final = 1 << 8  # the bit of a coat that lies face up


def may_look(seen: i64, viewer: Seat) -> bool:
    """AC-9.5, AC-9.7. Whether a coat seen by these lies open or before the viewer."""
    return bool(seen & (EVERYONE if viewer < 0 else EVERYONE | 1 << viewer))


def hand_out(kit: Kit, state: AcademyState, squire: i64, kind: i64, seen: i64) -> None:
    """A coat goes to a squire; `seen` is the bitmask of those who may look at it."""
    state.coats = append(state.coats, kind)
    state.coat_owner = append(state.coat_owner, squire)
    state.coat_seen = append(state.coat_seen, seen)


def award(kit: Kit, state: AcademyState, squire: i64, board: i64, kind: i64, log: Log) -> None:
    """AC-9.5, AC-9.7. A coat is handed out in the open."""
    if kind == NONE:
        return
    hand_out(kit, state, squire, kind, EVERYONE)
    if log.wanted:
        log.emit(Awarded(player(kit, state, squire), squire, board, kind, kit.coat_value[kind]))


def prizes(kit: Kit, state: AcademyState, board: i64, ranked: vec[i64]) -> vec[i64]:
    """AC-9.1. The kind of coat that every squire gets when a board is scored as it stands; NONE: no coat.

    `ranked` are those that have moved, in order; the King does not look at it.
    """
    kinds = kit.no_coats[:]
    squire: i64
    if board == KING:
        for squire in range(kit.squires):
            kinds[squire] = kit.spaces[state.progress[KING * kit.squires + squire]]
    elif board in (EDUCATION, CHARITY):
        if not (kit.classical_education if board == EDUCATION else kit.most_generous):
            for squire in last_of(kit, state, board, ranked):
                kinds[squire] = kit.worst[2 * board]
            before: i64 = last_but_one_of(kit, ranked)
            if before != NONE:
                kinds[before] = kit.worst[2 * board + 1]
    elif board != GALLANTRY and not (board == DRAGON and kit.defeat_dragon):
        _reward(kit, state, board, ranked, kinds)
    return kinds


def _reward(kit: Kit, state: AcademyState, board: i64, ranked: vec[i64], kinds: vec[i64]) -> None:
    """AC-9.2, AC-15.5, AC-15.6. First, second and, with enough participants, third place; the winner's track pays more."""
    paid = kit.places
    start: i64 = 3 * board
    if board != DRAGON and kit.black_vs_white:
        won = state.cup < 0 if board == DUEL else state.cup > 0
        paid = kit.winner if won else kit.loser
        start = 0
    place: i64
    for place in range(min(kit.paid, len(ranked))):
        kinds[ranked[place]] = paid[start + place]


def worth(kit: Kit, state: AcademyState, board: i64, ranked: vec[i64]) -> vec[i64]:
    """What a board gives every squire, in points, when it is scored as it stands; 0 where choices or the Codex decide."""
    if board == DRAGON and kit.defeat_dragon:
        return dragon_points(kit, state, ranked)
    points = prizes(kit, state, board, ranked)
    coats: i64 = king_coats(kit, state) if board == KING else 1
    squire: i64
    for squire in range(kit.squires):
        kind: i64 = points[squire]
        points[squire] = 0 if kind == NONE else kit.coat_value[kind] * coats
    return points


def is_scored(kit: Kit, state: AcademyState, board: i64) -> bool:
    """AC-9.1, AC-18.2. Whether a board is one of those scored in this round, as things stand."""
    if board == KING and kit.service_to_king:
        return king_coats(kit, state) > 0
    return bool(kit.score[board] >> state.round & 1)


def is_due(kit: Kit, state: AcademyState, board: i64) -> bool:
    """AC-9.1, AC-18.2. Whether a board is still to be scored in this round, as things stand."""
    if not is_scored(kit, state, board):
        return False
    for step in state.agenda:
        if step.kind == PHASE_4 or (step.kind == SCORE and step.a == board):
            return True
        if (step.kind == BONUS and board == GALLANTRY) or (step.kind == TAKE and board == EDUCATION):
            return True  # it has begun, but is not done
    return False


def score_places(kit: Kit, state: AcademyState, board: i64, log: Log) -> None:
    """AC-9.2, AC-15.5. Coats for the first places, the best first."""
    ranked = ranking(kit, state, board)
    kinds = prizes(kit, state, board, ranked)
    for squire in ranked:
        award(kit, state, squire, board, kinds[squire], log)


def score_worst(kit: Kit, state: AcademyState, board: i64, log: Log) -> None:
    """AC-9.3. Coats for the last, then for whoever is last but one."""
    ranked = ranking(kit, state, board)
    kinds = prizes(kit, state, board, ranked)
    for squire in last_of(kit, state, board, ranked):
        award(kit, state, squire, board, kinds[squire], log)
    before: i64 = last_but_one_of(kit, ranked)
    if before != NONE:
        award(kit, state, before, board, kinds[before], log)


def king_coats(kit: Kit, state: AcademyState) -> i64:
    """AC-9.4, AC-18.2. One coat for the space; with scrolls one for each scroll taken in this round."""
    if not kit.service_to_king:
        return 1
    return (1 if state.scrolls[0] == TAKEN else 0) + (1 if state.scrolls[1] == TAKEN else 0)


def score_king(kit: Kit, state: AcademyState, log: Log) -> None:
    """AC-9.4, AC-18.2. So many coats of the space for everybody."""
    coats: i64 = king_coats(kit, state)
    kinds = prizes(kit, state, KING, kit.no_coats)
    squire: i64
    for squire in range(kit.squires):
        for _ in range(coats):
            award(kit, state, squire, KING, kinds[squire], log)


def dragon_points(kit: Kit, state: AcademyState, ranked: vec[i64]) -> vec[i64]:
    """AC-19.2. What the dragon gives or takes as it stands, per squire; those that have moved are already in order."""
    points = vec[i64]([0] * int(kit.squires))
    if ranked:
        points[ranked[0]] += trophies(kit, state, ranked[0]) // kit.first_per
    if len(ranked) > 1:
        points[ranked[1]] += trophies(kit, state, ranked[1]) // kit.second_per
    for squire in last_of(kit, state, DRAGON, ranked):
        points[squire] -= trophies(kit, state, squire) // kit.last_per
    return points


def score_dragon(kit: Kit, state: AcademyState, log: Log) -> None:
    """AC-9.2, or AC-19.2 when the dragon is to be defeated."""
    if not kit.defeat_dragon:
        score_places(kit, state, DRAGON, log)
        return
    ranked = ranking(kit, state, DRAGON)
    points = dragon_points(kit, state, ranked)
    place: i64
    for place in range(min(2, len(ranked))):
        earn(kit, state, ranked[place], points[ranked[place]], log)
    for squire in last_of(kit, state, DRAGON, ranked):
        earn(kit, state, squire, points[squire], log)


def earn(kit: Kit, state: AcademyState, squire: i64, points: i64, log: Log) -> None:
    """AC-19.2. Points for so many positive coats from Duel, Tournament and King; halves are dropped."""
    state.bonus[squire] += points
    if log.wanted:
        log.emit(Earned(player(kit, state, squire), squire, points, trophies(kit, state, squire)))


def trophies(kit: Kit, state: AcademyState, squire: i64) -> i64:
    """AC-19.1. The number of a squire's positive coats from Duel, Tournament and King."""
    n: i64 = 0
    i: i64
    for i in range(len(state.coats)):
        if state.coat_owner[i] == squire and state.coats[i] >= 0 and kit.coat_value[state.coats[i]] > 0:
            source: i64 = kit.coat_source[state.coats[i]]
            n += source in (SWORD_COAT, KING_COAT)
    return n


def watchers(kit: Kit, state: AcademyState, squire: i64) -> i64:
    """AC-9.5. Who may look at a coat that lies face down: its player, at the neutral squire's nobody."""
    if is_neutral(kit, squire):
        return 0
    return 1 << player(kit, state, squire)


def turn_down(kit: Kit, state: AcademyState) -> None:
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
        state.coat_seen[i] = EVERYONE if kit.open_scores else watchers(kit, state, state.coat_owner[i])


def turn_up(state: AcademyState) -> None:
    """AC-20.1, AC-11.2. All coats are turned face up."""
    i: i64
    for i in range(len(state.coats)):
        state.coat_seen[i] = EVERYONE


def total(kit: Kit, state: AcademyState, squire: i64) -> i64:
    """AC-11.2. A squire's coats and its points by AC-19."""
    points: i64 = state.bonus[squire]
    i: i64
    for i in range(len(state.coats)):
        if state.coat_owner[i] == squire:
            points += kit.coat_value[state.coats[i]]
    return points
