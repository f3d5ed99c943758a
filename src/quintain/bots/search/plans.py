"""Whole plans: chains of choices of one seat, that the search weighs beside single ones."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from quintain.kernel.events import Log
from quintain.kernel.game import Game, S
from quintain.kernel.types import Action, Seat


def follow(game: Game[S], state: S, seat: Seat, plan: vec[Action], log: Log) -> i64:
    """Make the choices of a plan one after another while they are legal and nobody else owes one; how many were made."""
    n: i64 = 0
    while n < len(plan):
        seats = game.pending(state)
        if len(seats) != 1 or seats[0] != seat or (n and plan[n] not in game.legal(state, seat)):
            break
        game.apply(state, seat, plan[n], log)
        n += 1
    return n


def same(plan: vec[Action], other: vec[Action]) -> bool:
    """Whether two plans make the same choices."""
    if len(plan) != len(other):
        return False
    i: i64
    for i in range(len(plan)):
        if plan[i] != other[i]:
            return False
    return True
