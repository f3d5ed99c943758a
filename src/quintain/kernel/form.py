"""In which form the rules run."""

from __future__ import annotations

from typing import Final

COMPILED: Final[bool] = not __file__.endswith(".py")
