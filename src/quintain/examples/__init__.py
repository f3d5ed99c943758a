"""Examples: a doubtful rule as a file, and what the rules make of it."""

from quintain.examples.reading import BadExample, Example, read
from quintain.examples.running import Difference, run

__all__ = ["BadExample", "Example", "read", "Difference", "run"]
