"""The rules of every game: the same clauses in both languages, once each, and no reference to a clause that is not there."""

from __future__ import annotations

import re

import pytest

from tests.clauses import GAMES, clause_list, games

CITED = re.compile(r"\b([A-Z]{2}-[A-Z]?[0-9]+[0-9A-Za-z.]*[0-9A-Za-z])\b")


@pytest.mark.parametrize("game", games())
def test_both_languages_have_the_same_clauses_in_the_same_order(game: str) -> None:
    assert clause_list(game, "en") == clause_list(game, "ru")


@pytest.mark.parametrize("game", games())
def test_no_clause_stands_twice(game: str) -> None:
    clauses = clause_list(game)

    assert clauses
    assert [] == [clause for clause in clauses if clauses.count(clause) > 1]


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("game", games())
def test_every_clause_that_is_cited_exists(game: str, language: str) -> None:
    text = (GAMES / game / "rules" / f"{language}.md").read_text(encoding="utf-8")
    prefix = clause_list(game)[0].partition("-")[0]
    cited = {found for found in CITED.findall(text) if found.startswith(f"{prefix}-")}

    assert set() == cited - set(clause_list(game))


@pytest.mark.parametrize("game", games())
def test_every_clause_that_the_code_cites_exists(game: str) -> None:
    """A docstring or a refusal that names a clause names one that can be read; a whole chapter is cited by its number."""
    clauses = clause_list(game)
    prefix = clauses[0].partition("-")[0]
    chapters = {clause.partition(".")[0] for clause in clauses}
    cited = {
        (file.name, found)
        for file in (GAMES / game).glob("*.py")
        for found in CITED.findall(file.read_text(encoding="utf-8"))
        if found.startswith(f"{prefix}-")
    }

    assert [] == sorted((file, found) for file, found in cited if found not in clauses and found not in chapters)
