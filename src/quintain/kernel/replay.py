"""A match written down: options, seed and moves; everything else is derived."""

from __future__ import annotations

from typing import ClassVar, final

from quintain.kernel.errors import RecordError
from quintain.kernel.records import Record
from quintain.kernel.rng import SEEDS
from quintain.kernel.types import Json


@final
class Replay(Record):
    """What is stored of a match."""

    fields: ClassVar[tuple[str, ...]] = ("game", "rules", "options", "seed", "moves")

    def __init__(self) -> None:
        self.game: str = ""
        self.rules: int = 0
        self.options: dict[str, Json] = {}
        self.seed: int = 0
        self.moves: list[list[int]] = []  # [seat, action], as JSON gives them back


def read_replay(data: Json) -> Replay:
    """A replay from outside; anything that is none is answered by a RecordError."""
    if not isinstance(data, dict):
        raise RecordError("a replay is a table with game, rules, options, seed and moves")
    replay = Replay()
    game, rules, options, seed = data.get("game"), data.get("rules"), data.get("options"), data.get("seed")
    if not isinstance(game, str) or not isinstance(rules, int) or not isinstance(options, dict):
        raise RecordError("a replay names its game, the revision of its rules and its options")
    if not isinstance(seed, int) or isinstance(seed, bool) or not 0 <= seed < SEEDS:
        raise RecordError(f"the seed of a replay is a number below 2**53, not {seed!r}")
    replay.game, replay.rules, replay.options, replay.seed = game, rules, options, seed
    moves = data.get("moves")
    if not isinstance(moves, list):
        raise RecordError("the moves of a replay are a list")
    for n, move in enumerate(moves):
        numbers = (
            [item for item in move if isinstance(item, int) and not isinstance(item, bool)] if isinstance(move, list) else []
        )
        if len(numbers) != 2 or not isinstance(move, list) or len(move) != 2:
            raise RecordError(f"move {n + 1} of the replay is not a pair of seat and action")
        replay.moves.append(numbers)
    return replay
