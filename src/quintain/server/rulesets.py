"""Games under their options, kept while they are asked for: making one reads its whole box."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import Final

import msgspec

from quintain.games import GAMES, new_game
from quintain.kernel.errors import ContentError, OptionError
from quintain.kernel.game import AnyGame
from quintain.kernel.records import dump
from quintain.kernel.types import Json
from quintain.server.troubles import Denied, denied_options

KEPT: Final = 64


class Ruleset:
    """A game under its options, its scene as it is sent, and the digest by which a scene is known."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.options: dict[str, Json] = dump(game.options)
        self.scene = msgspec.json.encode(game.scene())
        self.digest = hashlib.blake2b(self.scene, digest_size=12).hexdigest()
        self.unusual = unusual(game)


_kept: dict[str, Ruleset] = {}  # whoever was asked for last is last


def ruleset(key: str, options: Mapping[str, Json]) -> Ruleset:
    """The game under these options; refused where there is none."""
    if key not in GAMES:
        raise Denied("no-game", f"games are {', '.join(GAMES)}")
    name = key + msgspec.json.encode(options, order="deterministic").decode()
    found = _kept.pop(name, None)
    if found is None:
        try:
            found = Ruleset(new_game(key, dict(options)))
        except (OptionError, ContentError) as error:
            raise denied_options(error) from None
    _kept[name] = found
    while len(_kept) > KEPT:
        del _kept[next(iter(_kept))]
    return found


def unusual(game: AnyGame) -> list[str]:
    """The options that differ from the printed game: whoever joins has to have seen them."""
    usual: dict[str, object] = {option.name: option.default for option in game.choices.schema}
    usual["content"] = ""
    return [name for name, default in usual.items() if getattr(game.options, name) != default]
