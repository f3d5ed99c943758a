"""What is secret: the order of the deck, and which cards went back to the box."""

from __future__ import annotations

from librt.vecs import append, extend, pop, vec
from mypy_extensions import i64

from quintain.games.majesty.kit import Kit
from quintain.games.majesty.state import MajestyState
from quintain.kernel.rng import Rng
from quintain.kernel.types import HIDDEN, TRUTH, Seat


def view(state: MajestyState, viewer: Seat) -> MajestyState:
    """All seats and spectators see the same; the back of the top card stays visible as `stage`."""
    seen = state.clone()
    seen.viewer = viewer
    seen.rng = Rng()
    i: i64
    for i in range(len(seen.deck)):
        seen.deck[i] = HIDDEN
    for i in range(len(seen.box)):
        seen.box[i] = HIDDEN
    return seen


def determinise(kit: Kit, one_deck: bool, seen: MajestyState, rng: Rng) -> MajestyState:
    """Deal the unseen cards into the holes, keeping what is public about their stages."""
    state = seen.clone()
    state.viewer = TRUTH
    state.rng = Rng.seeded(rng.below(1 << 30))
    first, second = unseen(kit, seen)
    rng.shuffle(first)
    rng.shuffle(second)
    size: i64 = len(seen.deck)
    top: i64 = HIDDEN
    if size and seen.stage == 1:
        first, top = pop(first)
    elif size:
        second, top = pop(second)
    # The cards of stage 1 lie above those of stage 2; in one deck (MJ-8.3) only the back of the top card is known.
    pool = extend(second, first)
    if one_deck:
        rng.shuffle(pool)
    if size:
        state.deck = append(pool[: size - 1], top)
        state.box = pool[size - 1 :]
    else:
        state.box = pool
    return state


def unseen(kit: Kit, seen: MajestyState) -> tuple[vec[i64], vec[i64]]:
    """The cards nobody has seen, of stage 1 and of stage 2."""
    known = vec[i64]([0] * len(kit.stage))
    for card in seen.market:
        known[card] = 1
    for kingdom in seen.kingdoms:
        for card in kingdom.cards:
            known[card] = 1
        for card in kingdom.infirmary:
            known[card] = 1
    first = vec[i64](capacity=64)
    second = vec[i64](capacity=64)
    i: i64
    for i in range(len(known)):
        if not known[i]:
            if kit.stage[i] == 1:
                first = append(first, i)
            else:
                second = append(second, i)
    return first, second
