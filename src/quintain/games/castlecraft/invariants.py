"""What must hold in every position."""

from __future__ import annotations

from quintain.games.castlecraft.field import Field
from quintain.games.castlecraft.questions import options
from quintain.games.castlecraft.realm import Realm, field_of
from quintain.games.castlecraft.squads import owner
from quintain.games.castlecraft.stalemate import outcome
from quintain.games.castlecraft.state import NO_ARMY, NOBODY, NOWHERE, CastleState


def faults(realm: Realm, state: CastleState) -> list[str]:
    """The invariants that a state violates, in words."""
    field = field_of(realm, state)
    found: list[str] = []
    _look_at_squads(realm, field, state, found)
    _look_at_players(realm, state, found)
    _look_at_castles(realm, field, state, found)
    _look_at_the_end(realm, field, state, found)
    return found


def _look_at_squads(realm: Realm, field: Field, state: CastleState, found: list[str]) -> None:
    kit = realm.kit
    cells: list[int] = []
    for unit in range(kit.n):
        name, count, cell = kit.units[unit], int(state.counts[unit]), int(state.cells[unit])
        if not 0 <= count <= kit.figures[unit]:
            found.append(f"{name}: {count} warriors of {kit.figures[unit]} figures")
        if (count == 0) != (cell == NOWHERE):
            found.append(f"{name}: {count} warriors on cell {cell}")
        seat = owner(kit, state, unit)
        if count and (seat == NOBODY or not state.alive[seat]):
            found.append(f"{name}: on the board without a living king")
        if cell != NOWHERE:
            if not field.stands[cell]:
                found.append(f"{name}: stands where nobody can stand")
            if cell in cells:
                found.append(f"{name}: shares its cell")
            cells.append(cell)
        for spell in range(len(kit.spells)):
            if state.effects[spell] >> unit & 1 and not count:
                found.append(f"{kit.spells[spell]} lies on {name}, which is not on the board")


def _look_at_players(realm: Realm, state: CastleState, found: list[str]) -> None:
    kit = realm.kit
    seats = range(int(realm.seats))
    armies = [int(army) for army in state.armies if army != NO_ARMY]
    if len(set(armies)) != len(armies) or len(set(state.places)) != len(seats):
        found.append("armies or places are given twice")
    if sorted(state.order) != list(seats) and len(state.order):
        found.append("the order of play names a seat twice or not at all")
    if bool(len(state.order)) != (len(armies) == len(seats)):
        found.append("the order of play is drawn before the last army is chosen, or not after it")
    for seat in seats:
        if state.gold[seat] < 0 or state.mana[seat] < 0:
            found.append(f"seat {seat} owes chips")
        if bool(state.alive[seat]) == (seat in state.fallen):
            found.append(f"seat {seat} is both alive and fallen, or neither")
        if not state.alive[seat] and (state.gold[seat] or state.mana[seat]):
            found.append(f"seat {seat} is out and has chips")
    for card, bought in enumerate(state.cards):
        if bought and kit.card_army[card] not in armies:
            found.append(f"{kit.cards[card]} is bought by nobody's army")
    for spell, cast in enumerate(state.cast):
        if (cast or state.effects[spell]) and not state.cards[kit.upgrades + spell]:
            found.append(f"{kit.spells[spell]} is cast and not learnt")


def _look_at_castles(realm: Realm, field: Field, state: CastleState, found: list[str]) -> None:
    for tower, token in enumerate(state.tokens):
        if token != NOBODY and (field.tower_castle[tower] < 0 or not state.alive[token]):
            found.append(f"{realm.towers[tower]} carries a token of nobody alive, or is not on the field")
        if (token == NOBODY) != (state.serials[tower] == 0):
            found.append(f"{realm.towers[tower]} has a token without a number, or a number without a token")
    for portal, broken in enumerate(state.broken):
        if broken and field.portal_castle[portal] < 0:
            found.append(f"{realm.portals[portal]} is broken and not on the field")
    for castle, lord in enumerate(state.lords):
        expected = NOBODY
        for seat in range(int(realm.seats)):
            if state.places[seat] == castle and state.alive[seat] and len(state.order):
                expected = seat
        if lord != expected:
            found.append(f"the castle {realm.castles[castle]} belongs to seat {lord}")


def _look_at_the_end(realm: Realm, field: Field, state: CastleState, found: list[str]) -> None:
    alive = sum(state.alive)
    if bool(state.ending) != (not state.agenda):
        found.append("the game is over with something left to do, or goes on with nothing")
    if not state.ending and alive < 2:
        found.append("one king is left and the game goes on")
    if state.ending and 1 not in outcome(realm, field, state).ranks:
        found.append("nobody is first")
    if state.agenda:
        if len(options(realm, state)) < 2:
            found.append("a decision has fewer than two options")
        if not state.alive[state.agenda[-1].seat]:
            found.append("an eliminated player is asked")
