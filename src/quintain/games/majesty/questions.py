"""What is asked: by which clause, with which words, and what may be answered."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from quintain.games.majesty.buildings import heal_options, trade_options
from quintain.games.majesty.kit import Kit
from quintain.games.majesty.state import MajestyState
from quintain.games.majesty.steps import EXCHANGE, HEAL, TAKE
from quintain.games.majesty.turn import take_options
from quintain.games.majesty.verbs import Verbs
from quintain.kernel.game import Decision, Turn
from quintain.kernel.types import Action, Seat

# Per kind of step that waits: taking, healing, exchange.
CLAUSES: Final = ("MJ-2.8", "MJ-5.7", "MJ-4.10")
PROMPTS: Final = ("take", "heal_role", "castle_trade")


def legal(kit: Kit, verbs: Verbs, state: MajestyState, seat: Seat) -> vec[Action]:
    """MJ-2.9. One kind of choice at a time."""
    kind = state.agenda[-1].kind
    if kind == TAKE:
        return take_options(kit, verbs, state, seat)
    if kind == HEAL:
        return heal_options(kit, verbs, state, seat)
    return trade_options(kit, verbs, state, seat)


def absent(kit: Kit, verbs: Verbs, state: MajestyState, seat: Seat) -> Action:
    """MJ-R24. The card at the front or the healed card as its character of the lower building number; no exchange."""
    if state.agenda[-1].kind == EXCHANGE:
        return verbs.trade.of(0)
    return legal(kit, verbs, state, seat)[0]


def turn_of(kit: Kit, state: MajestyState) -> Turn:
    """MJ-2.1, MJ-7.4, MJ-R31. Turns of all and of each count from 1; after the last one nobody's turn comes."""
    seats: i64 = len(state.kingdoms)
    if not state.agenda:
        return Turn(kit.turns, -1, kit.turns // seats, "over")
    return Turn(state.turn + 1, state.agenda[-1].seat, state.turn // seats + 1, "turn")


def decision(kit: Kit, verbs: Verbs, state: MajestyState, seat: Seat) -> Decision:
    kind = state.agenda[-1].kind
    return Decision(int(seat), CLAUSES[kind], PROMPTS[kind], list(legal(kit, verbs, state, seat)))
