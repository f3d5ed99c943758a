"""Who meets whom, and what came of it: pairings, matches between bots, standings, ratings, simulation; and where work is done."""

from quintain.contests.cluster import NoCluster
from quintain.contests.executor import KINDS, Executor, Here, Lost, Processes, executor
from quintain.contests.interrupts import Terminated, heard_once
from quintain.contests.pairings import seatings
from quintain.contests.standings import MOST_MATCHES, Result, Standing, distinct, standings

__all__ = [
    "Executor",
    "Here",
    "Lost",
    "Processes",
    "executor",
    "KINDS",
    "NoCluster",
    "Terminated",
    "heard_once",
    "seatings",
    "MOST_MATCHES",
    "Result",
    "Standing",
    "distinct",
    "standings",
]
