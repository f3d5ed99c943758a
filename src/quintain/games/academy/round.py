"""AC-1.1: the six phases of a round, and the steps that run without asking (AC-1.6)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from quintain.games.academy import codex, draft, gallantry, generosity, play, scoring, tracks
from quintain.games.academy.book import Book
from quintain.games.academy.events import Totalled
from quintain.games.academy.events_draft import Began
from quintain.games.academy.goal import ranks, seat_total
from quintain.games.academy.seating import is_neutral
from quintain.games.academy.state import (
    ASIDE,
    ASSIGN,
    BET,
    BOARDS,
    BONUS,
    CHARITY,
    CHOOSE,
    CLAIM,
    DEAL,
    DECISIONS,
    DRAGON,
    DUEL,
    EDUCATION,
    END,
    EXCHANGE,
    GALLANTRY,
    GIVE,
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
    STEP_BACK,
    TAKE,
    TAKEN,
    TOURNAMENT,
    AcademyState,
)
from quintain.kernel.agenda import Step, then
from quintain.kernel.events import Log


def settle(book: Book, state: AcademyState, log: Log) -> None:
    """Carry out what needs no choice, until somebody owes one or the match is over."""
    while state.agenda:
        step = state.agenda[-1]
        if step.kind >= DECISIONS:
            state.agenda.pop()
            _run(book, state, step, log)
        elif not _runs_itself(book, state, step, log):
            return


def _run(book: Book, state: AcademyState, step: Step, log: Log) -> None:
    """A step without a choice."""
    kind: i64 = step.kind
    if kind == DEAL:
        begin_round(book, state, log)
    elif kind == PHASE_4:
        begin_scoring(book, state)
    elif kind == SCORE:
        score(book, state, step.a, log)
    elif kind == STEP_BACK:
        gallantry.step_back(book, state, step.a, log)
    elif kind == EXCHANGE:
        if step.a == NONE:
            generosity.begin(book, state, log)
        else:
            generosity.exchange(book, state, step.a)
    elif kind == RESET:
        reset(book, state, log)
    elif kind == PASS_SWORD:
        pass_sword(book, state)
    elif kind == END:
        finish(book, state, log)


def _runs_itself(book: Book, state: AcademyState, step: Step, log: Log) -> bool:
    """AC-1.6. A step that asks, but not now: it is done, or chance or the rules answer."""
    kind: i64 = step.kind
    if kind == PLAY:
        if play.is_played_out(book, state):
            state.agenda.pop()
            return True
        if is_neutral(book, play.active(book, state)):
            play.neutral_turn(book, state, log)
            return True
    elif kind == BET:
        if play.bettor(book, state) == NONE:
            state.agenda.pop()
            return True
    elif kind == BONUS:
        if book.good_manners:
            state.agenda.pop()
            gallantry.pay_bet(book, state, step.a, step.b, log)
            return True
    elif kind == TAKE:
        if codex.untaken(state) == 1:
            codex.take_last(book, state, log)
            codex.close(book, state, log)
            state.agenda.pop()
            return True
    elif kind == GIVE:
        owned = generosity.givable(book, state, step.a)
        if len(owned) < 2:
            state.agenda.pop()
            if owned:
                generosity.give(book, state, step.a, step.b, owned[0], log)
            return True
    elif kind == CLAIM:
        return _claims_itself(book, state, step, log)
    return False


def _claims_itself(book: Book, state: AcademyState, step: Step, log: Log) -> bool:
    """AC-1.6, AC-20.6. Nothing left to take, or a single coat that must be taken."""
    offered = generosity.claimable(book, state, step)
    if not offered:
        state.agenda.pop()
        return True
    if len(offered) == 1 and generosity.must_claim(step):
        state.agenda.pop()
        generosity.claim(book, state, step, offered[0], log)
        return True
    return False


def begin_round(book: Book, state: AcademyState, log: Log) -> None:
    """AC-1.1. Phase 1 now; phases 2 to 6 are put on the agenda."""
    if log.wanted:
        log.emit(Began(state.round, state.first))
    draft.deal(book, state, log)
    if book.classical_education:
        codex.fill(book, state, log)
    then(state, Step(PLAY), Step(PHASE_4))
    begin_draft(book, state)
    if book.good_manners:
        then(state, Step(BET))


def begin_draft(book: Book, state: AcademyState) -> None:
    """AC-4.1, or AC-14.3 in Lancelot: the first player chooses first among the other's piles."""
    if book.lancelot:
        other: i64 = 1 - state.first
        then(state, Step(SPLIT), Step(CHOOSE, state.first, other), Step(CHOOSE, other, state.first), Step(ASSIGN))
    else:
        then(state, Step(PICK))


def begin_scoring(book: Book, state: AcademyState) -> None:
    """AC-8.1, AC-9.1. Phases 4 to 6, Gallantry first."""
    then(state, Step(RESET), Step(PASS_SWORD))
    if book.most_generous and book.score[CHARITY] >> state.round & 1:
        then(state, Step(EXCHANGE, -1, NONE))
    board: i64 = BOARDS - 1
    while board >= 0:
        if board == KING and book.service_to_king:
            then(state, Step(SCORE, -1, board))  # AC-18.2: whether it is scored depends on the scrolls
        elif book.score[board] >> state.round & 1 and not (board == CHARITY and book.most_generous):
            then(state, Step(SCORE, -1, board))
        board -= 1
    gallantry.offer_tie(book, state)


def score(book: Book, state: AcademyState, board: i64, log: Log) -> None:
    """AC-9.1. One board in its turn."""
    if board == GALLANTRY:
        gallantry.check(book, state, log)
    elif board in (DUEL, TOURNAMENT):
        scoring.score_swords(book, state, board, log)
    elif board == KING:
        scoring.score_king(book, state, log)
    elif board == DRAGON:
        scoring.score_dragon(book, state, log)
    elif board == EDUCATION and book.classical_education:
        then(state, Step(TAKE))
    else:
        scoring.score_worst(book, state, board, log)


def reset(book: Book, state: AcademyState, log: Log) -> None:
    """AC-10, AC-12.3, AC-15.7, AC-16.6, AC-18.3. Phase 5; bets are taken back before it."""
    squire: i64
    for squire in range(len(state.bets)):
        state.bets[squire] = NONE
    board: i64
    for board in range(BOARDS):
        if board == KING and book.service_to_king:
            _return_scrolls(book, state, log)
        elif book.reset[board] >> state.round & 1:
            if book.soft_reset and _is_soft(book, board):
                tracks.clear_softly(book, state, board, log)
            else:
                tracks.clear(book, state, board, log)
    if book.black_vs_white and book.reset[DUEL] >> state.round & 1:
        state.cup = 0


def _is_soft(book: Book, board: i64) -> bool:
    """AC-12.3, AC-12.4, AC-15.7. Gallantry and Education, and Duel and Tournament unless their back is up."""
    if board in (DUEL, TOURNAMENT):
        return not book.black_vs_white
    return board in (GALLANTRY, EDUCATION)


def _return_scrolls(book: Book, state: AcademyState, log: Log) -> None:
    """AC-18.3. After the scroll of 12 everything goes back to the start; the scroll of 6 alone is laid aside."""
    if state.scrolls[1] == TAKEN:
        state.scrolls = vec[i64]([ON_BOARD, ON_BOARD])
        tracks.clear(book, state, KING, log)
    elif state.scrolls[0] == TAKEN:
        state.scrolls[0] = ASIDE
    state.scroll_taker = vec[i64]([NONE, NONE])


def pass_sword(book: Book, state: AcademyState) -> None:
    """AC-11.1, AC-9.7. Coats are turned down, Excalibur goes to the left and a new round begins; after VI the match ends."""
    if state.round >= book.rounds:
        then(state, Step(END))
        return
    scoring.turn_down(book, state)
    state.first = (state.first + 1) % book.seats
    state.round += 1
    then(state, Step(DEAL))


def finish(book: Book, state: AcademyState, log: Log) -> None:
    """AC-11.2. All coats are turned up and counted."""
    scoring.turn_up(state)
    if log.wanted:
        final = ranks(book, state)
        seat: i64
        for seat in range(book.seats):
            log.emit(Totalled(seat, seat_total(book, state, seat), final[seat]))
