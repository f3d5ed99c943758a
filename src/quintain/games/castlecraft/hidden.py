"""Nothing of the position is secret; only the dice to come are."""

from __future__ import annotations

from quintain.games.castlecraft.state import CastleState
from quintain.kernel.rng import Rng
from quintain.kernel.types import TRUTH, Seat


def view(state: CastleState, viewer: Seat) -> CastleState:
    """Everything but chance."""
    seen = state.clone()
    seen.viewer = viewer
    seen.rng = Rng()
    return seen


def determinise(view: CastleState, rng: Rng) -> CastleState:
    """The same position with dice of its own."""
    imagined = view.clone()
    imagined.viewer = TRUTH
    imagined.rng = Rng.seeded(rng.below(1 << 30))
    return imagined
