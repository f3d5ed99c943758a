"""MJ-4, side B of the buildings."""

import pytest

from .builder import table


@pytest.mark.parametrize("witches", [0, 1, 3])
def test_MJ_4_1B_mill_gives_two_points_per_miller_and_three_to_those_with_a_witch(witches: int) -> None:
    """2 points per Miller; then 3 points for every player with at least one Witch, however many."""
    play = table(seats=3, sides="B").player(0, mill=2, cottage=witches).player(1, cottage=2).player(2, mill=3)
    after = play.market("miller").take("miller")

    assert [6 + (3 if witches else 0), 3, 0] == after.all_points()
    assert 5 == after.workers(0)


@pytest.mark.parametrize(("millers", "brewers", "workers"), [(0, 0, 1), (2, 0, 3), (1, 2, 4)])
def test_MJ_4_2B_brewery_gives_a_worker_per_miller_and_brewer(millers: int, brewers: int, workers: int) -> None:
    """Workers, no points."""
    play = table(sides="B").player(0, workers=0, mill=millers, brewery=brewers).player(1, mill=2).market("brewer").take("brewer")

    assert [0, 0] == play.all_points()
    assert workers == play.workers(0)
    assert 5 == play.workers(1)


@pytest.mark.parametrize(("innkeepers", "nobles", "points"), [(0, 0, 0), (2, 0, 0), (0, 2, 0), (1, 1, 10), (3, 2, 10)])
def test_MJ_4_2B_brewery_gives_ten_points_with_innkeeper_and_noble(innkeepers: int, nobles: int, points: int) -> None:
    """10 points for the active player only, once, if he has both."""
    play = table(sides="B").player(0, workers=0, inn=innkeepers, castle=nobles).player(1, inn=1, castle=1)
    after = play.market("brewer").take("brewer")

    assert [points, 0] == after.all_points()


def test_MJ_4_3B_cottage_gives_three_points_per_witch() -> None:
    """Only Witches are counted."""
    play = (
        table(sides="B").player(0, mill=2, brewery=2, cottage=2, guardhouse=1).player(1, cottage=1).market("witch").take("witch")
    )

    assert [9, 0] == play.all_points()


def test_MJ_4_3B_cottage_heals_first() -> None:
    """A healed Witch/Guard that returns as a Witch is among those counted."""
    play = table(sides="B").player(0, infirmary=["witch_guard"]).market("witch").take("witch").heal("witch")

    assert ["witch", "witch_guard"] == play.column(0, "cottage")
    assert 6 == play.points(0)


@pytest.mark.parametrize("innkeepers", [0, 2])
def test_MJ_4_4B_guardhouse_counts_brewers_witches_and_guards_then_rewards_innkeepers(innkeepers: int) -> None:
    """2 points per Brewer, Witch and Guard; then 3 points for every player with at least one Innkeeper."""
    play = table(seats=3, sides="B").player(0, mill=2, brewery=1, cottage=2, guardhouse=1, barracks=2, inn=innkeepers)
    after = play.player(1, inn=3).player(2, guardhouse=2).market("guard").take("guard")

    assert [2 * (1 + 2 + 2) + (3 if innkeepers else 0), 3, 0] == after.all_points()


def test_MJ_4_5B_barracks_give_three_points_per_knight_innkeeper_and_noble() -> None:
    """Only those three characters are counted; the attack comes first."""
    play = table(sides="B").player(0, mill=2, brewery=1, cottage=1, guardhouse=2, barracks=1, inn=3, castle=1)
    after = play.player(1, guardhouse=1, inn=1).market("knight").take("knight")

    assert [3 * (2 + 3 + 1), 0] == after.all_points()
    assert 1 == len(after.infirmary(1))


@pytest.mark.parametrize(
    ("columns", "points"),
    [
        ({}, 2 * 1 * 1),
        ({"inn": 2}, 2 * 3 * 3),
        ({"inn": 1, "mill": 5}, 2 * 2 * 5),
        ({"inn": 1, "castle": 4, "mill": 3}, 2 * 2 * 4),
        ({"inn": 0, "barracks": 4, "brewery": 3, "cottage": 3}, 2 * 1 * 4),
    ],
)
def test_MJ_4_6B_inn_multiplies_innkeepers_and_the_largest_building(columns: dict[str, int], points: int) -> None:
    """2 points x Innkeepers x cards at the own largest building, the Inn itself included."""
    play = table(sides="B").player(0, **columns).player(1, guardhouse=6, brewery=1).market("innkeeper").take("innkeeper")

    assert [points, 0] == play.all_points()


@pytest.mark.parametrize(("nobles", "wounded"), [(0, 0), (2, 0), (0, 3), (1, 2)])
def test_MJ_4_7B_castle_gives_four_points_per_noble_and_wounded(nobles: int, wounded: int) -> None:
    """After the exchange 4 points per own Noble and per own wounded card; no workers."""
    play = table(sides="B").player(0, castle=nobles, infirmary=["miller"] * wounded).player(1, infirmary=["brewer"], castle=1)
    after = play.market("noble").take("noble").trade(0)

    assert [4 * (nobles + 1 + wounded), 0] == after.all_points()
    assert 5 == after.workers(0)


def test_MJ_4_7B_the_exchange_comes_first() -> None:
    """At the exchange the points of the Castle are not there yet."""
    play = table(sides="B").player(0, castle=2, points=1, workers=0).market("noble").take("noble")

    assert 1 == play.points(0)
    assert ["trade amount=0", "trade amount=1"] == play.legal
    assert 12 == play.trade(1).points(0)


def test_MJ_4_8B_infirmary_does_nothing_before_the_end() -> None:
    """Wounded cards cost nothing while the game goes on, on side B either."""
    play = table(sides="B").player(0, points=10, infirmary=["miller", "brewer", "miller"]).player(1, points=10)
    after = play.market("guard", "guard").take("guard").take("guard")

    assert [12, 12] == after.all_points()
