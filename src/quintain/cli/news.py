"""News after a long time without a question: the beginning, the end, and how much lies between."""

from __future__ import annotations

from typing import Final

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
