"""Positions where the right choice is clear: read from files, asked of bots.

A file is an example (`docs/examples.md`): game, options, a position or a seed, and perhaps moves that lead further. Beside that
it has a table `[choice]`:

    [choice]
    good    = ["march way=…", "build"]   # any of these is right: the verb, and whichever arguments are named
    bad     = ["pass"]                   # or, instead: anything but these is right
    bots    = ["search:200"]             # who is asked; if not said, the knight of 200 imagined matches
    choices = 3                          # so many choices of the seat in a row, one of which must be good; 1 if not said
    why     = "what makes it clear"
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from quintain.bots import named
from quintain.examples.reading import Example, understood
from quintain.kernel.game import AnyGame
from quintain.kernel.match import Match
from quintain.kernel.rng import Rng, ScriptedRng

FOLDER = Path(__file__).parent / "positions"
USUAL = ("search:200",)
SEEDS = (1, 2, 3)  # of the bot's own chance: the choice must be right with each
KEYS = {"good", "bad", "bots", "choices", "why"}


@dataclass
class Position:
    """A file, ready to be asked about."""

    example: Example
    good: list[str]
    bad: list[str]
    bots: tuple[str, ...]
    choices: int
    why: str

    def match(self) -> Match[Any]:
        """The match at the position, after the moves that the file makes."""
        game, example = self.example.game, self.example
        start = None if example.position is None else game.lay(example.position)
        match: Match[Any] = Match(game, example.seed, start)
        if example.chance is not None:
            match.state.rng = ScriptedRng(example.chance)
        for step in example.steps:
            assert step.move is not None, f"{example.file}: a step of a position is a move"
            match.play(*step.move)
        if example.chance is not None:
            match.state.rng = Rng.seeded(1)
        return match

    def asked(self, bot: str, seed: int) -> list[str]:
        """What the bot chooses, in words: as many choices of the seat as the file says, while it stays on turn."""
        match = self.match()
        game = self.example.game
        asked = named(bot)(seed)
        seat = match.pending()[0]
        found: list[str] = []
        while len(found) < self.choices and not match.over() and seat in match.pending():
            action = int(asked.choose(game, match.view(seat), seat))
            found.append(game.space.text(action))
            match.play(seat, action)
        return found

    def is_right(self, found: list[str]) -> bool:
        if any(meant(self.example.game, each, bad) for each in found for bad in self.bad):
            return False
        return not self.good or any(meant(self.example.game, each, good) for each in found for good in self.good)


def meant(game: AnyGame, move: str, pattern: str) -> bool:
    """Whether a move has the verb and all the arguments of a pattern."""
    verb, *arguments = pattern.split()
    return move.split(maxsplit=1)[0] == verb and set(arguments) <= set(move.split()[1:])


def read(path: Path) -> Position:
    """The position in a file; a sentence of the example reader, or an assertion, says what is wrong with it."""
    table = tomllib.loads(path.read_text(encoding="utf-8"))
    choice = table.pop("choice", None)
    assert isinstance(choice, dict) and set(choice) <= KEYS, f"{path}: a table [choice] with {', '.join(sorted(KEYS))}"
    assert choice.get("why"), f"{path}: say why the choice is clear"
    assert bool(choice.get("good")) != bool(choice.get("bad")), f"{path}: say what is good, or what is bad"
    example = understood(str(path), table)
    position = Position(
        example,
        list(choice.get("good", [])),
        list(choice.get("bad", [])),
        tuple(choice.get("bots", USUAL)),
        int(choice.get("choices", 1)),
        str(choice["why"]),
    )
    verbs = {verb.name: verb.args for verb in example.game.space.verbs}
    for pattern in position.good + position.bad:
        verb, *arguments = pattern.split()
        assert verb in verbs, f"{path}: there is no verb {verb}; verbs are {', '.join(verbs)}"
        for argument in arguments:
            assert argument.partition("=")[0] in verbs[verb], f"{path}: {verb} has {', '.join(verbs[verb])}, not {argument}"
    return position


def files() -> list[Path]:
    return sorted(FOLDER.glob("*/*.toml"))
