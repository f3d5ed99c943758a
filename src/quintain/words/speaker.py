"""Whoever tells a match to people: one language, one game, the names at the table."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Sequence
from typing import Final

from fluent.runtime.types import FluentType

from quintain.kernel.events import Event
from quintain.kernel.game import AnyGame, Decision
from quintain.kernel.options import CHOICE, FLAG, Option
from quintain.kernel.types import HIDDEN
from quintain.words.catalogue import LANGUAGES, MissingWords, bundle, folder_of
from quintain.words.nouns import HIDDEN_ID, Noun, Nouns

LONGEST: Final = 1000  # characters of a text within a sentence; Fluent would leave out what is much longer
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
            text, errors = found.format_pattern(pattern, {name: _shortened(value) for name, value in args.items()})
            if errors and self.strict:
                raise MissingWords(f"{self.lang}: {key} cannot be said with {', '.join(args) or 'nothing'}: {errors[0]!r}")
            return _signed(str(text), args.values())
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
        if value is None or isinstance(value, float | FluentType):
            return "" if value is None else value
        if isinstance(value, Iterable) and not isinstance(value, str):
            return self._things(name.removesuffix("s"), list(value))
        if name in nouns and isinstance(value, int | str):
            return self._noun(name, value)
        if isinstance(value, int):
            return self.seat(int(value)) if name in SEATS else int(value)
        return str(value)

    def _things(self, name: str, values: list[object]) -> object:
        if name in self._nouns():
            items = [self._noun(name, value) for value in values if isinstance(value, int | str)]
            return Nouns(items, lambda n, case: self._secrets(name, n, case), self.say("nothing"))
        return ", ".join(str(self.thing(name, value)) for value in values) or self.say("nothing")

    def _nouns(self) -> dict[str, tuple[str, ...]]:
        return {} if self.game is None else self.game.nouns

    def _noun(self, noun: str, thing: int | str) -> Noun:
        ids = self._nouns().get(noun, ())
        key = str(thing)
        if isinstance(thing, int):
            key = HIDDEN_ID if int(thing) == HIDDEN or not 0 <= thing < len(ids) else ids[thing]
        return Noun(key, lambda case: self._named(noun, key, case))

    def _named(self, noun: str, key: str, case: str) -> str:
        called = "" if self.game is None or key == HIDDEN_ID else self.game.called(noun, key, self.lang)
        if called:
            return called
        words = f"hidden-{noun}" if key == HIDDEN_ID else f"{self._family(noun, key)}-{key}"
        return self._said(words, case if case and self.has(words, case) else "", {})

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
        args: dict[str, object] = {}
        for field in event.fields:
            value = getattr(event, field)
            args[field] = self.thing(field, value)
            if isinstance(value, Iterable) and not isinstance(value, str):
                args[f"{field}-count"] = len(list(value))
        return self._said(f"event-{event.name}", "", args)

    def quiet(self, event: Event) -> bool:
        """Whether running news may leave the event out, since the board shows it: its sentence has the attribute `quiet`."""
        return self.has(f"event-{event.name}", "quiet")

    def prompt(self, decision: Decision) -> str:
        """The question of a decision."""
        return self.say(f"prompt-{decision.prompt}", seat=self.seat(decision.seat))

    def label(self, view: object, seat: int, action: int) -> str:
        """One action in a list: its verb, its arguments and what the game knows of it."""
        assert self.game is not None, "labels need a game"
        told = self.game.space.describe(action)
        told.update(self.game.facts(view, seat, action))
        args = {name: self.thing(name, value) for name, value in told.items() if name != "verb"}
        args.setdefault("seat", self.seat(seat))
        return self._said(f"verb-{told['verb']}", "", args)

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
        return str(value) if value != "" else self.say("nothing")

    def option_range(self, option: Option) -> str:
        """What may be chosen, as it is typed."""
        if option.kind == CHOICE:
            return " | ".join(option.choices)
        if option.kind == FLAG:
            return "yes | no"
        if option.low < option.high:
            return f"{option.low} … {option.high}"
        return self.say("value-kind", kind=option.kind)


def _shortened(value: object) -> object:
    """A text too long to be read, a path perhaps, without its middle."""
    if not isinstance(value, str) or len(value) <= LONGEST:
        return value
    return f"{value[: LONGEST // 2]}…{value[-LONGEST // 2 :]}"


def _signed(text: str, values: Iterable[object]) -> str:
    """Numbers below zero with a true minus sign: the library prints them with a hyphen."""
    for value in values:
        if isinstance(value, int) and value < 0:
            text = re.sub(rf"(?<![\w-]){value}(?!\d)", f"−{-value}", text)
    return text
