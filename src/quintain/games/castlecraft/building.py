"""CC-15 to CC-17. Tokens, warriors and cards."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from quintain.games.castlecraft.events import Bought, Claimed, Deployed, Recruited
from quintain.games.castlecraft.field import ROUND, Field
from quintain.games.castlecraft.goal import check_conquest
from quintain.games.castlecraft.realm import Realm
from quintain.games.castlecraft.state import NOBODY, CastleState
from quintain.games.castlecraft.steps import DEPLOY
from quintain.kernel.agenda import Step
from quintain.kernel.events import Log
from quintain.kernel.types import Seat


def affords(state: CastleState, seat: Seat, gold: i64, mana: i64) -> bool:
    """CC-15.1. Nobody goes below nothing."""
    return state.gold[seat] >= gold and state.mana[seat] >= mana


def pay(state: CastleState, seat: Seat, gold: i64, mana: i64) -> None:
    state.gold[seat] -= gold
    state.mana[seat] -= mana


def token_price(realm: Realm, field: Field, tower: i64) -> tuple[i64, i64]:
    """CC-15.2. Gold on a square tower, mana on a round one."""
    if field.tower_kind[tower] == ROUND:
        return 0, realm.kit.token_mana
    return realm.kit.token_gold, 0


def holds_alone(realm: Realm, field: Field, state: CastleState, seat: Seat, tower: i64) -> bool:
    """CC-15.2, CC-R24. At least one own squad on the platform and no other."""
    mine = False
    unit: i64
    for unit in range(realm.kit.n):
        if state.counts[unit] and field.tower[state.cells[unit]] == tower:
            if realm.kit.army[unit] != state.armies[seat]:
                return False
            mine = True
    return mine


def may_claim(realm: Realm, field: Field, state: CastleState, seat: Seat, tower: i64) -> bool:
    if field.tower_castle[tower] < 0 or state.tokens[tower] == seat:
        return False
    gold, mana = token_price(realm, field, tower)
    return affords(state, seat, gold, mana) and holds_alone(realm, field, state, seat, tower)


def on_platform(realm: Realm, field: Field, state: CastleState, seat: Seat) -> bool:
    """Whether any squad of a player stands on a platform; most turns none does."""
    unit: i64
    for unit in range(realm.kit.n):
        if state.counts[unit] and realm.kit.army[unit] == state.armies[seat] and field.tower[state.cells[unit]] >= 0:
            return True
    return False


def deploy_limit(realm: Realm, state: CastleState, seat: Seat) -> i64:
    """CC-16.3. How far from the castle new squads may appear, in half-steps."""
    steps = realm.kit.deploy_steps
    card: i64
    for card in range(realm.kit.upgrades):
        if state.cards[card] and realm.kit.card_army[card] == state.armies[seat]:
            steps = max(steps, realm.kit.card_reach[card])
    return 2 * steps + 3


def occupied(state: CastleState, cell: i64) -> bool:
    """CC-2.3."""
    return cell in state.cells


def deploy_cells(realm: Realm, field: Field, state: CastleState, seat: Seat, limit: i64) -> vec[i64]:
    """CC-16.2, CC-16.3. Free cells of the own castle below its platforms and of the open field beside it, at most `limit`."""
    near = field.around(state.places[seat], deploy_limit(realm, state, seat))
    cells = vec[i64](capacity=128)
    for cell in near:
        if not occupied(state, cell):
            cells = append(cells, cell)
            if len(cells) >= limit:
                break
    return cells


def may_recruit(realm: Realm, field: Field, state: CastleState, seat: Seat, unit: i64) -> bool:
    """CC-15.3, CC-16.5. Own army, price, a figure left and, for a new squad, a cell."""
    kit = realm.kit
    if kit.army[unit] != state.armies[seat] or state.counts[unit] >= kit.figures[unit]:
        return False
    if not affords(state, seat, kit.gold[unit], kit.mana[unit]):
        return False
    return state.counts[unit] > 0 or len(deploy_cells(realm, field, state, seat, 1)) > 0


def may_buy(realm: Realm, state: CastleState, seat: Seat, card: i64) -> bool:
    """CC-15.4, CC-13.10. A card of the own army that is not bought yet."""
    kit = realm.kit
    if kit.card_army[card] != state.armies[seat] or state.cards[card]:
        return False
    return affords(state, seat, kit.card_gold[card], kit.card_mana[card])


def build_options(realm: Realm, field: Field, state: CastleState, seat: Seat, limit: i64) -> vec[i64]:
    """CC-15.1. Everything that can be built, then the end of the turn; building options beyond `limit` are left out."""
    verbs = realm.verbs
    actions = vec[i64](capacity=16)
    number: i64
    if on_platform(realm, field, state, seat):
        for number in range(len(state.tokens)):
            if len(actions) < limit and may_claim(realm, field, state, seat, number):
                actions = append(actions, verbs.token.of(number))
    if state.gold[seat] or state.mana[seat] or realm.kit.gratis:
        for number in range(realm.kit.n):
            if len(actions) < limit and may_recruit(realm, field, state, seat, number):
                actions = append(actions, verbs.recruit.of(number))
        for number in range(len(state.cards)):
            if len(actions) < limit and may_buy(realm, state, seat, number):
                actions = append(actions, verbs.buy.of(number))
    return append(actions, verbs.end_turn.of())


def claim(realm: Realm, field: Field, state: CastleState, seat: Seat, tower: i64, log: Log) -> None:
    """CC-15.2. A token of somebody else goes back to him."""
    gold, mana = token_price(realm, field, tower)
    pay(state, seat, gold, mana)
    if log.wanted:
        log.emit(Claimed(seat, tower, field.tower_castle[tower], state.tokens[tower], 0 if state.tokens[tower] == NOBODY else 1))
    state.serial += 1
    state.tokens[tower] = seat
    state.serials[tower] = state.serial
    state.eventful = 1
    check_conquest(realm, field, state, log)


def recruit(realm: Realm, state: CastleState, seat: Seat, unit: i64, log: Log) -> None:
    """CC-16.1, CC-16.5. The new warrior joins his squad, or a cell is asked for at once."""
    pay(state, seat, realm.kit.gold[unit], realm.kit.mana[unit])
    state.eventful = 1
    if log.wanted:
        log.emit(Recruited(seat, unit, state.counts[unit] + 1))
    if state.counts[unit]:
        state.counts[unit] += 1
    else:
        state.agenda.append(Step(DEPLOY, seat, unit))


def deploy(state: CastleState, seat: Seat, unit: i64, cell: i64, log: Log) -> None:
    """CC-16.2."""
    state.counts[unit] = 1
    state.cells[unit] = cell
    if log.wanted:
        log.emit(Deployed(seat, unit, cell))


def buy(realm: Realm, state: CastleState, seat: Seat, card: i64, log: Log) -> None:
    """CC-15.4, CC-17.1. It works from this moment."""
    pay(state, seat, realm.kit.card_gold[card], realm.kit.card_mana[card])
    state.cards[card] = 1
    state.eventful = 1
    if log.wanted:
        log.emit(Bought(seat, card))


def can_pay_a_unit(realm: Realm, state: CastleState, seat: Seat) -> bool:
    """CC-19.1. Whether a player can pay for any of his units."""
    kit = realm.kit
    unit: i64
    for unit in range(kit.n):
        if kit.army[unit] == state.armies[seat] and affords(state, seat, kit.gold[unit], kit.mana[unit]):
            return True
    return False
