"""MM-0: land, artefacts, first knights, first hands."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from quintain.games.mastery.cards import draw_up_to
from quintain.games.mastery.events import Endowed, FirstDrawn, LandLaid, Settled
from quintain.games.mastery.kit import Kit
from quintain.games.mastery.names import ARTEFACTS_OF_A_KIND, CROWN, KINDS, KINDS_OF_ARTEFACTS, NOBODY, SCEPTRE, START_KNIGHTS
from quintain.games.mastery.state import MasteryState, Province, place_of
from quintain.games.mastery.supply import bit, lowest, muster
from quintain.kernel.events import Log
from quintain.kernel.piles import Pile
from quintain.kernel.rng import Rng
from quintain.kernel.types import Seat


def set_up(kit: Kit, state: MasteryState, log: Log) -> None:
    """MM-0. Chance is asked in this order: tiles worth 1, 2, 3; crowns, orbs, sceptres; decks by seat; the first player."""
    lay_land(kit, state)
    deal_artefacts(kit, state)
    if log.wanted:
        _tell_table(kit, state, log)
    for _ in range(kit.seats):
        state.provinces.append(Province())
    seat: i64
    for seat in range(kit.seats):
        state.provinces[seat].deck = full_deck(kit, state.rng)
    for seat in range(kit.seats):
        place_first_knights(kit, state, seat, log)
    for seat in range(kit.seats):
        draw_up_to(kit, state, seat, kit.hand_setup, "MM-0.8", log)
    state.first = state.rng.below(kit.seats)
    if log.wanted:
        log.emit(FirstDrawn(state.first))


def _tell_table(kit: Kit, state: MasteryState, log: Log) -> None:
    """MM-0.2, MM-0.4. What lies open on the table."""
    log.emit(LandLaid(vec[i64](range(int(kit.seats), int(kit.places))), state.tiles[kit.seats :]))
    seat: i64
    for seat in range(kit.seats):
        log.emit(Endowed(seat, state.artefacts[place_of(seat, CROWN) : place_of(seat, SCEPTRE) + 1]))


def empty_land(kit: Kit, state: MasteryState) -> None:
    """Castles stand, territories are nobody's and without a tile."""
    place: i64
    for place in range(kit.places):
        state.tiles = append(state.tiles, kit.castle)
        state.owner = append(state.owner, place if place < kit.seats else NOBODY)
        state.knights = append(state.knights, 0)


def lay_land(kit: Kit, state: MasteryState) -> None:
    """MM-0.2. Three stacks of all tiles by worth, each shuffled and dealt onto the slots of its worth."""
    empty_land(kit, state)
    place: i64 = kit.seats
    worth: i64
    for worth in range(1, 4):
        stack = vec[i64]()
        tile: i64
        for tile in range(kit.castle):
            if kit.stack_of[tile] == worth:
                for _ in range(kit.copies_of_tile[tile]):
                    stack = append(stack, tile)
        state.rng.shuffle(stack)
        for tile in stack:
            if place < kit.places and kit.land.slot_worth[place] == worth:
                state.tiles[place] = tile
                place += 1


def deal_artefacts(kit: Kit, state: MasteryState) -> None:
    """MM-0.4. One random crown, orb and sceptre for everybody."""
    in_play = KINDS_OF_ARTEFACTS * int(kit.seats)
    state.artefacts = vec[i64]([0] * in_play)
    state.broken = vec[i64]([0] * in_play)
    kind: i64
    for kind in range(KINDS_OF_ARTEFACTS):
        first: i64 = kind * ARTEFACTS_OF_A_KIND
        heap = vec[i64](range(int(first), int(first) + ARTEFACTS_OF_A_KIND))
        state.rng.shuffle(heap)
        seat: i64
        for seat in range(kit.seats):
            state.artefacts[place_of(seat, kind)] = heap[seat]


def full_deck(kit: Kit, rng: Rng) -> Pile:
    """MM-0.10. All cards of one player, shuffled."""
    deck = Pile()
    card: i64
    for card in range(KINDS):
        for _ in range(kit.copies[card]):
            deck.put(card)
    deck.shuffle(rng)
    return deck


def place_first_knights(kit: Kit, state: MasteryState, seat: Seat, log: Log) -> None:
    """MM-0.6, MM-12.12. Six knights shared equally by the castle and the Homelands beside it; in Disorder six more inside."""
    homelands: i64 = 0
    shares: i64 = 1
    left: i64 = kit.near[seat]
    while left:
        place: i64 = lowest(left)
        left &= left - 1
        if kit.abilities[state.tiles[place]] & START_KNIGHTS:
            homelands |= bit(place)
            shares += 1
    share: i64 = kit.start_knights // shares
    rest: i64 = kit.start_knights + kit.extra_knights
    while homelands and share > 0:
        place = lowest(homelands)
        homelands &= homelands - 1
        most: i64 = kit.capacity[state.tiles[place]]
        state.owner[place] = seat
        state.knights[place] = share if share < most else most
        rest -= state.knights[place]
        if log.wanted:
            log.emit(Settled(seat, place, state.tiles[place], state.knights[place]))
    muster(kit, state, seat, rest, "MM-0.6", log)
