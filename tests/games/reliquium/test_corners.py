"""Where two clauses meet."""

import pytest

from quintain.kernel.errors import PositionError

from .builder import ASHES, table


def test_RQ_12_9_an_order_of_flight_that_would_strand_somebody_is_refused() -> None:
    """Two survivors, much room in one refuge and one place in another: nobody is destroyed, whatever is chosen first."""
    barred = dict.fromkeys(("copper_field", "howling_wilds", "field_of_bones"), "order castle")
    full = {"valley_of_volcanoes": "brotherhood castle 2M", "ancestors_bowl": "brotherhood castle"}
    position = table().areas(
        wasteland="legion 3W", saxum_ridges="brotherhood 2D 1W", broken_spine="order castle", **barred, **full
    )
    play = position.token("wasteland>saxum_ridges", "legion m3").fought().move("lose arrows=0 force=1W")
    moves = play.options("flee")

    assert "way=saxum_ridges>ancestors_bowl force=2D" in moves
    assert "way=saxum_ridges>valley_of_volcanoes force=1D" in moves
    assert "way=saxum_ridges>ancestors_bowl force=1D" not in moves  # valley comes first in the map table

    play.move("flee way=saxum_ridges>valley_of_volcanoes force=1D")

    assert [] == [event for event in play.chronicle if event["event"] == "destroyed"]
    assert "brotherhood castle 1D" == play.area("ancestors_bowl")


def test_RQ_V2_6_a_militia_whose_castle_falls_stops_supporting() -> None:
    """Dawn Pinewood is razed before the battle of Oak Grove that its militia supported."""
    position = table(militia=True).areas(oak_grove="order 1D", forest_edge="alliance 1W", pilgrims_meadow="legion 1W")
    position.token("forest_edge>oak_grove", "alliance m1").token("pilgrims_meadow>dawn_pinewood", "legion m2")
    play = position.token("dawn_pinewood>oak_grove", "order r1").war().move("send_militia arrows=1 force=none")
    play.move("advance arrows=0 force=1W")

    assert ("alliance", 3, 2) == tuple(play.one("compared")[field] for field in ("faction", "attack", "defence"))


def test_RQ_V2_6_a_militia_makes_no_victory_march_into_an_undefended_area() -> None:
    """It attacks an empty castle and stays at home; nothing is asked."""
    position = table(militia=True).areas(oak_grove="alliance castle", pilgrims_meadow="legion 1W")
    position.token("dawn_pinewood>oak_grove", "order m3").token("oak_grove>cliff_of_sorrow", "alliance m1")
    play = position.token("pilgrims_meadow>dawn_pinewood", "legion m1").fought()

    assert "alliance castle" == play.area("oak_grove")
    assert "legion" == play.faction
    assert ["order"] == [event["faction"] for event in play.called("unopposed")]


def test_RQ_12_11_a_token_whose_supporter_fell_has_its_arrow_free_again() -> None:
    """It stays on the map, and a unit that flees there may take the place."""
    position = table().areas(wasteland="legion 3W", saxum_ridges="brotherhood 2D", ancestors_bowl="brotherhood castle 1M")
    position.areas(howling_wilds="brotherhood 1D", crimson_gulf="order 1D", old_cedarwood="alliance 3W")
    position.token("old_cedarwood>ancestors_bowl", "alliance m3").token("ancestors_bowl>howling_wilds", "brotherhood r1")
    position.token("wasteland>saxum_ridges", "legion m2").token("crimson_gulf>howling_wilds", "order m1")
    play = position.war().move("send arrows=1 force=1M").move("advance arrows=0 force=none")

    assert "brotherhood r1" == play.token("ancestors_bowl>howling_wilds")

    play.move("flee way=saxum_ridges>ancestors_bowl force=1D")

    assert ("brotherhood", "RQ-12.11") == (play.faction, play.asks)

    play.move("attach arrows=1 force=1D", "advance arrows=0 force=none")

    assert (2, 2 + 1) == play.sums


def test_RQ_12_3_a_token_of_somebody_else_does_not_support() -> None:
    """The Order's mages point at an area in which the Alliance fights; without a pact they help nobody."""
    position = table().areas(oak_grove="order 2M", forest_edge="alliance 1W", crossroads_of_winds="legion 3D")
    position.token("forest_edge>crossroads_of_winds", "alliance m1").token("oak_grove>forest_edge", "order r2")

    assert (3, 6) == position.war().move("send arrows=2 force=2M").sums


def test_RQ_9_11_malleus_also_removes_tokens_pledged_to_the_legion() -> None:
    """They belong to another player, whomever they help."""
    position = table(allies=True).areas(wasteland="legion 1W", saxum_ridges="brotherhood 1D", broken_spine="order 1M")
    position.token("wasteland>saxum_ridges", "legion m1").token("broken_spine>wasteland", "order r1 for legion")
    play = position.turn("legion", 9).laid().move(f"summon creature=malleus junction={ASHES}", "shatter")

    assert "" == play.token("broken_spine>wasteland")


def test_RQ_V3_5_after_one_host_has_refused_another_may_be_asked() -> None:
    """Only the first is not asked again in this turn."""
    junction = "crossroads_of_winds+forest_edge+twilight_forest"
    position = table(allies=True).areas(forest_edge="alliance 1W", crossroads_of_winds="legion 1W").turn("order", 9)
    play = position.laid().move(f"summon creature=ballistarius junction={junction}", "ask faction=alliance", "refuse")
    play.move(f"summon creature=ballistarius junction={junction}")

    assert ("legion", "RQ-V3.1") == (play.faction, play.asks)
    assert junction == play.move("agree")["creatures.ballistarius"]


def test_RQ_V3_6_caballus_uses_the_reserve_of_the_ally() -> None:
    """The Order's defender becomes a mage of the Order."""
    position = table(allies=True).areas(oak_grove="order 1D", forest_edge="alliance castle").turn("alliance", 9)
    play = position.laid().move("summon creature=caballus junction=eagle_crags+forest_edge+oak_grove")

    assert {"area=oak_grove force=1W", "area=oak_grove force=1M"} == set(play.options("change"))

    play.move("change area=oak_grove force=1M", "agree")

    assert "order 1M" == play.area("oak_grove")
    assert ("3W3D2M", "3W3D3M") == (play["reserve.order"], play["reserve.alliance"])
    assert ("alliance", "order", "1D", "1M") == tuple(
        play.one("ally_changed")[key] for key in ("faction", "friend", "gone", "came")
    )


def test_RQ_9_23_a_use_for_which_an_ally_can_be_asked_counts() -> None:
    """Aqus has no own unit to march; with the rule of allies the summoner is asked, without it not."""
    position = table(allies=True).areas(oak_grove="order 1D").turn("alliance", 9)
    junction = "eagle_crags+forest_edge+sacrificial_forest"
    alone = position.laid().move(f"summon creature=aqus junction={junction}")

    assert "order" == alone.faction

    beside = position.area("eagle_crags", "order 1W").laid().move(f"summon creature=aqus junction={junction}")

    assert ("alliance", "RQ-9.8") == (beside.faction, beside.asks)


def test_RQ_V3_9_a_player_who_refused_the_summons_is_not_asked_for_the_ability() -> None:
    """In the same turn; the Order refuses the summons at Oak Grove, and Aqus comes to own ground beside it."""
    position = table(allies=True).areas(oak_grove="order 1W", forest_edge="alliance castle").turn("alliance", 9)
    play = position.laid().move("summon creature=aqus junction=dawn_pinewood+oak_grove+pilgrims_meadow", "refuse")
    play.move("summon creature=aqus junction=eagle_crags+forest_edge+oak_grove")

    assert "order" == play.faction
    assert "peace" == play["phase"]
    assert "RQ-3.1" == play.asks


def test_RQ_V3_3_fled_units_may_join_a_token_pledged_to_an_ally() -> None:
    """No consent is asked for it."""
    position = table(allies=True).areas(
        wasteland="legion 3W", saxum_ridges="brotherhood 2D", ancestors_bowl="brotherhood castle 1M"
    )
    position.areas(howling_wilds="order 1D", crimson_gulf="alliance 1W").token("wasteland>saxum_ridges", "legion m3")
    position.token("crimson_gulf>howling_wilds", "alliance m1").token("ancestors_bowl>howling_wilds", "brotherhood r2 for order")
    play = position.war().move("send arrows=2 force=1M", "flee way=saxum_ridges>ancestors_bowl force=1D")

    assert ("brotherhood", "RQ-12.11") == (play.faction, play.asks)

    play.move("attach arrows=2 force=1D", "advance arrows=0 force=none")

    assert ("alliance", 3, 2 + 2 + 1) == tuple(play.one("compared")[field] for field in ("faction", "attack", "defence"))


def test_RQ_V3_4_allied_support_helps_in_defence_too() -> None:
    """In every battle of the supported area in which the ally fights."""
    position = table(allies=True).areas(oak_grove="order 2M", forest_edge="alliance 1D", crossroads_of_winds="legion 3W")
    position.token("crossroads_of_winds>forest_edge", "legion m1").token("oak_grove>forest_edge", "order r2 for alliance")

    assert (7, 2 + 4) == position.war().move("send arrows=2 force=2M").sums


def test_RQ_R21_when_nobody_has_a_castle_the_units_decide() -> None:
    """The ranking of RQ-R23 is used and nobody has won by nine castles."""
    homes = ("boundless_expanse", "ashen_peaks", "gallows_thicket", "ancestors_bowl", "valley_of_volcanoes", "old_cedarwood")
    position = table("legion,brotherhood").areas(**dict.fromkeys(homes, "empty"))
    position.areas(wasteland="legion 2W", saxum_ridges="legion 1D", howling_wilds="brotherhood 1W")
    play = position.token("wasteland>howling_wilds", "legion m3").war().move("advance arrows=0 force=none")

    assert play.over
    assert [1, 2] == list(play.outcome.ranks)
    assert [0, 0] == list(play.outcome.points)


def test_RQ_11_3_an_own_full_area_asks_nothing() -> None:
    """There is no room, so there is no victory march."""
    position = table().areas(wasteland="legion 2W", saxum_ridges="legion 3D").token("wasteland>saxum_ridges", "legion m1")
    play = position.fought()

    assert 1 == len(play.called("unopposed"))
    assert 2 == play["round"]


def test_RQ_9_7_two_factions_auras_are_counted_apart() -> None:
    """Each side has its own creature of strength over the same areas."""
    position = table().areas(wasteland="legion 2D", saxum_ridges="brotherhood 2D").token("wasteland>saxum_ridges", "legion m1")
    position.creature("malleus", ASHES).creature("armus", "broken_spine+saxum_ridges+wasteland")

    assert (2 * 2 + 1, 2 * 3) == position.fought().sums


def test_RQ_9_17_nothing_follows_the_ninth_castle_of_architectus() -> None:
    """The match is over in the middle of a turn, and nobody owes a choice."""
    lands = ("pilgrims_meadow", "field_of_bones", "white_bluffs", "broken_spine", "twilight_forest")
    position = table().areas(**dict.fromkeys(lands, "order castle"), oak_grove="order 1D").turn("order", 8)
    play = position.laid().move(
        "summon creature=architectus junction=cliff_of_sorrow+dawn_pinewood+oak_grove", "build area=oak_grove"
    )

    assert play.over
    assert [] == play.match.pending()
    assert [] == play.called("pawn_moved")


def test_RQ_V3_1_an_absent_player_refuses() -> None:
    """Nobody is taken for an ally who does not answer."""
    position = table(allies=True).areas(forest_edge="alliance 1W").turn("order", 9)
    play = position.laid().move("summon creature=fidea junction=crossroads_of_winds+forest_edge+twilight_forest")

    assert "refuse" == play.game.space.text(play.game.absent(play.match.state, play.seat))


def test_RQ_12_18_with_nothing_open_to_the_right_the_pawn_goes_to_the_first_open_space() -> None:
    """The pawn stands on the last space, whose castle is razed; the nearest open space is at the start of the track."""
    position = table().areas(dawn_pinewood="order castle", oak_grove="legion 2W").says(pawns={"order": 9})
    play = position.token("oak_grove>dawn_pinewood", "legion m1").war().move("advance arrows=0 force=1W")

    assert (9, 3) == (play.one("razed")["space"], play.one("pushed")["space"])
    assert 3 == play["pawns.order"]


def test_RQ_12_18_the_first_open_space_may_be_the_very_first() -> None:
    """With all three castles of the plain on the map, the track is open from its beginning."""
    position = table().areas(dawn_pinewood="order castle", oak_grove="legion 2W", pilgrims_meadow="order castle")
    position.area("forest_edge", "order castle").says(pawns={"order": 9})
    play = position.token("oak_grove>dawn_pinewood", "legion m1").war().move("advance arrows=0 force=1W")

    assert (9, 1) == (play.one("razed")["space"], play.one("pushed")["space"])


def test_RQ_9_23_where_nobody_is_asked_nothing_is_said_of_the_ability() -> None:
    """Malleus finds no ranged token: the turn goes on without a word."""
    play = table().areas(wasteland="legion 1W").turn("legion", 9).laid().move(f"summon creature=malleus junction={ASHES}")

    assert ["summoned", "pawn_moved"] == play.names()


def test_RQ_14_1_a_position_with_nine_castles_is_refused() -> None:
    """Such a game is over; eight castles can be laid out."""
    lands = ("wasteland", "crossroads_of_winds", "broken_spine", "saxum_ridges", "burnt_forest")
    position = table().areas(**dict.fromkeys(lands, "legion castle"))

    assert 8 == position.laid()["castles.legion"]

    with pytest.raises(PositionError, match="9 castles"):
        position.area("twilight_forest", "legion castle").laid()
