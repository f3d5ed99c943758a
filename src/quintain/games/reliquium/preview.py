"""The shape of facts, and what a choice would do to the battles that are ordered: the rules' own moves, tried on a copy."""

from __future__ import annotations

from typing import Final, TypedDict

from mypy_extensions import i64

from quintain.games.reliquium.forecast import COURSES, Forecast, forecast
from quintain.games.reliquium.kit import Kit
from quintain.games.reliquium.names import FACTIONS, NOBODY, bit
from quintain.games.reliquium.state import ReliquiumState
from quintain.games.reliquium.steps import token_in_order

NO_SUMS: Final = {"attack": 0, "defence": 0}


class TouchedBattle(TypedDict):
    """A battle whose sums a choice would change: as things stand, and after it."""

    way: str
    faction: str
    swords: int
    course: str
    attack: int
    defence: int
    course_after: str
    attack_after: int
    defence_after: int


class ReliquiumFacts(TypedDict, total=False):
    """What may be said of a choice. Units, areas and ways by id; everything is certain."""

    abandons: str  # yes: nothing of its owner is left behind
    area: str
    areas: list[str]
    army: str  # the force in the goal or the area afterwards
    arrows: int
    battles: list[TouchedBattle]  # whose sums would change
    came: str
    castles: int  # on the map afterwards
    course: str  # idle: nobody to attack; unopposed: nobody to fight; battle
    creature: str
    ends: str  # march or call: what is done with
    faction: str  # whose piece it is, or who asks
    foe: str
    force: str
    friend: str  # whose units or area it is: own, or the ally who is asked; several where one of them is chosen next
    gain: dict[str, int]
    goal: str
    gone: str
    left: dict[str, int]
    losses: dict[str, int]
    more: dict[str, int]  # at most, by support that can still be sent
    most: int  # that may be called
    origin: str
    place: int  # in the order of battles
    proposed: str  # yes: everybody there, as is usual
    razes: str  # yes: a castle of another player stands there
    request: str  # what is asked for
    rest: str  # the force that stays behind
    result: str
    site: str  # yes: a castle could be built there
    space: int  # that is opened
    strengthened: int  # own units there that gain by the aura
    sums: dict[str, int]
    swords: int
    targets: int  # orders of others in reach of the ability
    waives: str  # turn or ability: what is left unused
    way: str
    ways: list[str]
    wins: str  # yes: that is the last castle needed


def yes(truth: bool) -> str:
    return "yes" if truth else "no"


def facts_of_way(kit: Kit, way: i64) -> ReliquiumFacts:
    return {"way": kit.land.way_ids[way], "origin": kit.land.ids[kit.land.origin[way]], "goal": kit.land.ids[kit.land.goal[way]]}


def force_id(kit: Kit, force: i64) -> str:
    """The id of a packed force; none for more units than an area holds, as in a march that passes through."""
    number = kit.forces.number[force]
    return kit.forces.ids[number] if number >= 0 else "none"


def joined_id(kit: Kit, force: i64, more: i64) -> str:
    """The id of two packed forces together; none where they are more than an area holds."""
    if kit.forces.size[force] + kit.forces.size[more] > kit.limit:
        return "none"
    return force_id(kit, force + more)


def friend_of(faction: i64, owner: i64) -> str:
    """RQ-V3.6. Whose these are: `own`, or those of the ally who is asked."""
    return FACTIONS[owner] if owner not in (faction, NOBODY) else "own"


def corners(kit: Kit, junction: i64) -> list[str]:
    return [kit.land.ids[area] for area in kit.land.corner[junction * 3 : junction * 3 + 3]]


def areas_at_war(kit: Kit, state: ReliquiumState) -> i64:
    """The areas at both ends of melee tokens, a bit for each; only what happens there changes a sum."""
    found: i64 = 0
    for way in state.melee:
        if way >= 0:
            found |= bit(kit.land.origin[way]) | bit(kit.land.goal[way])
    return found


def touched(kit: Kit, state: ReliquiumState, after: ReliquiumState, areas: i64) -> list[TouchedBattle]:
    """RQ-11, RQ-12. The battles in these areas that are not the same before and after."""
    found: list[TouchedBattle] = []
    token: i64
    for token in range(12):
        way = state.melee[token]
        if way < 0 or after.melee[token] != way or not (areas >> kit.land.origin[way] | areas >> kit.land.goal[way]) & 1:
            continue
        now = forecast(kit, state, token // 3, way, token % 3 + 1)
        then = forecast(kit, after, token // 3, way, token % 3 + 1)
        if is_same(now, then):
            continue
        found.append(
            {
                "way": kit.land.way_ids[way],
                "faction": FACTIONS[token // 3],
                "swords": int(token % 3 + 1),
                "course": COURSES[now.course],
                "attack": now.attack,
                "defence": now.defence,
                "course_after": COURSES[then.course],
                "attack_after": then.attack,
                "defence_after": then.defence,
            }
        )
    return found


def is_same(one: Forecast, other: Forecast) -> bool:
    return one.course == other.course and one.attack == other.attack and one.defence == other.defence


def note(found: ReliquiumFacts, battles: list[TouchedBattle]) -> ReliquiumFacts:
    """The battles a choice changes, and the sums of the first of them afterwards, so that a label can tell one."""
    found["battles"] = battles
    found["sums"] = {"attack": battles[0]["attack_after"], "defence": battles[0]["defence_after"]} if battles else dict(NO_SUMS)
    return found


def queue_place(state: ReliquiumState, faction: i64, swords: i64) -> i64:
    """RQ-11.1. At which place a melee token would be carried out, after those that go before it."""
    place: i64 = 1
    at: i64
    for at in range(12):
        token = token_in_order(at)
        if token == faction * 3 + swords - 1:
            break
        if state.melee[token] >= 0:
            place += 1
    return place
