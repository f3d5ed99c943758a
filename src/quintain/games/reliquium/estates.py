"""RQ-6 and RQ-8: recruiting, building, razing, and the domain track."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from quintain.games.reliquium.control import castles, enter, room
from quintain.games.reliquium.events import Built, Recruited
from quintain.games.reliquium.events_war import Pushed, Razed
from quintain.games.reliquium.kit import Kit
from quintain.games.reliquium.names import NOBODY, WATER
from quintain.games.reliquium.state import ReliquiumState
from quintain.kernel.events import Log
from quintain.kernel.types import Action


def is_open(state: ReliquiumState, faction: i64, space: i64) -> bool:
    """RQ-8.5. In each segment the castles cover the first spaces."""
    return (space - 1) % 3 >= state.track[faction * 3 + (space - 1) // 3]


def next_open(state: ReliquiumState, faction: i64, space: i64) -> i64:
    """The nearest open space to the right of a space; 0 if there is none."""
    right: i64
    for right in range(space + 1, 10):
        if is_open(state, faction, right):
            return right
    return 0


def recruit_options(kit: Kit, state: ReliquiumState, faction: i64, found: vec[Action]) -> vec[Action]:
    """RQ-6.1 to RQ-6.3. A unit of any class in reserve, into an area with an own castle and room."""
    area: i64
    for area in range(kit.land.areas):
        if state.castle[area] == faction and room(kit, state, area) > 0:
            found = units_for(kit, state, faction, area, found)
    return found


def recruit_here_options(
    kit: Kit, state: ReliquiumState, faction: i64, presence: i64, own: i64, found: vec[Action]
) -> vec[Action]:
    """RQ-9.21. A unit into a presence land under own control with room; no castle is needed."""
    area: i64
    for area in range(kit.land.areas):
        if (presence & own) >> area & 1 and kit.land.terrain[area] != WATER and room(kit, state, area) > 0:
            found = units_for(kit, state, faction, area, found)
    return found


def units_for(kit: Kit, state: ReliquiumState, faction: i64, area: i64, found: vec[Action]) -> vec[Action]:
    unit: i64
    for unit in range(3):
        if state.reserve[faction] >> 2 * unit & 3:
            found = append(found, kit.verbs.recruit.of(area, unit))
    return found


def recruit(state: ReliquiumState, faction: i64, area: i64, unit: i64, log: Log) -> None:
    """RQ-6.1. One figure from the reserve."""
    one: i64 = 1 << 2 * unit
    state.reserve[faction] -= one
    enter(state, faction, area, one)
    if log.wanted:
        log.emit(Recruited(faction, unit, area))


def build_options(kit: Kit, state: ReliquiumState, faction: i64, presence: i64, found: vec[Action]) -> vec[Action]:
    """RQ-8.1 to RQ-8.4. Lands with an own unit, without any castle, for whose terrain a castle is left."""
    area: i64
    for area in range(kit.land.areas):
        if state.holder[area] == faction and presence >> area & 1 and has_site(kit, state, faction, area):
            found = append(found, kit.verbs.build.of(area))
    return found


def has_site(kit: Kit, state: ReliquiumState, faction: i64, area: i64) -> bool:
    """RQ-8.2 to RQ-8.4. There is room for a castle in the area, and the faction has one of its type left."""
    terrain = kit.land.terrain[area]
    return state.castle[area] == NOBODY and terrain != WATER and state.track[faction * 3 + terrain] > 0


def build(kit: Kit, state: ReliquiumState, faction: i64, area: i64, log: Log) -> None:
    """RQ-8.1, RQ-8.5. The rightmost castle of the segment goes to the land; its space is open."""
    segment = kit.land.terrain[area]
    space = segment * 3 + state.track[faction * 3 + segment]
    state.track[faction * 3 + segment] -= 1
    state.castle[area] = faction
    if log.wanted:
        log.emit(Built(faction, area, space, castles(state, faction)))


def raze(kit: Kit, state: ReliquiumState, winner: i64, area: i64, log: Log) -> None:
    """RQ-12.17, RQ-12.18. The castle covers the leftmost open space of its segment, and the pawn makes way."""
    owner = state.castle[area]
    segment = kit.land.terrain[area]
    state.castle[area] = NOBODY
    state.track[owner * 3 + segment] += 1
    space = segment * 3 + state.track[owner * 3 + segment]
    if log.wanted:
        log.emit(Razed(winner, owner, area, space))
    if state.pawn[owner] == space:
        onward = next_open(state, owner, space)
        state.pawn[owner] = onward if onward > 0 else next_open(state, owner, 0)
        if log.wanted:
            log.emit(Pushed(owner, state.pawn[owner]))
