"""A match in which a description holds: played by bots, kept in `build/stages/` while description and rules are the same."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from quintain.bots import named
from quintain.games import new_game
from quintain.kernel.rng import read_seed
from quintain.server.deal import Deal, deal
from quintain.tables import Sitter, Table, snapshot
from tools.stages.wanted import Wanted, fits

ROOT: Final = Path(__file__).parent.parent.parent
KEPT: Final = ROOT / "build" / "stages"
SEEDS: Final = 12  # matches that are tried
LONGEST: Final = 6000  # answers of one match


class Found(msgspec.Struct, frozen=True):
    """The number of a match and the answers up to the wanted state."""

    seed: int
    moves: list[tuple[int, int]]

    def dealt(self) -> Deal:
        """The match's chance, drawn from its number."""
        return deal(random.Random(self.seed).getrandbits)


def found(key: str, wanted: Wanted) -> Found:
    """The first match that fits; LookupError where none does."""
    game = new_game(key, {"seats": 2, **wanted.options})
    told = msgspec.json.encode([key, game.rules, game.printed(), wanted.options, wanted, SEEDS])
    kept = KEPT / f"{key}-{hashlib.sha256(told).hexdigest()[:16]}.json"
    if kept.exists():
        return msgspec.json.decode(kept.read_bytes(), type=Found)
    for seed in range(wanted.seed, wanted.seed + SEEDS):
        match = _played(Found(seed, []), key, wanted)
        if match is not None:
            KEPT.mkdir(parents=True, exist_ok=True)
            kept.write_bytes(msgspec.json.encode(match))
            return match
    raise LookupError(f"no match of {key} with numbers {wanted.seed} to {wanted.seed + SEEDS - 1} is as wanted")


def started(match: Found, key: str, wanted: Wanted, sitters: Sequence[Sitter]) -> Table:
    """The table before its first answer."""
    return Table(new_game(key, {"seats": 2, **wanted.options}), read_seed(match.dealt().seed), sitters)


def _played(match: Found, key: str, wanted: Wanted) -> Found | None:
    seats = int(new_game(key, {"seats": 2, **wanted.options}).seats)
    table = started(match, key, wanted, [Sitter("person", str(seat)) for seat in range(seats)])
    players = [named(wanted.level)(seat) for seat in range(seats)]
    moves: list[tuple[int, int]] = []
    while not holds(table, wanted):
        if table.over() or len(moves) >= LONGEST:
            return None
        seat = table.pending()[match.seed % len(table.pending())]
        if wanted.asked and len(table.pending()) > 1:  # of a simultaneous choice, those are left who are wanted to be asked
            seat = next((each for each in table.pending() if each not in wanted.asked), seat)
        moves.append((seat, int(players[seat].choose(table.game, table.view(seat), seat))))
        table.play(seat, [moves[-1][1]])
    return msgspec.structs.replace(match, moves=moves)


def holds(table: Table, wanted: Wanted) -> bool:
    """Whether a table is as wanted; what is known without a picture is looked at first."""
    question = table.asked.get(wanted.viewer)
    if (
        len(table.line) < wanted.after
        or table.over() != wanted.over
        or (wanted.mine is not None and wanted.mine != (question is not None))
        or (wanted.asked is not None and table.pending() != sorted(wanted.asked))
    ):
        return False
    if wanted.prompt or wanted.clause or wanted.verbs or wanted.choices or wanted.facts or wanted.about:
        if question is None or len(question.actions) < wanted.choices:
            return False
        if wanted.prompt not in ("", question.prompt) or wanted.clause not in ("", question.clause):
            return False
    seen = msgspec.to_builtins(snapshot(table, wanted.viewer, max(0, table.last_answer(wanted.viewer))))
    return _seen(seen, wanted)


def _seen(seen: dict[str, Any], wanted: Wanted) -> bool:
    question = seen["decision"] or {"actions": [], "about": {}}
    verbs = {act["verb"] for act in question["actions"]}
    happened = [{event["event"] for event in each.get("events", [])} for each in seen["events"]]
    return (
        verbs.issuperset(wanted.verbs)
        and set().union(*happened).issuperset(wanted.events)
        and (not wanted.last or (bool(happened) and happened[-1].issuperset(wanted.last)))
        and (not wanted.facts or any(_told(act["facts"], wanted.facts) for act in question["actions"]))
        and all(fits(question["about"], path, value) for path, value in wanted.about.items())
        and all(fits(seen["picture"], path, value) for path, value in wanted.picture.items())
    )


def _told(facts: dict[str, Any], wanted: dict[str, Any]) -> bool:
    return all(fits(facts, path, value) for path, value in wanted.items())
