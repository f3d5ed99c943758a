"""A bot receives a view, never the state; whoever hands it more is told so at once."""

from __future__ import annotations

from quintain.kernel.game import S
from quintain.kernel.types import TRUTH, Seat


class NotAView(ValueError):
    """What was handed to a bot shows more than its seat may see."""


def must_be_view(view: S, seat: Seat) -> None:
    """Refuse the true state, an open source of chance and the view of another seat."""
    if view.viewer == TRUTH:
        raise NotAView(f"a bot at seat {seat} was handed the true state instead of a view")
    if view.viewer != seat:
        raise NotAView(f"a bot at seat {seat} was handed the view of {view.viewer}")
    if view.rng.a | view.rng.b | view.rng.c | view.rng.d:
        raise NotAView(f"a bot at seat {seat} was handed a view with an open source of chance")
