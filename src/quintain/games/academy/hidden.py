"""What each viewer may see, and how the rest may be imagined."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from quintain.games.academy import imagine, imagine_coats
from quintain.games.academy.book import Book
from quintain.games.academy.draft import PLACES
from quintain.games.academy.lancelot import HAND
from quintain.games.academy.memory import holder, is_single, ledger, remembered, steps_done, stretches
from quintain.games.academy.scoring import EVERYONE
from quintain.games.academy.seating import player
from quintain.games.academy.state import SPLIT, AcademyState
from quintain.kernel.rng import Rng
from quintain.kernel.types import HIDDEN, TRUTH, Seat


def view(book: Book, state: AcademyState, viewer: Seat) -> AcademyState:
    """Packs, picks, secret choices and coats that the viewer may not know are HIDDEN; the rng is closed."""
    seen = state.clone()
    if state.viewer != TRUTH:
        return seen
    seen.viewer = viewer
    seen.rng = Rng()
    if book.lancelot:
        _hide_hands(book, seen, viewer)
    else:
        _hide_draft(book, state, seen, viewer)
    _hide_coats(seen, viewer)
    seat: Seat
    i: i64
    for seat in range(book.seats):
        if seat != viewer:
            for i in range(seat * PLACES, (seat + 1) * PLACES):
                seen.choices[i] = HIDDEN
    return seen


def _hide_draft(book: Book, state: AcademyState, seen: AcademyState, viewer: Seat) -> None:
    """AC-4.5. The own cards, the packs held before as a memory, and single cards that follow from it."""
    squires: i64 = book.squires
    done: i64 = steps_done(book, state)
    size: i64 = book.deal - done
    cuts = stretches(book, state, viewer, ledger(book, state))
    seen.seen = remembered(book, state, viewer) if viewer >= 0 else vec[i64]()
    pack: i64
    step: i64
    i: i64
    for pack in range(squires):
        base: i64 = pack * book.deal
        for step in range(done):
            if not is_single(cuts, base + step):
                seen.kept[step * squires + holder(book, state, pack, step)] = HIDDEN
        if size and cuts[base + done] != base + done:  # the pack as it is now has not been seen
            start: i64 = holder(book, state, pack, done) * size
            for i in range(start, start + size):
                seen.packs[i] = HIDDEN


def before_reveal(state: AcademyState) -> bool:
    """AC-14.3. Whether the piles of Lancelot have yet to be shown."""
    return any(step.kind == SPLIT for step in state.agenda)


def _hide_hands(book: Book, seen: AcademyState, viewer: Seat) -> None:
    """AC-14.10. Secret are the cards until the piles are shown, and under which colour they lie."""
    i: i64
    if before_reveal(seen):
        for i in range(len(seen.packs)):
            if i // HAND != viewer:
                seen.packs[i] = HIDDEN
    for i in range(len(seen.kept)):
        if player(book, seen, i % book.squires) != viewer:
            seen.kept[i] = HIDDEN


def _hide_coats(seen: AcademyState, viewer: Seat) -> None:
    """AC-9.5, AC-9.7, AC-17.4. Face-down coats are known to those who may look at them."""
    bits: i64 = EVERYONE if viewer < 0 else EVERYONE | 1 << viewer
    i: i64
    for i in range(len(seen.coats)):
        if not seen.coat_seen[i] & bits:
            seen.coats[i] = HIDDEN
    for i in range(len(seen.codex)):
        if not seen.codex_seen[i] & bits:
            seen.codex[i] = HIDDEN


def determinise(book: Book, view: AcademyState, rng: Rng) -> AcademyState:
    """A whole state that fits everything the view shows."""
    state = view.clone()
    state.viewer = TRUTH
    state.rng = Rng.seeded(rng.below(1 << 30))
    if book.lancelot:
        imagine.hands(book, view, state, rng, before_reveal(view))
    else:
        imagine.draft(book, view, state, rng)
    imagine_coats.coats(book, view, state, rng)
    state.seen = vec[i64]()
    return state
