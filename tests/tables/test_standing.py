"""Answers given beforehand, passes without a choice, and how long an answer is kept back."""

from __future__ import annotations

import pytest

from quintain.games import new_game
from quintain.kernel.rng import Rng
from quintain.tables import bot, pauses, person, snapshot, standing
from quintain.tables.chronicle import Moved

from .around import ANNA, BORIS, COPPER, GOLD, PASS, bidden, seated, toy, wander


def test_a_standing_answer_passes_on_the_same_question() -> None:
    table = bidden()
    table.stand(ANNA, "raise")

    assert PASS == table.standing_answer(ANNA)
    table.play(ANNA, [PASS], "standing")
    assert PASS == table.standing_answer(ANNA)


def test_a_standing_answer_does_not_outlive_its_turn() -> None:
    """The same question comes again in the second round: there it is asked."""
    table = bidden(rounds=2)
    table.stand(ANNA, "raise")
    for seat in (ANNA, ANNA, BORIS, BORIS):
        table.play(seat, [PASS])
    assert -1 == table.standing_answer(ANNA)  # bids are asked, not raises
    table.play(ANNA, [GOLD])
    table.play(BORIS, [COPPER])

    assert "raise" == table.asked[ANNA].prompt
    assert -1 == table.standing_answer(ANNA)
    assert {} == table.standing


def test_a_standing_answer_is_for_its_question_only() -> None:
    table = bidden()
    table.stand(ANNA, "bid")

    assert -1 == table.standing_answer(ANNA)


def test_a_preset_passes_on_whatever_is_asked_in_the_turn_of_another() -> None:
    table = bidden()
    table.stand(BORIS)
    assert -1 == table.standing_answer(BORIS)  # he is not asked yet
    table.play(ANNA, [PASS, PASS])
    assert PASS == table.standing_answer(BORIS)
    table.ask_me(BORIS)
    assert -1 == table.standing_answer(BORIS)


def test_a_preset_does_not_pass_in_one_s_own_turn() -> None:
    table = seated(new_game("mastery", {"seats": 3}))
    seat = table.pending()[0]
    turn = table.game.turn_of(table.match.state)
    table.stand(seat)

    assert seat == turn.seat
    assert -1 == table.standing_answer(seat)


def test_only_presets_decide_who_is_waited_for() -> None:
    table = bidden(rounds=2)
    assert [ANNA] == table.awaited()
    table.stand(ANNA, "raise")
    assert [] == table.awaited()
    assert [ANNA] == table.pending() == snapshot(table, BORIS).waiting
    table.ask_me(ANNA)
    assert [ANNA] == table.awaited()
    assert [ANNA, BORIS] == toy().awaited()
    assert [BORIS] == toy(bot("squire"), person("Boris")).awaited()


def test_with_other_people_even_a_pass_without_choice_is_asked() -> None:
    """Not being asked would tell that one holds no Fracture."""
    game = new_game("mastery", {"seats": 3})
    alone, together = seated(game, 1), seated(game, 2)
    met = 0
    for (seat, action), _ in zip(wander(alone, Rng.seeded(2), 300), wander(together, Rng.seeded(2), 300), strict=False):
        forced = standing.forced(game, alone.asked[seat])
        met += forced and seat == 0
        assert (action if forced else -1) == alone.forced_answer(seat)
        assert -1 == together.forced_answer(seat)

    assert met


def test_a_pass_is_forced_only_where_nothing_else_is_possible() -> None:
    table = bidden(person("Anna"), bot("squire"))

    assert -1 == table.forced_answer(ANNA)
    assert -1 == table.forced_answer(BORIS)


def test_nobody_else_learns_that_an_answer_stood() -> None:
    """Neither entries, nor the number, nor snapshots tell of it."""
    chosen, stood = bidden(), bidden()
    stood.stand(ANNA, "raise")
    assert snapshot(chosen, BORIS) == snapshot(stood, BORIS)
    chosen.play(ANNA, [PASS])
    stood.play(ANNA, [stood.standing_answer(ANNA)], "standing")

    assert snapshot(chosen, BORIS, 0) == snapshot(stood, BORIS, 0)
    assert snapshot(chosen, -1, 0) == snapshot(stood, -1, 0)
    assert Moved(3, ANNA, [PASS], "standing") == stood.entries[-1]
    assert "standing" == snapshot(stood, ANNA, 0).events[-1].by


def test_windows_are_known_by_their_pass_where_something_is_secret() -> None:
    open_game, secret = seated(new_game("castlecraft", {"seats": 2})), bidden()

    assert standing.window(secret.game, secret.asked[ANNA])
    assert not standing.window(secret.game, toy().asked[ANNA])
    assert not standing.keeps_secrets(open_game.game)


@pytest.mark.parametrize("draw", [0, 1, 250, 500, 501, 2**32 - 1])
def test_a_pause_lies_between_four_and_nine_tenths_of_a_second(draw: int) -> None:
    assert 400 <= pauses.pause(draw, people=1) <= 900
    assert pauses.pause(draw, people=1) // 2 == pauses.pause(draw, people=1, speed=200)
    assert 0 == pauses.pause(draw, people=0) == pauses.pause(draw, people=2, speed=0)


def test_a_pause_can_be_any_of_them() -> None:
    assert {pauses.pause(draw, people=1) for draw in range(501)} == set(range(400, 901))


def test_in_a_window_the_time_is_longer_than_any_thought() -> None:
    """So it is the same whether there was something to think about or not."""
    for draw in range(0, 600, 50):
        assert 1200 + pauses.pause(draw, people=1) == pauses.window_pause(draw, people=1, longest=1200)
    assert 0 == pauses.window_pause(7, people=0, longest=1200)


def test_people_alone_with_bots_are_never_hurried() -> None:
    assert (15_000, 0, 0) == (pauses.time_for(2, live=True), pauses.time_for(1, live=True), pauses.time_for(3, live=False))
