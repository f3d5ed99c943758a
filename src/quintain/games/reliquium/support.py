"""RQ-10: the support stage, and units that join a ranged token after a flight (RQ-12.11)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from quintain.games.reliquium.abilities import take_ranged_home
from quintain.games.reliquium.events_war import Attached, Sent
from quintain.games.reliquium.kit import Kit
from quintain.games.reliquium.names import FIGURES, SENT_MILITIA
from quintain.games.reliquium.state import ATTACH, JOIN, SEND, SUPPORT_STAGE, ReliquiumState
from quintain.games.reliquium.steps import support_key, support_value
from quintain.games.reliquium.strength import is_militia
from quintain.kernel.agenda import Step
from quintain.kernel.events import Log
from quintain.kernel.types import Action


def at_post(kit: Kit, state: ReliquiumState, faction: i64, area: i64, post: i64) -> i64:
    """RQ-10.4, RQ-10.5. The figures of a faction in an area that are sent to its ranged token of this value; 0: not sent."""
    if state.holder[area] != faction:
        return 0
    if post > 0:
        return sent_from(kit, state, faction, area, post)
    force = state.army[area]
    value: i64
    for value in range(1, 4):
        force -= sent_from(kit, state, faction, area, value)
    return force


def sent_from(kit: Kit, state: ReliquiumState, faction: i64, area: i64, value: i64) -> i64:
    token = faction * 3 + value - 1
    way = state.ranged[token]
    return state.sent[token] & FIGURES if way >= 0 and kit.land.origin[way] == area else 0


def free_militia(kit: Kit, state: ReliquiumState, faction: i64, area: i64) -> bool:
    """RQ-V2.5. There is a militia in the area that is not sent yet."""
    if not is_militia(state, faction, area):
        return False
    token: i64
    for token in range(faction * 3, faction * 3 + 3):
        way = state.ranged[token]
        if way >= 0 and kit.land.origin[way] == area and state.sent[token] & SENT_MILITIA:
            return False
    return True


def next_support(kit: Kit, state: ReliquiumState, log: Log) -> None:
    """RQ-10.1, RQ-10.6. Area by area, token by token; in the end tokens with nobody at them are removed."""
    step = state.agenda[-1]
    faction = step.a
    best: i64 = -1
    value: i64
    for value in range(1, 4):
        way = state.ranged[faction * 3 + value - 1]
        if way < 0:
            continue
        area = kit.land.origin[way]
        key = support_key(area, value)
        if key <= step.b or 0 <= best < key:
            continue
        if at_post(kit, state, faction, area, 0) or free_militia(kit, state, faction, area):
            best = key
    if best >= 0:
        state.agenda[-1] = Step(SUPPORT_STAGE, -1, faction, best)
        state.agenda.append(Step(SEND, state.seat_of[faction], faction, support_value(best)))
        return
    state.agenda.pop()
    token: i64
    for token in range(faction * 3, faction * 3 + 3):
        if state.ranged[token] >= 0 and state.sent[token] == 0:
            take_ranged_home(kit, state, token, log)


def send_options(kit: Kit, state: ReliquiumState, faction: i64, value: i64) -> vec[Action]:
    """RQ-10.2, RQ-10.3, RQ-V2.5. All, some or none of those not sent, as many as there are arrows."""
    area = kit.land.origin[state.ranged[faction * 3 + value - 1]]
    free = at_post(kit, state, faction, area, 0)
    first = kit.forces.first_part[free]
    found = vec[i64]()
    part: i64
    for part in range(first, first + kit.forces.fitting[free * 4 + value]):
        found = append(found, kit.verbs.send.of(value, kit.forces.parts[part]))
    if free_militia(kit, state, faction, area):
        for part in range(first, first + kit.forces.fitting[free * 4 + value - 1]):
            found = append(found, kit.verbs.send_militia.of(value, kit.forces.parts[part]))
    return found


def send(kit: Kit, state: ReliquiumState, faction: i64, value: i64, force: i64, militia: bool, log: Log) -> None:
    """RQ-10.1. They go to the token and stay in their area."""
    token = faction * 3 + value - 1
    state.sent[token] = force + (SENT_MILITIA if militia else 0)
    if log.wanted and state.sent[token]:
        way = state.ranged[token]
        number = kit.forces.number[force]
        log.emit(Sent(faction, number, int(militia), kit.land.origin[way], kit.land.goal[way], value))


def sent_count(kit: Kit, state: ReliquiumState, token: i64) -> i64:
    sent = state.sent[token]
    return kit.forces.size[sent & FIGURES] + (1 if sent & SENT_MILITIA else 0)


def fled_to(state: ReliquiumState, area: i64) -> i64:
    """Which of the units that have just fled stand in this area and are not attached yet."""
    i: i64
    for i in range(0, len(state.plan), 2):
        if state.plan[i] == area:
            return state.plan[i + 1]
    return 0


def next_attachment(kit: Kit, state: ReliquiumState) -> None:
    """RQ-12.11, RQ-R45. The next ranged token that fled units could join; without one the matter is closed."""
    step = state.agenda.pop()
    faction = step.a
    value: i64
    for value in range(step.b, 4):
        token = faction * 3 + value - 1
        way = state.ranged[token]
        if way >= 0 and fled_to(state, kit.land.origin[way]) and sent_count(kit, state, token) < value:
            state.agenda.append(Step(ATTACH, state.seat_of[faction], faction, value))
            return
    state.plan = vec[i64]()


def attach_options(kit: Kit, state: ReliquiumState, faction: i64, value: i64) -> vec[Action]:
    """RQ-12.11. As many of the fled units as there are arrows to spare, or none."""
    token = faction * 3 + value - 1
    fled = fled_to(state, kit.land.origin[state.ranged[token]])
    spare = value - sent_count(kit, state, token)
    first = kit.forces.first_part[fled]
    found = vec[i64]()
    part: i64
    for part in range(first, first + kit.forces.fitting[fled * 4 + spare]):
        found = append(found, kit.verbs.attach.of(value, kit.forces.parts[part]))
    return found


def attach(kit: Kit, state: ReliquiumState, value: i64, force: i64, log: Log) -> None:
    """RQ-12.11. They join the token; then the next token is looked at."""
    faction = state.agenda.pop().a
    token = faction * 3 + value - 1
    way = state.ranged[token]
    origin = kit.land.origin[way]
    state.sent[token] += force
    i: i64
    for i in range(0, len(state.plan), 2):
        if state.plan[i] == origin:
            state.plan[i + 1] -= force
    if log.wanted and force:
        log.emit(Attached(faction, kit.forces.number[force], origin, kit.land.goal[way], value))
    state.agenda.append(Step(JOIN, -1, faction, value + 1))
