"""RQ-11, RQ-13. The attack stage and the end of the round."""

import pytest

from .builder import Table, table


def test_RQ_11_1_from_three_to_one_by_initiative() -> None:
    """Values come first, the faction's initiative second."""
    position = table().token("boundless_expanse>wasteland", "legion m1").token("mossy_ridge>forest_edge", "alliance m3")
    position.token("dawn_pinewood>oak_grove", "order m3").token("valley_of_volcanoes>saxum_ridges", "brotherhood m2")
    play = position.token("ashen_peaks>wasteland", "legion m2").fought()

    assert [("alliance", 3), ("order", 3), ("legion", 2), ("brotherhood", 2), ("legion", 1)] == [
        (idle["faction"], idle["swords"]) for idle in play.called("idled")
    ]


def test_RQ_11_2_without_an_own_unit_in_the_attack_area_nothing_happens() -> None:
    """The token is taken off; a castle alone does not attack."""
    play = table().areas(wasteland="order 1W").token("boundless_expanse>wasteland", "legion m1").fought()

    assert ["idled"] == [name for name in play.names() if name in ("idled", "unopposed", "battle_began", "advanced")]
    assert "order 1W" == play.area("wasteland")
    assert "supply" == play["melee.legion.0"]


@pytest.mark.parametrize("stands", ["brotherhood castle", "empty", "legion 1D"])
def test_RQ_11_3_without_a_defender_there_is_a_victory_march_only(stands: str) -> None:
    """Whether there is a castle, nothing, or by now the attacker himself."""
    play = table().areas(wasteland="legion 1W", howling_wilds=stands).token("wasteland>howling_wilds", "legion m1").fought()

    assert [] == play.called("battle_began", "compared")
    assert "wasteland" == play.one("unopposed")["origin"]
    assert ("legion", "RQ-12.14") == (play.faction, play.asks)
    assert ["arrows=0 force=none", "arrows=0 force=1W"] == play.options("advance")

    play.move("advance arrows=0 force=1W")

    assert ("legion 1W1D" if "legion" in stands else "legion 1W") == play.area("howling_wilds")
    assert ["supply"] * 3 == play["melee.legion"]


def test_RQ_11_4_whoever_is_there_now_is_fought() -> None:
    """The order was given against another player; the units there now defend."""
    play = table().areas(wasteland="legion 1W", howling_wilds="order 1D").token("wasteland>howling_wilds", "legion m1").fought()

    assert "order" == play.one("battle_began")["foe"]


def bare_castle() -> Table:
    """The Wilds are a castle without units, supported by a mage."""
    position = table().areas(wasteland="legion 1W", howling_wilds="brotherhood castle", saxum_ridges="brotherhood 1M")
    return position.token("wasteland>howling_wilds", "legion m1").token("saxum_ridges>howling_wilds", "brotherhood r1")


def test_RQ_11_5_support_makes_no_army_where_there_is_none() -> None:
    """Nobody defends a castle from the next area, and nobody attacks from it."""
    play = bare_castle().war().move("send arrows=1 force=1M")

    assert [] == play.called("battle_began")
    assert 1 == len(play.called("unopposed"))

    position = table().areas(saxum_ridges="legion 1M", howling_wilds="brotherhood 1D", wasteland="legion castle")
    idle = position.token("wasteland>howling_wilds", "legion m1").token("saxum_ridges>wasteland", "legion r1")

    assert 1 == len(idle.war().move("send arrows=1 force=1M").called("idled"))


def test_RQ_13_1_tokens_and_creatures_go_home() -> None:
    """When no melee token is left, ranged tokens and creatures return and a new round begins."""
    play = bare_castle().creature("armus", "broken_spine+saxum_ridges+wasteland").war()
    play.move("send arrows=1 force=1M", "advance arrows=0 force=none")

    assert {} == play["tokens"]
    assert "supply" == play["creatures.armus"]
    assert 1 == play.one("ranged_returned")["arrows"]
    assert (2, "peace") == (play["round"], play["phase"])
    assert play.names().index("creature_left") < play.names().index("round_ended") < play.names().index("round_began")


def test_RQ_13_2_the_game_may_end_before_the_new_round() -> None:
    """With the last round of the limit complete, no new one begins."""
    play = table(round_limit=3).says(round=3).fought()

    assert play.over
    assert [] == play.called("round_began")
    assert "RQ-R23" == play.one("ended")["clause"]


def test_RQ_13_2_the_checks_come_in_their_order() -> None:
    """One player with a castle left wins by RQ-R21, though there is no forest castle and the limit is reached."""
    position = table("legion,brotherhood", round_limit=1).areas(
        boundless_expanse="empty", ashen_peaks="empty", gallows_thicket="empty", old_cedarwood="empty"
    )
    play = position.only("brotherhood", 6).laid().passed()

    assert play.over
    assert ("brotherhood", "RQ-R21") == (play.one("won")["faction"], play.outcome.clause)
