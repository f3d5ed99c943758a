"""One match with people, bots and nobody at its seats: what every door to it, terminal, server or page, shares."""

from quintain.tables.refusals import Refused
from quintain.tables.seats import Sitter, bot, person
from quintain.tables.snapshot import snapshot
from quintain.tables.table import Table
from quintain.tables.trail import Step

__all__ = ["Table", "Step", "Sitter", "person", "bot", "snapshot", "Refused"]
