"""What a viewer is sent after an entry, and when coming back: everything he may know, whole."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Any, Final, cast

from quintain.kernel.events import Event
from quintain.kernel.game import AnyGame, Decision
from quintain.kernel.types import SPECTATOR, Json
from quintain.tables import standing, undo
from quintain.tables.chronicle import By, Clocked, Entry, Moved, Seated, Undone
from quintain.tables.table import Table
from quintain.tables.trail import Step
from quintain.tables.wire import Act, Happening, Question, SeatState, Snapshot

NEVER: Final = -1  # nothing has been sent yet: the set-up is told too


class Shared:
    """What all viewers see alike, made once for those who are shown the table as it stands."""

    def __init__(self, table: Table, names: Sequence[str] = ()) -> None:
        """Names are those of the seats now, where they are kept beside the match."""
        self._table: Final = table
        self._names: Final = names or [sitter.name for sitter in table.sitters]

    @cached_property
    def seats(self) -> list[SeatState]:
        sitters = enumerate(zip(self._table.sitters, self._names, strict=True))
        return [SeatState(seat, sitter.kind, name, sitter.bot, sitter.resigned) for seat, (sitter, name) in sitters]

    def picture(self, viewer: int) -> dict[str, Json]:
        """What lies on the table for a viewer: where nothing but chance is hidden, what lies there for all."""
        if standing.keeps_secrets(self._table.game):
            return self._seen(viewer)
        return self._open | {"viewer": viewer}

    @cached_property
    def _open(self) -> dict[str, Json]:
        return self._seen(SPECTATOR)

    def _seen(self, viewer: int) -> dict[str, Json]:
        return cast("dict[str, Json]", self._table.game.picture(self._table.view(viewer)))


def snapshot(table: Table, viewer: int = SPECTATOR, since: int | None = None, shared: Shared | None = None) -> Snapshot:
    """The table as a viewer may see it, with what happened after an entry; if none is named, after his own last answer."""
    shared = shared or Shared(table)
    last = table.last_answer(viewer) if viewer >= 0 else 0
    start = (last or NEVER) if since is None or since > table.n else since
    own = viewer if viewer in table.people() else SPECTATOR
    return Snapshot(
        n=table.n,
        since=start,
        last=last,
        viewer=viewer,
        events=happenings(table, viewer, start),
        picture=shared.picture(viewer),
        decision=question(table, viewer, table.view(viewer)) if own in table.asked else None,
        waiting=table.pending(),
        clocks=table.clocks,
        seats=shared.seats,
        undo=None if own == SPECTATOR else undo.offered(table, viewer),
        proposal=table.proposal,
        unrated=table.unrated,
        result=table.result(),
    )


def question(table: Table, seat: int, view: Any) -> Question:
    """What a seat that owes a choice is asked, every action with its preview."""
    asked = table.asked[seat]
    return Question(
        id=table.opened[seat],
        seat=seat,
        clause=asked.clause,
        prompt=asked.prompt,
        about=asked.about,
        actions=acts(table.game, view, asked),
        window=standing.window(table.game, asked),
    )


def acts(game: AnyGame, view: Any, asked: Decision) -> list[Act]:
    """The actions of a decision with their words and facts."""
    found = []
    for action, facts in zip(asked.actions, game.previews(view, asked.seat, asked.actions), strict=True):
        words = game.space.describe(action)
        verb = str(words.pop("verb"))
        args = {name: value for name, value in words.items() if isinstance(value, int | str)}
        found.append(Act(action, verb, args, cast("dict[str, Json]", facts)))
    return found


def happenings(table: Table, viewer: int, since: int) -> list[Happening]:
    """The entries after one, as a viewer may know them; before the first stands the set-up. Of moves taken back only that."""
    told_so_far = [] if since >= 0 else [Happening(0, "opening", events=_seen(table, table.match.opening, viewer))]
    steps: dict[int, list[Step]] = {}
    for step in reversed(table.line):
        if step.n <= since:
            break
        steps.setdefault(step.n, []).insert(0, step)
    return told_so_far + [_happening(table, entry, viewer, steps.get(entry.n)) for entry in table.entries[max(0, since) :]]


def _happening(table: Table, entry: Entry, viewer: int, steps: list[Step] | None) -> Happening:
    if isinstance(entry, Moved):
        by: By = "own" if entry.by == "standing" and entry.seat != viewer else entry.by
        events = [event for step in steps or [] for event in step.events]
        return Happening(entry.n, "moved", entry.seat, by, gone=steps is None, events=_seen(table, events, viewer))
    if isinstance(entry, Undone):
        return Happening(entry.n, "undone", entry.seat, to=entry.to)
    if isinstance(entry, Seated):
        return Happening(entry.n, "seated", entry.seat, why=entry.why)
    if isinstance(entry, Clocked):
        return Happening(entry.n, "clocked")
    return Happening(entry.n, "hinted", entry.seat)


def _seen(table: Table, events: list[Event], viewer: int) -> list[dict[str, Json]]:
    return [table.told(event, viewer) for event in events]
