"""MJ-4 and MJ-5. What the buildings do: points, workers, attack, healing, exchange."""

from __future__ import annotations

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from quintain.games.majesty.events import Attacked, Gained, Healed, Shorted, Traded, Wounded
from quintain.games.majesty.kit import (
    COLUMNS,
    DEFEND,
    EACH_PLAYER_IF,
    GUARD,
    IF,
    INFIRMARY,
    KNIGHT,
    NO_ROLE,
    NOBLE,
    PER,
    PER_LARGEST,
    SIDES,
    Ability,
    Kit,
)
from quintain.games.majesty.scoring import kinds
from quintain.games.majesty.state import Kingdom, MajestyState
from quintain.games.majesty.verbs import Verbs
from quintain.kernel.events import Log
from quintain.kernel.types import Action, Seat


def reward(kit: Kit, state: MajestyState, seat: Seat, building: i64, log: Log) -> None:
    """MJ-4. The rows of the building, from top to bottom."""
    kingdom = state.kingdoms[seat]
    counts = kingdom.counts
    for ability in kit.face(building, state.sides[building]).abilities:
        if ability.kind == PER:
            n: i64 = 0
            for role in ability.roles:
                n += counts[role]
            gain(state, kingdom, seat, n * ability.points, n * ability.workers, building, log)
        elif ability.kind == EACH_PLAYER_IF:
            other: i64
            for other in range(len(state.kingdoms)):
                theirs = state.kingdoms[other]
                if has_all(theirs, ability):
                    gain(state, theirs, other, ability.points, 0, building, log)
        elif ability.kind == IF:
            if has_all(kingdom, ability):
                gain(state, kingdom, seat, ability.points, 0, building, log)
        elif ability.kind == PER_LARGEST:
            n = 0
            for role in ability.roles:
                n += counts[role]
            gain(state, kingdom, seat, n * ability.points * largest(kingdom), 0, building, log)


def has_all(kingdom: Kingdom, ability: Ability) -> bool:
    """At least one card of every listed character."""
    counts = kingdom.counts
    for role in ability.roles:
        if not counts[role]:
            return False
    return True


def largest(kingdom: Kingdom) -> i64:
    """MJ-4.6B, MJ-R7. Cards at the largest building; the infirmary is none."""
    most: i64 = 0
    building: i64
    for building in range(COLUMNS):
        if kingdom.counts[building] > most:
            most = kingdom.counts[building]
    return most


def gain(state: MajestyState, kingdom: Kingdom, seat: Seat, points: i64, workers: i64, building: i64, log: Log) -> None:
    """MJ-4.9. Points have no limit; workers come from the reserve, and those it lacks are noted."""
    kingdom.points += points
    given: i64 = 0
    if workers:
        given = workers if workers < state.reserve else state.reserve
        kingdom.workers += given
        state.reserve -= given
        state.missing += workers - given
    if log.wanted:
        if points or workers:
            clause = f"MJ-4.{building + 1}{SIDES[state.sides[building]]}"
            log.emit(Gained(seat, points, given, building, clause))
        if workers > given:
            log.emit(Shorted(seat, workers - given))


def attack(kit: Kit, state: MajestyState, seat: Seat, log: Log) -> None:
    """MJ-5.2, MJ-5.3. Every opponent, clockwise; Guards as many as the Knights hold them off."""
    knights = state.kingdoms[seat].counts[KNIGHT]
    seats: i64 = len(state.kingdoms)
    i: i64
    for i in range(1, seats):
        target: i64 = (seat + i) % seats
        guards = defence(kit, state, target)
        if log.wanted:
            log.emit(Attacked(seat, target, knights, guards, 1 if guards < knights else 0))
        if guards < knights:
            wound(kit, state, target, log)


def defence(kit: Kit, state: MajestyState, seat: Seat) -> i64:
    """MJ-5.1. As strong as there are Guards, without any choice."""
    return state.kingdoms[seat].counts[GUARD] if kit.specials[GUARD] == DEFEND else 0


def exposed(kit: Kit, kingdom: Kingdom) -> i64:
    """MJ-5.4, MJ-R4. Where among the cards of a kingdom the one lies that an attack would wound; −1 without any card."""
    building: i64 = 0
    while building < COLUMNS and not kingdom.counts[building]:
        building += 1
    at: i64 = -1
    i: i64
    for i in range(len(kingdom.places)):
        if kingdom.places[i] == building:
            at = i
            if not kit.wounds_newest:
                break
    return at


def wound(kit: Kit, state: MajestyState, seat: Seat, log: Log) -> None:
    """MJ-5.4. One card of the leftmost occupied building goes to the infirmary."""
    kingdom = state.kingdoms[seat]
    at = exposed(kit, kingdom)
    if at < 0:
        return
    kingdom.places, building = pop(kingdom.places, at)
    kingdom.cards, card = pop(kingdom.cards, at)
    kingdom.counts[building] -= 1
    kingdom.infirmary = append(kingdom.infirmary, card)
    kingdom.counts[INFIRMARY] += 1
    if log.wanted:
        lost: i64 = 0 if kingdom.counts[building] else 2 * kinds(kingdom) + 1
        log.emit(Wounded(seat, card, building, kit.face(INFIRMARY, state.sides[INFIRMARY]).wounded, -lost))


def needs_heal_choice(kit: Kit, state: MajestyState, seat: Seat) -> bool:
    """MJ-5.7. Only a double card on top of the infirmary leaves a choice."""
    infirmary = state.kingdoms[seat].infirmary
    return len(infirmary) > 0 and kit.high[infirmary[-1]] != NO_ROLE


def heal_alone(kit: Kit, state: MajestyState, seat: Seat, log: Log) -> None:
    """MJ-5.5. A single card goes to its only building; with an empty infirmary nothing happens."""
    infirmary = state.kingdoms[seat].infirmary
    if len(infirmary):
        heal(state, seat, kit.low[infirmary[-1]], log)


def heal(state: MajestyState, seat: Seat, role: i64, log: Log) -> None:
    """MJ-5.5, MJ-5.6, MJ-5.10. The top wounded card is back as the newest of its column; nothing is activated."""
    kingdom = state.kingdoms[seat]
    kingdom.infirmary, card = pop(kingdom.infirmary)
    kingdom.counts[INFIRMARY] -= 1
    kingdom.cards = append(kingdom.cards, card)
    kingdom.places = append(kingdom.places, role)
    kingdom.counts[role] += 1
    if log.wanted:
        log.emit(Healed(seat, card, role, role))


def heal_options(kit: Kit, verbs: Verbs, state: MajestyState, seat: Seat) -> vec[Action]:
    """MJ-5.7. Either character of the wounded double card."""
    card = state.kingdoms[seat].infirmary[-1]
    return vec[i64]([verbs.heal.of(kit.low[card]), verbs.heal.of(kit.high[card])])


def most_sold(kit: Kit, state: MajestyState, seat: Seat) -> i64:
    """MJ-4.10. Any workers held, those beside the worker card included."""
    limit = kit.face(NOBLE, state.sides[NOBLE]).trade
    held = state.kingdoms[seat].workers
    return held if held < limit else limit


def most_bought(kit: Kit, state: MajestyState, seat: Seat) -> i64:
    """MJ-4.10. Into free places only, from the reserve, for points owned at this moment."""
    kingdom = state.kingdoms[seat]
    most: i64 = kit.face(NOBLE, state.sides[NOBLE]).trade
    if kit.places - kingdom.workers < most:
        most = kit.places - kingdom.workers
    if kingdom.points < most:
        most = kingdom.points
    if state.reserve < most:
        most = state.reserve
    return most if most > 0 else 0


def may_trade(kit: Kit, state: MajestyState, seat: Seat) -> bool:
    """Not asked when nothing can be exchanged."""
    return most_sold(kit, state, seat) > 0 or most_bought(kit, state, seat) > 0


def trade_options(kit: Kit, verbs: Verbs, state: MajestyState, seat: Seat) -> vec[Action]:
    """MJ-4.10. From selling all that can be sold to buying all that can be bought."""
    actions = vec[i64](capacity=11)
    amount: i64 = -most_sold(kit, state, seat)
    most = most_bought(kit, state, seat)
    while amount <= most:
        actions = append(actions, verbs.trade.of(amount))
        amount += 1
    return actions


def trade(state: MajestyState, seat: Seat, amount: i64, log: Log) -> None:
    """MJ-4.10. Workers and points, one for one; a positive amount buys workers."""
    kingdom = state.kingdoms[seat]
    kingdom.workers += amount
    kingdom.points -= amount
    state.reserve -= amount
    if log.wanted and amount:
        log.emit(Traded(seat, amount, -amount, "buy" if amount > 0 else "sell", amount if amount > 0 else -amount))
