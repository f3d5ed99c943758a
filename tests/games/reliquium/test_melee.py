"""RQ-5. Melee orders."""

import pytest

from .builder import Table, table


def border() -> Table:
    """The Legion in the Wasteland, the Brotherhood south of it."""
    return table().areas(wasteland="legion 2W", saxum_ridges="brotherhood 1W", howling_wilds="brotherhood castle")


def test_RQ_5_1_a_token_on_the_border_points_at_the_enemy() -> None:
    """Out of an own area into an adjacent enemy area."""
    play = border().turn("legion").laid()

    assert ["way=wasteland>saxum_ridges", "way=wasteland>howling_wilds"] == play.options("melee")
    assert "legion m1" == play.move("melee way=wasteland>howling_wilds").token("wasteland>howling_wilds")
    assert "wasteland>howling_wilds" == play["melee.legion.0"]


def test_RQ_5_1_the_attack_area_must_be_own() -> None:
    """Neither an empty area nor one of another player attacks for me."""
    play = border().turn("legion").laid()

    assert "RQ-5.1" == play.refusal("melee way=broken_spine>saxum_ridges")
    assert "RQ-5.1" == play.refusal("melee way=ancestors_bowl>saxum_ridges")


@pytest.mark.parametrize(("laid", "value"), [((), 1), ((1,), 2), ((2,), 1), ((1, 2), 3), ((3,), 1), ((1, 3), 2), ((2, 3), 1)])
def test_RQ_5_2_the_lowest_token_in_supply_is_used(laid: tuple[int, ...], value: int) -> None:
    """Whatever lies on the map, the lowest one left is next."""
    position = border()
    for token, way in zip(laid, ("wasteland>crossroads_of_winds", "wasteland>broken_spine"), strict=False):
        position.token(way, f"legion m{token}")
    play = position.turn("legion").laid().move("melee way=wasteland>saxum_ridges")

    assert value == play.one("ordered_melee")["swords"]
    assert f"legion m{value}" == play.token("wasteland>saxum_ridges")


def test_RQ_5_3_a_castle_alone_may_attack() -> None:
    """Units are not required to give the order."""
    play = table().area("wasteland", "order 1W").turn("legion").laid()

    assert ["way=ashen_peaks>wasteland", "way=boundless_expanse>wasteland"] == play.options("melee")


def test_RQ_5_4_neither_own_nor_empty_nor_neutral_areas_are_attacked() -> None:
    """A neutral land with a unit of another player may be."""
    position = table("legion,order").areas(wasteland="legion 1W", howling_wilds="brotherhood castle, order 1W")
    play = position.turn("legion").laid()

    for goal in ("boundless_expanse", "broken_spine", "saxum_ridges"):
        assert "RQ-5.4" == play.refusal(f"melee way=wasteland>{goal}")

    assert play.may("melee way=wasteland>howling_wilds")


def test_RQ_5_4_a_castle_or_a_unit_makes_an_enemy_area() -> None:
    """A castle without units can be attacked, and so can a unit without a castle."""
    play = border().turn("legion").laid()

    assert play.may("melee way=wasteland>howling_wilds")
    assert play.may("melee way=wasteland>saxum_ridges")


@pytest.mark.parametrize(
    ("way", "token"),
    [
        ("wasteland>saxum_ridges", "legion m2"),
        ("saxum_ridges>wasteland", "brotherhood m1"),
        ("wasteland>saxum_ridges", "legion r1"),
        ("saxum_ridges>wasteland", "brotherhood r1"),
    ],
)
def test_RQ_5_5_one_token_on_a_border(way: str, token: str) -> None:
    """Melee or ranged, whoever owns it and whichever way it points."""
    play = border().token(way, token).turn("legion").laid()

    assert "RQ-5.5" == play.refusal("melee way=wasteland>saxum_ridges")


def test_RQ_5_6_one_area_attacks_several_and_is_attacked_from_several() -> None:
    """By one player or by different ones."""
    position = border().areas(broken_spine="legion 1W", field_of_bones="order 1W")
    position.token("wasteland>howling_wilds", "legion m1").token("field_of_bones>saxum_ridges", "order m1")
    play = position.turn("legion").laid().move("melee way=wasteland>saxum_ridges")

    assert "legion m2" == play.token("wasteland>saxum_ridges")

    again = position.token("wasteland>saxum_ridges", "legion m2").turn("legion").laid()

    assert again.may("melee way=broken_spine>saxum_ridges")


def test_RQ_5_6_each_token_is_a_battle_of_its_own() -> None:
    """The same defender fights twice."""
    position = table().areas(wasteland="legion 1W", saxum_ridges="brotherhood 3D", field_of_bones="order 1W")
    play = position.token("wasteland>saxum_ridges", "legion m1").token("field_of_bones>saxum_ridges", "order m1").fought()

    assert [("legion", 3, 6), ("order", 3, 6)] == [
        (battle["faction"], battle["attack"], battle["defence"]) for battle in play.called("compared")
    ]


def test_RQ_5_7_three_tokens_are_all() -> None:
    """With all three on the map no melee order can be given, and they stay where they are."""
    position = border().token("wasteland>broken_spine", "legion m1").token("wasteland>crossroads_of_winds", "legion m2")
    play = position.token("wasteland>howling_wilds", "legion m3").turn("legion").laid()

    assert [] == play.options("melee")
    assert "RQ-5.7" == play.refusal("melee way=wasteland>saxum_ridges")
