"""From step to step: what an answer does, and everything that needs no answer."""

from __future__ import annotations

from mypy_extensions import i64

from quintain.games.reliquium import battle, peace, rounds, setup, support
from quintain.games.reliquium.abilities import take_melee_home
from quintain.games.reliquium.kit import Kit
from quintain.games.reliquium.questions import legal
from quintain.games.reliquium.state import (
    ABILITY,
    ACT,
    ADVANCE,
    ASK,
    ATTACH,
    ATTACK_STAGE,
    BALLOT,
    CONSENT,
    FLEE,
    GATHER,
    HOME,
    JOIN,
    LAY,
    LOSE,
    MARCH_ON,
    PAWN,
    PEACE,
    ROUND,
    ROUND_END,
    ROUT,
    SEND,
    SUPPORT_STAGE,
    TRIUMPH,
    VOTE,
    WAR,
    ReliquiumState,
)
from quintain.kernel.agenda import Step
from quintain.kernel.events import Log
from quintain.kernel.types import Action


def choose(kit: Kit, state: ReliquiumState, action: Action, log: Log) -> None:
    """The choice at the next step takes effect. It is not checked."""
    verbs = kit.verbs
    packed = kit.forces.packed
    step = state.agenda[-1]
    kind = step.kind
    if kind == ACT:
        peace.act(kit, state, step.a, action, log)
    elif kind == ABILITY:
        peace.use_ability(kit, state, step.a, action, log)
    elif kind == SEND:
        state.agenda.pop()
        if verbs.send.holds(action):
            support.send(kit, state, step.a, step.b, packed[verbs.send.b(action)], False, log)
        else:
            support.send(kit, state, step.a, step.b, packed[verbs.send_militia.b(action)], True, log)
    elif kind == LOSE:
        battle.lose(kit, state, verbs.lose.a(action), packed[verbs.lose.b(action)], log)
    elif kind == FLEE:
        battle.flee(kit, state, verbs.flee.a(action), packed[verbs.flee.b(action)], log)
    elif kind == ATTACH:
        support.attach(kit, state, step.b, packed[verbs.attach.b(action)], log)
    elif kind == ADVANCE:
        battle.advance(kit, state, verbs.advance.a(action), packed[verbs.advance.b(action)], log)
    elif kind == GATHER:
        peace.call(kit, state, action, log)
    elif kind == MARCH_ON:
        peace.march_further(kit, state, action, log)
    elif kind == ASK:
        peace.ask(kit, state, verbs.ask.a(action), log)
    elif kind == CONSENT:
        peace.answer(kit, state, step.seat, verbs.agree.holds(action), log)
    elif kind == VOTE:
        setup.vote(kit, state, action, log)
    else:
        setup.take(state, verbs.take.a(action), log)


def carry_on(kit: Kit, state: ReliquiumState, last_round: i64, log: Log) -> None:
    """Up to the next choice that is one: steps without a choice, and choices with a single answer."""
    while state.agenda:
        kind = state.agenda[-1].kind
        if kind >= LAY:
            run(kit, state, last_round, log)
        elif kind in (ACT, SEND, CONSENT, ATTACH, ADVANCE, VOTE):
            return  # a pass is asked for even when it is all one can do; the others have two answers at least
        else:
            answers = legal(kit, state)
            if len(answers) > 1:
                return
            if kind == ABILITY:
                state.agenda.pop()  # RQ-9.23: nothing to be used, nobody is asked
            else:
                choose(kit, state, answers[0], log)


def run(kit: Kit, state: ReliquiumState, last_round: i64, log: Log) -> None:
    """One step that needs no answer."""
    step: Step = state.agenda[-1]
    kind = step.kind
    if kind == PEACE:
        peace.next_turn(kit, state)
    elif kind == PAWN:
        peace.move_pawn(kit, state, log)
    elif kind == SUPPORT_STAGE:
        support.next_support(kit, state, log)
    elif kind == ATTACK_STAGE:
        battle.next_battle(kit, state, log)
    elif kind == ROUT:
        battle.next_flight(kit, state, log)
    elif kind == JOIN:
        support.next_attachment(kit, state)
    elif kind == TRIUMPH:
        battle.next_triumph(kit, state)
    elif kind == HOME:
        state.agenda.pop()
        take_melee_home(kit, state, step.a, log)
    elif kind == WAR:
        rounds.begin_war(kit, state, log)
    elif kind == ROUND:
        rounds.begin_round(kit, state, log)
    elif kind == ROUND_END:
        rounds.end_round(kit, state, last_round, log)
    elif kind == BALLOT:
        setup.call_vote(state)
    else:
        setup.settle_all(kit, state, log)
