"""Chance of a bot's own: apart from that of the match, and the same whenever the same seat is seated again."""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

from quintain.kernel.rng import SEEDS, Rng

HAIR: Final = 0.001  # choices whose worth differs by less are as good as equal
GRAIN: Final = 1024


def hair(rng: Rng) -> float:
    """Less than a hair's breadth of worth, by chance: it decides between choices that are as good as equal, and no others."""
    return HAIR * float(rng.below(GRAIN)) / float(GRAIN)


def bot_seed(root: str, number: int, seat: int) -> int:
    """The seed of the bot at a seat, from what the host drew for all bots and a number: of the match, or of the moves made.

    A hash lies between, so that nothing of the match's chance follows from a bot's, nor one bot's from another's.
    """
    return int.from_bytes(blake2b(f"bot {root} {number} {seat}".encode(), digest_size=8).digest(), "big") % SEEDS
