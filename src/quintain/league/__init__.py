"""Who meets whom, and what came of it: pairings, standings, and where the work is done. Pure functions of plain data."""

from quintain.league.executor import Executor, Here, Lost, Processes, executor
from quintain.league.pairings import seatings
from quintain.league.standings import Result, Standing, standings

__all__ = ["Executor", "Here", "Lost", "Processes", "executor", "seatings", "Result", "Standing", "standings"]
