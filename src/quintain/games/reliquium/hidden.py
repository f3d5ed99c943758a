"""What a viewer may know: everything but chance to come, of which there is none after the lot."""

from __future__ import annotations

from quintain.games.reliquium.state import ReliquiumState
from quintain.kernel.rng import Rng
from quintain.kernel.types import TRUTH, Seat


def view(state: ReliquiumState, viewer: Seat) -> ReliquiumState:
    """The whole table, with chance closed."""
    seen = state.clone()
    seen.viewer = viewer
    seen.rng = Rng()
    return seen


def determinise(view: ReliquiumState, rng: Rng) -> ReliquiumState:
    """There is nothing to imagine but chance."""
    state = view.clone()
    state.viewer = TRUTH
    state.rng = Rng.seeded(rng.below(1 << 30))
    return state
