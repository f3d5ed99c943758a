"""Castle Craft: two or three kings and their castles, tower against tower."""

from quintain.games.castlecraft.game import CastleCraftGame

GAME = CastleCraftGame

__all__ = ["GAME", "CastleCraftGame"]
