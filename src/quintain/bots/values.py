"""Which game has knowledge of its own: one line each."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from quintain.bots.academy import AcademyValue
from quintain.bots.castlecraft import CastleCraftValue
from quintain.bots.majesty import MajestyValue
from quintain.bots.mastery import MasteryValue
from quintain.bots.reliquium import ReliquiumValue
from quintain.bots.value import Value
from quintain.kernel.game import AnyGame

AnyValue: TypeAlias = Value[Any]  # as AnyGame: for doors that take every game

VALUES: dict[str, Callable[[AnyGame], AnyValue]] = {
    "academy": AcademyValue,
    "castlecraft": CastleCraftValue,
    "majesty": MajestyValue,
    "mastery": MasteryValue,
    "reliquium": ReliquiumValue,
}


def value_of(game: AnyGame) -> AnyValue | None:
    """The knowledge of a game under its options; none: bots play on to the end instead."""
    return VALUES[game.key](game) if game.key in VALUES else None
