"""Where in a match we are, as people say it: round, phase, and whose turn it is."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quintain.games.academy import codex, play
from quintain.games.academy.kit import Kit
from quintain.games.academy.seating import player
from quintain.games.academy.state import (
    ASSIGN,
    BET,
    BONUS,
    CHOOSE,
    EXCHANGE,
    NONE,
    PEEK,
    PICK,
    PLAY,
    RAISE,
    SPLIT,
    SWORD_FOR,
    TAKE,
    AcademyState,
)
from quintain.kernel.game import Turn

PHASE_IDS: Final = ("deal", "draft", "play", "score", "reset", "sword")

# Turns are counted from here on in each round.
ROUND: Final = 100
DRAFT: Final = 10
CARDS: Final = 20
SCORING: Final = 50
CODEX: Final = 60
EXCHANGES: Final = 70


def turn_of(kit: Kit, state: AcademyState) -> Turn:
    """AC-1.1. The turn: a step of the draft is everybody's, a card with what follows from it is its squire's."""
    if not state.agenda:
        return Turn((state.round - 1) * ROUND + ROUND - 1, NONE, state.round, "over")
    step = state.agenda[-1]
    kind: i64 = step.kind
    base: i64 = (state.round - 1) * ROUND
    if kind == BET:
        made: i64 = 0
        for board in state.bets:
            made += board != NONE
        return Turn(base + made, player(kit, state, play.bettor(kit, state)), state.round, "deal")
    if kind == PICK:
        return Turn(base + DRAFT + len(state.kept) // kit.squires, NONE, state.round, "draft")
    if kind == SPLIT:
        return Turn(base + DRAFT, NONE, state.round, "draft")
    if kind == CHOOSE:
        return Turn(base + DRAFT + (1 if state.pile == NONE else 2), step.seat, state.round, "draft")
    if kind == ASSIGN:
        return Turn(base + DRAFT + 3, NONE, state.round, "draft")
    if kind == PLAY:
        seat = player(kit, state, play.active(kit, state))
        return Turn(base + CARDS + len(state.played), seat, state.round, "play")
    if kind == SWORD_FOR:
        return Turn(base + CARDS + len(state.played), step.seat, state.round, "play")
    if kind == PEEK:
        return Turn(base + CARDS + len(state.played) - 1, step.seat, state.round, "play")
    if kind == TAKE:
        taken: i64 = kit.squires - codex.untaken(state)
        return Turn(base + CODEX + taken, player(kit, state, codex.next_taker(kit, state)), state.round, "score")
    waiting: i64 = 0
    for other in state.agenda:
        waiting += other.kind == (EXCHANGE if kind not in (RAISE, BONUS) else BONUS)
    if kind == RAISE:
        return Turn(base + SCORING, step.seat, state.round, "score")
    if kind == BONUS:
        return Turn(base + SCORING + 4 - waiting, step.seat, state.round, "score")
    return Turn(base + EXCHANGES + 1 - waiting, step.seat, state.round, "score")
