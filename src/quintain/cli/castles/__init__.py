"""Castles on a terminal and in pictures."""
