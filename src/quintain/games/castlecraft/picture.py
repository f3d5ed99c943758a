"""What lies on the table, by ids, with the numbers a good table shows."""

from __future__ import annotations

from typing import TypedDict

from mypy_extensions import i64

from quintain.games.castlecraft.facts_building import values
from quintain.games.castlecraft.field import ROUND, Field
from quintain.games.castlecraft.goal import CLAUSES, conqueror
from quintain.games.castlecraft.income import forecast, gathers, tower_pays
from quintain.games.castlecraft.ranges import SpellRange, spell_ranges
from quintain.games.castlecraft.realm import Realm, field_of
from quintain.games.castlecraft.scene import standing
from quintain.games.castlecraft.shapes import Chips, Values
from quintain.games.castlecraft.squads import manoeuvres, owner
from quintain.games.castlecraft.stalemate import floors_held
from quintain.games.castlecraft.state import NO_ARMY, NOBODY, CastleState
from quintain.games.castlecraft.steps import CHOOSE_ARMY, COUNTER, DEPLOY, MOVE, STRIKE
from quintain.kernel.pictures import Picture, SeatPicture
from quintain.kernel.types import Seat


class Payment(TypedDict):
    """What one tower brings."""

    tower: str
    gold: int
    mana: int


class Income(Chips):
    """CC-14. The next income and where it comes from."""

    towers: list[Payment]
    far: list[str]  # units that gather mana far from their castle


class Row(TypedDict):
    """A row of the planchet."""

    unit: str
    count: int  # on the field
    reserve: int  # figures left
    values: Values


class CastleSeat(SeatPicture):
    """A player; points are the floors under his tokens."""

    army: str | None  # none while it is still to be chosen
    castle: str  # his edge of the field, and the main castle there
    alive: bool
    gold: int
    mana: int
    income: Income
    units: list[Row]
    cards: list[str]  # bought
    cast: list[str]  # spells cast this turn


class Squad(TypedDict):
    """A squad on the field."""

    unit: str
    seat: int
    count: int
    cell: str
    x: int
    y: int
    z: int
    castle: str | None  # in whose territory it stands
    tower: str | None  # on whose platform
    sky: bool  # nothing is above it
    acted: bool
    active: bool
    manoeuvres: int  # that it has in a turn
    values: Values
    spells: list[str]  # that lie on it


class TowerNow(TypedDict):
    """A tower on the field."""

    tower: str
    castle: str
    token: int | None  # whose
    pays: int  # to him, at the moment
    serial: int  # tokens are numbered as they are placed; 0 without one


class Claim(TypedDict):
    """Foreign tokens in a castle."""

    seat: int
    floors: int


class Siege(TypedDict):
    """CC-18.1. What stands between a main castle and its conquest."""

    tokens: int  # of its owner, on its towers
    squads: list[str]  # of its owner, in it
    foreign: list[Claim]
    near: bool  # the next event could decide
    conqueror: int | None  # whose conquest it would be, CC-18.4


class CastleNow(TypedDict):
    """A castle and who owns it."""

    castle: str
    stands: str | None  # which castle of the scene; none while armies are chosen
    owner: int | None
    siege: Siege | None  # of a castle that has an owner


class Spell(TypedDict):
    """A lasting spell; it ends when its caster is on turn again."""

    spell: str
    seat: int
    units: list[str]
    turns: list[int]  # seats whose turns it still covers, the present one first


class Active(TypedDict):
    """The squad that acts."""

    unit: str
    manoeuvre: int
    of: int


class Exchange(TypedDict):
    """Survivors who may strike back."""

    unit: str
    foe: str


class CastlePicture(Picture):
    """The field."""

    seats: list[CastleSeat]
    order: list[int]  # of play; empty while armies are chosen
    choosing: list[int]  # seats still to choose an army, in order
    squads: list[Squad]
    castles: list[CastleNow]
    towers: list[TowerNow]
    broken: list[str]  # doors and gates
    spells: list[Spell]
    ranges: list[SpellRange]  # of the mages that strike now
    active: Active | None
    answering: Exchange | None
    deploying: str | None  # the unit that waits for its cell
    fallen: list[int]  # seats, the first to fall first
    quiet: int  # whole rounds without an event
    ending: str | None  # the clause that ended the game
    winner: int | None


def picture(realm: Realm, state: CastleState, common: Picture) -> CastlePicture:
    field = field_of(realm, state)
    kit = realm.kit
    kind: i64 = state.agenda[-1].kind if state.agenda else -1
    unit: i64 = state.agenda[-1].a if state.agenda else -1
    acts = kind in (MOVE, STRIKE)
    active: Active | None = None
    answering: Exchange | None = None
    if acts:
        step = state.agenda[-1]
        of = int(manoeuvres(kit, state, unit))
        active = {"unit": kit.units[unit], "manoeuvre": int(step.b), "of": of}
    elif kind == COUNTER:
        answering = {"unit": kit.units[unit], "foe": kit.units[state.agenda[-1].b]}
    floors = [floors_held(field, state, seat) for seat in range(realm.seats)]
    return {
        **common,
        "seats": [_seat(realm, field, state, seat, floors) for seat in range(realm.seats)],
        "order": [int(seat) for seat in state.order],
        "choosing": [int(step.seat) for step in state.agenda[::-1] if step.kind == CHOOSE_ARMY],
        "squads": [_squad(realm, field, state, each, acts and each == unit) for each in range(kit.n) if state.counts[each]],
        "castles": [_castle(realm, field, state, castle) for castle in range(len(realm.castles))],
        "towers": [_tower(realm, field, state, tower) for tower in range(len(realm.towers)) if field.tower_castle[tower] >= 0],
        "broken": [realm.portals[portal] for portal in range(len(state.broken)) if state.broken[portal]],
        "spells": [_spell(realm, state, spell) for spell in range(len(kit.spells)) if state.effects[spell]],
        "ranges": spell_ranges(realm, field, state, unit) if kind == STRIKE else [],
        "active": active,
        "answering": answering,
        "deploying": kit.units[unit] if kind == DEPLOY else None,
        "fallen": [int(seat) for seat in state.fallen],
        "quiet": int(state.quiet),
        "ending": CLAUSES[state.ending] if state.ending else None,
        "winner": int(state.winner) if state.winner != NOBODY else None,
    }


def _seat(realm: Realm, field: Field, state: CastleState, seat: Seat, floors: list[int]) -> CastleSeat:
    kit = realm.kit
    army = state.armies[seat]
    rows: list[Row] = []
    unit: i64
    for unit in range(kit.n):
        if kit.army[unit] == army:
            count = int(state.counts[unit])
            reserve = int(kit.figures[unit]) - count
            rows.append({"unit": kit.units[unit], "count": count, "reserve": reserve, "values": values(realm, state, unit)})
    bought = [kit.cards[card] for card in range(len(state.cards)) if state.cards[card] and kit.card_army[card] == army]
    cast = [kit.spells[spell] for spell in range(len(state.cast)) if state.cast[spell] and kit.spell_army[spell] == army]
    leads = state.winner == seat or (state.winner == NOBODY and state.alive[seat] == 1 and floors[seat] == max(floors))
    return {
        "seat": int(seat),
        "points": floors[seat],
        "leads": leads,
        "army": None if army == NO_ARMY else kit.armies[army],
        "castle": realm.castles[state.places[seat]],
        "alive": state.alive[seat] == 1,
        "gold": int(state.gold[seat]),
        "mana": int(state.mana[seat]),
        "income": _income(realm, field, state, seat),
        "units": rows,
        "cards": bought,
        "cast": cast,
    }


def _income(realm: Realm, field: Field, state: CastleState, seat: Seat) -> Income:
    gold, mana = forecast(realm, field, state, seat)
    found: Income = {"gold": int(gold), "mana": int(mana), "towers": [], "far": []}
    tower: i64
    for tower in range(len(state.tokens)):
        if state.tokens[tower] == seat:
            pays = int(tower_pays(realm, field, state, tower))
            round = field.tower_kind[tower] == ROUND
            found["towers"].append({"tower": realm.towers[tower], "gold": 0 if round else pays, "mana": pays if round else 0})
    unit: i64
    for unit in range(realm.kit.n):
        if gathers(realm, field, state, seat, unit):
            found["far"].append(realm.kit.units[unit])
    return found


def _squad(realm: Realm, field: Field, state: CastleState, unit: i64, active: bool) -> Squad:
    kit = realm.kit
    cell = state.cells[unit]
    castle, tower = field.castle[cell], field.tower[cell]
    return {
        "unit": kit.units[unit],
        "seat": int(owner(kit, state, unit)),
        "count": int(state.counts[unit]),
        "cell": realm.cells[cell],
        "x": int(field.x[cell]),
        "y": int(field.y[cell]),
        "z": int(field.z[cell]),
        "castle": realm.castles[castle] if castle >= 0 else None,
        "tower": realm.towers[tower] if tower >= 0 else None,
        "sky": field.sky[cell] == 1,
        "acted": state.acted[unit] == 1,
        "active": active,
        "manoeuvres": int(manoeuvres(kit, state, unit)),
        "values": values(realm, state, unit),
        "spells": [kit.spells[spell] for spell in range(len(kit.spells)) if state.effects[spell] >> unit & 1],
    }


def _tower(realm: Realm, field: Field, state: CastleState, tower: i64) -> TowerNow:
    token = state.tokens[tower]
    return {
        "tower": realm.towers[tower],
        "castle": realm.castles[field.tower_castle[tower]],
        "token": None if token == NOBODY else int(token),
        "pays": 0 if token == NOBODY else int(tower_pays(realm, field, state, tower)),
        "serial": int(state.serials[tower]),
    }


def _castle(realm: Realm, field: Field, state: CastleState, castle: i64) -> CastleNow:
    name = realm.castles[castle]
    lord = state.lords[castle]
    mains = realm.atlas.mains
    stands: str | None = None
    if castle >= mains:
        stands = standing(name, 0)
    elif len(state.order):
        seat: i64
        for seat in range(realm.seats):
            if state.places[seat] == castle:
                stands = standing(name, int(realm.atlas.candidate(seat, state.armies[seat], castle)))
    siege = None if lord == NOBODY else _siege(realm, field, state, lord)
    return {"castle": name, "stands": stands, "owner": None if lord == NOBODY else int(lord), "siege": siege}


def _siege(realm: Realm, field: Field, state: CastleState, lord: Seat) -> Siege:
    castle = state.places[lord]
    own = 0
    foreign: list[Claim] = []
    for seat in state.order:
        floors = 0
        tower: i64
        for tower in range(len(state.tokens)):
            if state.tokens[tower] == seat and field.tower_castle[tower] == castle:
                if seat == lord:
                    own += 1
                else:
                    floors += int(field.tower_floors[tower])
        if floors:
            foreign.append({"seat": int(seat), "floors": floors})
    squads: list[str] = []
    unit: i64
    for unit in range(realm.kit.n):
        if state.counts[unit] and realm.kit.army[unit] == state.armies[lord] and field.castle[state.cells[unit]] == castle:
            squads.append(realm.kit.units[unit])
    holds = own + len(squads)
    near = holds == 0 or (holds == 1 and (own == 1 or len(foreign) > 0))
    whose = conqueror(field, state, lord)
    return {
        "tokens": own,
        "squads": squads,
        "foreign": foreign,
        "near": near,
        "conqueror": int(whose) if foreign and whose != NOBODY and whose != lord else None,
    }


def _spell(realm: Realm, state: CastleState, spell: i64) -> Spell:
    kit = realm.kit
    caster: i64 = NOBODY
    seat: i64
    for seat in range(realm.seats):
        if state.armies[seat] == kit.spell_army[spell]:
            caster = seat
    units = [kit.units[unit] for unit in range(kit.n) if state.effects[spell] >> unit & 1]
    return {"spell": kit.spells[spell], "seat": int(caster), "units": units, "turns": _covered(realm, state, caster)}


def _covered(realm: Realm, state: CastleState, caster: Seat) -> list[int]:
    """CC-13.7. The turns from the present one until the caster's next begins."""
    found: list[int] = []
    at: i64
    for at in range(realm.seats):
        seat = state.order[(state.turn + at) % realm.seats]
        if at and seat == caster:
            break
        if state.alive[seat]:
            found.append(int(seat))
    return found
