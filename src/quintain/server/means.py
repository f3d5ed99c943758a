"""What rooms are given from outside: store, bots, time and chance, and who wants to hear of what happens."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from quintain.server.arrivals import Arrivals
from quintain.server.bots import Thinkers
from quintain.server.bus import Bus
from quintain.server.outage import Outage
from quintain.store import Store
from quintain.store.ids import Draw
from quintain.store.tables import TableRow


@dataclass(frozen=True)
class Question:
    """A person is waited for. Nobody else may learn that an answer was given beforehand, so this is for that person alone."""

    seat: int
    person: str
    opened: int  # the entry with which the question opened
    due: int  # when the time runs out, 0 without limit


@dataclass(frozen=True)
class News:
    """A table after something durable happened, for lobby, notices and ratings."""

    row: TableRow
    awaited: list[Question]


ALONE: Final = "quintain"  # leads tables where there is no other process


@dataclass(frozen=True)
class Means:
    """The same for all rooms of a process."""

    store: Store
    thinkers: Thinkers
    now: Callable[[], int]  # milliseconds since 1970
    draw: Draw  # so many bits of chance
    owner: str = ALONE  # under which this process leads tables: where others reach it, if there are others
    bus: Bus = field(default_factory=Bus)
    build: str = ""  # of the page
    speed: int = 100  # of pauses, in hundredths; 0: none
    listeners: list[Callable[[News], None]] = field(default_factory=list)
    outage: Outage = field(default_factory=Outage)
    arrivals: Arrivals = field(default_factory=Arrivals)
    hold_on: Callable[[str], int] = lambda person: 0  # milliseconds after which somebody may say something in chat

    def ticking(self) -> int:
        """The time of clocks: it stands still while the store refuses to write."""
        return self.outage.since or self.now()

    @property
    def shared(self) -> bool:
        """Whether other processes may lead tables of the same database."""
        return self.owner != ALONE

    def tell(self, news: News) -> None:
        for listener in self.listeners:
            listener(news)
