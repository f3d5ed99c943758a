"""Tables in a wanted state, for pictures and tests: a match is played by bots until a description holds, and laid into a store.

Descriptions stand in `<game>.toml` beside this file, one table of TOML each; `wanted.py` says what they may ask for.
"""

from __future__ import annotations

from tools.stages.finding import Found, found
from tools.stages.laying import Laid, laid
from tools.stages.wanted import Wanted, listed, read

__all__ = ["Found", "Laid", "Wanted", "found", "laid", "listed", "read"]
