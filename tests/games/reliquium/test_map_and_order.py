"""RQ-1, RQ-2. The map, who controls an area, and who acts when."""

from .builder import FACTIONS, started, table


def test_RQ_1_1_areas_are_adjacent_where_they_share_a_border() -> None:
    """One can march to exactly the neighbours."""
    play = table().area("mirror_lake", "legion 1W").turn("legion").laid()

    goals = ("crossroads_of_winds", "field_of_bones", "broken_spine", "twilight_forest")

    assert {f"way=mirror_lake>{goal} force=1W" for goal in goals} == set(play.options("march"))


def test_RQ_1_2_rivers_stop_nobody() -> None:
    """A river border (two lands of one terrain) is crossed by marches and orders like any other."""
    play = table().areas(boundless_expanse="legion castle 1W", wasteland="order 1W").turn("legion").laid()

    assert play.may("melee way=boundless_expanse>wasteland")

    empty = table().area("boundless_expanse", "legion castle 1W").turn("legion").laid()

    assert empty.may("march way=boundless_expanse>wasteland force=1W")


def test_RQ_1_3_a_castle_or_a_unit_gives_control() -> None:
    """Orders can be given out of an area with a castle alone and out of one with a unit alone, and nowhere else."""
    play = table().areas(wasteland="legion 1W", burnt_forest="order 1W", saxum_ridges="order 1W").turn("legion").laid()

    assert ["way=ashen_peaks>burnt_forest", "way=wasteland>burnt_forest", "way=wasteland>saxum_ridges"] == play.options("melee")
    assert "RQ-5.1" == play.refusal("melee way=broken_spine>saxum_ridges")


def test_RQ_1_4_neutral_castles_make_no_enemy_area() -> None:
    """A neutral castle gives nobody control and cannot be attacked; a unit of another player there can."""
    position = table("legion,order").areas(wasteland="legion 1W", saxum_ridges="brotherhood castle, order 1W")
    play = position.turn("legion").laid()

    assert ["way=wasteland>saxum_ridges"] == play.options("melee")
    assert "RQ-5.4" == play.refusal("melee way=wasteland>howling_wilds")
    assert "RQ-5.1" == play.refusal("melee way=howling_wilds>saxum_ridges")


def test_RQ_1_5_units_of_two_factions_never_share_an_area() -> None:
    """Nobody marches where units of another faction stand."""
    play = table().areas(wasteland="legion 1W", broken_spine="order 1W").turn("legion").laid()

    assert "RQ-4.2" == play.refusal("march way=wasteland>broken_spine force=1W")


def test_RQ_1_6_three_units_are_the_limit() -> None:
    """Castles do not count; a fourth unit comes neither by march nor by recruiting."""
    full = table().areas(boundless_expanse="legion castle 2W 1M", ashen_peaks="legion castle 1W")
    play = full.turn("legion").laid()

    assert "RQ-4.4" == play.refusal("march way=ashen_peaks>boundless_expanse force=1W")
    assert "RQ-6.2" == full.turn("legion", 6).laid().refusal("recruit area=boundless_expanse unit=mage")

    room = table().areas(boundless_expanse="legion castle 2W", ashen_peaks="legion castle 1W").turn("legion").laid()

    assert "legion castle 3W" == room.move("march way=ashen_peaks>boundless_expanse force=1W").area("boundless_expanse")


def test_RQ_1_7_waters_are_like_lands_but_for_castles() -> None:
    """One marches, attacks, supports and summons on water, and never builds."""
    position = table().areas(great_sea="order 1W", eagle_crags="alliance 1W", oak_grove="order 1D")
    play = position.turn("order").laid()

    assert play.may("melee way=great_sea>eagle_crags")
    assert play.may("march way=oak_grove>great_sea force=1D")

    support = position.token("great_sea>eagle_crags", "order m1").turn("order", 6).laid()

    assert support.may("ranged way=oak_grove>great_sea")
    assert support.may("ranged way=cliff_of_sorrow>great_sea")

    forest = position.turn("order", 9).laid()

    assert forest.may("summon creature=fidea junction=eagle_crags+great_sea+oak_grove")
    assert "RQ-8.3" == forest.refusal("build area=great_sea")


def test_RQ_1_8_a_castle_and_units_of_another_never_share_an_area() -> None:
    """Nobody marches into an empty castle; whoever comes by a victory march razes it."""
    play = table().areas(wasteland="legion 1W", howling_wilds="order castle").area("oak_grove", "order castle")
    blocked = play.turn("legion").laid()

    assert "RQ-4.2" == blocked.refusal("march way=wasteland>howling_wilds force=1W")

    stormed = table().areas(wasteland="legion 1W", howling_wilds="order castle").token("wasteland>howling_wilds", "legion m1")
    after = stormed.fought().move("advance arrows=0 force=1W")

    assert "legion 1W" == after.area("howling_wilds")


def test_RQ_2_1_initiative_is_legion_alliance_order_brotherhood() -> None:
    """Turns go round in this order, whatever the seats."""
    play = started("order,brotherhood,alliance,legion")
    order = []
    for _ in range(8):
        order.append(play.faction)
        play.passed()

    assert list(FACTIONS) * 2 == order


def test_RQ_2_1_factions_without_a_player_are_left_out() -> None:
    """The order of the others stays."""
    play = started("brotherhood,alliance")
    order = []
    for _ in range(4):
        order.append(play.faction)
        play.passed()

    assert ["alliance", "brotherhood"] * 2 == order


def test_RQ_2_1_initiative_governs_the_support_stage() -> None:
    """Whoever comes first in initiative sends units first."""
    position = table().areas(howling_wilds="brotherhood 1D", wasteland="legion 1W", boundless_expanse="legion castle 1M")
    position.area("ancestors_bowl", "brotherhood castle 1M").token("howling_wilds>wasteland", "brotherhood m1")
    play = (
        position.token("boundless_expanse>wasteland", "legion r1").token("ancestors_bowl>howling_wilds", "brotherhood r1").war()
    )

    assert "legion" == play.faction
    assert "brotherhood" == play.move("send arrows=1 force=1M").faction


def test_RQ_2_2_rounds_of_peace_and_war_repeat() -> None:
    """After everybody's turns the war is fought, then the next round begins."""
    play = started().passed(12)

    assert ["war_began", "round_ended", "round_began"] == [name for name in play.names() if name.startswith(("war", "round"))]
    assert (2, "peace", "legion") == (play["round"], play["phase"], play.faction)
    assert 3 == play.passed(12)["round"]
