"""RQ-2, RQ-3, RQ-10, RQ-11: whose turn it is, in which round and phase; the agenda knows."""

from __future__ import annotations

from mypy_extensions import i64

from quintain.games.reliquium.state import (
    ACT,
    ATTACK_STAGE,
    BALLOT,
    FACTION,
    HOME,
    PAWN,
    PEACE,
    SUPPORT_STAGE,
    VOTE,
    ReliquiumState,
)
from quintain.kernel.game import Turn


def phase_of(state: ReliquiumState) -> str:
    """setup, peace, support, attack or over."""
    if not state.agenda:
        return "over"
    phase = "attack"
    for step in state.agenda:
        kind = step.kind
        if kind in (FACTION, VOTE, BALLOT):
            return "setup"
        if kind == PEACE:
            return "peace"
        if kind == SUPPORT_STAGE:
            phase = "support"
    return phase


def turn_of(state: ReliquiumState) -> Turn:
    """Whose turn it is: in peace told apart by the space of the pawn, in war by faction and by token."""
    phase = phase_of(state)
    if phase == "over":
        return Turn(0, -1, state.round, phase)
    if phase == "setup":
        return Turn(len(state.agenda), state.agenda[-1].seat, 0, phase)
    number: i64 = 0
    faction: i64 = -1
    for step in state.agenda:
        kind = step.kind
        if kind in (ACT, PAWN):
            faction, number = step.a, state.pawn[step.a]
        elif kind == SUPPORT_STAGE:
            faction, number = step.a, step.a
        elif kind == ATTACK_STAGE and phase == "attack":
            number = step.a
        elif kind == HOME:
            faction = step.a // 3
    return Turn(number, state.seat_of[faction] if faction >= 0 else -1, state.round, phase)
