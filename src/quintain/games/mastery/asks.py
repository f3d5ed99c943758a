"""What is asked, by which clause; why something is refused; what a label may mention."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quintain.games.mastery.artefacts import missing_knights
from quintain.games.mastery.box import Box
from quintain.games.mastery.crowns import crown_of
from quintain.games.mastery.flow import legal
from quintain.games.mastery.fracture import is_intact, owner_of
from quintain.games.mastery.redeploy import rest_for_castle
from quintain.games.mastery.state import MasteryState
from quintain.games.mastery.steps import (
    ADVANCE,
    ARRANGE,
    CONFLICT,
    DISCARD_CLAUSES,
    EQUALISE,
    JUDGE,
    MAY_DISCARD,
    REACT,
    RECALL,
    REDEPLOY,
    STAGES,
    SUPPORT,
    WINDOW,
)
from quintain.games.mastery.supply import held, supplied, targets
from quintain.games.mastery.things import (
    ARTEFACTS,
    AUTHORITY,
    CALL_TO_ARMS,
    CARDS,
    CORRUPTION,
    CROWN,
    PROSPERITY,
    TACTICAL_ADVANCE,
)
from quintain.kernel.agenda import Step
from quintain.kernel.game import Decision
from quintain.kernel.types import Action, Json, Seat

CLAUSES: Final = (
    "MM-2.8", "MM-5.2", "MM-6.7", "MM-3.5", "MM-4.6", "MM-4.4", "MM-4.7", "", "MM-8.5", "MM-7.4", "MM-7.5",
)  # fmt: skip
REACTIONS: Final = ("fracture_crown", "fracture_sceptres", "fracture_orbs")


def decision(box: Box, state: MasteryState, seat: Seat) -> Decision:
    """The question, the clause that asks it, and the answers."""
    step = state.agenda[-1]
    return Decision(int(seat), _clause(box, step), _prompt(step), list(legal(box, state, seat)))


def _clause(box: Box, step: Step) -> str:
    if step.kind == MAY_DISCARD:
        return DISCARD_CLAUSES[step.a]
    if step.kind == SUPPORT and box.team_size > 1:
        return "MM-12.4"
    return CLAUSES[step.kind]


def _prompt(step: Step) -> str:
    return REACTIONS[step.a] if step.kind == REACT else STAGES[step.kind]


# Why not


def why_not(box: Box, state: MasteryState, seat: Seat, action: Action) -> str:
    """The clause that forbids an action which is not legal."""
    if not state.agenda:
        return "MM-11.2"
    verbs = box.verbs
    step = state.agenda[-1]
    kind: i64 = step.kind
    if verbs.advance.holds(action) and kind in (WINDOW, ADVANCE):
        return _no_advance(box, state, seat, verbs.advance.a(action), kind == WINDOW)
    if verbs.station.holds(action) and kind == REDEPLOY:
        supply = supplied(box, seat, held(box, state, seat))
        return "MM-5.2" if supply >> verbs.station.a(action) & 1 else "MM-5.3"
    if verbs.done.holds(action) and kind == REDEPLOY:
        return "MM-5.2"
    if verbs.redistribute.holds(action) and kind == WINDOW:
        return "MM-2.5"
    if verbs.fracture.holds(action) and kind in (WINDOW, REACT):
        return "MM-3.5"
    if kind == WINDOW:
        return _not_in_window(box, state, seat, action)
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


def _no_advance(box: Box, state: MasteryState, seat: Seat, place: i64, in_window: bool) -> str:
    """MM-6."""
    if in_window and state.cycles == 0:
        return "MM-2.5"
    if state.owner[place] == seat:
        return "MM-6.1" if place >= box.seats else "MM-1.4"
    if place < box.seats and not box.siege:
        return "MM-1.4"
    if place >= box.seats and state.owner[place] >= 0 and box.same_team(seat, state.owner[place]):
        return "MM-12.3"
    if not targets(box, state, seat) >> place & 1:
        return "MM-6.2"
    return "MM-12.6" if place < box.seats else "MM-6.3"


def _not_in_window(box: Box, state: MasteryState, seat: Seat, action: Action) -> str:
    """MM-3 and MM-4."""
    verbs = box.verbs
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


# What a label may mention


def facts(box: Box, state: MasteryState, seat: Seat, action: Action) -> dict[str, Json]:
    """The tile and its defenders, the owner of an artefact, the crown, the card looked at."""
    verbs = box.verbs
    if not state.agenda:
        return {}
    step = state.agenda[-1]
    if verbs.advance.holds(action):
        return _advance_facts(box, state, seat, verbs.advance.a(action), verbs.advance.b(action))
    if verbs.station.holds(action):
        place = verbs.station.a(action)
        return {"tile": box.tiles[state.tiles[place]], "before": int(state.plan[place]) if len(state.plan) else 0}
    if verbs.done.holds(action):
        return {"castle": rest_for_castle(state, seat)}
    if verbs.fracture.holds(action):
        return {"owner": int(owner_of(state, verbs.fracture.a(action)) // 3)}
    if verbs.corrupt.holds(action):
        return {"owner": int(owner_of(state, verbs.corrupt.a(action)) // 3)}
    if verbs.use_crown.holds(action) or verbs.examine.holds(action):
        return {"artefact": ARTEFACTS[crown_of(state, seat)]}
    if step.kind == JUDGE:
        card = state.provinces[step.a].deck.cards[-1]
        return {"card": CARDS[card] if card >= 0 else "hidden", "owner": int(step.a)}
    if step.kind == EQUALISE:
        return {"asked": "equalise", "amount": int(missing_knights(box, state, seat))}
    if verbs.decline.holds(action):
        return {"asked": "advance"}
    if verbs.pass_by.holds(action):
        return {"asked": "support" if step.kind == SUPPORT else "fracture"}
    return {}


def _advance_facts(box: Box, state: MasteryState, seat: Seat, place: i64, knights: i64) -> dict[str, Json]:
    owner = int(state.owner[place])
    found: dict[str, Json] = {
        "tile": box.tiles[state.tiles[place]],
        "worth": int(box.worth[state.tiles[place]]),
        "battle": 1 if owner >= 0 else 0,
        "left": int(state.knights[seat] - knights),
    }
    if owner >= 0:
        found["owner"] = owner
        found["defenders"] = int(box.garrison if place < box.seats else state.knights[place])
    else:
        found["owner"] = int(seat)
        found["defenders"] = 0
    return found
