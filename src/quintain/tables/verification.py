"""Whether a finished match is what it is said to be: seed fixed beforehand, moves legal, an end that follows from them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal, TypeAlias

import msgspec

from quintain.games import new_game
from quintain.kernel.errors import ContentError, OptionError, RecordError, ReplayMismatch
from quintain.kernel.events import Event, told
from quintain.kernel.game import AnyGame
from quintain.kernel.match import must_fit
from quintain.kernel.records import digest
from quintain.kernel.replay import Replay, read_replay
from quintain.kernel.rng import read_seed
from quintain.tables.archive import Archive, Fact
from quintain.tables.chronicle import Entry, Moved, Seated
from quintain.tables.commitment import commitment
from quintain.tables.table import Table

Name: TypeAlias = Literal[
    "noted",  # the commitment is the one that was noted when the match began
    "commitment",  # seed and salt give the commitment
    "replay",  # the file holds a replay
    "rules",  # today's rules, options and printed values are those of the match
    "moves",  # every move was legal, and is told in the right words
    "events",  # what is told to have happened is what the seed and the moves bring about
    "outcome",  # ranks and points are what the rules make of it
    "final",  # the last position is the one that was noted
]


class Check(msgspec.Struct, frozen=True):
    """One thing that was looked at; where it is not good, the detail says why."""

    check: Name
    good: bool
    detail: str = ""


class Sealed(msgspec.Struct, frozen=True):
    """What a host published before the match and opened after it; empty where nothing was."""

    commitment: str = ""
    salt: str = ""


def verify(archive: Archive, sealed: Sealed, noted: str = "", final: str = "") -> list[Check]:
    """The checks one after another; what cannot be looked at because of an earlier one is not among them.

    `noted` is the commitment that somebody wrote down when the match began, `final` the digest of the last position, if known.
    """
    return list(_checks(archive, sealed, noted.strip().lower(), final))


def _checks(archive: Archive, sealed: Sealed, noted: str, final: str) -> Iterator[Check]:
    if noted:
        yield _equal("noted", noted, sealed.commitment)
    try:
        replay = read_replay(archive.replay)
    except RecordError as error:
        yield Check("replay", False, str(error))
        return
    if sealed.commitment or sealed.salt:
        yield _equal("commitment", sealed.commitment, commitment(replay.seed, sealed.salt))
    try:
        game = new_game(replay.game, replay.options)
        must_fit(game, replay)
    except (OptionError, ContentError, ReplayMismatch) as error:
        yield Check("rules", False, str(error))
        return
    yield Check("rules", True)
    yield from _played(game, replay, archive, final)


def _played(game: AnyGame, replay: Replay, archive: Archive, final: str) -> Iterator[Check]:
    try:
        table = _table(game, replay, archive)
    except (ReplayMismatch, ValueError, LookupError) as error:
        yield Check("moves", False, str(error))
        return
    words = [[step.seat, game.space.text(step.action)] for step in table.line]
    yield _equal("moves", [[move.seat, move.move] for move in archive.moves], words)
    happened = [_told(game, table.match.opening), *(_told(game, step.events) for step in table.line)]
    written = [_written(archive.opening), *(_written(move.events) for move in archive.moves)]
    yield _equal("events", written, happened)
    yield _equal("outcome", msgspec.to_builtins(archive.result), msgspec.to_builtins(table.result()))
    noted = [each for each in (replay.final, final) if each]
    if noted:
        yield _equal("final", noted, [digest(table.match.state)] * len(noted))


def _table(game: AnyGame, replay: Replay, archive: Archive) -> Table:
    """The match played again; who resigned does so after the last move, which for the result is the same."""
    if len(archive.seats) != int(game.seats):
        raise ReplayMismatch(f"{len(archive.seats)} sitters for {int(game.seats)} seats", "game")
    entries: list[Entry] = [Moved(n, seat, [action]) for n, (seat, action) in enumerate(replay.moves, 1)]
    for seat, sitter in enumerate(archive.seats):
        if sitter.resigned:
            entries.append(Seated(len(entries) + 1, seat, sitter, "resigned"))
    sitters = [msgspec.structs.replace(sitter, resigned=False) for sitter in archive.seats]
    return Table.rebuilt(game, read_seed(replay.seed), sitters, entries)


def _told(game: AnyGame, events: Sequence[Event]) -> list[object]:
    return [msgspec.to_builtins(told(event, game.nouns)) for event in events]


def _written(facts: Sequence[Fact]) -> list[object]:
    return [msgspec.to_builtins(fact.event) for fact in facts]


def _equal(name: Name, said: object, found: object) -> Check:
    """Good where both are the same; else the place where they part."""
    if said == found:
        return Check(name, True)
    if isinstance(said, list) and isinstance(found, list):
        for at, (one, other) in enumerate(zip(said, found, strict=False)):
            if one != other:
                return Check(name, False, f"{at}: {one} ≠ {other}"[:300])
        return Check(name, False, f"{len(said)} ≠ {len(found)}")
    return Check(name, False, f"{said} ≠ {found}"[:300])
