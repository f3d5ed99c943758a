"""A match that a test plays, read only through what its game tells; the builder of each game adds the words of its players."""

from __future__ import annotations

from typing import Any

from quintain.kernel.errors import IllegalAction
from quintain.kernel.events import Event, told
from quintain.kernel.game import AnyGame
from quintain.kernel.match import Match
from quintain.kernel.types import SPECTATOR


class Playing:
    """Who owes a choice, among what, and what became of it."""

    def __init__(self, game: AnyGame, match: Match[Any]) -> None:
        self.game = game
        self.match = match
        self.happened: list[Event] = []  # of the last move
        self.events: list[dict[str, Any]] = []  # the same, nouns by id
        self.chronicle = [spelt(game, event) for event in match.opening]  # the set-up and all moves so far

    # what lies on the table

    @property
    def told(self) -> dict[str, Any]:
        return self.game.tell(self.match.state)

    def seen(self, viewer: int = SPECTATOR) -> dict[str, Any]:
        """What the table looks like for a seat, or for somebody without one."""
        return self.game.tell(self.match.view(viewer))

    # who decides what

    @property
    def pending(self) -> list[int]:
        return self.match.pending()

    @property
    def over(self) -> bool:
        return self.match.over()

    @property
    def seat(self) -> int:
        """The only seat that owes a choice."""
        (seat,) = self.match.pending()
        return seat

    def asks_of(self, seat: int) -> str:
        return self.match.decision(seat).clause

    @property
    def asks(self) -> str:
        """The clause of the decision that is owed."""
        return self.asks_of(self.seat)

    def legal_of(self, seat: int) -> list[str]:
        return [self.game.space.text(action) for action in self.match.decision(seat).actions]

    @property
    def legal(self) -> list[str]:
        """The moves of the one who decides, in their order."""
        return self.legal_of(self.seat)

    def facts(self, move: str, seat: int | None = None) -> dict[str, Any]:
        """What the game says of a move to the one who decides."""
        by = self.seat if seat is None else seat
        return dict(self.game.facts(self.match.view(by), by, self.game.space.parse(move)))

    def refusal(self, move: str, seat: int | None = None) -> str:
        """The clause by which a move is refused; nothing changes by it."""
        before = self.game.tell(self.match.state)
        try:
            self.match.play(self.seat if seat is None else seat, self.game.space.parse(move))
        except IllegalAction as error:
            assert before == self.game.tell(self.match.state)
            return error.clause
        raise AssertionError(f"{move} was not refused")

    # what happened

    def play_out(self, text: str, seat: int | None = None) -> None:
        """A move, and what is told of it."""
        self.happened = self.match.play(self.seat if seat is None else seat, self.game.space.parse(text))
        self.events = [spelt(self.game, event) for event in self.happened]
        self.chronicle += self.events

    def heard(self, viewer: int = SPECTATOR) -> list[dict[str, Any]]:
        """The events of the last move as somebody hears of them."""
        return [spelt(self.game, event.seen_by(viewer)) for event in self.happened]

    def called(self, *names: str) -> list[dict[str, Any]]:
        """The events of the last move with one of these names."""
        return [event for event in self.events if event["event"] in names]

    def names(self) -> list[str]:
        return [event["event"] for event in self.events]


def spelt(game: AnyGame, event: Event) -> dict[str, Any]:
    """An event with its nouns by id."""
    return dict(told(event, game.nouns))
