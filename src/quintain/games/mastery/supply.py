"""MM-1.6, MM-2.2, MM-5.1 and MM-6.2: dice, knights who come to a castle, supply, and where one may advance."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from quintain.games.mastery.events import Mustered
from quintain.games.mastery.kit import Kit
from quintain.games.mastery.state import MasteryState
from quintain.kernel.events import Log
from quintain.kernel.types import Seat

BIT: Final = vec[i64]([2**place for place in range(63)])
LOWEST: Final = vec[i64]([next((n for n in range(8) if byte >> n & 1), 8) for byte in range(256)])


def lowest(places: i64) -> i64:
    """The first place of a set that is not empty."""
    place: i64 = 0
    while not places & 255:
        places >>= 8
        place += 8
    return place + LOWEST[places & 255]


def bit(place: i64) -> i64:
    """The set of one place. From a table, since compiled code shifts a literal 1 as a 32-bit number."""
    return BIT[place]


def held(kit: Kit, state: MasteryState, seat: Seat) -> i64:
    """MM-1.2. The territories that a seat controls."""
    places: i64 = 0
    place: i64
    for place in range(kit.seats, kit.places):
        if state.owner[place] == seat:
            places |= bit(place)
    return places


def supplied(kit: Kit, seat: Seat, own: i64) -> i64:
    """MM-5.1. Those of a seat's own territories that a path over own territories and lakes joins to its castle."""
    found: i64 = own & kit.near[seat]
    fringe: i64 = found
    while fringe:
        fresh: i64 = kit.reach[lowest(fringe)] & own & ~found
        fringe = fringe & (fringe - 1) | fresh
        found |= fresh
    return found


def targets(kit: Kit, state: MasteryState, seat: Seat) -> i64:
    """MM-6.1, MM-6.2. Where a seat may advance: what would be in supply once taken."""
    own: i64 = held(kit, state, seat)
    around: i64 = kit.near[seat]
    left: i64 = supplied(kit, seat, own)
    while left:
        around |= kit.reach[lowest(left)]
        left &= left - 1
    around &= ~own & ~bit(seat)
    if not kit.siege:
        around &= -bit(kit.seats)  # MM-1.4
    if kit.team_size > 1:
        around &= ~_of_partners(kit, state, seat)
    return around


def _of_partners(kit: Kit, state: MasteryState, seat: Seat) -> i64:
    """MM-12.3. Territories of the seat's team."""
    places: i64 = 0
    place: i64
    for place in range(kit.seats, kit.places):
        if state.owner[place] >= 0 and kit.same_team(seat, state.owner[place]):
            places |= bit(place)
    return places


def dice_for(kit: Kit, knights: i64) -> i64:
    """MM-1.6. Dice that so many knights of one place need."""
    return kit.dice_of[knights]


def dice_on_land(kit: Kit, state: MasteryState, seat: Seat) -> i64:
    """MM-1.6. Dice of a seat outside its castle, attackers in a battle included."""
    dice: i64 = 0
    place: i64
    for place in range(kit.seats, kit.places):
        if state.owner[place] == seat:
            dice += dice_for(kit, state.knights[place])
    if state.battle is not None and state.battle.attacker == seat:
        dice += dice_for(kit, state.battle.force)
    return dice


def placeable(kit: Kit, state: MasteryState, seat: Seat, knights: i64) -> i64:
    """MM-2.2. How many of these knights find dice in the castle."""
    room: i64 = (kit.dice - dice_on_land(kit, state, seat)) * kit.pips - state.knights[seat]
    if knights <= room:
        return knights
    return room if room > 0 else 0


def muster(kit: Kit, state: MasteryState, seat: Seat, knights: i64, clause: str, log: Log) -> None:
    """MM-2.2. Knights come to the castle one by one, as long as dice suffice; the others are forfeited."""
    placed: i64 = placeable(kit, state, seat, knights)
    state.knights[seat] += placed
    if log.wanted:
        log.emit(Mustered(seat, placed, knights - placed, clause))


def most_attackers(kit: Kit, state: MasteryState, seat: Seat, place: i64) -> i64:
    """MM-6.3, MM-12.6. At most so many may advance to a place, dice apart."""
    most: i64 = kit.capacity[state.tiles[place]]
    return most if most < state.knights[seat] else state.knights[seat]


def dice_suffice(kit: Kit, state: MasteryState, seat: Seat, on_land: i64, knights: i64) -> bool:
    """MM-6.3. Whether dice suffice after so many knights have left the castle for one place."""
    return on_land + dice_for(kit, knights) + dice_for(kit, state.knights[seat] - knights) <= kit.dice
