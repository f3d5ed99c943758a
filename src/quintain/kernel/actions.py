"""An action is an integer, declared once as a verb with named arguments."""

from __future__ import annotations

from typing import Final, TypeAlias, final

from mypy_extensions import i64

from quintain.kernel.types import Action, Json

Range: TypeAlias = "int | range | tuple[str, ...]"  # 0 .. n-1, from .. to, or one id per value


@final
class Argument:
    """A named argument of a verb: numbers from `low`, or ids."""

    def __init__(self, name: str, values: Range) -> None:
        self.name: Final[str] = name
        self.ids: Final[tuple[str, ...]] = values if isinstance(values, tuple) else ()
        self.low: Final[int] = values.start if isinstance(values, range) else 0
        self.size: Final[int] = values if isinstance(values, int) else len(values)

    def tell(self, value: int) -> int | str:
        """The value as the wire and the log write it."""
        return self.ids[value] if self.ids else value

    def read(self, told: Json) -> int:
        """The value back from the wire or the log."""
        if self.ids:
            if told in self.ids:
                return self.ids.index(str(told))
            raise ValueError(
                f"{self.name} is one of {', '.join(self.ids[:12])}{' …' if len(self.ids) > 12 else ''}, not {told!r}"
            )
        try:
            value = int(str(told))
        except ValueError:
            raise ValueError(f"{self.name} is a number, not {told!r}") from None
        if not self.low <= value < self.low + self.size:
            raise ValueError(f"{self.name} lies in {self.low} .. {self.low + self.size - 1}, not {value}")
        return value


@final
class Verb:
    """A family of actions with at most three arguments."""

    def __init__(self, name: str, first: int, arguments: tuple[Argument, ...]) -> None:
        sizes = [argument.size for argument in arguments] + [1] * (3 - len(arguments))
        lows = [argument.low for argument in arguments] + [0] * (3 - len(arguments))
        self.name: Final[str] = name
        self.arguments: Final[tuple[Argument, ...]] = arguments
        self.args: Final[tuple[str, ...]] = tuple([argument.name for argument in arguments])
        self.size: Final[i64] = sizes[0] * sizes[1] * sizes[2]
        self.first: Final[i64] = first
        self.after: Final[i64] = first + sizes[0] * sizes[1] * sizes[2]  # the first id that is not this verb's
        self._second: Final[i64] = sizes[1]
        self._third: Final[i64] = sizes[2]
        self._both: Final[i64] = sizes[1] * sizes[2]
        self._low_a: Final[i64] = lows[0]
        self._low_b: Final[i64] = lows[1]
        self._low_c: Final[i64] = lows[2]
        self._base: Final[i64] = first - (lows[0] * sizes[1] + lows[1]) * sizes[2] - lows[2]

    def of(self, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> Action:
        """The action with these arguments, which must be within their ranges."""
        if self._both == 1:
            return self._base + a
        return self._base + (a * self._second + b) * self._third + c

    def holds(self, action: Action) -> bool:
        return self.first <= action < self.after

    def a(self, action: Action) -> i64:
        """The first argument of an action of this verb."""
        if self._both == 1:
            return action - self.first + self._low_a
        return (action - self.first) // self._both + self._low_a

    def b(self, action: Action) -> i64:
        if self._third == 1:  # most verbs have no third argument, and a division costs more than to ask
            return (action - self.first) % self._second + self._low_b
        return (action - self.first) // self._third % self._second + self._low_b

    def c(self, action: Action) -> i64:
        return (action - self.first) % self._third + self._low_c


@final
class Move:
    """A decoded action."""

    def __init__(self, verb: Verb, a: i64, b: i64, c: i64) -> None:
        self.verb: Final[Verb] = verb
        self.a: Final[i64] = a
        self.b: Final[i64] = b
        self.c: Final[i64] = c


@final
class ActionSpace:
    """Ids are handed out in the order verbs are declared."""

    def __init__(self) -> None:
        self.size: i64 = 0
        self.verbs: list[Verb] = []

    def verb(self, name: str, **ranges: Range) -> Verb:
        """Declare a verb; its arguments in reading order, each with its range."""
        assert len(ranges) <= 3, f"{name} has more than three arguments: make it two decisions"
        verb = Verb(name, int(self.size), tuple([Argument(arg, values) for arg, values in ranges.items()]))
        self.verbs.append(verb)
        self.size = verb.after
        return verb

    def verb_of(self, action: Action) -> Verb:
        for verb in self.verbs:
            if action < verb.after:
                return verb
        raise LookupError(f"there is no action {action}")

    def read(self, action: Action) -> Move:
        verb = self.verb_of(action)
        return Move(verb, verb.a(action), verb.b(action), verb.c(action))

    def describe(self, action: Action) -> dict[str, Json]:
        """The action for the wire: {"verb": "take", "slot": 2, "role": "noble"}."""
        move = self.read(action)
        told: dict[str, Json] = {"verb": move.verb.name}
        values = [int(move.a), int(move.b), int(move.c)]
        for argument, value in zip(move.verb.arguments, values, strict=False):
            told[argument.name] = argument.tell(value)
        return told

    def encode(self, told: dict[str, Json]) -> int:
        """The action back from its description; a wrong one is answered by a ValueError that says what is wrong."""
        names = [verb.name for verb in self.verbs]
        if told.get("verb") not in names:
            raise ValueError(f"there is no verb {told.get('verb')!r}; verbs are {', '.join(names)}")
        verb = self.verbs[names.index(str(told["verb"]))]
        given = [name for name in told if name != "verb"]
        for name in given:
            if name not in verb.args:
                raise ValueError(f"{verb.name} has no argument {name!r}; it has {', '.join(verb.args) or 'none'}")
        values = [0, 0, 0]
        for place, argument in enumerate(verb.arguments):
            if argument.name not in told:
                raise ValueError(f"{verb.name} needs the argument {argument.name}")
            values[place] = argument.read(told[argument.name])
        return int(verb.of(values[0], values[1], values[2]))

    def text(self, action: Action) -> str:
        """The action in one line: `take slot=2 role=noble`."""
        told = self.describe(action)
        return " ".join([str(told["verb"])] + [f"{name}={value}" for name, value in told.items() if name != "verb"])

    def parse(self, text: str) -> int:
        """The action back from its line; arguments in any order."""
        words = text.split()
        if not words:
            raise ValueError("a move begins with a verb")
        told: dict[str, Json] = {"verb": words[0]}
        for word in words[1:]:
            name, equals, value = word.partition("=")
            if not equals or name in told:
                raise ValueError(f"in {text!r} arguments are written once each as name=value, not {word!r}")
            told[name] = value
        return self.encode(told)
