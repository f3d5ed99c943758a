"""A bot receives a view, never the state; whoever hands it more is told so at once."""

from __future__ import annotations

from quintain.kernel.game import Game, S
from quintain.kernel.records import plain
from quintain.kernel.types import TRUTH, Seat


class NotAView(ValueError):
    """What was handed to a bot shows more than its seat may see."""


def must_be_view(game: Game[S], view: S, seat: Seat) -> None:
    """Refuse the true state, the view of another seat, and whatever shows more than a view does, whoever says it is one."""
    if view.viewer == TRUTH:
        raise NotAView(f"a bot at seat {seat} was handed the true state instead of a view")
    if view.viewer != seat:
        raise NotAView(f"a bot at seat {seat} was handed the view of {view.viewer}")
    honest = game.view(view, seat)
    for name in view.hidden:
        if plain(getattr(view, name)) != plain(getattr(honest, name)):
            raise NotAView(f"a bot at seat {seat} was handed a view with an open {name}")
