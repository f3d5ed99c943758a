"""Castles as data: reading, judging and writing plans and set-ups; needs no match."""

from quintain.games.castlecraft.castles.flaws import SENTENCES, Flaw, codes, errors, told
from quintain.games.castlecraft.castles.plan import Plan, Tower, write
from quintain.games.castlecraft.castles.reading import Reading, read_plan, read_text
from quintain.games.castlecraft.castles.text import read_toml
from quintain.games.castlecraft.castles.walks import Meadow, examine, in_steps, judge

__all__ = [
    "SENTENCES",
    "Flaw",
    "codes",
    "errors",
    "told",
    "Plan",
    "Reading",
    "Tower",
    "read_plan",
    "read_text",
    "read_toml",
    "write",
    "Meadow",
    "examine",
    "in_steps",
    "judge",
]
