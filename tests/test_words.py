"""Every prompt, verb, event, noun and option of every game has a sentence in every language."""

from __future__ import annotations

import ast as python
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast, visitor

import quintain
from quintain.games import GAMES, new_game
from quintain.kernel.errors import OptionError
from quintain.kernel.events import Event
from quintain.kernel.game import AnyGame, folder_of
from quintain.kernel.match import Match
from quintain.kernel.options import CHOICE, FLAG
from quintain.kernel.rng import Rng
from quintain.kernel.types import SPECTATOR, TRUTH
from quintain.words import LANGUAGES, Speaker, rulebook
from quintain.words.catalogue import COMMON, FUNCTIONS, catalogues, resource
from quintain.words.speaker import SEATS
from tests.words.catalogues import CASES, junk, messages

KEYS = re.compile(r"""(?:\bsay|attribute|refuse)\(\s*(?:speaker,\s*)?"([a-z][a-z-]+)"\s*[,)]""")
DECLINED = re.compile(rf"(?:игрок[ауе]|игроком|\b(?:у|от|для|против|из|к|с|без|про)) \{{ \$(?:{'|'.join(SEATS)}) \}}")
TEXTS = {("majesty", "sides"): ["B", "random"]}  # values to try for options that are free texts
LONGEST = 200  # decisions of a match that are looked at
each_game = pytest.mark.parametrize("key", list(GAMES))
each_language = pytest.mark.parametrize("lang", LANGUAGES)


def catalogue(key: str, lang: str) -> Path:
    return folder_of(GAMES[key]) / "words" / f"{lang}.ftl"


def text_of(pattern: ast.Pattern) -> str:
    return "".join(each.value for each in pattern.elements if isinstance(each, ast.TextElement))


class Variables(visitor.Visitor):
    """The variables a message mentions and chooses by; the messages, functions and cases it refers to."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.selectors: set[str] = set()
        self.messages: set[str] = set()
        self.functions: set[str] = set()
        self.cases: set[str] = set()

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        if isinstance(node.selector, ast.VariableReference) and not all(_is_count(variant.key) for variant in node.variants):
            self.selectors.add(node.selector.id.name)
        self.generic_visit(node)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.messages.add(node.id.name if node.attribute is None else f"{node.id.name}.{node.attribute.name}")

    def visit_TermReference(self, node: ast.TermReference) -> None:
        self.messages.add(f"-{node.id.name}")
        self.generic_visit(node)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        self.functions.add(node.id.name)
        self.cases |= {each.value.value for each in node.arguments.named if each.name.name == "case"}
        self.generic_visit(node)


def _is_count(key: ast.Identifier | ast.NumberLiteral) -> bool:
    return isinstance(key, ast.NumberLiteral) or key.name in ("one", "few", "many", "other")


@cache
def entries(lang: str, folder: Path | None) -> dict[str, ast.Message]:
    """Every message that may be said of a game, by its id."""
    bodies = [resource(file).body for file in catalogues(lang, folder)]
    return {entry.id.name: entry for body in bodies for entry in body if isinstance(entry, ast.Message)}


def mentioned(file: Path, key: str) -> set[str]:
    """Everything a message needs to be told, the messages inside it included."""
    folder = None if file.parent == COMMON else file.parent.parent
    found = Variables()
    found.visit(entries(file.stem.rpartition(".")[2], folder)[key.split(".", maxsplit=1)[0]])
    return found.variables.union(*(mentioned(file, other) for other in found.messages))


def _shown(file: Path, key: str) -> set[str]:
    """What a sentence mentions, but for ids, by which one language chooses and another need not, and the kernel's details.

    A text that comes in every language is mentioned by the name of the language.
    """
    names = {name for name in mentioned(file, key) if not name.endswith("-id") and name != "detail"}
    return {"text" if name in LANGUAGES else name for name in names}


def heard(file: Path) -> Variables:
    """Everything the sentences of a catalogue refer to."""
    found = Variables()
    found.visit(resource(file))
    return found


def said_by(file: Path, lang: str) -> list[Path]:
    """The catalogues a sentence of this one may refer to: every door must be able to say it."""
    folder = None if file.parent == COMMON else file.parent.parent
    shared = (file.name, f"{lang}.ftl")
    return [other for other in catalogues(lang, folder) if file.name.startswith("terminal") or other.name in shared]


def every_catalogue() -> list[Path]:
    """All catalogues in the first language: common and of the games, of all doors and of the terminal."""
    folders = [COMMON, *(folder_of(kind) / "words" for kind in GAMES.values())]
    return [file for folder in folders for file in sorted(folder.glob(f"*{LANGUAGES[0]}.ftl"))]


def in_language(file: Path, lang: str) -> Path:
    return file.with_name(file.name.removesuffix(f"{LANGUAGES[0]}.ftl") + f"{lang}.ftl")


each_catalogue = pytest.mark.parametrize("file", every_catalogue(), ids=lambda file: f"{file.parent.parent.name}-{file.stem}")


@each_catalogue
@each_language
def test_a_catalogue_can_be_read(file: Path, lang: str) -> None:
    """Both runtimes leave out a sentence with a mistake and say nothing."""
    assert [] == junk(in_language(file, lang))


@each_catalogue
@each_language
def test_no_id_of_a_catalogue_stands_twice(file: Path, lang: str) -> None:
    """The later sentence would never be said."""
    ids = [entry.id.name for entry in resource(in_language(file, lang)).body if isinstance(entry, ast.Message | ast.Term)]

    assert sorted(set(ids)) == sorted(ids)


@each_catalogue
def test_a_catalogue_has_the_same_sentences_in_every_language(file: Path) -> None:
    first, *others = (set(messages(in_language(file, lang))) for lang in LANGUAGES)

    for other in others:
        assert set() == first ^ other


@each_catalogue
def test_a_sentence_mentions_the_same_in_every_language(file: Path) -> None:
    for key in messages(file):
        first, *others = (_shown(in_language(file, lang), key) for lang in LANGUAGES)

        assert all(first == other for other in others), key


@each_catalogue
def test_a_sentence_has_the_same_attributes_in_every_language(file: Path) -> None:
    """But for the cases of things, which every language has of its own."""
    first, *others = LANGUAGES
    for other in others:
        here, there = (messages(in_language(file, lang)) for lang in (first, other))
        for key in here:
            assert here[key].difference(CASES[first]) == there[key].difference(CASES[other]), key


@each_catalogue
@each_language
def test_a_sentence_refers_to_what_there_is(file: Path, lang: str) -> None:
    found = heard(in_language(file, lang))
    known: set[str] = set()
    attributes: set[str] = set()
    for each in said_by(in_language(file, lang), lang):
        for key, names in messages(each).items():
            attributes |= names
            known |= {key, *(f"{key}.{name}" for name in names)}
        known |= {f"-{entry.id.name}" for entry in resource(each).body if isinstance(entry, ast.Term)}

    assert set() == found.messages - known
    assert set() == found.functions - set(FUNCTIONS)
    assert set() == found.cases - attributes


@each_game
@each_language
def test_no_game_takes_an_id_of_the_common_catalogue(key: str, lang: str) -> None:
    common, own = (
        [each for file in catalogues(lang, folder) for each in messages(file)] for folder in (None, folder_of(GAMES[key]))
    )

    assert sorted(set(own)) == sorted(own)
    assert set(common) < set(own)


@each_catalogue
def test_no_sentence_in_russian_asks_a_case_of_a_name(file: Path) -> None:
    """Names of people are not declined: «атакует игрока Игрок»."""
    assert [] == DECLINED.findall(in_language(file, "ru").read_text(encoding="utf-8"))


@each_game
@each_language
def test_labels_of_the_terminal_board_stand_apart(key: str, lang: str) -> None:
    assert [] == [each for each in messages(catalogue(key, lang)) if each.startswith("label-")]


@each_language
def test_every_sentence_the_client_says_is_there(lang: str) -> None:
    """Ids are read from the code; those of one game stand in its own catalogue."""
    known = {each for kind in GAMES.values() for file in catalogues(lang, folder_of(kind)) for each in messages(file)}
    package = Path(quintain.__file__).parent
    said = {
        found
        for part in ("cli", "server", "words")
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
        known = {f"{field}{end}" for field in event.fields for end in ("", "-id", "-count")}

        assert set() == mentioned(catalogue(key, lang), f"event-{event.name}") - known


@each_game
@each_language
def test_a_sentence_cites_only_clauses_that_there_are(key: str, lang: str) -> None:
    """In the attribute `clause`."""
    said = [entry for entry in resource(catalogue(key, lang)).body if isinstance(entry, ast.Message)]
    cited = {text_of(each.value) for entry in said for each in entry.attributes if each.id.name == "clause"}

    assert set() == cited - set(rulebook(GAMES[key], lang).clauses)


@each_game
@each_language
def test_no_sentence_of_a_match_chooses_by_a_thing(key: str, lang: str) -> None:
    """It chooses by its id, a text: a thing is a different object in every runtime."""
    game = new_game(key, {"seats": GAMES[key].choices.lowest})
    things = {*game.nouns, *(f"{noun}s" for noun in game.nouns)}
    for entry in resource(catalogue(key, lang)).body:
        if isinstance(entry, ast.Message):
            found = Variables()
            found.visit(entry)

            assert set() == found.selectors & things, entry.id.name


@each_game
@each_language
def test_a_prompt_mentions_only_who_is_asked_and_what_the_question_is_about(key: str, lang: str) -> None:
    """What a question is about is named in the code of the game; whole matches prove that it is always known."""
    named: set[str] = set()
    for file in folder_of(GAMES[key]).glob("*.py"):
        found = python.walk(python.parse(file.read_text(encoding="utf-8")))
        named |= {node.value for node in found if isinstance(node, python.Constant) and isinstance(node.value, str)}
    for each in messages(catalogue(key, lang)):
        if each.startswith("prompt-"):
            about = {re.sub("-(id|count)$", "", name) for name in mentioned(catalogue(key, lang), each)}

            assert set() == about - {"seat"} - named


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


def tell(events: list[Event], speakers: list[Speaker]) -> None:
    """To everybody at the table, and to who watches; what is the same for several of them is said once."""
    for event in events:
        seen = [event.seen_by(viewer) for viewer in (TRUTH, SPECTATOR, *range(len(speakers[0].names)))]
        for told in {id(each): each for each in seen}.values():
            assert all(speaker.event(told) for speaker in speakers)


@each_game
def test_whole_matches_can_be_told_in_every_language(key: str) -> None:
    """Every prompt, label and event that comes up, for every viewer."""
    for seed, game in enumerate(variants(key)):
        names = [f"N{seat}" for seat in range(int(game.seats))]
        speakers = [Speaker(lang, game, names, strict=True) for lang in LANGUAGES]
        match: Match[Any] = Match(game, seed)
        rng = Rng.seeded(seed)
        tell(match.opening, speakers)
        while not match.over() and len(match.moves) < LONGEST:
            seat = match.pending()[0]
            decision = match.decision(seat)
            view = match.view(seat)
            for speaker in speakers:
                labels = speaker.labels(view, seat, decision.actions)

                assert speaker.prompt(decision)
                assert len(set(labels)) == len(labels)
            tell(match.play(seat, decision.actions[int(rng.below(len(decision.actions)))]), speakers)
