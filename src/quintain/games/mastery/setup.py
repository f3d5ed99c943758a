"""MM-0: land, artefacts, first knights, first hands."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from quintain.games.mastery.box import Box
from quintain.games.mastery.cards import draw_up_to
from quintain.games.mastery.state import MasteryState, Province
from quintain.games.mastery.supply import bit, lowest, muster
from quintain.games.mastery.things import KINDS, NOBODY, START_KNIGHTS
from quintain.kernel.events import Log
from quintain.kernel.piles import Pile
from quintain.kernel.rng import Rng
from quintain.kernel.types import Seat


def set_up(box: Box, state: MasteryState, log: Log) -> None:
    """MM-0. Chance is asked in this order: tiles worth 1, 2, 3; crowns, orbs, sceptres; decks by seat; the first player."""
    lay_land(box, state)
    deal_artefacts(box, state)
    for _ in range(box.seats):
        state.provinces.append(Province())
    seat: i64
    for seat in range(box.seats):
        state.provinces[seat].deck = full_deck(box, state.rng)
    for seat in range(box.seats):
        place_first_knights(box, state, seat, log)
    for seat in range(box.seats):
        draw_up_to(box, state, seat, box.hand_setup, log)
    state.first = state.rng.below(box.seats)


def empty_land(box: Box, state: MasteryState) -> None:
    """Castles stand, territories are nobody's and without a tile."""
    place: i64
    for place in range(box.places):
        state.tiles = append(state.tiles, box.castle)
        state.owner = append(state.owner, place if place < box.seats else NOBODY)
        state.knights = append(state.knights, 0)


def lay_land(box: Box, state: MasteryState) -> None:
    """MM-0.2. Three stacks of all tiles by worth, each shuffled and dealt onto the slots of its worth."""
    empty_land(box, state)
    place: i64 = box.seats
    worth: i64
    for worth in range(1, 4):
        stack = vec[i64]()
        tile: i64
        for tile in range(box.castle):
            if box.stack_of[tile] == worth:
                for _ in range(box.copies_of_tile[tile]):
                    stack = append(stack, tile)
        state.rng.shuffle(stack)
        for tile in stack:
            if place < box.places and box.land.slot_worth[place] == worth:
                state.tiles[place] = tile
                place += 1


def deal_artefacts(box: Box, state: MasteryState) -> None:
    """MM-0.4. One random crown, orb and sceptre for everybody."""
    state.artefacts = vec[i64]([0] * (3 * int(box.seats)))
    state.broken = vec[i64]([0] * (3 * int(box.seats)))
    kind: i64
    for kind in range(3):
        heap = vec[i64](range(int(kind) * 6, int(kind) * 6 + 6))
        state.rng.shuffle(heap)
        seat: i64
        for seat in range(box.seats):
            state.artefacts[seat * 3 + kind] = heap[seat]


def full_deck(box: Box, rng: Rng) -> Pile:
    """MM-0.10. All cards of one player, shuffled."""
    deck = Pile()
    card: i64
    for card in range(KINDS):
        for _ in range(box.copies[card]):
            deck.put(card)
    deck.shuffle(rng)
    return deck


def place_first_knights(box: Box, state: MasteryState, seat: Seat, log: Log) -> None:
    """MM-0.6, MM-12.12. Six knights shared equally by the castle and the Homelands beside it; in Disorder six more inside."""
    homelands: i64 = 0
    shares: i64 = 1
    left: i64 = box.near[seat]
    while left:
        place: i64 = lowest(left)
        left &= left - 1
        if box.abilities[state.tiles[place]] & START_KNIGHTS:
            homelands |= bit(place)
            shares += 1
    share: i64 = box.start_knights // shares
    rest: i64 = box.start_knights + box.extra_knights
    while homelands and share > 0:
        place = lowest(homelands)
        homelands &= homelands - 1
        most: i64 = box.capacity[state.tiles[place]]
        state.owner[place] = seat
        state.knights[place] = share if share < most else most
        rest -= state.knights[place]
    muster(box, state, seat, rest, "MM-0.6", log)
