"""Changes tried in forks: each by the tests that reach it, none of them kept."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from tests.mutants import ROOT

RULES = """
from functools import cache

WORTH = 3


class Castle:
    @property
    def strong(self):
        return self.knights > 2

    def __init__(self, knights):
        self.knights = knights


@cache
def income(towers):
    return WORTH * towers


def count(upto):
    n = 0
    while n < upto:
        n += 1
    return n


def nobody_asks(n):
    return n + 1
"""
TESTS = """
import functools
import toy


@functools.cache
def played():
    return toy.income(2)


def test_strong():
    assert toy.Castle(3).strong


def test_whatever_was_played():
    assert played() is not None


def test_how_it_was_played():
    assert played() == 6


def test_count():
    assert toy.count(3) == 3
"""
TRY = """
import sys
from pathlib import Path

import pytest

from tests import trials
from tests.changes import changes_of
from tests.trials import Trials

folder = Path(sys.argv[1])


def asked(copies):
    for change in changes_of((folder / "toy.py").read_bytes()):
        told = copies.tried(folder / "toy.py", change, lambda test: "strong" in test)
        print(f"{change.before} to {change.after}", *told, sep="|")


trials.LEAST = 1.0
plugin = Trials(folder, lambda test: True, asked)
print(int(pytest.main(["-q", "-p", "no:cacheprovider", str(folder / "test_toy.py")], plugins=[plugin])))
"""


@pytest.fixture(scope="module")
def tried(tmp_path_factory: pytest.TempPathFactory) -> dict[str, list[str]]:
    """What became of every change of a toy: in its chapter, in all, and by which test."""
    folder = tmp_path_factory.mktemp("toy")
    (folder / "toy.py").write_text(RULES)
    (folder / "test_toy.py").write_text(TESTS)
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT), str(folder)]), "PYTHONDONTWRITEBYTECODE": "1"}
    ran = subprocess.run(
        [sys.executable, "-c", TRY, str(folder)], cwd=folder, env=environment, check=True, capture_output=True, text=True
    )

    assert RULES == (folder / "toy.py").read_text()
    assert ["0"] == ran.stdout.split()[-1:]
    rows = [line.split("|") for line in ran.stdout.splitlines() if line.count("|") == 3]
    return {change: [fate, last, killer.partition("::")[2]] for change, fate, last, killer in rows}


def test_a_change_is_noticed_by_a_test_that_reaches_it(tried: dict[str, list[str]]) -> None:
    """A property of a class, first among the tests of its chapter."""

    assert ["killed", "killed", "test_strong"] == tried["2 to 3"]


def test_tests_of_other_chapters_come_after(tried: dict[str, list[str]]) -> None:
    assert ["survived", "killed", "test_count"] == tried["n < upto to (n <= upto)"]


def test_who_looks_at_what_another_test_has_made_may_notice_too(tried: dict[str, list[str]]) -> None:
    """The match is remembered; the test that reaches the rule is not the one that knows what should come of it."""

    assert ["survived", "killed", "test_how_it_was_played"] == tried["WORTH * towers to (WORTH // towers)"]


def test_what_no_test_reaches_survives(tried: dict[str, list[str]]) -> None:
    assert ["survived", "survived", ""] == tried["n + 1 to (n - 1)"]


def test_what_does_not_end_is_noticed_by_the_clock(tried: dict[str, list[str]]) -> None:
    assert ["survived", "timed out", ""] == tried["n += 1 to n -= 1"]


def test_what_stands_in_no_function_is_left_to_others(tried: dict[str, list[str]]) -> None:
    assert ["not in a function", "not in a function", ""] == tried["3 to 4"]
