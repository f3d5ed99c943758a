"""Majesty: twelve characters each, taken from an open market, build a kingdom worth the crown."""

from quintain.games.majesty.game import MajestyGame

GAME = MajestyGame

__all__ = ["GAME", "MajestyGame"]
