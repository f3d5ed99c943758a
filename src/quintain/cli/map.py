"""`quintain map`: the map of a game with a position, drawn to a file."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from quintain.cli import arguments, saves
from quintain.cli.language import language
from quintain.cli.maps import mapped, picture_of, start_of
from quintain.cli.saves import ME
from quintain.cli.shelf import GameName, Lang
from quintain.cli.table import KeptTable
from quintain.cli.trouble import Trouble, reason, refuse
from quintain.examples import BadExample, read
from quintain.games import new_game
from quintain.kernel.errors import PositionError
from quintain.kernel.game import AnyGame
from quintain.kernel.types import SPECTATOR
from quintain.words import Speaker


def draw_map(
    game: GameName,
    svg: Annotated[Path, typer.Option("--svg", metavar="FILE", help="Where the picture goes.")],
    replay: Annotated[Path | None, typer.Option(metavar="FILE", help="Draw a position of this saved match.")] = None,
    step: Annotated[int | None, typer.Option(help="After so many moves of it; the last if not said.")] = None,
    example: Annotated[Path | None, typer.Option(metavar="FILE", help="Draw the position of this example file.")] = None,
    lang: Lang = None,
) -> None:
    """Draw the map of a game: the start, a position of a saved match, or that of an example."""
    speaker = Speaker(language(lang))
    key = arguments.game_named(game, speaker).key
    if key not in mapped():
        refuse(speaker, "no-map", game=key, games=", ".join(mapped()))
    if replay is not None:
        rules, view, names = _of_replay(replay, key, step, speaker)
    elif example is not None:
        rules, view, names = _of_example(example, key, speaker)
    else:
        rules = new_game(key, start_of(key))
        view = rules.view(rules.start(0), SPECTATOR)
        names = [speaker.say("seat-number", number=seat + 1) for seat in range(int(rules.seats))]
    picture = picture_of(key)(rules, view, Speaker(speaker.lang, rules, names), names)
    try:
        svg.write_text(picture, encoding="utf-8")
    except OSError as error:
        refuse(speaker, "map-unwritable", file=str(svg), detail=reason(error, speaker))
    print(speaker.say("map-drawn", file=str(svg)))


def _of_replay(file: Path, key: str, step: int | None, speaker: Speaker) -> tuple[AnyGame, Any, list[str]]:
    """A position of a saved match as a spectator sees it."""
    found = saves.read(file, speaker)
    game = saves.game_of(found, file, speaker)
    if game.key != key:
        refuse(speaker, "file-other-game", file=str(file), game=game.key, wanted=key)
    if not found.seats:
        found.seats = [ME] * int(game.seats)
        found.names = arguments.named(found.seats, [""] * int(game.seats), speaker)
    table = KeptTable.resumed(game, found, file, speaker)
    last = len(table.line)
    if step is not None and not 0 <= step <= last:
        refuse(speaker, "map-step", step=step, last=last)
    return game, table.match.rewound(last if step is None else step).view(SPECTATOR), table.names


def _of_example(file: Path, key: str, speaker: Speaker) -> tuple[AnyGame, Any, list[str]]:
    """The position with which an example begins."""
    try:
        found = read(file)
        game = found.game
        state = game.start(found.seed) if found.position is None else game.lay(found.position)
    except BadExample as error:
        raise Trouble(str(error)) from None
    except PositionError as error:
        raise Trouble(f"{file}: {error}") from None
    if game.key != key:
        refuse(speaker, "file-other-game", file=str(file), game=game.key, wanted=key)
    names = [speaker.say("seat-number", number=seat + 1) for seat in range(int(game.seats))]
    return game, game.view(state, SPECTATOR), names
