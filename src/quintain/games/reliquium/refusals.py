"""Which clause forbids an action that is not legal."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quintain.games.reliquium.control import border_is_free, controller, enemy_ground, lowest, own_ground, room
from quintain.games.reliquium.creatures import is_in
from quintain.games.reliquium.kit import BUILD_HERE, MARCH_FROM, ORDER_MELEE, ORDER_RANGED, Kit
from quintain.games.reliquium.march import goes_on
from quintain.games.reliquium.names import ALLIES, FOREST, MOUNTAIN, NOBODY, PLAIN, SINGLE_MARCH, WATER
from quintain.games.reliquium.orders import contested
from quintain.games.reliquium.state import (
    ABILITY,
    ACT,
    ADVANCE,
    ASK,
    ATTACH,
    CONSENT,
    FACTION,
    FLEE,
    GATHER,
    HOME,
    LOSE,
    MARCH_ON,
    SEND,
    VOTE,
    ReliquiumState,
)
from quintain.games.reliquium.steps import lose_area, lose_post
from quintain.games.reliquium.support import at_post
from quintain.kernel.types import Action

OTHERS: Final = {
    FACTION: "RQ-0.2",
    VOTE: "RQ-0.3",
    ASK: "RQ-V3.5",
    CONSENT: "RQ-V3.1",
    ATTACH: "RQ-12.11",
    ADVANCE: "RQ-12.14",
}


def why_not(kit: Kit, state: ReliquiumState, action: Action) -> str:
    """The clause for a refusal; the action is known not to be legal."""
    step = state.agenda[-1]
    kind = step.kind
    if kind == ACT:
        return why_not_act(kit, state, step.a, action)
    if kind == ABILITY:
        return why_not_ability(kit, state, step.a, action)
    if kind == GATHER:
        return ability_clause(step.a)
    if kind == MARCH_ON:
        return why_not_march_on(kit, state, step.b, action)
    if kind == SEND:
        return why_not_send(kit, state, step.a, step.b, action)
    if kind == LOSE:
        return why_not_lose(kit, state, lose_area(step), lose_post(step), action)
    if kind == FLEE:
        return why_not_flee(kit, state, step.a, action)
    return OTHERS[int(kind)]


def ability_clause(creature: i64) -> str:
    """RQ-9.10 to RQ-9.21 follow the creatures in order of faction and class."""
    return f"RQ-9.{10 + creature}"


def why_not_act(kit: Kit, state: ReliquiumState, faction: i64, action: Action) -> str:
    """RQ-3.1, RQ-3.3. The segment of the pawn first, then the rules of the action."""
    verbs = kit.verbs
    segment = (state.pawn[faction] - 1) // 3
    if verbs.march.holds(action):
        return why_not_march(kit, state, faction, action) if segment == PLAIN else "RQ-3.3"
    if verbs.melee.holds(action):
        return why_not_melee(kit, state, faction, verbs.melee.a(action)) if segment == PLAIN else "RQ-3.3"
    if verbs.recruit.holds(action):
        return why_not_recruit(kit, state, faction, action) if segment == MOUNTAIN else "RQ-3.3"
    if verbs.ranged.holds(action):
        return why_not_ranged(kit, state, faction, verbs.ranged.a(action)) if segment == MOUNTAIN else "RQ-3.3"
    if verbs.build.holds(action):
        return why_not_build(kit, state, faction, verbs.build.a(action)) if segment == FOREST else "RQ-3.3"
    if verbs.summon.holds(action):
        return why_not_summon(kit, state, faction, action) if segment == FOREST else "RQ-3.3"
    return "RQ-3.1"


def why_not_march(kit: Kit, state: ReliquiumState, owner: i64, action: Action) -> str:
    """RQ-4.1 to RQ-4.6; empty if nothing here forbids it."""
    way, force = kit.verbs.march.a(action), kit.forces.packed[kit.verbs.march.b(action)]
    origin, goal = kit.land.origin[way], kit.land.goal[way]
    if force == 0:
        return "RQ-4.6"
    if state.holder[origin] != owner or not is_in(force, state.army[origin]):
        return "RQ-4.1"
    closed = enemy_ground(kit, state, owner)
    if closed >> goal & 1:
        return "RQ-4.2"
    if kit.forces.size[force] > room(kit, state, goal):
        if state.rules & SINGLE_MARCH and kit.forces.size[force] == 1:
            return "" if goes_on(kit, state, origin, goal, closed) else "RQ-V1.5"
        return "RQ-4.4"
    return ""


def why_not_melee(kit: Kit, state: ReliquiumState, faction: i64, way: i64) -> str:
    """RQ-5.1 to RQ-5.7; empty if nothing here forbids it."""
    if lowest(state.melee, faction) == 0:
        return "RQ-5.7"
    if not own_ground(kit, state, faction) >> kit.land.origin[way] & 1:
        return "RQ-5.1"
    if not enemy_ground(kit, state, faction) >> kit.land.goal[way] & 1:
        return "RQ-5.4"
    return "" if border_is_free(kit, state, way) else "RQ-5.5"


def why_not_recruit(kit: Kit, state: ReliquiumState, faction: i64, action: Action) -> str:
    """RQ-6.2, RQ-6.3."""
    return "RQ-6.3" if state.castle[kit.verbs.recruit.a(action)] != faction else "RQ-6.2"


def why_not_ranged(kit: Kit, state: ReliquiumState, faction: i64, way: i64) -> str:
    """RQ-7.1 to RQ-7.6, RQ-V3.1; empty if nothing here forbids it."""
    if lowest(state.ranged, faction) == 0:
        return "RQ-7.5"
    if controller(state, kit.land.origin[way]) != faction:
        return "RQ-7.1"
    friend = controller(state, kit.land.goal[way])
    if friend != faction:
        if friend == NOBODY or not state.rules & ALLIES:
            return "RQ-7.1"
        if state.refused >> friend & 1:
            return "RQ-V3.1"
    if not contested(kit, state) >> kit.land.goal[way] & 1:
        return "RQ-7.3"
    return "" if border_is_free(kit, state, way) else "RQ-7.5"


def why_not_build(kit: Kit, state: ReliquiumState, faction: i64, area: i64) -> str:
    """RQ-8.1 to RQ-8.4; empty if nothing here forbids it."""
    if kit.land.terrain[area] == WATER:
        return "RQ-8.3"
    if state.castle[area] != NOBODY:
        return "RQ-8.2"
    if state.holder[area] != faction:
        return "RQ-8.1"
    return "" if state.track[faction * 3 + kit.land.terrain[area]] else "RQ-8.4"


def why_not_summon(kit: Kit, state: ReliquiumState, faction: i64, action: Action) -> str:
    """RQ-9.1 to RQ-9.5, RQ-V3.1."""
    creature, junction = kit.verbs.summon.a(action), kit.verbs.summon.b(action)
    if creature // 3 != faction:
        return "RQ-9.1"
    if state.creature[creature] >= 0:
        return "RQ-9.5"
    if junction in state.creature:
        return "RQ-9.4"
    if state.rules & ALLIES:
        for corner in kit.land.corner[junction * 3 : junction * 3 + 3]:
            other = controller(state, corner)
            if other != NOBODY and state.refused >> other & 1:
                return "RQ-V3.1"
    return "RQ-9.2"


def why_not_ability(kit: Kit, state: ReliquiumState, creature: i64, action: Action) -> str:
    """The rule of the ordinary action, where the ability is one and it is broken; else the ability's own clause."""
    verbs = kit.verbs
    faction = creature // 3
    ability = kit.creatures.ability[creature]
    found = ""
    if ability == MARCH_FROM and verbs.march.holds(action):
        owner = state.holder[kit.land.origin[verbs.march.a(action)]]
        if owner != NOBODY and owner != faction and not state.rules & ALLIES:
            return "RQ-4.1"
        if owner != NOBODY and state.refused >> owner & 1:
            return "RQ-V3.1"
        found = why_not_march(kit, state, owner if owner != NOBODY else faction, action)
    elif ability == ORDER_MELEE and verbs.unleash.holds(action):
        found = why_not_melee(kit, state, faction, verbs.unleash.a(action))
        if not found and state.melee[faction * 3 + verbs.unleash.b(action) - 1] >= 0:
            found = "RQ-5.7"
    elif ability == ORDER_RANGED and verbs.ranged.holds(action):
        found = why_not_ranged(kit, state, faction, verbs.ranged.a(action))
    elif ability == BUILD_HERE and verbs.build.holds(action):
        found = why_not_build(kit, state, faction, verbs.build.a(action))
    return found or ability_clause(creature)


def why_not_march_on(kit: Kit, state: ReliquiumState, first: i64, action: Action) -> str:
    """RQ-V1.1 to RQ-V1.3."""
    if kit.verbs.march_on.holds(action):
        way = kit.verbs.march_on.a(action)
        if kit.land.origin[way] != kit.land.goal[first]:
            return "RQ-V1.1"
        return "RQ-V1.3" if kit.land.goal[way] == kit.land.origin[first] else "RQ-V1.2"
    return "RQ-V1.2" if kit.verbs.done.holds(action) else "RQ-V1.1"


def why_not_send(kit: Kit, state: ReliquiumState, faction: i64, value: i64, action: Action) -> str:
    """RQ-10.1 to RQ-10.4, RQ-V2.5."""
    verbs = kit.verbs
    militia = verbs.send_militia.holds(action)
    if not militia and not verbs.send.holds(action):
        return "RQ-10.1"
    arrows, force = verbs.send.a(action), kit.forces.packed[verbs.send.b(action)]
    if militia:
        arrows, force = verbs.send_militia.a(action), kit.forces.packed[verbs.send_militia.b(action)]
    if arrows != value:
        return "RQ-10.1"
    if kit.forces.size[force] + int(militia) > value:
        return "RQ-10.3"
    area = kit.land.origin[state.ranged[faction * 3 + value - 1]]
    if not is_in(force, at_post(kit, state, faction, area, 0)):
        return "RQ-10.4" if is_in(force, state.army[area]) else "RQ-10.1"
    return "RQ-V2.5"


def why_not_lose(kit: Kit, state: ReliquiumState, area: i64, post: i64, action: Action) -> str:
    """RQ-12.5 to RQ-12.7."""
    if not kit.verbs.lose.holds(action) or kit.verbs.lose.a(action) != post:
        return "RQ-12.7"
    force = kit.forces.packed[kit.verbs.lose.b(action)]
    return "RQ-12.5" if is_in(force, at_post(kit, state, state.holder[area], area, post)) else "RQ-12.6"


def why_not_flee(kit: Kit, state: ReliquiumState, area: i64, action: Action) -> str:
    """RQ-12.8 to RQ-12.10."""
    if not kit.verbs.flee.holds(action):
        return "RQ-12.8"
    way, force = kit.verbs.flee.a(action), kit.forces.packed[kit.verbs.flee.b(action)]
    goal = kit.land.goal[way]
    if kit.land.origin[way] != area or not is_in(force, state.army[area]):
        return "RQ-12.8"
    if enemy_ground(kit, state, state.holder[area]) >> goal & 1:
        attacked = [step.a for step in state.agenda if step.kind == HOME]
        return "RQ-12.10" if attacked and kit.land.origin[state.melee[attacked[-1]]] == goal else "RQ-4.2"
    return "RQ-4.4" if kit.forces.size[force] > room(kit, state, goal) else "RQ-12.9"
