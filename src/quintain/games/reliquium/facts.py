"""What a choice would do, as far as the rules can say: the source of labels and previews. Nothing in it is chance."""

from __future__ import annotations

from mypy_extensions import i64

from quintain.games.reliquium import estates, march
from quintain.games.reliquium.control import castles, controller, faction_of, in_reach, is_player, lowest
from quintain.games.reliquium.creatures import hosts
from quintain.games.reliquium.estates import has_site
from quintain.games.reliquium.facts_abilities import facts_of_ability, facts_of_request
from quintain.games.reliquium.facts_war import facts_of_war
from quintain.games.reliquium.forecast import COURSES, forecast, most_sent
from quintain.games.reliquium.kit import REMOVE_MELEE, REMOVE_RANGED, Kit
from quintain.games.reliquium.names import FACTIONS, NOBODY, RESULTS, bit
from quintain.games.reliquium.preview import (
    ReliquiumFacts,
    areas_at_war,
    corners,
    facts_of_way,
    force_id,
    friend_of,
    joined_id,
    note,
    queue_place,
    touched,
    yes,
)
from quintain.games.reliquium.state import ABILITY, ADVANCE, ATTACH, CONSENT, FACTION, FLEE, LOSE, MARCH_ON, SEND, ReliquiumState
from quintain.games.reliquium.strength import result_of
from quintain.kernel.events import Log
from quintain.kernel.types import Action


def facts(kit: Kit, state: ReliquiumState, seat: i64, action: Action) -> ReliquiumFacts:
    """The facts of an action at the step that waits."""
    if not state.agenda:
        return {}
    verbs = kit.verbs
    step = state.agenda[-1]
    faction = faction_of(state, seat)
    if verbs.take.holds(action):
        return facts_of_faction(kit, state, verbs.take.a(action))
    if verbs.pass_.holds(action):
        return {"waives": "ability" if step.kind == ABILITY else "turn"}
    if verbs.done.holds(action):
        return {"ends": "march" if step.kind == MARCH_ON else "call"}
    if verbs.agree.holds(action) or verbs.refuse.holds(action):
        return facts_of_request(kit, state, step) if step.kind == CONSENT else {}
    if faction == NOBODY:
        return {}
    if verbs.march.holds(action):
        return facts_of_march(kit, state, faction, verbs.march.a(action), kit.forces.packed[verbs.march.b(action)])
    if verbs.march_on.holds(action):
        force: i64 = 1 << 2 * step.a if step.kind == MARCH_ON else 1
        return facts_of_march(kit, state, faction, verbs.march_on.a(action), force)
    if verbs.melee.holds(action):
        return facts_of_melee(kit, state, faction, verbs.melee.a(action), lowest(state.melee, faction))
    if verbs.unleash.holds(action):
        return facts_of_melee(kit, state, faction, verbs.unleash.a(action), verbs.unleash.b(action))
    if verbs.recruit.holds(action):
        return facts_of_recruit(kit, state, faction, verbs.recruit.a(action), verbs.recruit.b(action))
    if verbs.ranged.holds(action):
        return facts_of_ranged(kit, state, faction, verbs.ranged.a(action))
    if verbs.build.holds(action):
        return facts_of_build(kit, state, faction, verbs.build.a(action))
    if verbs.summon.holds(action):
        return facts_of_summons(kit, state, faction, verbs.summon.a(action), verbs.summon.b(action))
    if step.kind in (SEND, LOSE, FLEE, ATTACH, ADVANCE):
        return facts_of_war(kit, state, step, action)
    return facts_of_ability(kit, state, step, faction, action)


def facts_of_faction(kit: Kit, state: ReliquiumState, faction: i64) -> ReliquiumFacts:
    """RQ-0.4, RQ-0.8. Where the faction begins; with the last choice also what stays neutral and where one can build."""
    found: ReliquiumFacts = {"areas": [kit.land.ids[kit.start_lands[at]] for at in range(faction * 3, faction * 3 + 3)]}
    if len(state.agenda) < 2 or state.agenda[-2].kind == FACTION:
        return found
    nobodys = neutral_castles(kit, state, faction)
    taken = nobodys
    lands = [0, 0, 0]
    castles_left = 0
    other: i64
    area: i64
    for other in range(4):
        if other == faction or state.seat_of[other] != NOBODY:
            taken |= bit(kit.start_lands[other * 3]) | bit(kit.start_lands[other * 3 + 1]) | bit(kit.start_lands[other * 3 + 2])
    for area in range(kit.land.areas):
        castles_left += int(nobodys >> area & 1)
        if kit.land.terrain[area] < 3 and not taken >> area & 1:
            lands[kit.land.terrain[area]] += 1
    found["left"] = {"plain": lands[0], "mountain": lands[1], "forest": lands[2], "neutral": castles_left}
    return found


def neutral_castles(kit: Kit, state: ReliquiumState, faction: i64) -> i64:
    """RQ-0.8. Lands with a neutral castle once this faction is taken last, a bit for each."""
    found: i64 = 0
    other: i64
    for other in range(4):
        if other != faction and state.seat_of[other] == NOBODY:
            found |= kit.neutral[other]
    return found


def facts_of_march(kit: Kit, state: ReliquiumState, faction: i64, way: i64, force: i64) -> ReliquiumFacts:
    """RQ-4. Who stands where afterwards, what is given up, and which battles change."""
    origin, goal = kit.land.origin[way], kit.land.goal[way]
    owner = state.holder[origin]
    rest = state.army[origin] - force
    found = facts_of_way(kit, way)
    found["friend"] = friend_of(faction, owner)
    found["rest"] = force_id(kit, rest) if rest >= 0 else "none"
    found["army"] = joined_id(kit, state.army[goal], force)
    found["abandons"] = yes(rest == 0 and state.castle[origin] != owner)
    found["site"] = yes(owner != NOBODY and has_site(kit, state, owner, goal))
    note(found, [])
    areas = bit(origin) | bit(goal)
    if owner != NOBODY and areas_at_war(kit, state) & areas:
        after = state.clone()
        march.move(kit, after, faction, way, force, Log())
        note(found, touched(kit, state, after, areas))
    return found


def facts_of_melee(kit: Kit, state: ReliquiumState, faction: i64, way: i64, swords: i64) -> ReliquiumFacts:
    """RQ-5, RQ-12.1 to RQ-12.5. The order, the sums it leads to as things stand, and the support that could still come."""
    seen = forecast(kit, state, faction, way, swords)
    foe = controller(state, kit.land.goal[way])
    found = facts_of_way(kit, way)
    found["course"] = COURSES[seen.course]
    found["swords"] = int(swords)
    found["foe"] = FACTIONS[foe] if foe != NOBODY else "none"
    found["sums"] = {"attack": seen.attack, "defence": seen.defence}
    found["more"] = {"attack": seen.attack_support, "defence": seen.defence_support}
    found["losses"] = {"own": seen.losses, "foe": seen.foe_losses}
    found["result"] = RESULTS[result_of(seen.attack, seen.defence)]
    found["place"] = int(queue_place(state, faction, swords))
    found["razes"] = yes(is_player(state, state.castle[kit.land.goal[way]]) and state.castle[kit.land.goal[way]] != faction)
    return found


def facts_of_recruit(kit: Kit, state: ReliquiumState, faction: i64, area: i64, unit: i64) -> ReliquiumFacts:
    """RQ-6. The army afterwards, and what is left in reserve of the class."""
    found: ReliquiumFacts = {
        "army": joined_id(kit, state.army[area], 1 << 2 * unit),
        "left": {"reserve": int(state.reserve[faction] >> 2 * unit & 3) - 1},
    }
    note(found, [])
    if areas_at_war(kit, state) & bit(area):
        after = state.clone()
        estates.recruit(after, faction, area, unit, Log())
        note(found, touched(kit, state, after, bit(area)))
    return found


def facts_of_ranged(kit: Kit, state: ReliquiumState, faction: i64, way: i64) -> ReliquiumFacts:
    """RQ-7, RQ-V3.2. The order, for whom, and the most that could be sent to it as things stand."""
    arrows = lowest(state.ranged, faction)
    found = facts_of_way(kit, way)
    found["area"] = kit.land.ids[kit.land.origin[way]]
    found["arrows"] = int(arrows)
    found["friend"] = friend_of(faction, controller(state, kit.land.goal[way]))
    found["more"] = {"support": int(most_sent(kit, state, faction, kit.land.origin[way], arrows))}
    return found


def facts_of_build(kit: Kit, state: ReliquiumState, faction: i64, area: i64) -> ReliquiumFacts:
    """RQ-8.5, RQ-8.6. The castles afterwards, the space that opens, and whether that wins."""
    segment = min(kit.land.terrain[area], 2)
    after = int(castles(state, faction)) + 1
    return {
        "castles": after,
        "gain": {"castles": 1},
        "space": int(segment * 3 + state.track[faction * 3 + segment]),
        "left": {"castles": int(state.track[faction * 3 + segment]) - 1},
        "wins": yes(after >= kit.goal),
    }


def facts_of_summons(kit: Kit, state: ReliquiumState, faction: i64, creature: i64, junction: i64) -> ReliquiumFacts:
    """RQ-9.2, RQ-9.7, RQ-V3.5. Whom it strengthens, which orders of others its ability reaches, and who must allow it."""
    presence = kit.land.presence[junction]
    asked = [FACTIONS[other] for other in range(4) if hosts(kit, state, faction, junction) >> other & 1]
    unit = creature % 3
    strengthened = 0
    for area in kit.land.corner[junction * 3 : junction * 3 + 3]:
        if state.holder[area] == faction:
            strengthened += int(state.army[area] >> 2 * unit & 3)
    found: ReliquiumFacts = {
        "areas": corners(kit, junction),
        "strengthened": strengthened,
        "targets": targets(kit, state, creature, presence),
        "friend": "own" if not asked else asked[0] if len(asked) == 1 else "several",
    }
    note(found, [])
    if strengthened and areas_at_war(kit, state) & presence:
        after = state.clone()
        after.creature[creature] = junction
        note(found, touched(kit, state, after, presence))
    return found


def targets(kit: Kit, state: ReliquiumState, creature: i64, presence: i64) -> int:
    """RQ-9.11, RQ-9.20. Tokens of others that the creature could remove."""
    ability = kit.creatures.ability[creature]
    if ability == REMOVE_MELEE:
        return len(in_reach(kit, state.melee, creature // 3, presence))
    return len(in_reach(kit, state.ranged, creature // 3, presence)) if ability == REMOVE_RANGED else 0
