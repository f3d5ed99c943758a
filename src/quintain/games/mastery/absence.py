"""What is answered for a seat that is away: nothing is risked, nothing is spent."""

from __future__ import annotations

from mypy_extensions import i64

from quintain.games.mastery.kit import Kit
from quintain.games.mastery.names import AMBUSH
from quintain.games.mastery.questions import legal
from quintain.games.mastery.state import MasteryState
from quintain.games.mastery.steps import ARRANGE, CONFLICT, EQUALISE, JUDGE, RECALL, REDEPLOY, WINDOW
from quintain.kernel.types import Action, Seat


def absent(kit: Kit, state: MasteryState, seat: Seat) -> Action:
    """The turn ends, nothing is changed, laid, broken or discarded; Fear and Vigour count; the highest card fights."""
    step = state.agenda[-1]
    kind: i64 = step.kind
    if kind == WINDOW:
        return kit.verbs.end_turn.of()
    if kind == EQUALISE:
        return kit.verbs.equalise.of()
    if kind == JUDGE:
        return kit.verbs.leave.of()
    if kind == ARRANGE:
        deck = state.provinces[seat].deck
        return kit.verbs.arrange.of(deck.cards[deck.size() - 1 - step.a])
    if kind == CONFLICT:
        return _highest(kit, state, seat)
    if kind == REDEPLOY:
        return _as_it_is(kit, state, seat)
    if kind == RECALL:
        return legal(kit, state, seat)[0]
    return kit.verbs.pass_by.of()


def _highest(kit: Kit, state: MasteryState, seat: Seat) -> Action:
    """The conflict card of the highest value; an Ambush only for want of another."""
    best: i64 = -1
    for card in state.provinces[seat].hand.cards:
        if (card < AMBUSH and (best < 0 or best == AMBUSH or kit.value[card] > kit.value[best])) or (card == AMBUSH and best < 0):
            best = card
    return kit.verbs.commit.of(best) if best >= 0 else kit.verbs.commit_nothing.of()


def _as_it_is(kit: Kit, state: MasteryState, seat: Seat) -> Action:
    """The plan as it stands; where it cannot stay so, the next number that can."""
    actions = legal(kit, state, seat)
    done: i64 = kit.verbs.done.of()
    return done if done in actions else actions[0]
