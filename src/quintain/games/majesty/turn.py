"""MJ-2, MJ-3 and MJ-6. Taking a card, placing it, activating its building, and the end of the turn."""

from __future__ import annotations

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from quintain.games.majesty.buildings import attack, heal_alone, may_trade, needs_heal_choice, reward
from quintain.games.majesty.events import Compensated, Overflowed, Paid, Placed, Slid, Took
from quintain.games.majesty.kit import ATTACK, COLUMNS, HEAL_TOP, NO_ROLE, NOBLE, Kit
from quintain.games.majesty.scoring import final_scoring
from quintain.games.majesty.setup import lay_card, show_back
from quintain.games.majesty.state import MajestyState
from quintain.games.majesty.steps import EXCHANGE, HEAL, REWARD, Steps, wait
from quintain.games.majesty.verbs import Verbs
from quintain.kernel.events import Log
from quintain.kernel.types import Action, Seat


def take_options(kit: Kit, verbs: Verbs, state: MajestyState, seat: Seat) -> vec[Action]:
    """MJ-2.8. Every slot that the seat can pay, as every character of the card there.

    Written by index into a copy of a blank vec: appending costs an eighth of a playout more.
    """
    market = state.market
    last: i64 = state.kingdoms[seat].workers
    if last >= len(market):
        last = len(market) - 1
    n: i64 = last + 1
    slot: i64 = 0
    while slot <= last:
        if kit.high[market[slot]] != NO_ROLE:
            n += 1
        slot += 1
    actions = kit.blank[:n]
    first = verbs.take.first
    n = 0
    slot = 0
    while slot <= last:
        card = market[slot]
        actions[n] = first + kit.low[card]
        n += 1
        if kit.high[card] != NO_ROLE:
            actions[n] = first + kit.high[card]
            n += 1
        first += COLUMNS
        slot += 1
    return actions


def take(kit: Kit, steps: Steps, state: MajestyState, seat: Seat, slot: i64, role: i64, log: Log) -> None:
    """MJ-2.2, MJ-3.1, MJ-3.4. The card is taken and placed; then the signpost of its building, the rows, the end of the turn.

    The step of the turn stays on the agenda until the turn ends and is then replaced: an agenda that is emptied
    and filled again in every turn costs a fifth of a playout.
    """
    place(state, seat, slot, role, log)
    due = signpost(kit, state, seat, role, log)
    if due == REWARD:
        reward(kit, state, seat, role, log)
        end_turn(kit, steps, state, seat, log)
    else:
        wait(steps, state, steps.heal[seat] if due == HEAL else steps.exchange[seat], role)


def place(state: MajestyState, seat: Seat, slot: i64, role: i64, log: Log) -> None:
    """MJ-2.3 to MJ-2.6, MJ-3.1. Pay a worker onto each card in front, take the card with its workers, place it."""
    kingdom = state.kingdoms[seat]
    kingdom.workers -= slot
    on_cards = state.market_workers
    i: i64
    for i in range(slot):
        on_cards[i] += 1
    state.market, card = pop(state.market, slot)
    state.market_workers, workers = pop(state.market_workers, slot)
    kingdom.workers += workers
    kingdom.cards = append(kingdom.cards, card)
    kingdom.places = append(kingdom.places, role)
    kingdom.counts[role] += 1
    if log.wanted:
        if slot:
            log.emit(Paid(seat, slot))
        log.emit(Took(seat, card, role, slot, workers))
        log.emit(Placed(seat, card, role, role))


def signpost(kit: Kit, state: MajestyState, seat: Seat, building: i64, log: Log) -> i64:
    """MJ-3.4, MJ-2.9. What comes before the rows; the step that is due then: a choice, or the rows."""
    special = kit.specials[building]
    if special == HEAL_TOP:
        if needs_heal_choice(kit, state, seat):
            return HEAL
        heal_alone(kit, state, seat, log)
    elif special == ATTACK:
        attack(kit, state, seat, log)
    return EXCHANGE if building == NOBLE and may_trade(kit, state, seat) else REWARD


def end_turn(kit: Kit, steps: Steps, state: MajestyState, seat: Seat, log: Log) -> None:
    """MJ-6. Overflow, slide, a new card, the next player; after the last turn the final scoring."""
    pay_overflow(kit, state, seat, log)
    if log.wanted:
        log.emit(Slid())
    if len(state.deck):
        lay_card(kit, state, log)
        show_back(kit, state)
    state.turn += 1
    if state.turn == kit.turns:
        state.agenda.pop()
        final_scoring(kit, state, log)
    else:
        left: i64 = seat + 1
        state.agenda[-1] = steps.take[left if left < len(state.kingdoms) else 0]


def pay_overflow(kit: Kit, state: MajestyState, seat: Seat, log: Log) -> None:
    """MJ-6.1, MJ-4.9. A worker without a place is worth a point; one that the reserve lacked what the box says."""
    kingdom = state.kingdoms[seat]
    over: i64 = kingdom.workers - kit.places
    if over > 0:
        kingdom.workers -= over
        state.reserve += over
        kingdom.points += over * kit.overflow
        if log.wanted:
            log.emit(Overflowed(seat, over, over * kit.overflow))
    if state.missing:
        kingdom.points += state.missing * kit.shortage
        if log.wanted and kit.shortage:
            log.emit(Compensated(seat, state.missing * kit.shortage))
        state.missing = 0
