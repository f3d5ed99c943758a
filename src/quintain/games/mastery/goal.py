"""MM-11: points, victory, the end, the places; MM-12.10."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from quintain.games.mastery.cards import lay_off
from quintain.games.mastery.events import Abandoned, CutDown, Won
from quintain.games.mastery.events_battle import Cleared
from quintain.games.mastery.kit import Kit
from quintain.games.mastery.names import BY_POINTS, BY_SIEGE, NOBODY, UNCHOSEN
from quintain.games.mastery.state import MasteryState
from quintain.games.mastery.supply import held, supplied
from quintain.kernel.events import Log
from quintain.kernel.game import Outcome
from quintain.kernel.types import Seat


def points_of(kit: Kit, state: MasteryState, seat: Seat) -> i64:
    """MM-11.1. The worth of all territories controlled, in supply or not."""
    points: i64 = 0
    place: i64
    for place in range(kit.seats, kit.places):
        if state.owner[place] == seat:
            points += kit.worth[state.tiles[place]]
    return points


def team_points(kit: Kit, state: MasteryState, seat: Seat) -> i64:
    """MM-12.2. The points of a seat and its partners together."""
    if kit.team_size == 1:
        return points_of(kit, state, seat)
    points: i64 = 0
    other: i64
    for other in range(kit.seats):
        if kit.same_team(seat, other):
            points += points_of(kit, state, other)
    return points


def check_victory(kit: Kit, state: MasteryState, seat: Seat, log: Log) -> bool:
    """MM-11.2, MM-12.2. The conqueror wins with enough points, at once: one knight on the territory will do (MM-R10)."""
    points: i64 = team_points(kit, state, seat)
    if points < kit.goal:
        return False
    win(kit, state, seat, BY_POINTS, log)
    return True


def win(kit: Kit, state: MasteryState, seat: Seat, ending: i64, log: Log) -> None:
    """MM-11.2, MM-12.8, MM-R55. The game is over; the battle is cleaned up, and nothing else happens.

    After a siege the battle stays on the table: the attackers stand in a castle that is not theirs.
    """
    if log.wanted:
        clause = "MM-12.8" if ending == BY_SIEGE else "MM-12.2" if kit.team_size > 1 else "MM-11.2"
        log.emit(Won(seat, team_points(kit, state, seat), clause))
    besieged = state.battle
    if besieged is not None:
        clean_up(kit, state, log)
    if ending == BY_SIEGE:
        state.battle = besieged
    state.winner = seat
    state.ending = ending
    state.agenda = []


def clean_up(kit: Kit, state: MasteryState, log: Log) -> None:
    """MM-7.11. The cards of a battle go to their owners' discard piles."""
    battle = state.battle
    assert battle is not None
    seat: i64
    for seat in range(kit.seats):
        province = state.provinces[seat]
        if len(province.laid) > 0:
            for card in province.laid:
                lay_off(kit, state, seat, card, True)
            province.laid = vec[i64]()
        province.chosen = UNCHOSEN
    state.battle = None
    if log.wanted:
        log.emit(Cleared(battle.attacker, battle.defender))


def be_ruthless(kit: Kit, state: MasteryState, log: Log) -> None:
    """MM-12.10. All knights out of supply are removed, everywhere at the same moment."""
    doomed: i64 = 0
    seat: i64
    for seat in range(kit.seats):
        own: i64 = held(kit, state, seat)
        doomed |= own & ~supplied(kit, seat, own)
    place: i64
    for place in range(kit.seats, kit.places):
        if doomed >> place & 1:
            if log.wanted:
                log.emit(CutDown(state.owner[place], place, state.tiles[place], state.knights[place]))
                log.emit(Abandoned(place, state.tiles[place]))
            state.knights[place] = 0
            state.owner[place] = NOBODY


def outcome(kit: Kit, state: MasteryState) -> Outcome:
    """MM-11.6. The winner, then by points; equals share a place."""
    seats = range(int(kit.seats))
    totals = [int(team_points(kit, state, seat)) for seat in seats]
    if state.winner >= 0:
        for seat in seats:
            if kit.same_team(seat, state.winner):
                totals[seat] = 1_000_000  # first, whatever the points
    ranks = [1 + len([1 for other in totals if other > mine]) for mine in totals]
    return Outcome(ranks, [int(points_of(kit, state, seat)) for seat in seats], _clause(kit, state))


def _clause(kit: Kit, state: MasteryState) -> str:
    if state.winner < 0:
        return "MM-11.5"
    if state.ending == BY_SIEGE:
        return "MM-12.8"
    return "MM-12.2" if kit.team_size > 1 else "MM-11.2"
