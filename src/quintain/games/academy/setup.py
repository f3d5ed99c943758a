"""AC-2: boards, markers and the first player."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from quintain.games.academy.book import Book
from quintain.games.academy.draft import PLACES
from quintain.games.academy.state import BOARDS, DEAL, NONE, AcademyState
from quintain.kernel.agenda import Step, then
from quintain.kernel.rng import Rng


def empty_table(book: Book) -> AcademyState:
    """AC-2.1, AC-2.2. Every marker on zero, round I, nothing dealt."""
    state = AcademyState()
    state.round = 1
    markers = BOARDS * int(book.squires)
    squires = int(book.squires)
    state.progress = vec[i64]([0] * markers)
    state.height = vec[i64]([0] * markers)
    state.choices = vec[i64]([NONE] * (PLACES * int(book.seats)))
    state.bonus = vec[i64]([0] * squires)
    if book.good_manners:
        state.bets = vec[i64]([NONE] * squires)
    if book.service_to_king:
        state.scrolls = vec[i64]([0, 0])
        state.scroll_taker = vec[i64]([NONE, NONE])
    return state


def set_up(book: Book, seed: i64) -> AcademyState:
    """AC-2.3. The first player is drawn by lot, or fixed by the host."""
    state = empty_table(book)
    state.rng = Rng.seeded(seed)
    state.first = state.rng.below(book.seats) if book.opener == NONE else book.opener
    then(state, Step(DEAL))
    return state
