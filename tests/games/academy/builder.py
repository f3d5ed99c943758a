"""Positions of Medieval Academy as a player would lay them out, and what became of them in the same words.

`table(4).tracks(duel="8:[A] 3:[B]").scoring("duel")` lays a position out and carries out the scoring of one board;
`table(4).hands(A=["sword_5"]).play("A", "sword_5", "duel")` plays a card from it.
"""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import Any

from quintain.games import new_game
from quintain.kernel.match import Match
from quintain.kernel.rng import ScriptedRng
from tests.games.playing import Playing

BOARDS = ("gallantry", "duel", "tournament", "education", "king", "dragon", "charity")
FRONT = ("gallantry", "duel", "tournament", "education", "king")  # the boards that are reset after round III
SYMBOLS = ("gallantry", "sword", "education", "king", "dragon", "charity")
DECK = {
    **{f"{symbol}_{value}": n for symbol in SYMBOLS if symbol != "sword" for value, n in ((2, 2), (3, 3), (4, 2), (5, 1))},
    "sword_3": 6,
    "sword_4": 4,
    "sword_5": 2,
}
COLOURS = ("red", "blue", "yellow", "green")
ADVANCED = {"tie_win": True, "gallantry_back": True, "soft_reset": True}
VARIANTS = ("black_vs_white", "good_manners", "classical_education", "service_to_king", "defeat_dragon", "most_generous")
ALL_VARIANTS = dict.fromkeys(VARIANTS, True)


class Play(Playing):
    """A match being played, told once a move."""

    _told: dict[str, Any] | None = None

    @property
    def told(self) -> dict[str, Any]:
        if self._told is None:
            self._told = super().told
        return self._told

    def track(self, board: str) -> str:
        return self.told["tracks"][board]

    def progress(self, board: str) -> dict[str, int]:
        return progress(self.track(board))

    def squire(self, name: str) -> dict[str, Any]:
        return self.told["squires"][name]

    def coats(self, name: str) -> list[str]:
        return self.squire(name)["coats"]

    def points(self) -> dict[str, int]:
        return {name: squire["points"] for name, squire in self.told["squires"].items()}

    def hand(self, name: str) -> list[str]:
        return self.squire(name)["hand"]

    @property
    def phase(self) -> str:
        return self.told["phase"]

    @property
    def round(self) -> int:
        return self.told["round"]

    def outcome(self) -> tuple[list[int], list[int]]:
        """Ranks and points by seat."""
        outcome = self.game.outcome(self.match.state)
        return list(outcome.ranks), list(outcome.points)

    # moves

    def move(self, text: str, seat: int | None = None) -> Play:
        self.play_out(text, seat)
        self._told = None
        return self

    def moves(self, *texts: str) -> Play:
        for text in texts:
            self.move(text)
        return self

    def pick(self, seat: int, card: str) -> Play:
        return self.move(f"pick card={card}", seat)

    def play(self, card: str, board: str | None = None) -> Play:
        return self.move(f"play card={card} board={board or card.rpartition('_')[0]}")

    def until(self, *phases: str, chance: random.Random | None = None) -> Play:
        """Play on, at random or by the first move of everybody, until one of these phases or the end."""
        while not self.over and self.phase not in phases:
            seat = chance.choice(self.pending) if chance else self.pending[0]
            legal = self.legal_of(seat)
            self.move(chance.choice(legal) if chance else legal[0], seat)
        return self


class Table:
    """A position in the words of a player; nothing is laid out before the first question."""

    def __init__(self, seats: int, options: dict[str, Any]) -> None:
        self.options: dict[str, Any] = {"seats": seats, **options}
        self.position: dict[str, Any] = {}
        self.script: list[int] | None = None

    def _put(self, key: str, values: dict[str, Any]) -> Table:
        self.position.setdefault(key, {}).update(values)
        return self

    def tracks(self, **stacks: str) -> Table:
        """`duel="8:[A] 6:[B,C]"`: spaces with their stacks from bottom to top; the rest is on zero."""
        return self._put("tracks", stacks)

    def packs(self, by: dict[str, list[str]] | None = None, **packs: list[str]) -> Table:
        return self._put("packs", {**(by or {}), **packs})

    def kept(self, **cards: list[str]) -> Table:
        return self._put("kept", cards)

    def piles(self, by: dict[str, list[str]]) -> Table:
        return self._put("piles", by)

    def hands(self, by: dict[str, list[str]] | None = None, **cards: list[str]) -> Table:
        return self._put("hands", {**(by or {}), **cards})

    def played(self, **cards: list[str]) -> Table:
        return self._put("played", cards)

    def bets(self, **boards: str) -> Table:
        return self._put("bets", boards)

    def coats(self, **coats: list[str]) -> Table:
        return self._put("coats", coats)

    def bonus(self, **points: int) -> Table:
        return self._put("bonus", points)

    def peeked(self, by: dict[str, list[int]]) -> Table:
        return self._put("peeked", by)

    def scrolls(self, six: str = "board", twelve: str = "board") -> Table:
        return self._put("scrolls", {"6": six, "12": twelve})

    def at(self, **words: Any) -> Table:
        """round, first, phase, turn, only, cup, codex."""
        self.position.update(words)
        return self

    def chance(self, *numbers: int) -> Table:
        """What chance will say, one number after the other; shuffles leave the order."""
        self.script = list(numbers)
        return self

    def laid(self) -> Play:
        game = new_game("academy", self.options)
        state = game.lay(self.position)
        if self.script is not None:
            state.rng = ScriptedRng(self.script)
        return Play(game, Match(game, 0, state))

    def scoring(self, phase: str, round: int = 1) -> Play:
        """Carry out one phase (or one board and what follows it in phase 4) and nothing else."""
        self.position.setdefault("round", round)
        return self.at(phase=phase, only=True).laid()

    def playing(self, turn: str = "A") -> Play:
        return self.at(phase="play", turn=turn).laid()

    def play(self, squire: str, card: str, board: str | None = None) -> Play:
        """It is the turn of a squire, who plays a card of his hand."""
        return self.playing(squire).play(card, board)


def table(seats: int = 4, **options: Any) -> Table:
    """An empty table; options are those of the game. Seat 0 opens unless something else is said."""
    return Table(seats, {"first_player": 0, **options})


def dealt(seed: int = 0, seats: int = 4, **options: Any) -> Play:
    """A match from the set-up of a seed."""
    game = new_game("academy", {"seats": seats, **options})
    return Play(game, Match(game, seed))


def lancelot(**options: Any) -> Table:
    return table(2, two_player_mode="lancelot", **options)


def progress(track: str) -> dict[str, int]:
    """From the notation of a track to the progress of every squire."""
    found: dict[str, int] = {}
    for entry in track.split():
        space, _, stack = entry.partition(":")
        for squire in stack.strip("[]{}").split(","):
            found[squire] = int(space)
    return found


def stacks(track: str) -> dict[int, list[str]]:
    """From the notation of a track to its stacks above zero, from bottom to top."""
    found = {}
    for entry in track.split():
        space, _, stack = entry.partition(":")
        if space != "0":
            found[int(space)] = stack.strip("[]").split(",")
    return found


def values(coats: Iterable[str]) -> list[int]:
    """The points on coats, in rising order."""
    return sorted(int(coat.rpartition("_")[2]) for coat in coats)
