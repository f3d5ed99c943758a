"""What building would do: prices, what is left, the next income; and what cards, spells and armies are."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quintain.games.castlecraft import goal
from quintain.games.castlecraft.building import affords, token_price
from quintain.games.castlecraft.field import ROUND, Field
from quintain.games.castlecraft.income import forecast, tower_pays
from quintain.games.castlecraft.kit import KINDS, STATS, STRENGTH
from quintain.games.castlecraft.realm import Realm
from quintain.games.castlecraft.shapes import CastleFacts, Chips, Values
from quintain.games.castlecraft.squads import defence, reach_of, speed, value
from quintain.games.castlecraft.state import NOBODY, CastleState
from quintain.kernel.types import Action, Seat

NONE: Final = "none"


def values(realm: Realm, state: CastleState, unit: i64) -> Values:
    """CC-2.4. The values as they count now, of one warrior."""
    kit = realm.kit
    return {
        "speed": int(speed(kit, state, unit)),
        "range": int(reach_of(kit, state, unit)),
        "strength": int(max(value(kit, state, unit, STRENGTH), 0)),
        "defence": int(defence(kit, state, unit)),
    }


def chips(gold: i64, mana: i64) -> Chips:
    return {"gold": int(gold), "mana": int(mana)}


def building_facts(realm: Realm, field: Field, state: CastleState, seat: Seat, action: Action) -> CastleFacts:
    """CC-15. Tokens, warriors and cards."""
    verbs = realm.verbs
    if verbs.token.holds(action):
        return token_facts(realm, field, state, seat, verbs.token.a(action))
    if verbs.recruit.holds(action):
        return recruit_facts(realm, state, seat, verbs.recruit.a(action))
    if verbs.buy.holds(action):
        return buy_facts(realm, field, state, seat, verbs.buy.a(action))
    return {"left": chips(state.gold[seat], state.mana[seat])} if verbs.end_turn.holds(action) else {}


def token_facts(realm: Realm, field: Field, state: CastleState, seat: Seat, tower: i64) -> CastleFacts:
    """CC-15.2. What the token costs and pays, whose goes back, and whose castle falls."""
    if field.tower_castle[tower] < 0:
        return {}
    gold, mana = token_price(realm, field, tower)
    after = state.clone()
    after.tokens[tower] = seat
    income = forecast(realm, field, after, seat)
    falls: i64 = NOBODY
    for other in state.order:
        if other != seat and state.alive[other] and falls == NOBODY and goal.conquered(realm, field, after, other):
            falls = other
    return {
        "castle": realm.castles[field.tower_castle[tower]],
        "floors": int(field.tower_floors[tower]),
        "kind": "mana" if field.tower_kind[tower] == ROUND else "gold",
        "price": chips(gold, mana),
        "left": chips(state.gold[seat] - gold, state.mana[seat] - mana),
        "income": chips(income[0], income[1]),
        "returns": "no" if state.tokens[tower] == NOBODY else "yes",
        "target": int(state.tokens[tower]),
        "conquers": "no" if falls == NOBODY else "yes",
        "loser": int(falls),
        "final": {"points": int(field.tower_floors[tower])},
    }


def recruit_facts(realm: Realm, state: CastleState, seat: Seat, unit: i64) -> CastleFacts:
    """CC-15.3, CC-16.1. The price, and where the warrior joins his squad."""
    kit = realm.kit
    count = state.counts[unit]
    return {
        "price": chips(kit.gold[unit], kit.mana[unit]),
        "left": chips(state.gold[seat] - kit.gold[unit], state.mana[seat] - kit.mana[unit]),
        "count": int(count) + 1,
        "reserve": int(kit.figures[unit] - count) - 1,
        "cell": realm.cells[state.cells[unit]] if count else NONE,
        "values": values(realm, state, unit),
    }


def buy_facts(realm: Realm, field: Field, state: CastleState, seat: Seat, card: i64) -> CastleFacts:
    """CC-15.4. What a card does and costs, and whether it leaves its buyer without hope."""
    kit = realm.kit
    told = card_effect(realm, card)
    told["price"] = chips(kit.card_gold[card], kit.card_mana[card])
    told["left"] = chips(state.gold[seat] - kit.card_gold[card], state.mana[seat] - kit.card_mana[card])
    told["stranded"] = "yes" if strands(realm, field, state, seat, card) else "no"
    return told


def strands(realm: Realm, field: Field, state: CastleState, seat: Seat, card: i64) -> bool:
    """Whether buying the card takes a player without a squad and without income the means to recruit one ever."""
    kit = realm.kit
    could = False
    unit: i64
    for unit in range(kit.n):
        if kit.army[unit] == state.armies[seat]:
            gold, mana = kit.gold[unit] + kit.card_gold[card], kit.mana[unit] + kit.card_mana[card]
            if state.counts[unit] or affords(state, seat, gold, mana):
                return False
            could = could or affords(state, seat, kit.gold[unit], kit.mana[unit])
    if not could:
        return False
    tower: i64
    for tower in range(len(state.tokens)):
        if state.tokens[tower] == seat and tower_pays(realm, field, state, tower):
            return False
    return True


def deploy_facts(realm: Realm, field: Field, unit: i64, action: Action) -> CastleFacts:
    """CC-16.3. Where the new squad would stand: in the castle, perhaps right under a platform, or before it."""
    if not realm.verbs.deploy.holds(action):
        return {}
    cell = realm.verbs.deploy.a(action)
    castle = field.castle[cell]
    above = field.up[cell]
    tower: i64 = field.tower[above] if above >= 0 else -1
    return {
        "unit": realm.kit.units[unit],
        "castle": realm.castles[castle] if castle >= 0 else NONE,
        "tower": realm.towers[tower] if tower >= 0 else NONE,
    }


def army_facts(realm: Realm, action: Action) -> CastleFacts:
    """CC-4.8. Who fights in an army."""
    if not realm.verbs.choose_army.holds(action):
        return {}
    army = realm.verbs.choose_army.a(action)
    return {"units": [realm.kit.units[unit] for unit in range(realm.kit.n) if realm.kit.army[unit] == army]}


# What cards and spells do


def signed(number: int) -> str:
    return f"+{number}" if number >= 0 else f"−{-number}"


def spell_effect(realm: Realm, spell: i64) -> CastleFacts:
    """What a spell does, by its numbers."""
    kit = realm.kit
    return {
        "effect": KINDS[kit.kind[spell]],
        "units": [],
        "stat": STATS[kit.stat[spell]] if kit.stat[spell] >= 0 else NONE,
        "delta": signed(int(kit.delta[spell])),
        "distance": int(kit.range_base[spell]),
        "distance_per": int(kit.range_per_mage[spell]),
        "power_base": int(kit.strength_base[spell]),
        "power_per": int(kit.strength_per_mage[spell]),
        "bonus": 0,
    }


def card_effect(realm: Realm, card: i64) -> CastleFacts:
    """What a card does, by its numbers: an upgrade of some value, of deployment, against doors, or a spell."""
    kit = realm.kit
    if card >= kit.upgrades:
        return spell_effect(realm, card - kit.upgrades)
    told: CastleFacts = {
        "effect": "upgrade",
        "units": [],
        "stat": NONE,
        "delta": "",
        "distance": int(kit.card_reach[card]),
        "distance_per": 0,
        "power_base": 0,
        "power_per": 0,
        "bonus": int(kit.card_ram[card]),
    }
    if kit.card_reach[card]:
        told["effect"] = "deploy"
    elif kit.card_ram[card]:
        told["effect"] = "ram"
    for at in range(len(kit.boost_first) - 1):
        for boost in range(kit.boost_first[at], kit.boost_first[at + 1]):
            if kit.boost_card[boost] == card:
                told["units"].append(kit.units[at // 4])
                told["stat"], told["delta"] = STATS[at % 4], signed(int(kit.boost[boost]))
    return told
