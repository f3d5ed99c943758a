"""What is asked at each step that waits: the clause, the prompt, the answers there are, and that of a seat that is away."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from quintain.games.reliquium import battle, peace, setup, support
from quintain.games.reliquium.creatures import ability_options
from quintain.games.reliquium.gathering import gather_options
from quintain.games.reliquium.kit import Kit
from quintain.games.reliquium.march import march_on_options
from quintain.games.reliquium.names import FACTIONS, TERRAINS, UNITS
from quintain.games.reliquium.refusals import ability_clause
from quintain.games.reliquium.state import (
    ABILITY,
    ACT,
    ADVANCE,
    ASK,
    ATTACH,
    CONSENT,
    FACTION,
    FLEE,
    GATHER,
    LOSE,
    MARCH_ON,
    SEND,
    VOTE,
    ReliquiumState,
)
from quintain.games.reliquium.steps import lose_area, lose_post
from quintain.kernel.types import Action, Json

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


def about(kit: Kit, state: ReliquiumState) -> dict[str, Json]:
    """What the question is about, by id: the creature, the token, the area, and how many are lost."""
    step = state.agenda[-1]
    kind, land = step.kind, kit.land
    if kind == ABILITY:
        return {"creature": kit.creatures.ids[step.a]}
    if kind == GATHER:
        return {"creature": kit.creatures.ids[step.a], "goal": land.ids[step.b]}
    if kind == MARCH_ON:
        return {"unit": UNITS[step.a], "area": land.ids[land.goal[step.b]]}
    if kind == ASK:
        return {"creature": kit.creatures.ids[kit.verbs.summon.a(step.a)]}
    if kind == CONSENT:
        return {"faction": FACTIONS[step.b]}
    if kind in (SEND, ATTACH):
        return {"way": land.way_ids[state.ranged[step.a * 3 + step.b - 1]], "arrows": int(step.b)}
    if kind == LOSE:
        return {"area": land.ids[lose_area(step)], "losses": int(step.b)}
    if kind == FLEE:
        return {"area": land.ids[step.a]}
    if kind == ADVANCE:
        return {"way": land.way_ids[state.melee[step.a]]}
    return {}


def legal(kit: Kit, state: ReliquiumState) -> vec[Action]:
    """Everything the seat of the next step may choose."""
    step = state.agenda[-1]
    kind = step.kind
    if kind == ACT:
        return peace.act_options(kit, state, step.a)
    if kind == ABILITY:
        return ability_options(kit, state, step.a)
    if kind == SEND:
        return support.send_options(kit, state, step.a, step.b)
    if kind == LOSE:
        return battle.lose_options(kit, state, lose_area(step), lose_post(step), step.b)
    if kind == FLEE:
        return battle.flee_options(kit, state, step.a, step.b)
    if kind == ATTACH:
        return support.attach_options(kit, state, step.a, step.b)
    if kind == ADVANCE:
        return battle.advance_options(kit, state, step.a, step.b)
    if kind == GATHER:
        return gather_options(kit, state, step.a, step.b)
    if kind == MARCH_ON:
        return march_on_options(kit, state, step.b)
    if kind == ASK:
        return peace.ask_options(kit, state, step.a, kit.verbs.summon.a(step.a) // 3)
    if kind == CONSENT:
        return vec[i64]([kit.verbs.refuse.of(), kit.verbs.agree.of()])
    if kind == VOTE:
        return setup.vote_options(kit)
    assert kind == FACTION
    return setup.take_options(kit, state)


def absent(kit: Kit, state: ReliquiumState) -> Action:
    """RQ-3.2, RQ-9.8, RQ-10.2, RQ-12.14, RQ-V3.1. Whoever is away does nothing: passes, sends nobody, refuses.

    Where something must be done, it is the first answer there is; nobody is called beyond the first.
    """
    answers = legal(kit, state)
    return answers[-1] if state.agenda[-1].kind == GATHER and state.plan else answers[0]


def routine(kit: Kit, state: ReliquiumState) -> Action:
    """RQ-V3.1. A bot allows nobody anything; over everything else it thinks."""
    if state.agenda and state.agenda[-1].kind == CONSENT:
        return kit.verbs.refuse.of()
    return -1
