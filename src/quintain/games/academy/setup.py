"""AC-2: boards, markers and the first player."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from quintain.games.academy.draft import PLACES
from quintain.games.academy.kit import Kit
from quintain.games.academy.state import BOARDS, DEAL, NONE, AcademyState
from quintain.kernel.agenda import Step, then
from quintain.kernel.rng import Rng


def empty_table(kit: Kit) -> AcademyState:
    """AC-2.1, AC-2.2. Every marker on zero, round I, nothing dealt."""
    state = AcademyState()
    state.round = 1
    markers = BOARDS * int(kit.squires)
    squires = int(kit.squires)
    state.progress = vec[i64]([0] * markers)
    state.height = vec[i64]([0] * markers)
    state.choices = vec[i64]([NONE] * (PLACES * int(kit.seats)))
    state.bonus = vec[i64]([0] * squires)
    if kit.good_manners:
        state.bets = vec[i64]([NONE] * squires)
    if kit.service_to_king:
        state.scrolls = vec[i64]([0, 0])
        state.scroll_taker = vec[i64]([NONE, NONE])
    return state


def set_up(kit: Kit, seed: int) -> AcademyState:
    """AC-2.3. The first player is drawn by lot, or fixed by the host."""
    state = empty_table(kit)
    state.rng = Rng.seeded(seed)
    state.first = state.rng.below(kit.seats) if kit.opener == NONE else kit.opener
    then(state, Step(DEAL))
    return state
