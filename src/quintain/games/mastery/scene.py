"""What never changes during a match: the map, and what is printed on tiles, cards and artefacts."""

from __future__ import annotations

from typing import Final, Literal, TypedDict

from quintain.games.mastery.kit import Kit
from quintain.games.mastery.names import (
    ABILITIES,
    AMBUSH,
    ARTEFACT_KINDS,
    ARTEFACTS,
    ARTEFACTS_OF_A_KIND,
    CARD_KINDS,
    CARDS,
    CASTLES,
    COLOURS,
    MAY,
    PRINTED,
    SUPPORT_ONE,
    SUPPORT_TWO,
)
from quintain.kernel.pictures import Scene

WIDTH: Final = 1732  # of a hex with its points up, in thousandths of its radius
RISE: Final = 1500  # from one row of hexes to the next
TURN_STEPS: Final = ("knights", "resources", "crown", "redistribution", "advance", "battle", "resources", "crown", "repair")
BATTLE_STEPS: Final = ("terrain", "draw", "sceptres", "conflict", "support", "outcome", "orbs", "losses", "conquest")


class Hex(TypedDict):
    """A place of the map: pointy-top hexes, axial coordinates; the centre in thousandths of a hex radius."""

    q: int
    r: int
    x: int
    y: int


class SlotScene(Hex):
    """A castle or a territory."""

    slot: str
    kind: Literal["castle", "territory"]
    seat: int  # whose castle; −1 for a territory
    stack: int  # points printed on the tiles it takes; 0 for a castle
    neighbours: list[str]  # slots that share an edge (MM-1.3)
    lakes: list[str]  # lakes that share an edge


class LakeScene(Hex):
    """A lake: nobody enters it, everybody's supply crosses it."""

    lake: str
    shores: list[str]


class Road(TypedDict):
    """Two slots that supply can pass between: side by side, or over a lake (MM-5.1)."""

    a: str
    b: str
    lake: str  # empty: side by side


class Bounds(TypedDict):
    """The rectangle round all hexes, in thousandths of a hex radius."""

    left: int
    top: int
    right: int
    bottom: int


class MapScene(TypedDict):
    """The map: places, lakes, ways of supply, and the frame round them."""

    slots: list[SlotScene]
    lakes: list[LakeScene]
    roads: list[Road]
    bounds: Bounds


class CastleScene(TypedDict):
    """The castle of a seat; its name is that of its slot."""

    seat: int
    castle: str
    slot: str
    colour: str
    team: int  # from 0; every seat its own without Allegiance


class CardScene(TypedDict):
    """A kind of card, as printed."""

    card: str
    kind: str  # conflict, support or resource
    value: int  # battle points; 0 for an Ambush, which rolls a die
    die: bool
    count: int  # in each deck


class TileScene(TypedDict):
    """A kind of territory, as printed."""

    tile: str
    worth: int  # victory points under these options
    stack: int  # points printed on it
    capacity: int
    abilities: list[str]
    count: int


class ArtefactScene(TypedDict):
    """An artefact, as printed."""

    artefact: str
    kind: str  # crown, orb or sceptre
    when: str  # turn, attack, defence, won or lost
    whom: str  # you, opponent or any
    may: bool  # its effect is a choice of its owner


class Numbers(TypedDict):
    """Numbers of the rules."""

    income: int
    call_to_arms: int
    hand: int  # cards drawn up to in a battle
    hand_orb: int
    insight: int
    dice: int  # per player
    pips: int  # per die
    garrison: int  # a castle counts as having so many knights in a siege
    besiegers: int
    tie_margin: int


class Variants(TypedDict):
    """The optional rules in force (MM-12, MM-11.5)."""

    castle_siege: bool
    ruthlessness: bool
    skirmish: bool
    disorder: bool
    round_limit: int  # 0: none


class MasteryScene(Scene):
    """Everything about a match that never changes."""

    goal: int  # points of a player, or of a team, that win
    teams: list[list[int]]  # the seats of each
    variants: Variants
    numbers: Numbers
    map: MapScene
    castles: list[CastleScene]
    cards: list[CardScene]
    tiles: list[TileScene]
    artefacts: list[ArtefactScene]
    turn_steps: list[str]  # of a turn, the first is step 1
    battle_steps: list[str]


def scene(kit: Kit, beginning: Scene) -> MasteryScene:
    """The whole scene, from the part that all games share."""
    return {
        **beginning,
        "goal": int(kit.goal),
        "teams": [[seat for seat in range(int(kit.seats)) if seat % kit.teams == team] for team in range(int(kit.teams))],
        "variants": {
            "castle_siege": kit.siege,
            "ruthlessness": kit.ruthless,
            "skirmish": kit.skirmish,
            "disorder": kit.disorder,
            "round_limit": int(kit.turn_limit // kit.seats),
        },
        "numbers": {
            "income": int(kit.income),
            "call_to_arms": int(kit.call_to_arms),
            "hand": int(kit.hand_battle),
            "hand_orb": int(kit.hand_orb),
            "insight": int(kit.insight_depth),
            "dice": int(kit.dice),
            "pips": int(kit.pips),
            "garrison": int(kit.garrison),
            "besiegers": int(kit.besiegers),
            "tie_margin": int(kit.tie_margin),
        },
        "map": _map(kit),
        "castles": [_castle(kit, seat) for seat in range(int(kit.seats))],
        "cards": [_card(kit, card) for card in range(len(CARDS))],
        "tiles": [_tile(kit, tile) for tile in range(int(kit.castle))],
        "artefacts": [_artefact(artefact) for artefact in range(len(ARTEFACTS))],
        "turn_steps": list(TURN_STEPS),
        "battle_steps": list(BATTLE_STEPS),
    }


def _map(kit: Kit) -> MapScene:
    spots = kit.land.hexes + kit.land.lakes
    across = [_x(q, r) for q, r in spots]
    down = [RISE * r for _, r in spots]
    return {
        "slots": [_slot(kit, place) for place in range(int(kit.places))],
        "lakes": [_lake(kit, lake) for lake in range(len(kit.land.lakes))],
        "roads": [
            {"a": kit.slots[a], "b": kit.slots[b], "lake": lake_id(lake) if lake >= 0 else ""} for a, b, lake in kit.land.roads
        ],
        "bounds": {
            "left": min(across) - WIDTH // 2,
            "top": min(down) - 1000,
            "right": max(across) + WIDTH // 2,
            "bottom": max(down) + 1000,
        },
    }


def _x(q: int, r: int) -> int:
    return WIDTH * (2 * q + r) // 2


def lake_id(lake: int) -> str:
    return f"lake_{lake + 1}"


def _slot(kit: Kit, place: int) -> SlotScene:
    q, r = kit.land.hexes[place]
    return {
        "slot": kit.slots[place],
        "kind": "castle" if place < kit.seats else "territory",
        "seat": place if place < kit.seats else -1,
        "stack": int(kit.land.slot_worth[place]),
        "q": q,
        "r": r,
        "x": _x(q, r),
        "y": RISE * r,
        "neighbours": [kit.slots[other] for other in range(int(kit.places)) if kit.near[place] >> other & 1],
        "lakes": [lake_id(lake) for lake, shore in enumerate(kit.land.shores) if shore >> place & 1],
    }


def _lake(kit: Kit, lake: int) -> LakeScene:
    q, r = kit.land.lakes[lake]
    shore = kit.land.shores[lake]
    return {
        "lake": lake_id(lake),
        "q": q,
        "r": r,
        "x": _x(q, r),
        "y": RISE * r,
        "shores": [kit.slots[place] for place in range(int(kit.places)) if shore >> place & 1],
    }


def _castle(kit: Kit, seat: int) -> CastleScene:
    return {
        "seat": seat,
        "castle": CASTLES[seat],
        "slot": kit.slots[seat],
        "colour": COLOURS[seat],
        "team": int(seat % kit.teams),
    }


def _card(kit: Kit, card: int) -> CardScene:
    return {
        "card": CARDS[card],
        "kind": CARD_KINDS[0 if card < SUPPORT_ONE else 1 if card <= SUPPORT_TWO else 2],
        "value": int(kit.value[card]),
        "die": card == AMBUSH,
        "count": int(kit.copies[card]),
    }


def _tile(kit: Kit, tile: int) -> TileScene:
    return {
        "tile": kit.tiles[tile],
        "worth": int(kit.worth[tile]),
        "stack": int(kit.stack_of[tile]),
        "capacity": int(kit.capacity[tile]),
        "abilities": [ability for at, ability in enumerate(ABILITIES) if kit.abilities[tile] >> at & 1],
        "count": int(kit.copies_of_tile[tile]),
    }


def _artefact(artefact: int) -> ArtefactScene:
    occasion, whom = PRINTED[artefact].split()
    return {
        "artefact": ARTEFACTS[artefact],
        "kind": ARTEFACT_KINDS[artefact // ARTEFACTS_OF_A_KIND],
        "when": occasion,
        "whom": whom,
        "may": artefact in MAY,
    }
