"""Taking back at one screen: by the law of tables; whoever else it concerns is asked, with nobody's secrets on the screen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from quintain.cli.menu import agreed
from quintain.cli.screen import Screen
from quintain.cli.table import KeptTable
from quintain.tables import undo
from quintain.tables.wire import Proposal
from quintain.words import Speaker


class Consent:
    """The last choice of a person is taken back, if all whom it concerns agree."""

    def __init__(self, table: KeptTable, screen: Screen, speaker: Speaker, typed: Callable[[str], str]) -> None:
        self._table: Final = table
        self._screen: Final = screen
        self._speaker: Final = speaker
        self._typed: Final = typed

    def nothing(self) -> bool:
        """Whether no person has chosen yet."""
        return self._chooser() < 0

    def take_back(self, seat: int) -> bool:
        """The person at the keyboard wants it; whoever chose last, and all people if the law says so, must agree."""
        chooser = self._chooser()
        offer = undo.offered(self._table, chooser)
        assert offer is not None, "there is a choice to take back"
        others = [other for other in self._table.people() if other != chooser] if offer.kind == "consent" else []
        for other in [each for each in [chooser, *others] if each != seat]:
            if not self._agrees(other, chooser):
                return False
        if isinstance(undo.ask(self._table, chooser), Proposal):
            for other in others:
                undo.agree(self._table, other)
        return True

    def _chooser(self) -> int:
        """The person who chose last."""
        people = self._table.people()
        return next((step.seat for step in reversed(self._table.line) if step.seat in people and step.by == "own"), -1)

    def _agrees(self, other: int, chooser: int) -> bool:
        self._screen.wipe()
        key = "undo-own" if other == chooser else "undo-agree"
        while True:
            typed = self._typed(self._speaker.say(key, seat=self._speaker.seat(other), chooser=self._speaker.seat(chooser)))
            answer = agreed(typed)
            if answer is not None:
                return answer
