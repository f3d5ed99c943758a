"""MM-5.2: a redistribution, as a chain of small choices in slot order.

A seat names the final number for territories in supply, each at most once and in slot order; what it skips stays as it
is, and the castle takes the rest. So one result has one path. Nothing is offered that could not be completed.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from quintain.games.mastery.events import Redistributed, Stationed
from quintain.games.mastery.kit import Kit
from quintain.games.mastery.state import MasteryState
from quintain.games.mastery.steps import REDEPLOY
from quintain.games.mastery.supply import dice_for, held, supplied
from quintain.kernel.agenda import Step
from quintain.kernel.events import Log
from quintain.kernel.types import Action, Seat


def begin(kit: Kit, state: MasteryState, seat: Seat) -> None:
    """Every territory may still be named."""
    state.plan = state.knights[:]
    state.agenda.append(Step(REDEPLOY, seat, kit.seats))


def station(state: MasteryState, seat: Seat, place: i64, knights: i64) -> None:
    """Plan a number; only later slots may be named from now on."""
    castle: i64 = state.plan[seat] + state.plan[place] - knights  # below zero as long as the rest is not planned
    state.plan[seat] = castle
    state.plan[place] = knights
    state.agenda.append(Step(REDEPLOY, seat, place + 1))


def finish(kit: Kit, state: MasteryState, seat: Seat, log: Log) -> None:
    """All knights move at once."""
    if log.wanted:
        place: i64
        for place in range(kit.places):
            if state.plan[place] != state.knights[place]:
                log.emit(Stationed(seat, place, state.tiles[place], state.knights[place], state.plan[place]))
        log.emit(Redistributed(seat))
    state.knights = state.plan
    state.plan = vec[i64]()


def choices(kit: Kit, state: MasteryState, seat: Seat, first: i64) -> vec[Action]:
    """MM-5.2. Numbers that change something and can still be completed, and `done` if all is well as it is.

    Completing means: at least one knight for each territory still open, the castle not below zero, and dice for all.
    Dice are fewest when open territories take up to one die each and the castle the rest.
    """
    actions = vec[i64](capacity=64)
    own: i64 = held(kit, state, seat)
    open_places: i64 = supplied(kit, seat, own)
    dice: i64 = 0  # of places that are settled: out of supply, or named or passed over
    unsettled: i64 = state.plan[seat]  # knights for the castle and the territories still open
    one_die: i64 = 0  # what the open territories hold with one die each
    still_open: i64 = 0
    place: i64
    for place in range(kit.seats, kit.places):
        if own >> place & 1:
            if place >= first and open_places >> place & 1:
                unsettled += state.plan[place]
                one_die += _one_die(kit, state, place)
                still_open += 1
            else:
                dice += dice_for(kit, state.plan[place])
    for place in range(first, kit.places):
        if open_places >> place & 1:
            still_open -= 1
            one_die -= _one_die(kit, state, place)
            knights: i64
            for knights in range(1, kit.capacity[state.tiles[place]] + 1):
                rest: i64 = unsettled - knights
                if rest < still_open:
                    break
                spill: i64 = rest - one_die
                needed: i64 = dice + dice_for(kit, knights) + still_open + (dice_for(kit, spill) if spill > 0 else 0)
                if needed <= kit.dice and knights != state.plan[place]:
                    actions = append(actions, kit.verbs.station.of(place, knights))
            # from here on this territory keeps what it has
            unsettled -= state.plan[place]
            dice += dice_for(kit, state.plan[place])
    if state.plan[seat] >= 0 and dice + dice_for(kit, state.plan[seat]) <= kit.dice:
        actions = append(actions, kit.verbs.done.of())
    return actions


def _one_die(kit: Kit, state: MasteryState, place: i64) -> i64:
    most: i64 = kit.capacity[state.tiles[place]]
    return most if most < kit.pips else kit.pips
