"""RQ-1: who holds what, and where there is room."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from quintain.games.reliquium.kit import Kit
from quintain.games.reliquium.names import NOBODY, bit
from quintain.games.reliquium.state import ReliquiumState
from quintain.kernel.types import Seat


def is_player(state: ReliquiumState, faction: i64) -> bool:
    """RQ-1.4. "Another player" never means a neutral faction."""
    return faction != NOBODY and state.seat_of[faction] != NOBODY


def controller(state: ReliquiumState, area: i64) -> i64:
    """RQ-1.3. The faction with a player that has a castle or a unit in the area, or NOBODY; by RQ-1.8 there is one at most."""
    holder = state.holder[area]
    if holder != NOBODY:
        return holder
    castle = state.castle[area]
    return castle if castle != NOBODY and state.seat_of[castle] != NOBODY else NOBODY


def faction_of(state: ReliquiumState, seat: Seat) -> i64:
    """The faction of a seat, or NOBODY before it is chosen."""
    faction: i64
    for faction in range(4):
        if state.seat_of[faction] == seat:
            return faction
    return NOBODY


def own_ground(kit: Kit, state: ReliquiumState, faction: i64) -> i64:
    """RQ-1.3. The areas under a faction's control, a bit for each."""
    found: i64 = 0
    area: i64
    for area in range(kit.land.areas):
        if state.holder[area] == faction or state.castle[area] == faction:
            found |= bit(area)
    return found


def enemy_ground(kit: Kit, state: ReliquiumState, faction: i64) -> i64:
    """RQ-1.4, RQ-4.2. The areas with a castle or a unit of another player, a bit for each: they can be attacked, not entered."""
    found: i64 = 0
    area: i64
    for area in range(kit.land.areas):
        holder = state.holder[area]
        if holder != NOBODY:
            if holder != faction:
                found |= bit(area)
        else:
            castle = state.castle[area]
            if castle != NOBODY and castle != faction and state.seat_of[castle] != NOBODY:
                found |= bit(area)
    return found


def room(kit: Kit, state: ReliquiumState, area: i64) -> i64:
    """RQ-1.6. How many more units the area may hold."""
    return kit.limit - kit.forces.size[state.army[area]]


def enter(state: ReliquiumState, faction: i64, area: i64, force: i64) -> None:
    state.army[area] += force
    state.holder[area] = faction


def leave(state: ReliquiumState, area: i64, force: i64) -> None:
    state.army[area] -= force
    if state.army[area] == 0:
        state.holder[area] = NOBODY


def castles(state: ReliquiumState, faction: i64) -> i64:
    """Castles of a faction with a player on the map: what is missing on its track."""
    at = faction * 3
    return 9 - state.track[at] - state.track[at + 1] - state.track[at + 2]


def lowest(tokens: vec[i64], faction: i64) -> i64:
    """RQ-5.2, RQ-7.2. The lowest value of this faction's tokens in supply; 0 if there is none."""
    value: i64
    for value in range(1, 4):
        if tokens[faction * 3 + value - 1] < 0:
            return value
    return 0


def border_is_free(kit: Kit, state: ReliquiumState, way: i64) -> bool:
    """RQ-5.5. There is no token on the border of this way, whoever owns it."""
    border = kit.land.border[way]
    token: i64
    for token in range(12):
        if state.melee[token] >= 0 and kit.land.border[state.melee[token]] == border:
            return False
        if state.ranged[token] >= 0 and kit.land.border[state.ranged[token]] == border:
            return False
    return True


def touches(kit: Kit, way: i64, presence: i64) -> bool:
    """RQ-9.24, RQ-R35. The way runs along a border of one of these areas, out of it or into it."""
    return (presence >> kit.land.origin[way] | presence >> kit.land.goal[way]) & 1 == 1


def is_in_reach(kit: Kit, tokens: vec[i64], token: i64, faction: i64, presence: i64) -> bool:
    """RQ-9.11, RQ-9.20. A token of another player lies on a border of a presence area."""
    return token // 3 != faction and tokens[token] >= 0 and touches(kit, tokens[token], presence)


def in_reach(kit: Kit, tokens: vec[i64], faction: i64, presence: i64) -> list[int]:
    """The ways of all such tokens."""
    return [int(way) for token, way in enumerate(tokens) if is_in_reach(kit, tokens, token, faction, presence)]
