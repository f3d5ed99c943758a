"""The agenda at work: what follows from a choice, up to the next one."""

from __future__ import annotations

from mypy_extensions import i64

from quintain.games.mastery import artefacts, battle, crowns, redeploy, support, turn
from quintain.games.mastery.cards import discard
from quintain.games.mastery.events_battle import Committed
from quintain.games.mastery.fracture import ask_next, fracture
from quintain.games.mastery.goal import clean_up
from quintain.games.mastery.kit import Kit
from quintain.games.mastery.names import NO_CONFLICT, UNCHOSEN
from quintain.games.mastery.state import Battle, MasteryState
from quintain.games.mastery.steps import (
    ADVANCE,
    ARRANGE,
    CLEAN_UP,
    CONFLICT,
    CROWN_EFFECT,
    DISCARD_CLAUSES,
    DRAW,
    END_TURN,
    EQUALISE,
    JUDGE,
    LOSSES,
    MAY_DISCARD,
    OPEN_SUPPORT,
    ORBS,
    OUTCOME,
    REACT,
    RECALL,
    REDEPLOY,
    REVEAL,
    SCEPTRES,
    SUPPORT,
    USE_ORB,
    USE_SCEPTRE,
    WAITING,
    WINDOW,
)
from quintain.kernel.agenda import Step
from quintain.kernel.events import Log
from quintain.kernel.types import Action, Seat


def the_battle(state: MasteryState) -> Battle:
    """The battle that is going on."""
    fight = state.battle
    assert fight is not None
    return fight


def apply(kit: Kit, state: MasteryState, seat: Seat, action: Action, log: Log) -> None:
    """Carry out a choice, then everything up to the next one."""
    step = state.agenda[-1]
    kind: i64 = step.kind
    if kind == CONFLICT:
        _commit(kit, state, seat, action, log)
    elif kind == WINDOW:
        _act(kit, state, seat, action, log)
    else:
        state.agenda.pop()
        if kind == REDEPLOY:
            if kit.verbs.done.holds(action):
                redeploy.finish(kit, state, seat, log)
            else:
                redeploy.station(state, seat, kit.verbs.station.a(action), kit.verbs.station.b(action))
        elif kind == ADVANCE:
            if kit.verbs.advance.holds(action):
                turn.advance(kit, state, seat, kit.verbs.advance.a(action), kit.verbs.advance.b(action), log)
        elif kind == REACT:
            if kit.verbs.fracture.holds(action):
                fracture(kit, state, seat, kit.verbs.fracture.a(action), log)
            ask_next(kit, state, step.a, seat, step.b)
        elif kind == SUPPORT:
            _support(kit, state, step, action, log)
        elif kind == MAY_DISCARD:
            if kit.verbs.discard.holds(action):
                discard(kit, state, seat, kit.verbs.discard.a(action), DISCARD_CLAUSES[step.a], log)
        elif kind == EQUALISE:
            if kit.verbs.equalise.holds(action):
                artefacts.equalise(kit, state, seat, log)
        elif kind == RECALL:
            crowns.recall(kit, state, seat, kit.verbs.recall.a(action), log)
        elif kind == ARRANGE:
            crowns.arrange(state, seat, kit.verbs.arrange.a(action), step.a, step.b, log)
        elif kind == JUDGE:
            if kit.verbs.leave.holds(action):
                crowns.leave(seat, step.a, log)
            else:
                crowns.remove(state, seat, step.a, log)
    settle(kit, state, log)


def _act(kit: Kit, state: MasteryState, seat: Seat, action: Action, log: Log) -> None:
    """MM-2.8. What a window offers; it stays open until the turn is ended."""
    verbs = kit.verbs
    if verbs.advance.holds(action):
        state.cycles -= 1
        turn.advance(kit, state, seat, verbs.advance.a(action), verbs.advance.b(action), log)
    elif verbs.redistribute.holds(action):
        state.cycles -= 1
        state.agenda.append(Step(ADVANCE, seat))
        redeploy.begin(kit, state, seat)
    elif verbs.end_turn.holds(action):
        state.agenda.pop()
    elif verbs.play.holds(action):
        turn.play_resource(kit, state, seat, verbs.play.a(action), log)
    elif verbs.fracture.holds(action):
        fracture(kit, state, seat, verbs.fracture.a(action), log)
    elif verbs.corrupt.holds(action):
        crowns.declare(kit, state, seat, verbs.corrupt.a(action), log)
    elif verbs.examine.holds(action):
        crowns.declare(kit, state, seat, verbs.examine.a(action), log)
    else:
        crowns.declare(kit, state, seat, -1, log)


def _commit(kit: Kit, state: MasteryState, seat: Seat, action: Action, log: Log) -> None:
    """MM-7.4, MM-9.6. The card stays in the hand until both have chosen."""
    card: i64 = kit.verbs.commit.a(action) if kit.verbs.commit.holds(action) else NO_CONFLICT
    state.provinces[seat].chosen = card
    if log.wanted:
        log.emit(Committed(seat))
    fight = the_battle(state)
    if state.provinces[fight.attacker].chosen != UNCHOSEN and state.provinces[fight.defender].chosen != UNCHOSEN:
        state.agenda.pop()


def _support(kit: Kit, state: MasteryState, step: Step, action: Action, log: Log) -> None:
    """MM-7.5. Cards laid let everybody answer again; a pass counts towards the end."""
    fight = the_battle(state)
    passes: i64 = step.a + 1
    if kit.verbs.support.holds(action):
        support.lay(kit, state, fight, step.seat, kit.verbs.support.a(action), kit.verbs.support.b(action), log)
        passes = 0
    support.ask(kit, state, fight, support.following(kit, fight, step.seat), passes)


def settle(kit: Kit, state: MasteryState, log: Log) -> None:
    """Carry out steps until one waits for a choice, or the game is over."""
    while state.agenda:
        step = state.agenda[-1]
        if step.kind < WAITING:
            return
        state.agenda.pop()
        _carry_out(kit, state, step, log)


def _carry_out(kit: Kit, state: MasteryState, step: Step, log: Log) -> None:
    kind: i64 = step.kind
    if kind == END_TURN:
        turn.end_turn(kit, state, step.seat, log)
    elif kind == CROWN_EFFECT:
        crowns.take_effect(kit, state, step.seat, step.a, log)
    elif kind == USE_SCEPTRE:
        artefacts.use_sceptre(kit, state, step.seat, log)
    elif kind == USE_ORB:
        artefacts.use_orb(kit, state, step.seat, log)
    elif kind == DRAW:
        battle.draw_cards(kit, state, the_battle(state), log)
    elif kind == SCEPTRES:
        battle.open_sceptres(kit, state, the_battle(state))
    elif kind == REVEAL:
        battle.reveal(kit, state, the_battle(state), log)
    elif kind == OPEN_SUPPORT:
        support.open_support(kit, state, the_battle(state))
    elif kind == OUTCOME:
        battle.decide(kit, state, the_battle(state), log)
    elif kind == ORBS:
        battle.open_orbs(kit, state, the_battle(state))
    elif kind == LOSSES:
        battle.suffer(kit, state, the_battle(state), log)
    else:
        assert kind == CLEAN_UP
        clean_up(kit, state, log)
