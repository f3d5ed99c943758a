"""What a player remembers of the draft (AC-4.5, AC-13.4): the packs he has held, and nothing of what others then took.

A pack is named by the squire to whom it was dealt. Its cards are told in the order in which they leave it:
place s is the card kept from it in step s; what is still in it comes last.
Whoever held it in step s knows which cards stand in the places from s on, but not in which order the others take them:
such a stretch of places is a known set of cards. His own pick is a stretch of its own.
What two looks at one pack imply about the cards taken in between stays in the memory; it is not told to people.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from quintain.games.academy.draft import highest, is_plain, sort
from quintain.games.academy.kit import Kit
from quintain.games.academy.seating import clockwise, handler, is_neutral
from quintain.games.academy.state import NONE, AcademyState
from quintain.kernel.types import HIDDEN, Seat


def steps_done(kit: Kit, state: AcademyState) -> i64:
    """How many cards everybody has kept."""
    return len(state.kept) // kit.squires


def holder(kit: Kit, state: AcademyState, pack: i64, step: i64) -> i64:
    """AC-4.2. Who holds a pack in a step."""
    return (pack + clockwise(kit, state) * kit.left[state.round] * step) % kit.squires


def ledger(kit: Kit, state: AcademyState) -> vec[i64]:
    """All dealt cards, pack after pack, in the order in which they leave their pack."""
    done: i64 = steps_done(kit, state)
    size: i64 = kit.deal - done
    cards = vec[i64](capacity=25)
    pack: i64
    step: i64
    for pack in range(kit.squires):
        for step in range(done):
            cards = append(cards, state.kept[step * kit.squires + holder(kit, state, pack, step)])
        start: i64 = holder(kit, state, pack, done) * size
        for step in range(size):
            cards = append(cards, state.packs[start + step])
    return cards


def stretches(kit: Kit, state: AcademyState, viewer: Seat, cards: vec[i64]) -> vec[i64]:
    """For every place of the ledger where its stretch begins; NONE where the viewer does not know the card."""
    done: i64 = steps_done(kit, state)
    begins = vec[i64]([NONE] * int(kit.squires * kit.deal))
    if viewer < 0:
        return begins
    handles = kit.simple and handler(kit, state) == viewer
    pack: i64
    step: i64
    for pack in range(kit.squires):
        base: i64 = pack * kit.deal
        start: i64 = NONE
        alone = False  # the card before was a stretch of its own
        for step in range(kit.deal):
            keeper: i64 = holder(kit, state, pack, step)
            # AC-13.9: the neutral squire's pack is seen when it picks, not before
            looks = (keeper == viewer and step <= done) or (handles and is_neutral(kit, keeper) and step < done)
            if looks or alone:
                start = step
            begins[base + step] = NONE if start == NONE else base + start
            alone = looks and step < done and (keeper == viewer or is_plain(highest(cards[base + step : base + kit.deal])))
    return begins


def remembered(cards: vec[i64], begins: vec[i64]) -> vec[i64]:
    """What a view keeps of the ledger: known stretches sorted, HIDDEN for the rest."""
    known = cards[:]
    start: i64 = 0
    at: i64
    for at in range(len(known)):
        if begins[at] == NONE:
            sort(known, start, at)
            known[at] = HIDDEN
            start = at + 1
        elif begins[at] != start:
            sort(known, start, at)
            start = begins[at]
    sort(known, start, len(known))
    return known


def is_single(begins: vec[i64], at: i64) -> bool:
    """Whether a place is a stretch of its own, so that its card is known."""
    return begins[at] == at and (at + 1 == len(begins) or begins[at + 1] != at)
