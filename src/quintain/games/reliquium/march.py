"""RQ-4: marching, and the single march of RQ-V1."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from quintain.games.reliquium.control import enemy_ground, enter, leave, room
from quintain.games.reliquium.events import Marched
from quintain.games.reliquium.events_allies import AllyMarched
from quintain.games.reliquium.kit import Kit
from quintain.games.reliquium.names import SINGLE_MARCH
from quintain.games.reliquium.state import MARCH_ON, ReliquiumState
from quintain.kernel.agenda import Step
from quintain.kernel.events import Log
from quintain.kernel.types import Action


def marches_from(kit: Kit, state: ReliquiumState, area: i64, closed: i64, found: vec[Action]) -> vec[Action]:
    """RQ-4.1 to RQ-4.6. All marches out of an area with units; `closed` are the enemy areas of their owner."""
    land, forces = kit.land, kit.forces
    army = state.army[area]
    first = forces.first_part[army]
    single = state.rules & SINGLE_MARCH != 0
    way: i64
    part: i64
    for way in range(land.first_way[area], land.first_way[area + 1]):
        goal = land.goal[way]
        if closed >> goal & 1:
            continue
        free = room(kit, state, goal)
        fitting = forces.fitting[army * 4 + free] if free > 0 else 1
        if free == 0 and single and goes_on(kit, state, area, goal, closed):
            fitting = forces.fitting[army * 4 + 1]  # RQ-V1.5: one unit passes through
        base = kit.verbs.march.of(way, 0)
        for part in range(first + 1, first + fitting):
            found = append(found, base + forces.parts[part])
    return found


def goes_on(kit: Kit, state: ReliquiumState, origin: i64, area: i64, closed: i64) -> bool:
    """RQ-V1.2, RQ-V1.3. From this area a single march may lead on, though not back."""
    way: i64
    for way in range(kit.land.first_way[area], kit.land.first_way[area + 1]):
        goal = kit.land.goal[way]
        if goal != origin and not closed >> goal & 1 and room(kit, state, goal) > 0:
            return True
    return False


def march(kit: Kit, state: ReliquiumState, faction: i64, way: i64, force: i64, log: Log) -> None:
    """RQ-4.1. A packed force moves along a way; a single unit may go on (RQ-V1.1). The faction is whose march it is."""
    move(kit, state, faction, way, force, log)
    if state.rules & SINGLE_MARCH and kit.forces.size[force] == 1:
        unit: i64 = 0 if force == 1 else 1 if force == 4 else 2
        state.agenda.append(Step(MARCH_ON, state.seat_of[faction], unit, way))


def move(kit: Kit, state: ReliquiumState, faction: i64, way: i64, force: i64, log: Log) -> None:
    """One step along a way at the word of a faction; the units are its own or an ally's (RQ-V3.6)."""
    origin, goal = kit.land.origin[way], kit.land.goal[way]
    owner = state.holder[origin]
    leave(state, origin, force)
    enter(state, owner, goal, force)
    if log.wanted:
        number = kit.forces.number[force]
        if owner == faction:
            log.emit(Marched(faction, number, origin, goal))
        else:
            log.emit(AllyMarched(faction, owner, number, origin, goal))


def march_on_options(kit: Kit, state: ReliquiumState, first: i64) -> vec[Action]:
    """RQ-V1.1 to RQ-V1.3. Stopping where the troop limit allows it, and the second steps after a first one."""
    area = kit.land.goal[first]
    closed = enemy_ground(kit, state, state.holder[area])
    found = vec[i64]()
    if room(kit, state, area) >= 0:
        found = append(found, kit.verbs.done.of())
    way: i64
    for way in range(kit.land.first_way[area], kit.land.first_way[area + 1]):
        goal = kit.land.goal[way]
        if goal != kit.land.origin[first] and not closed >> goal & 1 and room(kit, state, goal) > 0:
            found = append(found, kit.verbs.march_on.of(way))
    return found
