"""The registry: one package per game, one line each."""

from __future__ import annotations

from quintain.games.academy import AcademyGame
from quintain.games.castlecraft import CastleCraftGame
from quintain.games.majesty import MajestyGame
from quintain.games.mastery import MasteryGame
from quintain.games.reliquium import ReliquiumGame
from quintain.kernel import content
from quintain.kernel.content import Content
from quintain.kernel.errors import OptionError
from quintain.kernel.game import AnyGame, folder_of
from quintain.kernel.options import choose
from quintain.kernel.types import Json

GAMES: dict[str, type[AnyGame]] = {
    "academy": AcademyGame,
    "castlecraft": CastleCraftGame,
    "majesty": MajestyGame,
    "mastery": MasteryGame,
    "reliquium": ReliquiumGame,
}


def new_game(key: str, chosen: dict[str, Json]) -> AnyGame:
    """The rules of a game under these options; OptionError says what is wrong with them."""
    if key not in GAMES:
        raise OptionError(f"there is no game {key!r}; games are {', '.join(GAMES)}")
    return GAMES[key](choose(GAMES[key].choices, chosen))


def content_of(key: str) -> Content:
    """The printed values of a registered game."""
    return content.content_of(key, folder_of(GAMES[key]))
