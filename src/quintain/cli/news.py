"""What has happened, in sentences: since a person was asked last, and from the beginning."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from quintain.cli.table import KeptTable
from quintain.kernel.events import Event
from quintain.words import Speaker

LONG: Final = 60  # reports that are all told
FIRST: Final = 5  # of more than those: how many are told from the beginning
LAST: Final = 25  # and from the end


def condensed(reports: list[str], speaker: Speaker) -> list[str]:
    """What happened since a person was asked last; of very much only both ends, for the log and the replay have the rest."""
    if len(reports) <= LONG:
        return reports
    between = speaker.say("news-between", count=len(reports) - FIRST - LAST)
    return [*reports[:FIRST], between, *reports[-LAST:]]


class News:
    """The set-up and the moves of a table as each viewer may know them, and how much of it each person has heard."""

    def __init__(self, table: KeptTable, speaker: Speaker) -> None:
        self._table: Final = table
        self._speaker: Final = speaker
        self._heard: Final = {seat: self._begin(seat) for seat in table.people()}

    def _begin(self, seat: int) -> int:
        """Who comes back hears everything from his own last choice on."""
        own = [at for at, step in enumerate(self._table.line) if step.seat == seat]
        return own[-1] + 1 if own else 0

    def length(self) -> int:
        """How much there is to tell: the set-up and every move."""
        return len(self._table.line) + 1

    def shorten(self) -> None:
        """After something was taken back."""
        for seat in self._heard:
            self._heard[seat] = min(self._heard[seat], self.length())

    def tell(self, seat: int) -> list[str]:
        """The news of a person, briefly; he has heard them now."""
        start, self._heard[seat] = self._heard[seat], self.length()
        return condensed(self.sentences(seat, start, brief=True), self._speaker)

    def last(self, viewer: int) -> list[str]:
        """The news at the end of a match, for everybody at the screen."""
        start = min(self._heard.values(), default=0)
        return condensed(self.sentences(viewer, start, brief=True), self._speaker)

    def differ(self, one: int, other: int) -> bool:
        """Whether the news of one person tell what another may not know."""
        start = self._heard[one]
        return self.sentences(one, start) != self.sentences(other, start)

    def sentences(self, viewer: int, start: int = 0, brief: bool = False) -> list[str]:
        """A paragraph or more for each move from there on, as the viewer may know it; briefly without what the board shows."""
        return [told for entry in self.entries(viewer, start, brief) for told in entry]

    def entries(self, viewer: int, start: int = 0, brief: bool = False) -> list[list[str]]:
        """The paragraphs of the set-up and of each move; none for one of which the viewer may know nothing."""
        happened: list[Sequence[Event]] = [self._table.match.opening, *(step.events for step in self._table.line)]
        return [paragraphs(events, self._speaker, viewer, brief) for events in happened[start:]]


def paragraphs(events: Sequence[Event], speaker: Speaker, viewer: int, brief: bool = False) -> list[str]:
    """What came of one move, so that a scoring reads board by board."""
    seen = [event.seen_by(viewer) for event in events]
    told = [event for event in seen if not (brief and speaker.quiet(event))]
    before = ["", *(event.name for event in told)]
    sentences = ((speaker.event(event), speaker.opens(event, last)) for event, last in zip(told, before, strict=False))
    return gathered(sentences, speaker)


def gathered(told: Iterable[tuple[str, bool]], speaker: Speaker) -> list[str]:
    """Sentences in paragraphs, as each does or does not begin one."""
    found: list[list[str]] = []
    for sentence, opens in told:
        if opens or not found:
            found.append([])
        found[-1].append(sentence)
    return [speaker.paragraph(sentences) for sentences in found]
