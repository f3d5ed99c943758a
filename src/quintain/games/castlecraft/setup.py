"""CC-4. The start: lots for armies, places and the order of play, and the first chips."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from quintain.games.castlecraft.atlas import LOT
from quintain.games.castlecraft.castles.survey import blank
from quintain.games.castlecraft.realm import Realm
from quintain.games.castlecraft.state import NOBODY, NOWHERE, CastleState
from quintain.games.castlecraft.steps import TURN_START
from quintain.kernel.agenda import Step
from quintain.kernel.rng import Rng
from quintain.kernel.types import Seat


def set_up(realm: Realm, seed: i64) -> CastleState:
    """CC-4.1. Three lots in this order: armies not chosen, places not fixed, order of play."""
    rng = Rng.seeded(seed)
    wishes = realm.atlas.wishes
    armies = draw([wish.army for wish in wishes], len(realm.kit.armies), rng)
    places = draw([wish.place for wish in wishes], len(wishes), rng)
    order = vec[i64](range(len(wishes)))
    rng.shuffle(order)
    state = empty_board(realm, armies, places, order)
    state.rng = rng
    place: i64
    for place in range(realm.seats):
        state.gold[order[place]] += realm.bonus * place
        state.mana[order[place]] += realm.bonus * place
    state.agenda.append(Step(TURN_START, order[0]))
    return state


def draw(fixed: list[int], count: int, rng: Rng) -> vec[i64]:
    """A lot over what nobody has chosen, dealt from its front to the seats that left it open."""
    left = vec[i64]([number for number in range(count) if number not in fixed])
    if len(left) > 1:
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


def empty_board(realm: Realm, armies: vec[i64], places: vec[i64], order: vec[i64]) -> CastleState:
    """The castles stand, every door and gate is whole, everybody has his first chips and nothing else."""
    kit = realm.kit
    state = CastleState()
    seats = int(realm.seats)
    state.armies, state.places, state.order = armies, places, order
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
    seat: Seat
    for seat in range(realm.seats):
        state.lords[places[seat]] = seat
    return state
