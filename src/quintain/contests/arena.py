"""Bots against bots: the matches of a contest, played until there are enough."""

from __future__ import annotations

from collections.abc import Iterator

from quintain.contests import contest
from quintain.contests.executor import Data, Executor
from quintain.contests.ledger import Ledger


def play_on(ledger: Ledger, games: int, where: Executor) -> Iterator[Data]:
    """Play what is not played yet of so many matches. Each is in the ledger before it is told: whatever ends this keeps them."""
    for line in where.run(contest.play_match, ledger.contest.tasks(games, ledger.played())):
        ledger.add(line)
        yield line
