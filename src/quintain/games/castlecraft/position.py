"""Positions in the words of the game: laid out from them, and told in them."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from quintain.games.castlecraft.agenda import begin
from quintain.games.castlecraft.facts_building import values
from quintain.games.castlecraft.field import Field
from quintain.games.castlecraft.goal import CLAUSES, on_turn
from quintain.games.castlecraft.income import forecast
from quintain.games.castlecraft.realm import Realm, field_of
from quintain.games.castlecraft.setup import empty_board, place_castles
from quintain.games.castlecraft.squads import owner
from quintain.games.castlecraft.state import NO_ARMY, NOBODY, CastleState
from quintain.games.castlecraft.steps import BUILD, CHOOSE, CHOOSE_ARMY, FIRST_TURN, INCOME, MOVE, STRIKE, TURN_END, TURN_START
from quintain.kernel.agenda import Step, then
from quintain.kernel.errors import PositionError
from quintain.kernel.events import Log
from quintain.kernel.position import flag, items, number, only, which, whole, within
from quintain.kernel.rng import Rng
from quintain.kernel.types import Json

WORDS: Final = (
    "armies", "choosing", "places", "order", "round", "turn", "stage", "acted", "cards", "cast", "broken", "fallen", "quiet",
    "eventful", "squads", "gold", "mana", "tokens", "effects",
)  # fmt: skip
STAGES: Final = ("actions", "move", "strike", "counter", "building", "deploy", "armies")  # by the kind of the step that waits


def lay(realm: Realm, position: dict[str, Json]) -> CastleState:
    """A position as a player would describe it; what needs no choice is carried out."""
    only(position, WORDS, "a position")
    kit = realm.kit
    edges = realm.castles[: int(realm.seats)]
    wishes = realm.atlas.wishes
    armies = chosen(position, "armies", kit.armies, [wish.army for wish in wishes])
    places = chosen(position, "places", edges, [wish.place for wish in wishes])
    order = [whole(item, "order", 0, int(realm.seats) - 1) for item in items(position, "order")] or list(range(int(realm.seats)))
    if sorted(order) != list(range(int(realm.seats))):
        raise PositionError(f"order names every seat from 0 to {int(realm.seats) - 1} once, not {order}")
    state = empty_board(realm, vec[i64](armies), vec[i64](places))
    state.rng = Rng.seeded(0)
    if "choosing" in position:
        lay_choice(realm, state, position)
        return state
    state.order = vec[i64](order)
    place_castles(state)
    field = field_of(realm, state)
    state.round = number(position, "round", 1, 1, int(realm.round_cap or kit.rounds))
    state.quiet = number(position, "quiet", 0, 0, int(kit.rounds))
    state.eventful = 1 if flag(position, "eventful") else 0
    lay_fallen(realm, state, position)
    lay_chips(realm, state, position)
    lay_squads(realm, field, state, position)
    lay_castles(realm, field, state, position)
    lay_cards(realm, state, position)
    lay_turn(realm, state, position)
    begin(realm, state, Log())
    return state


# Who plays what, and where


def chosen(position: dict[str, Json], key: str, ids: tuple[str, ...], wishes: list[int]) -> list[int]:
    """Armies or places per seat: as said, as the options fix them, else the first that are free."""
    said = [which(item, ids, key) for item in items(position, key)]
    if said and len(said) != len(wishes):
        raise PositionError(f"{key} are {len(wishes)} words, one per seat")
    found = said or wishes[:]
    for seat, wish in enumerate(wishes):
        if wish >= 0 and found[seat] != wish:
            raise PositionError(f"the options give seat {seat} the {key} {ids[wish]}, not {ids[found[seat]]}")
        if found[seat] < 0:
            found[seat] = min([free for free in range(len(ids)) if free not in found and free not in wishes])
    if len(set(found)) != len(found):
        raise PositionError(f"{key} of the seats must differ")
    return found


def seat_of(realm: Realm, state: CastleState, name: Json, what: str) -> int:
    """The seat that leads an army."""
    army = which(name, realm.kit.armies, what)
    if army not in state.armies:
        raise PositionError(f"nobody plays the {name}")
    return list(state.armies).index(army)


# Laying


def lay_choice(realm: Realm, state: CastleState, position: dict[str, Json]) -> None:
    """CC-4.8. The position while armies are chosen: who is still to choose, in which order; the others have theirs."""
    only(position, ("armies", "places", "choosing"), "a position while armies are chosen")
    choosers = [whole(item, "choosing", 0, int(realm.seats) - 1) for item in items(position, "choosing")]
    wishes = realm.atlas.wishes
    if not choosers or len(set(choosers)) != len(choosers) or any(wishes[seat].army >= 0 for seat in choosers):
        raise PositionError("choosing names seats to which the options give no army, each once")
    for seat in choosers:
        state.armies[seat] = NO_ARMY
    then(state, *[Step(CHOOSE_ARMY, seat) for seat in choosers], Step(FIRST_TURN, NOBODY))
    begin(realm, state, Log())


def lay_fallen(realm: Realm, state: CastleState, position: dict[str, Json]) -> None:
    for name in items(position, "fallen"):
        seat = seat_of(realm, state, name, "fallen")
        state.alive[seat] = 0
        state.fallen = append(state.fallen, seat)
        state.gold[seat] = 0
        state.mana[seat] = 0
        state.lords[state.places[seat]] = NOBODY
    if sum(state.alive) < 2:
        raise PositionError("at least two players are alive while a game goes on")


def lay_chips(realm: Realm, state: CastleState, position: dict[str, Json]) -> None:
    for name, chips in within(position, "gold").items():
        state.gold[seat_of(realm, state, name, "gold")] = whole(chips, "gold", 0, 10000)
    for name, chips in within(position, "mana").items():
        state.mana[seat_of(realm, state, name, "mana")] = whole(chips, "mana", 0, 10000)


def lay_squads(realm: Realm, field: Field, state: CastleState, position: dict[str, Json]) -> None:
    kit = realm.kit
    for name, said in within(position, "squads").items():
        unit = which(name, kit.units, "unit")
        count, word, cell_name = str(said).partition(" at ")
        if not word or not count.isdecimal() or len(count) > 4:
            raise PositionError(f"a squad is written as '3 at 5,6', not {said!r}")
        cell = which(cell_name.strip(), realm.cells, "cell")
        seat = owner(kit, state, unit)
        if seat == NOBODY or not state.alive[seat]:
            raise PositionError(f"no living player leads the {name}")
        if not 1 <= int(count) <= kit.figures[unit]:
            raise PositionError(f"there are 1 to {kit.figures[unit]} figures of {name}, not {count}")
        if not field.stands[cell] or cell in state.cells:
            raise PositionError(f"{name} cannot stand on {cell_name}: it is masonry, air or another squad's cell")
        state.counts[unit] = int(count)
        state.cells[unit] = cell


def lay_castles(realm: Realm, field: Field, state: CastleState, position: dict[str, Json]) -> None:
    for name, army in within(position, "tokens").items():
        tower = which(name, realm.towers, "tower")
        seat = seat_of(realm, state, army, "army")
        if field.tower_castle[tower] < 0 or not state.alive[seat]:
            raise PositionError(f"the tower {name} is not on this field, or its player is out")
        state.serial += 1
        state.tokens[tower] = seat
        state.serials[tower] = state.serial
    for item in items(position, "broken"):
        portal = which(item, realm.portals, "portal")
        if field.portal_castle[portal] < 0:
            raise PositionError(f"the portal {item} is not on this field")
        state.broken[portal] = 1


def lay_cards(realm: Realm, state: CastleState, position: dict[str, Json]) -> None:
    kit = realm.kit
    for name in items(position, "cards"):
        card = which(name, kit.cards, "card")
        if kit.card_army[card] not in state.armies:
            raise PositionError(f"nobody plays the army of {name}")
        state.cards[card] = 1
    for name in items(position, "cast"):
        spell = which(name, kit.spells, "spell")
        if not state.cards[kit.upgrades + spell]:
            raise PositionError(f"{name} is cast and not among the cards")
        state.cast[spell] = 1
    for name, squads in within(position, "effects").items():
        spell = which(name, kit.spells, "spell")
        if not isinstance(squads, list):
            raise PositionError(f"the effect {name} is a list of units, not {squads!r}")
        if kit.stat[spell] < 0:
            raise PositionError(f"{name} is a magic attack and leaves no effect")
        caster = seat_of(realm, state, kit.armies[kit.spell_army[spell]], "army")
        if not state.alive[caster]:
            raise PositionError(f"the caster of {name} is out")
        state.cards[kit.upgrades + spell] = 1
        for item in squads:
            unit = which(item, kit.units, "unit")
            if not state.counts[unit]:
                raise PositionError(f"{name} lies on {item}, which is not on the board")
            state.effects[spell] |= 1 << unit
    for name in items(position, "acted"):
        unit = which(name, kit.units, "unit")
        if not state.counts[unit]:
            raise PositionError(f"{name} has acted and is not on the board")
        state.acted[unit] = 1


def lay_turn(realm: Realm, state: CastleState, position: dict[str, Json]) -> None:
    """Whose turn it is, and how far."""
    living = [seat for seat in state.order if state.alive[seat]]
    seat = seat_of(realm, state, position["turn"], "turn") if "turn" in position else int(living[0])
    if not state.alive[seat]:
        raise PositionError(f"the {position['turn']} are out and have no turn")
    state.turn = list(state.order).index(seat)
    stage = str(position.get("stage", "actions"))
    start = {"start": TURN_START, "actions": CHOOSE, "income": INCOME, "building": BUILD, "end": TURN_END}
    if stage == "start":
        state.agenda.append(Step(TURN_START, seat))
        return
    then(state, Step(CHOOSE, seat), Step(INCOME, seat), Step(BUILD, seat), Step(TURN_END, seat))
    if stage in start:
        while state.agenda[-1].kind != start[stage]:
            state.agenda.pop()
        return
    words = stage.split()
    unit = which(words[0] if words else "", realm.kit.units, "stage")
    if not state.counts[unit] or owner(realm.kit, state, unit) != seat:
        raise PositionError(f"the stage {stage!r} needs a squad of the player on turn")
    striking = words[1:2] == ["strike"]
    rest = words[2:] if striking else words[1:]
    manoeuvre = int(rest[0]) if len(rest) == 1 and rest[0].isdecimal() and len(rest[0]) < 3 else 0 if rest else 1
    if not 1 <= manoeuvre <= realm.kit.manoeuvres:
        raise PositionError(f"a stage of a squad is written as 'knight', 'knight 2' or 'knight strike 2', not {stage!r}")
    state.acted[unit] = 1
    state.agenda.append(Step(STRIKE if striking else MOVE, seat, unit, manoeuvre))


# Telling


def tell(realm: Realm, state: CastleState) -> dict[str, Json]:
    """A state or a view as plain words and numbers."""
    kit = realm.kit
    field = field_of(realm, state)
    armies = ["none" if army == NO_ARMY else kit.armies[army] for army in state.armies]
    units = [unit for unit in range(kit.n) if owner(kit, state, unit) != NOBODY]
    told: dict[str, Json] = {
        "round": int(state.round),
        "stage": STAGES[state.agenda[-1].kind] if state.agenda else "over",
        "seat": int(state.agenda[-1].seat) if state.agenda else None,
        "turn": armies[on_turn(state)] if state.order else None,
        "armies": list(armies),
        "places": [realm.castles[place] for place in state.places],
        "order": [int(seat) for seat in state.order],
        "fallen": [armies[seat] for seat in state.fallen],
        "squads": {kit.units[unit]: squad(realm, state, unit) for unit in units if state.counts[unit]},
        "values": {kit.units[unit]: worth(realm, state, unit) for unit in units},
        "gold": {name: int(chips) for name, chips in zip(armies, state.gold, strict=True) if name != "none"},
        "mana": {name: int(chips) for name, chips in zip(armies, state.mana, strict=True) if name != "none"},
        "income": {name: income(realm, field, state, seat) for seat, name in enumerate(armies) if name != "none"},
        "tokens": {realm.towers[tower]: armies[seat] for tower, seat in enumerate(state.tokens) if seat != NOBODY},
        "owners": {realm.castles[castle]: armies[seat] for castle, seat in enumerate(state.lords) if seat != NOBODY},
        "broken": [realm.portals[portal] for portal, broken in enumerate(state.broken) if broken],
        "cards": [kit.cards[card] for card, bought in enumerate(state.cards) if bought],
        "cast": [kit.spells[spell] for spell, cast in enumerate(state.cast) if cast],
        "acted": [kit.units[unit] for unit in units if state.acted[unit]],
        "effects": effects(realm, state),
        "quiet": int(state.quiet),
        "eventful": bool(state.eventful),
    }
    choosing: list[Json] = [int(step.seat) for step in reversed(state.agenda) if step.kind == CHOOSE_ARMY]
    if choosing:
        told["choosing"] = choosing
    if state.agenda and state.agenda[-1].kind in (MOVE, STRIKE):
        told["active"] = kit.units[state.agenda[-1].a]
        told["manoeuvre"] = int(state.agenda[-1].b)
    if state.ending:
        told["ending"] = CLAUSES[state.ending]
    return told


def squad(realm: Realm, state: CastleState, unit: int) -> str:
    return f"{state.counts[unit]} at {realm.cells[state.cells[unit]]}"


def worth(realm: Realm, state: CastleState, unit: int) -> dict[str, Json]:
    """CC-2.4. The values as they count now."""
    found = values(realm, state, unit)
    told: dict[str, Json] = {"speed": found["speed"], "range": found["range"]}
    told["strength"], told["defence"] = found["strength"], found["defence"]
    return told


def income(realm: Realm, field: Field, state: CastleState, seat: int) -> dict[str, Json]:
    """CC-14. What the income stage would pay."""
    gold, mana = forecast(realm, field, state, seat)
    return {"gold": int(gold), "mana": int(mana)}


def effects(realm: Realm, state: CastleState) -> dict[str, Json]:
    kit = realm.kit
    told: dict[str, Json] = {}
    for spell in range(len(kit.spells)):
        if state.effects[spell]:
            told[kit.spells[spell]] = [kit.units[unit] for unit in range(kit.n) if state.effects[spell] >> unit & 1]
    return told
