"""One drawing per game; a game without one is shown in its own words, so that it can be played before it is drawn."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from quintain.cli.screen import Screen
from quintain.kernel.game import AnyGame, Decision
from quintain.kernel.types import Json
from quintain.words import Speaker

Draw = Callable[[AnyGame, Any, Speaker, Sequence[str]], RenderableType]
Plain = Callable[[AnyGame, Any, Speaker, Sequence[str]], list[str]]


def drawn(screen: Screen, game: AnyGame, view: Any, speaker: Speaker, wish: str = "", watching: bool = False) -> RenderableType:
    """The board of a view, for a screen; a drawing may look at the height it is given, and at what a person wishes to see.

    The lower it is, the more a drawing leaves out; what it draws even then is what must stay visible in play. Who only watches
    is not told what he could type: a module may have `watched` beside `draw` and `plain` for that.
    """
    module = _of(game.key)
    if watching and hasattr(module, "watched"):
        watched: RenderableType = module.watched(game, view, speaker, speaker.names, screen.plain)
        return watched
    if screen.plain or module is None:
        plain: Plain = undrawn if module is None else module.plain
        return Text("\n".join(plain(game, view, speaker, speaker.names)))
    look = getattr(module, "look", None)
    if wish and look is not None:
        looked: RenderableType = look(game, view, speaker, speaker.names, wish)
        return looked
    draw: Draw = module.draw
    return draw(game, view, speaker, speaker.names)


def shortlist(game: AnyGame, view: Any, decision: Decision) -> list[int]:
    """The places of the choices worth listing at once; all of them where the board has no opinion."""
    choose = getattr(_of(game.key), "shortlist", None)
    return list(range(len(decision.actions))) if choose is None else list(choose(game, view, decision))


def meant(game: AnyGame, view: Any, typed: str) -> str:
    """The move a person means by pointing at the board (`12,4`), written out, or nothing."""
    understand = getattr(_of(game.key), "meant", None)
    return "" if understand is None else str(understand(game, view, typed))


def _of(key: str) -> Any:
    """The module that draws a game, or none."""
    name = f"{__name__}.{key}"
    if not key.isidentifier() or find_spec(name) is None:
        return None
    return import_module(name)


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
