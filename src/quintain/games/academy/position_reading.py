"""Reading a position in the words of the game: names, numbers, and the cards not yet used."""

from __future__ import annotations

import re
from typing import Final

from quintain.games.academy.kit import BOARD_IDS, Kit
from quintain.kernel.errors import PositionError
from quintain.kernel.position import names, only, text, which, whole, within
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

    def __init__(self, kit: Kit, nouns: Nouns, position: dict[str, Json]) -> None:
        only(position, WORDS, "position")
        self.kit: Final[Kit] = kit
        self.nouns: Final[Nouns] = nouns
        self.position: Final[dict[str, Json]] = position
        self.unused: list[int] = [int(card) for card in kit.deck]

    def number(self, key: str, default: int, low: int, high: int) -> int:
        return whole(self.position.get(key, default), key, low, high)

    def text(self, key: str, default: str) -> str:
        return text(self.position, key, default)

    def table(self, key: str, ids: tuple[str, ...]) -> dict[int, Json]:
        """A table keyed by ids, as a table keyed by their numbers."""
        return {which(name, ids, key): item for name, item in within(self.position, key).items()}

    def squires(self, key: str) -> dict[int, Json]:
        return self.table(key, self.nouns["squire"])

    def seats(self, key: str) -> dict[int, Json]:
        return self.table(key, tuple([str(seat) for seat in range(int(self.kit.seats))]))

    def boards(self, key: str) -> dict[int, Json]:
        """A table keyed by boards; with Black versus White the plain names are understood too."""
        return {self.board(name): item for name, item in within(self.position, key).items()}

    def board(self, name: str) -> int:
        return which(name, BOARD_IDS if name in BOARD_IDS else self.nouns["board"], "board")

    def card(self, name: str) -> int:
        """A card by name, taken from those not yet used."""
        card = which(name.strip().replace(" ", "_"), self.nouns["card"], "card")
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
        return [self.card(name) for name in names(value, key)]

    def fill(self, cards: list[int], size: int) -> list[int]:
        """Filled up with unused cards of different symbols."""
        while len(cards) < size:
            if not self.unused:
                raise PositionError("the deck has no cards left to fill up with")
            cards.append(self.unused.pop(9 * len(cards) % len(self.unused)))
        return cards

    def coat(self, name: str) -> int:
        return which(name, self.nouns["coat"], "coat")


def numbers(value: Json, key: str, low: int, high: int) -> list[int]:
    if isinstance(value, list):
        return [whole(item, key, low, high) for item in value]
    raise PositionError(f"{key} is a list of numbers, not {value!r}")


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
        listed = (match.group(2) or match.group(3) or "").split(",")
        squires = [which(name.strip(), words.nouns["squire"], f"a marker on {board}") for name in listed if name.strip()]
        named += squires
        found.append((space, squires))
    if len(set(named)) != len(named):
        raise PositionError(f"a squire has one marker on {board}, not two")
    return found
