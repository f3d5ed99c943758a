"""AC-6 and AC-7: markers, stacks, laps and places."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from quintain.games.academy.events import Cleared, Moved, ScrollTaken
from quintain.games.academy.kit import Kit
from quintain.games.academy.seating import player
from quintain.games.academy.state import KING, NONE, ON_BOARD, TAKEN, AcademyState
from quintain.kernel.events import Log


def _land(kit: Kit, state: AcademyState, squire: i64, board: i64, progress: i64) -> None:
    """AC-6.1, AC-6.3. A marker leaves its stack alone and goes on top of the markers with its new progress."""
    base: i64 = board * kit.squires
    old: i64 = state.progress[base + squire]
    below: i64 = state.height[base + squire]
    on_top: i64 = 0
    other: i64
    for other in range(base, base + kit.squires):
        if state.progress[other] == old and state.height[other] > below:
            state.height[other] -= 1
        if state.progress[other] == progress:
            on_top += 1
    state.progress[base + squire] = progress
    state.height[base + squire] = on_top if progress else 0  # AC-6.6


def move(kit: Kit, state: AcademyState, squire: i64, board: i64, steps: i64, log: Log) -> None:
    """AC-6. A marker goes forward, or back if `steps` is below zero; on the King track not beyond its end (AC-6.5)."""
    old: i64 = state.progress[board * kit.squires + squire]
    new: i64 = old + steps
    if board == KING and new > kit.length[KING]:
        new = kit.length[KING]
    if new != old:
        _land(kit, state, squire, board, new)
    if log.wanted:
        below = state.height[board * kit.squires + squire]
        log.emit(Moved(player(kit, state, squire), squire, board, new - old, new, below))
    if board == KING and kit.service_to_king:
        _take_scrolls(kit, state, squire, old, new, log)


def _take_scrolls(kit: Kit, state: AcademyState, squire: i64, old: i64, new: i64, log: Log) -> None:
    """AC-18.1. The first marker that stops on a scroll's space or passes it takes the scroll."""
    i: i64
    for i in range(2):
        space: i64 = kit.scrolls[i]
        if old < space <= new and state.scrolls[i] == ON_BOARD:
            state.scrolls[i] = TAKEN
            state.scroll_taker[i] = squire
            if log.wanted:
                log.emit(ScrollTaken(player(kit, state, squire), squire, space))


def may_move(kit: Kit, state: AcademyState, squire: i64, board: i64) -> bool:
    """AC-8.6. Every marker can, but a King marker at the end of its track."""
    return board != KING or state.progress[KING * kit.squires + squire] < kit.length[KING]


def lift(kit: Kit, state: AcademyState, squire: i64, board: i64) -> None:
    """AC-12.1. A marker goes to the top of its own stack."""
    base: i64 = board * kit.squires
    below: i64 = state.height[base + squire]
    other: i64
    for other in range(base, base + kit.squires):
        if state.progress[other] == state.progress[base + squire] and state.height[other] > below:
            state.height[other] -= 1
            state.height[base + squire] += 1


def ranking(kit: Kit, state: AcademyState, board: i64) -> vec[i64]:
    """AC-7.1, AC-7.2. The squires that have moved, best first: by progress, then by height in the stack."""
    base: i64 = board * kit.squires
    ranked = vec[i64](capacity=5)
    squire: i64
    for squire in range(kit.squires):
        key: i64 = standing(kit, state, squire, board)
        if state.progress[base + squire] == 0:
            continue
        ranked = append(ranked, squire)
        at: i64 = len(ranked) - 1
        while at > 0 and standing(kit, state, ranked[at - 1], board) < key:
            ranked[at] = ranked[at - 1]
            at -= 1
        ranked[at] = squire
    return ranked


def standing(kit: Kit, state: AcademyState, squire: i64, board: i64) -> i64:
    """AC-7.1. Where a marker stands as one number, greater is better; 0 on zero."""
    at: i64 = board * kit.squires + squire
    return state.progress[at] * 8 + state.height[at]


def last(kit: Kit, state: AcademyState, board: i64) -> vec[i64]:
    """AC-7.3. Everybody on zero; if nobody is, the single worst."""
    return last_of(kit, state, board, ranking(kit, state, board))


def last_of(kit: Kit, state: AcademyState, board: i64, ranked: vec[i64]) -> vec[i64]:
    """AC-7.3. The last, where those that have moved are already in order."""
    if len(ranked) == kit.squires:
        return vec[i64]([ranked[-1]])
    found = vec[i64](capacity=5)
    squire: i64
    for squire in range(kit.squires):
        if state.progress[board * kit.squires + squire] == 0:
            found = append(found, squire)
    return found


def last_but_one(kit: Kit, state: AcademyState, board: i64) -> i64:
    """AC-7.4. Nobody if two or more are on zero; otherwise the one next above the last."""
    return last_but_one_of(kit, ranking(kit, state, board))


def last_but_one_of(kit: Kit, ranked: vec[i64]) -> i64:
    """AC-7.4. Whoever is last but one, where those that have moved are already in order."""
    if len(ranked) == kit.squires:
        return ranked[-2]
    return ranked[-1] if len(ranked) == kit.squires - 1 else NONE


def clear(kit: Kit, state: AcademyState, board: i64, log: Log) -> None:
    """AC-10.1. All markers of a board return to zero."""
    base: i64 = board * kit.squires
    squire: i64
    for squire in range(kit.squires):
        state.progress[base + squire] = 0
        state.height[base + squire] = 0
    if log.wanted:
        log.emit(Cleared(board, 0))


def clear_softly(kit: Kit, state: AcademyState, board: i64, log: Log) -> None:
    """AC-12.3. The last go to zero, the others to 1, 2, 3 and so on from worst to best, even if that is forwards."""
    base: i64 = board * kit.squires
    ranked = ranking(kit, state, board)
    space: i64 = 0 if len(ranked) == kit.squires else 1
    at: i64 = len(ranked) - 1
    while at >= 0:
        state.progress[base + ranked[at]] = space
        state.height[base + ranked[at]] = 0
        space += 1
        at -= 1
    if log.wanted:
        log.emit(Cleared(board, 1))
