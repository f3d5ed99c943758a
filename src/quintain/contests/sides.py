"""What a seat played in a match, beside its place in the order: faction, army, castle, place in the order of turns."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from quintain.games.reliquium.names import FACTIONS
from quintain.kernel.game import AnyGame


def sides(game: AnyGame, state: Any) -> list[dict[str, str]]:
    """Per seat what it played, by kind; nothing where all play the same."""
    tell = SIDES.get(game.key)
    return [tell(game, state, seat) if tell else {} for seat in range(int(game.seats))]


def of_reliquium(game: Any, state: Any, seat: int) -> dict[str, str]:
    return {"faction": FACTIONS[list(state.seat_of).index(seat)]}


def of_castlecraft(game: Any, state: Any, seat: int) -> dict[str, str]:
    realm = game.realm
    place = int(state.places[seat])
    return {"army": realm.kit.armies[int(state.armies[seat])], "castle": realm.castles[place], "turn": turn_of(state, seat)}


def turn_of(state: Any, seat: int) -> str:
    """Whether the seat was first, second or third in the order of turns."""
    return str(list(state.order).index(seat) + 1)


def of_mastery(game: Any, state: Any, seat: int) -> dict[str, str]:
    return {"turn": str((seat - int(state.first)) % int(game.seats) + 1)}


SIDES: Final[dict[str, Callable[[Any, Any, int], dict[str, str]]]] = {
    "castlecraft": of_castlecraft,
    "mastery": of_mastery,
    "reliquium": of_reliquium,
}
