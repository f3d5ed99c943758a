"""The only place that validates and records."""

from __future__ import annotations

from typing import Final, Generic, SupportsIndex

from quintain.kernel.errors import IllegalAction, NotPending, ReplayMismatch
from quintain.kernel.events import Chronicle, Event, Log
from quintain.kernel.game import Decision, Game, S
from quintain.kernel.records import digest, dump
from quintain.kernel.replay import Replay
from quintain.kernel.rng import WIDE, read_seed, seed_text
from quintain.kernel.types import Json, Seat

GIANT: Final = 10**100


class Match(Generic[S]):
    """A game being played: the state, and the moves that led to it."""

    def __init__(self, game: Game[S], seed: int, position: S | None = None) -> None:
        """From the set-up of a seed, or from a position laid out; the latter has no replay."""
        if not 0 <= seed < WIDE:
            raise ValueError(f"a seed is a number from 0 to 2**128-1, not {seed}")
        self.game: Game[S] = game
        self.seed: int = seed
        self.laid: bool = position is not None
        opening = Chronicle()
        self.state: S = game.start(seed, opening) if position is None else position
        self.opening: list[Event] = opening.events  # what happened before the first choice
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

    def fork(self) -> Match[S]:
        """The same match apart: what is played there leaves this one alone."""
        twin = Match(self.game, self.seed, self.state.clone())
        twin.laid, twin.opening, twin.moves = self.laid, self.opening, self.moves[:]
        return twin

    def rewound(self, moves: int) -> Match[S]:
        """The match as it was after so many moves; what chance brings from there on is what it brought before."""
        assert not self.laid, "a match from a position laid out cannot be rewound"
        twin = Match(self.game, self.seed)
        log = Log()
        for seat, action in self.moves[:moves]:
            self.game.apply(twin.state, seat, action, log)
        twin.moves = self.moves[:moves]
        return twin

    def outcome(self) -> dict[str, Json]:
        """Ranks, points and clause as a replay keeps them; nothing while it goes on."""
        if not self.over():
            return {}
        outcome = self.game.outcome(self.state)
        return {"ranks": list(outcome.ranks), "points": list(outcome.points), "clause": outcome.clause}

    def replay(self) -> Replay:
        assert not self.laid, "a match from a position laid out has no replay"
        replay = Replay()
        replay.game = self.game.key
        replay.rules = self.game.rules
        replay.content = self.game.printed()
        replay.options = dump(self.game.options)
        replay.seed = seed_text(self.seed)
        replay.moves = [move[:] for move in self.moves]
        replay.outcome = self.outcome()
        replay.final = digest(self.state) if replay.outcome else ""
        return replay


def resume(game: Game[S], replay: Replay) -> Match[S]:
    """The match of a replay, as far as it was played, or a ReplayMismatch; it never ends otherwise than it did.

    The caller finds the game by its key.
    """
    must_fit(game, replay)
    match = Match(game, read_seed(replay.seed))
    for n, move in enumerate(replay.moves):
        try:
            match.play(move[0], move[1])
        except IllegalAction as error:
            raise ReplayMismatch(f"move {n + 1} of {len(replay.moves)} does not fit: {error}", "move") from None
    must_end_so(match, replay)
    return match


def must_fit(game: Game[S], replay: Replay) -> None:
    """A replay is played by the rules and with the printed values it was made with."""
    if replay.game != game.key:
        raise ReplayMismatch(f"this is a replay of {replay.game}, not of {game.key}", "game")
    if replay.rules != game.rules:
        raise ReplayMismatch(
            f"this replay follows revision {replay.rules} of the rules of {game.key}; these are revision {game.rules}", "rules"
        )
    if replay.content and replay.content != game.printed():
        raise ReplayMismatch(
            f"this replay was played with other printed values: their digest is {replay.content}, here it is {game.printed()}",
            "content",
        )


def must_end_so(match: Match[S], replay: Replay) -> None:
    """A replay that says how it ended must end so."""
    reached = match.outcome()
    if replay.outcome and replay.outcome != reached:
        raise ReplayMismatch(f"this replay ended with {_result(replay.outcome)}, but leads to {_result(reached)}", "result")
    if replay.final and replay.final != digest(match.state):
        raise ReplayMismatch(f"the last state of this replay was {replay.final}, but is {digest(match.state)}", "result")


def _result(outcome: dict[str, Json]) -> str:
    return f"ranks {outcome.get('ranks')} and points {outcome.get('points')}" if outcome else "no result"
