"""RQ-7. Ranged orders."""

import pytest

from .builder import Table, table


def attacked() -> Table:
    """The Legion in the Wasteland is attacked from the Ridges."""
    position = table().areas(wasteland="legion 1W", saxum_ridges="brotherhood 1W", boundless_expanse="legion castle 1M")
    return position.token("saxum_ridges>wasteland", "brotherhood m1")


def test_RQ_7_1_from_an_own_area_to_an_own_neighbour() -> None:
    """Both areas are under own control; the arrows point at the supported one."""
    play = attacked().turn("legion", 6).laid()

    assert ["way=ashen_peaks>wasteland", "way=boundless_expanse>wasteland"] == play.options("ranged")
    assert "legion r1" == play.move("ranged way=boundless_expanse>wasteland").token("boundless_expanse>wasteland")


def test_RQ_7_1_neither_area_may_be_somebody_elses() -> None:
    """An area of another player or of nobody neither supports nor is supported."""
    play = attacked().turn("legion", 6).laid()

    assert "RQ-7.1" == play.refusal("ranged way=broken_spine>wasteland")
    assert "RQ-7.1" == play.refusal("ranged way=wasteland>broken_spine")
    assert "RQ-7.1" == play.refusal("ranged way=valley_of_volcanoes>saxum_ridges")


@pytest.mark.parametrize(("laid", "value"), [((), 1), ((1,), 2), ((2,), 1), ((1, 2), 3), ((1, 3), 2)])
def test_RQ_7_2_the_lowest_token_in_supply_is_used(laid: tuple[int, ...], value: int) -> None:
    """Whatever lies on the map."""
    position = attacked()
    for token, way in zip(laid, ("gallows_thicket>ashen_peaks", "gallows_thicket>boundless_expanse"), strict=False):
        position.token(way, f"legion r{token}")
    play = position.turn("legion", 6).laid().move("ranged way=boundless_expanse>wasteland")

    assert value == play.one("ordered_ranged")["arrows"]


def test_RQ_7_3_a_melee_token_must_lie_on_a_border_of_the_supported_area() -> None:
    """Without one there is nothing to support; a ranged token is not enough."""
    quiet = table().areas(wasteland="legion 1W").token("ashen_peaks>wasteland", "legion r1").turn("legion", 6).laid()

    assert "RQ-7.3" == quiet.refusal("ranged way=boundless_expanse>wasteland")
    assert "RQ-7.3" == attacked().turn("legion", 6).laid().refusal("ranged way=wasteland>boundless_expanse")


@pytest.mark.parametrize(
    ("way", "token"), [("saxum_ridges>wasteland", "brotherhood m1"), ("wasteland>saxum_ridges", "legion m1")]
)
def test_RQ_7_3_own_and_other_melee_tokens_count(way: str, token: str) -> None:
    """An attack or a defence may be supported."""
    play = table().areas(wasteland="legion 1W", saxum_ridges="brotherhood 1W").token(way, token).turn("legion", 6).laid()

    assert play.may("ranged way=boundless_expanse>wasteland")


def test_RQ_7_4_the_supporting_area_may_fight_and_support_several() -> None:
    """It attacks, is attacked and supports two areas at once."""
    position = attacked().areas(broken_spine="legion 1W", crossroads_of_winds="order 1W")
    position.token("wasteland>crossroads_of_winds", "legion m1").token("broken_spine>saxum_ridges", "legion m2")
    play = position.token("wasteland>broken_spine", "legion r1").turn("legion", 6).laid()

    assert play.may("ranged way=boundless_expanse>wasteland")

    position.token("crossroads_of_winds>burnt_forest", "order m1").area("burnt_forest", "legion 1D")

    assert "legion r2" == position.turn("legion", 6).laid().move("ranged way=wasteland>burnt_forest").token(
        "wasteland>burnt_forest"
    )


def test_RQ_7_5_one_token_a_border_and_three_in_all() -> None:
    """A border that is taken is refused, and so is a fourth order."""
    taken = attacked().token("wasteland>boundless_expanse", "legion r1").turn("legion", 6).laid()

    assert "RQ-7.5" == taken.refusal("ranged way=boundless_expanse>wasteland")

    position = (
        attacked().token("gallows_thicket>ashen_peaks", "legion r1").token("gallows_thicket>boundless_expanse", "legion r2")
    )
    play = position.token("ashen_peaks>boundless_expanse", "legion r3").turn("legion", 6).laid()

    assert [] == play.options("ranged")
    assert "RQ-7.5" == play.refusal("ranged way=boundless_expanse>wasteland")


def test_RQ_7_6_castles_are_control_enough() -> None:
    """Neither area needs a unit."""
    position = table().areas(wasteland="order 1W").token("wasteland>ashen_peaks", "order m1").turn("legion", 6)

    assert ["way=gallows_thicket>ashen_peaks", "way=boundless_expanse>ashen_peaks"] == position.laid().options("ranged")


def test_RQ_R34_the_melee_token_may_point_another_way() -> None:
    """A token that points out of the Wasteland, given by somebody who has left it, is enough."""
    position = table().areas(wasteland="legion 1W").token("wasteland>saxum_ridges", "order m1").turn("legion", 6)

    assert position.laid().may("ranged way=boundless_expanse>wasteland")
