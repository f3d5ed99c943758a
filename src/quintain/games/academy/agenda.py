"""Steps of the agenda: those that run by themselves, those that wait for a choice, and what an answer does."""

from __future__ import annotations

from mypy_extensions import i64

from quintain.games.academy import codex, draft, gallantry, generosity, lancelot, play
from quintain.games.academy import round as rounds
from quintain.games.academy.kit import Kit
from quintain.games.academy.seating import is_neutral
from quintain.games.academy.state import (
    ASSIGN,
    BET,
    BONUS,
    CHOOSE,
    CLAIM,
    DEAL,
    DECISIONS,
    END,
    EXCHANGE,
    GIVE,
    NONE,
    PASS_SWORD,
    PEEK,
    PHASE_4,
    PICK,
    PLAY,
    RAISE,
    RESET,
    SCORE,
    SPLIT,
    STEP_BACK,
    SWORD_FOR,
    TAKE,
    TARGET,
    AcademyState,
)
from quintain.games.academy.tracks import move
from quintain.kernel.agenda import Step
from quintain.kernel.events import Log
from quintain.kernel.types import Action, Seat


def settle(kit: Kit, state: AcademyState, log: Log) -> None:
    """Carry out what needs no choice, until somebody owes one or the match is over."""
    while state.agenda:
        step = state.agenda[-1]
        if step.kind >= DECISIONS:
            state.agenda.pop()
            _run(kit, state, step, log)
        elif not _runs_itself(kit, state, step, log):
            return


def _run(kit: Kit, state: AcademyState, step: Step, log: Log) -> None:
    """A step without a choice."""
    kind: i64 = step.kind
    if kind == DEAL:
        rounds.begin_round(kit, state, log)
    elif kind == PHASE_4:
        rounds.begin_scoring(kit, state)
    elif kind == SCORE:
        rounds.score(kit, state, step.a, log)
    elif kind == STEP_BACK:
        gallantry.step_back(kit, state, step.a, log)
    elif kind == EXCHANGE:
        if step.a == NONE:
            generosity.begin(kit, state, log)
        else:
            generosity.exchange(kit, state, step.a)
    elif kind == RESET:
        rounds.reset(kit, state, log)
    elif kind == PASS_SWORD:
        rounds.pass_sword(kit, state)
    elif kind == END:
        rounds.finish(kit, state, log)


def _runs_itself(kit: Kit, state: AcademyState, step: Step, log: Log) -> bool:
    """AC-1.6. A step that asks, but not now: it is done, or chance or the rules answer."""
    kind: i64 = step.kind
    if kind == PLAY:
        if play.is_played_out(kit, state):
            state.agenda.pop()
            return True
        if is_neutral(kit, play.active(kit, state)):
            play.neutral_turn(kit, state, log)
            return True
    elif kind == BET:
        if play.bettor(kit, state) == NONE:
            state.agenda.pop()
            return True
    elif kind == BONUS:
        if kit.good_manners:
            state.agenda.pop()
            gallantry.pay_bet(kit, state, step.a, step.b, log)
            return True
    elif kind == TAKE:
        if codex.untaken(state) == 1:
            codex.take_last(kit, state, log)
            codex.close(kit, state, log)
            state.agenda.pop()
            return True
    elif kind == GIVE:
        owned = generosity.givable(kit, state, step.a)
        if len(owned) < 2:
            state.agenda.pop()
            if owned:
                generosity.give(kit, state, step.a, step.b, owned[0], log)
            return True
    elif kind == CLAIM:
        return _claims_itself(kit, state, step, log)
    return False


def _claims_itself(kit: Kit, state: AcademyState, step: Step, log: Log) -> bool:
    """AC-1.6, AC-20.6. Nothing left to take, or a single coat that must be taken."""
    offered = generosity.claimable(kit, state, step)
    if not offered:
        state.agenda.pop()
        return True
    if len(offered) == 1 and generosity.must_claim(step):
        state.agenda.pop()
        generosity.claim(kit, state, step, offered[0], log)
        return True
    return False


def answer(kit: Kit, state: AcademyState, seat: Seat, action: Action, log: Log) -> None:
    """Carry out a choice. A step that is done leaves the agenda; the chapters push what follows from it."""
    step = state.agenda[-1]
    kind: i64 = step.kind
    verbs = kit.verbs
    if kind == PICK:
        if draft.pick(kit, state, seat, action - verbs.pick.first, log):
            state.agenda.pop()
    elif kind == PLAY:
        squire: i64 = play.active(kit, state)
        play.play(kit, state, squire, verbs.play.a(action), verbs.play.b(action), log)
    elif kind == BET:
        play.bet(kit, state, action - verbs.bet.first, log)
    elif kind == TAKE:
        codex.take(kit, state, action - verbs.take.first, log)
    elif kind == SPLIT:
        if lancelot.split(kit, state, seat, action - verbs.split.first, log):
            state.agenda.pop()
    elif kind == ASSIGN:
        if lancelot.assign(kit, state, seat, action - verbs.assign.first, log):
            state.agenda.pop()
    else:
        state.agenda.pop()
        if kind == BONUS:
            move(kit, state, step.a, action - verbs.advance.first, step.b, log)
        elif kind == SWORD_FOR:
            play.play(kit, state, step.a, step.b, verbs.play.b(action), log)
        elif kind == PEEK:
            if action != verbs.pass_.first:
                play.peek(kit, state, seat, action - verbs.peek.first, log)
        elif kind == RAISE:
            if action != verbs.pass_.first:
                gallantry.win_tie(kit, state, seat, verbs.lift.a(action), verbs.lift.b(action), log)
        elif kind == CHOOSE:
            lancelot.choose(state, seat, action - verbs.choose.first, log)
        elif kind == TARGET:
            generosity.aim(kit, state, step.a, action - verbs.target.first, log)
        elif kind == GIVE:
            generosity.give(kit, state, step.a, step.b, verbs.give.a(action), log)
        elif kind == CLAIM and action != verbs.done.first:
            generosity.claim(kit, state, step, verbs.claim.a(action), log)
