"""RQ-9: summoning creatures, and which uses of an ability there are."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from quintain.games.reliquium.control import controller, enemy_ground, is_in_reach, own_ground, room, touches
from quintain.games.reliquium.estates import build_options, recruit_here_options
from quintain.games.reliquium.events import Summoned
from quintain.games.reliquium.gathering import rally_options
from quintain.games.reliquium.kit import (
    BUILD_HERE,
    CHANGE_CLASS,
    DISPLACE_ENEMY,
    EXCHANGE_MELEE,
    GATHER_UNITS,
    MARCH_FROM,
    ORDER_MELEE,
    ORDER_RANGED,
    RECRUIT_HERE,
    REMOVE_MELEE,
    REMOVE_RANGED,
    Kit,
)
from quintain.games.reliquium.march import marches_from
from quintain.games.reliquium.names import ALLIES, NOBODY, bit
from quintain.games.reliquium.orders import allied_ground, ranged_options, unleash_options
from quintain.games.reliquium.state import ABILITY, ReliquiumState
from quintain.kernel.agenda import Step
from quintain.kernel.events import Log
from quintain.kernel.types import Action


def summon_options(kit: Kit, state: ReliquiumState, faction: i64, found: vec[Action]) -> vec[Action]:
    """RQ-9.1 to RQ-9.5. A creature in supply, a free junction with a presence area of one's own, or of an ally (RQ-V3.5)."""
    ground = own_ground(kit, state, faction)
    if state.rules & ALLIES:
        ground |= allied_ground(kit, state, faction)
    taken: i64 = 0
    for at in state.creature:
        if at >= 0:
            taken |= bit(at)
    creature: i64
    junction: i64
    for creature in range(faction * 3, faction * 3 + 3):
        if state.creature[creature] < 0:
            base = kit.verbs.summon.of(creature, 0)
            for junction in range(len(kit.land.presence)):
                if kit.land.presence[junction] & ground and not taken >> junction & 1:
                    found = append(found, base + junction)
    return found


def hosts(kit: Kit, state: ReliquiumState, faction: i64, junction: i64) -> i64:
    """RQ-V3.5. The factions that can be asked to allow a summons at the junction, a bit each; none if it is allowed anyway."""
    found: i64 = 0
    corner: i64
    for corner in range(junction * 3, junction * 3 + 3):
        other = controller(state, kit.land.corner[corner])
        if other == faction:
            return 0
        if other != NOBODY and not state.refused >> other & 1:
            found |= 1 << other
    return found


def summon(kit: Kit, state: ReliquiumState, faction: i64, creature: i64, junction: i64, log: Log) -> None:
    """RQ-9.1, RQ-9.8. The creature is there, and its ability may be used at once."""
    state.creature[creature] = junction
    if log.wanted:
        log.emit(Summoned(faction, creature, kit.land.corner[junction * 3 : junction * 3 + 3]))
    state.agenda.append(Step(ABILITY, state.seat_of[faction], creature))


def may_use_units_of(state: ReliquiumState, faction: i64, owner: i64) -> bool:
    """RQ-V3.6, RQ-V3.1. Own units, or those of another player who can still be asked."""
    if owner == faction:
        return True
    return owner != NOBODY and state.rules & ALLIES != 0 and not state.refused >> owner & 1


def ability_options(kit: Kit, state: ReliquiumState, creature: i64) -> vec[Action]:
    """RQ-9.8, RQ-9.9, RQ-9.23. Passing, and every use that changes something."""
    faction = creature // 3
    presence = kit.land.presence[state.creature[creature]]
    ability = kit.creatures.ability[creature]
    found = append(vec[i64](), kit.verbs.pass_.of())
    if ability == MARCH_FROM:
        return march_uses(kit, state, faction, presence, found)
    if ability == RECRUIT_HERE:
        own = own_ground(kit, state, faction)
        return recruit_here_options(kit, state, faction, presence, own, found)
    if ability == ORDER_RANGED:
        return ranged_options(kit, state, faction, presence, found)
    if ability == BUILD_HERE:
        return build_options(kit, state, faction, presence, found)
    if ability == ORDER_MELEE:
        return unleash_options(kit, state, faction, presence, kit.creatures.any_value[creature] == 1, found)
    if ability == REMOVE_RANGED:
        return shatter_use(kit, state, faction, presence, found)
    if ability == DISPLACE_ENEMY:
        return tempt_uses(kit, state, faction, presence, found)
    if ability == CHANGE_CLASS:
        return change_uses(kit, state, faction, presence, found)
    if ability == GATHER_UNITS:
        return rally_options(kit, state, creature, presence, found)
    if ability == EXCHANGE_MELEE:
        return exchange_uses(kit, state, faction, presence, found)
    if ability == REMOVE_MELEE:
        return disarm_uses(kit, state, faction, presence, found)
    return found


def march_uses(kit: Kit, state: ReliquiumState, faction: i64, presence: i64, found: vec[Action]) -> vec[Action]:
    """RQ-9.13. Marches that start in a presence area, also of an ally's units (RQ-V3.6)."""
    area: i64
    for area in range(kit.land.areas):
        if presence >> area & 1 and may_use_units_of(state, faction, state.holder[area]):
            found = marches_from(kit, state, area, enemy_ground(kit, state, state.holder[area]), found)
    return found


def shatter_use(kit: Kit, state: ReliquiumState, faction: i64, presence: i64, found: vec[Action]) -> vec[Action]:
    """RQ-9.11. Only if there is a ranged token of another player to remove."""
    token: i64
    for token in range(12):
        if is_in_reach(kit, state.ranged, token, faction, presence):
            return append(found, kit.verbs.shatter.of())
    return found


def tempt_uses(kit: Kit, state: ReliquiumState, faction: i64, presence: i64, found: vec[Action]) -> vec[Action]:
    """RQ-9.12. One unit of another player, to where its owner could march it."""
    area: i64
    way: i64
    unit: i64
    for area in range(kit.land.areas):
        owner = state.holder[area]
        if not presence >> area & 1 or owner in (NOBODY, faction):
            continue
        closed = enemy_ground(kit, state, owner)
        for way in range(kit.land.first_way[area], kit.land.first_way[area + 1]):
            goal = kit.land.goal[way]
            if closed >> goal & 1 or room(kit, state, goal) == 0:
                continue
            for unit in range(3):
                if state.army[area] >> 2 * unit & 3:
                    found = append(found, kit.verbs.tempt.of(way, unit))
    return found


def change_uses(kit: Kit, state: ReliquiumState, faction: i64, presence: i64, found: vec[Action]) -> vec[Action]:
    """RQ-9.14. Another army of the same size, as far as the reserve of its owner goes."""
    area: i64
    force: i64
    for area in range(kit.land.areas):
        owner = state.holder[area]
        if not presence >> area & 1 or not may_use_units_of(state, faction, owner):
            continue
        army = state.army[area]
        for force in range(1, len(kit.forces.packed)):
            wanted = kit.forces.packed[force]
            if wanted == army or kit.forces.size[wanted] != kit.forces.size[army]:
                continue
            if is_in(entering(army, wanted), state.reserve[owner]):
                found = append(found, kit.verbs.change.of(area, force))
    return found


def entering(army: i64, wanted: i64) -> i64:
    """RQ-9.14. What must come for an army to become another one; no class both leaves and enters."""
    found: i64 = 0
    shift: i64
    for shift in range(0, 6, 2):
        more: i64 = (wanted >> shift & 3) - (army >> shift & 3)
        if more > 0:
            found += more << shift
    return found


def is_in(part: i64, whole: i64) -> bool:
    """Of each class the whole has as many."""
    return (part & 3) <= (whole & 3) and (part >> 2 & 3) <= (whole >> 2 & 3) and (part >> 4 & 3) <= (whole >> 4 & 3)


def exchange_uses(kit: Kit, state: ReliquiumState, faction: i64, presence: i64, found: vec[Action]) -> vec[Action]:
    """RQ-9.19. An own melee token on a border of a presence area, for any in supply."""
    swords: i64
    value: i64
    for swords in range(1, 4):
        way = state.melee[faction * 3 + swords - 1]
        if way >= 0 and touches(kit, way, presence):
            for value in range(1, 4):
                if state.melee[faction * 3 + value - 1] < 0:
                    found = append(found, kit.verbs.exchange.of(swords, value))
    return found


def disarm_uses(kit: Kit, state: ReliquiumState, faction: i64, presence: i64, found: vec[Action]) -> vec[Action]:
    """RQ-9.20. One melee token of another player on a border of a presence area; borders ascending."""
    borders: list[int] = []
    token: i64
    for token in range(12):
        if is_in_reach(kit, state.melee, token, faction, presence):
            borders.append(int(kit.land.border[state.melee[token]]))
    for border in sorted(borders):
        found = append(found, kit.verbs.disarm.of(border))
    return found
