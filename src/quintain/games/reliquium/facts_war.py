"""What the answers of the war phase would do: support, losses, flight and victory march."""

from __future__ import annotations

from mypy_extensions import i64

from quintain.games.reliquium.control import is_player
from quintain.games.reliquium.creatures import is_in
from quintain.games.reliquium.kit import Kit
from quintain.games.reliquium.names import DEFENCE, FACTIONS, SENT_MILITIA, SUPPORT, bit
from quintain.games.reliquium.preview import ReliquiumFacts, areas_at_war, facts_of_way, force_id, joined_id, note, touched, yes
from quintain.games.reliquium.state import ADVANCE, ATTACH, FLEE, LOSE, SEND, ReliquiumState
from quintain.games.reliquium.steps import lose_area
from quintain.games.reliquium.strength import group
from quintain.games.reliquium.support import at_post
from quintain.kernel.agenda import Step
from quintain.kernel.events import Log
from quintain.kernel.types import Action


def facts_of_war(kit: Kit, state: ReliquiumState, step: Step, action: Action) -> ReliquiumFacts:
    """The facts of an answer at a step of the war."""
    verbs, packed = kit.verbs, kit.forces.packed
    kind = step.kind
    if kind == SEND and verbs.send.holds(action):
        return facts_of_support(kit, state, step.a, verbs.send.a(action), packed[verbs.send.b(action)], False)
    if kind == SEND and verbs.send_militia.holds(action):
        return facts_of_support(kit, state, step.a, verbs.send_militia.a(action), packed[verbs.send_militia.b(action)], True)
    if kind == ATTACH and verbs.attach.holds(action):
        return facts_of_support(kit, state, step.a, verbs.attach.a(action), packed[verbs.attach.b(action)], False)
    if kind == LOSE and verbs.lose.holds(action):
        area, force = lose_area(step), packed[verbs.lose.b(action)]
        rest = force_id(kit, state.army[area] - force) if is_in(force, state.army[area]) else "none"
        return {"area": kit.land.ids[area], "rest": rest, "left": {"losses": int(step.b - kit.forces.size[force])}}
    if kind == FLEE and verbs.flee.holds(action):
        found = facts_of_way(kit, verbs.flee.a(action))
        found["army"] = joined_id(kit, state.army[kit.land.goal[verbs.flee.a(action)]], packed[verbs.flee.b(action)])
        return found
    if kind == ADVANCE and verbs.advance.holds(action):
        return facts_of_advance(kit, state, step.a, packed[verbs.advance.b(action)])
    return {}


def facts_of_support(kit: Kit, state: ReliquiumState, faction: i64, value: i64, force: i64, militia: bool) -> ReliquiumFacts:
    """RQ-10, RQ-12.11. The strength that units add at a ranged token, and the battles it changes."""
    token = faction * 3 + value - 1
    way = state.ranged[token]
    if way < 0:
        return {}
    origin, goal = kit.land.origin[way], kit.land.goal[way]
    found = facts_of_way(kit, way)
    found["gain"] = {"support": int(group(kit, state, faction, force, origin, DEFENCE, SUPPORT, militia, Log()))}
    found["proposed"] = yes(is_proposed(kit, state, faction, value, force))
    note(found, [])
    if (force or militia) and areas_at_war(kit, state) & bit(goal):
        after = state.clone()
        after.sent[token] += force + (SENT_MILITIA if militia else 0)
        note(found, touched(kit, state, after, bit(goal)))
    return found


def facts_of_advance(kit: Kit, state: ReliquiumState, token: i64, force: i64) -> ReliquiumFacts:
    """RQ-12.14, RQ-12.17. Who stays, who is there then, and whether a castle is razed."""
    way = state.melee[token]
    if way < 0:
        return {}
    origin, goal = kit.land.origin[way], kit.land.goal[way]
    owner = state.castle[goal]
    razes = force != 0 and owner != token // 3 and is_player(state, owner)
    found = facts_of_way(kit, way)
    found["rest"] = force_id(kit, state.army[origin] - force) if is_in(force, state.army[origin]) else "none"
    found["army"] = joined_id(kit, state.army[goal], force)
    found["razes"] = yes(razes)
    found["foe"] = FACTIONS[owner] if razes else "none"
    return found


def is_proposed(kit: Kit, state: ReliquiumState, faction: i64, value: i64, force: i64) -> bool:
    """RQ-10.7. One token alone points out of the area, and everybody there can be sent to it."""
    area = kit.land.origin[state.ranged[faction * 3 + value - 1]]
    token: i64
    for token in range(faction * 3, faction * 3 + 3):
        way = state.ranged[token]
        if token % 3 + 1 != value and way >= 0 and kit.land.origin[way] == area:
            return False
    return force != 0 and force == at_post(kit, state, faction, area, 0) and kit.forces.size[force] <= value
