"""MJ-1. The kingdoms, the workers, the deck and the market before the first turn."""

from __future__ import annotations

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from quintain.games.majesty.events import Began, Laid, Prepared
from quintain.games.majesty.kit import BUILDINGS, SIDES, Kit
from quintain.games.majesty.options import FULL_SHUFFLE, RANDOM, MajestyOptions
from quintain.games.majesty.state import Kingdom, MajestyState
from quintain.kernel.events import Log
from quintain.kernel.rng import Rng


def set_up(kit: Kit, options: MajestyOptions, seed: int, log: Log) -> MajestyState:
    """MJ-1, chance in the order of MJ-R29: sides, first player, stage 2, stage 1."""
    state = MajestyState()
    state.rng = Rng.seeded(seed)
    state.sides = sides(options, state.rng)
    state.first = state.rng.below(options.seats)
    deal_kingdoms(kit, options, state)
    if options.deck_mode == FULL_SHUFFLE:
        build_one_deck(kit, state)
    else:
        build_deck(kit, state)
    state.market = vec[i64](capacity=8)
    state.market_workers = vec[i64](capacity=8)
    if log.wanted:
        log.emit(Prepared("".join([SIDES[side] for side in state.sides]), len(state.deck), len(state.box)))
        log.emit(Began(state.first))
    lay_market(kit, state, log)
    return state


def sides(options: MajestyOptions, rng: Rng) -> vec[i64]:
    """MJ-1.2, MJ-8.5. The same side of each building for all players."""
    if options.sides == RANDOM:
        return vec[i64]([rng.below(2) for _ in range(len(BUILDINGS))])
    return vec[i64]([1 if letter == "B" else 0 for letter in options.sides])


def deal_kingdoms(kit: Kit, options: MajestyOptions, state: MajestyState) -> None:
    """MJ-1.1, MJ-1.4. Eight empty buildings, five workers and no points each."""
    for _ in range(options.seats):
        kingdom = Kingdom()
        kingdom.workers = kit.start_workers
        kingdom.counts = vec[i64]([0] * len(BUILDINGS))
        kingdom.cards = vec[i64](capacity=16)
        kingdom.places = vec[i64](capacity=16)
        state.kingdoms.append(kingdom)
    state.reserve = kit.workers - kit.start_workers * options.seats


def build_deck(kit: Kit, state: MajestyState) -> None:
    """MJ-1.5. All of stage 2, and on top of it the kept cards of stage 1; a shuffled list begins with its top."""
    state.deck = vec[i64](capacity=64)
    second = vec[i64](range(kit.stage1, len(kit.stage)))
    state.rng.shuffle(second)
    first = vec[i64](range(kit.stage1))
    state.rng.shuffle(first)
    i: i64 = len(second) - 1
    while i >= 0:
        state.deck = append(state.deck, second[i])
        i -= 1
    i = kit.stage1_kept - 1
    while i >= 0:
        state.deck = append(state.deck, first[i])
        i -= 1
    state.box = first[kit.stage1_kept :]


def build_one_deck(kit: Kit, state: MajestyState) -> None:
    """MJ-8.3. All cards in one deck; nothing goes back to the box."""
    state.deck = vec[i64](capacity=64)
    cards = vec[i64](range(len(kit.stage)))
    state.rng.shuffle(cards)
    i: i64 = len(cards) - 1
    while i >= 0:
        state.deck = append(state.deck, cards[i])
        i -= 1


def lay_market(kit: Kit, state: MajestyState, log: Log) -> None:
    """MJ-1.6, MJ-R13. The first card drawn goes to the front."""
    while len(state.market) < kit.market_size and len(state.deck):
        lay_card(kit, state, log)
    show_back(kit, state)


def lay_card(kit: Kit, state: MajestyState, log: Log) -> None:
    """The top card of the deck goes to the back of the market, with no workers on it."""
    state.deck, card = pop(state.deck)
    state.market = append(state.market, card)
    state.market_workers = append(state.market_workers, 0)
    if log.wanted:
        log.emit(Laid(card, len(state.market) - 1))


def show_back(kit: Kit, state: MajestyState) -> None:
    """Everybody sees the back of the top card, and so its stage."""
    state.stage = kit.stage[state.deck[-1]] if len(state.deck) else 0
