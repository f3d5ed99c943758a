"""RQ-9.15 and RQ-9.18: Arborus and Fidea call units from anywhere; whom, is chosen area by area."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from quintain.games.reliquium.control import enemy_ground, enter, leave, own_ground, room
from quintain.games.reliquium.events import Gathered
from quintain.games.reliquium.events_allies import AllyGathered
from quintain.games.reliquium.kit import Kit
from quintain.games.reliquium.names import ALLIES, NOBODY
from quintain.games.reliquium.state import ReliquiumState
from quintain.kernel.events import Log
from quintain.kernel.types import Action


def callers(kit: Kit, state: ReliquiumState, creature: i64, goal: i64) -> i64:
    """RQ-9.15, RQ-9.18, RQ-V3.6. The factions whose units the creature can call to this area, a bit for each."""
    terrain = kit.creatures.terrain[creature]
    if (terrain >= 0 and kit.land.terrain[goal] != terrain) or room(kit, state, goal) == 0:
        return 0
    presence = kit.land.presence[state.creature[creature]]
    found: i64 = 0
    owner: i64
    for owner in range(4):
        if owner != creature // 3 and not may_be_ally(kit, state, owner, presence):
            continue
        if enemy_ground(kit, state, owner) >> goal & 1:
            continue
        if kit.creatures.controlled[creature] and not own_ground(kit, state, owner) >> goal & 1:
            continue
        found |= 1 << owner
    return found


def may_be_ally(kit: Kit, state: ReliquiumState, owner: i64, presence: i64) -> bool:
    """RQ-V3.6, RQ-R48. A player who controls a presence area and can still be asked in this turn."""
    if not state.rules & ALLIES or state.refused >> owner & 1 or state.seat_of[owner] == NOBODY:
        return False
    return own_ground(kit, state, owner) & presence != 0


def is_called(kit: Kit, state: ReliquiumState, creature: i64, area: i64, goal: i64, owners: i64) -> bool:
    """RQ-9.23. In this area stands a unit that can come; whoever is there already does not."""
    holder = state.holder[area]
    if area == goal or holder == NOBODY or not owners >> holder & 1:
        return False
    return state.army[area] & kit.creatures.classes[creature] != 0


def rally_options(kit: Kit, state: ReliquiumState, creature: i64, presence: i64, found: vec[Action]) -> vec[Action]:
    """The presence areas to which at least one unit can come."""
    goal: i64
    area: i64
    for goal in range(kit.land.areas):
        if presence >> goal & 1:
            owners = callers(kit, state, creature, goal)
            for area in range(kit.land.areas):
                if owners and is_called(kit, state, creature, area, goal, owners):
                    found = append(found, kit.verbs.rally.of(goal))
                    break
    return found


def gather_options(kit: Kit, state: ReliquiumState, creature: i64, goal: i64) -> vec[Action]:
    """Units of the next areas in the order of the map, all of one faction, while more may come; then enough."""
    owners = callers(kit, state, creature, goal)
    chosen: i64 = 0
    after: i64 = 0
    if state.plan:
        owners = 1 << state.holder[state.plan[0]]
        after = state.plan[len(state.plan) - 2] + 1
        i: i64
        for i in range(1, len(state.plan), 2):
            chosen += kit.forces.size[state.plan[i]]
    most = min(kit.creatures.max_units[creature], room(kit, state, goal)) - chosen
    found = vec[i64]()
    area: i64
    part: i64
    for area in range(after, kit.land.areas):
        if most > 0 and is_called(kit, state, creature, area, goal, owners):
            whole = state.army[area] & kit.creatures.classes[creature]
            first = kit.forces.first_part[whole]
            for part in range(first + 1, first + kit.forces.fitting[whole * 4 + most]):
                found = append(found, kit.verbs.gather.of(area, kit.forces.parts[part]))
    if state.plan:
        found = append(found, kit.verbs.done.of())
    return found


def gather(kit: Kit, state: ReliquiumState, faction: i64, goal: i64, log: Log) -> None:
    """RQ-9.9, RQ-9.25. Everybody whom the faction's creature has called moves; tokens and orders stay."""
    owner = state.holder[state.plan[0]]
    i: i64
    for i in range(0, len(state.plan), 2):
        area, force = state.plan[i], state.plan[i + 1]
        leave(state, area, force)
        enter(state, owner, goal, force)
        if log.wanted:
            number = kit.forces.number[force]
            if owner == faction:
                log.emit(Gathered(faction, number, area, goal))
            else:
                log.emit(AllyGathered(faction, owner, number, area, goal))
    state.plan = vec[i64]()
