"""A finished match as it is kept for ever: the replay, and beside it everything that a reader needs who has other rules.

Moves stand in words (`take slot=2 role=noble`), events by ids as they were and as each viewer saw them, and what was said of them
in every language. A program that no longer has these rules can still show the match; one that has them replays it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

import msgspec

from quintain.kernel.events import Event, told
from quintain.kernel.game import AnyGame
from quintain.kernel.records import dump
from quintain.kernel.types import SPECTATOR
from quintain.tables.seats import Sitter
from quintain.tables.table import Table
from quintain.tables.trail import Step
from quintain.tables.wire import Result
from quintain.words import LANGUAGES, Speaker

if TYPE_CHECKING:
    from quintain.kernel.types import Json
else:
    Json = Any  # msgspec reads no type that names itself

FORMAT: Final = 1


class Fact(msgspec.Struct, frozen=True, omit_defaults=True):
    """One event: as it was, and as it was told to those who may not know all of it."""

    event: dict[str, Json]
    seen: dict[str, dict[str, Json]] = {}  # by viewer (−1 a spectator), where it differs
    said: dict[str, str] = {}  # by language, with nothing hidden
    opens: bool = False  # a paragraph begins with it


class ArchivedMove(msgspec.Struct, frozen=True):
    """One move in words, and what came of it."""

    seat: int
    move: str
    events: list[Fact]


class Archive(msgspec.Struct, frozen=True):
    """A finished match. It never changes and needs no rules to be read."""

    archive: int  # the format
    game: str
    title: dict[str, str]  # of the game, by language
    names: list[str]
    seats: list[Sitter]
    replay: dict[str, Json]
    opening: list[Fact]
    moves: list[ArchivedMove]
    result: Result
    unrated: list[str]


def archived(table: Table, names: Sequence[str]) -> Archive:
    """The archive of a match that is over."""
    result = table.result()
    assert result is not None, "only a finished match is archived"
    scribe = _Scribe(table.game, names)
    return Archive(
        archive=FORMAT,
        game=table.game.key,
        title={lang: speaker.say("title") for lang, speaker in scribe.speakers.items()},
        names=list(names),
        seats=table.sitters,
        replay=dump(table.match.replay()),
        opening=scribe.facts(table.match.opening),
        moves=[_move(table.game, scribe, step) for step in table.line],
        result=result,
        unrated=table.unrated,
    )


def plain_archive(archive: Archive) -> Json:
    """An archive as plain data, to be written into a file with other things."""
    found: Json = msgspec.to_builtins(archive)
    return found


def read_archive(data: object) -> Archive:
    """An archive from plain data; msgspec.ValidationError where it is none."""
    return msgspec.convert(data, Archive)


def known_to(facts: Sequence[Fact], viewer: int) -> list[Fact]:
    """Those of archived events that a viewer knew whole; of the others nothing is told."""
    return [fact for fact in facts if str(viewer) not in fact.seen]


def said_in(fact: Fact, lang: str) -> str:
    """What is said of an archived event, in another language where this one is missing."""
    return fact.said.get(lang) or next(iter(fact.said.values()), str(fact.event.get("event")))


def _move(game: AnyGame, scribe: _Scribe, step: Step) -> ArchivedMove:
    return ArchivedMove(step.seat, game.space.text(step.action), scribe.facts(step.events))


class _Scribe:
    """Writes events down for every viewer and in every language."""

    def __init__(self, game: AnyGame, names: Sequence[str]) -> None:
        self.game = game
        self.speakers = {lang: Speaker(lang, game, names) for lang in LANGUAGES}
        self.viewers = (SPECTATOR, *range(int(game.seats)))

    def facts(self, events: Sequence[Event]) -> list[Fact]:
        """The events of one move."""
        before = ["", *(event.name for event in events)]
        return [self._fact(event, last) for event, last in zip(events, before, strict=False)]

    def _fact(self, event: Event, before: str) -> Fact:
        true = told(event, self.game.nouns)
        seen = {str(viewer): told(event.seen_by(viewer), self.game.nouns) for viewer in self.viewers}
        differing = {viewer: facts for viewer, facts in seen.items() if facts != true}
        said = {lang: speaker.event(event) for lang, speaker in self.speakers.items()}
        return Fact(true, differing, said, any(speaker.opens(event, before) for speaker in self.speakers.values()))
