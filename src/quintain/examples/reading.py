"""An example file read and checked: whatever is wrong with it is one sentence that names the file and the place."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from quintain.files import LONGEST, Unusable, giants, text_in
from quintain.games import GAMES, new_game
from quintain.kernel.errors import ContentError, OptionError
from quintain.kernel.game import AnyGame
from quintain.kernel.rng import SEEDS
from quintain.kernel.types import SPECTATOR, Json
from quintain.words import rulebook

KEYS: Final = ("game", "source", "clause", "note", "seed", "chance", "options", "position", "step", "expect", "empty", "final")
STEP_KEYS: Final = (
    "pending",
    "seat",
    "asks",
    "legal",
    "offered",
    "refused",
    "move",
    "events",
    "never",
    "expect",
    "empty",
    "seen",
    "note",
)
FINAL_KEYS: Final = ("ranks", "points", "clause")
DIGITS: Final = 3  # of a seat


class BadExample(ValueError):
    """A file that is no example: one sentence, with the file and the place."""


@dataclass
class Refusal:
    """A move that must not be legal, and perhaps the clause that forbids it."""

    action: int
    clause: str | None


@dataclass
class Told:
    """An event that must have happened, or must not: its name and the fields that are compared."""

    name: str
    fields: dict[str, Json]


@dataclass
class Step:
    """What is claimed before a move, the move, and what is claimed after it."""

    place: str
    pending: list[int] | None = None
    seat: int | None = None
    asks: str | None = None
    legal: list[int] | None = None
    offered: list[int] = field(default_factory=list)
    refused: list[Refusal] = field(default_factory=list)
    move: tuple[int, int] | None = None
    events: list[Told] = field(default_factory=list)
    never: list[Told] = field(default_factory=list)
    expect: dict[str, Json] = field(default_factory=dict)
    empty: list[str] = field(default_factory=list)
    seen: dict[int, dict[str, Json]] = field(default_factory=dict)

    def asks_a_seat(self) -> bool:
        """Whether something is claimed about the choices of one seat."""
        return self.asks is not None or self.legal is not None or bool(self.offered or self.refused)


@dataclass
class Ending:
    """How the match must have ended."""

    ranks: list[int] | None
    points: list[int] | None
    clause: str | None


@dataclass
class Example:
    """A whole file, ready to be run."""

    file: str
    game: AnyGame
    source: str
    clauses: list[str]
    seed: int
    chance: list[int] | None
    position: dict[str, Json] | None
    steps: list[Step]
    expect: dict[str, Json]
    empty: list[str]
    final: Ending | None


def read(path: Path) -> Example:
    """The example in a file; BadExample says what is wrong with it."""
    return understood(str(path), _table(path))


def understood(file: str, table: dict[str, Any]) -> Example:
    """The example in the table of a file."""
    return _Reader(file, table).example()


def _table(path: Path) -> dict[str, Any]:
    try:
        found = tomllib.loads(text_in(path))
    except FileNotFoundError:
        raise BadExample(f"{path}: there is no such file") from None
    except Unusable:
        raise BadExample(f"{path}: this is not an ordinary file of at most {LONGEST} bytes") from None
    except OSError as error:
        raise BadExample(f"{path}: the file cannot be read ({error.strerror or error})") from None
    except UnicodeDecodeError:
        raise BadExample(f"{path}: the file is not a text in UTF-8") from None
    except tomllib.TOMLDecodeError as error:
        raise BadExample(f"{path}: the file is not TOML: {error}") from None
    except RecursionError:
        raise BadExample(f"{path}: the file is nested too deeply") from None
    except ValueError as error:  # a number of thousands of digits, a date that is none
        raise BadExample(f"{path}: the file is not TOML: {error}") from None
    return found


class _Reader:
    """The table of a file, with the game it speaks of."""

    def __init__(self, file: str, table: dict[str, Any]) -> None:
        self.file: Final = file
        self.table: Final = table
        self._known("the file", table, KEYS)
        if giants(table):
            raise self._bad("the file", "a number is larger than any of a game, or tables lie too deep")
        key = self._text("game", table.get("game"))
        if key not in GAMES:
            raise self._bad("game", f"there is no game {key!r}; games are {', '.join(GAMES) or 'none yet'}")
        options = self._plain("options", self._dict("options", table.get("options", {})))
        try:
            self.game: Final[AnyGame] = new_game(key, options)
        except (OptionError, ContentError) as error:
            raise self._bad("options", str(error)) from None
        self.clauses: Final = rulebook(GAMES[key], "en").clauses

    def example(self) -> Example:
        table = self.table
        source = self._text("source", table.get("source"))
        claimed = self._texts("clause", table.get("clause"))
        if not claimed:
            raise self._bad("clause", "name at least one clause of the rules")
        for clause in claimed:
            self._clause("clause", clause)
        if "note" in table:
            self._text("note", table["note"])
        if "seed" in table and "position" in table:
            raise self._bad("seed", "start from a seed or from a position, not from both")
        seed = self._number("seed", table.get("seed", 0))
        if not 0 <= seed < SEEDS:
            raise self._bad("seed", f"a seed is a number from 0 to 2**53-1, not {seed}")
        return Example(
            self.file,
            self.game,
            source,
            claimed,
            seed,
            self._numbers("chance", table["chance"]) if "chance" in table else None,
            self._plain("position", self._dict("position", table["position"])) if "position" in table else None,
            [self._step(f"step {n}", step) for n, step in enumerate(self._list("step", table.get("step", [])), 1)],
            self._paths("expect", table.get("expect", {})),
            self._texts("empty", table.get("empty", [])),
            self._final(table["final"]) if "final" in table else None,
        )

    def _step(self, place: str, told: Any) -> Step:
        table = self._dict(place, told)
        self._known(place, table, STEP_KEYS)
        step = Step(place)
        if "pending" in table:
            step.pending = sorted(
                self._seat(f"{place}, pending", seat) for seat in self._list(f"{place}, pending", table["pending"])
            )
        if "seat" in table:
            step.seat = self._seat(f"{place}, seat", table["seat"])
        if "asks" in table:
            step.asks = self._clause(f"{place}, asks", table["asks"])
        if "legal" in table:
            step.legal = self._actions(f"{place}, legal", table["legal"])
        step.offered = self._actions(f"{place}, offered", table.get("offered", []))
        step.refused = [
            self._refusal(f"{place}, refused", item) for item in self._list(f"{place}, refused", table.get("refused", []))
        ]
        if "move" in table:
            step.move = self._move(f"{place}, move", table["move"])
        step.events = self._events(f"{place}, events", table, "events")
        step.never = self._events(f"{place}, never", table, "never")
        step.expect = self._paths(f"{place}, expect", table.get("expect", {}))
        step.empty = self._texts(f"{place}, empty", table.get("empty", []))
        for viewer, seen in self._dict(f"{place}, seen", table.get("seen", {})).items():
            step.seen[self._viewer(f"{place}, seen", viewer)] = self._paths(f"{place}, seen, {viewer}", seen)
        return step

    def _refusal(self, place: str, told: Any) -> Refusal:
        if isinstance(told, str):
            return Refusal(self._action(place, told), None)
        table = self._dict(place, told)
        self._known(place, table, ("move", "clause"))
        clause = self._clause(place, table["clause"]) if "clause" in table else None
        return Refusal(self._action(place, table.get("move")), clause)

    def _move(self, place: str, told: Any) -> tuple[int, int]:
        seat, _, text = self._text(place, told).strip().partition(" ")
        if not seat.isdecimal() or len(seat) > DIGITS:
            raise self._bad(place, f"a move begins with the number of its seat, as in '0 {told}'")
        return self._seat(place, int(seat)), self._action(place, text)

    def _events(self, place: str, table: dict[str, Any], key: str) -> list[Told]:
        if key in table and "move" not in table:
            raise self._bad(place, "events follow from a move, and this step has none")
        return [self._event(place, item) for item in self._list(place, table.get(key, []))]

    def _event(self, place: str, told: Any) -> Told:
        table = self._dict(place, told)
        kinds = {event.name: event for event in self.game.events}
        name = self._today(self._text(f"{place}, event", table.get("event")), kinds)
        if name not in kinds:
            raise self._bad(place, f"there is no event {name!r}; events are {', '.join(kinds)}")
        fields = {key: value for key, value in table.items() if key != "event"}
        self._known(f"{place}, {name}", fields, kinds[name].fields)
        for key, value in fields.items():
            ids = self.game.nouns.get(key) or self.game.nouns.get(key.removesuffix("s"), ())
            for item in value if isinstance(value, list) else [value]:
                if ids and item not in ids and item != "hidden":
                    raise self._bad(f"{place}, {name}", f"{key} is one of {_some(ids)}, not {item!r}")
        return Told(name, fields)

    def _final(self, told: Any) -> Ending:
        table = self._dict("final", told)
        self._known("final", table, FINAL_KEYS)
        return Ending(
            self._numbers("final, ranks", table["ranks"]) if "ranks" in table else None,
            self._numbers("final, points", table["points"]) if "points" in table else None,
            self._clause("final, clause", table["clause"]) if "clause" in table else None,
        )

    def _paths(self, place: str, told: Any) -> dict[str, Json]:
        """Dotted paths, whether they were quoted or left to TOML, which nests them."""
        flat: dict[str, Json] = {}
        for key, value in self._dict(place, told).items():
            if isinstance(value, dict):
                flat.update({f"{key}.{rest}": item for rest, item in self._paths(place, value).items()})
            elif isinstance(value, (bool, int, str, list)):
                flat[key] = value
            else:
                raise self._bad(place, f"{key} is compared with a number, a text, true, false or a list, not {value!r}")
        return flat

    def _actions(self, place: str, told: Any) -> list[int]:
        return [self._action(place, item) for item in self._list(place, told)]

    def _action(self, place: str, told: Any) -> int:
        text = self._text(place, told)
        verb, space, rest = text.strip().partition(" ")
        try:
            return self.game.space.parse(self._today(verb, [verb.name for verb in self.game.space.verbs]) + space + rest)
        except ValueError as error:
            raise self._bad(place, f"{text!r} is no move of {self.game.key}: {error}") from None

    def _today(self, name: str, names: Iterable[str]) -> str:
        """What a verb or an event is called now; a file may be older than that."""
        return name if name in names else self.game.old_words.get(name, name)

    def _viewer(self, place: str, told: str) -> int:
        if told == "spectator":
            return SPECTATOR
        if not told.isdecimal() or len(told) > DIGITS:
            raise self._bad(place, f"views are named by the number of a seat or 'spectator', not {told!r}")
        return self._seat(place, int(told))

    def _seat(self, place: str, told: Any) -> int:
        seat = self._number(place, told)
        if not 0 <= seat < int(self.game.seats):
            raise self._bad(place, f"seats are 0 to {int(self.game.seats) - 1}, not {seat}")
        return seat

    def _clause(self, place: str, told: Any) -> str:
        clause = self._text(place, told)
        if clause not in self.clauses:
            raise self._bad(place, f"the rules of {self.game.key} have no clause {clause!r}")
        return clause

    def _text(self, place: str, told: Any) -> str:
        if isinstance(told, str) and told.strip():
            return told
        raise self._bad(place, "a text is missing here" if told in (None, "") else f"a text is expected here, not {told!r}")

    def _number(self, place: str, told: Any) -> int:
        if isinstance(told, int) and not isinstance(told, bool):
            return told
        raise self._bad(place, f"a number is expected here, not {told!r}")

    def _list(self, place: str, told: Any) -> list[Any]:
        if isinstance(told, list):
            return told
        raise self._bad(place, f"a list is expected here, not {told!r}")

    def _numbers(self, place: str, told: Any) -> list[int]:
        return [self._number(place, item) for item in self._list(place, told)]

    def _texts(self, place: str, told: Any) -> list[str]:
        return [self._text(place, item) for item in self._list(place, told)]

    def _dict(self, place: str, told: Any) -> dict[str, Any]:
        if isinstance(told, dict):
            return told
        raise self._bad(place, f"a table is expected here, not {told!r}")

    def _plain(self, place: str, told: Any) -> Any:
        """Numbers are whole, and there are no dates: the rules know neither."""
        if isinstance(told, dict):
            return {key: self._plain(f"{place}, {key}", item) for key, item in told.items()}
        if isinstance(told, list):
            return [self._plain(place, item) for item in told]
        if isinstance(told, int) and not -SEEDS < told < SEEDS:
            raise self._bad(place, f"no number of a game is as large as {told}")
        if isinstance(told, (bool, int, str)):
            return told
        raise self._bad(place, f"a whole number, a text, true or false is expected here, not {told}")

    def _known(self, place: str, table: Iterable[str], keys: tuple[str, ...]) -> None:
        for key in table:
            if key not in keys:
                raise self._bad(place, f"there is no {key!r} here; there may be {', '.join(keys)}")

    def _bad(self, place: str, sentence: str) -> BadExample:
        return BadExample(f"{self.file}: {place}: {sentence}")


def _some(ids: tuple[str, ...]) -> str:
    """Some of the ids, each once."""
    names = list(dict.fromkeys(ids))
    return ", ".join(names[:12]) + (" …" if len(names) > 12 else "")
