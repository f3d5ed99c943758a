"""Positions told in the words of the game, and what a label says about an action."""

from __future__ import annotations

from mypy_extensions import i64

from quintain.games.reliquium.control import castles, controller, lowest
from quintain.games.reliquium.estates import is_open
from quintain.games.reliquium.kit import Kit
from quintain.games.reliquium.names import FACTIONS, FIGURES, NOBODY, RULES, SENT_MILITIA, TERRAINS, force_name
from quintain.games.reliquium.state import (
    ATTACK_STAGE,
    BALLOT,
    FACTION,
    PEACE,
    SUPPORT_STAGE,
    VOTE,
    ReliquiumState,
)
from quintain.games.reliquium.strength import forecast
from quintain.kernel.types import Json


def tell(kit: Kit, state: ReliquiumState) -> dict[str, Json]:
    """A state as plain words and numbers; `lay` knows the first of them."""
    phase = phase_of(state)
    seats = [(int(seat), faction) for faction, seat in enumerate(state.seat_of) if seat != NOBODY]
    told: dict[str, Json] = {
        "phase": phase,
        "round": int(state.round),
        "active": int(state.agenda[-1].seat) if state.agenda else None,
        "factions": [FACTIONS[faction] for _, faction in sorted(seats)],
        "rules": [rule for bit, rule in enumerate(RULES) if state.rules >> bit & 1],
    }
    if phase == "setup":
        return told
    told["done"] = [FACTIONS[faction] for _, faction in sorted(seats, key=_faction) if is_done(state, faction)]
    told["militia"] = [FACTIONS[faction] for faction in range(4) if state.militia >> faction & 1]
    told["areas"] = {name: tell_area(kit, state, area) for area, name in enumerate(kit.land.ids)}
    told["tokens"] = tell_tokens(kit, state)
    told["creatures"] = {
        name: kit.land.junction_ids[state.creature[creature]] if state.creature[creature] >= 0 else "supply"
        for creature, name in enumerate(kit.creatures.ids)
    }
    told["battles"] = tell_battles(kit, state)
    players = [faction for _, faction in sorted(seats, key=_faction)]
    told["pawns"] = {FACTIONS[f]: int(state.pawn[f]) for f in players}
    told["castles"] = {FACTIONS[f]: int(castles(state, f)) for f in players}
    told["track"] = {FACTIONS[f]: {TERRAINS[s]: int(state.track[f * 3 + s]) for s in range(3)} for f in players}
    told["open"] = {FACTIONS[f]: [space for space in range(1, 10) if is_open(state, f, space)] for f in players}
    told["reserve"] = {FACTIONS[f]: force_name(int(state.reserve[f])) for f in players}
    told["melee"] = {FACTIONS[f]: [tell_melee(kit, state, f * 3 + v) for v in range(3)] for f in players}
    told["ranged"] = {FACTIONS[f]: [tell_ranged(kit, state, f * 3 + v) for v in range(3)] for f in players}
    return told


def _faction(pair: tuple[int, int]) -> int:
    return pair[1]


def phase_of(state: ReliquiumState) -> str:
    """setup, peace, support, attack or over; the agenda knows."""
    if not state.agenda:
        return "over"
    kinds = [step.kind for step in state.agenda]
    if FACTION in kinds or VOTE in kinds or BALLOT in kinds:
        return "setup"
    if PEACE in kinds:
        return "peace"
    return "support" if SUPPORT_STAGE in kinds else "attack"


def is_done(state: ReliquiumState, faction: int) -> bool:
    """RQ-3.4. The faction takes no more turns in this peace phase."""
    for step in state.agenda:
        if step.kind == PEACE:
            return not step.a >> faction & 1
    return False


def tell_area(kit: Kit, state: ReliquiumState, area: int) -> str:
    """`legion castle 2W1M`, or `empty`."""
    holder, castle = int(state.holder[area]), int(state.castle[area])
    units = force_name(int(state.army[area]))
    if castle == NOBODY:
        return "empty" if holder == NOBODY else f"{FACTIONS[holder]} {units}"
    if holder == NOBODY:
        return f"{FACTIONS[castle]} castle"
    if holder == castle:
        return f"{FACTIONS[castle]} castle {units}"
    return f"{FACTIONS[castle]} castle, {FACTIONS[holder]} {units}"


def tell_tokens(kit: Kit, state: ReliquiumState) -> dict[str, Json]:
    """What lies on the borders, by the way it points."""
    told: dict[str, Json] = {}
    for token in range(12):
        name, value = FACTIONS[token // 3], token % 3 + 1
        if state.melee[token] >= 0:
            told[kit.land.way_ids[state.melee[token]]] = f"{name} m{value}"
        if state.ranged[token] >= 0:
            told[kit.land.way_ids[state.ranged[token]]] = f"{name} r{value}{tell_sent(state, token)}"
    return told


def tell_sent(state: ReliquiumState, token: int) -> str:
    friend, sent = int(state.friend[token]), int(state.sent[token])
    ally = f" for {FACTIONS[friend]}" if friend != token // 3 else ""
    units = f" {force_name(sent & FIGURES)}" if sent & FIGURES else ""
    return f"{ally}{units}{' militia' if sent & SENT_MILITIA else ''}"


def tell_melee(kit: Kit, state: ReliquiumState, token: int) -> str:
    way = int(state.melee[token])
    return kit.land.way_ids[way] if way >= 0 else "supply"


def tell_ranged(kit: Kit, state: ReliquiumState, token: int) -> str:
    way = int(state.ranged[token])
    return f"{kit.land.way_ids[way]}{tell_sent(state, token)}" if way >= 0 else "supply"


def tell_battles(kit: Kit, state: ReliquiumState) -> list[Json]:
    """RQ-11.1. The melee tokens still to be carried out, in their order, with the sums as they stand."""
    settled = 0
    for step in state.agenda:
        if step.kind == ATTACK_STAGE:
            settled = int(step.a)
    told: list[Json] = []
    for at in range(settled, 12):
        token = (at % 4) * 3 + 2 - at // 4
        if state.melee[token] < 0:
            continue
        seen = forecast(kit, state, token // 3, state.melee[token], token % 3 + 1)
        told.append(
            {
                "token": f"{FACTIONS[token // 3]} m{token % 3 + 1}",
                "way": kit.land.way_ids[state.melee[token]],
                "attack": seen.attack,
                "defence": seen.defence,
                "attack_support": seen.attack_support,
                "defence_support": seen.defence_support,
            }
        )
    return told


def facts_of_way(kit: Kit, way: i64) -> dict[str, Json]:
    return {"origin": kit.land.ids[kit.land.origin[way]], "goal": kit.land.ids[kit.land.goal[way]]}


def facts_of_melee(kit: Kit, state: ReliquiumState, faction: i64, way: i64, swords: i64) -> dict[str, Json]:
    """The order, and the sums it would lead to as things stand, with the support that could still come."""
    seen = forecast(kit, state, faction, way, swords)
    foe = controller(state, kit.land.goal[way])
    return {
        **facts_of_way(kit, way),
        "swords": int(swords),
        "foe": FACTIONS[foe],
        "attack": seen.attack,
        "defence": seen.defence,
        "attack_support": seen.attack_support,
        "defence_support": seen.defence_support,
    }


def facts_of_ranged(kit: Kit, state: ReliquiumState, faction: i64, way: i64) -> dict[str, Json]:
    friend = controller(state, kit.land.goal[way])
    return {
        **facts_of_way(kit, way),
        "arrows": int(lowest(state.ranged, faction)),
        "friend": FACTIONS[friend] if friend != faction else "own",
    }
