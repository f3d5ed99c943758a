"""Positions of Castle Craft as a player would lay them out, and what became of them in the same words.

`table()` describes a position: `table().squads(knight="3 at 5,6").stage("knight").laid().move("move cell=5,10")`.
"""

from __future__ import annotations

import re
from typing import Any

import pytest

from quintain.games import new_game
from quintain.kernel.errors import OptionError
from quintain.kernel.match import Match
from quintain.kernel.rng import ScriptedRng
from tests.games.playing import Playing

PLACES = {2: "north,south", 3: "north,west,east"}
THREE = "humans,dwarves,shadows"


class Play(Playing):
    """A match being played, told by dotted paths."""

    def __getitem__(self, field: str) -> Any:
        """A field of what is told, by dots: `squads.knight`; None when it is missing."""
        found: Any = self.told
        for part in field.split("."):
            found = found.get(part) if isinstance(found, dict) else None
        return found

    def cells(self, verb: str = "move") -> set[str]:
        """The cells offered to a movement or a deployment."""
        start = f"{verb} cell="
        return {move.removeprefix(start) for move in self.legal if move.startswith(start)}

    def strikes(self) -> set[str]:
        """What can be struck now; nothing when no strike is asked."""
        return set(self.legal) - {"pass"} if self["stage"] == "strike" else set()

    # moves

    def move(self, *texts: str) -> Play:
        for text in texts:
            self.play_out(text)
        return self

    def cost(self, cell: str) -> int:
        """Half-steps of the movement to a cell."""
        (moved,) = self.move(f"move cell={cell}").called("moved")
        return moved["cost"]

    def ranks(self) -> list[int]:
        outcome = self.game.outcome(self.match.state)
        assert outcome is not None
        return list(outcome.ranks)


class Table:
    """A position in the words of a player; nothing is laid out before the first question."""

    def __init__(self, armies: str, options: dict[str, Any]) -> None:
        seats = armies.count(",") + 1
        self.options: dict[str, Any] = {"seats": seats, "armies": armies, "places": PLACES[seats], **options}
        self.position: dict[str, Any] = {}
        self.faces: list[int] | None = None

    def put(self, **words: Any) -> Table:
        self.position.update(words)
        return self

    def squads(self, **squads: str) -> Table:
        self.position.setdefault("squads", {}).update(squads)
        return self

    def turn(self, army: str) -> Table:
        return self.put(turn=army)

    def stage(self, stage: str) -> Table:
        return self.put(stage=stage)

    def gold(self, **chips: int) -> Table:
        return self.put(gold=chips)

    def mana(self, **chips: int) -> Table:
        return self.put(mana=chips)

    def tokens(self, tokens: dict[str, str]) -> Table:
        return self.put(tokens=tokens)

    def broken(self, *portals: str) -> Table:
        return self.put(broken=list(portals))

    def cards(self, *cards: str) -> Table:
        return self.put(cards=list(cards))

    def effects(self, **effects: list[str]) -> Table:
        return self.put(effects=effects)

    def dice(self, *faces: int) -> Table:
        """The faces in the order they are rolled; a roll beyond them is an error."""
        self.faces = list(faces)
        return self

    def laid(self) -> Play:
        game = new_game("castlecraft", self.options)
        state = game.lay(self.position)
        if self.faces is not None:
            state.rng = ScriptedRng(self.faces)
        return Play(game, Match(game, 0, state))

    def move(self, *texts: str) -> Play:
        return self.laid().move(*texts)


def table(armies: str = "humans,shadows", **options: Any) -> Table:
    """A duel, Humans north and Shadows south, unless other armies are named; options are those of the game."""
    return Table(armies, options)


def dealt(seed: int = 0, seats: int = 2, **options: Any) -> Play:
    """A match from the set-up of a seed."""
    game = new_game("castlecraft", {"seats": seats, **options})
    return Play(game, Match(game, seed))


def refused(**options: Any) -> OptionError:
    with pytest.raises(OptionError) as refusal:
        new_game("castlecraft", {"seats": 2, **options})
    return refusal.value


def named_codes(message: str) -> set[str]:
    """The codes of plan and set-up checks in a refusal."""
    return set(re.findall(r"\b[VS]\d+\b", message))
