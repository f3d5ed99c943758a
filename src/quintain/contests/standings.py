"""What many matches say of those who played them."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from quintain.contests.intervals import NORMAL, wilson

MOST_MATCHES = 10_000_000  # of one arena or simulation
SLOW = 0.99  # the part of all choices that a slow one is not faster than


@dataclass(frozen=True)
class Result:
    """One match: who sat where, and what came of it, per seat."""

    bots: Sequence[str]
    ranks: Sequence[int]
    points: Sequence[int]
    seconds: Sequence[float]  # that all choices of a seat took
    choices: Sequence[int]  # how many there were
    times: Sequence[Sequence[float]] = ()  # milliseconds of each choice, per seat; may be unknown
    sides: Sequence[Mapping[str, str]] = ()  # what each seat played: its faction, its army
    clause: str = ""  # that ended the match
    course: str = ""  # how it went, in a word: matches of the same course are one match; unknown: all differ


@dataclass
class Standing:
    """One bot over many matches. Sums, so that the order of adding does not matter."""

    bot: str
    matches: int = 0  # a match counts for every seat the bot had in it
    wins: float = 0.0  # a shared win counts for its part
    places: float = 0.0  # shared places count as their mean
    squares: float = 0.0  # of the places
    points: int = 0
    seconds: float = 0.0
    choices: int = 0
    times: list[float] = field(default_factory=list)  # milliseconds of each choice
    met: dict[str, list[float]] = field(default_factory=dict)  # per opponent: how often it ended before him, and how often met

    def win_share(self) -> tuple[float, float, float]:
        """The part of matches won, and Wilson's 95 % interval."""
        return self.wins / self.matches, *wilson(self.wins / self.matches, self.matches)

    def mean_place(self) -> tuple[float, float]:
        """The mean place, and half its 95 % interval; without end where the places do not differ and so say nothing of it."""
        mean = self.places / self.matches
        spread = self.squares - self.matches * mean * mean
        if spread <= 0:
            return mean, math.inf
        return mean, NORMAL * math.sqrt(spread / (self.matches - 1) / self.matches)

    def before(self, other: str) -> tuple[float, float, float]:
        """How often it ended before another bot when they met, and Wilson's 95 % interval."""
        ahead, met = self.met[other]
        return ahead / met, *wilson(ahead / met, met)

    def per_choice(self) -> float:
        """Mean seconds of a choice."""
        return self.seconds / self.choices if self.choices else 0.0

    def slow_choice(self, part: float = SLOW) -> float:
        """The milliseconds that this part of its choices did not exceed."""
        needed = math.ceil(part * len(self.times))
        return sorted(self.times)[max(0, needed - 1)] if self.times else 0.0


def distinct(results: Iterable[Result]) -> list[Result]:
    """Each match once, however often bots that always choose alike played it: what is repeated says nothing new."""
    seen: set[str] = set()
    found = []
    for result in results:
        if not result.course or result.course not in seen:
            found.append(result)
            seen.add(result.course)
    return found


def standings(bots: Sequence[str], results: Iterable[Result]) -> list[Standing]:
    """One line per bot, best first by mean place."""
    lines = {bot: Standing(bot) for bot in bots}
    for result in results:
        _add(lines, result)
    return sorted((line for line in lines.values() if line.matches), key=lambda line: line.places / line.matches)


def _add(lines: dict[str, Standing], result: Result) -> None:
    winners = result.ranks.count(1)
    for seat, bot in enumerate(result.bots):
        line = lines[bot]
        rank = result.ranks[seat]
        place = rank + (result.ranks.count(rank) - 1) / 2
        line.matches += 1
        line.wins += 1 / winners if rank == 1 else 0.0
        line.places += place
        line.squares += place * place
        line.points += result.points[seat]
        line.seconds += result.seconds[seat]
        line.choices += result.choices[seat]
        line.times += result.times[seat] if result.times else ()
        for other, name in enumerate(result.bots):
            if name != bot:
                count = line.met.setdefault(name, [0.0, 0.0])
                count[0] += 1.0 if rank < result.ranks[other] else 0.5 if rank == result.ranks[other] else 0.0
                count[1] += 1.0
