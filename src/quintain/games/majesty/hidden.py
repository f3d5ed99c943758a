"""What is secret: the order of the deck, and which cards went back to the box."""

from __future__ import annotations

from librt.vecs import append, pop, vec
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
    deck = vec[i64](capacity=64)
    if one_deck:
        # MJ-8.3: only the stage of the top card is known.
        top: i64 = -1
        if seen.stage == 1:
            first, top = pop(first)
        elif seen.stage == 2:
            second, top = pop(second)
        for card in second:
            first = append(first, card)
        rng.shuffle(first)
        deck = first
        if size:
            deck = append(deck, top)
        state.box = vec[i64]()
    else:
        # The cards of stage 1 lie on top, so the numbers tell the stage of every place.
        lower: i64 = size if size < len(second) else len(second)
        i: i64
        for i in range(lower):
            deck = append(deck, second[i])
        for i in range(size - lower):
            deck = append(deck, first[i])
        state.box = first[size - lower :]
    state.deck = deck
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
