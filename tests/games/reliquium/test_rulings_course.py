"""RQ-R20 to RQ-R48. Rulings on the course and the end of the game, the optional rules and flight."""

import pytest

from .builder import ASHES, GROVE, SHRINE, Table, table

HOMES = {
    "legion": ("boundless_expanse", "ashen_peaks", "gallows_thicket"),
    "alliance": ("blooming_dale", "mossy_ridge", "sacrificial_forest"),
    "order": ("field_of_grace", "cliff_of_sorrow", "dawn_pinewood"),
    "brotherhood": ("ancestors_bowl", "valley_of_volcanoes", "old_cedarwood"),
}


def without(*factions: str) -> Table:
    """These factions have lost all their castles."""
    return table().areas(**{area: "empty" for faction in factions for area in HOMES[faction]})


def test_RQ_R20_without_a_castle_there_are_no_turns_but_orders_are_carried_out() -> None:
    """Units stay, block and fight; a token on the map is still resolved."""
    position = without("legion").areas(wasteland="legion 2W", saxum_ridges="brotherhood 1D")
    play = position.token("wasteland>saxum_ridges", "legion m1").fought()

    assert "legion" == play.one("battle_began")["faction"]
    assert ("legion", "RQ-12.14") == (play.faction, play.asks)

    play.move("advance arrows=0 force=1W")

    assert ("alliance", 2, 0) == (play.faction, play["round"], play["pawns.legion"])
    assert "legion 1W" == play.area("saxum_ridges")


def test_RQ_R21_the_only_player_with_a_castle_wins() -> None:
    """Also without a forest castle."""
    position = without("legion", "alliance", "order").area("old_cedarwood", "empty").only("brotherhood", 6)
    play = position.laid().passed()

    assert play.over
    assert ("brotherhood", "RQ-R21") == (play.one("won")["faction"], play.outcome.clause)
    assert 1 == play.outcome.ranks[3]


def test_RQ_R22_without_any_forest_castle_the_game_ends() -> None:
    """Nobody can build any more; the most castles rank first."""
    position = table().areas(gallows_thicket="empty", sacrificial_forest="empty", dawn_pinewood="empty", old_cedarwood="empty")
    play = position.areas(copper_field="brotherhood castle").only("brotherhood", 6).laid().passed()

    assert play.over
    assert "RQ-R22" == play.outcome.clause
    assert [2, 2, 2, 1] == list(play.outcome.ranks)
    assert [2, 2, 2, 3] == list(play.outcome.points)


@pytest.mark.parametrize("limit", [1, 2, 40, 200])
def test_RQ_R23_the_game_ends_with_the_round_limit(limit: int) -> None:
    """Ranked by castles, then units, then shared."""
    position = (
        table(round_limit=limit)
        .says(round=limit)
        .areas(wasteland="legion castle", oak_grove="order 2D", forest_edge="alliance 1W")
    )
    play = position.fought()

    assert play.over
    assert "RQ-R23" == play.outcome.clause
    assert [1, 3, 2, 4] == list(play.outcome.ranks)
    assert [4, 3, 3, 3] == list(play.outcome.points)


def test_RQ_R23_before_the_limit_it_goes_on() -> None:
    """A round less, and another round begins."""

    assert not table(round_limit=5).says(round=4).fought().over
    assert not table(round_limit=200).says(round=199).fought().over


@pytest.mark.parametrize("options", [{}, {"round_limit": 0}])
def test_RQ_R23_without_a_limit_there_is_a_technical_end_after_round_200(options: dict[str, int]) -> None:
    """Nothing ends a game at round 40 or 199; at 200 it is ranked like any other."""

    assert not table(**options).says(round=40).fought().over
    assert not table(**options).says(round=199).fought().over

    play = table(**options).says(round=200).areas(wasteland="legion castle").fought()

    assert ("RQ-R23", [1, 2, 2, 2]) == (play.outcome.clause, list(play.outcome.ranks))
    assert "RQ-R23" == play.one("ended")["clause"]


def test_RQ_R23_equals_share_a_rank() -> None:
    """Nobody is better: all are first."""

    assert [1, 1, 1, 1] == list(table(round_limit=1).fought().outcome.ranks)


def test_RQ_R24_the_swords_must_point_at_the_player() -> None:
    """Tokens on the borders that point away raise no militia."""
    position = table(militia=True).areas(oak_grove="alliance 1W", pilgrims_meadow="legion 1W")
    position.token("dawn_pinewood>oak_grove", "alliance m1").token("pilgrims_meadow>dawn_pinewood", "legion m1")

    assert [] == position.fought().called("militia_rose")


def test_RQ_R25_losses_fall_on_figures_only() -> None:
    """One defender and the militia against nine and ten points: the defender is lost, the surplus ignored."""
    position = table(militia=True).areas(pilgrims_meadow="legion 3W", dawn_pinewood="order castle 1D", oak_grove="alliance 1W")
    position.token("pilgrims_meadow>dawn_pinewood", "legion m3").token("oak_grove>cliff_of_sorrow", "alliance m1")
    play = position.creature("cerberus", "dawn_pinewood+oak_grove+pilgrims_meadow").fought()

    assert (12, 3) == play.sums
    assert (2, ["1D"]) == (play.one("doomed")["foe_losses"], [lost["force"] for lost in play.called("lost")])
    assert "order castle" == play.area("dawn_pinewood")


def test_RQ_R26_a_castle_alone_may_be_the_attack_area() -> None:
    """Units come later in the phase and attack."""
    position = table().areas(howling_wilds="brotherhood 1W", crimson_gulf="brotherhood 1D").turn("legion")

    assert position.laid().may("melee way=boundless_expanse>crimson_gulf")


def test_RQ_R27_a_round_begins_with_the_pawn_on_the_first_open_space() -> None:
    """Whatever was razed in the war."""
    position = table().areas(wasteland="brotherhood castle", boundless_expanse="legion castle 1W")
    play = position.token("boundless_expanse>wasteland", "legion m1").fought().move("advance arrows=0 force=1W")

    assert 2 == play["round"]
    assert all(play[f"pawns.{faction}"] == play[f"open.{faction}"][0] for faction in HOMES)


def test_RQ_R28_fidea_serves_the_order() -> None:
    """Nobody else summons her."""
    play = table().turn("order", 9).laid()

    assert play.may(f"summon creature=fidea junction={GROVE}")


def test_RQ_R29_creatures_do_not_take_up_borders() -> None:
    """An order is given across a border whose end holds a creature."""
    position = table().areas(wasteland="legion 1W", saxum_ridges="brotherhood 1D").creature("armus", ASHES)

    assert position.turn("legion").laid().may("melee way=wasteland>saxum_ridges")


def test_RQ_R30_one_may_march_where_one_attacks() -> None:
    """The area has become empty; the token stays and brings a victory march only."""
    position = table().areas(wasteland="legion 2W").token("wasteland>saxum_ridges", "legion m1").only("legion", 3)
    play = position.laid().move("march way=wasteland>saxum_ridges force=1W")

    assert "legion m1" == play.token("wasteland>saxum_ridges")

    play.passed(2)

    assert 1 == len(play.called("unopposed"))
    assert "legion 2W" == play.move("advance arrows=0 force=1W").area("saxum_ridges")


def test_RQ_R36_tokens_count_as_they_lie() -> None:
    """No unit stands behind one of the two; the militia rises nevertheless."""
    position = table(militia=True).areas(oak_grove="alliance castle", pilgrims_meadow="legion 1W")
    position.token("oak_grove>cliff_of_sorrow", "alliance m1").token("pilgrims_meadow>dawn_pinewood", "legion m1")

    assert ["order"] == [rose["faction"] for rose in position.fought().called("militia_rose")]


def test_RQ_R37_a_militia_alone_is_supported() -> None:
    """A battle is fought for the empty castle and the mage counts."""
    position = table(militia=True).areas(oak_grove="alliance 1W", pilgrims_meadow="legion 1W", field_of_grace="order castle 1M")
    position.token("oak_grove>cliff_of_sorrow", "alliance m1").token("pilgrims_meadow>dawn_pinewood", "legion m1")
    play = position.token("field_of_grace>dawn_pinewood", "order r1").war().move("send arrows=1 force=1M")

    assert ("legion", 3, 3) == tuple(play.called("compared")[0][field] for field in ("faction", "attack", "defence"))


def test_RQ_R38_a_refused_request_is_not_repeated_in_the_turn() -> None:
    """Neither as an order nor otherwise to the same player."""
    position = table(allies=True).areas(forest_edge="alliance 1W").turn("order", 9)
    play = position.laid().move("summon creature=fidea junction=crossroads_of_winds+forest_edge+twilight_forest", "refuse")

    assert "order" == play.faction
    assert "RQ-V3.1" == play.refusal("summon creature=fidea junction=crossroads_of_winds+forest_edge+twilight_forest")
    assert "RQ-V3.1" == play.refusal("summon creature=ballistarius junction=forest_edge+mossy_ridge+whispering_grove")


def test_RQ_R39_support_helps_only_the_agreed_player_or_its_own() -> None:
    """The Legion holds the area now: the mages of the Order help nobody."""
    position = table(allies=True).areas(oak_grove="order 2M", forest_edge="legion 1W", crossroads_of_winds="brotherhood 1W")
    position.token("crossroads_of_winds>forest_edge", "brotherhood m1").token("oak_grove>forest_edge", "order r2 for alliance")

    assert (3, 1) == position.war().move("send arrows=2 force=2M").sums


def test_RQ_R40_a_summons_without_a_use_is_legal() -> None:
    """For the aura alone."""
    position = table().turn("brotherhood", 9)
    play = position.laid().move("summon creature=armus junction=ancestors_bowl+old_cedarwood+valley_of_volcanoes")

    assert "legion" == play.faction
    assert "ancestors_bowl+old_cedarwood+valley_of_volcanoes" == play["creatures.armus"]


def flown() -> Table:
    """Two units of the Brotherhood are driven from the Ridges while two of its areas give support."""
    position = table().areas(wasteland="legion 3W", saxum_ridges="brotherhood 2D 1M", howling_wilds="brotherhood 1W")
    position.areas(ancestors_bowl="brotherhood castle 1W", valley_of_volcanoes="brotherhood castle 1M")
    position.token("wasteland>saxum_ridges", "legion m3").token("crimson_gulf>howling_wilds", "order m1")
    return position.area("crimson_gulf", "order 3W")


def test_RQ_R41_a_fled_supporter_may_join_another_token() -> None:
    """Its old support has ended; in the Bowl it supports the Wilds anew."""
    position = (
        flown().token("saxum_ridges>howling_wilds", "brotherhood r1").token("ancestors_bowl>howling_wilds", "brotherhood r3")
    )
    play = position.war().move("send arrows=3 force=1W", "send arrows=1 force=1M", "lose arrows=0 force=1D")
    play.move("flee way=saxum_ridges>ancestors_bowl force=1D1M")

    assert {f"arrows=3 force={force}" for force in ("none", "1D", "1M", "1D1M")} == set(play.options("attach"))

    play.move("attach arrows=3 force=1M")

    assert "brotherhood r3 1W1M" == play.token("ancestors_bowl>howling_wilds")
    assert "brotherhood r1" == play.token("saxum_ridges>howling_wilds")


def test_RQ_R43_a_razed_castle_goes_back_at_once() -> None:
    """Its owner still fights in this round."""
    position = table().areas(
        wasteland="legion 1W", howling_wilds="brotherhood castle", saxum_ridges="brotherhood 2W", broken_spine="order 1M"
    )
    position.token("wasteland>howling_wilds", "legion m2").token("saxum_ridges>broken_spine", "brotherhood m1")
    play = position.fought().move("advance arrows=0 force=1W")

    assert [3, 6, 9] == play["open.brotherhood"]
    assert "brotherhood" == play.one("battle_began")["faction"]


def test_RQ_R44_a_beaten_defender_chooses_by_class_only() -> None:
    """One defender was sent, the other not: one option for the class."""
    position = flown().token("saxum_ridges>howling_wilds", "brotherhood r1")
    play = position.war().move("send arrows=1 force=1D")

    assert ["arrows=0 force=1D", "arrows=0 force=1M"] == play.options("lose")


def test_RQ_R44_an_attacker_chooses_between_sent_and_unsent() -> None:
    """One of two warriors supports; which is lost makes a difference."""
    position = table().areas(wasteland="legion 2W", saxum_ridges="brotherhood 3D", broken_spine="legion 1D")
    play = position.token("wasteland>saxum_ridges", "legion m1").token("wasteland>broken_spine", "legion r1").war()
    play.move("send arrows=1 force=1W")

    assert "RQ-12.7" == play.asks
    assert {"lose arrows=0 force=none", "lose arrows=0 force=1W"} == set(play.legal)


def test_RQ_R45_fled_units_in_two_areas_are_attached_together() -> None:
    """One after another all tokens are asked about before the victory march."""
    position = (
        flown()
        .token("ancestors_bowl>howling_wilds", "brotherhood r2")
        .token("valley_of_volcanoes>ancestors_bowl", "brotherhood r3")
    )
    play = position.war()
    while play.asks == "RQ-10.1":
        play.move(play.legal[-1])
    play.move(
        "lose arrows=0 force=1D",
        "flee way=saxum_ridges>valley_of_volcanoes force=1M",
        "flee way=saxum_ridges>ancestors_bowl force=1D",
    )

    assert ["arrows=2 force=none", "arrows=2 force=1D"] == play.options("attach")

    play.move("attach arrows=2 force=1D")

    assert ["arrows=3 force=none", "arrows=3 force=1M"] == play.options("attach")
    assert "RQ-12.14" == play.move("attach arrows=3 force=1M").asks


CROSSING = "crossroads_of_winds+forest_edge+twilight_forest"


def test_RQ_R48_the_ally_controls_a_presence_area() -> None:
    """Arborus calls units of the Order, with consent, to a free forest beside an area of the Order."""
    position = table(allies=True).areas(forest_edge="alliance 1D", white_bluffs="order 1W", crossroads_of_winds="order 1D")
    play = position.turn("alliance", 9).laid().move(f"summon creature=arborus junction={CROSSING}", "rally area=twilight_forest")

    assert {"area=forest_edge force=1D", "area=white_bluffs force=1W"} <= set(play.options("gather"))

    play.move("gather area=white_bluffs force=1W")
    while play.faction == "alliance" and play.may("done"):
        assert not play.may("gather area=forest_edge force=1D")

        play.move("done")

    assert ("order", "RQ-V3.1") == (play.faction, play.asks)
    assert "order 1W" == play.move("agree").area("twilight_forest")
    assert ("alliance", "order") == (play.one("ally_gathered")["faction"], play.one("ally_gathered")["friend"])


def test_RQ_R48_whoever_controls_no_presence_area_is_no_ally() -> None:
    """Without an area of the Order at the junction its units stay where they are, and it is not asked."""
    position = table(allies=True).areas(forest_edge="alliance 1D", white_bluffs="order 1W", blooming_dale="alliance castle 1W")
    play = position.turn("alliance", 9).laid().move(f"summon creature=arborus junction={CROSSING}", "rally area=twilight_forest")

    assert ["area=blooming_dale force=1W", "area=forest_edge force=1D"] == sorted(play.options("gather"))


def test_RQ_R48_it_does_not_matter_who_allowed_the_summons() -> None:
    """The Legion allowed it; a castle of the Order at the junction makes the Order an ally too."""
    position = table(allies=True).areas(forest_edge="legion 1D", crossroads_of_winds="order castle", white_bluffs="order 1W")
    play = position.turn("alliance", 9).laid().move(f"summon creature=arborus junction={CROSSING}")
    play.move("ask faction=legion", "agree", "rally area=twilight_forest")

    assert "area=white_bluffs force=1W" in play.options("gather")


def test_RQ_R48_not_where_the_ability_does_not_reach() -> None:
    """The forest at the shrine is the Alliance's own: units of the Order cannot come."""
    position = table(allies=True).areas(forest_edge="alliance 1D", white_bluffs="order 1W").turn("alliance", 9)
    play = position.laid().move(f"summon creature=arborus junction={SHRINE}")

    assert ["area=sacrificial_forest"] == play.options("rally")

    play.move("rally area=sacrificial_forest")

    assert "order 1W" == play.area("white_bluffs")
    assert [] == [event for event in play.chronicle if event["event"] == "asked"]


def test_RQ_R31_the_last_unit_may_be_led_away() -> None:
    """Illesebra leaves an area empty, or a castle without its defender."""
    position = table().areas(wasteland="legion 1W", ancestors_bowl="brotherhood castle 1D", howling_wilds="legion 1D")
    play = position.turn("legion", 9).laid().move("summon creature=illesebra junction=ancestors_bowl+howling_wilds+saxum_ridges")
    play.move("tempt way=ancestors_bowl>saxum_ridges unit=defender")

    assert ("brotherhood castle", "brotherhood 1D") == (play.area("ancestors_bowl"), play.area("saxum_ridges"))


def test_RQ_R35_all_borders_of_each_presence_area_count() -> None:
    """Malleus reaches a token on the far side of the Wasteland, and none that touches no presence area."""
    position = table().areas(wasteland="legion 1W", crossroads_of_winds="order 1M", burnt_forest="order 1D")
    position.token("crossroads_of_winds>wasteland", "order r1").token("crossroads_of_winds>burnt_forest", "order r2")
    play = position.turn("legion", 9).laid().move(f"summon creature=malleus junction={ASHES}", "shatter")

    assert ["supply", "crossroads_of_winds>burnt_forest", "supply"] == play["ranged.order"]
