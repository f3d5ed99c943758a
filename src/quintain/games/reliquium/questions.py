"""The question of each decision, and the clause that asks it."""

from __future__ import annotations

from typing import Final

from quintain.games.reliquium.kit import Kit
from quintain.games.reliquium.names import TERRAINS
from quintain.games.reliquium.refusals import ability_clause
from quintain.games.reliquium.state import ABILITY, ACT, GATHER, ReliquiumState

# In the order of the steps that wait.
CLAUSES: Final = (
    "RQ-0.2",
    "RQ-0.3",
    "RQ-3.1",
    "RQ-V1.1",
    "RQ-V3.5",
    "RQ-V3.1",
    "RQ-9.8",
    "RQ-9.15",
    "RQ-10.1",
    "RQ-12.7",
    "RQ-12.8",
    "RQ-12.11",
    "RQ-12.14",
)
PROMPTS: Final = (
    "take",
    "vote",
    "act",
    "march_on",
    "ask",
    "consent",
    "ability",
    "gather",
    "send",
    "lose",
    "flee",
    "attach",
    "advance",
)


def question(kit: Kit, state: ReliquiumState, corrected: bool) -> tuple[str, str]:
    """The clause and the prompt of the step that waits; with corrected content an ability may not be what its prompt says."""
    step = state.agenda[-1]
    kind = int(step.kind)
    if kind == ACT:
        return CLAUSES[kind], f"act_{TERRAINS[(state.pawn[step.a] - 1) // 3]}"
    if kind == ABILITY and not corrected:
        return CLAUSES[kind], f"ability_{kit.creatures.ids[step.a]}"
    if kind == GATHER:
        return ability_clause(step.a), PROMPTS[kind]
    return CLAUSES[kind], PROMPTS[kind]
