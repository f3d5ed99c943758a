"""RQ-6, RQ-8. Recruiting and building."""

import pytest

from .builder import started, table


def test_RQ_6_1_one_unit_of_any_class_to_an_own_castle() -> None:
    """Every class in reserve, every area with an own castle."""
    play = started().passed(4)
    areas = ("gallows_thicket", "ashen_peaks", "boundless_expanse")
    units = ("warrior", "defender", "mage")

    assert {f"area={area} unit={unit}" for area in areas for unit in units} == set(play.options("recruit"))

    play.move("recruit area=ashen_peaks unit=defender")

    assert "legion castle 1W1D" == play.area("ashen_peaks")
    assert "1W2D2M" == play["reserve.legion"]


def test_RQ_6_2_the_reserve_and_the_troop_limit_bound_it() -> None:
    """No warrior when all three are on the map; nobody into an area with three units."""
    position = table().areas(wasteland="legion 2W", boundless_expanse="legion castle 1W 2M")
    play = position.turn("legion", 6).laid()

    assert "RQ-6.2" == play.refusal("recruit area=ashen_peaks unit=warrior")
    assert "RQ-6.2" == play.refusal("recruit area=boundless_expanse unit=mage")
    assert play.may("recruit area=ashen_peaks unit=mage")


def test_RQ_6_3_only_where_an_own_castle_stands() -> None:
    """Own units, castles of others or neutral castles do not help."""
    play = table().areas(wasteland="legion 1W").turn("legion", 6).laid()

    assert "RQ-6.3" == play.refusal("recruit area=wasteland unit=mage")
    assert "RQ-6.3" == play.refusal("recruit area=mossy_ridge unit=mage")

    neutral = table("legion,order").areas(howling_wilds="brotherhood castle, legion 1W").turn("legion", 6).laid()

    assert "RQ-6.3" == neutral.refusal("recruit area=howling_wilds unit=mage")


@pytest.mark.parametrize(
    ("area", "segment", "space"), [("wasteland", "plain", 2), ("broken_spine", "mountain", 5), ("burnt_forest", "forest", 8)]
)
def test_RQ_8_1_a_castle_of_the_lands_type_where_an_own_unit_stands(area: str, segment: str, space: int) -> None:
    """It leaves the segment of its type."""
    play = table().area(area, "legion 1W").turn("legion", 9).laid()

    assert [f"area={area}"] == play.options("build")

    play.move(f"build area={area}")

    assert "legion castle 1W" == play.area(area)
    assert 1 == play[f"track.legion.{segment}"]
    assert space in play["open.legion"]
    assert (space, 4) == (play.one("built")["space"], play.one("built")["castles"])


def test_RQ_8_1_no_building_without_a_unit() -> None:
    """Neither on an empty land nor beside somebody else's unit."""
    play = table().area("wasteland", "order 1W").turn("legion", 9).laid()

    assert "RQ-8.1" == play.refusal("build area=broken_spine")
    assert "RQ-8.1" == play.refusal("build area=wasteland")


def test_RQ_8_2_one_castle_a_land() -> None:
    """An own castle and a neutral one are in the way."""
    play = table("legion,order").areas(ashen_peaks="legion castle 1W", howling_wilds="brotherhood castle, legion 1W")
    forest = play.turn("legion", 9).laid()

    assert "RQ-8.2" == forest.refusal("build area=ashen_peaks")
    assert "RQ-8.2" == forest.refusal("build area=howling_wilds")


@pytest.mark.parametrize("water", ["crimson_gulf", "great_sea", "mirror_lake"])
def test_RQ_8_3_never_on_water(water: str) -> None:
    """No castle stands on water."""

    assert "RQ-8.3" == table().area(water, "legion 1W").turn("legion", 9).laid().refusal(f"build area={water}")


def test_RQ_8_4_three_castles_of_a_type_are_all() -> None:
    """With three plain castles on the map no fourth is built, though others are left."""
    position = table().areas(wasteland="legion castle", crossroads_of_winds="legion castle", copper_field="legion 1W")
    play = position.area("broken_spine", "legion 1W").turn("legion", 9).laid()

    assert "RQ-8.4" == play.refusal("build area=copper_field")
    assert ["area=broken_spine"] == play.options("build")


def test_RQ_8_5_castles_leave_from_the_right_and_return_to_the_left() -> None:
    """The second plain castle opens space 2, the third space 1; a razed one covers the leftmost open space."""
    position = table().areas(wasteland="legion castle", crossroads_of_winds="legion 1W").turn("legion", 9)
    play = position.laid()

    assert [2, 3, 6, 9] == play["open.legion"]
    assert 1 == play.move("build area=crossroads_of_winds").one("built")["space"]
    assert [1, 2, 3, 6, 9] == play["open.legion"]

    war = table().areas(wasteland="legion castle", crossroads_of_winds="legion castle", howling_wilds="order 1W")
    razed = war.token("howling_wilds>wasteland", "order m1").fought().move("advance arrows=0 force=1W")

    assert 1 == razed.one("razed")["space"]
    assert [2, 3, 6, 9] == razed["open.legion"]


def nearly() -> dict[str, str]:
    """Eight castles of the Legion, and a unit where the ninth can stand."""
    lands = ("wasteland", "crossroads_of_winds", "broken_spine", "abyssal_fangs", "burnt_forest")
    return {**dict.fromkeys(lands, "legion castle"), "twilight_forest": "legion 1W"}


def test_RQ_8_6_the_last_castle_of_the_track_wins() -> None:
    """At once, in the middle of the phase."""
    play = table().areas(**nearly()).turn("legion", 8).laid()

    assert 8 == play["castles.legion"]

    play.move("build area=twilight_forest")

    assert play.over
    assert "over" == play["phase"]
    assert ("legion", 9) == (play.one("won")["faction"], play.one("won")["castles"])


def test_RQ_14_1_nine_castles_win_immediately() -> None:
    """The others get no further turn and no battle is fought."""
    position = table().areas(**nearly(), saxum_ridges="brotherhood 1W").token("saxum_ridges>wasteland", "brotherhood m1")
    play = position.turn("legion", 8).laid().move("build area=twilight_forest")

    assert play.over
    assert [] == play.called("war_began", "unopposed", "round_ended")
    assert 1 == play.outcome.ranks[0]
    assert "RQ-14.1" == play.outcome.clause


def test_RQ_14_2_the_others_are_ranked_by_castles_then_units() -> None:
    """More castles come first, then more units on the map; equals share a rank and the next is left out."""
    position = table().areas(**nearly(), oak_grove="order castle", copper_field="brotherhood 1W", forest_edge="alliance 1W")
    play = position.turn("legion", 8).laid().move("build area=twilight_forest")

    assert [1, 3, 2, 3] == list(play.outcome.ranks)
    assert [9, 3, 4, 3] == list(play.outcome.points)

    units = table().areas(**nearly(), forest_edge="alliance 1W").turn("legion", 8).laid().move("build area=twilight_forest")

    assert [1, 2, 3, 3] == list(units.outcome.ranks)


def test_RQ_R47_shared_ranks_leave_numbers_out() -> None:
    """1, 2, 2, 4."""
    position = table().areas(**nearly(), forest_edge="alliance 1W", copper_field="brotherhood 1D")
    play = position.turn("legion", 8).laid().move("build area=twilight_forest")

    assert [1, 2, 4, 2] == list(play.outcome.ranks)
    assert [1, 2, 4, 2] == [rank["rank"] for rank in sorted(play.called("ranked"), key=lambda ranked: ranked["seat"])]
