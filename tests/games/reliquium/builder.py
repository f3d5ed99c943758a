"""Positions of Reliquium as a player would lay them out, and what became of them in the same words.

`table()` describes a position; `laid()` lays it out and begins the play:
`table().area("wasteland", "legion 2W").turn("legion").laid().move("march way=wasteland>broken_spine force=1W")`.
"""

from __future__ import annotations

from typing import Any

from quintain.games import new_game
from quintain.kernel.match import Match
from tests.games.playing import Playing

FACTIONS = ("legion", "alliance", "order", "brotherhood")
FOUR = ",".join(FACTIONS)
ASHES = "howling_wilds+saxum_ridges+wasteland"  # the junction of Armus in the rulebook
GROVE = "cliff_of_sorrow+dawn_pinewood+oak_grove"  # that of Architectus
SHRINE = "forest_edge+mossy_ridge+sacrificial_forest"  # that of Arborus


class Play(Playing):
    """A match being played, told by dotted paths."""

    def __getitem__(self, path: str) -> Any:
        """What is told under a dotted path: `play["areas.wasteland"]`."""
        found: Any = self.told
        for word in path.split("."):
            found = found[int(word)] if isinstance(found, list) else found[word]
        return found

    def area(self, area: str) -> str:
        return self.told["areas"][area]

    def token(self, way: str) -> str:
        """The token that points this way, or nothing."""
        return self.told["tokens"].get(way, "")

    # who decides what

    @property
    def faction(self) -> str:
        """The faction that owes a choice."""
        return self.told["factions"][self.seat]

    def options(self, verb: str) -> list[str]:
        """The legal moves of one verb, without it."""
        return [rest for first, _, rest in (move.partition(" ") for move in self.legal) if first == verb]

    def may(self, move: str) -> bool:
        return self.game.space.parse(move) in self.match.decision(self.seat).actions

    # moves

    def move(self, *moves: str) -> Play:
        for text in moves:
            self.play_out(text)
        return self

    def passed(self, times: int = 1) -> Play:
        return self.move(*["pass"] * times)

    def one(self, name: str) -> dict[str, Any]:
        """The only event of that name in the last move."""
        (event,) = self.called(name)
        return event

    @property
    def sums(self) -> tuple[int, int]:
        """Attack and defence of the only battle of the last move."""
        compared = self.one("compared")
        return compared["attack"], compared["defence"]

    @property
    def outcome(self) -> Any:
        return self.game.outcome(self.match.state)


class Table:
    """A position in the words of a player; nothing is laid out before `laid`."""

    def __init__(self, options: dict[str, Any]) -> None:
        self.options = options
        self.position: dict[str, Any] = {"areas": {}, "tokens": {}, "creatures": {}, "pawns": {}}

    def area(self, area: str, stands: str = "empty") -> Table:
        self.position["areas"][area] = stands
        return self

    def areas(self, **stand: str) -> Table:
        self.position["areas"].update(stand)
        return self

    def token(self, way: str, token: str) -> Table:
        self.position["tokens"][way] = token
        return self

    def creature(self, creature: str, junction: str) -> Table:
        self.position["creatures"][creature] = junction
        return self

    def turn(self, faction: str, space: int = 3) -> Table:
        """Whose peace turn it is, and on which space of the track the pawn stands."""
        self.position["turn"] = faction
        self.position["pawns"][faction] = space
        return self

    def only(self, faction: str, space: int = 3) -> Table:
        """Everybody else is done with the peace phase."""
        played = FACTIONS if self.options["factions"] == "choose" else self.options["factions"].split(",")
        self.position["done"] = [other for other in played if other != faction]
        return self.turn(faction, space)

    def says(self, **words: Any) -> Table:
        """Any other word of a position: round, phase, base, done, militia, refused."""
        self.position.update(words)
        return self

    def laid(self) -> Play:
        game = new_game("reliquium", self.options)
        return Play(game, Match(game, 0, game.lay(self.position)))

    def war(self) -> Play:
        """The support stage begins."""
        return self.says(phase="war").laid()

    def fought(self) -> Play:
        """The attack stage begins, told from its first event: the last pass of the peace phase leads there.

        Nobody may have a ranged token with units behind it; whoever has is asked in the support stage first.
        """
        return self.only(self.options["factions"].split(",")[-1], 9).laid().passed()


def table(factions: str = FOUR, **options: Any) -> Table:
    """A castle on every start land and nothing else; options are those of the game."""
    return Table({"seats": len(factions.split(",")), "factions": factions, **options})


def dealt(seed: int = 0, seats: int = 4, **options: Any) -> Play:
    """A match from the set-up of a seed."""
    game = new_game("reliquium", {"seats": seats, **options})
    return Play(game, Match(game, seed))


def started(factions: str = FOUR, **options: Any) -> Play:
    """A match of these factions from its first turn."""
    return dealt(seats=len(factions.split(",")), factions=factions, **options)
