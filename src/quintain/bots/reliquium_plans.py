"""Plans for Reliquium: a march and the castle it founds, a blow and the bows that support it, all hands in a battle."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from quintain.games.reliquium.control import faction_of
from quintain.games.reliquium.kit import Kit
from quintain.games.reliquium.names import NOBODY, WATER
from quintain.games.reliquium.state import ACT, SEND, ReliquiumState
from quintain.kernel.types import Action

FEW: Final = 4  # plans of a kind


def plans_of(kit: Kit, state: ReliquiumState, actions: vec[Action]) -> list[vec[Action]]:
    """What is worth thinking through, by what is asked."""
    found: list[vec[Action]] = []
    step = state.agenda[-1]
    if step.kind == ACT:
        foundations(kit, state, step.a, actions, found)
        blows(kit, state, step.a, actions, found)
    elif step.kind == SEND:
        found.append(all_hands(kit, state, faction_of(state, step.seat), actions))
    return found


def foundations(kit: Kit, state: ReliquiumState, faction: i64, actions: vec[Action], found: list[vec[Action]]) -> None:
    """A unit marches, or is recruited, to where a castle can be built, and then it is built."""
    verbs = kit.verbs
    n: i64 = 0
    for action in actions:
        if n == FEW:
            return
        if not verbs.march.holds(action):
            continue
        goal = kit.land.goal[verbs.march.a(action)]
        force = kit.forces.packed[verbs.march.b(action)]
        if kit.forces.size[force] == 1 and state.holder[goal] == NOBODY and can_build(kit, state, faction, goal):
            found.append(vec[i64]([action, verbs.build.of(goal)]))
            n += 1


def can_build(kit: Kit, state: ReliquiumState, faction: i64, area: i64) -> bool:
    """A castle of its terrain is left, and none stands there."""
    terrain = kit.land.terrain[area]
    return terrain != WATER and state.castle[area] == NOBODY and state.track[faction * 3 + terrain] > 0


def blows(kit: Kit, state: ReliquiumState, faction: i64, actions: vec[Action], found: list[vec[Action]]) -> None:
    """A melee order by a strong army, then bows from beside it, then a creature over both."""
    verbs = kit.verbs
    n: i64 = 0
    for action in actions:
        if n == FEW:
            return
        if not verbs.melee.holds(action):
            continue
        way = verbs.melee.a(action)
        origin = kit.land.origin[way]
        if state.holder[origin] != faction:
            continue
        plan = vec[i64]([action])
        bow = support_for(kit, state, faction, origin, kit.land.goal[way])
        if bow >= 0:
            plan = append(plan, verbs.ranged.of(bow))
        creature, junction = patron(kit, state, faction, origin)
        if creature >= 0:
            plan = append(plan, verbs.summon.of(creature, junction))
        if len(plan) > 1:
            found.append(plan)
            n += 1


def support_for(kit: Kit, state: ReliquiumState, faction: i64, area: i64, foe: i64) -> i64:
    """The way from the strongest own army beside an area to it, but not through the enemy; -1 if there is none."""
    best: i64 = -1
    most: i64 = 0
    way: i64
    for way in range(kit.land.first_way[area], kit.land.first_way[area + 1]):
        beside = kit.land.goal[way]
        if beside != foe and state.holder[beside] == faction:
            size = kit.forces.size[state.army[beside]] + (state.army[beside] >> 4)  # mages shoot best
            if size > most:
                most = size
                best = kit.land.way(beside, area)
    return best


def patron(kit: Kit, state: ReliquiumState, faction: i64, area: i64) -> tuple[i64, i64]:
    """The creature of the class that is most frequent in an army, and a junction from which it strengthens it."""
    army = state.army[area]
    best: i64 = -1
    most: i64 = 0
    unit: i64
    junction: i64
    for unit in range(3):
        number = army >> 2 * unit & 3
        if number > most and state.creature[faction * 3 + unit] < 0:
            most = number
            best = faction * 3 + unit
    if best < 0:
        return best, best
    for junction in range(len(kit.land.presence)):
        if kit.land.presence[junction] >> area & 1:
            return best, junction
    return -1, -1


def all_hands(kit: Kit, state: ReliquiumState, faction: i64, actions: vec[Action]) -> vec[Action]:
    """As many as can be sent are sent to every token in turn."""
    verbs = kit.verbs
    best: Action = actions[0]
    most: i64 = -1
    for action in actions:
        if verbs.send.holds(action):
            size = kit.forces.size[kit.forces.packed[verbs.send.b(action)]]
            if size > most:
                most = size
                best = action
    plan = vec[i64]([best])
    value: i64
    for value in range(1, 4):
        way = state.ranged[faction * 3 + value - 1]
        if way >= 0 and state.holder[kit.land.origin[way]] == faction:
            army = state.army[kit.land.origin[way]]
            if kit.forces.size[army] <= value:
                plan = append(plan, verbs.send.of(value, kit.forces.number[army]))
    return plan
