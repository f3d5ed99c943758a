"""What an answer sets going: the step that waited for it is carried out, then those behind it."""

from __future__ import annotations

from quintain.games.majesty.buildings import heal, reward, trade
from quintain.games.majesty.kit import Kit
from quintain.games.majesty.state import MajestyState
from quintain.games.majesty.steps import HEAL, REWARD, TAKE, Steps
from quintain.games.majesty.turn import end_turn, take
from quintain.games.majesty.verbs import Verbs
from quintain.kernel.events import Log
from quintain.kernel.types import Action, Seat


def answer(kit: Kit, verbs: Verbs, steps: Steps, state: MajestyState, seat: Seat, action: Action, log: Log) -> None:
    """Carry out a choice. It is not checked; the match has done so."""
    kind = state.agenda[-1].kind
    if kind == TAKE:
        take(kit, steps, state, seat, verbs.take.a(action), verbs.take.b(action), log)
        return
    if kind == HEAL:
        heal(state, seat, verbs.heal.a(action), log)
    else:
        trade(state, seat, verbs.trade.a(action), log)
    carry_on(kit, steps, state, log)


def carry_on(kit: Kit, steps: Steps, state: MajestyState, log: Log) -> None:
    """MJ-2.9. After such a choice nothing more is asked: the rows of the building, then the end of the turn."""
    state.agenda.pop()
    step = state.agenda.pop()
    assert step.kind == REWARD
    reward(kit, state, step.seat, step.a, log)
    end_turn(kit, steps, state, step.seat, log)
