"""What is wanted of a table: under which options, seen by whom, asked what, with what lying there."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

import msgspec

FOLDER: Final = Path(__file__).parent
OPERATORS: Final = (">=", "<=", "!=")


class Wanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The first state of the first match for which everything said here is so."""

    options: dict[str, Any] = {}
    seed: int = 1  # of the first match that is tried; then the following numbers
    level: str = "squire"  # who plays all seats until then
    viewer: int = 0  # who looks; −1 a spectator
    bots: list[int] = []  # seats of bots; the other seats are people's, who are not there
    after: int = 0  # answers at least
    mine: bool | None = None  # whether the viewer owes a choice
    asked: list[int] | None = None  # exactly who owes one
    prompt: str = ""  # of the viewer's question
    clause: str = ""
    verbs: list[str] = []  # each is among the viewer's actions
    choices: int = 0  # actions of the viewer at least
    facts: dict[str, Any] = {}  # of one of the viewer's actions, as `picture`
    about: dict[str, Any] = {}  # of the viewer's question, as `picture`
    picture: dict[
        str, Any
    ] = {}  # dotted paths into the viewer's picture: a value, or ">=3", "!=null", "len>=2"; * is any of a list
    events: list[str] = []  # each has happened since the viewer's last answer
    last: list[str] = []  # each has happened with the very last answer
    over: bool = False  # the match has ended
    click: list[str] = []  # selectors that a picture clicks before it is taken
    phone: list[str] = []  # the same on a phone


def read(name: str) -> tuple[str, Wanted]:
    """The game and the description of a state such as `majesty-choice`; LookupError where there is none."""
    game, _, state = name.partition("-")
    return game, _file(game)[state]


def listed(only: list[str]) -> list[str]:
    """The names of all states, or of those that are named, by themselves or by their game."""
    games = sorted(file.stem for file in FOLDER.glob("*.toml"))
    names = [f"{game}-{state}" for game in games for state in _file(game)]
    return [name for name in names if not only or name in only or name.partition("-")[0] in only]


def _file(game: str) -> dict[str, Wanted]:
    file = FOLDER / f"{game}.toml"
    if not file.exists():
        raise LookupError(f"there are no states of {game}")
    return msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), dict[str, Wanted])


def fits(value: Any, path: str, wanted: Any) -> bool:
    """Whether what lies at a dotted path is as wanted."""
    step, _, rest = path.partition(".")
    if step == "*":
        return isinstance(value, list) and any(fits(each, rest, wanted) if rest else same(each, wanted) for each in value)
    if isinstance(value, list):
        value = value[int(step)] if step.isdigit() and int(step) < len(value) else None
    else:
        value = value.get(step) if isinstance(value, dict) else None
    return fits(value, rest, wanted) if rest else same(value, wanted)


def same(value: Any, wanted: Any) -> bool:
    """A value as it is wanted: itself, or as an operator says."""
    if not isinstance(wanted, str):
        return bool(value == wanted)
    if wanted.startswith("len"):
        return value is not None and same(len(value), wanted.removeprefix("len"))
    for operator in OPERATORS:
        if wanted.startswith(operator):
            other = msgspec.json.decode(wanted.removeprefix(operator))
            if operator == "!=":
                return bool(value != other)
            if value is None:
                return False
            return bool(value >= other if operator == ">=" else value <= other)
    return bool(value == wanted)
