"""MJ-7. The end of the game."""

from collections import Counter

import pytest

from .builder import dealt, table


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_MJ_7_1_the_game_ends_with_twelve_cards_each(seats: int) -> None:
    """Wounded cards are among the twelve."""
    for seed in range(3):
        play = dealt(seed, seats=seats)
        while not play.over:
            told = play.told

            assert told["turn"] < 12 * seats
            assert min(sum(player["counts"].values()) for player in told["players"]) < 12

            play.move(play.legal[-1])

        assert [12] * seats == [len(play.kingdom(seat)) for seat in range(seats)]


def test_MJ_7_1_wounded_cards_are_among_the_twelve() -> None:
    """A game in which somebody ends with wounded cards ends at the same turn."""
    for seed in range(40):
        play = dealt(seed, seats=2)
        while not play.over:
            knights = [move for move in play.legal if "knight" in move]
            play.move(knights[0] if knights else play.legal[0])
        if play.infirmary(0) or play.infirmary(1):
            break

    assert play.infirmary(0) or play.infirmary(1)
    assert [12, 12] == [len(play.kingdom(0)), len(play.kingdom(1))]
    assert 24 == play.told["turn"]


def test_MJ_7_2_every_step_is_done_for_all_before_the_next() -> None:
    """First all wounded, then the variety of all, then the majorities building by building."""
    play = table(seats=3, sides="B").last_turn().active(0).player(0, mill=2, castle=1).player(1, brewery=2, infirmary=["witch"])
    after = play.player(2, mill=3, inn=1, infirmary=["noble"]).market("miller").take("miller")
    steps = [name for name in after.names() if name.startswith("scored_") or name == "totalled"]
    buildings = [event["building"] for event in after.called("scored_majority")]

    assert steps == sorted(steps, key=["scored_wounded", "scored_variety", "scored_majority", "totalled"].index)
    assert ["mill", "mill", "brewery", "inn", "castle", "infirmary", "infirmary"] == buildings


def test_MJ_7_3_workers_left_over_are_worth_nothing() -> None:
    """Five workers or none, on the market or not: the same total."""
    rich = table().player(0, workers=5, mill=3).player(1, workers=0, mill=3).market("miller:3", "guard:2").scored()

    assert [1 + 10, 1 + 10] == rich.all_points()
    assert [1, 1] == rich.game.outcome(rich.match.state).ranks


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_MJ_7_4_everybody_has_the_same_number_of_turns(seats: int) -> None:
    """Twelve turns each; the last one is that of the player to the right of the first."""
    for seed in range(4):
        play = dealt(seed, seats=seats)
        first = play.told["first"]
        turns: Counter[int] = Counter()
        while not play.over:
            last = play.seat
            if play.asks == "MJ-2.8":
                turns[last] += 1
            play.move(play.legal[0])

        assert dict.fromkeys(range(seats), 12) == dict(turns)
        assert (first - 1) % seats == last
