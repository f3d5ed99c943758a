"""What a choice is about and what it does: tried on a copy of the table with the rules' own functions.

Nothing here depends on the deck: a turn is tried up to the points of its overflow, before a new card is laid.
"""

from __future__ import annotations

from typing import NotRequired, TypedDict

from mypy_extensions import i64

from quintain.games.majesty.buildings import heal, reward, trade
from quintain.games.majesty.events import Attacked, Healed, Shorted, Wounded
from quintain.games.majesty.kit import BUILDINGS, NOBLE, WITCH, Kit
from quintain.games.majesty.position import card_name
from quintain.games.majesty.questions import PROMPTS
from quintain.games.majesty.scoring import reports
from quintain.games.majesty.state import MajestyState
from quintain.games.majesty.steps import HEAL, REWARD
from quintain.games.majesty.turn import pay_overflow, place, signpost
from quintain.games.majesty.verbs import Verbs
from quintain.kernel.events import Chronicle, Log
from quintain.kernel.types import Action, Seat


class WorkersShape(TypedDict):
    """A number of workers."""

    workers: int


class PointsShape(TypedDict):
    """A number of points."""

    points: int


class GainShape(TypedDict):
    """Points and workers that the turn brings, or takes."""

    points: int
    workers: int


class RangeShape(TypedDict):
    """MJ-5.7. The points of the turn by where a healed card goes."""

    points_least: int
    points_most: int


class FinalShape(TypedDict):
    """MJ-9.1 to MJ-9.4. What the final scoring would bring more after this, and its parts."""

    points: int
    wounded: int
    variety: int
    majority: int


class SharedShape(TypedDict):
    """Points that another player gets."""

    seat: int
    points: int


class AttackShape(TypedDict):
    """MJ-5.3, MJ-5.4. Knights against the guards of one opponent."""

    target: int
    knights: int
    guards: int
    success: bool
    card: NotRequired[str]  # that would be wounded
    building: NotRequired[str]  # where it lies


class MajorityShape(TypedDict):
    """MJ-9.3, MJ-9.4. A majority won (or lost: negative points) if the game were scored after this."""

    seat: int
    building: str
    points: int


class MajestyFacts(TypedDict, total=False):
    """Of taking and healing a card and of an exchange; all of it is certain."""

    card: str  # taken or healed
    building: str  # where it goes
    price: WorkersShape  # of taking: workers put on the cards in front
    workers: int  # of taking: workers lying on the card; of an exchange: how many change hands
    direction: str  # of an exchange: buy, sell or none
    castle: PointsShape  # of an exchange: what the Castle pays after it
    gain: GainShape  # of the whole turn, overflow included; where a healed card may go two ways, the fewer points
    certain: str  # of taking: no where the points depend on where a healed card goes, else yes
    range: RangeShape  # of taking, where a healed card may go two ways
    left: GainShape  # what the seat has when the turn is over
    missing: int  # of taking: workers granted that the reserve lacks
    others: list[SharedShape]  # what others gain
    given: int  # of taking: points of all others together
    healed: str  # of taking: the card that a Witch brings back, or none
    wounded: int  # of taking: cards that the attack wounds
    attacks: list[AttackShape]
    asks: str  # of taking: the question that follows in the same turn, or none
    final: FinalShape  # of taking and healing: by what is certain before a choice that follows
    majorities: list[MajorityShape]


def facts(kit: Kit, verbs: Verbs, state: MajestyState, seat: Seat, action: Action) -> MajestyFacts:
    if verbs.take.holds(action):
        return take_facts(kit, state, seat, verbs.take.a(action), verbs.take.b(action))
    if verbs.heal.holds(action):
        return heal_facts(kit, state, seat, verbs.heal.a(action))
    return trade_facts(kit, state, seat, verbs.trade.a(action))


def take_facts(kit: Kit, state: MajestyState, seat: Seat, slot: i64, role: i64) -> MajestyFacts:
    """MJ-2.3 to MJ-6.1. Price, gain, wounds and healing."""
    told: MajestyFacts = {
        "card": card_name(kit, state.market[slot]),
        "building": BUILDINGS[role],
        "price": {"workers": int(slot)},
        "workers": int(state.market_workers[slot]),
    }
    after, log = state.clone(), Chronicle()
    place(after, seat, slot, role, log)
    due = signpost(kit, after, seat, role, log)
    told["asks"] = "none" if due == REWARD else PROMPTS[due]
    told["certain"] = "yes"
    if due == HEAL:
        card = after.kingdoms[seat].infirmary[-1]
        low, high = healed(kit, after, seat, kit.low[card]), healed(kit, after, seat, kit.high[card])
        least, most = (low, high) if low.kingdoms[seat].points <= high.kingdoms[seat].points else (high, low)
        tell_gains(state, least, seat, told)
        before: i64 = state.kingdoms[seat].points
        told["range"] = {
            "points_least": int(least.kingdoms[seat].points - before),
            "points_most": int(most.kingdoms[seat].points - before),
        }
        if least.kingdoms[seat].points < most.kingdoms[seat].points:
            told["certain"] = "no"
        tell_events(kit, log, told)
        told["healed"] = card_name(kit, card)
    else:
        finish(kit, after, seat, role, log)
        tell_gains(state, after, seat, told)
        tell_events(kit, log, told)
    tell_final(kit, state, after, seat, told)
    return told


def heal_facts(kit: Kit, state: MajestyState, seat: Seat, role: i64) -> MajestyFacts:
    """MJ-5.5 to MJ-5.10. The rest of the turn with the card back at that building."""
    told: MajestyFacts = {
        "card": card_name(kit, state.kingdoms[seat].infirmary[-1]),
        "building": BUILDINGS[role],
    }
    after = healed(kit, state, seat, role)
    tell_gains(state, after, seat, told)
    tell_final(kit, state, after, seat, told)
    return told


def trade_facts(kit: Kit, state: MajestyState, seat: Seat, amount: i64) -> MajestyFacts:
    """MJ-4.10. The exchange and what the Castle pays after it."""
    told: MajestyFacts = {
        "workers": int(amount if amount > 0 else -amount),
        "direction": "none" if amount == 0 else "buy" if amount > 0 else "sell",
    }
    after = state.clone()
    trade(after, seat, amount, Log())
    before: i64 = after.kingdoms[seat].points
    reward(kit, after, seat, NOBLE, Log())
    told["castle"] = {"points": int(after.kingdoms[seat].points - before)}
    pay_overflow(kit, after, seat, Log())
    tell_gains(state, after, seat, told)
    return told


def healed(kit: Kit, state: MajestyState, seat: Seat, role: i64) -> MajestyState:
    """The table when the top wounded card is back at a building and the Cottage has paid."""
    after = state.clone()
    heal(after, seat, role, Log())
    finish(kit, after, seat, WITCH, Log())
    return after


def finish(kit: Kit, state: MajestyState, seat: Seat, building: i64, log: Log) -> None:
    """The turn from the rows of the building to its last points."""
    reward(kit, state, seat, building, log)
    pay_overflow(kit, state, seat, log)


def tell_gains(before: MajestyState, after: MajestyState, seat: Seat, told: MajestyFacts) -> None:
    """Points of all, and the workers of the one who acts."""
    others: list[SharedShape] = []
    given: i64 = 0
    other: i64
    for other in range(len(after.kingdoms)):
        gained: i64 = after.kingdoms[other].points - before.kingdoms[other].points
        if other != seat and gained:
            given += gained
            others.append({"seat": int(other), "points": int(gained)})
    was, now = before.kingdoms[seat], after.kingdoms[seat]
    told["gain"] = {"points": int(now.points - was.points), "workers": int(now.workers - was.workers)}
    told["left"] = {"points": int(now.points), "workers": int(now.workers)}
    told["others"] = others
    told["given"] = int(given)


def tell_events(kit: Kit, log: Chronicle, told: MajestyFacts) -> None:
    """Attacks, wounds, a healed card and missing workers."""
    attacks: list[AttackShape] = []
    wounded = 0
    told["healed"] = "none"
    told["missing"] = 0
    for event in log.events:
        if isinstance(event, Attacked):
            attacks.append(
                {
                    "target": int(event.target),
                    "knights": int(event.knights),
                    "guards": int(event.guards),
                    "success": bool(event.success),
                }
            )
        elif isinstance(event, Wounded):
            attacks[-1]["card"] = card_name(kit, event.card)
            attacks[-1]["building"] = BUILDINGS[event.building]
            wounded += 1
        elif isinstance(event, Healed):
            told["healed"] = card_name(kit, event.card)
        elif isinstance(event, Shorted):
            told["missing"] = int(event.workers)
    told["attacks"] = attacks
    told["wounded"] = wounded


def tell_final(kit: Kit, before: MajestyState, after: MajestyState, seat: Seat, told: MajestyFacts) -> None:
    """MJ-9.1 to MJ-9.4. What the final scoring would bring more, or less, than before."""
    was, now = reports(kit, before), reports(kit, after)
    majorities: list[MajorityShape] = []
    building: i64
    other: i64
    for building in range(len(BUILDINGS)):
        for other in range(len(now)):
            change: i64 = now[other].majority[building] - was[other].majority[building]
            if change:
                majorities.append({"seat": int(other), "building": BUILDINGS[building], "points": int(change)})
    told["majorities"] = majorities
    points = int(now[seat].total() - was[seat].total())
    wounded, variety = int(now[seat].wounded - was[seat].wounded), int(now[seat].variety - was[seat].variety)
    told["final"] = {"points": points, "wounded": wounded, "variety": variety, "majority": points - wounded - variety}
