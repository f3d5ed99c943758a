"""What holds in every position of a match."""

from __future__ import annotations

from quintain.games.reliquium.control import castles
from quintain.games.reliquium.estates import is_open, next_open
from quintain.games.reliquium.kit import Kit
from quintain.games.reliquium.names import FACTIONS, FIGURES, NOBODY, SENT_MILITIA, WATER
from quintain.games.reliquium.state import (
    ABILITY,
    ACT,
    ASK,
    CONSENT,
    FACTION,
    GATHER,
    LOSE,
    MARCH_ON,
    SEND,
    VOTE,
    ReliquiumState,
)
from quintain.games.reliquium.support import sent_count


def faults(kit: Kit, state: ReliquiumState) -> list[str]:
    """Each violated invariant in words."""
    if state.agenda and state.agenda[-1].kind in (FACTION, VOTE):
        return []
    found: list[str] = []
    for faction in range(4):
        if state.seat_of[faction] == NOBODY:
            found += neutral_faults(kit, state, faction)
        else:
            found += piece_faults(kit, state, faction)
            found += track_faults(kit, state, faction)
    return [*found, *area_faults(kit, state), *token_faults(kit, state), *support_faults(kit, state), *time_faults(kit, state)]


def piece_faults(kit: Kit, state: ReliquiumState, faction: int) -> list[str]:
    """Figures and castles are neither made nor lost."""
    found = []
    areas = range(int(kit.land.areas))
    for unit in range(3):
        on_map = sum([int(state.army[area] >> 2 * unit & 3) for area in areas if state.holder[area] == faction])
        total = on_map + int(state.reserve[faction] >> 2 * unit & 3)
        if total != kit.figures:
            found.append(f"{FACTIONS[faction]} has {total} figures of class {unit} instead of {kit.figures}")
    for segment in range(3):
        standing = sum([1 for area in areas if state.castle[area] == faction and kit.land.terrain[area] == segment])
        if standing + state.track[faction * 3 + segment] != 3:
            found.append(
                f"{FACTIONS[faction]} has {standing + int(state.track[faction * 3 + segment])} castles of type {segment}"
            )
    return found


def track_faults(kit: Kit, state: ReliquiumState, faction: int) -> list[str]:
    """The pawn stands on an open space or, with none, beside the track; nobody has all castles in a running game."""
    found = []
    pawn = state.pawn[faction]
    if pawn == 0 and next_open(state, faction, 0) > 0:
        found.append(f"the pawn of {FACTIONS[faction]} stands beside the track though a space is open")
    if not 0 <= pawn <= 9 or (pawn > 0 and not is_open(state, faction, pawn)):
        found.append(f"the pawn of {FACTIONS[faction]} stands on space {pawn}, which is not open")
    if state.agenda and castles(state, faction) >= kit.goal:
        found.append(f"{FACTIONS[faction]} has {castles(state, faction)} castles and the game goes on")
    return found


def neutral_faults(kit: Kit, state: ReliquiumState, faction: int) -> list[str]:
    """Neutral castles never change, and nothing else of the faction is used."""
    found = []
    for area in range(int(kit.land.areas)):
        if (state.castle[area] == faction) != bool(kit.neutral[faction] >> area & 1):
            found.append(f"the neutral castle of {FACTIONS[faction]} in {kit.land.ids[area]} has changed")
        if state.holder[area] == faction:
            found.append(f"neutral {FACTIONS[faction]} has units in {kit.land.ids[area]}")
    own = range(faction * 3, faction * 3 + 3)
    if any(state.melee[token] >= 0 or state.ranged[token] >= 0 or state.creature[token] >= 0 for token in own):
        found.append(f"neutral {FACTIONS[faction]} has tokens on the map")
    return found


def area_faults(kit: Kit, state: ReliquiumState) -> list[str]:
    """At most three units, of one faction, not together with a castle of another player; castles on lands only."""
    found = []
    passing = -1
    if state.agenda and state.agenda[-1].kind == MARCH_ON:
        passing = int(kit.land.goal[state.agenda[-1].b])
    for area in range(int(kit.land.areas)):
        name = kit.land.ids[area]
        holder, castle = state.holder[area], state.castle[area]
        if kit.forces.size[state.army[area]] > kit.limit + (1 if area == passing else 0):
            found.append(f"{name} holds {kit.forces.size[state.army[area]]} units")
        if (state.army[area] == 0) != (holder == NOBODY):
            found.append(f"{name} has units of nobody or nobody's units")
        if castle != NOBODY and kit.land.terrain[area] == WATER:
            found.append(f"a castle stands on water in {name}")
        if NOBODY not in (holder, castle) and holder != castle and state.seat_of[castle] != NOBODY:
            found.append(f"units of {FACTIONS[holder]} stand at a castle of {FACTIONS[castle]} in {name}")
    return found


def token_faults(kit: Kit, state: ReliquiumState) -> list[str]:
    """One token on a border, one creature on a junction, none at all where they do not belong."""
    found = []
    borders = [int(kit.land.border[way]) for way in [*state.melee, *state.ranged] if way >= 0]
    if len(set(borders)) != len(borders):
        found.append("two tokens lie on one border")
    junctions = [int(junction) for junction in state.creature if junction >= 0]
    if len(set(junctions)) != len(junctions):
        found.append("two creatures lie on one junction")
    for token in range(12):
        if (state.ranged[token] >= 0) != (state.friend[token] != NOBODY):
            found.append(f"ranged token {token} does not know for whom it lies")
    return found


def support_faults(kit: Kit, state: ReliquiumState) -> list[str]:
    """Not more units at a token than arrows, all standing in its supporting area, none sent twice."""
    found = []
    for faction in range(4):
        for area in range(int(kit.land.areas)):
            sent = 0
            militia = 0
            for token in range(faction * 3, faction * 3 + 3):
                if state.ranged[token] >= 0 and kit.land.origin[state.ranged[token]] == area:
                    sent_here = int(state.sent[token])
                    sent += sent_here & FIGURES  # three tokens share what stands in one area, so classes cannot overflow
                    militia += 1 if sent_here & SENT_MILITIA else 0
                    if sent_count(kit, state, token) > token % 3 + 1:
                        found.append(f"{FACTIONS[faction]} r{token % 3 + 1} has more units than arrows")
            army = int(state.army[area]) if state.holder[area] == faction else 0
            if any((sent >> shift & 3) > (army >> shift & 3) for shift in (0, 2, 4)):
                found.append(f"more units of {FACTIONS[faction]} are sent than stand in {kit.land.ids[area]}")
            if militia > (1 if state.castle[area] == faction and state.militia >> faction & 1 else 0):
                found.append(f"a militia of {FACTIONS[faction]} is sent that is not in {kit.land.ids[area]}")
    for token in range(12):
        if state.ranged[token] < 0 and state.sent[token]:
            found.append(f"units are sent to ranged token {token}, which is in supply")
    return found


def time_faults(kit: Kit, state: ReliquiumState) -> list[str]:
    """Nobody is sent and nobody is militia in peace; no token is left when a match has ended after a war."""
    found = []
    kind = state.agenda[-1].kind if state.agenda else -1
    if kind in (ACT, MARCH_ON, ASK, CONSENT, ABILITY, GATHER):
        if any(sent != 0 for sent in state.sent):
            found.append("units are sent in peace")
        if state.militia:
            found.append("there is militia in peace")
    if kind not in (GATHER, CONSENT) and kind < LOSE and len(state.plan) > 0 and kind != SEND:
        found.append("a plan is left over")
    return found
