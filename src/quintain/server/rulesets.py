"""Games under their options, kept while they are asked for: making one reads its whole box.

Of many more it is remembered what lists of tables show, so that nobody waits while lists are made.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from threading import Lock
from typing import Final, NamedTuple

import msgspec

from quintain.games import GAMES, new_game
from quintain.kernel.errors import ContentError, OptionError
from quintain.kernel.game import AnyGame
from quintain.kernel.records import dump
from quintain.kernel.types import Json
from quintain.server.troubles import Denied, denied_options

KEPT: Final = 64
REMEMBERED: Final = 20_000


class Outline(NamedTuple):
    """What a list shows of a game under its options."""

    digest: str  # of its scene
    unusual: list[str]


class Ruleset:
    """A game under its options, its scene as it is sent, and the digest by which a scene is known."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.options: dict[str, Json] = dump(game.options)
        self.scene = msgspec.json.encode(game.scene())
        self.digest = hashlib.blake2b(self.scene, digest_size=12).hexdigest()
        self.unusual = unusual(game)


_kept: dict[str, Ruleset] = {}  # whoever was asked for last is last
_outlines: dict[bytes, Outline | None] = {}  # by a digest of game and options; None: there is no such game today
_lock: Final = Lock()  # rooms are loaded on threads


def ruleset(key: str, options: Mapping[str, Json]) -> Ruleset:
    """The game under these options; refused where there is none."""
    if key not in GAMES:
        raise Denied("no-game", f"games are {', '.join(GAMES)}")
    name = _name(key, options)
    with _lock:
        found = _kept.get(name)
    if found is None:
        try:
            found = Ruleset(new_game(key, dict(options)))
        except (OptionError, ContentError) as error:
            raise denied_options(error) from None
    with _lock:
        _kept.pop(name, None)
        _kept[name] = found
        while len(_kept) > KEPT:
            del _kept[next(iter(_kept))]
    return found


def outline(key: str, options: Mapping[str, Json]) -> Outline | None:
    """What lists show of the game under these options; nothing where today's rules do not know them any more."""
    name = hashlib.blake2b(_name(key, options).encode(), digest_size=16).digest()
    with _lock:
        if name in _outlines:
            return _outlines[name]
    try:
        rules = ruleset(key, options)
        found = Outline(rules.digest, rules.unusual)
    except Denied:
        found = None
    with _lock:
        _outlines[name] = found
        while len(_outlines) > REMEMBERED:
            del _outlines[next(iter(_outlines))]
    return found


def _name(key: str, options: Mapping[str, Json]) -> str:
    return key + msgspec.json.encode(options, order="deterministic").decode()


def unusual(game: AnyGame) -> list[str]:
    """The options that differ from the printed game: whoever joins has to have seen them."""
    usual: dict[str, object] = {option.name: option.default for option in game.choices.schema}
    usual["content"] = ""
    return [name for name, default in usual.items() if getattr(game.options, name) != default]
