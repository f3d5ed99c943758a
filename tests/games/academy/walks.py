"""Matches played at random, looked at now and then."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from .builder import Play, dealt


def walk(seed: int, every: int = 5, **options: Any) -> Iterator[Play]:
    """The positions of a match, one of so many, and its end; the choices are made between them."""
    chance = random.Random(seed)
    play = dealt(seed, **options)
    at = 0
    while not play.over:
        if at % every == 0:
            yield play
        at += 1
        seat = chance.choice(play.pending)
        play.move(chance.choice(play.legal_of(seat)), seat)
    yield play
