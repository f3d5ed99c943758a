"""A finished match move by move, for any eyes: played again by today's rules, or as its archive tells it where they differ."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final, cast

from msgspec import structs

from quintain.games import new_game
from quintain.kernel.errors import ContentError, OptionError, ReplayMismatch
from quintain.kernel.events import Event, told
from quintain.kernel.game import AnyGame
from quintain.kernel.match import Match, must_end_so, must_fit
from quintain.kernel.replay import Replay, read_replay
from quintain.kernel.rng import read_seed
from quintain.kernel.types import TRUTH, Json
from quintain.server.payloads import Frame, Frames, ScoreLine
from quintain.tables.archive import Archive, Fact
from quintain.tables.chronicle import Entry, Moved, Undone
from quintain.tables.wire import Happening

MOST: Final = 100  # frames of one answer


class Film:
    """Frame 0 is the set-up, then one per move that was not taken back."""

    def __init__(self, archive: Archive, numbers: Sequence[int]) -> None:
        self.archive = archive
        self.numbers = [0, *numbers]  # the entry of each frame
        self.total = 1 + len(archive.moves)
        self.game: AnyGame | None = None  # None: today's rules are others
        self.why = ""
        self._replay: Replay | None = None
        self._states: list[Any] = []  # before the first move, and after each
        self._events: list[list[Event]] = []
        self._scores: dict[int, ScoreLine] = {}
        try:
            self._play()
        except (ReplayMismatch, OptionError, ContentError, ValueError) as error:
            self.game, self.why = None, str(error)

    def _play(self) -> None:
        replay = self._replay = read_replay(self.archive.replay)
        game = new_game(replay.game, replay.options)
        must_fit(game, replay)
        match: Match[Any] = Match(game, read_seed(replay.seed))
        states, events = [match.state.clone()], [match.opening]
        for seat, action in replay.moves:
            events.append(match.play(seat, action))
            states.append(match.state.clone())
        must_end_so(match, replay)
        self.game, self._states, self._events = game, states, events

    @property
    def seats(self) -> int:
        return len(self.archive.seats)

    def moves(self, count: int) -> list[list[int]]:
        """The first moves, as seat and action."""
        return self._replay.moves[:count] if self._replay else []

    def opening(self, eyes: int = TRUTH) -> list[Happening]:
        """The set-up, as somebody from whom nothing is hidden knows it, or other eyes."""
        return [Happening(0, "opening", events=self._happened(0, eyes))]

    def frames(self, eyes: int, start: int, count: int, moves: bool = True) -> Frames:
        """So many frames from one on, as a seat, a spectator (−1) or somebody from whom nothing is hidden (−2) sees them.

        Without moves only their events tell what was done: an answer may name what it hid.
        """
        last = min(self.total, start + min(count, MOST))
        found = [self.frame(step, eyes) for step in range(start, last)]
        if not moves:
            found = [structs.replace(each, move="", action=-1, clause="", prompt="") for each in found]
        return Frames(self.total, eyes, found)

    def frame(self, step: int, eyes: int) -> Frame:
        seat = self.archive.moves[step - 1].seat if step else -1
        number = self.numbers[step] if step < len(self.numbers) else step
        move = self.archive.moves[step - 1].move if step else ""
        events = self._happened(step, eyes)
        if self.game is None or self._replay is None:
            return Frame(step, number, seat, move, -1, events, {}, [])
        picture = self._picture(step, eyes)
        asked = self.game.decision(self.game.view(self._states[step - 1], seat), seat) if step else None
        return Frame(
            step=step,
            n=number,
            seat=seat,
            move=move,
            action=self._replay.moves[step - 1][1] if step else -1,
            events=events,
            picture=picture,
            points=_points(picture),
            clause=asked.clause if asked else "",
            prompt=asked.prompt if asked else "",
        )

    def scores(self, eyes: int = TRUTH) -> ScoreLine:
        """Points per seat after every move, as they truly were or as other eyes could know them."""
        if eyes not in self._scores:
            pictures = [] if self.game is None else [self._picture(step, eyes) for step in range(self.total)]
            self._scores[eyes] = ScoreLine(
                points=[_points(picture) for picture in pictures],
                rounds=[int(cast("int", picture["round"])) for picture in pictures],
                movers=[-1, *(move.seat for move in self.archive.moves)] if pictures else [],
            )
        return self._scores[eyes]

    def _picture(self, step: int, eyes: int) -> dict[str, Json]:
        assert self.game is not None
        state = self._states[step]
        return cast("dict[str, Json]", self.game.picture(state if eyes == TRUTH else self.game.view(state, eyes)))

    def _happened(self, step: int, eyes: int) -> list[dict[str, Json]]:
        if self.game is not None:
            events = self._events[step]
            return [told(event if eyes == TRUTH else event.seen_by(eyes), self.game.nouns) for event in events]
        facts = self.archive.moves[step - 1].events if step else self.archive.opening
        return [_seen(fact, eyes) for fact in facts]


def _seen(fact: Fact, eyes: int) -> dict[str, Json]:
    return fact.event if eyes == TRUTH else fact.seen.get(str(eyes), fact.event)


def _points(picture: dict[str, Json]) -> list[int]:
    seats = cast("list[dict[str, int]]", picture["seats"])
    return [seat["points"] for seat in seats]


def numbers_of(entries: Iterable[Entry]) -> list[int]:
    """The entry of every move that stands, in their order."""
    found: list[int] = []
    for entry in entries:
        if isinstance(entry, Moved):
            found += [entry.n] * len(entry.actions)
        elif isinstance(entry, Undone):
            del found[found.index(entry.to) :]
    return found
