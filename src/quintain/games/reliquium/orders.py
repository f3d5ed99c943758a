"""RQ-5 and RQ-7: melee and ranged orders."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from quintain.games.reliquium.control import border_is_free, controller, enemy_ground, lowest, own_ground, touches
from quintain.games.reliquium.events import OrderedMelee, OrderedRanged, PledgedRanged
from quintain.games.reliquium.kit import Kit
from quintain.games.reliquium.names import ALLIES, NOBODY, bit
from quintain.games.reliquium.state import ReliquiumState
from quintain.kernel.events import Log
from quintain.kernel.types import Action


def melee_options(kit: Kit, state: ReliquiumState, faction: i64, found: vec[Action]) -> vec[Action]:
    """RQ-5.1 to RQ-5.7. The ordinary melee orders, with the lowest token in supply."""
    if lowest(state.melee, faction) == 0:
        return found
    land = kit.land
    own = own_ground(kit, state, faction)
    enemy = enemy_ground(kit, state, faction)
    area: i64
    way: i64
    for area in range(land.areas):
        if own >> area & 1 and land.near[area] & enemy:
            for way in range(land.first_way[area], land.first_way[area + 1]):
                if enemy >> land.goal[way] & 1 and border_is_free(kit, state, way):
                    found = append(found, kit.verbs.melee.of(way))
    return found


def unleash_options(
    kit: Kit, state: ReliquiumState, faction: i64, presence: i64, any_value: bool, found: vec[Action]
) -> vec[Action]:
    """RQ-9.10. Melee orders from or against a presence area, with any token in supply."""
    land = kit.land
    own = own_ground(kit, state, faction)
    enemy = enemy_ground(kit, state, faction)
    least = lowest(state.melee, faction)
    area: i64
    way: i64
    value: i64
    for area in range(land.areas):
        if least == 0 or not own >> area & 1 or not land.near[area] & enemy:
            continue
        for way in range(land.first_way[area], land.first_way[area + 1]):
            if enemy >> land.goal[way] & 1 and touches(kit, way, presence) and border_is_free(kit, state, way):
                for value in range(1, 4):
                    if value == least or (any_value and state.melee[faction * 3 + value - 1] < 0):
                        found = append(found, kit.verbs.unleash.of(way, value))
    return found


def order_melee(kit: Kit, state: ReliquiumState, faction: i64, way: i64, value: i64, log: Log) -> None:
    """RQ-5.1. The token lies on the border, swords towards the defence area."""
    state.melee[faction * 3 + value - 1] = way
    if log.wanted:
        log.emit(OrderedMelee(faction, kit.land.origin[way], kit.land.goal[way], value))


def contested(kit: Kit, state: ReliquiumState) -> i64:
    """RQ-7.3, RQ-7.6. The areas with a melee token on a border, whoever owns it and wherever it points; a bit for each."""
    found: i64 = 0
    for way in state.melee:
        if way >= 0:
            found |= bit(kit.land.origin[way]) | bit(kit.land.goal[way])
    return found


def ranged_options(kit: Kit, state: ReliquiumState, faction: i64, presence: i64, found: vec[Action]) -> vec[Action]:
    """RQ-7.1 to RQ-7.6. Ranged orders that touch `presence` (all areas for an ordinary order), also for allies (RQ-V3.2)."""
    if lowest(state.ranged, faction) == 0:
        return found
    land = kit.land
    fought = contested(kit, state)
    if fought == 0:
        return found
    own = own_ground(kit, state, faction)
    supported = fought & (own | (allied_ground(kit, state, faction) if state.rules & ALLIES else 0))
    area: i64
    way: i64
    for area in range(land.areas):
        if own >> area & 1 and land.near[area] & supported:
            for way in range(land.first_way[area], land.first_way[area + 1]):
                if supported >> land.goal[way] & 1 and touches(kit, way, presence) and border_is_free(kit, state, way):
                    found = append(found, kit.verbs.ranged.of(way))
    return found


def allied_ground(kit: Kit, state: ReliquiumState, faction: i64) -> i64:
    """RQ-V3.1. The areas of other players who can still be asked in this turn; a bit for each."""
    found: i64 = 0
    area: i64
    for area in range(kit.land.areas):
        other = controller(state, area)
        if other != NOBODY and other != faction and not state.refused >> other & 1:
            found |= bit(area)
    return found


def order_ranged(kit: Kit, state: ReliquiumState, faction: i64, way: i64, log: Log) -> None:
    """RQ-7.1, RQ-7.2, RQ-V3.2. The lowest token lies on the border and remembers for whom."""
    value = lowest(state.ranged, faction)
    token = faction * 3 + value - 1
    state.ranged[token] = way
    state.friend[token] = controller(state, kit.land.goal[way])
    state.sent[token] = 0
    if log.wanted:
        origin, goal, friend = kit.land.origin[way], kit.land.goal[way], state.friend[token]
        if friend == faction:
            log.emit(OrderedRanged(faction, origin, goal, value))
        else:
            log.emit(PledgedRanged(faction, friend, origin, goal, value))
