"""What lies on the table, by id: everything in Reliquium is open, so every viewer has the same picture."""

from __future__ import annotations

from typing import TypedDict

from librt.vecs import vec
from mypy_extensions import i64

from quintain.games.reliquium.control import castles, controller, faction_of, room
from quintain.games.reliquium.ending import ranks, units_on_map
from quintain.games.reliquium.estates import build_options, is_open
from quintain.games.reliquium.kit import Kit
from quintain.games.reliquium.names import (
    ATTACK,
    DEFENCE,
    FACTIONS,
    FIGURES,
    NOBODY,
    RULES,
    SENT_MILITIA,
    SUPPORT,
    TERRAINS,
    UNITS,
    force_name,
)
from quintain.games.reliquium.peace import EVERYWHERE
from quintain.games.reliquium.picture_battles import BattlePicture, FightPicture, battle_pictures, fight_picture
from quintain.games.reliquium.picture_posts import PostPicture, post_pictures
from quintain.games.reliquium.state import ACT, PAWN, PEACE, ReliquiumState
from quintain.games.reliquium.strength import group, has_aura, is_militia
from quintain.games.reliquium.support import at_post, sent_count
from quintain.kernel.events import Log
from quintain.kernel.pictures import Picture, SeatPicture


class FigurePicture(TypedDict):
    """A figure on the map: the way along which it supports, if it is sent, and what an aura adds."""

    unit: str
    sent: str | None
    aura: int


class CastlePicture(TypedDict):
    """A castle on the map."""

    faction: str
    neutral: bool
    militia: bool


class AreaPicture(TypedDict):
    """What stands in an area, and how strong its army is in each role, auras included."""

    area: str
    controller: str | None  # the faction with a player that has a castle or a unit here
    castle: CastlePicture | None
    holder: str | None  # the faction of the figures
    force: str
    figures: list[FigurePicture]
    room: int  # for so many more units
    strength: dict[str, int]  # per role, without support and swords


class OrderPicture(TypedDict):
    """A token on a border, and who is sent to it."""

    faction: str
    kind: str  # melee or ranged
    value: int  # its swords or arrows
    way: str
    origin: str
    goal: str
    friend: str | None  # of a ranged token: for whom it was laid
    sent: str  # a force
    militia: bool  # whether a militia is sent
    spare: int  # arrows that are left


class CreaturePicture(TypedDict):
    """A creature on the map."""

    creature: str
    faction: str
    junction: str


class SpacePicture(TypedDict):
    """A space of a domain track."""

    space: int
    segment: str
    covered: bool
    pawn: bool


class FactionPicture(SeatPicture):
    """A seat with its faction board; before the factions are chosen there is little to show."""

    faction: str | None
    rank: int
    castles: int
    units: int  # figures on the map
    track: list[SpacePicture]
    pawn: int  # its space; 0 beside the track
    turns_left: int  # in this peace phase, the one that is going on included
    done: bool
    reserve: dict[str, int]  # per class of units
    melee: list[int]  # values in supply
    ranged: list[int]
    creatures: list[str]  # in supply
    militia: bool
    refused: bool  # has refused in this turn and is not asked again
    sites: list[str]  # where a castle can be built as things stand


class CalledPicture(TypedDict):
    """Units that a creature has called, or that have just fled to an area."""

    area: str
    force: str


class ReliquiumPicture(Picture):
    """The picture of Reliquium."""

    seats: list[FactionPicture]
    neutral: list[str]  # factions without a player; empty before they are known
    rules: list[str]  # the optional rules in play
    votes: dict[str, int]  # per optional rule, while they are put to the vote
    areas: list[AreaPicture]
    orders: list[OrderPicture]
    creatures: list[CreaturePicture]
    battles: list[BattlePicture]  # still to be fought, in their order
    fight: FightPicture | None  # the battle that is going on
    called: list[CalledPicture]
    posts: list[PostPicture]  # while units are sent in support: the tokens of whoever is asked


def picture(kit: Kit, state: ReliquiumState, seats: int, common: Picture) -> ReliquiumPicture:
    """The table of a view."""
    settled = common["phase"] != "setup"
    return {
        **common,
        "seats": seat_pictures(kit, state) if settled else [bare_seat(state, seat) for seat in range(seats)],
        "neutral": [name for faction, name in enumerate(FACTIONS) if settled and state.seat_of[faction] == NOBODY],
        "rules": [rule for at, rule in enumerate(RULES) if state.rules >> at & 1],
        "votes": {rule: int(state.votes[at]) for at, rule in enumerate(RULES)},
        "areas": [area_picture(kit, state, area) for area in range(kit.land.areas)] if settled else [],
        "orders": order_pictures(kit, state),
        "creatures": [
            {"creature": name, "faction": FACTIONS[at // 3], "junction": kit.land.junction_ids[state.creature[at]]}
            for at, name in enumerate(kit.creatures.ids)
            if state.creature[at] >= 0
        ],
        "battles": battle_pictures(kit, state),
        "fight": fight_picture(kit, state),
        "called": [
            {"area": kit.land.ids[state.plan[at]], "force": kit.forces.ids[kit.forces.number[state.plan[at + 1]]]}
            for at in range(0, len(state.plan), 2)
        ],
        "posts": post_pictures(kit, state),
    }


# Areas


def area_picture(kit: Kit, state: ReliquiumState, area: i64) -> AreaPicture:
    """RQ-1.3. One area."""
    holder, castle, leader = state.holder[area], state.castle[area], controller(state, area)
    stands: CastlePicture | None = None
    if castle != NOBODY:
        stands = {
            "faction": FACTIONS[castle],
            "neutral": state.seat_of[castle] == NOBODY,
            "militia": is_militia(state, castle, area),
        }
    return {
        "area": kit.land.ids[area],
        "controller": FACTIONS[leader] if leader != NOBODY else None,
        "castle": stands,
        "holder": FACTIONS[holder] if holder != NOBODY else None,
        "force": force_name(int(state.army[area])),
        "figures": figure_pictures(kit, state, holder, area) if holder != NOBODY else [],
        "room": int(room(kit, state, area)),
        "strength": strength_picture(kit, state, leader, area) if leader != NOBODY else {},
    }


def figure_pictures(kit: Kit, state: ReliquiumState, holder: i64, area: i64) -> list[FigurePicture]:
    """Figures by the token they are sent to, those at home last."""
    found: list[FigurePicture] = []
    post: i64
    unit: i64
    for post in (1, 2, 3, 0):
        force = at_post(kit, state, holder, area, post)
        if force == 0:
            continue
        sent = kit.land.way_ids[state.ranged[holder * 3 + post - 1]] if post > 0 else None
        for unit in range(3):
            number = int(force >> 2 * unit & 3)
            if number:
                aura = int(kit.aura) if has_aura(kit, state, holder, unit, area) else 0
                found += [{"unit": UNITS[unit], "sent": sent, "aura": aura} for _ in range(number)]
    return found


def strength_picture(kit: Kit, state: ReliquiumState, faction: i64, area: i64) -> dict[str, int]:
    """RQ-9.7, RQ-V2.2. The army of an area in each role, a militia included."""
    force = state.army[area] if state.holder[area] == faction else 0
    militia, quiet = is_militia(state, faction, area), Log()
    return {
        "attack": int(group(kit, state, faction, force, area, ATTACK, ATTACK, militia, quiet)),
        "defence": int(group(kit, state, faction, force, area, DEFENCE, DEFENCE, militia, quiet)),
        "support": int(group(kit, state, faction, force, area, DEFENCE, SUPPORT, militia, quiet)),
    }


# Orders


def order_pictures(kit: Kit, state: ReliquiumState) -> list[OrderPicture]:
    """Every token on a border, by faction; melee before ranged."""
    found: list[OrderPicture] = []
    land = kit.land
    token: i64
    for token in range(12):
        melee, ranged, value = state.melee[token], state.ranged[token], int(token % 3 + 1)
        if melee >= 0:
            found.append(
                {
                    "faction": FACTIONS[token // 3],
                    "kind": "melee",
                    "value": value,
                    "way": land.way_ids[melee],
                    "origin": land.ids[land.origin[melee]],
                    "goal": land.ids[land.goal[melee]],
                    "friend": None,
                    "sent": "none",
                    "militia": False,
                    "spare": 0,
                }
            )
        if ranged >= 0:
            sent = state.sent[token]
            found.append(
                {
                    "faction": FACTIONS[token // 3],
                    "kind": "ranged",
                    "value": value,
                    "way": land.way_ids[ranged],
                    "origin": land.ids[land.origin[ranged]],
                    "goal": land.ids[land.goal[ranged]],
                    "friend": FACTIONS[state.friend[token]],
                    "sent": kit.forces.ids[kit.forces.number[sent & FIGURES]],
                    "militia": sent & SENT_MILITIA != 0,
                    "spare": value - int(sent_count(kit, state, token)),
                }
            )
    return found


# Faction boards


def seat_pictures(kit: Kit, state: ReliquiumState) -> list[FactionPicture]:
    """Per seat: its faction board, and how it stands."""
    places, active = ranks(kit, state), still_acting(state)
    return [faction_picture(kit, state, faction_of(state, seat), seat, place, active) for seat, place in enumerate(places)]


def bare_seat(state: ReliquiumState, seat: int) -> FactionPicture:
    """RQ-0.2. Before the factions settle there is at most a faction."""
    faction = faction_of(state, seat)
    return {
        "seat": seat,
        "points": 0,
        "leads": True,
        "faction": FACTIONS[faction] if faction != NOBODY else None,
        "rank": 1,
        "castles": 0,
        "units": 0,
        "track": [],
        "pawn": 0,
        "turns_left": 0,
        "done": False,
        "reserve": {},
        "melee": [],
        "ranged": [],
        "creatures": [],
        "militia": False,
        "refused": False,
        "sites": [],
    }


def still_acting(state: ReliquiumState) -> i64:
    """RQ-3.6. The factions that take more turns in this peace phase, the one on turn included; a bit for each."""
    found: i64 = 0
    for step in state.agenda:
        if step.kind == PEACE:
            found |= step.a
        elif step.kind in (ACT, PAWN):
            found |= 1 << step.a
    return found


def faction_picture(kit: Kit, state: ReliquiumState, faction: i64, seat: int, place: int, active: i64) -> FactionPicture:
    """The domain track, and what is in reserve and in supply."""
    own = range(faction * 3, faction * 3 + 3)
    pawn = int(state.pawn[faction])
    acting = active >> faction & 1 == 1
    reserve = state.reserve[faction]
    track: list[SpacePicture] = []
    left = 0
    for space in range(1, 10):
        free = is_open(state, faction, space)
        left += 1 if acting and free and space >= pawn else 0
        track.append({"space": space, "segment": TERRAINS[(space - 1) // 3], "covered": not free, "pawn": space == pawn})
    sites = build_options(kit, state, faction, EVERYWHERE, vec[i64]())
    return {
        "seat": seat,
        "points": int(castles(state, faction)),
        "leads": place == 1,
        "faction": FACTIONS[faction],
        "rank": place,
        "castles": int(castles(state, faction)),
        "units": int(units_on_map(kit, state, faction)),
        "track": track,
        "pawn": pawn,
        "turns_left": left,
        "done": not acting,
        "reserve": {UNITS[unit]: int(reserve >> 2 * unit & 3) for unit in range(3)},
        "melee": [int(token % 3 + 1) for token in own if state.melee[token] < 0],
        "ranged": [int(token % 3 + 1) for token in own if state.ranged[token] < 0],
        "creatures": [kit.creatures.ids[creature] for creature in own if state.creature[creature] < 0],
        "militia": state.militia >> faction & 1 == 1,
        "refused": state.refused >> faction & 1 == 1,
        "sites": [kit.land.ids[kit.verbs.build.a(action)] for action in sites],
    }
