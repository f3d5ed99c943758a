"""MJ-4, side A of the buildings."""

import pytest

from .builder import table


@pytest.mark.parametrize("before", range(5))
def test_MJ_4_1A_mill_gives_two_points_per_miller(before: int) -> None:
    """The n-th Miller brings 2n points and nothing else to anybody."""
    play = table().player(0, mill=before, brewery=2, castle=1).player(1, cottage=1).market("miller").take("miller")

    assert [2 * (before + 1), 0] == play.all_points()
    assert 5 == play.workers(0)


@pytest.mark.parametrize("before", range(4))
def test_MJ_4_2A_brewery_gives_points_and_workers_per_brewer(before: int) -> None:
    """2 points and 1 worker per Brewer; without Millers nobody gets more."""
    play = table().player(0, workers=1, brewery=before).market("brewer").take("brewer")

    assert [2 * (before + 1), 0] == play.all_points()
    assert before + 2 == play.workers(0)


@pytest.mark.parametrize("millers", [1, 2, 3])
def test_MJ_4_2A_brewery_gives_two_points_to_everybody_with_a_miller(millers: int) -> None:
    """Whoever has a Miller gets 2 points, the active player too, however many Millers he has."""
    play = table(seats=4).player(0, workers=0, mill=millers).player(1, mill=millers).player(3, mill=1)
    after = play.market("brewer").take("brewer")

    assert [4, 2, 0, 2] == after.all_points()
    assert [1, 5, 5, 5] == [after.workers(seat) for seat in range(4)]


def test_MJ_4_2A_the_bonus_is_not_for_the_active_player_alone() -> None:
    """Without a Miller of one's own the Brewery feeds only the others."""
    play = table().player(0, workers=0).player(1, mill=1).market("brewer").take("brewer")

    assert [2, 2] == play.all_points()


def test_MJ_4_3A_cottage_gives_two_points_per_miller_brewer_and_witch() -> None:
    """Only those three characters are counted."""
    play = table().player(0, mill=3, brewery=2, cottage=1, guardhouse=2, barracks=1, inn=1, castle=1)
    after = play.market("witch").take("witch")

    assert [2 * (3 + 2 + 2), 0] == after.all_points()
    assert 5 == after.workers(0)


def test_MJ_4_3A_cottage_heals_first() -> None:
    """The healed Brewer is among those counted."""
    play = table().player(0, infirmary=["brewer"]).market("witch").take("witch")

    assert ["brewer"] == play.column(0, "brewery")
    assert 4 == play.points(0)


def test_MJ_4_4A_guardhouse_gives_two_points_per_guard_knight_and_innkeeper() -> None:
    """Only those three characters are counted, and nobody else gains."""
    play = table().player(0, mill=1, brewery=1, cottage=1, guardhouse=1, barracks=3, inn=2, castle=1).player(1, inn=2, brewery=1)
    after = play.market("guard").take("guard")

    assert [2 * (2 + 3 + 2), 0] == after.all_points()


@pytest.mark.parametrize("guards", [0, 5])
def test_MJ_4_5A_barracks_give_three_points_per_knight(guards: int) -> None:
    """The points come whether or not the attack succeeds."""
    play = table().player(0, barracks=1, inn=2, castle=2).player(1, mill=1, guardhouse=guards).market("knight").take("knight")

    assert [6, 0] == play.all_points()
    assert (0 if guards else 1) == len(play.infirmary(1))


@pytest.mark.parametrize("brewers", [0, 1, 3])
def test_MJ_4_6A_inn_gives_four_points_per_innkeeper_and_three_to_those_with_a_brewer(brewers: int) -> None:
    """4 points per Innkeeper; then 3 points for every player with at least one Brewer, the active one included."""
    play = table(seats=3).player(0, inn=1, brewery=brewers).player(1, brewery=2).player(2, mill=2)
    after = play.market("innkeeper").take("innkeeper")

    assert [8 + (3 if brewers else 0), 3, 0] == after.all_points()


@pytest.mark.parametrize("before", range(4))
def test_MJ_4_7A_castle_gives_five_points_and_a_worker_per_noble(before: int) -> None:
    """5 points and 1 worker per Noble; nothing is asked."""
    play = table().player(0, workers=0, castle=before, infirmary=["miller"]).market("noble").take("noble")

    assert 5 * (before + 1) == play.points(0)
    assert before + 1 == play.workers(0)
    assert 1 == play.seat


def test_MJ_4_8A_infirmary_does_nothing_before_the_end() -> None:
    """Wounded cards cost nothing while the game goes on."""
    play = table().player(0, points=10, infirmary=["miller", "brewer"]).player(1, points=10, infirmary=["witch"])
    after = play.market("guard", "guard").take("guard").take("guard")

    assert [12, 12] == after.all_points()
