"""Medieval Mastery: knights leave a castle that cannot fall, and whoever holds land worth 13 points wins."""

from quintain.games.mastery.game import MasteryGame

GAME = MasteryGame

__all__ = ["GAME", "MasteryGame"]
