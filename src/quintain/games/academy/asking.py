"""Who owes a choice, among what, and what an answer does."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from quintain.games.academy import codex, draft, gallantry, generosity, lancelot, play
from quintain.games.academy.book import Book
from quintain.games.academy.seating import player
from quintain.games.academy.state import (
    ASSIGN,
    BET,
    BONUS,
    CHOOSE,
    CLAIM,
    GIVE,
    PEEK,
    PICK,
    PLAY,
    RAISE,
    SPLIT,
    SWORD_FOR,
    TAKE,
    TARGET,
    AcademyState,
)
from quintain.games.academy.tracks import move
from quintain.kernel.events import Log
from quintain.kernel.types import Action, Seat


def concerned(book: Book, state: AcademyState) -> i64:
    """The squire for whom the next choice is made; its number means nothing where all choose at once."""
    step = state.agenda[-1]
    if step.kind == PLAY:
        return play.active(book, state)
    if step.kind == BET:
        return play.bettor(book, state)
    if step.kind == TAKE:
        return codex.next_taker(book, state)
    return step.a


def pending(book: Book, state: AcademyState) -> vec[Seat]:
    """AC-1.6, AC-13.7. All who have not chosen where choices are secret; otherwise whoever decides for the squire in turn."""
    if not state.agenda:
        return vec[i64]()
    step = state.agenda[-1]
    kind: i64 = step.kind
    if kind in (PICK, SPLIT, ASSIGN):
        return book.waiting[state.ready]
    if kind in (PLAY, BET, TAKE):
        return book.alone[player(book, state, concerned(book, state))]
    return book.alone[step.seat]


def legal(book: Book, state: AcademyState, seat: Seat) -> vec[Action]:
    """What a pending seat may choose, ascending."""
    step = state.agenda[-1]
    kind: i64 = step.kind
    if kind == PICK:
        return draft.pickable(book, state, seat)
    if kind == PLAY:
        return play.playable(book, state, play.active(book, state))
    if kind == BONUS:
        return gallantry.advanceable(book, state, step.a)
    if kind == SWORD_FOR:
        return play.swords(book, step.b)
    if kind == BET:
        return play.bettable(book)
    if kind == PEEK:
        return play.peekable(book)
    if kind == RAISE:
        return append(gallantry.liftable(book, state, seat), book.verbs.skip.first)
    if kind == TAKE:
        return codex.takeable(book, state)
    if kind == TARGET:
        return generosity.targetable(book, state)
    if kind == SPLIT:
        return lancelot.splittable(book, state, seat)
    if kind == CHOOSE:
        return lancelot.choosable(book, state, step.a)
    if kind == ASSIGN:
        return lancelot.assignable(book, state, seat)
    return generosity.offers(book, state, step)


def answer(book: Book, state: AcademyState, seat: Seat, action: Action, log: Log) -> None:
    """Carry out a choice. A step that is done leaves the agenda; the chapters push what follows from it."""
    step = state.agenda[-1]
    kind: i64 = step.kind
    verbs = book.verbs
    if kind == PICK:
        if draft.pick(book, state, seat, action - verbs.pick.first, log):
            state.agenda.pop()
    elif kind == PLAY:
        squire: i64 = play.active(book, state)
        play.play(book, state, squire, verbs.play.a(action), verbs.play.b(action), log)
    elif kind == BET:
        play.bet(book, state, action - verbs.bet.first, log)
    elif kind == TAKE:
        codex.take(book, state, action - verbs.take.first, log)
    elif kind == SPLIT:
        if lancelot.split(book, state, seat, action - verbs.split.first, log):
            state.agenda.pop()
    elif kind == ASSIGN:
        if lancelot.assign(book, state, seat, action - verbs.assign.first, log):
            state.agenda.pop()
    else:
        state.agenda.pop()
        if kind == BONUS:
            move(book, state, step.a, action - verbs.advance.first, step.b, log)
        elif kind == SWORD_FOR:
            play.play(book, state, step.a, step.b, verbs.play.b(action), log)
        elif kind == PEEK:
            if action != verbs.skip.first:
                play.peek(book, state, seat, action - verbs.peek.first, log)
        elif kind == RAISE:
            if action != verbs.skip.first:
                gallantry.win_tie(book, state, seat, verbs.lift.a(action), verbs.lift.b(action), log)
        elif kind == CHOOSE:
            lancelot.choose(state, seat, action - verbs.choose.first, log)
        elif kind == TARGET:
            generosity.aim(book, state, step.a, action - verbs.target.first, log)
        elif kind == GIVE:
            generosity.give(book, state, step.a, step.b, verbs.give.a(action), log)
        elif kind == CLAIM and action != verbs.done.first:
            generosity.claim(book, state, step, verbs.claim.a(action), log)
