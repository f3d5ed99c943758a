"""Reading a position in the words of the game: names, numbers, and the cards not yet used."""

from __future__ import annotations

import re
from typing import Final

from quintain.games.academy.book import BOARD_IDS, Book
from quintain.kernel.errors import PositionError
from quintain.kernel.types import Json

Nouns = dict[str, tuple[str, ...]]

WORDS: Final = (
    "round",
    "first",
    "phase",
    "turn",
    "only",
    "cup",
    "codex",
    "tracks",
    "packs",
    "piles",
    "kept",
    "hands",
    "played",
    "bets",
    "coats",
    "bonus",
    "peeked",
    "scrolls",
)
STACK: Final = re.compile(r"(\d+):(?:\[([^\]]*)\]|\{([^}]*)\})")


class Words:
    """A position being read."""

    def __init__(self, book: Book, nouns: Nouns, position: dict[str, Json]) -> None:
        for word in position:
            if word not in WORDS:
                raise PositionError(f"position does not know {word!r}; it knows {', '.join(WORDS)}")
        self.book: Final[Book] = book
        self.nouns: Final[Nouns] = nouns
        self.position: Final[dict[str, Json]] = position
        self.unused: list[int] = [int(card) for card in book.deck]

    def number(self, key: str, default: int, low: int, high: int) -> int:
        return whole(self.position.get(key, default), key, low, high)

    def text(self, key: str, default: str) -> str:
        value = self.position.get(key, default)
        if isinstance(value, str):
            return value
        raise PositionError(f"{key} is a text, not {value!r}")

    def table(self, key: str, names: tuple[str, ...]) -> dict[int, Json]:
        """A table keyed by names, as a table keyed by their numbers."""
        value = self.position.get(key, {})
        if not isinstance(value, dict):
            raise PositionError(f"{key} is a table")
        return {index(name, names, key): item for name, item in value.items()}

    def squires(self, key: str) -> dict[int, Json]:
        return self.table(key, self.nouns["squire"])

    def seats(self, key: str) -> dict[int, Json]:
        return self.table(key, tuple([str(seat) for seat in range(int(self.book.seats))]))

    def boards(self, key: str) -> dict[int, Json]:
        """A table keyed by boards; with Black versus White the plain names are understood too."""
        value = self.position.get(key, {})
        if not isinstance(value, dict):
            raise PositionError(f"{key} is a table")
        return {self.board(name): item for name, item in value.items()}

    def board(self, name: str) -> int:
        return index(name, BOARD_IDS if name in BOARD_IDS else self.nouns["board"], "board")

    def card(self, name: str) -> int:
        """A card by name, taken from those not yet used."""
        card = index(name.strip().replace(" ", "_"), self.nouns["card"], "card")
        if card not in self.unused:
            raise PositionError(f"the deck has no further card {name}")
        self.unused.remove(card)
        return card

    def only_for(self, keys: tuple[str, ...], wanted: bool, when: str) -> None:
        """Words that mean something only at some tables or moments."""
        for key in keys:
            if key in self.position and not wanted:
                raise PositionError(f"{key} is told {when} only")

    def cards(self, value: Json, key: str) -> list[int]:
        return [self.card(name) for name in texts(value, key)]

    def fill(self, cards: list[int], size: int) -> list[int]:
        """Filled up with unused cards of different symbols."""
        while len(cards) < size:
            if not self.unused:
                raise PositionError("the deck has no cards left to fill up with")
            cards.append(self.unused.pop(9 * len(cards) % len(self.unused)))
        return cards

    def coat(self, name: str) -> int:
        return index(name, self.nouns["coat"], "coat")


def whole(value: Json, key: str, low: int, high: int) -> int:
    if isinstance(value, int) and not isinstance(value, bool) and low <= value <= high:
        return value
    raise PositionError(f"{key} is a number from {low} to {high}, not {value!r}")


def numbers(value: Json, key: str, low: int, high: int) -> list[int]:
    if isinstance(value, list):
        return [whole(item, key, low, high) for item in value]
    raise PositionError(f"{key} is a list of numbers, not {value!r}")


def texts(value: Json, key: str) -> list[str]:
    if isinstance(value, list):
        found = [item for item in value if isinstance(item, str)]
        if len(found) == len(value):
            return found
    raise PositionError(f"{key} holds lists of texts, not {value!r}")


def index(name: str, names: tuple[str, ...], key: str) -> int:
    if name in names:
        return names.index(name)
    raise PositionError(f"{key} is one of {', '.join(names)}, not {name!r}")


def stacks(words: Words, value: Json, board: str) -> list[tuple[int, list[int]]]:
    """`6:[C] 5:[A,D]` as spaces with their squires from bottom to top."""
    if not isinstance(value, str):
        raise PositionError(f"the track of {board} is a text like '6:[C] 5:[A,D]', not {value!r}")
    if STACK.sub("", value).strip(" ,"):
        raise PositionError(f"the track of {board} is written like '6:[C] 5:[A,D] 0:{{B}}', not {value!r}")
    found: list[tuple[int, list[int]]] = []
    named: list[int] = []
    for match in STACK.finditer(value):
        if len(match.group(1)) > 3:
            raise PositionError(f"a marker on {board} has gone fewer than 1000 steps, not {match.group(1)}")
        space = int(match.group(1))
        if space and match.group(3) is not None:
            raise PositionError(f"only markers on zero have no order; on {board} write {space}:[…] from bottom to top")
        if space and any(space == other for other, _ in found):
            raise PositionError(f"space {space} of {board} is told twice; who is above whom?")
        names = (match.group(2) or match.group(3) or "").split(",")
        squires = [index(name.strip(), words.nouns["squire"], f"a marker on {board}") for name in names if name.strip()]
        named += squires
        found.append((space, squires))
    if len(set(named)) != len(named):
        raise PositionError(f"a squire has one marker on {board}, not two")
    return found
