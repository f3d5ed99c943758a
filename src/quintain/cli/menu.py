"""What a typed answer means, and choices outside a match."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from quintain.cli.layout import in_columns
from quintain.cli.screen import Screen, latin
from quintain.kernel.actions import ActionSpace
from quintain.words import LANGUAGES, Speaker
from quintain.words.speaker import SEATS

QUOTED: Final = 60  # letters of what was typed that a sentence repeats


@dataclass(frozen=True)
class Answer:
    """What was typed: a choice by its place, a key with its argument, or other words."""

    choice: int = -1
    key: str = ""
    rest: str = ""


def quoted(typed: str) -> str:
    """What was typed, as a sentence repeats it."""
    return typed if len(typed) <= QUOTED else typed[:QUOTED] + "…"


def narrowed(labels: Sequence[str], words: str) -> list[int]:
    """The places of the labels that contain every word; a single letter says too little."""
    parts = words.casefold().split()
    if len(words) < 2:
        return []
    return [at for at, label in enumerate(labels) if all(part in label.casefold() for part in parts)]


def understood(typed: str, count: int, keys: Sequence[str]) -> Answer:
    """A number of the list, one of the keys (with what follows it), or else words."""
    if typed.isdecimal() and len(typed) < 7:
        return Answer(choice=int(typed) - 1) if 1 <= int(typed) <= count else Answer(rest=typed)
    if typed[:1] == "?" and "?" in keys:
        return Answer(key="?", rest=typed[1:].strip())
    head, _, rest = typed.partition(" ")
    if len(head) == 1 and latin(head) in keys:
        return Answer(key=latin(head), rest=rest.strip())
    return Answer(rest=typed)


def exactly(labels: Sequence[str], typed: str) -> int:
    """The place of the one label that was typed in full, or −1."""
    wanted = " ".join(typed.casefold().split())
    found = [at for at, label in enumerate(labels) if " ".join(label.casefold().split()) == wanted]
    return found[0] if len(found) == 1 else -1


def agreed(typed: str) -> bool | None:
    """Yes or no in any of the languages, or the first letter of it; none where it is neither."""
    word = typed.casefold()
    for lang in LANGUAGES:
        for key in ("yes", "no"):
            said = Speaker(lang).say(key)
            if word in (said, said[0]):
                return key == "yes"
    return None


def move_of(space: ActionSpace, words: str) -> int:
    """The action of a move written out, `examine target=2`; seats count from 1. ValueError says what is wrong with it."""
    parts = words.split()
    verb = next((each for each in space.verbs if each.name == parts[0]), None)
    for argument in () if verb is None else verb.arguments:
        for at, part in enumerate(parts):
            name, _, value = part.partition("=")
            if name == argument.name and name in SEATS and not argument.ids and value.isdecimal() and len(value) < 4:
                if not 1 <= int(value) <= argument.size:
                    raise ValueError(f"{name} lies in 1 .. {argument.size}, not {value}")
                parts[at] = f"{name}={int(value) - 1}"
    return space.parse(" ".join(parts))


def pick(screen: Screen, speaker: Speaker, question: str, labels: Sequence[str], default: int = 0) -> int | None:
    """One of a few choices outside a match; Enter takes the default, the end of the input gives none."""
    screen.line()
    screen.line(question, "bold")
    if screen.plain:
        for at, label in enumerate(labels):
            screen.line(f"{at + 1}. {label}")
    else:
        screen.show(in_columns(labels, range(len(labels)), screen.console.width))
    while True:
        typed = screen.ask(speaker.say("menu-ask", default=default + 1))
        if typed is None:
            return None
        answer = Answer(choice=default) if not typed else understood(typed, len(labels), ())
        if answer.choice >= 0:
            return answer.choice
        if exactly(labels, typed) >= 0:
            return exactly(labels, typed)
        found = narrowed(labels, typed)
        if len(found) == 1:
            return found[0]
        screen.line(speaker.say("menu-number", count=len(labels)))


def number(screen: Screen, speaker: Speaker, question: str, low: int, high: int, default: int) -> int | None:
    """A number from a range; Enter takes the default, the end of the input gives none."""
    screen.line()
    while True:
        typed = screen.ask(speaker.say("number-ask", question=question, low=low, high=high, default=default))
        if typed is None:
            return None
        if not typed:
            return default
        if typed.isdecimal() and len(typed) < 7 and low <= int(typed) <= high:
            return int(typed)
        screen.line(speaker.say("number-wrong", low=low, high=high))
