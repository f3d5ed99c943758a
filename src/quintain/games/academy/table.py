"""Positions in the words of the game: laid out from them, and told in them."""

from __future__ import annotations

from quintain.games.academy.laying import lay
from quintain.games.academy.telling import tell

__all__ = ["lay", "tell"]
