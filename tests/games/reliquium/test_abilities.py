"""RQ-9.10 to RQ-9.21. The abilities of the twelve creatures."""

import pytest

from .builder import ASHES, GROVE, SHRINE, Play, Table, table

SPINE = "broken_spine+saxum_ridges+wasteland"
HOLLOW = "ancestors_bowl+howling_wilds+saxum_ridges"


def summoned(position: Table, faction: str, creature: str, junction: str) -> Play:
    """The creature has just come."""
    return position.turn(faction, 9).laid().move(f"summon creature={creature} junction={junction}")


def south() -> Table:
    """Legion in the Wasteland, Brotherhood in the Ridges and the Wilds."""
    return table().areas(wasteland="legion 2W", saxum_ridges="brotherhood 1D", howling_wilds="brotherhood 1W")


def test_RQ_9_10_cerberus_orders_an_attack_with_any_token() -> None:
    """From or into a presence area; the next ordinary order uses the lowest token left."""
    play = summoned(south(), "legion", "cerberus", SPINE)

    assert {f"way=wasteland>{goal} swords={swords}" for goal in ("saxum_ridges", "howling_wilds") for swords in (1, 2, 3)} == set(
        play.options("unleash")
    )

    play.move("unleash way=wasteland>saxum_ridges swords=2")

    assert ["supply", "wasteland>saxum_ridges", "supply"] == play["melee.legion"]


def test_RQ_9_10_cerberus_keeps_the_other_rules_of_orders() -> None:
    """A taken border, a token on the map, an area out of reach: refused by the rule that is broken."""
    position = south().area("copper_field", "legion 1W").token("howling_wilds>wasteland", "brotherhood m1")
    play = summoned(
        position.token("wasteland>broken_spine", "legion m3"), "legion", "cerberus", "ashen_peaks+burnt_forest+wasteland"
    )

    assert "RQ-5.5" == play.refusal("unleash way=wasteland>howling_wilds swords=1")
    assert not play.may("unleash way=wasteland>saxum_ridges swords=3")
    assert "RQ-9.10" == play.refusal("unleash way=copper_field>saxum_ridges swords=1")
    assert ["way=wasteland>saxum_ridges swords=1", "way=wasteland>saxum_ridges swords=2"] == play.options("unleash")


def test_RQ_9_10_cerberus_attacks_into_a_presence_area_from_outside() -> None:
    """Either end will do."""
    position = table().areas(copper_field="legion 1W", saxum_ridges="brotherhood 1D", wasteland="legion 1W")
    play = summoned(position, "legion", "cerberus", SPINE)

    assert play.may("unleash way=copper_field>saxum_ridges swords=3")
    assert not play.may("unleash way=copper_field>valley_of_volcanoes swords=3")


def test_RQ_9_11_malleus_removes_ranged_tokens_of_others_only() -> None:
    """Melee tokens and own ranged tokens stay."""
    position = south().token("howling_wilds>wasteland", "brotherhood m1").token("howling_wilds>saxum_ridges", "brotherhood r1")
    play = summoned(position.token("boundless_expanse>wasteland", "legion r1"), "legion", "malleus", SPINE).move("shatter")

    assert "" == play.token("howling_wilds>saxum_ridges")
    assert "brotherhood m1" == play.token("howling_wilds>wasteland")
    assert "legion r1" == play.token("boundless_expanse>wasteland")


def test_RQ_9_12_illesebra_moves_one_unit_of_another_player() -> None:
    """Any class, to any neighbour where its owner could march; own units are not hers to move."""
    position = table().areas(wasteland="legion 2W", saxum_ridges="brotherhood 1W 1M", howling_wilds="brotherhood 2D 1M")
    play = summoned(position, "legion", "illesebra", SPINE)

    assert {option.split("unit=")[1] for option in play.options("tempt")} == {"warrior", "mage"}
    assert all(option.startswith("way=saxum_ridges>") for option in play.options("tempt"))
    assert not play.may("tempt way=saxum_ridges>howling_wilds unit=mage")
    assert not play.may("tempt way=saxum_ridges>wasteland unit=mage")
    assert "brotherhood castle 1M" == play.move("tempt way=saxum_ridges>ancestors_bowl unit=mage").area("ancestors_bowl")


def test_RQ_9_13_aqus_marches_out_of_a_presence_area() -> None:
    """By all rules of a march, to any neighbour; not from elsewhere."""
    position = table().areas(
        forest_edge="alliance 2W", blooming_dale="alliance castle 1D", sacrificial_forest="alliance castle 2M"
    )
    play = summoned(position, "alliance", "aqus", SHRINE)

    assert "RQ-9.13" == play.refusal("march way=blooming_dale>mossy_ridge force=1D")
    assert "RQ-4.4" == play.refusal("march way=forest_edge>sacrificial_forest force=2W")
    assert "RQ-4.6" == play.refusal("march way=forest_edge>oak_grove force=none")
    assert "alliance 2W" == play.move("march way=forest_edge>oak_grove force=2W").area("oak_grove")


def test_RQ_9_14_caballus_replaces_units_from_the_reserve() -> None:
    """In one presence area; what leaves goes to the reserve, and no class both leaves and enters."""
    play = summoned(table().areas(forest_edge="alliance 1W 1D 1M"), "alliance", "caballus", SHRINE)
    forces = {"3W", "3D", "3M", "2W1D", "2W1M", "1W2D", "1W2M", "2D1M", "1D2M"}

    assert {f"area=forest_edge force={force}" for force in forces} == set(play.options("change"))

    play.move("change area=forest_edge force=3M")

    assert "alliance 3M" == play.area("forest_edge")
    assert "3W3D" == play["reserve.alliance"]
    assert ("1W1D", "2M") == (play.one("changed")["gone"], play.one("changed")["came"])


def test_RQ_9_15_arborus_gathers_in_a_forest_that_need_not_be_own() -> None:
    """One to three units from any areas; not into a forest of somebody else."""
    position = table().areas(forest_edge="alliance 1W", blooming_dale="alliance castle 2D")
    play = summoned(position, "alliance", "arborus", "crossroads_of_winds+forest_edge+twilight_forest")

    assert ["area=twilight_forest"] == play.options("rally")

    held = position.area("twilight_forest", "order 1W")

    assert "order" == summoned(held, "alliance", "arborus", "crossroads_of_winds+forest_edge+twilight_forest").faction

    castle = position.area("twilight_forest", "order castle")

    assert "order" == summoned(castle, "alliance", "arborus", "crossroads_of_winds+forest_edge+twilight_forest").faction


def test_RQ_9_16_ballistarius_orders_support_by_all_its_rules() -> None:
    """With the lowest token, at a presence area, beside a melee token."""
    position = table().areas(oak_grove="order 1D", forest_edge="alliance 1W", pilgrims_meadow="order 1M")
    position.token("forest_edge>oak_grove", "alliance m1").token("pilgrims_meadow>oak_grove", "order r1")
    play = summoned(position, "order", "ballistarius", "cliff_of_sorrow+dawn_pinewood+field_of_grace")

    assert ["way=dawn_pinewood>oak_grove", "way=cliff_of_sorrow>oak_grove"] == play.options("ranged")
    assert "RQ-7.3" == play.refusal("ranged way=cliff_of_sorrow>dawn_pinewood")
    assert "order r2" == play.move("ranged way=cliff_of_sorrow>oak_grove").token("cliff_of_sorrow>oak_grove")


def test_RQ_9_17_architectus_builds_by_all_rules_of_building() -> None:
    """Not on water, not beside a castle, not without a castle of the type."""
    position = table().areas(oak_grove="order 1D", great_sea="order 1W", cliff_of_sorrow="order castle 1M")
    play = summoned(position, "order", "architectus", "cliff_of_sorrow+great_sea+oak_grove")

    assert ["area=oak_grove"] == play.options("build")
    assert "RQ-8.3" == play.refusal("build area=great_sea")
    assert "RQ-8.2" == play.refusal("build area=cliff_of_sorrow")

    used_up = position.areas(twilight_forest="order castle", burnt_forest="order castle")

    assert "brotherhood" == summoned(used_up, "order", "architectus", "cliff_of_sorrow+great_sea+oak_grove").faction


def test_RQ_9_18_fidea_brings_up_to_two_mages_to_an_own_area() -> None:
    """From any areas, only mages, only where one has control and room."""
    position = table().areas(oak_grove="order 1D", field_of_grace="order castle 1W 2M")
    play = summoned(position, "order", "fidea", GROVE)

    assert {"area=oak_grove", "area=dawn_pinewood", "area=cliff_of_sorrow"} == set(play.options("rally"))

    play.move("rally area=cliff_of_sorrow")

    assert ["area=field_of_grace force=1M", "area=field_of_grace force=2M"] == play.options("gather")
    assert "order castle 2M" == play.move("gather area=field_of_grace force=2M").area("cliff_of_sorrow")
    assert "brotherhood" == play.faction


def test_RQ_9_18_two_mages_are_the_most() -> None:
    """The third is not asked about."""
    position = table().areas(field_of_grace="order castle 2M", white_bluffs="order 1M")
    play = summoned(position, "order", "fidea", GROVE).move("rally area=cliff_of_sorrow", "gather area=field_of_grace force=2M")

    assert "order 1M" == play.area("white_bluffs")
    assert "brotherhood" == play.faction


def test_RQ_9_19_iratus_exchanges_an_own_token_on_a_near_border() -> None:
    """For any from supply, pointing the same way; tokens elsewhere and of others are left alone."""
    position = (
        south().token("howling_wilds>wasteland", "brotherhood m2").token("valley_of_volcanoes>copper_field", "brotherhood m3")
    )
    position.area("copper_field", "order 1W").token("wasteland>saxum_ridges", "legion m1")
    play = summoned(position, "brotherhood", "iratus", ASHES)

    assert ["swords=2 value=1"] == play.options("exchange")

    play.move("exchange swords=2 value=1")

    assert ["howling_wilds>wasteland", "supply", "valley_of_volcanoes>copper_field"] == play["melee.brotherhood"]


def test_RQ_9_20_armus_removes_one_melee_token_of_another_player() -> None:
    """Any others' melee token on a border of the three areas, and only one."""
    position = south().token("wasteland>saxum_ridges", "legion m1").token("wasteland>howling_wilds", "legion m2")
    position.token("boundless_expanse>wasteland", "legion r1").token("saxum_ridges>broken_spine", "brotherhood m1")
    play = summoned(position, "brotherhood", "armus", ASHES)

    assert {"border=saxum_ridges|wasteland", "border=howling_wilds|wasteland"} == set(play.options("disarm"))

    play.move("disarm border=howling_wilds|wasteland")

    assert ["wasteland>saxum_ridges", "supply", "supply"] == play["melee.legion"]
    assert "legion" == play.faction


@pytest.mark.parametrize(("stands", "units"), [("brotherhood 3D", 0), ("brotherhood 1D", 3), ("empty", 0), ("legion 1W", 0)])
def test_RQ_9_21_ignifer_recruits_into_a_presence_land_with_room(stands: str, units: int) -> None:
    """Under own control, with room; no castle is needed and water will not do."""
    position = table().areas(howling_wilds=stands, crimson_gulf="brotherhood 1W")
    play = summoned(position, "brotherhood", "ignifer", "crimson_gulf+howling_wilds+wasteland")

    assert units == (len(play.options("recruit")) if play.faction == "brotherhood" else 0)


def test_RQ_9_21_ignifer_uses_the_reserve() -> None:
    """A class that is all on the map does not come."""
    position = table().areas(howling_wilds="brotherhood 2D", ancestors_bowl="brotherhood castle 1D 2W")
    play = summoned(position, "brotherhood", "ignifer", HOLLOW)

    assert "area=howling_wilds unit=defender" not in play.options("recruit")
    assert "area=howling_wilds unit=mage" in play.options("recruit")
