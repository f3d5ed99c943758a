"""Positions in the words of the game: laid out from a description, and told in the same words."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from quintain.games.mastery import flow, turn
from quintain.games.mastery.box import Box
from quintain.games.mastery.cards import active, take_up
from quintain.games.mastery.goal import points_of
from quintain.games.mastery.invariants import faults
from quintain.games.mastery.setup import empty_land
from quintain.games.mastery.state import MasteryState, Province
from quintain.games.mastery.steps import END_TURN, STAGES, WINDOW
from quintain.games.mastery.supply import dice_for, dice_on_land, held, supplied
from quintain.games.mastery.things import (
    ARTEFACT_KINDS,
    ARTEFACTS,
    CARDS,
    KINDS,
    NO_CONFLICT,
    RUNNING,
    START_KNIGHTS,
    UNCHOSEN,
)
from quintain.kernel.agenda import Step
from quintain.kernel.errors import PositionError
from quintain.kernel.events import Log
from quintain.kernel.rng import Rng
from quintain.kernel.types import Json

POSITION: Final = ("active", "turn", "first", "stage", "cycles", "crown_used", "tiles", "player")
PLAYER: Final = (
    "castle", "lands", "hand", "deck", "discard", "played", "crown", "orb", "sceptre", "destroyed", "destroyed_now",
    "seen_hand", "seen_deck",
)  # fmt: skip
LAID_STAGES: Final = ("window", "start", "end")
ENDINGS: Final = ("", "points", "siege", "limit")


def lay(box: Box, position: dict[str, Json]) -> MasteryState:
    """A state from a position; whatever is not said has a default."""
    _only(position, POSITION, "a position")
    state = MasteryState()
    state.rng = Rng.seeded(0)
    _lay_turn(box, state, position)
    empty_land(box, state)
    _lay_tiles(box, state, _table(position, "tiles"))
    seats = int(box.seats)
    described = position.get("player", [])
    if not isinstance(described, list) or len(described) > seats:
        raise PositionError(f"player is a list of at most {seats} tables")
    players = [_checked_player(player) for player in described]
    players += [{} for _ in range(seats - len(players))]
    _lay_artefacts(box, state, players)
    for seat, player in enumerate(players):
        _lay_knights(box, state, seat, player)
        state.provinces.append(_lay_cards(box, state, seat, player))
    _lay_stage(box, state, position)
    wrong = faults(box, state)
    if wrong:
        raise PositionError(f"this position cannot be: {wrong[0]}")
    _check_options(box, state)
    return state


def _check_options(box: Box, state: MasteryState) -> None:
    """MM-11.5, MM-12.10. No table that the chosen options would have ended or cleared before."""
    if box.turn_limit and state.turn > box.turn_limit:
        raise PositionError(f"the match was over after turn {box.turn_limit}")
    if not box.ruthless or state.agenda[-1].kind != WINDOW:
        return
    for seat in range(int(box.seats)):
        own = held(box, state, seat)
        if own & ~supplied(box, seat, own):
            raise PositionError(f"seat {seat} has land out of supply, which ruthlessness would have cleared")


def _lay_turn(box: Box, state: MasteryState, position: dict[str, Json]) -> None:
    seats = int(box.seats)
    whose = _number(position, "active", 0, 0, seats - 1)
    number = _number(position, "turn", seats + 1 + whose, 1, 10**6)
    first = (whose - number + 1) % seats
    if "first" in position:
        given = _number(position, "first", 0, 0, seats - 1)
        if "turn" not in position:
            number = seats + 1 + (whose - given) % seats
        elif given != first:
            raise PositionError(f"turn {number} is not a turn of seat {whose} if seat {given} had the first")
        first = given
    state.turn, state.first = number, first
    state.cycles = _number(position, "cycles", 1, 0, 99)
    state.crown_used = 1 if _flag(position, "crown_used") else 0


def _lay_tiles(box: Box, state: MasteryState, named: dict[str, Json]) -> None:
    """Named slots first; the others get the first unused tiles of their worth, Homelands last."""
    left = [int(copies) for copies in box.copies_of_tile]
    for slot, told in named.items():
        place = _place(box, slot, "tiles")
        if told not in box.tiles[: box.castle]:
            raise PositionError(f"tiles.{slot} is one of {', '.join(box.tiles[: box.castle])}, not {told!r}")
        tile = box.tiles.index(str(told))
        if box.stack_of[tile] != box.land.slot_worth[place]:
            raise PositionError(f"{told} is worth {box.stack_of[tile]} and does not fit on {slot}")
        left[tile] -= 1
        if left[tile] < 0:
            raise PositionError(f"there are only {box.copies_of_tile[tile]} tiles {told}")
        state.tiles[place] = tile
    order = sorted(range(int(box.castle)), key=lambda tile: box.abilities[tile] & START_KNIGHTS)
    for place in range(int(box.seats), int(box.places)):
        if state.tiles[place] == box.castle:
            tile = next(tile for tile in order if left[tile] > 0 and box.stack_of[tile] == box.land.slot_worth[place])
            left[tile] -= 1
            state.tiles[place] = tile


def _lay_artefacts(box: Box, state: MasteryState, players: list[dict[str, Json]]) -> None:
    """What players name is theirs; the others get the first unused of each kind."""
    named = [player.get(kind) for player in players for kind in ARTEFACT_KINDS]
    for at, told in enumerate(named):
        kind = ARTEFACT_KINDS[at % 3]
        if told is not None and (told not in ARTEFACTS or not str(told).startswith(kind)):
            raise PositionError(f"a {kind} is one of {', '.join(a for a in ARTEFACTS if a.startswith(kind))}, not {told!r}")
        if told is not None and named.count(told) > 1:
            raise PositionError(f"there is only one {told}")
    for at, told in enumerate(named):
        if told is None:
            kind = ARTEFACT_KINDS[at % 3]
            named[at] = next(artefact for artefact in ARTEFACTS if artefact.startswith(kind) and artefact not in named)
    state.artefacts = vec[i64]([ARTEFACTS.index(str(told)) for told in named])
    state.broken = vec[i64]([0] * len(named))
    for seat, player in enumerate(players):
        for key, since in (("destroyed", int(state.turn) - 1), ("destroyed_now", int(state.turn))):
            for kind in _texts(player, key):
                if kind not in ARTEFACT_KINDS:
                    raise PositionError(f"{key} lists some of {', '.join(ARTEFACT_KINDS)}, not {kind!r}")
                if since < 1:
                    raise PositionError("nothing can have been destroyed before the first turn")
                at = seat * 3 + ARTEFACT_KINDS.index(kind)
                if state.broken[at]:
                    raise PositionError(f"the {kind} of seat {seat} was destroyed once, before this turn or in it")
                state.broken[at] = since


def _lay_knights(box: Box, state: MasteryState, seat: int, player: dict[str, Json]) -> None:
    state.knights[seat] = _number(player, "castle", 0, 0, 999)
    lands = _table(player, "lands")
    for slot in lands:
        place = _place(box, slot, "lands")
        if state.owner[place] >= 0:
            raise PositionError(f"{slot} belongs to two players")
        state.owner[place] = seat
        state.knights[place] = _number(lands, slot, 1, 1, 99)


def _lay_cards(box: Box, state: MasteryState, seat: int, player: dict[str, Json]) -> Province:
    """The cards nobody names lie under the deck, the first of the card list uppermost."""
    province = Province()
    left = [int(copies) for copies in box.copies]
    hand, deck, discard = (_cards(player, key, left) for key in ("hand", "deck", "discard"))
    deck += [card for card in range(KINDS) for _ in range(left[card])]
    seen = _table(player, "seen_hand")
    for card in hand:
        take_up(province.hand, card, 1 << seat)
    for observer in seen:
        _show_hand(box, province, observer, _texts(seen, observer))
    for card in reversed(deck):
        province.deck.put(card)
    looked = _table(player, "seen_deck")
    for observer in looked:
        for n in range(_number(looked, observer, 0, 0, len(deck))):
            province.deck.known[len(deck) - 1 - n] |= 1 << _seat(box, observer)
    province.discard = vec[i64](discard)
    province.played = vec[i64]([0] * len(discard))
    for told in _texts(player, "played"):
        places = [at for at, card in enumerate(discard) if CARDS[card] == told and province.played[at] == 0]
        if not places:
            raise PositionError(f"played lists {told!r}, which does not lie in the discard pile")
        whose = int(active(box, state))
        ago = int(box.seats) if seat == whose else (whose - seat) % int(box.seats)
        if state.turn - ago < 1:
            raise PositionError(f"seat {seat} has had no previous turn in which to play {told}")
        province.played[places[0]] = state.turn - ago
    return province


def _show_hand(box: Box, province: Province, observer: str, cards: list[str]) -> None:
    bit = 1 << _seat(box, observer)
    for told in cards:
        places = [at for at, card in enumerate(province.hand.cards) if CARDS[card] == told and not province.hand.known[at] & bit]
        if not places:
            raise PositionError(f"seen_hand lists {told!r}, which is not in the hand")
        province.hand.known[places[0]] |= bit


def _lay_stage(box: Box, state: MasteryState, position: dict[str, Json]) -> None:
    stage = position.get("stage", "window")
    if stage not in LAID_STAGES:
        raise PositionError(f"stage is one of {', '.join(LAID_STAGES)}, not {stage!r}")
    seat = active(box, state)
    if stage == "start":
        state.turn -= 1
        turn.begin_turn(box, state, Log())
    elif stage == "window":
        box.agendas.begin_turn(state, seat)
    else:
        state.agenda.append(Step(END_TURN, seat))
        flow.settle(box, state, Log())


# Telling


def tell(box: Box, state: MasteryState) -> dict[str, Json]:
    """A state or a view in the same words, and some more."""
    places = range(int(box.places))
    lands = range(int(box.seats), int(box.places))
    told: dict[str, Json] = {
        "turn": int(state.turn),
        "first": int(state.first),
        "stage": STAGES[state.agenda[-1].kind] if state.agenda else "over",
        "cycles": int(state.cycles),
        "crown_used": state.crown_used != 0,
        "tiles": {box.slots[place]: box.tiles[state.tiles[place]] for place in lands},
        "owner": {box.slots[place]: int(state.owner[place]) for place in lands if state.owner[place] >= 0},
        "knights": {box.slots[place]: int(state.knights[place]) for place in places},
        "players": [_player(box, state, seat) for seat in range(int(box.seats))],
    }
    if state.ending == RUNNING:
        told["active"] = int(active(box, state))
    else:
        told["ending"] = ENDINGS[state.ending]
        if state.winner >= 0:
            told["winner"] = int(state.winner)
    if len(state.plan) > 0:
        seat = int(state.agenda[-1].seat)
        open_places = supplied(box, seat, held(box, state, seat)) | 1 << seat
        told["plan"] = {box.slots[place]: int(state.plan[place]) for place in places if open_places >> place & 1}
    if state.battle is not None:
        told["battle"] = _battle(box, state)
    return told


def _battle(box: Box, state: MasteryState) -> dict[str, Json]:
    battle = flow.the_battle(state)
    garrison = int(box.garrison) if battle.place < box.seats else int(state.knights[battle.place])
    told: dict[str, Json] = {
        "slot": box.slots[battle.place],
        "tile": box.tiles[state.tiles[battle.place]],
        "attacker": int(battle.attacker),
        "defender": int(battle.defender),
        "attackers": int(battle.force),
        "defenders": garrison,
        "attack": int(battle.attack),
        "defence": int(battle.defence),
    }
    if battle.winner >= 0:
        told["winner"] = int(battle.winner)
        told["margin"] = int(battle.margin)
    return told


def _player(box: Box, state: MasteryState, seat: int) -> dict[str, Json]:
    own = held(box, state, seat)
    supply = supplied(box, seat, own)
    places = [place for place in range(int(box.places)) if own >> place & 1]
    attackers = int(state.battle.force) if state.battle is not None and state.battle.attacker == seat else 0
    province = state.provinces[seat]
    recent = int(state.turn) - int(box.seats)
    told: dict[str, Json] = {
        "castle": int(state.knights[seat]),
        "lands": {box.slots[place]: int(state.knights[place]) for place in places},
        "points": int(points_of(box, state, seat)),
        "knights": int(state.knights[seat]) + sum([int(state.knights[place]) for place in places]) + attackers,
        "dice": int(dice_on_land(box, state, seat) + dice_for(box, state.knights[seat])),
        "supplied": [box.slots[place] for place in places if supply >> place & 1],
        "cut_off": [box.slots[place] for place in places if not supply >> place & 1],
        "targets": _targets(box, state, seat),
        "hand": _ids(list(province.hand.cards)),
        "deck": _ids(list(province.deck.cards)[::-1]),
        "discard": _ids(list(province.discard)),
        "played": _ids(
            [card for card, mark in zip(list(province.discard), list(province.played), strict=True) if mark and mark >= recent]
        ),
        "laid": _ids(list(province.laid)),
        "counts": {
            "hand": len(province.hand.cards),
            "deck": len(province.deck.cards),
            "discard": len(province.discard),
            "laid": len(province.laid),
        },
        "chosen": _chosen(province),
        "destroyed": [kind for at, kind in enumerate(ARTEFACT_KINDS) if state.broken[seat * 3 + at] > 0],
    }
    for at, kind in enumerate(ARTEFACT_KINDS):
        told[kind] = ARTEFACTS[state.artefacts[seat * 3 + at]]
    return told


def _targets(box: Box, state: MasteryState, seat: int) -> list[Json]:
    slots: list[Json] = []
    for action in turn.advances(box, state, seat, vec[i64]()):
        slot = box.slots[box.verbs.advance.a(action)]
        if slot not in slots:
            slots.append(slot)
    return slots


def _chosen(province: Province) -> str:
    if province.chosen == UNCHOSEN:
        return "none"
    if province.chosen == NO_CONFLICT:
        return "nothing"
    return "hidden" if province.chosen < 0 else CARDS[province.chosen]


def _ids(cards: list[i64]) -> list[Json]:
    return ["hidden" if card < 0 else CARDS[card] for card in cards]


# Reading descriptions


def _only(table: dict[str, Json], keys: tuple[str, ...], what: str) -> None:
    for key in table:
        if key not in keys:
            raise PositionError(f"{what} has no {key!r}; it has {', '.join(keys)}")


def _checked_player(player: Json) -> dict[str, Json]:
    if not isinstance(player, dict):
        raise PositionError("a player is a table")
    _only(player, PLAYER, "a player")
    return player


def _table(position: dict[str, Json], key: str) -> dict[str, Json]:
    value = position.get(key, {})
    if not isinstance(value, dict):
        raise PositionError(f"{key} is a table, not {value!r}")
    return value


def _number(position: dict[str, Json], key: str, default: int, low: int, high: int) -> int:
    value = position.get(key, default)
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise PositionError(f"{key} is a number from {low} to {high}, not {value!r}")
    return value


def _flag(position: dict[str, Json], key: str) -> bool:
    value = position.get(key, False)
    if not isinstance(value, bool):
        raise PositionError(f"{key} is true or false, not {value!r}")
    return value


def _texts(table: dict[str, Json], key: str) -> list[str]:
    value = table.get(key, [])
    if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
        raise PositionError(f"{key} is a list of names, not {value!r}")
    return [str(item) for item in value]


def _cards(player: dict[str, Json], key: str, left: list[int]) -> list[int]:
    """The cards listed, taken from those left of a player's deck."""
    found: list[int] = []
    for told in _texts(player, key):
        if told not in CARDS:
            raise PositionError(f"{key} lists cards ({', '.join(CARDS)}), not {told!r}")
        card = CARDS.index(told)
        left[card] -= 1
        if left[card] < 0:
            raise PositionError(f"a player has no more cards {told}")
        found.append(card)
    return found


def _place(box: Box, slot: str, key: str) -> int:
    lands = box.slots[box.seats :]
    if slot not in lands:
        raise PositionError(f"{key} names territories ({', '.join(lands)}), not {slot!r}")
    return box.slots.index(slot)


def _seat(box: Box, told: str) -> int:
    if not told.isdecimal() or int(told) >= box.seats:
        raise PositionError(f"a seat is a number from 0 to {box.seats - 1}, not {told!r}")
    return int(told)
