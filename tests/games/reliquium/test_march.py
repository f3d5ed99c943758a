"""RQ-4, RQ-V1. March and single march."""

import pytest

from .builder import Play, started, table


def test_RQ_4_1_one_or_more_units_go_to_one_neighbour() -> None:
    """Every part of the army that is not empty, to every neighbour that is free."""
    play = table().area("howling_wilds", "legion 2W 1M").turn("legion").laid()
    forces = ("1W", "2W", "1M", "1W1M", "2W1M")
    goals = ("wasteland", "crimson_gulf", "saxum_ridges")

    assert {f"way=howling_wilds>{goal} force={force}" for goal in goals for force in forces} == set(play.options("march"))
    assert "RQ-4.1" == play.refusal("march way=saxum_ridges>wasteland force=1W")
    assert "RQ-4.1" == play.refusal("march way=howling_wilds>wasteland force=1D")


@pytest.mark.parametrize("stands", ["order 1W", "order castle", "order castle 1D"])
def test_RQ_4_2_no_march_into_an_area_of_another_player(stands: str) -> None:
    """Neither a unit nor a castle of another player may be there."""
    play = table().areas(wasteland="legion 1W", broken_spine=stands).turn("legion").laid()

    assert "RQ-4.2" == play.refusal("march way=wasteland>broken_spine force=1W")


def test_RQ_4_2_neutral_castles_do_not_hinder() -> None:
    """A land with only a neutral castle is entered like an empty one."""
    play = table("legion,order").area("wasteland", "legion 1W").turn("legion").laid()
    play.move("march way=wasteland>howling_wilds force=1W")

    assert "brotherhood castle, legion 1W" == play.area("howling_wilds")


def test_RQ_4_3_units_move_by_one_area() -> None:
    """Without the single march rule the march is over after a step."""
    play = started().move("march way=boundless_expanse>wasteland force=1W")

    assert "alliance" == play.faction
    assert "legion 1W" == play.area("wasteland")


@pytest.mark.parametrize(("there", "fits"), [("1W", 2), ("2W", 1), ("2W 1M", 0)])
def test_RQ_4_4_the_destination_holds_three_at_most(there: str, fits: int) -> None:
    """As many may come as there is room."""
    play = table().areas(wasteland="legion 3D", broken_spine=f"legion {there}").turn("legion").laid()

    for number in (1, 2, 3):
        move = f"march way=wasteland>broken_spine force={number}D"
        if number <= fits:
            assert play.may(move)
        else:
            assert "RQ-4.4" == play.refusal(move)


def test_RQ_4_5_tokens_neither_stop_a_march_nor_move_with_it() -> None:
    """Tokens of anybody stay where they lie, also on the border that is crossed."""
    position = table().areas(wasteland="legion 1W", saxum_ridges="legion 1D", howling_wilds="brotherhood 1D")
    position.token("wasteland>howling_wilds", "legion m1").token("saxum_ridges>wasteland", "legion r1")
    play = position.token("howling_wilds>saxum_ridges", "brotherhood m1").turn("legion").laid()
    before = play["tokens"]
    play.move("march way=wasteland>saxum_ridges force=1W")

    assert "legion 1W1D" == play.area("saxum_ridges")
    assert before == play["tokens"]


def test_RQ_4_6_all_or_some_may_go() -> None:
    """Those left behind stay; a march of nobody is refused."""
    play = table().area("wasteland", "legion 2W 1M").turn("legion").laid()

    assert "RQ-4.6" == play.refusal("march way=wasteland>broken_spine force=none")
    assert "legion 1W" == play.move("march way=wasteland>broken_spine force=1W1M").area("wasteland")


def single(**areas: str) -> Play:
    """The Legion is about to march with the optional rule in play."""
    return table(single_march=True).areas(**areas).turn("legion").laid()


def test_RQ_V1_1_one_unit_may_go_on() -> None:
    """After a step of exactly one unit the player may go on or stop; two units may not go on."""
    play = single(wasteland="legion 2W").move("march way=wasteland>broken_spine force=1W")

    assert ("legion", "RQ-V1.1") == (play.faction, play.asks)
    assert {"done", "march_on way=broken_spine>mirror_lake"} <= set(play.legal)
    assert "legion 1W" == play.move("march_on way=broken_spine>mirror_lake").area("mirror_lake")
    assert "alliance" == play.faction
    assert "alliance" == single(wasteland="legion 2W").move("march way=wasteland>broken_spine force=2W").faction
    assert "legion 1W" == single(wasteland="legion 1W").move("march way=wasteland>broken_spine force=1W", "done").area(
        "broken_spine"
    )


def test_RQ_V1_1_only_when_the_rule_is_chosen() -> None:
    """Without it nobody is asked."""
    play = table().area("wasteland", "legion 1W").turn("legion").laid()

    assert "alliance" == play.move("march way=wasteland>broken_spine force=1W").faction


def test_RQ_V1_2_it_may_pass_through_a_full_area_but_not_stop_there() -> None:
    """The troop limit is checked when the march is over; areas of others are barred at each step."""
    play = single(wasteland="legion 1W", broken_spine="legion 3D", mirror_lake="order 1W", saxum_ridges="legion 3M")

    play.move("march way=wasteland>broken_spine force=1W")

    assert not play.may("done")
    assert not play.may("march_on way=broken_spine>mirror_lake")
    assert not play.may("march_on way=broken_spine>saxum_ridges")
    assert "legion 1W" == play.move("march_on way=broken_spine>field_of_bones").area("field_of_bones")
    assert "legion 3D" == play.area("broken_spine")


def test_RQ_V1_3_it_may_not_return_to_its_start() -> None:
    """The second step leads on, not back."""
    play = single(wasteland="legion 1W").move("march way=wasteland>broken_spine force=1W")

    assert not play.may("march_on way=broken_spine>wasteland")
    assert "RQ-V1.3" == play.refusal("march_on way=broken_spine>wasteland")


def test_RQ_V1_4_it_applies_to_the_march_of_aqus() -> None:
    """The first step starts in a presence area; the second leads anywhere."""
    position = table(single_march=True).areas(forest_edge="alliance 1W").turn("alliance", 9)
    play = position.laid().move("summon creature=aqus junction=eagle_crags+forest_edge+sacrificial_forest")
    play.move("march way=forest_edge>crossroads_of_winds force=1W")

    assert "RQ-V1.1" == play.asks

    play.move("march_on way=crossroads_of_winds>abyssal_fangs")

    assert "alliance 1W" == play.area("abyssal_fangs")
    assert "order" == play.faction


def test_RQ_V1_4_it_does_not_apply_to_victory_marches_and_flight() -> None:
    """After a victory march and after a flight nobody is asked to go on."""
    position = table(single_march=True).areas(wasteland="legion 3W", saxum_ridges="brotherhood 2D")
    play = position.token("wasteland>saxum_ridges", "legion m3").fought()

    assert "RQ-12.8" == play.asks

    play.move("flee way=saxum_ridges>broken_spine force=1D")

    assert "RQ-12.14" == play.asks

    play.move("advance arrows=0 force=1W")

    assert "peace" == play["phase"]


def test_RQ_V1_5_a_full_area_is_entered_only_if_there_is_a_way_out() -> None:
    """From Abyssal Fangs a full Burnt Forest can be crossed; with all ways barred it cannot be entered."""
    full = {"abyssal_fangs": "legion 1W", "burnt_forest": "legion 3D", "crossroads_of_winds": "order 1W"}
    open_way = single(**full)

    assert open_way.may("march way=abyssal_fangs>burnt_forest force=1W")

    shut = single(**full, ashen_peaks="legion castle 3M", wasteland="order 1W")

    assert "RQ-V1.5" == shut.refusal("march way=abyssal_fangs>burnt_forest force=1W")


def test_RQ_R42_no_march_that_could_not_be_completed() -> None:
    """Into a full own area without a way out: not offered; two units never pass through."""
    play = single(abyssal_fangs="legion 2W", burnt_forest="legion 3D")

    assert play.may("march way=abyssal_fangs>burnt_forest force=1W")
    assert not play.may("march way=abyssal_fangs>burnt_forest force=2W")

    shut = single(gallows_thicket="legion castle 1W", ashen_peaks="legion castle 3D", boundless_expanse="legion castle 3M")
    ways = [way for way in shut.options("march") if way.startswith("way=gallows_thicket")]

    assert ["way=gallows_thicket>ashen_peaks force=1W", "way=gallows_thicket>boundless_expanse force=1W"] == ways
