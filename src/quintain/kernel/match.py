"""The only place that validates and records."""

from __future__ import annotations

from typing import Final, Generic, SupportsIndex

from quintain.kernel.errors import IllegalAction, NotPending, ReplayMismatch
from quintain.kernel.events import Chronicle, Event
from quintain.kernel.game import Decision, Game, S
from quintain.kernel.records import dump
from quintain.kernel.replay import Replay
from quintain.kernel.rng import SEEDS
from quintain.kernel.types import Seat

GIANT: Final = 10**100


class Match(Generic[S]):
    """A game being played: the state, and the moves that led to it."""

    def __init__(self, game: Game[S], seed: int, position: S | None = None) -> None:
        """From the set-up of a seed, or from a position laid out; the latter has no replay."""
        if not 0 <= seed < SEEDS:
            raise ValueError(f"a seed is a number from 0 to 2**53-1, not {seed}")
        self.game: Game[S] = game
        self.seed: int = seed
        self.laid: bool = position is not None
        self.state: S = game.start(seed) if position is None else position
        self.moves: list[list[int]] = []

    def over(self) -> bool:
        return len(self.game.pending(self.state)) == 0

    def pending(self) -> list[int]:
        return list(self.game.pending(self.state))

    def decision(self, seat: int) -> Decision:
        """What a pending seat is asked, made from its view: a decision can tell no more than that."""
        return self.game.decision(self.game.view(self.state, seat), seat)

    def play(self, seat: SupportsIndex, action: SupportsIndex) -> list[Event]:
        """Carry out a choice and tell what happened; refused choices leave everything as it was.

        Plain ints are compared with plain ints: as i64 a huge number raises, and only when compiled.
        Whatever else looks like a number is refused here: declared as int, only compiled code would do so, with a TypeError.
        """
        if type(seat) is not int or type(action) is not int:
            raise IllegalAction(f"a seat and an action are whole numbers, not {type(seat).__name__}, {type(action).__name__}")
        if max(abs(seat), abs(action)) > GIANT:  # too many digits even for the sentences below
            raise IllegalAction("no seat or action has as many digits")
        if not 0 <= seat < int(self.game.seats) or seat not in self.game.pending(self.state):
            raise NotPending(f"seat {seat} owes no choice now ({self.game.turn_clause})", self.game.turn_clause)
        if not 0 <= action < int(self.game.space.size):
            raise IllegalAction(f"there is no action {action}; actions are 0 to {int(self.game.space.size) - 1}")
        if action not in self.game.legal(self.state, seat):
            clause = self.game.why_not(self.state, seat, action)
            raise IllegalAction(f"seat {seat} may not {self.game.space.text(action)} ({clause})", clause)
        log = Chronicle()
        self.game.apply(self.state, seat, action, log)
        self.moves.append([seat, action])
        return log.events

    def view(self, viewer: Seat) -> S:
        return self.game.view(self.state, viewer)

    def replay(self) -> Replay:
        assert not self.laid, "a match from a position laid out has no replay"
        replay = Replay()
        replay.game = self.game.key
        replay.rules = self.game.rules
        replay.options = dump(self.game.options)
        replay.seed = self.seed
        replay.moves = [move[:] for move in self.moves]
        return replay


def resume(game: Game[S], replay: Replay) -> Match[S]:
    """The match of a replay, as far as it was played; the caller finds the game by its key."""
    if replay.game != game.key:
        raise ReplayMismatch(f"this is a replay of {replay.game}, not of {game.key}")
    if replay.rules != game.rules:
        raise ReplayMismatch(
            f"this replay follows revision {replay.rules} of the rules of {game.key}; these are revision {game.rules}"
        )
    match = Match(game, replay.seed)
    for n, move in enumerate(replay.moves):
        try:
            match.play(move[0], move[1])
        except IllegalAction as error:
            raise ReplayMismatch(f"move {n + 1} of {len(replay.moves)} does not fit: {error}") from None
    return match
