"""Positions of Majesty as a player would lay them out, and what became of them in the same words.

`table()` describes a position; its first move lays it out and begins the play:
`table().player(0, mill=2).market("miller").take("miller").points(0)`.
"""

from __future__ import annotations

from typing import Any

from quintain.games import new_game
from quintain.kernel.match import Match
from tests.games.playing import Playing

BUILDINGS = ("mill", "brewery", "cottage", "guardhouse", "barracks", "inn", "castle")
ROLES = ("miller", "brewer", "witch", "guard", "knight", "innkeeper", "noble")

STAGE_ONE = {
    "miller": 7,
    "brewer": 4,
    "witch": 3,
    "guard": 3,
    "knight": 2,
    "innkeeper": 2,
    "noble": 3,
    "miller_brewer": 2,
    "miller_knight": 1,
    "brewer_witch": 1,
    "witch_guard": 1,
    "guard_innkeeper": 1,
    "guard_noble": 1,
    "knight_innkeeper": 1,
    "innkeeper_noble": 1,
}
STAGE_TWO = {
    "miller": 2,
    "brewer": 2,
    "witch": 2,
    "guard": 2,
    "knight": 1,
    "innkeeper": 2,
    "noble": 2,
    "miller_brewer": 1,
    "miller_knight": 1,
    "brewer_witch": 2,
    "brewer_knight": 1,
    "witch_guard": 2,
    "witch_innkeeper": 1,
    "witch_noble": 1,
    "guard_knight": 2,
    "knight_innkeeper": 2,
    "innkeeper_noble": 1,
}


class Play(Playing):
    """A match being played, told by seats."""

    def player(self, seat: int) -> dict[str, Any]:
        return self.told["players"][seat]

    def points(self, seat: int) -> int:
        return self.player(seat)["points"]

    def all_points(self) -> list[int]:
        return [player["points"] for player in self.told["players"]]

    def workers(self, seat: int) -> int:
        return self.player(seat)["workers"]

    def column(self, seat: int, building: str) -> list[str]:
        return self.player(seat)[building]

    def infirmary(self, seat: int) -> list[str]:
        return self.player(seat)["infirmary"]

    def kingdom(self, seat: int) -> list[str]:
        """Every card of a player, wounded ones included."""
        return [card for place in (*BUILDINGS, "infirmary") for card in self.player(seat)[place]]

    @property
    def market(self) -> list[str]:
        return self.told["market"]

    @property
    def reserve(self) -> int:
        return self.told["reserve"]

    # moves

    def move(self, text: str) -> Play:
        self.play_out(text)
        return self

    def take(self, role: str, slot: int = 0) -> Play:
        return self.move(f"take slot={slot} role={role}")

    def heal(self, role: str) -> Play:
        return self.move(f"heal role={role}")

    def trade(self, amount: int) -> Play:
        return self.move(f"trade amount={amount}")


class Table:
    """A position in the words of a player; nothing is laid out before the first question."""

    def __init__(self, seats: int, options: dict[str, Any]) -> None:
        self.options: dict[str, Any] = {"seats": seats, **options}
        self.position: dict[str, Any] = {"player": [{} for _ in range(seats)]}

    def player(self, seat: int, **belongings: Any) -> Table:
        """Points, workers, columns by number or by cards, infirmary with its top last."""
        self.position["player"][seat].update(belongings)
        return self

    def market(self, *cards: str) -> Table:
        """Front first; `witch:2` carries two workers; further slots are filled with any cards."""
        self.position["market"] = list(cards)
        return self

    def deck(self, *cards: str) -> Table:
        """The next cards, top first."""
        self.position["deck"] = list(cards)
        return self

    def active(self, seat: int) -> Table:
        self.position["active"] = seat
        return self

    def first(self, seat: int) -> Table:
        self.position["first"] = seat
        return self

    def turn(self, taken: int) -> Table:
        """So many turns were taken in all."""
        self.position["turn"] = taken
        return self

    def last_turn(self) -> Table:
        return self.turn(12 * int(self.options["seats"]) - 1)

    def reserve(self, workers: int) -> Table:
        self.position["reserve"] = workers
        return self

    def laid(self) -> Play:
        game = new_game("majesty", self.options)
        return Play(game, Match(game, 0, game.lay(self.position)))

    def scored(self) -> Play:
        """The last turn is over: final scoring at once."""
        self.position["final"] = True
        return self.laid()

    def take(self, role: str, slot: int = 0) -> Play:
        return self.laid().take(role, slot)


def table(seats: int = 2, **options: Any) -> Table:
    """An empty table; options are those of the game (`sides`, `deck_mode`, `content`)."""
    return Table(seats, options)


def dealt(seed: int = 0, seats: int = 2, **options: Any) -> Play:
    """A match from the set-up of a seed."""
    game = new_game("majesty", {"seats": seats, **options})
    return Play(game, Match(game, seed))


def cards_of(entries: list[str]) -> list[str]:
    """The cards of a market without the workers on them."""
    return [entry.partition(":")[0] for entry in entries]


def workers_on(entries: list[str]) -> list[int]:
    """The workers on the cards of a market."""
    return [int(entry.partition(":")[2] or 0) for entry in entries]
