"""What lies on the table for a viewer, by ids, with the numbers a good table shows."""

from __future__ import annotations

from typing import Final, NotRequired, TypedDict

from mypy_extensions import i64

from quintain.games.mastery.cards import active
from quintain.games.mastery.fracture import might_hold, repair_turn
from quintain.games.mastery.goal import points_of
from quintain.games.mastery.kit import Kit
from quintain.games.mastery.names import ARTEFACT_KINDS, ARTEFACTS, CARDS, ENDINGS, NO_CONFLICT, UNCHOSEN
from quintain.games.mastery.picture_battle import BattlePicture, DeclaredPicture, WindowPicture, battle, declaration, window
from quintain.games.mastery.state import MasteryState, Province, place_of
from quintain.games.mastery.steps import (
    ADVANCE,
    ARRANGE,
    BY_WRATH,
    JUDGE,
    MAY_DISCARD,
    REACT,
    RECALL,
    REDEPLOY,
    STAGES,
    TO_CROWN,
    WINDOW,
)
from quintain.games.mastery.supply import (
    bit,
    dice_for,
    dice_on_land,
    dice_suffice,
    held,
    lowest,
    most_attackers,
    supplied,
    targets,
)
from quintain.kernel.pictures import Hidden, Picture, SeatPicture
from quintain.kernel.types import HIDDEN

SECRET: Final[Hidden] = {"hidden": True}


class ArtefactPicture(TypedDict):
    """An artefact before its owner."""

    artefact: str
    kind: str
    intact: bool
    repaired: int  # the turn at whose end it is turned up again (MM-2.9); 0 while it is intact


class Line(TypedDict):
    """A piece of a supply line: two places of one seat, side by side or over a lake."""

    a: str
    b: str
    lake: str  # empty: side by side


class ScoreParts(TypedDict):
    """Points by what the territories are worth."""

    one: int
    two: int
    three: int


class ScorePicture(TypedDict):
    """MM-11.1. Points are always those of the land held now."""

    now: int
    if_ended: int
    parts: ScoreParts


class SeatView(SeatPicture):
    """One player."""

    score: ScorePicture
    team: int
    team_points: int  # the same as the points without Allegiance
    castle: int  # knights in the castle
    knights: int  # all knights on the map, attackers included
    dice: int  # in use (MM-1.6)
    dice_left: int
    artefacts: list[ArtefactPicture]  # crown, orb, sceptre
    hand: list[str | Hidden]  # cards the viewer knows first
    draws: int  # cards it would draw in a battle now, but for Authority (MM-7.2)
    deck: int  # cards in it
    top: list[str | Hidden]  # of the deck, down to the last card the viewer knows
    discard: list[str]  # oldest first
    laid: list[str]  # in play in a battle
    chosen: str | Hidden  # the conflict card: "none" not yet, "nothing" for want of one, or the card
    lands: list[str]  # slots it controls
    cut_off: list[str]  # of them out of supply
    supply: list[Line]
    reach: list[str]  # slots into which it could advance now with a cycle left
    might_fracture: bool  # holds a Fracture for all that everybody can see (MM-3.8)


class PlacePicture(TypedDict):
    """A castle or a territory."""

    slot: str
    tile: str
    owner: int  # −1: nobody
    knights: int
    worth: int
    room: int  # knights it can still take; −1: any number
    supplied: bool
    planned: NotRequired[int]  # in a redistribution: knights after it


class PlanPicture(TypedDict):
    """A redistribution going on."""

    seat: int
    open: list[str]  # slots that may still be named
    castle: int  # what the castle would hold; below zero as long as the rest is not planned
    most: int  # what it can hold with the dice that the land leaves it, one die each


class MasteryPicture(Picture):
    """The table as a viewer sees it."""

    stage: str  # what is asked: window, redistribution, advance, reaction …; "over"
    step: int  # of the turn, 1 to 9; 0 when it is over
    cycles: int  # redistributions with advances left in this turn
    crown_used: bool
    seats: list[SeatView]
    map: list[PlacePicture]
    plan: PlanPicture | None
    declared: DeclaredPicture | None
    window: WindowPicture | None
    battle: BattlePicture | None
    ending: str  # "", "points", "siege" or "limit"
    winner: int  # −1: nobody yet, or nobody by victory


def picture(kit: Kit, view: MasteryState, beginning: Picture) -> MasteryPicture:
    """The whole picture, from the part that all games share."""
    own: list[int] = []
    supply: list[int] = []
    points: list[int] = []
    for seat in range(int(kit.seats)):
        mine = held(kit, view, seat)
        own.append(int(mine))
        supply.append(int(supplied(kit, seat, mine)))
        points.append(int(points_of(kit, view, seat)))
    together = [sum([points[other] for other in range(len(points)) if kit.same_team(seat, other)]) for seat in range(len(points))]
    stage = STAGES[view.agenda[-1].kind] if view.agenda else "over"
    return {
        **beginning,
        "stage": stage,
        "step": step_of(view),
        "cycles": int(view.cycles),
        "crown_used": view.crown_used != 0,
        "seats": [_seat(kit, view, seat, own[seat], supply[seat], points[seat], together) for seat in range(int(kit.seats))],
        "map": _map(kit, view, supply),
        "plan": _plan(kit, view),
        "declared": declaration(view),
        "window": window(kit, view),
        "battle": battle(kit, view),
        "ending": ENDINGS[view.ending],
        "winner": int(view.winner),
    }


def step_of(state: MasteryState) -> int:
    """MM-2.1. The step of the turn: 2, 3 and 7, 8 share a window, which is the later one when no cycle is left."""
    if not state.agenda:
        return 0
    step = state.agenda[-1]
    if state.battle is not None:
        return 6
    after = 5 if state.cycles == 0 else 0
    if step.kind == WINDOW:
        return 2 + after
    if step.kind == ADVANCE:
        return 5
    crown = step.kind in (RECALL, ARRANGE, JUDGE) or (step.kind == REACT and step.a == TO_CROWN)
    if crown or (step.kind == MAY_DISCARD and step.a == BY_WRATH):
        return 3 + after
    if step.kind == REDEPLOY:
        return 4 if len(state.agenda) > 1 and state.agenda[-2].kind == ADVANCE else 3 + after  # else by Vitality
    return 5


def _seat(kit: Kit, view: MasteryState, seat: i64, own: i64, supply: i64, points: int, together: list[int]) -> SeatView:
    province = view.provinces[seat]
    fight = view.battle
    attackers = int(fight.force) if fight is not None and fight.attacker == seat else 0
    on_land = dice_on_land(kit, view, seat)
    dice = int(on_land + dice_for(kit, view.knights[seat]))
    lands = _slots(kit, own)
    knights = int(view.knights[seat]) + attackers
    left: i64 = own
    while left:
        knights += int(view.knights[lowest(left)])
        left &= left - 1
    return {
        "seat": int(seat),
        "points": points,
        "score": {"now": points, "if_ended": points, "parts": _parts(kit, view, own)},
        "leads": together[seat] == max(together),
        "team": int(seat % kit.teams),
        "team_points": together[seat],
        "castle": int(view.knights[seat]),
        "knights": knights,
        "dice": dice,
        "dice_left": int(kit.dice) - dice,
        "artefacts": [_artefact(kit, view, seat, kind) for kind in range(len(ARTEFACT_KINDS))],
        "hand": [SECRET if card == HIDDEN else CARDS[card] for card in province.hand.cards],
        "draws": int(_draws(kit, province)),
        "deck": int(province.deck.size()),
        "top": _top(province),
        "discard": [CARDS[card] for card in province.discard],
        "laid": [CARDS[card] for card in province.laid],
        "chosen": _chosen(province),
        "lands": lands,
        "cut_off": _slots(kit, own & ~supply),
        "supply": _lines(kit, seat, supply),
        "reach": _reach(kit, view, seat, on_land),
        "might_fracture": might_hold(kit, view, seat),
    }


def _parts(kit: Kit, view: MasteryState, own: i64) -> ScoreParts:
    """MM-11.1. The points of land worth 1, 2 and 3."""
    parts = [0, 0, 0, 0]
    while own:
        worth = int(kit.worth[view.tiles[lowest(own)]])
        parts[worth] += worth
        own &= own - 1
    return {"one": parts[1], "two": parts[2], "three": parts[3]}


def _draws(kit: Kit, province: Province) -> i64:
    """MM-7.2. Up to five, as far as deck and discard pile last."""
    missing: i64 = kit.hand_battle - province.hand.size()
    there: i64 = province.deck.size() + len(province.discard)
    if missing > there:
        missing = there
    return missing if missing > 0 else 0


def _slots(kit: Kit, places: i64) -> list[str]:
    """The ids of a set of places."""
    slots: list[str] = []
    while places:
        slots.append(kit.slots[lowest(places)])
        places &= places - 1
    return slots


def _artefact(kit: Kit, view: MasteryState, seat: i64, kind: int) -> ArtefactPicture:
    place = place_of(seat, kind)
    broken = view.broken[place]
    return {
        "artefact": ARTEFACTS[view.artefacts[place]],
        "kind": ARTEFACT_KINDS[kind],
        "intact": broken == 0,
        "repaired": int(repair_turn(kit, view, seat, broken)) if broken else 0,
    }


def _top(province: Province) -> list[str | Hidden]:
    cards = province.deck.cards
    deepest: i64 = 0  # the lowest place the viewer knows; none if it is the size
    size: i64 = len(cards)
    while deepest < size and cards[deepest] == HIDDEN:
        deepest += 1
    top: list[str | Hidden] = []
    at: i64 = size - 1
    while at >= deepest:
        top.append(SECRET if cards[at] == HIDDEN else CARDS[cards[at]])
        at -= 1
    return top


def _chosen(province: Province) -> str | Hidden:
    if province.chosen == UNCHOSEN:
        return "none"
    if province.chosen == NO_CONFLICT:
        return "nothing"
    return SECRET if province.chosen == HIDDEN else CARDS[province.chosen]


def _lines(kit: Kit, seat: i64, supply: i64) -> list[Line]:
    """MM-5.1. Every border, and every crossing of a lake, over which supply can pass."""
    part: i64 = supply | bit(seat)
    lines: list[Line] = []
    for a, b, lake in kit.land.roads:
        if part >> a & 1 and part >> b & 1:
            lines.append({"a": kit.slots[a], "b": kit.slots[b], "lake": f"lake_{lake + 1}" if lake >= 0 else ""})
    return lines


def _reach(kit: Kit, view: MasteryState, seat: i64, on_land: i64) -> list[str]:
    """MM-6.1 to MM-6.3. With at least one knight and the dice for it."""
    slots: list[str] = []
    left: i64 = targets(kit, view, seat)
    while left:
        place: i64 = lowest(left)
        left &= left - 1
        knights: i64
        for knights in range(1, most_attackers(kit, view, seat, place) + 1):
            if dice_suffice(kit, view, seat, on_land, knights):
                slots.append(kit.slots[place])
                break
    return slots


def _map(kit: Kit, view: MasteryState, supply: list[int]) -> list[PlacePicture]:
    places: list[PlacePicture] = []
    planning = len(view.plan) > 0
    for place in range(int(kit.places)):
        owner, knights, tile = int(view.owner[place]), int(view.knights[place]), view.tiles[place]
        castle = place < kit.seats
        found: PlacePicture = {
            "slot": kit.slots[place],
            "tile": kit.tiles[tile],
            "owner": owner,
            "knights": knights,
            "worth": int(kit.worth[tile]),
            "room": -1 if castle else int(kit.capacity[tile]) - knights,
            "supplied": castle or (owner >= 0 and bool(supply[owner] >> place & 1)),
        }
        if planning:
            found["planned"] = int(view.plan[place])
        places.append(found)
    return places


def _plan(kit: Kit, view: MasteryState) -> PlanPicture | None:
    if len(view.plan) == 0:
        return None
    step = view.agenda[-1]
    seat = active(kit, view)
    own = held(kit, view, seat)
    open_places = supplied(kit, seat, own) & -bit(step.a) if step.a < kit.places else 0
    most = int(kit.pips) * (int(kit.dice) - len(_slots(kit, own)))
    return {"seat": int(seat), "open": _slots(kit, open_places), "castle": int(view.plan[seat]), "most": most}
