"""MJ-9. Final scoring."""

from typing import Any

import pytest

from .builder import BUILDINGS, Play, table

VALUES = {"A": [10, 11, 12, 13, 14, 15, 16], "B": [14, 12, 12, 8, 8, 12, 16]}


def line(play: Play, seat: int = 0) -> dict[str, Any]:
    return play.told["report"][seat]


@pytest.mark.parametrize("wounded", range(5))
@pytest.mark.parametrize(("side", "each"), [("A", -1), ("B", -2)])
def test_MJ_9_1_every_wounded_card_costs_points(side: str, each: int, wounded: int) -> None:
    """1 point each on side A, 2 on side B."""
    play = table(sides=side).player(0, points=50, infirmary=["miller"] * wounded).scored()

    assert each * wounded == line(play)["wounded"]
    assert 50 == line(play)["in_game"]


@pytest.mark.parametrize("kinds", range(8))
def test_MJ_9_2_variety_is_the_square_of_the_occupied_buildings(kinds: int) -> None:
    """k occupied buildings among 1 to 7 are worth k x k points, however many cards lie there."""
    few = dict.fromkeys(BUILDINGS[:kinds], 1)
    many = dict.fromkeys(BUILDINGS[7 - kinds :], 2) if kinds else {}
    play = table().player(0, **few).player(1, **many).scored()

    assert kinds * kinds == line(play, 0)["variety"] == line(play, 1)["variety"]


@pytest.mark.parametrize("side", ["A", "B"])
@pytest.mark.parametrize("place", range(7))
def test_MJ_9_3_most_cards_at_a_building_win_its_value(side: str, place: int) -> None:
    """Two cards beat one; the others get nothing for it."""
    building = BUILDINGS[place]
    play = table(seats=3, sides=side).player(0, **{building: 1}).player(1, **{building: 2}).scored()
    value = VALUES[side][place]

    assert [0, value, 0] == [line(play, seat)["majority"][place] for seat in range(3)]
    assert [1, 1 + value, 0] == play.all_points()


@pytest.mark.parametrize("side", ["A", "B"])
@pytest.mark.parametrize("place", range(7))
def test_MJ_9_3_tied_players_gain_the_full_value_each(side: str, place: int) -> None:
    """Two of three have the most: both get all of it."""
    building = BUILDINGS[place]
    play = table(seats=3, sides=side).player(0, **{building: 2}).player(1, **{building: 1}).player(2, **{building: 2}).scored()
    value = VALUES[side][place]

    assert [value, 0, value] == [line(play, seat)["majority"][place] for seat in range(3)]


def test_MJ_9_3_double_cards_count_where_they_lie() -> None:
    """A Miller/Brewer at the Brewery is a Brewer and no Miller."""
    play = table().player(0, brewery=["miller_brewer", "miller_brewer"]).player(1, mill=["miller"], brewery=["brewer"]).scored()

    assert [0, 11] == line(play, 0)["majority"][:2]
    assert [10, 0] == line(play, 1)["majority"][:2]


@pytest.mark.parametrize(
    ("wounded", "lost"),
    [
        ((0, 0, 0), (0, 0, 0)),
        ((1, 0, 0), (-10, 0, 0)),
        ((2, 3, 1), (0, -10, 0)),
        ((2, 2, 1), (-10, -10, 0)),
        ((1, 1, 1), (-10,) * 3),
    ],
)
def test_MJ_9_4_most_wounded_cards_lose_ten_on_side_b(wounded: tuple[int, ...], lost: tuple[int, ...]) -> None:
    """Every player with the most wounded cards, at least one, loses 10 points on top of step 1."""
    play = table(seats=3, sides="B")
    for seat, number in enumerate(wounded):
        play.player(seat, infirmary=["miller", "brewer", "witch"][:number])
    after = play.scored()

    assert list(lost) == [line(after, seat)["majority"][7] for seat in range(3)]
    assert [-2 * number + ten for number, ten in zip(wounded, lost, strict=True)] == after.all_points()


def test_MJ_9_4_side_a_takes_nothing_more() -> None:
    """On side A the infirmary has no majority."""
    play = table().player(0, infirmary=["miller", "brewer", "witch"]).scored()

    assert 0 == line(play)["majority"][7]
    assert -3 == play.points(0)


def test_MJ_9_5_most_points_win() -> None:
    """The highest total is first."""
    play = table(seats=3).player(0, points=40).player(1, points=60).player(2, points=50).scored()
    outcome = play.game.outcome(play.match.state)

    assert play.over
    assert [40, 60, 50] == list(outcome.points)
    assert [3, 1, 2] == list(outcome.ranks)
    assert "MJ-9.5" == outcome.clause


def test_MJ_9_5_tied_leaders_share_the_victory() -> None:
    """Equal totals by different ways are equal."""
    play = table(seats=3).player(0, points=49).player(1, points=39 - 1, mill=1).player(2, points=20).scored()
    outcome = play.game.outcome(play.match.state)

    assert [49, 49, 20] == list(outcome.points)
    assert [1, 1, 3] == list(outcome.ranks)


@pytest.mark.parametrize(
    ("points", "ranks"),
    [
        ((50, 50, 50, 50), (1, 1, 1, 1)),
        ((10, 50, 50, 50), (4, 1, 1, 1)),
        ((50, 40, 40, 30), (1, 2, 2, 4)),
        ((10, 20, 30, 40), (4, 3, 2, 1)),
        ((40, 40, 20, 20), (1, 1, 3, 3)),
    ],
)
def test_MJ_9_6_equal_totals_share_a_rank_and_the_next_is_skipped(points: tuple[int, ...], ranks: tuple[int, ...]) -> None:
    """Standard competition ranking on the total."""
    play = table(seats=4)
    for seat, number in enumerate(points):
        play.player(seat, points=number)
    after = play.scored()

    assert list(ranks) == list(after.game.outcome(after.match.state).ranks)


def test_MJ_9_6_there_is_no_tie_break() -> None:
    """Neither workers nor cards nor seats decide between equal totals."""
    play = table().player(0, points=11, workers=0).player(1, mill=3, workers=5).first(1).scored()

    assert [11, 11] == play.all_points()
    assert [1, 1] == list(play.game.outcome(play.match.state).ranks)


def test_MJ_9_7_wounded_cards_count_neither_for_variety_nor_for_majority() -> None:
    """Three wounded Millers are beaten by one Miller at the Mill."""
    play = table().player(0, infirmary=["miller", "miller", "brewer"]).player(1, mill=1).scored()

    assert 0 == line(play, 0)["variety"]
    assert [0] * 8 == line(play, 0)["majority"]
    assert 10 == line(play, 1)["majority"][0]
    assert [-3, 11] == play.all_points()
