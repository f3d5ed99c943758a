"""What a seat played in a match, beside its place at the table: faction, army, castle, place in the order of turns."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from quintain.kernel.game import AnyGame


def sides(game: AnyGame, state: Any) -> list[dict[str, str]]:
    """Per seat what it played, by kind; nothing where all play the same."""
    tell = SIDES.get(game.key)
    told = game.tell(state) if tell else {}
    return [tell(told, seat) if tell else {} for seat in range(int(game.seats))]


def of_reliquium(told: dict[str, Any], seat: int) -> dict[str, str]:
    return {"faction": str(told["factions"][seat])}


def of_castlecraft(told: dict[str, Any], seat: int) -> dict[str, str]:
    turn = told["order"].index(seat) + 1
    return {"army": str(told["armies"][seat]), "castle": str(told["places"][seat]), "turn": str(turn)}


def of_mastery(told: dict[str, Any], seat: int) -> dict[str, str]:
    return {"turn": str((seat - int(told["first"])) % len(told["players"]) + 1)}


SIDES: Final[dict[str, Callable[[dict[str, Any], int], dict[str, str]]]] = {
    "castlecraft": of_castlecraft,
    "mastery": of_mastery,
    "reliquium": of_reliquium,
}
