"""Every clause has its test and every test its clause, for every game that is registered."""

from __future__ import annotations

import pytest

from quintain.games import GAMES
from tests.clauses import borne_by_name, problems

SOME = frozenset({"MJ-2.3", "MJ-2.31", "MJ-R1", "MJ-R10", "MJ-4.2", "MJ-4.2B"})


@pytest.mark.parametrize("game", GAMES)
def test_clauses_and_tests_belong_together(game: str) -> None:
    assert [] == problems(game)


@pytest.mark.parametrize(
    ("name", "clause"),
    [
        ("test_MJ_2_3_price_is_the_slot", "MJ-2.3"),
        ("test_MJ_2_31_something", "MJ-2.31"),
        ("test_MJ_R1_short_reserve", "MJ-R1"),
        ("test_MJ_R10_order", "MJ-R10"),
        ("test_MJ_4_2B_brewery", "MJ-4.2B"),
        ("test_MJ_4_2", "MJ-4.2"),
        ("test_MJ_9_9_unknown", "MJ_9_9_unknown"),
        ("test_the_box_is_complete", None),
    ],
)
def test_a_name_bears_the_longest_clause_that_fits(name: str, clause: str | None) -> None:
    assert clause == borne_by_name(name, SOME)
