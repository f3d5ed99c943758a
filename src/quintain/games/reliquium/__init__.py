"""Reliquium: four factions build castles in peace and carry out their orders in war; nine castles win."""

from quintain.games.reliquium.game import ReliquiumGame

GAME = ReliquiumGame

__all__ = ["GAME", "ReliquiumGame"]
