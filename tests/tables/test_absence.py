"""Seats whose people are away."""

from __future__ import annotations

from typing import Any

import pytest

from quintain.kernel.rng import Rng
from quintain.tables import Refused, Sitter, absence, bot, person
from quintain.tables.chronicle import Moved, Seated
from quintain.tables.seats import DEPUTY, people

from .around import ANNA, BORIS, COPPER, GOLD, PASS, answer, bidden, every_game, seated, toy, wander


def test_when_time_runs_out_the_rules_answer() -> None:
    table = toy()

    assert [Moved(1, ANNA, [COPPER], "absent")] == absence.time_out(table, ANNA, 0)
    assert 1 == table.missed[ANNA]


def test_a_clock_that_is_late_changes_nothing() -> None:
    table = bidden()

    assert [] == absence.time_out(table, ANNA, 0)  # a question that is gone
    assert [] == absence.time_out(table, BORIS, 2)  # a seat that is not asked
    assert 2 == table.n


def test_after_three_in_a_row_a_bot_takes_over_and_the_person_may_return() -> None:
    table = toy(rounds=2)
    taken = []
    while table.bot_at(ANNA) == "":
        if BORIS in table.asked:
            table.play(BORIS, [table.asked[BORIS].actions[0]])
        else:
            taken += absence.time_out(table, ANNA, table.opened[ANNA])

    assert ["absent"] * 3 == [entry.by for entry in taken if isinstance(entry, Moved)]
    assert taken[-1] == Seated(table.n, ANNA, Sitter("person", "Anna", DEPUTY), "away")
    assert ["away"] == table.unrated
    assert [BORIS] == table.people()
    with pytest.raises(Refused) as refused:
        table.answer(ANNA, answer(table, ANNA, 0) if ANNA in table.asked else answer(table, BORIS, 0))
    assert "no-person" == refused.value.code

    absence.come_back(table, ANNA, "c")
    assert [ANNA, BORIS] == table.people()
    assert 0 == table.missed[ANNA]
    assert table.entries[-1] is absence.come_back(table, ANNA, "c")


def test_an_own_answer_begins_the_count_anew() -> None:
    table = bidden()
    absence.time_out(table, ANNA, table.opened[ANNA])
    table.play(ANNA, [PASS])

    assert 0 == table.missed[ANNA]


def test_a_standing_answer_does_not() -> None:
    table = bidden()
    absence.time_out(table, ANNA, table.opened[ANNA])
    table.play(ANNA, [PASS], "standing")

    assert 1 == table.missed[ANNA]


@pytest.mark.parametrize("key", [key for key, _ in every_game()])
def test_every_kind_of_decision_is_answered_for_a_seat_that_is_away(key: str) -> None:
    """Others play on at random; the absent seat's answers are always legal, and it could return at any of them."""
    game: Any = dict(every_game())[key]
    prompts, away = set(), 0
    for seed in range(2):
        table, rng = seated(game, seed=seed), Rng.seeded(seed)
        for _ in range(400):
            if table.over():
                break
            if away in table.asked:
                prompts.add(table.asked[away].prompt)
                if not table.sitters[away].answers():
                    absence.come_back(table, away)
                absence.time_out(table, away, table.opened[away])
            else:
                next(wander(table, rng, 1), None)
                seat = table.pending()[0]
                table.play(seat, [table.asked[seat].actions[int(rng.below(len(table.asked[seat].actions)))]])

    assert prompts


def test_only_people_are_represented_and_only_the_represented_come_back() -> None:
    table = toy(person("Anna"), bot("squire"))
    with pytest.raises(Refused):
        absence.represent(table, BORIS)
    for seat in (ANNA, BORIS):
        with pytest.raises(Refused):
            absence.come_back(table, seat)


def test_a_deputy_s_answers_are_known_as_such() -> None:
    from quintain.tables.programs import bot_answer

    table = toy()
    absence.represent(table, ANNA)
    entry = bot_answer(table, ANNA, table.opened[ANNA], GOLD)

    assert "deputy" == entry.by


def test_who_answers_where() -> None:
    sitters = [person("Anna"), bot("king"), Sitter(), person("Boris").represented()]

    assert [0] == people(sitters)
