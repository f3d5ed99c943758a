"""CC-2. Squads: whose they are, and what they are worth at the moment."""

from __future__ import annotations

from mypy_extensions import i64

from quintain.games.castlecraft.kit import DEFENCE, MANOEUVRES, RANGE, SPEED, STRENGTH, VEIL, Kit
from quintain.games.castlecraft.state import NOBODY, CastleState
from quintain.kernel.types import Seat


def owner(kit: Kit, state: CastleState, unit: i64) -> Seat:
    """Who leads the army of a unit."""
    army = kit.army[unit]
    seat: i64
    for seat in range(len(state.armies)):
        if state.armies[seat] == army:
            return seat
    return NOBODY


def lasting(kit: Kit, state: CastleState, unit: i64, stat: i64) -> i64:
    """CC-13.7. What the spells lying on a squad add to one of its values."""
    total: i64 = 0
    spell: i64
    for spell in range(len(state.effects)):
        if state.effects[spell] and state.effects[spell] >> unit & 1 and kit.stat[spell] == stat:
            total += kit.delta[spell]
    return total


def value(kit: Kit, state: CastleState, unit: i64, stat: i64) -> i64:
    """CC-2.4. Printed value, upgrades and spells together, as yet without the lowest bound."""
    at = 4 * unit + stat
    total = kit.printed[at] + lasting(kit, state, unit, stat)
    boost: i64
    for boost in range(kit.boost_first[at], kit.boost_first[at + 1]):
        if state.cards[kit.boost_card[boost]]:
            total += kit.boost[boost]
    return total


def speed(kit: Kit, state: CastleState, unit: i64) -> i64:
    return max(value(kit, state, unit, SPEED), 1)


def reach_of(kit: Kit, state: CastleState, unit: i64) -> i64:
    """The range of a squad."""
    return max(value(kit, state, unit, RANGE), 0)


def strength(kit: Kit, state: CastleState, unit: i64) -> i64:
    """CC-9.2. The strength of all warriors of a squad together."""
    return state.counts[unit] * max(value(kit, state, unit, STRENGTH), 0)


def defence(kit: Kit, state: CastleState, unit: i64) -> i64:
    return max(value(kit, state, unit, DEFENCE), 1)


def manoeuvres(kit: Kit, state: CastleState, unit: i64) -> i64:
    """CC-6.2, fewer under Shackles (CC-13.14)."""
    return max(kit.manoeuvres + lasting(kit, state, unit, MANOEUVRES), 1)


def veiled(kit: Kit, state: CastleState, unit: i64) -> bool:
    """CC-13.8. Whether every range against the squad counts as 0."""
    return lasting(kit, state, unit, VEIL) > 0
