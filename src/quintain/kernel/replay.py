"""A match written down: options, seed and moves; everything else is derived, and some of it is kept to notice a change."""

from __future__ import annotations

from typing import ClassVar, final

from quintain.kernel.errors import RecordError
from quintain.kernel.records import Record
from quintain.kernel.rng import SEEDS, read_seed, seed_text
from quintain.kernel.types import Json


@final
class Replay(Record):
    """What is stored of a match; content, outcome and final say whether the same moves still lead to the same result."""

    fields: ClassVar[tuple[str, ...]] = ("game", "rules", "content", "options", "seed", "moves", "outcome", "final")

    def __init__(self) -> None:
        self.game: str = ""
        self.rules: int = 0
        self.content: str = ""  # digest of everything printed; empty in replays older than that
        self.options: dict[str, Json] = {}
        self.seed: str = "0"  # hexadecimal, see kernel/rng.py
        self.moves: list[list[int]] = []  # [seat, action], as JSON gives them back
        self.outcome: dict[str, Json] = {}  # ranks, points and clause of a finished match, else empty
        self.final: str = ""  # digest of its last state


def read_replay(data: Json) -> Replay:
    """A replay from outside; anything that is none is answered by a RecordError."""
    if not isinstance(data, dict):
        raise RecordError("a replay is a table with game, rules, options, seed and moves")
    replay = Replay()
    game, rules, options = data.get("game"), data.get("rules"), data.get("options")
    if not isinstance(game, str) or not isinstance(rules, int) or not isinstance(options, dict):
        raise RecordError("a replay names its game, the revision of its rules and its options")
    replay.game, replay.rules, replay.options, replay.seed = game, rules, options, _seed(data.get("seed"))
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
    content, outcome, final = data.get("content", ""), data.get("outcome", {}), data.get("final", "")
    if not isinstance(content, str) or not isinstance(outcome, dict) or not isinstance(final, str):
        raise RecordError("content and final of a replay are digests, its outcome is a table")
    replay.content, replay.outcome, replay.final = content, outcome, final
    return replay


def _seed(told: Json) -> str:
    """The seed as text; a number, as it was once written, is understood."""
    if isinstance(told, int) and not isinstance(told, bool) and 0 <= told < SEEDS:
        return seed_text(told)
    if not isinstance(told, str):
        raise RecordError(f"the seed of a replay is hexadecimal text or a number below 2**53, not {str(told)[:40]!r}")
    try:
        return seed_text(read_seed(told))
    except ValueError as error:
        raise RecordError(str(error)) from None
