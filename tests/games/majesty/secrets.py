"""What the laws must know of Majesty: which texts its options take, and what nobody can see."""

from __future__ import annotations

from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from quintain.games.majesty.game import MajestyGame
from quintain.games.majesty.options import FULL_SHUFFLE
from quintain.games.majesty.state import MajestyState
from quintain.kernel.rng import Rng

TEXTS = {"sides": st.text("AB", min_size=8, max_size=8) | st.sampled_from(["A", "B", "random"])}


def alter(game: MajestyGame, state: MajestyState, viewer: int, rng: Rng) -> None:
    """Deal the cards of the deck and of the box anew among their places.

    The back of the top card is public, and so is that cards of stage 1 lie above those of stage 2 in a standard deck.
    """
    stage = game.kit.stage
    if game.chosen.deck_mode == FULL_SHUFFLE:
        top, rest = state.deck[-1:], state.deck[:-1]
        rng.shuffle(rest)
        state.deck = vec[i64]([*rest, *top])
        return
    unseen = [*state.deck, *state.box]
    first = vec[i64]([card for card in unseen if stage[card] == 1])
    second = vec[i64]([card for card in unseen if stage[card] == 2])
    rng.shuffle(first)
    rng.shuffle(second)
    lower = sum(stage[card] == 2 for card in state.deck)
    upper = len(state.deck) - lower
    state.deck = vec[i64]([*second[:lower], *first[:upper]])
    state.box = vec[i64]([*first[upper:], *second[lower:]])
