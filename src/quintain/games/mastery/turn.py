"""MM-2: the turn, its windows, and advances (MM-6)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from quintain.games.mastery import battle, crowns
from quintain.games.mastery.cards import lay_off, let_go
from quintain.games.mastery.events import Advanced, LimitReached, Played, Repaired, TurnBegan, TurnEnded
from quintain.games.mastery.fracture import intact_of_others, list_targets
from quintain.games.mastery.kit import Kit
from quintain.games.mastery.lands import conquer
from quintain.games.mastery.names import AUTHORITY, BY_LIMIT, CALL_TO_ARMS, CROWN, FRACTURE, SCEPTRE
from quintain.games.mastery.state import MasteryState, place_of
from quintain.games.mastery.supply import dice_for, dice_on_land, dice_suffice, lowest, most_attackers, muster, targets
from quintain.kernel.events import Log
from quintain.kernel.types import Action, Seat


def begin_turn(kit: Kit, state: MasteryState, log: Log) -> None:
    """MM-2.1, MM-2.2. Step 1; then a window stays open until the turn is ended."""
    state.turn += 1
    state.cycles = 1
    state.crown_used = 0
    seat: i64 = (state.first + state.turn - 1) % kit.seats
    if log.wanted:
        log.emit(TurnBegan(seat, state.turn))
    muster(kit, state, seat, kit.income, "MM-2.2", log)
    kit.agendas.begin_turn(state, seat)


def end_turn(kit: Kit, state: MasteryState, seat: Seat, log: Log) -> None:
    """MM-2.9, MM-11.5. Step 9; then the next seat, unless the last round is over."""
    i: i64
    for i in range(place_of(seat, CROWN), place_of(seat, SCEPTRE) + 1):
        if 0 < state.broken[i] < state.turn:
            state.broken[i] = 0
            if log.wanted:
                log.emit(Repaired(seat, state.artefacts[i]))
    if log.wanted:
        log.emit(TurnEnded(seat))
    if 0 < kit.turn_limit <= state.turn:
        state.ending = BY_LIMIT
        if log.wanted:
            log.emit(LimitReached(state.turn))
        return
    begin_turn(kit, state, log)


def window_choices(kit: Kit, state: MasteryState, seat: Seat) -> vec[Action]:
    """MM-2.8. Resource cards, the crown, a cycle if one is left, or the end of the turn."""
    actions = vec[i64](capacity=64)
    last: i64 = -1
    for card in state.provinces[seat].hand.cards:
        if card > AUTHORITY or card == CALL_TO_ARMS:
            if card == FRACTURE and card != last:
                actions = list_targets(kit, intact_of_others(state, seat), actions)
            elif card != last:
                actions = append(actions, kit.verbs.play.of(card))
            last = card
    actions = crowns.choices(kit, state, seat, actions)
    if state.cycles > 0:
        actions = append(actions, kit.verbs.redistribute.of())
        actions = advances(kit, state, seat, actions)
    return append(actions, kit.verbs.end_turn.of())


def play_resource(kit: Kit, state: MasteryState, seat: Seat, card: i64, log: Log) -> None:
    """MM-3.3, MM-3.4. Call to Arms or Tactical Advance."""
    let_go(state.provinces[seat].hand, card)
    if log.wanted:
        log.emit(Played(seat, card))
    if card == CALL_TO_ARMS:
        muster(kit, state, seat, kit.call_to_arms, "MM-3.3", log)
    else:
        state.cycles += 1
    lay_off(kit, state, seat, card, True)


def advances(kit: Kit, state: MasteryState, seat: Seat, actions: vec[Action]) -> vec[Action]:
    """MM-6.1 to MM-6.3. Every place in reach, with every number of knights that castle, capacity and dice allow."""
    if state.knights[seat] == 0:
        return actions
    on_land: i64 = dice_on_land(kit, state, seat)
    plenty: bool = on_land + dice_for(kit, state.knights[seat]) < kit.dice  # an advance needs one more die at most
    left: i64 = targets(kit, state, seat)
    while left:
        place: i64 = lowest(left)
        left &= left - 1
        most: i64 = most_attackers(kit, state, seat, place)
        alone: i64 = kit.verbs.advance.of(place, 1)  # one knight; further numbers follow
        knights: i64
        for knights in range(1, most + 1):
            if plenty or dice_suffice(kit, state, seat, on_land, knights):
                actions = append(actions, alone + knights - 1)
    return actions


def advance(kit: Kit, state: MasteryState, seat: Seat, place: i64, knights: i64, log: Log) -> None:
    """MM-6.5, MM-6.6. An empty territory is conquered at once; against an owner there is a battle."""
    state.knights[seat] -= knights
    if log.wanted:
        log.emit(Advanced(seat, place, state.tiles[place], knights))
    if state.owner[place] < 0:
        conquer(kit, state, seat, place, knights, log)
    else:
        battle.begin(kit, state, seat, place, knights, log)
