"""The sampler of changes: every change is one, stands where it says, and is made in a copy."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from quintain.games import GAMES
from tests.changes import changes_of
from tests.mutants import ROOT, bearers, chapters, drawn

CHAPTER = '''
"""A chapter, for the sampler: Ärger mit Umlauten."""
LEAST: Final = 3


def strength(knights: vec[i64], seat: Seat, log: Log) -> i64:
    """XX-1. Number 1."""
    assert seat >= 0, "nobody"
    name = "ö"; sums: i64 = 2 * knights[seat]
    if not knights or (seat < 4 and LEAST in knights):
        return sums
    if log.wanted:
        log.emit(Told(seat - 1))
    while ready(seat):
        sums += 1
        continue
    return vec[i64](capacity=9)[-1] + 1
'''


def test_every_kind_of_decision_is_changed() -> None:
    text = CHAPTER.encode()
    found = {(change.before, change.after) for change in changes_of(text)}
    expected = {
        ("3", "4"),
        ("2 * knights[seat]", "(2 // knights[seat])"),
        ("not knights", "(knights)"),
        ("seat < 4", "(seat <= 4)"),
        ("LEAST in knights", "(LEAST not in knights)"),
        ("seat < 4 and LEAST in knights", "(seat < 4 or LEAST in knights)"),
        ("seat < 4 and LEAST in knights", "(seat < 4)"),
        ("sums", "(sums + 1)"),
        ("seat - 1", "(seat + 1)"),
        ("ready(seat)", "(not ready(seat))"),
        ("sums += 1", "sums -= 1"),
        ("continue", "break"),
        ("-1", "(1)"),
    }

    assert set() == expected - found
    assert not any("wanted" in before or before in ("0", "9", '"nobody"') for before, _ in found)


def test_a_change_stands_where_it_says_and_leaves_the_rest_alone() -> None:
    text = CHAPTER.encode()
    for change in changes_of(text):
        made = change.made(text)
        ast.parse(made)

        assert made != text
        assert made[: change.start] == text[: change.start]
        assert made.endswith(text[change.end :])
        assert change.line == text[: change.start].count(b"\n") + 1


def test_every_chapter_has_tests_and_the_same_seed_the_same_sample() -> None:
    for chapter in chapters(ROOT, "majesty"):
        for test in bearers(ROOT, "majesty", chapter):
            assert Path(ROOT, test.partition("::")[0]).exists()
    sample = drawn("majesty", 20, seed=1)

    assert 20 == len(sample)
    assert sample == drawn("majesty", 20, seed=1) != drawn("majesty", 20, seed=2)


@pytest.mark.parametrize("game", GAMES)
def test_changes_of_every_chapter_are_programs(game: str) -> None:
    for chapter in chapters(ROOT, game):
        text = chapter.read_bytes()
        for change in changes_of(text)[::60]:
            ast.parse(change.made(text))
