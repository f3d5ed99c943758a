"""RQ-10. The support stage."""

from .builder import Table, table


def edge() -> Table:
    """The Alliance attacks Oak Grove and supports the attack from two areas."""
    position = table().areas(forest_edge="alliance 1W", oak_grove="order 2D", sacrificial_forest="alliance castle 1W 2M")
    return position.token("forest_edge>oak_grove", "alliance m1").token("sacrificial_forest>forest_edge", "alliance r2")


def test_RQ_10_1_units_are_sent_to_tokens_that_point_out_of_their_area() -> None:
    """One question for each own token with units behind it; nobody else is asked."""
    play = edge().war()

    assert ("alliance", "RQ-10.1", "support") == (play.faction, play.asks, play["phase"])

    play.move("send arrows=2 force=1W1M")

    assert ("1W1M", "sacrificial_forest", "forest_edge", 2) == tuple(
        play.one("sent")[field] for field in ("force", "origin", "goal", "arrows")
    )
    assert (2 + 1 + 1 + 2, 4) == play.sums


def test_RQ_10_1_areas_in_the_order_of_the_map_and_tokens_by_value() -> None:
    """Mossy Ridge comes before Sacrificial Forest, and there the lower token first."""
    position = edge().areas(mossy_ridge="alliance castle 1D", eagle_crags="alliance 1D")
    play = position.token("mossy_ridge>forest_edge", "alliance r3").token("sacrificial_forest>eagle_crags", "alliance r1").war()
    asked = []
    for _ in range(3):
        asked.append(play.legal[0])
        play.move(play.legal[0])

    assert ["send arrows=3 force=none", "send arrows=1 force=none", "send arrows=2 force=none"] == asked


def test_RQ_10_2_all_some_or_none_may_be_sent() -> None:
    """Every part of the army up to the arrows."""
    forces = ("none", "1W", "1M", "1W1M", "2M")

    assert {f"arrows=2 force={force}" for force in forces} == set(edge().war().options("send"))


def test_RQ_10_3_no_more_units_than_arrows() -> None:
    """Three units do not fit a token with two arrows; one with three takes them."""

    assert "RQ-10.3" == edge().war().refusal("send arrows=2 force=1W2M")

    wide = edge().token("sacrificial_forest>forest_edge", "alliance r3").war()

    assert wide.may("send arrows=3 force=1W2M")


def test_RQ_10_4_a_unit_is_sent_to_one_token_only() -> None:
    """Those sent to the first token are not offered for the second."""
    position = edge().area("eagle_crags", "alliance 1D").token("sacrificial_forest>eagle_crags", "alliance r1")
    play = position.war().move("send arrows=1 force=1W")

    assert {"arrows=2 force=none", "arrows=2 force=1M", "arrows=2 force=2M"} == set(play.options("send"))
    assert "RQ-10.4" == play.refusal("send arrows=2 force=1W1M")


def test_RQ_10_5_sent_units_still_fight_and_die_at_home() -> None:
    """The supporting mage defends its own area too, and its loss ends the support."""
    position = table().areas(wasteland="legion 1W", boundless_expanse="legion castle 1M", crimson_gulf="order 1W")
    position.token("boundless_expanse>wasteland", "legion r1").token("wasteland>saxum_ridges", "legion m1")
    position.area("saxum_ridges", "brotherhood 3D").token("crimson_gulf>boundless_expanse", "order m2")
    play = position.war().move("send arrows=1 force=1M")
    defence = [group for group in play.called("fought") if group["area"] == "boundless_expanse"]

    assert [("defence", "mage", 1)] == [(group["role"], group["unit"], group["total"]) for group in defence]
    assert "legion castle" == play.area("boundless_expanse")

    play.move("advance arrows=0 force=none")

    assert (3, 6) == play.sums


def test_RQ_10_6_tokens_without_units_are_removed_when_the_player_has_finished() -> None:
    """Also those behind which nobody stands."""
    position = edge().token("blooming_dale>sacrificial_forest", "alliance r1")
    play = position.war().move("send arrows=2 force=none")

    assert {1, 2} == {returned["arrows"] for returned in play.called("ranged_returned") if returned["faction"] == "alliance"}
    assert (3, 4) == play.sums


def test_RQ_10_6_then_the_next_player() -> None:
    """The Order is asked when the Alliance has finished, and the Alliance's empty token is gone by then."""
    position = edge().area("dawn_pinewood", "order castle 1M").token("dawn_pinewood>oak_grove", "order r1")
    play = position.war().move("send arrows=2 force=none")

    assert "order" == play.faction
    assert ["supply"] * 3 == play["ranged.alliance"]


def test_RQ_10_7_sending_all_is_among_the_answers() -> None:
    """One token with arrows enough: the whole army can be sent in one answer."""
    position = edge().token("sacrificial_forest>forest_edge", "alliance r3")

    assert position.war().may("send arrows=3 force=1W2M")


def test_RQ_10_8_who_is_sent_where_is_open_and_fixed() -> None:
    """Everybody sees it; nobody is asked again before the battles."""
    position = edge().area("dawn_pinewood", "order castle 1M").token("dawn_pinewood>oak_grove", "order r1")
    play = position.war().move("send arrows=2 force=2M")

    assert "alliance r2 2M" == play.token("sacrificial_forest>forest_edge")
    assert "alliance r2 2M" == play.game.tell(play.match.view(0))["tokens"]["sacrificial_forest>forest_edge"]

    play.move("send arrows=1 force=1M")

    assert (2 + 4 + 1, 4 + 2) == play.sums
