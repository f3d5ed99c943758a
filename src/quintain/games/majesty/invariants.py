"""What holds in every position of a match that was played from its set-up."""

from __future__ import annotations

from quintain.games.majesty.kit import COLUMNS, INFIRMARY, Kit
from quintain.games.majesty.options import FULL_SHUFFLE
from quintain.games.majesty.state import Kingdom, MajestyState
from quintain.games.majesty.steps import TAKE


def faults(kit: Kit, deck_mode: str, state: MajestyState) -> list[str]:
    """Each violated invariant in words."""
    return [*worker_faults(kit, state), *card_faults(kit, deck_mode, state), *market_faults(kit, state)]


def worker_faults(kit: Kit, state: MajestyState) -> list[str]:
    found = []
    held = [int(kingdom.workers) for kingdom in state.kingdoms]
    total = state.reserve + sum(held) + sum(state.market_workers)
    if total != kit.workers:
        found.append(f"{total} workers instead of {kit.workers}")
    if state.reserve < 0 or min(held) < 0:
        found.append("a negative number of workers")
    active = state.agenda[-1].seat if state.agenda else -1
    for seat, workers in enumerate(held):
        between_turns = not state.agenda or state.agenda[-1].kind == TAKE
        if workers > kit.places and (between_turns or seat != active):
            found.append(f"seat {seat} holds {workers} workers")
    return found


def card_faults(kit: Kit, deck_mode: str, state: MajestyState) -> list[str]:
    found = []
    cards = [*state.deck, *state.box, *state.market]
    for kingdom in state.kingdoms:
        cards += [*kingdom.cards, *kingdom.infirmary]
        found += kingdom_faults(kit, kingdom)
    seen = [card for card in cards if card >= 0]
    if len(cards) != len(kit.stage) or len(set(seen)) != len(seen):
        found.append(f"{len(cards)} cards, {len(set(seen))} of them different")
    boxed = 0 if deck_mode == FULL_SHUFFLE else kit.stage1 - kit.stage1_kept
    if len(state.box) != boxed or any(kit.stage[card] != 1 for card in state.box if card >= 0):
        found.append(f"the box should hold {boxed} cards of stage 1")
    stages = [kit.stage[card] for card in state.deck if card >= 0]
    if deck_mode != FULL_SHUFFLE and stages != sorted(stages, reverse=True):
        found.append("a card of stage 1 lies under one of stage 2")
    if bool(state.deck) != bool(state.stage) or (stages and stages[-1] != state.stage):
        found.append("the back of the deck's top card is told wrongly")
    taken = sum([len(kingdom.cards) + len(kingdom.infirmary) for kingdom in state.kingdoms])
    if taken != state.turn + (0 if not state.agenda or state.agenda[-1].kind == TAKE else 1):
        found.append(f"{taken} cards taken in {state.turn} turns")
    return found


def kingdom_faults(kit: Kit, kingdom: Kingdom) -> list[str]:
    found = []
    for card, place in zip(kingdom.cards, kingdom.places, strict=True):
        if not kit.has(card, place):
            found.append(f"card {card} lies at building {place}, which is not of its characters")
    places = list(kingdom.places)
    counted = [places.count(building) for building in range(COLUMNS)]
    if [*counted, len(kingdom.infirmary)] != list(kingdom.counts):
        found.append(f"counts {list(kingdom.counts)} of {counted} and {kingdom.counts[INFIRMARY]} wounded")
    return found


def market_faults(kit: Kit, state: MajestyState) -> list[str]:
    found = []
    on_cards = list(state.market_workers)
    if on_cards != sorted(on_cards, reverse=True):
        found.append(f"workers on the market grow from front to back: {on_cards}")
    if not state.agenda:
        return found
    expected = kit.market_size if state.agenda[-1].kind == TAKE else kit.market_size - 1
    if len(state.market) != expected:
        found.append(f"{len(state.market)} cards on the market instead of {expected}")
    if state.agenda[-1].kind == TAKE and on_cards[-1]:
        found.append("workers lie on the card at the back")
    return found
