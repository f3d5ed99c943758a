"""RQ-15.2 to RQ-15.4. Lands of neutral factions."""

from .builder import started, table


def test_RQ_15_2_neutral_factions_take_no_turns() -> None:
    """Only players are ever asked or told about."""
    play = started("alliance,order")
    for _ in range(30):
        assert play.faction in ("alliance", "order")

        play.passed()

    assert 6 == play["round"]


def test_RQ_15_2_their_lands_count_as_unoccupied_but_for_building() -> None:
    """One marches in and summons only beside own areas; one does not build there."""
    position = table("legion,order").areas(saxum_ridges="brotherhood castle, legion 1D", copper_field="brotherhood castle")
    play = position.turn("legion").laid()

    assert play.may("march way=saxum_ridges>copper_field force=1D")

    forest = position.turn("legion", 9).laid()

    assert "RQ-8.2" == forest.refusal("build area=saxum_ridges")
    assert "RQ-9.2" == forest.refusal("summon creature=malleus junction=ancestors_bowl+old_cedarwood+valley_of_volcanoes")


def test_RQ_15_3_neutral_castles_are_never_destroyed() -> None:
    """An unopposed victory march into a neutral land leaves its castle."""
    position = table("legion,order").areas(wasteland="legion 1W").token("wasteland>howling_wilds", "legion m1")
    play = position.only("order", 9).laid().passed().move("advance arrows=0 force=1W")

    assert "brotherhood castle, legion 1W" == play.area("howling_wilds")


def test_RQ_15_4_one_fights_and_supports_and_flees_in_neutral_lands() -> None:
    """Attacked in one neutral land, supported out of another, fleeing into a third."""
    position = table("legion,order").areas(
        wasteland="legion 3W", saxum_ridges="brotherhood castle, order 1D 1W", valley_of_volcanoes="brotherhood castle, order 1M"
    )
    position.token("wasteland>saxum_ridges", "legion m3").token("valley_of_volcanoes>saxum_ridges", "order r1")
    play = position.war().move("send arrows=1 force=1M")

    assert (9, 3 + 2) == play.sums

    play.move("lose arrows=0 force=1W")

    assert play.may("flee way=saxum_ridges>howling_wilds force=1D")
    assert "brotherhood castle, order 1D" == play.move("flee way=saxum_ridges>copper_field force=1D").area("copper_field")


def test_RQ_15_4_creatures_are_present_in_neutral_lands() -> None:
    """An own unit on a neutral land gives control for the summons, and feels the aura."""
    position = table("legion,order").areas(saxum_ridges="brotherhood castle, legion 1D", field_of_bones="order 3D")
    play = position.turn("legion", 9).laid()

    assert play.may("summon creature=malleus junction=ancestors_bowl+saxum_ridges+valley_of_volcanoes")

    war = position.token("saxum_ridges>field_of_bones", "legion m1").creature(
        "malleus", "ancestors_bowl+saxum_ridges+valley_of_volcanoes"
    )

    assert (3, 6) == war.only("order", 9).laid().passed().sums
