"""Whose question is it, and is it still the same? A law of every game."""

from __future__ import annotations

from typing import Any

import pytest

from quintain.kernel.game import Decision
from quintain.kernel.records import dump
from quintain.kernel.rng import Rng
from quintain.tables import undo
from quintain.tables.snapshot import question
from tests.cli.toy.game import ToyGame

from .around import ANNA, BORIS, COPPER, GOLD, bidden, every_game, games, seated, toy, wander

LONGEST = 250  # answers of a walk


@pytest.mark.parametrize("game", [pytest.param(game, id=name) for name, game in games()])
def test_another_seat_s_choice_in_the_same_window_changes_neither_my_question_nor_its_id(game: Any) -> None:
    table, rng = seated(game), Rng.seeded(11)
    before: dict[int, tuple[int, object]] = {}
    last = -1
    for seat, _ in wander(table, rng, LONGEST):
        for other, (number, asked) in before.items():
            if other in table.asked and other != last:
                now = question(table, other, table.view(other))
                assert (number, asked) == (now.id, (now.clause, now.prompt, now.about, [act.id for act in now.actions]))
        before = {}
        for other in table.pending() if len(table.pending()) > 1 else ():
            now = question(table, other, table.view(other))
            before[other] = (now.id, (now.clause, now.prompt, now.about, [act.id for act in now.actions]))
        last = seat


@pytest.mark.parametrize("key", [key for key, _ in every_game()])
def test_a_question_is_new_for_whoever_answered(key: str) -> None:
    table, rng = seated(dict(every_game())[key]), Rng.seeded(3)
    last = -1
    for seat, _ in wander(table, rng, 80):
        if last in table.asked:
            assert table.n == table.opened[last]
        assert all(0 <= opened <= table.n for opened in table.opened.values())
        assert set(table.opened) == set(table.match.pending())
        last = seat


def test_the_first_questions_open_at_the_beginning() -> None:
    table = toy()

    assert {ANNA: 0, BORIS: 0} == table.opened


def test_clocks_seats_and_hints_open_no_question() -> None:
    table = toy()
    table.play(ANNA, [GOLD])
    table.set_clocks([5000, 5000])
    table.hint(ANNA)

    assert {BORIS: 0} == table.opened


def test_an_undo_opens_questions_only_where_something_changed() -> None:
    """Boris still thinks about his bid: that Anna takes back hers is nothing to him."""
    table = toy()
    table.play(ANNA, [GOLD])
    undo.ask(table, ANNA)

    assert {ANNA: 2, BORIS: 0} == table.opened


def test_the_same_question_asked_again_is_another_question() -> None:
    table = bidden()
    first = table.opened[ANNA]
    table.play(ANNA, [3])

    assert (2, 3) == (first, table.opened[ANNA])


def test_a_question_that_another_s_answer_changed_is_another_question(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if the question said how many have bidden."""
    plain = ToyGame.decision

    def counting(game: ToyGame, state: Any, seat: int) -> Decision:
        asked = plain(game, state, seat)
        return Decision(asked.seat, asked.clause, asked.prompt, asked.actions, {"bids": sum(bid != -2 for bid in state.bids)})

    monkeypatch.setattr(ToyGame, "decision", counting)
    table = toy()
    table.play(ANNA, [GOLD])

    assert {BORIS: 1} == table.opened


def test_looking_changes_nothing() -> None:
    table = toy()
    table.play(ANNA, [COPPER])
    before = dump(table.match.state)
    question(table, BORIS, table.view(BORIS))

    assert before == dump(table.match.state)
