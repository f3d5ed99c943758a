"""Maps drawn from the geometry of a game: as pictures for a file, as lines for a terminal."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from quintain.games import GAMES
from quintain.kernel.game import AnyGame
from quintain.kernel.types import Json
from quintain.words import Speaker

Picture = Callable[[AnyGame, Any, Speaker, Sequence[str]], str]


def start_of(key: str) -> dict[str, Json]:
    """The options under which the start of a game is drawn."""
    chosen: dict[str, Json] = import_module(f"{__name__}.{key}").START
    return chosen


def mapped() -> list[str]:
    """The games that have a map to draw."""
    return [key for key in GAMES if find_spec(f"{__name__}.{key}") is not None]


def picture_of(key: str) -> Picture:
    """From a game, a view, a speaker and the names at the table to an SVG text."""
    draw: Picture = import_module(f"{__name__}.{key}").svg
    return draw
