"""What each viewer may see, and how the rest may be imagined."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from quintain.games.academy import imagine, imagine_coats
from quintain.games.academy.draft import PLACES
from quintain.games.academy.kit import Kit
from quintain.games.academy.lancelot import HAND
from quintain.games.academy.memory import ledger, remembered, stretches
from quintain.games.academy.scoring import may_look
from quintain.games.academy.seating import player
from quintain.games.academy.state import SPLIT, AcademyState
from quintain.kernel.rng import Rng
from quintain.kernel.types import HIDDEN, TRUTH, Seat


def view(kit: Kit, state: AcademyState, viewer: Seat) -> AcademyState:
    """Packs, picks, secret choices and coats that the viewer may not know are HIDDEN; the rng is closed."""
    seen = state.clone()
    seen.viewer = viewer
    seen.rng = Rng()
    if kit.lancelot:
        _hide_hands(kit, seen, viewer)
    else:
        _hide_draft(kit, state, seen, viewer)
    _hide_coats(seen, viewer)
    seat: Seat
    i: i64
    for seat in range(kit.seats):
        if seat != viewer:
            for i in range(seat * PLACES, (seat + 1) * PLACES):
                seen.choices[i] = HIDDEN
    return seen


def _hide_draft(kit: Kit, state: AcademyState, seen: AcademyState, viewer: Seat) -> None:
    """AC-4.5. Nobody else's packs and picks; what the viewer remembers of packs he has held is told apart."""
    size: i64 = len(state.packs) // kit.squires
    i: i64
    for i in range(len(seen.packs)):
        if i // size != viewer:
            seen.packs[i] = HIDDEN
    for i in range(len(seen.kept)):
        if i % kit.squires != viewer:
            seen.kept[i] = HIDDEN
    if state.viewer == TRUTH and viewer >= 0 and (state.kept or state.packs):
        cards = ledger(kit, state)
        seen.stretch = stretches(kit, state, viewer, cards)
        seen.seen = remembered(cards, seen.stretch)


def before_reveal(state: AcademyState) -> bool:
    """AC-14.3. Whether the piles of Lancelot have yet to be shown."""
    return any(step.kind == SPLIT for step in state.agenda)


def _hide_hands(kit: Kit, seen: AcademyState, viewer: Seat) -> None:
    """AC-14.10. Secret are the cards until the piles are shown, and under which colour they lie."""
    i: i64
    if before_reveal(seen):
        for i in range(len(seen.packs)):
            if i // HAND != viewer:
                seen.packs[i] = HIDDEN
    for i in range(len(seen.kept)):
        if player(kit, seen, i % kit.squires) != viewer:
            seen.kept[i] = HIDDEN


def _hide_coats(seen: AcademyState, viewer: Seat) -> None:
    """AC-9.5, AC-9.7, AC-17.4. Face-down coats are known to those who may look at them."""
    i: i64
    for i in range(len(seen.coats)):
        if not may_look(seen.coat_seen[i], viewer):
            seen.coats[i] = HIDDEN
    for i in range(len(seen.codex)):
        if not may_look(seen.codex_seen[i], viewer):
            seen.codex[i] = HIDDEN


def determinise(kit: Kit, view: AcademyState, rng: Rng) -> AcademyState:
    """A whole state that fits everything the view shows."""
    state = view.clone()
    state.viewer = TRUTH
    state.rng = Rng.seeded(rng.below(1 << 30))
    if kit.lancelot:
        imagine.hands(kit, view, state, rng, before_reveal(view))
    else:
        imagine.draft(kit, view, state, rng)
    imagine_coats.coats(kit, view, state, rng)
    state.seen = vec[i64]()
    state.stretch = vec[i64]()
    return state
