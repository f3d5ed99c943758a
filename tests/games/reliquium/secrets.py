"""What the laws must know of Reliquium: which texts its options take; only chance is hidden."""

from __future__ import annotations

from itertools import permutations

from hypothesis import strategies as st

from quintain.games.reliquium.game import ReliquiumGame
from quintain.games.reliquium.names import FACTIONS
from quintain.games.reliquium.state import ReliquiumState
from quintain.kernel.rng import Rng

TEXTS = {
    "factions": st.sampled_from(["choose", *(",".join(some) for n in (2, 3, 4) for some in permutations(FACTIONS, n))]),
    "round_limit": st.integers(0, 8) | st.just(40),
}


def alter(game: ReliquiumGame, state: ReliquiumState, viewer: int, rng: Rng) -> None:
    """Other chance to come; everything else lies open."""
    state.rng = Rng.seeded(rng.below(1 << 30))
