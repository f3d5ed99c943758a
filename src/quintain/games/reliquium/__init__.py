"""Reliquium: four factions build castles in peace and carry out their orders in war; nine castles win."""
