"""Ranged tokens to which units are still sent, each with all its answers: a support stage can be laid out before it is told."""

from __future__ import annotations

from typing import TypedDict

from mypy_extensions import i64

from quintain.games.reliquium.forecast import BATTLE, forecast
from quintain.games.reliquium.kit import Kit
from quintain.games.reliquium.names import ATTACK, DEFENCE, FACTIONS, ROLES, SUPPORT
from quintain.games.reliquium.state import SEND, ReliquiumState
from quintain.games.reliquium.steps import support_key, support_value
from quintain.games.reliquium.strength import group, helps
from quintain.games.reliquium.support import send_options
from quintain.kernel.events import Log
from quintain.kernel.types import Action


class HelpedPicture(TypedDict):
    """A battle in which units at a token would count."""

    way: str
    side: str  # attack or defence


class SendingPicture(TypedDict):
    """Units that may be sent to a ranged token together, as one answer; what they would add."""

    action: int
    force: str
    militia: bool
    gain: int


class PostPicture(TypedDict):
    """A ranged token to which its owner still sends units, the one that is asked about first."""

    arrows: int
    way: str
    origin: str
    goal: str
    friend: str
    helps: list[HelpedPicture]
    choices: list[SendingPicture]


def post_pictures(kit: Kit, state: ReliquiumState) -> list[PostPicture]:
    """RQ-10.1 to RQ-10.3, RQ-12.3. Area by area, in the order in which they are asked about; as if each were the only one."""
    if not state.agenda or state.agenda[-1].kind != SEND:
        return []
    asked = state.agenda[-1]
    faction, land = asked.a, kit.land
    first = support_key(land.origin[state.ranged[faction * 3 + asked.b - 1]], asked.b)
    keys: list[int] = []
    value: i64
    for value in range(1, 4):
        way = state.ranged[faction * 3 + value - 1]
        if way >= 0:
            key = support_key(land.origin[way], value)
            if key >= first:
                keys.append(int(key))
    found: list[PostPicture] = []
    for number in sorted(keys):
        value = support_value(number)
        token = faction * 3 + value - 1
        way = state.ranged[token]
        origin, goal = land.origin[way], land.goal[way]
        found.append(
            {
                "arrows": int(value),
                "way": land.way_ids[way],
                "origin": land.ids[origin],
                "goal": land.ids[goal],
                "friend": FACTIONS[state.friend[token]],
                "helps": helped(kit, state, token, goal),
                "choices": [sending(kit, state, faction, origin, action) for action in send_options(kit, state, faction, value)],
            }
        )
    return found


def sending(kit: Kit, state: ReliquiumState, faction: i64, origin: i64, action: Action) -> SendingPicture:
    militia = kit.verbs.send_militia.holds(action)
    number = kit.verbs.send_militia.b(action) if militia else kit.verbs.send.b(action)
    force = kit.forces.packed[number]
    gain = group(kit, state, faction, force, origin, DEFENCE, SUPPORT, militia, Log())
    return {"action": int(action), "force": kit.forces.ids[number], "militia": militia, "gain": int(gain)}


def helped(kit: Kit, state: ReliquiumState, token: i64, goal: i64) -> list[HelpedPicture]:
    """RQ-12.3, RQ-V3.4. The battles of an area in which units at a token would count, as things stand."""
    found: list[HelpedPicture] = []
    other: i64
    for other in range(12):
        way = state.melee[other]
        if way < 0:
            continue
        attacker = other // 3
        seen = forecast(kit, state, attacker, way, other % 3 + 1)
        if seen.course != BATTLE:
            continue
        foe: i64 = seen.foe
        if kit.land.origin[way] == goal and helps(state, token, attacker, foe):
            found.append({"way": kit.land.way_ids[way], "side": ROLES[ATTACK]})
        elif kit.land.goal[way] == goal and helps(state, token, foe, attacker):
            found.append({"way": kit.land.way_ids[way], "side": ROLES[DEFENCE]})
    return found
