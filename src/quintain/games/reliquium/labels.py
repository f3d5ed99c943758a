"""What a label says about an action beyond its arguments."""

from __future__ import annotations

from mypy_extensions import i64

from quintain.games.reliquium.control import castles, lowest
from quintain.games.reliquium.kit import Kit
from quintain.games.reliquium.names import FACTIONS, NOBODY
from quintain.games.reliquium.state import ACT, CONSENT, GATHER, SEND, ReliquiumState
from quintain.games.reliquium.support import at_post
from quintain.games.reliquium.telling import facts_of_melee, facts_of_ranged, facts_of_way
from quintain.kernel.types import Action, Json


def facts(kit: Kit, state: ReliquiumState, action: Action) -> dict[str, Json]:
    """Where a way leads, what an order would meet, whom a summons touches."""
    if not state.agenda:
        return {}
    verbs = kit.verbs
    step = state.agenda[-1]
    faction = step.a if step.kind in (ACT, SEND) else step.a // 3
    if verbs.march.holds(action):
        return facts_of_way(kit, verbs.march.a(action))
    if verbs.melee.holds(action):
        return facts_of_melee(kit, state, faction, verbs.melee.a(action), lowest(state.melee, faction))
    if verbs.unleash.holds(action):
        return facts_of_melee(kit, state, faction, verbs.unleash.a(action), verbs.unleash.b(action))
    if verbs.ranged.holds(action):
        return facts_of_ranged(kit, state, faction, verbs.ranged.a(action))
    if verbs.build.holds(action):
        return {"castles": int(castles(state, faction)) + 1}
    if verbs.summon.holds(action):
        return {"areas": corners(kit, verbs.summon.b(action))}
    if verbs.tempt.holds(action):
        way = verbs.tempt.a(action)
        return {**facts_of_way(kit, way), "faction": FACTIONS[state.holder[kit.land.origin[way]]]}
    if verbs.exchange.holds(action):
        return facts_of_way(kit, state.melee[faction * 3 + verbs.exchange.a(action) - 1])
    if verbs.disarm.holds(action):
        return facts_of_token(kit, state, verbs.disarm.a(action))
    if verbs.gather.holds(action):
        return {"goal": kit.land.ids[step.b]} if step.kind == GATHER else {}
    if verbs.march_on.holds(action):
        return facts_of_way(kit, verbs.march_on.a(action))
    if verbs.agree.holds(action) or verbs.refuse.holds(action):
        return facts_of_request(kit, state, step.a, step.b) if step.kind == CONSENT else {}
    return facts_of_war(kit, state, action)


def corners(kit: Kit, junction: i64) -> list[Json]:
    return [kit.land.ids[area] for area in kit.land.corner[junction * 3 : junction * 3 + 3]]


def facts_of_token(kit: Kit, state: ReliquiumState, border: i64) -> dict[str, Json]:
    """The melee token on a border."""
    for token in range(12):
        way = state.melee[token]
        if way >= 0 and kit.land.border[way] == border:
            return {**facts_of_way(kit, way), "faction": FACTIONS[token // 3], "swords": token % 3 + 1}
    return {}


def facts_of_request(kit: Kit, state: ReliquiumState, action: Action, faction: i64) -> dict[str, Json]:
    """RQ-V3.1. What the other player is asked to allow."""
    verbs = kit.verbs
    told: dict[str, Json] = {"faction": FACTIONS[faction], "request": "gather"}
    if verbs.ranged.holds(action):
        told["request"] = "ranged"
        told.update(facts_of_way(kit, verbs.ranged.a(action)))
    elif verbs.march.holds(action):
        told["request"] = "march"
        told.update(facts_of_way(kit, verbs.march.a(action)))
        told["force"] = kit.forces.ids[verbs.march.b(action)]
    elif verbs.change.holds(action):
        told["request"] = "change"
        told["area"] = kit.land.ids[verbs.change.a(action)]
        told["force"] = kit.forces.ids[verbs.change.b(action)]
    elif verbs.summon.holds(action):
        told["request"] = "summon"
        told["creature"] = kit.creatures.ids[verbs.summon.a(action)]
        told["areas"] = corners(kit, verbs.summon.b(action))
    elif len(state.agenda) > 1:
        total = sum([int(state.plan[at]) for at in range(1, len(state.plan), 2)])
        told["goal"] = kit.land.ids[state.agenda[-2].b]
        told["force"] = kit.forces.ids[kit.forces.number[total]]
        told["areas"] = [kit.land.ids[state.plan[at]] for at in range(0, len(state.plan), 2)]
    return told


def facts_of_war(kit: Kit, state: ReliquiumState, action: Action) -> dict[str, Json]:
    """Support, losses, flight and victory march."""
    verbs = kit.verbs
    step = state.agenda[-1]
    if verbs.send.holds(action) or verbs.send_militia.holds(action):
        verb = verbs.send if verbs.send.holds(action) else verbs.send_militia
        token = step.a * 3 + verb.a(action) - 1
        way = state.ranged[token]
        if step.kind != SEND or way < 0:
            return {}
        proposed = is_proposed(kit, state, step.a, verb.a(action), kit.forces.packed[verb.b(action)])
        return {**facts_of_way(kit, way), "proposed": "yes" if proposed else "no"}
    if verbs.lose.holds(action):
        return {"area": kit.land.ids[step.a >> 2]}
    if verbs.flee.holds(action):
        return facts_of_way(kit, verbs.flee.a(action))
    if verbs.attach.holds(action):
        return facts_of_way(kit, state.ranged[step.a * 3 + verbs.attach.a(action) - 1])
    if verbs.advance.holds(action):
        way = state.melee[step.a]
        owner = state.castle[kit.land.goal[way]]
        razes = owner != NOBODY and owner != step.a // 3 and state.seat_of[owner] != NOBODY
        return {**facts_of_way(kit, way), "razes": "yes" if razes and verbs.advance.b(action) else "no"}
    return {}


def is_proposed(kit: Kit, state: ReliquiumState, faction: i64, value: i64, force: i64) -> bool:
    """RQ-10.7. One token alone points out of the area, and everybody there can be sent to it."""
    area = kit.land.origin[state.ranged[faction * 3 + value - 1]]
    token: i64
    for token in range(faction * 3, faction * 3 + 3):
        way = state.ranged[token]
        if token % 3 + 1 != value and way >= 0 and kit.land.origin[way] == area:
            return False
    return force != 0 and force == at_post(kit, state, faction, area, 0) and kit.forces.size[force] <= value
