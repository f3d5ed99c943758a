"""The numbers of verbs: ids of actions are stored, so verbs are appended, never inserted. `tests/golden/verbs/<game>.txt`."""

from __future__ import annotations

from pathlib import Path

from quintain.games import GAMES, new_game
from quintain.kernel.actions import Argument
from quintain.kernel.game import AnyGame
from tests.golden.plans import FOLDER, plans_of

VERBS = FOLDER / "verbs"


class Inserted(Exception):
    """A verb got another number, though the revision of the rules is the same."""


def file_of(game: str) -> Path:
    return VERBS / f"{game}.txt"


def written(game: str) -> str:
    """Every numbering that the planned playthroughs of a game have: the first id, the verb, its arguments with their ranges."""
    numberings: dict[str, list[str]] = {}
    for play in plans_of(game).plays:
        numberings.setdefault("\n".join(lines(new_game(game, play.options))), []).append(play.name)
    parts = [f"{', '.join(names)}\n{numbering}" for numbering, names in numberings.items()]
    return f"{game}, revision {GAMES[game].rules} of the rules\n\n" + "\n\n".join(parts) + "\n"


def lines(game: AnyGame) -> list[str]:
    told = [f"{int(verb.first):>8} {' '.join([verb.name, *map(_range, verb.arguments)])}" for verb in game.space.verbs]
    return [*told, f"{int(game.space.size):>8} in all"]


def _range(argument: Argument) -> str:
    if argument.ids:
        return f"{argument.name}={argument.ids[0]}…{argument.ids[-1]} ({len(argument.ids)})"
    return f"{argument.name}={argument.low}…{argument.low + argument.size - 1}"


def must_be_appended(game: str, was: str, now: str) -> None:
    """Under the same revision no verb may change its number; new ones come last.

    A verb may get a name that no other had; playthroughs may come and go.
    """
    if was.partition("\n")[0] != now.partition("\n")[0]:
        return
    before, after = _numberings(was), _numberings(now)
    for play in set(before) & set(after):
        for old, new in zip(before[play], after[play], strict=False):
            (number, name, ranges), (now_at, now_called, now_ranging) = old, new
            renamed = now_called not in [each[1] for each in before[play]] and name not in [each[1] for each in after[play]]
            if (number, ranges) != (now_at, now_ranging) or (name != now_called and not renamed):
                raise Inserted(f"{game}, {play}: {' '.join(old)!r} became {' '.join(new)!r}; append verbs, or raise `rules`")


def _numberings(text: str) -> dict[str, list[tuple[str, str, str]]]:
    """Per playthrough its verbs in order, without their sum: number, name and ranges."""
    found: dict[str, list[tuple[str, str, str]]] = {}
    for part in text.split("\n\n")[1:]:
        names, *verbs = part.strip("\n").splitlines()
        told = [(*verb.split(maxsplit=2), "", "")[:3] for verb in verbs[:-1]]
        found.update(dict.fromkeys(names.split(", "), told))
    return found


def write(game: str) -> None:
    """Write the numbers anew, unless that would hide an inserted verb."""
    file, now = file_of(game), written(game)
    if file.exists():
        must_be_appended(game, file.read_text(encoding="utf-8"), now)
    VERBS.mkdir(exist_ok=True)
    file.write_text(now, encoding="utf-8")
