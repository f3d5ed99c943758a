"""Which clause forbids an action that is not legal."""

from __future__ import annotations

from mypy_extensions import i64

from quintain.games.majesty.state import MajestyState
from quintain.games.majesty.steps import EXCHANGE, HEAL, TAKE
from quintain.games.majesty.verbs import Verbs
from quintain.kernel.types import Action, Seat


def why_not(verbs: Verbs, state: MajestyState, seat: Seat, action: Action) -> str:
    """MJ-2.9. While one thing is asked, nothing else can be done; the rest is refused by the clause that asks."""
    kind = state.agenda[-1].kind
    if kind == TAKE and verbs.take.holds(action):
        return why_not_take(state, seat, verbs.take.a(action))
    if kind == HEAL and verbs.heal.holds(action):
        return "MJ-5.7"
    if kind == EXCHANGE and verbs.trade.holds(action):
        return "MJ-4.10"
    return "MJ-2.9"


def why_not_take(state: MajestyState, seat: Seat, slot: i64) -> str:
    """No such slot, too few workers, or not a character of the card there."""
    if slot >= len(state.market):
        return "MJ-2.8"
    return "MJ-2.4" if slot > state.kingdoms[seat].workers else "MJ-3.3"
