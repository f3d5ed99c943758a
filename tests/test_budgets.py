"""The speed budgets: every game has them, and missing one is noticed."""

from __future__ import annotations

import tomllib

import pytest

from bench.budgets import BUDGETS, SPANS, holds
from quintain.games import GAMES


def test_every_game_has_a_limit_for_pictures_and_facts() -> None:
    budgets = tomllib.loads(BUDGETS.read_text(encoding="utf-8"))

    assert set(GAMES) == set(budgets)
    assert {(100, 20)} == {tuple(found[name] for name in SPANS) for found in budgets.values()}


@pytest.mark.parametrize(
    ("name", "number", "kept"),
    [("picture", 99.0, True), ("picture", 101.0, False), ("facts", 21.0, False), ("gain", 11.0, True), ("gain", 9.0, False)],
)
def test_a_span_must_not_be_more_and_a_ratio_not_less(name: str, number: float, kept: bool) -> None:
    assert kept == holds(name, number, {"picture": 100, "facts": 20, "gain": 10}[name])
