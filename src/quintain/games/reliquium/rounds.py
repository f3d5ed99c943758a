"""RQ-2.2, RQ-13, RQ-V2.1: rounds begin and end, and war breaks out."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from quintain.games.reliquium.abilities import take_ranged_home
from quintain.games.reliquium.control import castles, controller
from quintain.games.reliquium.ending import check_ending
from quintain.games.reliquium.events import RoundBegan
from quintain.games.reliquium.events_war import CreatureLeft, MilitiaRose, RoundEnded, WarBegan
from quintain.games.reliquium.kit import Kit
from quintain.games.reliquium.names import MILITIA_RULE, NOBODY, SUPPLY
from quintain.games.reliquium.state import ATTACK_STAGE, ROUND, ROUND_END, SUPPORT_STAGE, WAR, ReliquiumState
from quintain.games.reliquium.steps import peace_index
from quintain.kernel.agenda import Step
from quintain.kernel.events import Log


def begin_round(kit: Kit, state: ReliquiumState, log: Log) -> None:
    """RQ-2.2, RQ-3.7. Peace, then war; a player without an open space takes no turn."""
    state.agenda.pop()
    state.round += 1
    active: i64 = 0
    faction: i64
    for faction in range(4):
        if state.seat_of[faction] != NOBODY and castles(state, faction) > 0:
            active |= 1 << faction
    state.agenda.append(Step(WAR))
    state.agenda.append(kit.peace_steps[peace_index(active, 0)])
    if log.wanted:
        log.emit(RoundBegan(state.round))


def begin_war(kit: Kit, state: ReliquiumState, log: Log) -> None:
    """RQ-10, RQ-11. Support in order of initiative, then the battles, then the end of the round."""
    state.agenda.pop()
    if log.wanted:
        log.emit(WarBegan(state.round))
    if state.rules & MILITIA_RULE:
        raise_militia(kit, state, log)
    state.agenda.append(Step(ROUND_END))
    state.agenda.append(Step(ATTACK_STAGE))
    faction: i64 = 3
    while faction >= 0:
        if state.seat_of[faction] != NOBODY:
            state.agenda.append(Step(SUPPORT_STAGE, -1, faction, -1))
        faction -= 1


def raise_militia(kit: Kit, state: ReliquiumState, log: Log) -> None:
    """RQ-V2.1. Whoever is attacked by two different other players has militia."""
    attackers = vec[i64]([0, 0, 0, 0])  # per faction: a bit for each that attacks it
    token: i64
    for token in range(12):
        if state.melee[token] >= 0:
            attacked = controller(state, kit.land.goal[state.melee[token]])
            if attacked != NOBODY and attacked != token // 3:
                attackers[attacked] |= 1 << (token // 3)
    faction: i64
    for faction in range(4):
        if attackers[faction] & (attackers[faction] - 1):  # more than one bit
            state.militia |= 1 << faction
            if log.wanted:
                log.emit(MilitiaRose(faction))


def end_round(kit: Kit, state: ReliquiumState, last_round: i64, log: Log) -> None:
    """RQ-13.1, RQ-13.2. Ranged tokens and creatures go home; then the game ends or a new round begins."""
    state.agenda.pop()
    token: i64
    for token in range(12):
        if state.ranged[token] >= 0:
            take_ranged_home(kit, state, token, log)
    creature: i64
    for creature in range(12):
        if state.creature[creature] >= 0:
            state.creature[creature] = SUPPLY
            if log.wanted:
                log.emit(CreatureLeft(creature // 3, creature))
    state.militia = 0
    if log.wanted:
        log.emit(RoundEnded(state.round))
    state.agenda.append(Step(ROUND))
    check_ending(kit, state, last_round, log)


def longest(seats: int, last_round: int) -> int:
    """More decisions than any match has: set-up, then for each round every turn, support, and everything about twelve battles.

    A turn asks at most four times for an action, for a host and for a consent, and as often for the use of an ability
    with its calls and consent; a battle for losses, flight, attaching and a victory march, each in at most four parts.
    """
    turn = 4 * 3 + 4 * 7 + 1
    return 2 * seats + last_round * (9 * seats * turn + 3 * seats + 12 * 20)
