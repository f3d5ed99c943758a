"""AC-1.1: the six phases of a round."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from quintain.games.academy import codex, draft, gallantry, scoring, tracks
from quintain.games.academy.events import Scored, Totalled
from quintain.games.academy.events_draft import Began
from quintain.games.academy.goal import ranks, seat_total
from quintain.games.academy.kit import Kit
from quintain.games.academy.state import (
    ASIDE,
    ASSIGN,
    BET,
    BOARDS,
    CHARITY,
    CHOOSE,
    DEAL,
    DRAGON,
    DUEL,
    EDUCATION,
    END,
    EXCHANGE,
    GALLANTRY,
    KING,
    NONE,
    ON_BOARD,
    PASS_SWORD,
    PHASE_4,
    PICK,
    PLAY,
    RESET,
    SCORE,
    SPLIT,
    TAKE,
    TAKEN,
    TOURNAMENT,
    AcademyState,
)
from quintain.kernel.agenda import Step, then
from quintain.kernel.events import Log


def begin_round(kit: Kit, state: AcademyState, log: Log) -> None:
    """AC-1.1. Phase 1 now; phases 2 to 6 are put on the agenda."""
    if log.wanted:
        log.emit(Began(state.round, state.first))
    draft.deal(kit, state, log)
    if kit.classical_education:
        codex.fill(kit, state, log)
    then(state, Step(PLAY), Step(PHASE_4))
    begin_draft(kit, state)
    if kit.good_manners:
        then(state, Step(BET))


def begin_draft(kit: Kit, state: AcademyState) -> None:
    """AC-4.1, or AC-14.3 in Lancelot: the first player chooses first among the other's piles."""
    if kit.lancelot:
        other: i64 = 1 - state.first
        then(state, Step(SPLIT), Step(CHOOSE, state.first, other), Step(CHOOSE, other, state.first), Step(ASSIGN))
    else:
        then(state, Step(PICK))


def begin_scoring(kit: Kit, state: AcademyState) -> None:
    """AC-8.1, AC-9.1. Phases 4 to 6, Gallantry first."""
    then(state, Step(RESET), Step(PASS_SWORD))
    if kit.most_generous and kit.score[CHARITY] >> state.round & 1:
        then(state, Step(EXCHANGE, -1, NONE))
    board: i64 = BOARDS - 1
    while board >= 0:
        if board == KING and kit.service_to_king:
            then(state, Step(SCORE, -1, board))  # AC-18.2: whether it is scored depends on the scrolls
        elif kit.score[board] >> state.round & 1 and not (board == CHARITY and kit.most_generous):
            then(state, Step(SCORE, -1, board))
        board -= 1
    gallantry.offer_tie(kit, state)


def score(kit: Kit, state: AcademyState, board: i64, log: Log) -> None:
    """AC-9.1. One board in its turn."""
    if log.wanted and not (board == KING and scoring.king_coats(kit, state) == 0):
        log.emit(Scored(board))
    if board == GALLANTRY:
        gallantry.check(kit, state, log)
    elif board in (DUEL, TOURNAMENT):
        scoring.score_places(kit, state, board, log)
    elif board == KING:
        scoring.score_king(kit, state, log)
    elif board == DRAGON:
        scoring.score_dragon(kit, state, log)
    elif board == EDUCATION and kit.classical_education:
        then(state, Step(TAKE))
    else:
        scoring.score_worst(kit, state, board, log)


def reset(kit: Kit, state: AcademyState, log: Log) -> None:
    """AC-10, AC-12.3, AC-15.7, AC-16.6, AC-18.3. Phase 5; bets are taken back before it."""
    squire: i64
    for squire in range(len(state.bets)):
        state.bets[squire] = NONE
    board: i64
    for board in range(BOARDS):
        if board == KING and kit.service_to_king:
            _return_scrolls(kit, state, log)
        elif kit.reset[board] >> state.round & 1:
            if kit.soft_reset and _is_soft(kit, board):
                tracks.clear_softly(kit, state, board, log)
            else:
                tracks.clear(kit, state, board, log)
    if kit.black_vs_white and kit.reset[DUEL] >> state.round & 1:
        state.cup = 0


def _is_soft(kit: Kit, board: i64) -> bool:
    """AC-12.3, AC-12.4, AC-15.7. Gallantry and Education, and Duel and Tournament unless their back is up."""
    if board in (DUEL, TOURNAMENT):
        return not kit.black_vs_white
    return board in (GALLANTRY, EDUCATION)


def _return_scrolls(kit: Kit, state: AcademyState, log: Log) -> None:
    """AC-18.3. After the scroll of 12 everything goes back to the start; the scroll of 6 alone is laid aside."""
    if state.scrolls[1] == TAKEN:
        state.scrolls = vec[i64]([ON_BOARD, ON_BOARD])
        tracks.clear(kit, state, KING, log)
    elif state.scrolls[0] == TAKEN:
        state.scrolls[0] = ASIDE
    state.scroll_taker = vec[i64]([NONE, NONE])


def pass_sword(kit: Kit, state: AcademyState) -> None:
    """AC-11.1, AC-9.7. Coats are turned down, Excalibur goes to the left and a new round begins; after VI the match ends."""
    if state.round >= kit.rounds:
        then(state, Step(END))
        return
    scoring.turn_down(kit, state)
    state.first = (state.first + 1) % kit.seats
    state.round += 1
    then(state, Step(DEAL))


def finish(kit: Kit, state: AcademyState, log: Log) -> None:
    """AC-11.2. All coats are turned up and counted."""
    scoring.turn_up(state)
    if log.wanted:
        final = ranks(kit, state)
        seat: i64
        for seat in range(kit.seats):
            log.emit(Totalled(seat, seat_total(kit, state, seat), final[seat]))
