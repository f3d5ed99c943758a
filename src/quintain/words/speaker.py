"""Whoever tells a match to people: one language, one game, the names at the table."""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from fluent.runtime.types import FluentType

from quintain.kernel.events import Event, told
from quintain.kernel.game import AnyGame, Decision, Name, Outcome, folder_of
from quintain.kernel.options import CHOICE, FLAG, Option
from quintain.kernel.types import HIDDEN, HIDDEN_ID, Json
from quintain.words.catalogue import LANGUAGES, MissingWords, bundle
from quintain.words.flow import flowing
from quintain.words.nouns import Noun, Nouns, native, spread

ODDS: Final = "odds"  # facts in thousandths: probabilities, and what is to be expected
EXPECTED: Final = "expected"
SEATS: Final = ("seat", "target", "owner", "winner", "loser", "attacker", "defender", "taker", "giver")


class Speaker:
    """A missing sentence raises where QUINTAIN_STRICT_WORDS is set, as in tests; otherwise it is said in English or shown raw."""

    def __init__(
        self,
        lang: str = LANGUAGES[0],
        game: type[AnyGame] | AnyGame | None = None,
        names: Sequence[str] = (),
        strict: bool | None = None,
    ) -> None:
        """A class of games is enough for titles and options; nouns, prompts and events need a game with its options."""
        self.lang: Final = lang if lang in LANGUAGES else LANGUAGES[0]
        self.game: Final = None if isinstance(game, type) else game
        self.kind: Final = game if game is None or isinstance(game, type) else type(game)
        self.names: Final = list(names)
        self.strict: Final = bool(os.environ.get("QUINTAIN_STRICT_WORDS")) if strict is None else strict
        folder = None if self.kind is None else folder_of(self.kind)
        langs = [self.lang] if self.strict else list(dict.fromkeys((self.lang, *LANGUAGES)))
        self._bundles: Final = [bundle(each, folder) for each in langs]

    # Sentences

    def has(self, key: str, attribute: str = "") -> bool:
        """Whether the own language has the sentence (or its attribute)."""
        return self._own(key, attribute, 0)

    def say(self, key: str, /, **args: object) -> str:
        """The sentence with these facts; numbers and texts are taken as they are, things by `thing`."""
        return self._said(key, "", args)

    def attribute(self, key: str, name: str, /, **args: object) -> str:
        """A further form of a sentence: the help of an option, the case of a noun."""
        return self._said(key, name, args)

    def _own(self, key: str, attribute: str, at: int) -> bool:
        found = self._bundles[at]
        if not found.has_message(key):
            return False
        message = found.get_message(key)
        return attribute in message.attributes if attribute else message.value is not None

    def _said(self, key: str, attribute: str, args: dict[str, object]) -> str:
        for at, found in enumerate(self._bundles):
            if not self._own(key, attribute, at):
                continue
            message = found.get_message(key)
            pattern = message.attributes[attribute] if attribute else message.value
            assert pattern is not None
            text, errors = found.told(pattern, spread(args))
            if errors and self.strict:
                raise MissingWords(f"{self.lang}: {key} cannot be said with {', '.join(args) or 'nothing'}: {errors[0]!r}")
            return text
        shown = f"{key}.{attribute}" if attribute else key
        if self.strict:
            raise MissingWords(f"{self.lang}: there is no sentence {shown}")
        return f"⟦{' '.join([shown, *(f'{name}={self._raw(value)}' for name, value in args.items())])}⟧"

    @staticmethod
    def _raw(value: object) -> str:
        return value.format(None) if isinstance(value, FluentType) else str(value)  # type: ignore[arg-type]  # ours need no locale

    # Things and people

    def seat(self, seat: int) -> str:
        """The name at a seat; nobody's seat is −1."""
        if seat < 0:
            return self.say("nobody")
        return self.names[seat] if seat < len(self.names) else self.say("seat-number", number=seat + 1)

    def name(self, noun: str, thing: int | str, case: str = "") -> str:
        """The name of a thing by its noun and its number or id, in a case if the language has it."""
        return self._noun(noun, thing).named(case)

    def thing(self, name: str, value: object) -> object:
        """The value of a field or argument as a sentence takes it: seats by name, things of the game's nouns as nouns."""
        nouns = self._nouns()
        if value is None or isinstance(value, bool | float | FluentType):
            return "" if value is None else value
        if isinstance(value, Iterable) and not isinstance(value, str):
            return self._things(name.removesuffix("s"), list(value))
        if name in nouns and isinstance(value, int | str):
            return self._noun(name, value)
        if isinstance(value, int):
            return self.seat(int(value)) if name in SEATS else int(value)
        return str(value)

    def things(self, values: Mapping[str, object]) -> dict[str, object]:
        """Fields, arguments or facts as sentences take them; of a list also the count, a table by its parts: `gain-points`.

        Tables in a list are numbered from 1: `landings-1-board`.
        """
        args: dict[str, object] = {}
        for name, value in values.items():
            if isinstance(value, Mapping):
                args.update(self._parts(name, name, value))
                continue
            args[name] = self.thing(name, value)
            if isinstance(value, Iterable) and not isinstance(value, str):
                args[f"{name}-count"] = len(list(value))
                for number, each in enumerate(value, 1):
                    if isinstance(each, Mapping):
                        args.update(self._parts(name, f"{name}-{number}", each))
        return args

    def _parts(self, table: str, prefix: str, values: Mapping[str, object]) -> dict[str, object]:
        return {f"{prefix}-{part}": self._part(table, str(part), inner) for part, inner in values.items()}

    def _part(self, table: str, part: str, value: object) -> object:
        """A part of a table: odds in whole percent, expectations with at most one decimal, both from thousandths."""
        if isinstance(value, int) and not isinstance(value, bool):
            if table == ODDS:
                return (value + 5) // 10
            if table == EXPECTED:
                whole, tenths = divmod((abs(value) + 50) // 100, 10)
                sign = "−" if value < 0 and (whole or tenths) else ""
                return f"{sign}{whole}" + (f"{self.say('decimal-sign')}{tenths}" if tenths else "")
            return self.seat(value) if part in SEATS else value
        return self.thing(part, value)

    def _things(self, name: str, values: list[object]) -> object:
        if name in self._nouns():
            items = [self._noun(name, value) for value in values if isinstance(value, int | str)]
            return Nouns(items, lambda n, case: self._secrets(name, n, case), self.say("nothing"))
        return ", ".join(self._raw(native(self.thing(name, value))) for value in values) or self.say("nothing")

    def _nouns(self) -> dict[str, tuple[str, ...]]:
        return {} if self.game is None else self.game.nouns

    def _noun(self, noun: str, thing: int | str) -> Noun:
        ids = self._nouns().get(noun, ())
        key = str(thing)
        if isinstance(thing, int):
            key = HIDDEN_ID if int(thing) == HIDDEN or not 0 <= thing < len(ids) else ids[thing]
        return Noun(key, lambda case: self._named(noun, key, case))

    def _named(self, noun: str, key: str, case: str) -> str:
        called = None if self.game is None or key == HIDDEN_ID else self.game.called(noun, key)
        if called is not None:
            return self.called(called)
        words = f"hidden-{noun}" if key == HIDDEN_ID else f"{self._family(noun, key)}-{key}"
        return self._said(words, case if case and self.has(words, case) else "", {})

    def called(self, name: Name) -> str:
        """A name or text that comes as a message with its arguments."""
        return self._said(name.message, "", {key: self._argument(value) for key, value in name.args.items()})

    def _argument(self, value: Json) -> object:
        """An argument of a name: a thing by its noun and id, or a number or text as it is."""
        if isinstance(value, dict):
            return self._noun(str(value["noun"]), str(value["id"]))
        return value

    def _family(self, noun: str, key: str) -> str:
        """A noun without names of its own borrows those of a noun with the same things: `origin` those of `tile`."""
        if self.has(f"{noun}-{key}"):
            return noun
        nouns = self._nouns()
        for other, ids in nouns.items():
            if ids == nouns.get(noun) and self.has(f"{other}-{key}"):
                return other
        return noun

    def _secrets(self, noun: str, n: int, case: str) -> str:
        """Several secret things: `hidden-cards` with `$count` where the catalogue has it."""
        words = f"hidden-{noun}s"
        if n > 1 and self.has(words):
            return self._said(words, case if self.has(words, case) else "", {"count": n})
        return self._named(noun, HIDDEN_ID, case) + (f" ×{n}" if n > 1 else "")

    # What a match says

    def event(self, event: Event) -> str:
        """What happened; give it the event as the listener may see it."""
        fields = told(event, self._nouns())
        return self._said(f"event-{event.name}", "", self.things({name: fields[name] for name in event.fields}))

    def quiet(self, event: Event) -> bool:
        """Whether running news may leave the event out, since the board shows it: its sentence has the attribute `quiet`."""
        return self.has(f"event-{event.name}", "quiet")

    def opens(self, event: Event, before: str) -> bool:
        """Whether a new paragraph begins with the event, told after one of another name or its own.

        Its sentence has the attribute `opens`: `paragraph`, or `row` where several of its kind are told in one.
        """
        key = f"event-{event.name}"
        return bool(before) and self.has(key, "opens") and (before != event.name or self.attribute(key, "opens") != "row")

    def paragraph(self, sentences: Sequence[str]) -> str:
        """Several sentences together: somebody whom the next is about too is named once."""
        seats = len(self.names) if self.game is None else int(self.game.seats)
        return " ".join(flowing(sentences, [self.seat(seat) for seat in range(seats)], self.say("joint")))

    def prompt(self, decision: Decision) -> str:
        """The question of a decision."""
        return self._said(f"prompt-{decision.prompt}", "", {"seat": self.seat(decision.seat), **self.things(decision.about)})

    def label(self, view: object, seat: int, action: int) -> str:
        """One action in a list: its verb, its arguments and what the game knows of it."""
        return self.labels(view, seat, [action])[0]

    def labels(self, view: object, seat: int, actions: list[int]) -> list[str]:
        """The actions of a decision, previewed together."""
        assert self.game is not None, "labels need a game"
        previews = self.game.previews(view, seat, actions)
        return [self.choice(seat, action, facts) for action, facts in zip(actions, previews, strict=True)]

    def choice(self, seat: int, action: int, facts: Mapping[str, object]) -> str:
        """An action with what is known of it."""
        assert self.game is not None, "labels need a game"
        told = self.game.space.describe(action)
        args = self.things({**{name: value for name, value in told.items() if name != "verb"}, **facts})
        return self._said(f"verb-{told['verb']}", "", {"seat": self.seat(seat), **args})

    def outcome(self, outcome: Outcome) -> list[str]:
        """How a match ended: who won, then the ranks of all."""
        seats = sorted(range(len(outcome.ranks)), key=lambda seat: (outcome.ranks[seat], seat))
        best = [self.seat(seat) for seat in seats if outcome.ranks[seat] == 1]
        lines = [self.say("result", winners=", ".join(best), count=len(best), clause=outcome.clause)]
        for seat in seats:
            lines.append(self.say("result-line", rank=outcome.ranks[seat], seat=self.seat(seat), points=outcome.points[seat]))
        return lines

    # Options

    def option(self, name: str) -> str:
        return self.say(f"option-{name}")

    def option_help(self, name: str) -> str:
        return self.attribute(f"option-{name}", "help")

    def option_value(self, name: str, value: object) -> str:
        """A chosen value for people: named where the catalogue names it, yes or no, or as it is."""
        if isinstance(value, bool):
            return self.say("yes" if value else "no")
        if isinstance(value, str) and value and self.has(f"option-{name}-{value}"):
            return self.say(f"option-{name}-{value}")
        return self._raw(native(value)) if value != "" else self.say("nothing")

    def option_range(self, option: Option) -> str:
        """What may be chosen, as it is typed."""
        if option.kind == CHOICE:
            return " | ".join(option.shown(choice) for choice in option.choices)
        if option.kind == FLAG:
            return "yes | no"
        if option.low < option.high:
            return f"{option.low} … {option.high}"
        return self.say("value-kind", kind=option.kind)
