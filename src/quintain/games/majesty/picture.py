"""What lies on the table for a viewer, by ids, with the numbers a good table shows; all viewers see the same."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from librt.vecs import vec
from mypy_extensions import i64

from quintain.games.majesty.buildings import defence, exposed
from quintain.games.majesty.kit import BUILDINGS, COLUMNS, INFIRMARY, KNIGHT, ROLES, SIDES, Kit
from quintain.games.majesty.position import card_name
from quintain.games.majesty.questions import PROMPTS
from quintain.games.majesty.scoring import Report, kinds, largest_columns, ranking, report
from quintain.games.majesty.state import Kingdom, MajestyState
from quintain.games.majesty.steps import TAKE
from quintain.kernel.pictures import Hidden, Picture, SeatPicture
from quintain.kernel.types import Seat


class SlotPicture(TypedDict):
    """A card on the market, the front first."""

    slot: int
    card: str
    workers: int  # lying on it
    price: int
    in_reach: bool  # the player whose turn it is can pay it


class LyingPicture(TypedDict):
    """A card in a kingdom and the character it counts as; wounded ones count as none."""

    card: str
    role: NotRequired[str]


class ColumnPicture(TypedDict):
    """The cards at a building, the oldest first; in the infirmary the last lies on top."""

    building: str
    count: int
    cards: list[LyingPicture]
    leads: bool  # it has the most cards there, alone or with others


class RiskPicture(TypedDict):
    """MJ-5.3, MJ-5.4. What a seat has to fear: the card a successful attack would wound."""

    seats: list[int]  # whose next Knight would succeed
    guards: int
    card: NotRequired[str]  # not there where nothing can be lost
    building: NotRequired[str]


class ScoreParts(TypedDict):
    """MJ-R31. What a total is made of."""

    in_game: int
    wounded: int
    variety: int
    majority: dict[str, int]  # per building; the infirmary's is its penalty


class ScorePicture(TypedDict):
    """Points as they stand, and if the game were scored now."""

    now: int
    if_ended: int
    kinds: int  # buildings with a card (MJ-9.2)
    parts: ScoreParts


class ChipPicture(TypedDict):
    """How many chips of a kind make up the points, the dearest first (MJ-R2)."""

    chip: str
    count: int


class KingdomPicture(SeatPicture):
    """What one player owns."""

    workers: int  # held; those beyond the places of the worker card lie beside it
    beside: int
    chips: list[ChipPicture]
    taken: int  # cards taken so far, one in each turn
    columns: list[ColumnPicture]
    risk: RiskPicture
    score: ScorePicture
    rank: int  # by the points as they stand; equals share


class MajorityPicture(TypedDict):
    """MJ-9.3, MJ-9.4. Who has the most cards at a building, and what that is worth."""

    building: str
    value: int
    most: int
    seats: list[int]


class MajestyPicture(Picture):
    """The whole table."""

    question: str  # what is asked now, public like everything here: take, heal_role, castle_trade or none
    first: int
    sides: dict[str, str]  # per building
    market: list[SlotPicture]
    deck: int
    top: Hidden | None  # the back of the deck's top card says its stage
    box: int
    reserve: int
    seats: list[KingdomPicture]
    majorities: list[MajorityPicture]


def picture(base: Picture, kit: Kit, state: MajestyState) -> MajestyPicture:
    """The common part of the picture, and the table."""
    most = largest_columns(state)
    ranks = ranking(state)
    seats = [kingdom_picture(kit, state, seat, most, ranks[seat]) for seat in range(len(state.kingdoms))]
    top: Hidden | None = {"hidden": True, "back": str(int(state.stage))} if state.stage else None
    return {
        **base,
        "question": PROMPTS[state.agenda[-1].kind] if state.agenda else "none",
        "first": int(state.first),
        "sides": {BUILDINGS[place]: SIDES[state.sides[place]] for place in range(len(BUILDINGS))},
        "market": [slot_picture(kit, state, slot) for slot in range(len(state.market))],
        "deck": len(state.deck),
        "top": top,
        "box": len(state.box),
        "reserve": int(state.reserve),
        "seats": seats,
        "majorities": [majority_picture(kit, state, place, most[place]) for place in range(len(BUILDINGS))],
    }


def slot_picture(kit: Kit, state: MajestyState, slot: i64) -> SlotPicture:
    """MJ-2.3, MJ-2.4. The price of a slot is its number."""
    taking = len(state.agenda) > 0 and state.agenda[-1].kind == TAKE
    return {
        "slot": int(slot),
        "card": card_name(kit, state.market[slot]),
        "workers": int(state.market_workers[slot]),
        "price": int(slot),
        "in_reach": taking and slot <= state.kingdoms[state.agenda[-1].seat].workers,
    }


def kingdom_picture(kit: Kit, state: MajestyState, seat: Seat, most: vec[i64], rank: int) -> KingdomPicture:
    kingdom = state.kingdoms[seat]
    beside: i64 = kingdom.workers - kit.places
    return {
        "seat": int(seat),
        "points": int(kingdom.points),
        "leads": rank == 1,
        "workers": int(kingdom.workers),
        "beside": int(beside) if beside > 0 else 0,
        "chips": chips(kit, int(kingdom.points)),
        "taken": len(kingdom.cards) + len(kingdom.infirmary),
        "columns": columns(kit, kingdom, most),
        "risk": risk(kit, state, seat),
        "score": score(state, kingdom, report(kit, state, seat, most)),
        "rank": rank,
    }


def columns(kit: Kit, kingdom: Kingdom, most: vec[i64]) -> list[ColumnPicture]:
    """MJ-9.3. Who has the most cards at a building leads there, whatever that is worth."""
    lying: list[list[LyingPicture]] = [[] for _ in BUILDINGS]
    i: i64
    for i in range(len(kingdom.cards)):
        place = kingdom.places[i]
        lying[place].append({"card": card_name(kit, kingdom.cards[i]), "role": ROLES[place]})
    for card in kingdom.infirmary:
        lying[INFIRMARY].append({"card": card_name(kit, card)})
    return [
        {
            "building": BUILDINGS[place],
            "count": int(kingdom.counts[place]),
            "cards": lying[place],
            "leads": 0 < most[place] == kingdom.counts[place],
        }
        for place in range(len(BUILDINGS))
    ]


def risk(kit: Kit, state: MajestyState, seat: Seat) -> RiskPicture:
    """One Knight more than an opponent has now, against the own Guards."""
    guards = defence(kit, state, seat)
    seats: list[int] = []
    other: i64
    for other in range(len(state.kingdoms)):
        if other != seat and state.kingdoms[other].counts[KNIGHT] + 1 > guards:
            seats.append(int(other))
    told: RiskPicture = {"seats": seats, "guards": int(guards)}
    kingdom = state.kingdoms[seat]
    at = exposed(kit, kingdom)
    if at >= 0:
        told["card"] = card_name(kit, kingdom.cards[at])
        told["building"] = BUILDINGS[kingdom.places[at]]
    return told


def score(state: MajestyState, kingdom: Kingdom, scored: Report) -> ScorePicture:
    """MJ-9.1 to MJ-9.4, MJ-R31. When it is over, the points are the total already."""
    now = int(kingdom.points)
    final = int(scored.total())
    over = not state.agenda
    return {
        "now": now,
        "if_ended": now if over else now + final,
        "kinds": int(kinds(kingdom)),
        "parts": {
            "in_game": now - final if over else now,
            "wounded": int(scored.wounded),
            "variety": int(scored.variety),
            "majority": {BUILDINGS[place]: int(scored.majority[place]) for place in range(COLUMNS + 1)},
        },
    }


def majority_picture(kit: Kit, state: MajestyState, place: i64, most: i64) -> MajorityPicture:
    seats = [seat for seat in range(len(state.kingdoms)) if most and state.kingdoms[seat].counts[place] == most]
    return {
        "building": BUILDINGS[place],
        "value": int(kit.face(place, state.sides[place]).majority),
        "most": int(most),
        "seats": seats,
    }


def chips(kit: Kit, points: int) -> list[ChipPicture]:
    """MJ-1.7, MJ-R2. As few chips as possible."""
    drawn: list[ChipPicture] = []
    for chip, value in zip(kit.chips, kit.chip_values, strict=True):
        if points >= value:
            drawn.append({"chip": chip, "count": points // value})
            points %= value
    return drawn
