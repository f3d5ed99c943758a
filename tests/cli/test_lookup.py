"""Rules looked up during a match, and the keys."""

from __future__ import annotations

import pytest

from quintain.cli.lookup import suggestions
from quintain.games import GAMES
from quintain.words import LANGUAGES, rulebook

from .conftest import Run


def test_a_chapter_is_listed_with_the_first_words_of_its_clauses(run: Run) -> None:
    listed = run("play academy --seed 4", "? 8", "q").output.partition("> ? 8")[2].partition("\n> ")[0].split("\n")

    assert "AC-8.1 Gallantry is checked first, in every round." == listed[2]
    assert all(line.startswith("AC-8.") for line in listed[2:-1])
    assert "“? AC-8.1” reads one of them." == listed[-1]


@pytest.mark.parametrize(("lang", "word", "clause"), [("en", "king", "AC-9.4 King"), ("ru", "КОРОЛЬ", "AC-9.4 Король")])
def test_a_word_finds_the_clauses_that_have_it(run: Run, lang: str, word: str, clause: str) -> None:
    listed = run(f"play academy --seed 4 --lang {lang}", f"? {word}", "q").output.partition(f"> ? {word}")[2].partition("\n> ")[0]

    assert clause in listed
    assert 8 == listed.count("\nAC-")


def test_a_word_of_one_clause_reads_it(run: Run) -> None:
    (clause,) = rulebook(GAMES["academy"], "en").search("compulsory")

    assert f"{clause.id} {clause.first_sentence()}" in run("play academy --seed 4 --plain", "? compulsory", "q").output


def test_words_are_found_in_all_their_forms() -> None:
    """«Король» in «Короля», but not in «корона»; a chapter's title counts for its clauses, after the texts."""
    academy, mastery = rulebook(GAMES["academy"], "ru"), rulebook(GAMES["mastery"], "ru")

    assert any("Короля" in clause.text and "Король" not in clause.text for clause in academy.search("король"))
    assert not any("Корон" in clause.text and "корол" not in clause.text.casefold() for clause in mastery.search("король"))
    titled = [chapter for chapter in mastery.chapters if chapter.clauses]
    word = max(titled[0].title.split(), key=len)
    assert {clause.id for clause in titled[0].clauses} <= {clause.id for clause in mastery.search(word)}


def test_what_is_nowhere_is_said_to_be_nowhere(run: Run) -> None:
    played = run("play academy --seed 4", "? xyzzy", "? 9.99", "q").output

    assert "There is no clause “xyzzy”." in played
    assert "There is no clause “9.99”." in played


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", GAMES)
def test_what_is_suggested_finds_something(key: str, lang: str) -> None:
    book = rulebook(GAMES[key], lang)
    clause, chapter, word = suggestions(book)

    assert book.find(clause) is not None
    assert len(book.near(chapter)) > 1
    assert len(book.search(word)) > 1


@pytest.mark.parametrize("key", GAMES)
def test_the_help_suggests_what_finds_something(run: Run, key: str) -> None:
    _, _, word = suggestions(rulebook(GAMES[key], "en"))
    played = run(f"play {key} --plain", "help", f"? {word}", "q").output

    assert f"“? {word}” those with that word" in played
    assert "There is no clause" not in played


@pytest.mark.parametrize("typed", ["help", "помощь", "?"])
def test_the_keys_are_listed(run: Run, typed: str) -> None:
    """All but the key to pass, where nobody can pass."""
    played = run("play majesty --seed 4", typed, "q").output

    assert all(f"\n{key} " in played for key in "+?hubs")
    assert "\np " not in played


def test_a_side_may_be_typed_as_a_russian_rulebook_prints_it(run: Run) -> None:
    assert run("rules majesty 4.7B --lang ru").output == run("rules majesty 4.7Б --lang ru").output
    assert run("rules majesty 4.7B --lang ru").output.startswith("MJ-4.7B")


def test_the_rules_are_searched_from_the_command_line_too(run: Run) -> None:
    assert "AC-9.4 King" in run("rules academy king").output


@pytest.mark.parametrize("typed", ["x" * 3000, "? " + "x" * 3000])
def test_of_very_much_that_was_typed_only_the_beginning_is_repeated(run: Run, typed: str) -> None:
    shown = run("play majesty --seats me,random --seed 5 --plain", typed, "q").output
    (answer,) = [line for line in shown.splitlines() if "x…" in line]

    assert 60 == answer.count("x")
