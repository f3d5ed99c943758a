"""One drawing per game; a game without one is shown in its own words, so that it can be played before it is drawn."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from quintain.cli.screen import Screen
from quintain.kernel.game import AnyGame
from quintain.kernel.types import Json
from quintain.words import Speaker

Draw = Callable[[AnyGame, Any, Speaker, Sequence[str]], RenderableType]
Plain = Callable[[AnyGame, Any, Speaker, Sequence[str]], list[str]]


def drawn(screen: Screen, game: AnyGame, view: Any, speaker: Speaker) -> RenderableType:
    """The board of a view, for a screen; a drawing may look at the height it is given."""
    draw, plain = _of(game.key)
    if screen.plain or draw is None:
        return Text("\n".join(plain(game, view, speaker, speaker.names)))
    return draw(game, view, speaker, speaker.names)


def _of(key: str) -> tuple[Draw | None, Plain]:
    name = f"{__name__}.{key}"
    if not key.isidentifier() or find_spec(name) is None:
        return None, undrawn
    module = import_module(name)
    return module.draw, module.plain


def undrawn(game: AnyGame, view: Any, speaker: Speaker, names: Sequence[str]) -> list[str]:
    """What the game tells of a view, line by line."""
    return _lines(game.tell(view), "")


def _lines(told: Json, indent: str) -> list[str]:
    if isinstance(told, dict):
        items = [(str(key), value) for key, value in told.items()]
    elif isinstance(told, list):
        items = [(str(at), value) for at, value in enumerate(told)]
    else:
        return [f"{indent}{told}"]
    lines = []
    for key, value in items:
        if isinstance(value, dict) or (isinstance(value, list) and any(isinstance(item, dict | list) for item in value)):
            lines.append(f"{indent}{key}:")
            lines.extend(_lines(value, indent + "  "))
        else:
            said = ", ".join(str(item) for item in value) if isinstance(value, list) else str(value)
            lines.append(f"{indent}{key}: {said}")
    return lines
