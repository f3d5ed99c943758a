"""The agenda at work: who owes a choice, among what, and what follows from it."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from quintain.games.mastery import artefacts, battle, crowns, redeploy, support, turn
from quintain.games.mastery.battle_events import Committed
from quintain.games.mastery.box import Box
from quintain.games.mastery.cards import discard
from quintain.games.mastery.fracture import ask_next, fracture, list_targets, targets_for
from quintain.games.mastery.goal import clean_up
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
from quintain.games.mastery.things import AMBUSH, FRACTURE, NO_CONFLICT, UNCHOSEN
from quintain.kernel.agenda import Step
from quintain.kernel.events import Log
from quintain.kernel.types import Action, Seat


def pending(box: Box, state: MasteryState) -> vec[Seat]:
    """One seat, but for the conflict cards, which both battlers choose at the same time (MM-7.4)."""
    if not state.agenda:
        return vec[i64]()
    step = state.agenda[-1]
    if step.kind != CONFLICT:
        return box.alone[step.seat]
    fight = the_battle(state)
    low: i64 = fight.attacker if fight.attacker < fight.defender else fight.defender
    high: i64 = fight.attacker + fight.defender - low
    seats = vec[i64]()
    if state.provinces[low].chosen == UNCHOSEN:
        seats = append(seats, low)
    if state.provinces[high].chosen == UNCHOSEN:
        seats = append(seats, high)
    return seats


def the_battle(state: MasteryState) -> Battle:
    """The battle that is going on."""
    fight = state.battle
    assert fight is not None
    return fight


def legal(box: Box, state: MasteryState, seat: Seat) -> vec[Action]:
    """What a pending seat may choose, ascending."""
    step = state.agenda[-1]
    kind: i64 = step.kind
    if kind == WINDOW:
        return turn.window_choices(box, state, seat)
    if kind == REDEPLOY:
        return redeploy.choices(box, state, seat, step.a)
    if kind == ADVANCE:
        return append(turn.advances(box, state, seat, vec[i64](capacity=64)), box.verbs.decline.of())
    if kind == REACT:
        return _reactions(box, state, step)
    if kind == SUPPORT:
        return support.choices(box, state, seat)
    if kind == CONFLICT:
        return _conflict_cards(box, state, seat)
    if kind == MAY_DISCARD:
        return _discards(box, state, seat)
    if kind == EQUALISE:
        return append(append(vec[i64](), box.verbs.equalise.of()), box.verbs.decline.of())
    if kind == RECALL:
        return crowns.recall_choices(box, state, seat)
    if kind == ARRANGE:
        return crowns.arrangeable(box, state, seat, step.a, step.b)
    assert kind == JUDGE
    return append(append(vec[i64](), box.verbs.leave.of()), box.verbs.remove.of())


def _reactions(box: Box, state: MasteryState, step: Step) -> vec[Action]:
    """MM-3.8. Without the card one can only pass."""
    actions = vec[i64](capacity=8)
    if state.provinces[step.seat].hand.find(FRACTURE) >= 0:
        actions = list_targets(box, targets_for(box, state, step.seat, step.a, step.b), actions)
    return append(actions, box.verbs.pass_by.of())


def _conflict_cards(box: Box, state: MasteryState, seat: Seat) -> vec[Action]:
    """MM-7.4. One of the conflict cards held; nothing only for want of any."""
    actions = vec[i64](capacity=8)
    last: i64 = -1
    for card in state.provinces[seat].hand.cards:
        if card <= AMBUSH and card != last:
            actions = append(actions, box.verbs.commit.of(card))
            last = card
    return actions if len(actions) > 0 else append(actions, box.verbs.commit_nothing.of())


def _discards(box: Box, state: MasteryState, seat: Seat) -> vec[Action]:
    """One card of the hand, or none."""
    actions = vec[i64](capacity=8)
    last: i64 = -1
    for card in state.provinces[seat].hand.cards:
        if card != last:
            actions = append(actions, box.verbs.discard.of(card))
            last = card
    return append(actions, box.verbs.keep.of())


def apply(box: Box, state: MasteryState, seat: Seat, action: Action, log: Log) -> None:
    """Carry out a choice, then everything up to the next one."""
    step = state.agenda[-1]
    kind: i64 = step.kind
    if kind == CONFLICT:
        _commit(box, state, seat, action, log)
    elif kind == WINDOW:
        _act(box, state, seat, action, log)
    else:
        state.agenda.pop()
        if kind == REDEPLOY:
            if box.verbs.done.holds(action):
                redeploy.finish(box, state, seat, log)
            else:
                redeploy.station(state, seat, box.verbs.station.a(action), box.verbs.station.b(action))
        elif kind == ADVANCE:
            if box.verbs.advance.holds(action):
                turn.advance(box, state, seat, box.verbs.advance.a(action), box.verbs.advance.b(action), log)
        elif kind == REACT:
            if box.verbs.fracture.holds(action):
                fracture(box, state, seat, box.verbs.fracture.a(action), log)
            ask_next(box, state, step.a, seat, step.b)
        elif kind == SUPPORT:
            _support(box, state, step, action, log)
        elif kind == MAY_DISCARD:
            if box.verbs.discard.holds(action):
                discard(box, state, seat, box.verbs.discard.a(action), DISCARD_CLAUSES[step.a], log)
        elif kind == EQUALISE:
            if box.verbs.equalise.holds(action):
                artefacts.equalise(box, state, seat, log)
        elif kind == RECALL:
            crowns.recall(box, state, seat, box.verbs.recall.a(action), log)
        elif kind == ARRANGE:
            crowns.arrange(state, seat, box.verbs.arrange.a(action), step.a, step.b, log)
        elif kind == JUDGE:
            if box.verbs.leave.holds(action):
                crowns.leave(seat, step.a, log)
            else:
                crowns.remove(state, seat, step.a, log)
    settle(box, state, log)


def _act(box: Box, state: MasteryState, seat: Seat, action: Action, log: Log) -> None:
    """MM-2.8. What a window offers; it stays open until the turn is ended."""
    verbs = box.verbs
    if verbs.advance.holds(action):
        state.cycles -= 1
        turn.advance(box, state, seat, verbs.advance.a(action), verbs.advance.b(action), log)
    elif verbs.redistribute.holds(action):
        state.cycles -= 1
        state.agenda.append(Step(ADVANCE, seat))
        redeploy.begin(box, state, seat)
    elif verbs.end_turn.holds(action):
        state.agenda.pop()
    elif verbs.play.holds(action):
        turn.play_resource(box, state, seat, verbs.play.a(action), log)
    elif verbs.fracture.holds(action):
        fracture(box, state, seat, verbs.fracture.a(action), log)
    elif verbs.corrupt.holds(action):
        crowns.declare(box, state, seat, verbs.corrupt.a(action), log)
    elif verbs.examine.holds(action):
        crowns.declare(box, state, seat, verbs.examine.a(action), log)
    else:
        crowns.declare(box, state, seat, -1, log)


def _commit(box: Box, state: MasteryState, seat: Seat, action: Action, log: Log) -> None:
    """MM-7.4, MM-9.6. The card stays in the hand until both have chosen."""
    card: i64 = box.verbs.commit.a(action) if box.verbs.commit.holds(action) else NO_CONFLICT
    state.provinces[seat].chosen = card
    if log.wanted:
        log.emit(Committed(seat))
    fight = the_battle(state)
    if state.provinces[fight.attacker].chosen != UNCHOSEN and state.provinces[fight.defender].chosen != UNCHOSEN:
        state.agenda.pop()


def _support(box: Box, state: MasteryState, step: Step, action: Action, log: Log) -> None:
    """MM-7.5. Cards laid let everybody answer again; a pass counts towards the end."""
    fight = the_battle(state)
    passes: i64 = step.a + 1
    if box.verbs.support.holds(action):
        support.lay(box, state, fight, step.seat, box.verbs.support.a(action), box.verbs.support.b(action), log)
        passes = 0
    support.ask(box, state, fight, support.following(box, fight, step.seat), passes)


def settle(box: Box, state: MasteryState, log: Log) -> None:
    """Carry out steps until one waits for a choice, or the game is over."""
    while state.agenda:
        step = state.agenda[-1]
        if step.kind < WAITING:
            return
        state.agenda.pop()
        _carry_out(box, state, step, log)


def _carry_out(box: Box, state: MasteryState, step: Step, log: Log) -> None:
    kind: i64 = step.kind
    if kind == END_TURN:
        turn.end_turn(box, state, step.seat, log)
    elif kind == CROWN_EFFECT:
        crowns.take_effect(box, state, step.seat, step.a, log)
    elif kind == USE_SCEPTRE:
        artefacts.use_sceptre(box, state, step.seat, log)
    elif kind == USE_ORB:
        artefacts.use_orb(box, state, step.seat, log)
    elif kind == DRAW:
        battle.draw_cards(box, state, the_battle(state), log)
    elif kind == SCEPTRES:
        battle.open_sceptres(box, state, the_battle(state))
    elif kind == REVEAL:
        battle.reveal(box, state, the_battle(state), log)
    elif kind == OPEN_SUPPORT:
        support.open_support(box, state, the_battle(state))
    elif kind == OUTCOME:
        battle.decide(box, state, the_battle(state), log)
    elif kind == ORBS:
        battle.open_orbs(box, state, the_battle(state))
    elif kind == LOSSES:
        battle.suffer(box, state, the_battle(state), log)
    else:
        assert kind == CLEAN_UP
        clean_up(box, state, log)
