"""What the sides of a game are worth: how often each seat, faction or army won, whoever led it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from quintain.contests.intervals import wilson
from quintain.contests.standings import Result

SEAT: Final = "seat"


@dataclass
class Share:
    """One side: how often it was played and won, and how often it would have won if sides were equal."""

    matches: int = 0
    wins: float = 0.0  # a shared win counts for its part
    fair: float = 0.0

    def told(self) -> tuple[float, float, float]:
        """The part of matches won, and Wilson's 95 % interval."""
        return self.wins / self.matches, *wilson(self.wins / self.matches, self.matches)

    def times_fair(self) -> float:
        """How many times as often as its fair share it won."""
        return self.wins / self.fair


def balance(results: Iterable[Result]) -> dict[str, dict[str, Share]]:
    """By kind (seat, faction, army), by side. Kinds that everybody shared in every match are left out: they tell nothing."""
    found: dict[str, dict[str, Share]] = {}
    for result in results:
        winners = result.ranks.count(1)
        for seat, rank in enumerate(result.ranks):
            own = {SEAT: str(seat + 1), **(result.sides[seat] if result.sides else {})}
            for kind, side in own.items():
                share = found.setdefault(kind, {}).setdefault(side, Share())
                share.matches += 1
                share.wins += 1 / winners if rank == 1 else 0.0
                share.fair += 1 / len(result.ranks)
    return {kind: dict(sorted(shares.items())) for kind, shares in sorted(found.items()) if len(shares) > 1}


def endings(results: Iterable[Result]) -> Counter[str]:
    """How many matches each clause ended."""
    return Counter(result.clause for result in results if result.clause)
