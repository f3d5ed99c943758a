"""Why something is refused: the clause that forbids it."""

from __future__ import annotations

from mypy_extensions import i64

from quintain.games.mastery.crowns import crown_of
from quintain.games.mastery.fracture import is_intact
from quintain.games.mastery.kit import Kit
from quintain.games.mastery.names import AUTHORITY, CALL_TO_ARMS, CORRUPTION, CROWN, PROSPERITY, TACTICAL_ADVANCE
from quintain.games.mastery.state import MasteryState
from quintain.games.mastery.steps import ADVANCE, ARRANGE, CONFLICT, MAY_DISCARD, REACT, RECALL, REDEPLOY, SUPPORT, WINDOW
from quintain.games.mastery.supply import held, supplied, targets
from quintain.kernel.types import Action, Seat


def why_not(kit: Kit, state: MasteryState, seat: Seat, action: Action) -> str:
    """The clause that forbids an action which is not legal."""
    if not state.agenda:
        return "MM-11.2"
    verbs = kit.verbs
    step = state.agenda[-1]
    kind: i64 = step.kind
    if verbs.advance.holds(action) and kind in (WINDOW, ADVANCE):
        return _no_advance(kit, state, seat, verbs.advance.a(action), kind == WINDOW)
    if verbs.station.holds(action) and kind == REDEPLOY:
        supply = supplied(kit, seat, held(kit, state, seat))
        return "MM-5.2" if supply >> verbs.station.a(action) & 1 else "MM-5.3"
    if verbs.done.holds(action) and kind == REDEPLOY:
        return "MM-5.2"
    if verbs.redistribute.holds(action) and kind == WINDOW:
        return "MM-2.5"
    if verbs.fracture.holds(action) and kind in (WINDOW, REACT):
        return "MM-3.5"
    if kind == WINDOW:
        return _not_in_window(kit, state, seat, action)
    if verbs.recall.holds(action) and kind == RECALL:
        return "MM-4.6"
    if verbs.arrange.holds(action) and kind == ARRANGE:
        return "MM-4.4"
    if (verbs.commit.holds(action) or verbs.commit_nothing.holds(action)) and kind == CONFLICT:
        return "MM-7.4"
    if verbs.support.holds(action) and kind == SUPPORT:
        return "MM-7.5"
    if verbs.discard.holds(action) and kind == MAY_DISCARD:
        return "MM-9.4"
    return "MM-2.7"


def _no_advance(kit: Kit, state: MasteryState, seat: Seat, place: i64, in_window: bool) -> str:
    """MM-6."""
    if in_window and state.cycles == 0:
        return "MM-2.5"
    if state.owner[place] == seat:
        return "MM-6.1" if place >= kit.seats else "MM-1.4"
    if place < kit.seats and not kit.siege:
        return "MM-1.4"
    if place >= kit.seats and state.owner[place] >= 0 and kit.same_team(seat, state.owner[place]):
        return "MM-12.3"
    if not targets(kit, state, seat) >> place & 1:
        return "MM-6.2"
    return "MM-12.6" if place < kit.seats else "MM-6.3"


def _not_in_window(kit: Kit, state: MasteryState, seat: Seat, action: Action) -> str:
    """MM-3 and MM-4."""
    verbs = kit.verbs
    if verbs.play.holds(action):
        card = verbs.play.a(action)
        if card == AUTHORITY:
            return "MM-3.2"
        return "MM-3.1" if card in (CALL_TO_ARMS, TACTICAL_ADVANCE) else "MM-2.7"
    if not (verbs.use_crown.holds(action) or verbs.corrupt.holds(action) or verbs.examine.holds(action)):
        return "MM-2.7"
    if state.crown_used:
        return "MM-4.1"
    if not is_intact(state, seat, CROWN):
        return "MM-4.3"
    crown = crown_of(state, seat)
    if verbs.corrupt.holds(action):
        return "MM-4.8" if crown == CORRUPTION else "MM-4.1"
    if verbs.examine.holds(action):
        return "MM-4.5" if crown == PROSPERITY else "MM-4.1"
    return "MM-4.1" if crown in (CORRUPTION, PROSPERITY) else "MM-4.5"
