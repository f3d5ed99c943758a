"""Every prompt, verb, event, noun and option of every game has a sentence in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast, visitor

import quintain
from quintain.games import GAMES, new_game
from quintain.kernel.errors import OptionError
from quintain.kernel.game import AnyGame
from quintain.kernel.match import Match
from quintain.kernel.options import CHOICE, FLAG
from quintain.kernel.rng import Rng
from quintain.kernel.types import SPECTATOR, TRUTH
from quintain.words import LANGUAGES, Speaker, folder_of, rulebook
from quintain.words.catalogue import COMMON, junk, messages, resource

KEYS = re.compile(r"""(?:\bsay|attribute|refuse)\(\s*(?:speaker,\s*)?"([a-z][a-z-]+)"\s*[,)]""")
TEXTS = {("majesty", "sides"): ["B", "random"]}  # values to try for options that are free texts
LONGEST = 200  # decisions of a match that are looked at
each_game = pytest.mark.parametrize("key", list(GAMES))
each_language = pytest.mark.parametrize("lang", LANGUAGES)


def catalogue(key: str, lang: str) -> Path:
    return folder_of(GAMES[key]) / "words" / f"{lang}.ftl"


class Variables(visitor.Visitor):
    """The variables a message mentions, and the messages it refers to."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.messages.add(node.id.name)


def mentioned(file: Path, key: str) -> set[str]:
    """Everything a message needs to be told, the messages inside it included."""
    found = Variables()
    for entry in resource(file).body:
        if isinstance(entry, ast.Message) and entry.id.name == key:
            found.visit(entry)
    return found.variables.union(*(mentioned(file, other) for other in found.messages))


@each_language
def test_the_common_catalogue_can_be_read(lang: str) -> None:
    assert [] == junk(COMMON / f"{lang}.ftl")


@each_game
@each_language
def test_the_catalogue_of_a_game_can_be_read(key: str, lang: str) -> None:
    assert [] == junk(catalogue(key, lang))


def test_the_common_catalogues_have_the_same_sentences() -> None:
    first, *others = (set(messages(COMMON / f"{lang}.ftl")) for lang in LANGUAGES)

    assert all(other == first for other in others)


@each_game
def test_the_catalogues_of_a_game_have_the_same_sentences(key: str) -> None:
    first, *others = (set(messages(catalogue(key, lang))) for lang in LANGUAGES)

    for other in others:
        assert set() == first ^ other


@each_game
@each_language
def test_no_game_takes_an_id_of_the_common_catalogue(key: str, lang: str) -> None:
    assert set() == set(messages(catalogue(key, lang))) & set(messages(COMMON / f"{lang}.ftl"))


@each_language
def test_every_sentence_the_client_says_is_there(lang: str) -> None:
    """Ids are read from the code; those of one game stand in its own catalogue."""
    known = set(messages(COMMON / f"{lang}.ftl")).union(*(messages(catalogue(key, lang)) for key in GAMES))
    package = Path(quintain.__file__).parent
    said = {
        found
        for part in ("cli", "words")
        for file in sorted((package / part).rglob("*.py"))
        for found in KEYS.findall(file.read_text(encoding="utf-8"))
    }

    assert len(said) > 60
    assert set() == said - known


@each_game
@each_language
def test_every_verb_event_noun_and_option_has_words(key: str, lang: str) -> None:
    kind = GAMES[key]
    game = new_game(key, {"seats": kind.choices.lowest})
    speaker = Speaker(lang, game, strict=True)
    wanted = ["title", "tagline", "option-seats"]
    wanted += [f"verb-{verb.name}" for verb in game.space.verbs]
    wanted += [f"event-{event.name}" for event in kind.events]
    for option in kind.choices.schema:
        wanted.append(f"option-{option.name}")
        wanted += [f"option-{option.name}-{value}" for value in option.choices if option.kind == CHOICE]

    assert [] == [each for each in wanted if not speaker.has(each)]
    assert all(speaker.option_help(option.name) for option in kind.choices.schema)
    for noun, ids in game.nouns.items():
        assert all(speaker.name(noun, each) for each in ids)


@each_game
@each_language
def test_an_event_mentions_only_what_it_knows(key: str, lang: str) -> None:
    for event in GAMES[key].events:
        known = {*event.fields, *(f"{field}-count" for field in event.fields)}

        assert set() == mentioned(catalogue(key, lang), f"event-{event.name}") - known


@each_game
@each_language
def test_a_prompt_mentions_only_who_is_asked(key: str, lang: str) -> None:
    for each in messages(catalogue(key, lang)):
        if each.startswith("prompt-"):
            assert mentioned(catalogue(key, lang), each) <= {"seat"}


@each_game
def test_the_rules_have_the_same_clauses_in_every_language(key: str) -> None:
    books = [rulebook(GAMES[key], lang) for lang in LANGUAGES]

    assert len(books[0].clauses) > 20
    for book in books[1:]:
        assert list(books[0].clauses) == list(book.clauses)
        assert len(books[0].chapters) == len(book.chapters)


def variants(key: str) -> Iterator[AnyGame]:
    """The game with its fewest and most seats, and with each of its options changed."""
    choices = GAMES[key].choices
    yield new_game(key, {"seats": choices.lowest})
    for option in choices.schema:
        others = [value for value in option.choices if value != option.default] + TEXTS.get((key, option.name), [])
        for value in others if option.kind != FLAG else [not option.default]:
            try:
                yield new_game(key, {"seats": choices.highest, option.name: value})
            except OptionError:
                continue


@each_game
def test_whole_matches_can_be_told_in_every_language(key: str) -> None:
    """Every prompt, label and event that comes up, for every viewer."""
    for seed, game in enumerate(variants(key)):
        names = [f"N{seat}" for seat in range(int(game.seats))]
        speakers = [Speaker(lang, game, names, strict=True) for lang in LANGUAGES]
        match: Match[Any] = Match(game, seed)
        rng = Rng.seeded(seed)
        while not match.over() and len(match.moves) < LONGEST:
            seat = match.pending()[0]
            decision = match.decision(seat)
            view = match.view(seat)
            for speaker in speakers:
                labels = [speaker.label(view, seat, action) for action in decision.actions]

                assert speaker.prompt(decision)
                assert len(set(labels)) == len(labels)
            for event in match.play(seat, decision.actions[int(rng.below(len(decision.actions)))]):
                for viewer in (TRUTH, SPECTATOR, *range(int(game.seats))):
                    assert all(speaker.event(event.seen_by(viewer)) for speaker in speakers)
