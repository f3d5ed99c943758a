"""What an advance, a conflict card or support would do: conquests, battle points, who would win."""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from quintain.games.mastery.facts_shape import MasteryFacts, Other, Sums
from quintain.games.mastery.fracture import artefact_of, is_intact
from quintain.games.mastery.goal import team_points
from quintain.games.mastery.kit import Kit
from quintain.games.mastery.names import (
    AMBUSH,
    ARENA,
    ATTACKER_BONUS,
    CONQUEST_DISCARD,
    CONQUEST_KNIGHT,
    CONQUEST_LOSS,
    DEFENDER_BONUS,
    FEAR,
    LOYALTY,
    RAGE,
    SCEPTRE,
    SUPPORT_ONE,
    SUPPORT_TWO,
    VIGOUR,
)
from quintain.games.mastery.picture_battle import losses, verdict
from quintain.games.mastery.state import Battle, MasteryState, Province
from quintain.games.mastery.supply import bit, dice_for, dice_on_land, held, supplied
from quintain.kernel.piles import Pile
from quintain.kernel.types import Seat

# Before cards the attacker wins about as often as a logistic curve says that was fitted to finished battles: see
# docs/decisions/0143-mastery-odds.md.
STEEP: Final = 0.57
EDGE: Final = 0.65  # the defender's advantage, in battle points
FAR: Final = 20  # beyond this difference nothing changes
WIN: Final = [round(1000 / (1 + math.exp(-STEEP * (ahead - EDGE)))) for ahead in range(-FAR, FAR + 1)]


def advance_facts(kit: Kit, state: MasteryState, seat: Seat, place: i64, knights: i64) -> MasteryFacts:
    """MM-6. The land, its owner, and what the advance brings: at once, or if the battle is won."""
    tile: i64 = state.tiles[place]
    owner: i64 = place if place < kit.seats else state.owner[place]
    found: MasteryFacts = {
        "tile": kit.tiles[tile],
        "worth": int(kit.worth[tile]),
        "owner": int(owner),
        "defenders": 0,
        "battle": "no",
        "duel": "no",
        "left": {"castle": int(state.knights[seat] - knights)},
    }
    if owner >= 0:
        _battle(kit, state, seat, place, owner, knights, found)
    else:
        _conquest(kit, state, seat, place, knights, found)
    return found


def _conquest(kit: Kit, state: MasteryState, seat: Seat, place: i64, knights: i64, found: MasteryFacts) -> None:
    """MM-6.5, MM-10, MM-11.2. Empty land: everything is certain."""
    tile: i64 = state.tiles[place]
    ability: i64 = kit.abilities[tile]
    worth = int(kit.worth[tile])
    if _wins(kit, state, seat, worth):
        found["wins"] = "yes"
        found["discard"] = "no"
        found["gain"] = {"points": worth, "knights": 0, "castle": -int(knights)}
        return
    sinks = 1 if ability & CONQUEST_LOSS else 0
    comes = int(_finds_die(kit, state, seat, knights)) if ability & CONQUEST_KNIGHT else 0
    found["wins"] = "no"
    found["discard"] = "yes" if ability & CONQUEST_DISCARD and state.provinces[seat].hand.size() > 0 else "no"
    found["gain"] = {
        "points": 0 if sinks and knights == 1 else worth,
        "knights": comes - sinks,
        "castle": comes - int(knights),
    }


def _finds_die(kit: Kit, state: MasteryState, seat: Seat, knights: i64) -> bool:
    """MM-2.2. Whether one more knight finds a die in the castle after so many have left it for one place."""
    dice: i64 = dice_on_land(kit, state, seat) + dice_for(kit, knights)
    return dice + dice_for(kit, state.knights[seat] - knights + 1) <= kit.dice


def _wins(kit: Kit, state: MasteryState, seat: Seat, worth: int) -> bool:
    """MM-11.2. Whether so many points more reach the goal."""
    return bool(team_points(kit, state, seat) + worth >= kit.goal)


def _battle(kit: Kit, state: MasteryState, seat: Seat, place: i64, owner: Seat, knights: i64, found: MasteryFacts) -> None:
    """MM-7.0, MM-7.1. Both sums before cards and sceptres, and what is to be expected of them."""
    tile: i64 = state.tiles[place]
    ability: i64 = kit.abilities[tile]
    siege = place < kit.seats
    standing: i64 = kit.garrison if siege else state.knights[place]
    attack: i64 = knights + (1 if ability & ATTACKER_BONUS else 0)
    defence: i64 = standing + (1 if ability & DEFENDER_BONUS else 0)
    more_attack: i64 = _by_sceptre(state, seat, RAGE, FEAR, standing - knights)
    more_defence: i64 = _by_sceptre(state, owner, LOYALTY, VIGOUR, 0 if siege else knights - standing)
    ahead: i64 = attack + more_attack - defence - more_defence
    worth = int(kit.worth[tile])
    found["battle"] = "yes"
    found["duel"] = "yes" if ability & ARENA else "no"
    found["defenders"] = int(standing)
    found["sums"] = {"attack": int(attack), "defence": int(defence)}
    found["wins"] = "yes" if siege or _wins(kit, state, seat, worth) else "no"
    found["gain"] = {"castle": -int(knights), "points": 0}
    found["prize"] = {"points": worth}
    found["discard"] = "yes" if ability & CONQUEST_DISCARD and found["wins"] == "no" else "no"
    found["odds"] = {"win": WIN[FAR + max(-FAR, min(FAR, int(ahead)))]}
    found["expected"] = {"attack": int(attack + more_attack) * 1000, "defence": int(defence + more_defence) * 1000}
    if kit.disorder:
        found["expected"]["stay"] = int(knights) * 1000 - int(knights) * 1000 // int(kit.pips)
    if kit.ruthless and not siege:
        found["others"] = _cut_down(kit, state, owner, place)


def _by_sceptre(state: MasteryState, seat: Seat, bonus: i64, equaliser: i64, behind: i64) -> i64:
    """MM-8.5, MM-8.10. What an intact sceptre of the right role adds, if nobody breaks it."""
    if not is_intact(state, seat, SCEPTRE):
        return 0
    sceptre = artefact_of(state, seat, SCEPTRE)
    if sceptre == bonus:
        return 1
    return behind if sceptre == equaliser and behind > 0 else 0


def _cut_down(kit: Kit, state: MasteryState, owner: Seat, place: i64) -> list[Other]:
    """MM-12.10. What the owner of land would lose with it for want of supply."""
    own: i64 = held(kit, state, owner) & ~bit(place)
    lost: i64 = own & ~supplied(kit, owner, own)
    points = -int(kit.worth[state.tiles[place]])
    at: i64
    for at in range(kit.seats, kit.places):
        if lost >> at & 1:
            points -= int(kit.worth[state.tiles[at]])
    return [{"seat": int(owner), "points": points}]


def conflict_facts(kit: Kit, state: MasteryState, seat: Seat, card: i64) -> MasteryFacts:
    """MM-7.4. Battle points of a conflict card, and both sums with it alone; an Ambush adds a die."""
    battle = state.battle
    if battle is None:
        return {}
    amount = int(kit.value[card]) if card >= 0 else 0
    found: MasteryFacts = {
        "amount": amount,
        "gain": {"battle": amount},
        "sums": _sums(kit, battle, seat, amount),
        "expected": {"battle": amount * 1000},
    }
    if card == AMBUSH:
        found["expected"] = {"battle": amount * 1000 + 500 * int(kit.pips + 1)}
        found["range"] = {"battle_least": amount + 1, "battle_most": amount + int(kit.pips)}
    return found


def support_facts(kit: Kit, state: MasteryState, seat: Seat, ones: i64, twos: i64) -> MasteryFacts:
    """MM-7.5, MM-7.6. Both sums after these cards, who wins if nobody lays more, and the most the others might answer."""
    battle = state.battle
    if battle is None:
        return {"asked": "support"}
    amount = int(ones * kit.value[SUPPORT_ONE] + twos * kit.value[SUPPORT_TWO])
    sums = _sums(kit, battle, seat, amount)
    winner, margin = verdict(kit, battle, sums["attack"], sums["defence"])
    return {
        "asked": "support",
        "amount": amount,
        "gain": {"battle": amount, "cards": -int(ones + twos)},
        "sums": sums,
        "ahead": "attacker" if winner == battle.attacker else "defender",
        "margin": margin,
        "losses": losses(kit, state, battle, winner, margin),
        "range": {"answer_most": _most_answered(kit, state, battle, seat)},
    }


def _sums(kit: Kit, battle: Battle, seat: Seat, amount: int) -> Sums:
    """MM-12.4. Both sides, with so much more for the side of a seat."""
    attacks = kit.same_team(seat, battle.attacker)
    return {
        "attack": int(battle.attack) + (amount if attacks else 0),
        "defence": int(battle.defence) + (0 if attacks else amount),
    }


def _most_answered(kit: Kit, state: MasteryState, battle: Battle, seat: Seat) -> int:
    """The most that the hands of the other side can still add, as far as the viewer knows."""
    opponent = battle.defender if kit.same_team(seat, battle.attacker) else battle.attacker
    most = 0
    other: i64
    for other in range(kit.seats):
        if kit.same_team(other, opponent):
            most += _most_support(kit, state.provinces[other], seat)
    return most


def _most_support(kit: Kit, province: Province, observer: Seat) -> int:
    """Support cards the observer knows, and the best of those not seen in as many places as are hidden from it."""
    known_ones: i64 = _known(province.hand, SUPPORT_ONE, observer)
    known_twos: i64 = _known(province.hand, SUPPORT_TWO, observer)
    places: i64 = 0
    for mask in province.hand.known:
        if not mask >> observer & 1:
            places += 1
    ones: i64 = kit.copies[SUPPORT_ONE] - known_ones - _known(province.deck, SUPPORT_ONE, observer)
    twos: i64 = kit.copies[SUPPORT_TWO] - known_twos - _known(province.deck, SUPPORT_TWO, observer)
    ones -= _among(province.discard, SUPPORT_ONE) + _among(province.laid, SUPPORT_ONE)
    twos -= _among(province.discard, SUPPORT_TWO) + _among(province.laid, SUPPORT_TWO)
    points: i64 = known_ones * kit.value[SUPPORT_ONE] + known_twos * kit.value[SUPPORT_TWO]
    high: i64 = twos if twos < places else places
    low: i64 = ones if ones < places - high else places - high
    return int(points + high * kit.value[SUPPORT_TWO] + low * kit.value[SUPPORT_ONE])


def _known(pile: Pile, wanted: i64, observer: Seat) -> i64:
    """How many of a kind an observer knows in a pile."""
    n: i64 = 0
    i: i64
    for i in range(pile.size()):
        if pile.cards[i] == wanted and pile.known[i] >> observer & 1:
            n += 1
    return n


def _among(cards: vec[i64], wanted: i64) -> i64:
    n: i64 = 0
    for card in cards:
        if card == wanted:
            n += 1
    return n
