"""Positions laid out from a description in the words of the game."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from quintain.games.mastery import agenda, turn
from quintain.games.mastery.cards import active, take_up
from quintain.games.mastery.invariants import faults
from quintain.games.mastery.kit import Kit
from quintain.games.mastery.names import (
    ARTEFACT_KINDS,
    ARTEFACTS,
    CARDS,
    KINDS,
    START_KNIGHTS,
)
from quintain.games.mastery.setup import empty_land
from quintain.games.mastery.state import MasteryState, Province, place_of
from quintain.games.mastery.steps import END_TURN, WINDOW
from quintain.games.mastery.supply import held, supplied
from quintain.kernel.agenda import Step
from quintain.kernel.errors import PositionError
from quintain.kernel.events import Log
from quintain.kernel.position import flag, number, only, texts, within
from quintain.kernel.rng import Rng
from quintain.kernel.types import Json

POSITION: Final = ("active", "turn", "first", "stage", "cycles", "crown_used", "tiles", "player")
PLAYER: Final = (
    "castle", "lands", "hand", "deck", "discard", "played", "crown", "orb", "sceptre", "destroyed", "destroyed_now",
    "seen_hand", "seen_deck",
)  # fmt: skip
LAID_STAGES: Final = ("window", "start", "end")


def lay(kit: Kit, position: dict[str, Json]) -> MasteryState:
    """A state from a position; whatever is not said has a default."""
    only(position, POSITION, "a position")
    state = MasteryState()
    state.rng = Rng.seeded(0)
    _lay_turn(kit, state, position)
    empty_land(kit, state)
    _lay_tiles(kit, state, within(position, "tiles"))
    seats = int(kit.seats)
    described = position.get("player", [])
    if not isinstance(described, list) or len(described) > seats:
        raise PositionError(f"player is a list of at most {seats} tables")
    players = [_checked_player(player) for player in described]
    players += [{} for _ in range(seats - len(players))]
    _lay_artefacts(kit, state, players)
    for seat, player in enumerate(players):
        _lay_knights(kit, state, seat, player)
        state.provinces.append(_lay_cards(kit, state, seat, player))
    _lay_stage(kit, state, position)
    wrong = faults(kit, state)
    if wrong:
        raise PositionError(f"this position cannot be: {wrong[0]}")
    _check_options(kit, state)
    return state


def _check_options(kit: Kit, state: MasteryState) -> None:
    """MM-11.5, MM-12.10. No table that the chosen options would have ended or cleared before."""
    if kit.turn_limit and state.turn > kit.turn_limit:
        raise PositionError(f"the match was over after turn {kit.turn_limit}")
    if not kit.ruthless or state.agenda[-1].kind != WINDOW:
        return
    for seat in range(int(kit.seats)):
        own = held(kit, state, seat)
        if own & ~supplied(kit, seat, own):
            raise PositionError(f"seat {seat} has land out of supply, which ruthlessness would have cleared")


def _lay_turn(kit: Kit, state: MasteryState, position: dict[str, Json]) -> None:
    seats = int(kit.seats)
    whose = number(position, "active", 0, 0, seats - 1)
    at = number(position, "turn", seats + 1 + whose, 1, 10**6)
    first = (whose - at + 1) % seats
    if "first" in position:
        given = number(position, "first", 0, 0, seats - 1)
        if "turn" not in position:
            at = seats + 1 + (whose - given) % seats
        elif given != first:
            raise PositionError(f"turn {at} is not a turn of seat {whose} if seat {given} had the first")
        first = given
    state.turn, state.first = at, first
    state.cycles = number(position, "cycles", 1, 0, 99)
    state.crown_used = 1 if flag(position, "crown_used") else 0


def _lay_tiles(kit: Kit, state: MasteryState, named: dict[str, Json]) -> None:
    """Named slots first; the others get the first unused tiles of their worth, Homelands last."""
    left = [int(copies) for copies in kit.copies_of_tile]
    for slot, told in named.items():
        place = _place(kit, slot, "tiles")
        if told not in kit.tiles[: kit.castle]:
            raise PositionError(f"tiles.{slot} is one of {', '.join(kit.tiles[: kit.castle])}, not {told!r}")
        tile = kit.tiles.index(str(told))
        if kit.stack_of[tile] != kit.land.slot_worth[place]:
            raise PositionError(f"{told} is worth {kit.stack_of[tile]} and does not fit on {slot}")
        left[tile] -= 1
        if left[tile] < 0:
            raise PositionError(f"there are only {kit.copies_of_tile[tile]} tiles {told}")
        state.tiles[place] = tile
    order = sorted(range(int(kit.castle)), key=lambda tile: kit.abilities[tile] & START_KNIGHTS)
    for place in range(int(kit.seats), int(kit.places)):
        if state.tiles[place] == kit.castle:
            tile = next(tile for tile in order if left[tile] > 0 and kit.stack_of[tile] == kit.land.slot_worth[place])
            left[tile] -= 1
            state.tiles[place] = tile


def _lay_artefacts(kit: Kit, state: MasteryState, players: list[dict[str, Json]]) -> None:
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
            for kind in texts(player, key):
                if kind not in ARTEFACT_KINDS:
                    raise PositionError(f"{key} lists some of {', '.join(ARTEFACT_KINDS)}, not {kind!r}")
                if since < 1:
                    raise PositionError("nothing can have been destroyed before the first turn")
                at = int(place_of(seat, ARTEFACT_KINDS.index(kind)))
                if state.broken[at]:
                    raise PositionError(f"the {kind} of seat {seat} was destroyed once, before this turn or in it")
                state.broken[at] = since


def _lay_knights(kit: Kit, state: MasteryState, seat: int, player: dict[str, Json]) -> None:
    state.knights[seat] = number(player, "castle", 0, 0, 999)
    lands = within(player, "lands")
    for slot in lands:
        place = _place(kit, slot, "lands")
        if state.owner[place] >= 0:
            raise PositionError(f"{slot} belongs to two players")
        state.owner[place] = seat
        state.knights[place] = number(lands, slot, 1, 1, 99)


def _lay_cards(kit: Kit, state: MasteryState, seat: int, player: dict[str, Json]) -> Province:
    """The cards nobody names lie under the deck, the first of the card list uppermost."""
    province = Province()
    left = [int(copies) for copies in kit.copies]
    hand, deck, discard = (_cards(player, key, left) for key in ("hand", "deck", "discard"))
    deck += [card for card in range(KINDS) for _ in range(left[card])]
    seen = within(player, "seen_hand")
    for card in hand:
        take_up(province.hand, card, 1 << seat)
    for observer in seen:
        _show_hand(kit, province, observer, texts(seen, observer))
    for card in reversed(deck):
        province.deck.put(card)
    looked = within(player, "seen_deck")
    for observer in looked:
        for n in range(number(looked, observer, 0, 0, len(deck))):
            province.deck.known[len(deck) - 1 - n] |= 1 << _seat(kit, observer)
    province.discard = vec[i64](discard)
    province.played = vec[i64]([0] * len(discard))
    for told in texts(player, "played"):
        places = [at for at, card in enumerate(discard) if CARDS[card] == told and province.played[at] == 0]
        if not places:
            raise PositionError(f"played lists {told!r}, which does not lie in the discard pile")
        whose = int(active(kit, state))
        ago = int(kit.seats) if seat == whose else (whose - seat) % int(kit.seats)
        if state.turn - ago < 1:
            raise PositionError(f"seat {seat} has had no previous turn in which to play {told}")
        province.played[places[0]] = state.turn - ago
    return province


def _show_hand(kit: Kit, province: Province, observer: str, cards: list[str]) -> None:
    bit = 1 << _seat(kit, observer)
    for told in cards:
        places = [at for at, card in enumerate(province.hand.cards) if CARDS[card] == told and not province.hand.known[at] & bit]
        if not places:
            raise PositionError(f"seen_hand lists {told!r}, which is not in the hand")
        province.hand.known[places[0]] |= bit


def _lay_stage(kit: Kit, state: MasteryState, position: dict[str, Json]) -> None:
    stage = position.get("stage", "window")
    if stage not in LAID_STAGES:
        raise PositionError(f"stage is one of {', '.join(LAID_STAGES)}, not {stage!r}")
    seat = active(kit, state)
    if stage == "start":
        state.turn -= 1
        turn.begin_turn(kit, state, Log())
    elif stage == "window":
        kit.agendas.begin_turn(state, seat)
    else:
        state.agenda.append(Step(END_TURN, seat))
        agenda.settle(kit, state, Log())


# Reading descriptions


def _checked_player(player: Json) -> dict[str, Json]:
    if not isinstance(player, dict):
        raise PositionError("a player is a table")
    only(player, PLAYER, "a player")
    return player


def _cards(player: dict[str, Json], key: str, left: list[int]) -> list[int]:
    """The cards listed, taken from those left of a player's deck."""
    found: list[int] = []
    for told in texts(player, key):
        if told not in CARDS:
            raise PositionError(f"{key} lists cards ({', '.join(CARDS)}), not {told!r}")
        card = CARDS.index(told)
        left[card] -= 1
        if left[card] < 0:
            raise PositionError(f"a player has no more cards {told}")
        found.append(card)
    return found


def _place(kit: Kit, slot: str, key: str) -> int:
    lands = kit.slots[kit.seats :]
    if slot not in lands:
        raise PositionError(f"{key} names territories ({', '.join(lands)}), not {slot!r}")
    return kit.slots.index(slot)


def _seat(kit: Kit, told: str) -> int:
    if not told.isdecimal() or int(told) >= kit.seats:
        raise PositionError(f"a seat is a number from 0 to {kit.seats - 1}, not {told!r}")
    return int(told)
