"""What the rules make of an example, and where that differs from what it claims."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from quintain.examples.reading import BadExample, Example, Step, Told
from quintain.kernel.errors import IllegalAction, PositionError
from quintain.kernel.events import Event
from quintain.kernel.events import told as by_ids
from quintain.kernel.game import AnyGame
from quintain.kernel.match import Match
from quintain.kernel.rng import ScriptedRng
from quintain.kernel.types import SPECTATOR, Json

NOTHING: Final[tuple[Json, ...]] = (None, "", [], {}, "empty", "none")  # what a position tells of a place where nothing lies


@dataclass
class Difference:
    """One claim that does not hold: what it was about, what was expected, what was found."""

    what: str
    expected: str
    found: str


class _Stop(Exception):
    """What follows makes no sense any more."""


def run(example: Example) -> list[Difference]:
    """Every claim of the example that does not hold; none if all do."""
    return _Run(example).differences()


class _Run:
    """One example on its way through the rules."""

    def __init__(self, example: Example) -> None:
        self.example: Final = example
        self.game: Final[AnyGame] = example.game
        self.found: Final[list[Difference]] = []
        self.chance: Final = None if example.chance is None else ScriptedRng(example.chance)
        self.match: Final = self._begin()
        self.places: Final = {name for ids in self.game.nouns.values() for name in ids} | _keys(self.game.tell(self.match.state))

    def _begin(self) -> Match[Any]:
        example = self.example
        try:
            state = self.game.start(example.seed) if example.position is None else self.game.lay(example.position)
        except PositionError as error:
            raise BadExample(f"{example.file}: position: {error}") from None
        if self.chance is not None:
            state.rng = self.chance
        return Match(self.game, 0, state)

    def differences(self) -> list[Difference]:
        try:
            for step in self.example.steps:
                self._step(step)
        except _Stop:
            return self.found
        told = self.game.tell(self.match.state)
        self._compare("at the end", self.example.expect, told)
        self._empty("at the end", self.example.empty, told)
        self._final()
        if self.chance is not None and self.chance.spent < len(self.chance.script):
            self._differs("chance", f"{len(self.chance.script)} results used", f"{self.chance.spent} used")
        return self.found

    def _differs(self, what: str, expected: object, found: object) -> None:
        self.found.append(Difference(what, str(expected), str(found)))

    # One step

    def _step(self, step: Step) -> None:
        if step.pending is not None and step.pending != self.match.pending():
            self._differs(f"{step.place}, pending", step.pending, self.match.pending() or "nobody: the match is over")
        if step.asks_a_seat():
            self._choices(step)
        events = self._play(step)
        self._events(step, events)
        self._never(step, events)
        told = self.game.tell(self.match.state)
        self._compare(step.place, step.expect, told)
        self._empty(step.place, step.empty, told)
        for viewer, paths in step.seen.items():
            who = "a spectator" if viewer == SPECTATOR else f"seat {viewer}"
            self._compare(f"{step.place}, seen by {who}", paths, self.game.tell(self.match.view(viewer)))

    def _asked(self, step: Step) -> int | None:
        """Whose options are meant; nobody's, if it is over."""
        pending = self.match.pending()
        if step.seat is not None:
            return step.seat
        if len(pending) > 1:
            raise BadExample(f"{self.example.file}: {step.place}: seats {pending} owe a choice; say whose is meant with seat = …")
        return pending[0] if pending else None

    def _choices(self, step: Step) -> None:
        seat = self._asked(step)
        if seat is None:
            self._differs(step.place, "somebody owes a choice", "the match is over")
            return
        asked = self.match.decision(seat) if seat in self.match.pending() else None
        if step.asks is not None and (asked is None or asked.clause != step.asks):
            self._differs(f"{step.place}, asks", step.asks, asked.clause if asked else f"seat {seat} owes no choice")
        legal = asked.actions if asked else []
        if step.legal is not None and set(step.legal) != set(legal):
            missing = [action for action in step.legal if action not in legal]
            surplus = [action for action in legal if action not in step.legal]
            self._differs(f"{step.place}, legal", self._list("also", missing), self._list("instead", surplus))
        for action in step.offered:
            if action not in legal:
                self._differs(f"{step.place}, offered", self.game.space.text(action), f"not legal{self._because(seat, action)}")
        for refusal in step.refused:
            text = self.game.space.text(refusal.action)
            if refusal.action in legal:
                self._differs(f"{step.place}, refused", f"{text} is refused", "it is legal")
                continue
            clause = self._refused_by(seat, refusal.action)
            if refusal.clause is not None and refusal.clause != clause:
                self._differs(f"{step.place}, refused", f"{text} is refused by {refusal.clause}", f"by {clause or 'no clause'}")

    def _list(self, word: str, actions: list[int]) -> str:
        return f"{word}: {'; '.join(self.game.space.text(action) for action in actions)}" if actions else "—"

    def _refused_by(self, seat: int, action: int) -> str:
        """The clause that forbids it, asked of the match itself; a clone, should the move be legal after all."""
        try:
            Match(self.game, 0, self.match.state.clone()).play(seat, action)
        except IllegalAction as error:
            return error.clause
        return ""

    def _because(self, seat: int, action: int) -> str:
        clause = self._refused_by(seat, action)
        return f" ({clause})" if clause else ""

    def _play(self, step: Step) -> list[Event]:
        if step.move is None:
            return []
        seat, action = step.move
        try:
            return self.match.play(seat, action)
        except IllegalAction as error:
            clause = f" ({error.clause})" if error.clause and error.clause not in str(error) else ""
            self._differs(f"{step.place}, move", f"{seat} {self.game.space.text(action)}", f"refused: {error}{clause}")
            raise _Stop from None
        except PositionError as error:
            raise BadExample(f"{self.example.file}: {step.place}: {error}") from None

    # Events

    def _events(self, step: Step, events: list[Event]) -> None:
        """Those claimed must have happened in this order, perhaps with others between."""
        told = [(event.name, by_ids(event, self.game.nouns)) for event in events]
        at = 0
        for claimed in step.events:
            fitting = next((n for n in range(at, len(told)) if _fits(claimed, *told[n])), None)
            if fitting is None:
                same = [_words(claimed.name, fields, claimed) for name, fields in told[at:] if name == claimed.name]
                rest = "; ".join(same) or (
                    "nothing" if not told[at:] else "none such, only " + ", ".join(name for name, _ in told[at:])
                )
                self._differs(f"{step.place}, events", _words(claimed.name, claimed.fields, claimed), rest)
                continue
            at = fitting + 1

    def _never(self, step: Step, events: list[Event]) -> None:
        """Nothing like these may have happened."""
        for claimed in step.never:
            for event in events:
                fields = by_ids(event, self.game.nouns)
                if _fits(claimed, event.name, fields):
                    happened = _words(claimed.name, fields, claimed)
                    self._differs(f"{step.place}, never", f"no {happened}", f"it happened, in full {fields}")

    # Positions

    def _compare(self, place: str, paths: dict[str, Json], told: dict[str, Json]) -> None:
        for path, expected in paths.items():
            found, trouble = _at(told, path)
            if trouble:
                self._differs(f"{place}, {path}", expected, trouble)
            elif found != expected:
                self._differs(f"{place}, {path}", expected, found)

    def _empty(self, place: str, paths: list[str], told: dict[str, Json]) -> None:
        """Nothing lies there: no such entry, or an empty one. A place that no position could have is a slip of the pen."""
        for path in paths:
            where, _, last = path.rpartition(".")
            around, trouble = _at(told, where) if where else (told, "")
            if not trouble and isinstance(around, dict) and last not in around and last not in self.places:
                trouble = f"{where or 'the position'} never has {last!r}"
            if not trouble and not isinstance(around, dict) and not (isinstance(around, list) and last.isdecimal()):
                trouble = f"nothing can lie in {where} = {around!r}"
            found, missing = _at(told, path)
            if trouble:
                self._differs(f"{place}, {path}", "empty", trouble)
            elif not missing and found not in NOTHING:
                self._differs(f"{place}, {path}", "empty", found)

    def _final(self) -> None:
        final = self.example.final
        if final is None:
            return
        if not self.match.over():
            self._differs("final", "the match is over", f"seats {self.match.pending()} owe a choice")
            return
        outcome = self.game.outcome(self.match.state)
        for what, expected, found in (
            ("final, ranks", final.ranks, outcome.ranks),
            ("final, points", final.points, outcome.points),
            ("final, clause", final.clause, outcome.clause),
        ):
            if expected is not None and expected != found:
                self._differs(what, expected, found)


def _fits(claimed: Told, name: str, fields: dict[str, Json]) -> bool:
    return claimed.name == name and all(fields[key] == value for key, value in claimed.fields.items())


def _words(name: str, fields: dict[str, Json], claimed: Told) -> str:
    """An event with only the fields that were asked about."""
    return " ".join([name, *(f"{key}={fields[key]}" for key in claimed.fields)])


def _keys(told: Json) -> set[str]:
    """The names of all places in a position, however deep."""
    if isinstance(told, list):
        return {name for item in told for name in _keys(item)}
    if isinstance(told, dict):
        return set(told) | {name for item in told.values() for name in _keys(item)}
    return set()


def _at(told: Json, path: str) -> tuple[Json, str]:
    """The value at a dotted path, or why there is none."""
    value, walked = told, "the position"
    for key in path.split("."):
        if isinstance(value, dict):
            if key not in value:
                return None, f"{walked} has no {key!r}; it has {', '.join(value)}"
            value = value[key]
        elif isinstance(value, list):
            if not key.isdecimal() or int(key) >= len(value):
                return None, f"{walked} is a list of {len(value)}"
            value = value[int(key)]
        else:
            return None, f"{walked} is {value!r}, nothing is inside"
        walked = key if walked == "the position" else f"{walked}.{key}"
    return value, ""
