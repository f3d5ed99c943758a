"""What the use of an ability would do, and what an ally is asked to allow."""

from __future__ import annotations

from mypy_extensions import i64

from quintain.games.reliquium import abilities, march
from quintain.games.reliquium.control import in_reach, lowest, room
from quintain.games.reliquium.creatures import entering, is_in
from quintain.games.reliquium.forecast import forecast
from quintain.games.reliquium.kit import Kit
from quintain.games.reliquium.names import FACTIONS, NOBODY, bit
from quintain.games.reliquium.preview import (
    ReliquiumFacts,
    areas_at_war,
    corners,
    facts_of_way,
    force_id,
    friend_of,
    joined_id,
    note,
    touched,
)
from quintain.games.reliquium.state import ABILITY, GATHER, ReliquiumState
from quintain.kernel.agenda import Step
from quintain.kernel.events import Log
from quintain.kernel.types import Action


def facts_of_ability(kit: Kit, state: ReliquiumState, step: Step, faction: i64, action: Action) -> ReliquiumFacts:
    """RQ-9.10 to RQ-9.21. Uses that are no ordinary actions."""
    verbs = kit.verbs
    if verbs.tempt.holds(action):
        return facts_of_temptation(kit, state, verbs.tempt.a(action), verbs.tempt.b(action))
    if verbs.change.holds(action):
        return facts_of_change(kit, state, faction, verbs.change.a(action), kit.forces.packed[verbs.change.b(action)])
    if verbs.exchange.holds(action):
        return facts_of_exchange(kit, state, faction, verbs.exchange.a(action), verbs.exchange.b(action))
    if verbs.disarm.holds(action):
        return facts_of_token(kit, state, verbs.disarm.a(action))
    if verbs.shatter.holds(action) and step.kind == ABILITY:
        presence = kit.land.presence[state.creature[step.a]]
        ways = in_reach(kit, state.ranged, faction, presence)
        return {"targets": len(ways), "ways": [kit.land.way_ids[way] for way in ways]}
    if verbs.rally.holds(action) and step.kind == ABILITY:
        most = min(kit.creatures.max_units[step.a], room(kit, state, verbs.rally.a(action)))
        return {"goal": kit.land.ids[verbs.rally.a(action)], "most": int(most)}
    if verbs.gather.holds(action) and step.kind == GATHER:
        area, force = verbs.gather.a(action), kit.forces.packed[verbs.gather.b(action)]
        return {
            "origin": kit.land.ids[area],
            "goal": kit.land.ids[step.b],
            "friend": friend_of(faction, state.holder[area]),
            "rest": force_id(kit, state.army[area] - force) if is_in(force, state.army[area]) else "none",
        }
    return {}


def facts_of_temptation(kit: Kit, state: ReliquiumState, way: i64, unit: i64) -> ReliquiumFacts:
    """RQ-9.12. Whose unit is led away, and which battles change."""
    origin, goal = kit.land.origin[way], kit.land.goal[way]
    owner = state.holder[origin]
    found = facts_of_way(kit, way)
    found["faction"] = FACTIONS[owner] if owner != NOBODY else "none"
    note(found, [])
    if owner != NOBODY and areas_at_war(kit, state) & (bit(origin) | bit(goal)):
        after = state.clone()
        abilities.tempt(kit, after, way, unit, Log())
        note(found, touched(kit, state, after, bit(origin) | bit(goal)))
    return found


def facts_of_change(kit: Kit, state: ReliquiumState, faction: i64, area: i64, wanted: i64) -> ReliquiumFacts:
    """RQ-9.14. Who goes, who comes, and which battles change."""
    army, owner = state.army[area], state.holder[area]
    found: ReliquiumFacts = {
        "friend": friend_of(faction, owner),
        "gone": force_id(kit, entering(wanted, army)),
        "came": force_id(kit, entering(army, wanted)),
    }
    note(found, [])
    if owner != NOBODY and areas_at_war(kit, state) & bit(area):
        after = state.clone()
        abilities.change(kit, after, faction, area, wanted, Log())
        note(found, touched(kit, state, after, bit(area)))
    return found


def facts_of_exchange(kit: Kit, state: ReliquiumState, faction: i64, swords: i64, value: i64) -> ReliquiumFacts:
    """RQ-9.19. The order, and the sums it would lead to with the other token."""
    way = state.melee[faction * 3 + swords - 1]
    if way < 0:
        return {}
    seen = forecast(kit, state, faction, way, value)
    found = facts_of_way(kit, way)
    found["sums"] = {"attack": seen.attack, "defence": seen.defence}
    return found


def facts_of_token(kit: Kit, state: ReliquiumState, border: i64) -> ReliquiumFacts:
    """RQ-9.20. The melee token on a border."""
    for token in range(12):
        way = state.melee[token]
        if way >= 0 and kit.land.border[way] == border:
            found = facts_of_way(kit, way)
            found["faction"] = FACTIONS[token // 3]
            found["swords"] = token % 3 + 1
            return found
    return {}


def facts_of_request(kit: Kit, state: ReliquiumState, consent: Step) -> ReliquiumFacts:
    """RQ-V3.1. What the other player is asked to allow, and what it would do to battles."""
    verbs = kit.verbs
    action, faction = consent.a, consent.b
    found: ReliquiumFacts = {}
    if verbs.ranged.holds(action):
        found = facts_of_way(kit, verbs.ranged.a(action))
        found["arrows"] = int(lowest(state.ranged, faction))
        found["request"] = "ranged"
    elif verbs.march.holds(action):
        way, force = verbs.march.a(action), kit.forces.packed[verbs.march.b(action)]
        found = facts_of_way(kit, way)
        found["force"] = kit.forces.ids[verbs.march.b(action)]
        army = state.army[kit.land.origin[way]]
        found["rest"] = force_id(kit, army - force) if is_in(force, army) else "none"
        found["army"] = joined_id(kit, state.army[kit.land.goal[way]], force)
        found["request"] = "march"
        after = state.clone()
        march.move(kit, after, faction, way, force, Log())
        note(found, touched(kit, state, after, bit(kit.land.origin[way]) | bit(kit.land.goal[way])))
    elif verbs.change.holds(action):
        found = facts_of_change(kit, state, faction, verbs.change.a(action), kit.forces.packed[verbs.change.b(action)])
        found["area"] = kit.land.ids[verbs.change.a(action)]
        found["force"] = kit.forces.ids[verbs.change.b(action)]
        found["request"] = "change"
    elif verbs.summon.holds(action):
        found = {"creature": kit.creatures.ids[verbs.summon.a(action)], "areas": corners(kit, verbs.summon.b(action))}
        found["request"] = "summon"
    else:
        total = sum([int(state.plan[at]) for at in range(1, len(state.plan), 2)])
        found = {
            "goal": kit.land.ids[state.agenda[-2].b],
            "force": force_id(kit, total),
            "areas": [kit.land.ids[state.plan[at]] for at in range(0, len(state.plan), 2)],
        }
        found["request"] = "gather"
    found["faction"] = FACTIONS[faction]
    return found
