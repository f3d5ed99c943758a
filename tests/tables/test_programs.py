"""Bots at a table: asked by plain data, from a view, with chance of their own."""

from __future__ import annotations

import json

import pytest

from quintain.bots import worker
from quintain.games import new_game
from quintain.kernel.rng import seed_text
from quintain.tables import Refused, Table, absence, bot, person, undo
from quintain.tables.programs import bot_answer, bot_question, let_bot

from .around import COPPER, toy


def majesty(seed: int = 2**100, root: str = "r") -> Table:
    table = Table(new_game("majesty", {"seats": 2}), seed, [person("Anna"), bot("greedy")])
    while table.pending() != [0]:
        let_bot(table, 1, root, lambda question: int(str(worker.answer(question)["action"])))
    return table


def test_a_bot_answers_a_plain_question() -> None:
    table = majesty()
    table.play(0, [table.asked[0].actions[0]])
    question = json.loads(json.dumps(bot_question(table, 1, "root")))
    entry = bot_answer(table, 1, table.opened[1], worker.answer(question)["action"])

    assert (1, "own") == (entry.seat, entry.by)


def test_a_bot_s_question_does_not_follow_from_the_match_s_seed() -> None:
    """The same view and root give the same question, whatever chance is to come."""
    table = toy(person("Anna"), bot("random"))
    other = toy(person("Anna"), bot("random"), seed=2**99 + 1)

    assert bot_question(table, 1, "root") == bot_question(other, 1, "root")
    assert bot_question(table, 1, "root")["seed"] != bot_question(table, 1, "toor")["seed"]
    assert seed_text(2**99 + 1) not in json.dumps(bot_question(other, 1, "root"))


def test_the_same_choice_after_an_undo_is_asked_in_the_same_way() -> None:
    table = majesty()
    table.play(0, [table.asked[0].actions[0]])
    first = bot_question(table, 1, "r")
    undo.ask(table, 0)
    table.play(0, [table.asked[0].actions[0]])

    assert first == bot_question(table, 1, "r")


def test_a_thought_that_comes_too_late_is_refused() -> None:
    table = toy(person("Anna"), person("Boris"))
    absence.represent(table, 0)
    decision = table.opened[0]
    absence.come_back(table, 0)
    with pytest.raises(Refused) as refused:
        bot_answer(table, 0, decision, COPPER)
    assert "no-person" == refused.value.code
    absence.represent(table, 0)
    bot_answer(table, 0, table.opened[0], COPPER)
    with pytest.raises(Refused) as stale:
        bot_answer(table, 0, decision, COPPER)
    assert "stale" == stale.value.code
