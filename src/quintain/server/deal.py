"""What is drawn for a match before it begins: the seed with its commitment, and chance of the bots, none of the match's."""

from __future__ import annotations

from typing import NamedTuple

from quintain.kernel.rng import SEEDS, seed_text
from quintain.store.ids import Draw
from quintain.tables.commitment import commitment


class Deal(NamedTuple):
    """Columns of a table's row."""

    seed: str
    salt: str
    commitment: str
    bots_root: str


def deal(draw: Draw) -> Deal:
    """128 bits each; a drawn seed is never a number that a person could have typed."""
    seed, salt = seed_text(max(SEEDS, draw(128))), f"{draw(128):032x}"
    return Deal(seed, salt, commitment(seed, salt), f"{draw(128):032x}")
