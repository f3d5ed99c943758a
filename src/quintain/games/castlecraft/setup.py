"""CC-4. The start: lots, the choice of armies, the order of play and the first chips."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from quintain.games.castlecraft.atlas import CHOOSE, LOT
from quintain.games.castlecraft.castles.survey import blank
from quintain.games.castlecraft.events_setup import Armed, ChoiceOrdered, Compensated, PlayOrdered, Seated
from quintain.games.castlecraft.realm import Realm
from quintain.games.castlecraft.state import NO_ARMY, NOBODY, NOWHERE, CastleState
from quintain.games.castlecraft.steps import CHOOSE_ARMY, FIRST_TURN, TURN_START
from quintain.kernel.agenda import Step
from quintain.kernel.events import Log
from quintain.kernel.rng import Rng
from quintain.kernel.types import Seat


def set_up(realm: Realm, seed: int, log: Log) -> CastleState:
    """CC-4.1. Lots in this order: armies left to the lot, places not fixed, order of choosing armies; the last is for later."""
    rng = Rng.seeded(seed)
    wishes = realm.atlas.wishes
    armies = draw([wish.army for wish in wishes], len(realm.kit.armies), rng)
    places = draw([wish.place for wish in wishes], len(wishes), rng)
    choosers = vec[i64]([seat for seat, army in enumerate(armies) if army == CHOOSE])
    if len(choosers) > 1:
        rng.shuffle(choosers)
    for seat in choosers:
        armies[seat] = NO_ARMY
    state = empty_board(realm, armies, places)
    state.rng = rng
    state.agenda.append(Step(FIRST_TURN, NOBODY))
    at: i64 = len(choosers) - 1
    while at >= 0:
        state.agenda.append(Step(CHOOSE_ARMY, choosers[at]))
        at -= 1
    if log.wanted:
        tell_lots(realm, state, choosers, log)
    return state


def tell_lots(realm: Realm, state: CastleState, choosers: vec[i64], log: Log) -> None:
    """Who sits where, whose army is known already, and in which order the others choose."""
    seat: Seat
    for seat in range(realm.seats):
        wish = realm.atlas.wishes[seat]
        log.emit(Seated(seat, state.places[seat], 1 if wish.place == LOT else 0))
        if state.armies[seat] != NO_ARMY:
            log.emit(Armed(seat, state.armies[seat], "lot" if wish.army == LOT else "given"))
    if len(choosers) > 1:
        log.emit(ChoiceOrdered(choosers))


def draw(fixed: list[int], count: int, rng: Rng) -> vec[i64]:
    """A lot over what nobody has, dealt from its front to the seats that leave it to the lot."""
    left = vec[i64]([number for number in range(count) if number not in fixed])
    if len(left) > 1 and LOT in fixed:
        rng.shuffle(left)
    given: list[int] = []
    dealt: i64 = 0
    for number in fixed:
        if number == LOT:
            given.append(left[dealt])
            dealt += 1
        else:
            given.append(number)
    return vec[i64](given)


def choose_army(state: CastleState, seat: Seat, army: i64, log: Log) -> None:
    """CC-4.8. Openly and for good."""
    state.armies[seat] = army
    if log.wanted:
        log.emit(Armed(seat, army, "chosen"))


def open_game(realm: Realm, state: CastleState, log: Log) -> None:
    """CC-4.1, CC-4.8. Castles are placed, the order of play is drawn, who comes late gets his bonus; the first turn begins."""
    state.order = vec[i64](range(realm.seats))
    state.rng.shuffle(state.order)
    place_castles(state)
    place: i64
    for place in range(realm.seats):
        state.gold[state.order[place]] += realm.bonus * place
        state.mana[state.order[place]] += realm.bonus * place
    if log.wanted:
        log.emit(PlayOrdered(state.order[:]))
        for place in range(1, realm.seats):
            if realm.bonus:
                log.emit(Compensated(state.order[place], realm.bonus * place))
    state.agenda.append(Step(TURN_START, state.order[0]))


def place_castles(state: CastleState) -> None:
    """CC-3.3. Every main castle has its lord."""
    seat: Seat
    for seat in range(len(state.places)):
        state.lords[state.places[seat]] = seat


def empty_board(realm: Realm, armies: vec[i64], places: vec[i64]) -> CastleState:
    """Every door and gate is whole, everybody has his first chips and nothing else; no main castle stands yet."""
    kit = realm.kit
    state = CastleState()
    seats = int(realm.seats)
    state.armies, state.places = armies, places
    state.alive = blank(seats, 1)
    state.gold = blank(seats, int(kit.start_gold))
    state.mana = blank(seats, int(kit.start_mana))
    state.cards = blank(len(kit.cards), 0)
    state.cast = blank(len(kit.spells), 0)
    state.counts = blank(int(kit.n), 0)
    state.cells = blank(int(kit.n), NOWHERE)
    state.acted = blank(int(kit.n), 0)
    state.effects = blank(len(kit.spells), 0)
    state.tokens = blank(len(realm.towers), NOBODY)
    state.serials = blank(len(realm.towers), 0)
    state.broken = blank(len(realm.portals), 0)
    state.lords = blank(len(realm.castles), NOBODY)
    return state
