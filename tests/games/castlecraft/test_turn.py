"""CC-5 and CC-6. The stages of a turn and the actions of squads."""

import pytest

from .builder import THREE, table


def test_CC_5_1_actions_income_building() -> None:
    """After the last action comes income, then building; nothing goes back."""
    position = table().squads(knight="1 at 13,2").tokens({"north:h_bastion": "humans"})
    play = position.laid()
    assert ("actions", 4) == (play["stage"], play["gold.humans"])
    assert play.refusal("recruit unit=knight") in ("CC-5.1", "CC-15.5", "CC-15.1")

    play.move("end_actions")
    assert ("building", 5) == (play["stage"], play["gold.humans"])
    assert [{"seat": 0, "gold": 1}] == [{key: event[key] for key in ("seat", "gold")} for event in play.called("collected")]
    assert "CC-5.1" == play.refusal("act unit=knight")


def test_CC_5_2_ending_the_building_ends_the_turn() -> None:
    """The next player is on turn."""
    play = table().stage("building").move("end_turn")

    assert ("shadows", 1) == (play["turn"], play["seat"])


def test_CC_5_3_the_order_of_play_was_drawn_and_the_fallen_are_skipped() -> None:
    """Order 2, 0, 1 without seat 0: after seat 2 comes seat 1."""
    whole = table(THREE).put(order=[2, 0, 1]).stage("building")
    assert ("shadows", "humans") == (whole.laid()["turn"], whole.move("end_turn")["turn"])

    without = table(THREE).put(order=[2, 0, 1], fallen=["humans"]).stage("building")
    assert "dwarves" == without.move("end_turn")["turn"]


def test_CC_5_4_one_choice_is_no_choice() -> None:
    """Without squads there is no action to choose, without anything to buy no building: the turn passes."""
    play = table().gold(humans=0, shadows=4).mana(humans=0, shadows=4).stage("start").laid()

    assert ("shadows", "building") == (play["turn"], play["stage"])


def test_CC_5_5_a_round_ends_with_the_order_of_play() -> None:
    """The second player's end of turn begins round 2."""
    play = table().stage("building").move("end_turn")
    assert 1 == play["round"]

    play.move("end_turn")
    assert (2, "humans") == (play["round"], play["turn"])
    assert [1] == [event["round"] for event in play.called("round_ended")]


def test_CC_5_5_the_round_ends_although_the_last_player_has_fallen() -> None:
    """The search for the next living player passes the end of the order."""
    play = table(THREE).put(fallen=["shadows"]).turn("dwarves").stage("building").move("end_turn")

    assert (2, "humans") == (play["round"], play["turn"])


def test_CC_6_1_squads_act_one_after_another_each_once() -> None:
    """Any order; who has acted is not asked again; nobody acts between."""
    play = table().squads(knight="1 at 5,10", wizard="1 at 6,10", man_at_arms="1 at 7,10").laid()
    assert ["act unit=man_at_arms", "act unit=knight", "act unit=wizard", "end_actions"] == play.legal

    play.move("act unit=wizard", "move cell=6,10")
    assert ("move", "wizard", 2) == (play["stage"], play["active"], play["manoeuvre"])
    play.move("move cell=6,10")
    assert ["act unit=man_at_arms", "act unit=knight", "end_actions"] == play.legal
    assert "CC-6.1" == play.refusal("act unit=wizard")


def test_CC_6_2_two_manoeuvres_of_movement_and_strike() -> None:
    """Movement, strike, movement, strike; each may be declined; no movement after the strike of the second."""
    play = table().squads(knight="2 at 5,10", spearman="4 at 5,11", man_at_arms="1 at 15,8").dice(1, 1, 1, 1)
    play = play.move("act unit=knight", "move cell=5,10")
    assert ("strike", 1) == (play["stage"], play["manoeuvre"])
    play.move("pass")
    assert ("move", 2) == (play["stage"], play["manoeuvre"])
    play.move("move cell=5,10", "attack unit=spearman")
    assert ("actions", ["knight"]) == (play["stage"], play["acted"])


def test_CC_6_2_a_squad_may_give_up_its_manoeuvres() -> None:
    """After `end_squad` it has acted."""
    play = table().squads(knight="1 at 5,10", wizard="1 at 9,10").move("act unit=knight", "end_squad")

    assert ("actions", ["knight"]) == (play["stage"], play["acted"])


def test_CC_6_3_both_strikes_may_have_the_same_target_or_two() -> None:
    """After the first strike both neighbours are offered again."""
    play = table().squads(knight="2 at 5,10", spearman="4 at 5,11", guard="3 at 6,10").stage("knight strike").dice(1, 1)
    play = play.move("attack unit=spearman", "move cell=5,10")

    assert {"attack unit=spearman", "attack unit=guard"} == play.strikes()


def test_CC_6_4_recruits_act_from_the_next_turn_on() -> None:
    """Building comes last, so the new squad is first asked after the opponent's turn."""
    play = table().stage("building").gold(humans=2, shadows=4).mana(humans=0, shadows=4)
    play = play.move("recruit unit=knight", "deploy cell=13,2")
    assert "shadows" == play["turn"]

    play.move("end_turn")
    assert ("humans", ["act unit=knight", "end_actions"]) == (play["turn"], play.legal)


def test_CC_6_5_a_squad_destroyed_by_a_counter_is_done() -> None:
    """The Man-at-arms falls to the counter-attack; the Knights go on."""
    play = table().squads(man_at_arms="1 at 5,10", knight="1 at 9,9", guard="5 at 5,11").dice(1, 6)
    play = play.move("act unit=man_at_arms", "move cell=5,10", "attack unit=guard")

    assert ["attacked", "countered", "destroyed", "rewarded"] == [name for name in play.names() if name != "fell"][:4]
    assert ["act unit=knight", "end_actions"] == play.legal


@pytest.mark.parametrize(("faces", "total"), [((1, 6, 1), 3), ((1, 1, 1), 5)])
def test_CC_6_6_the_fallen_are_missing_at_once(faces: tuple[int, ...], total: int) -> None:
    """Two Knights strike with 2 x 2; if one falls to the counter, the second manoeuvre has 2 only."""
    play = table().squads(knight="2 at 5,10", spearman="4 at 5,11").stage("knight strike").dice(*faces, 1)
    play = play.move("attack unit=spearman", "move cell=5,10", "attack unit=spearman")

    assert total == play.called("attacked")[0]["total"]


def test_CC_6_6_spells_count_the_mages_of_the_moment() -> None:
    """Two Wizards lose one to a counter; the Wellspring then reaches 2 steps, not 4."""
    play = table().cards("magic_wellspring").squads(wizard="2 at 5,10", knight="1 at 9,10", guard="1 at 5,11")
    play = play.stage("wizard strike").dice(1, 1).move("attack unit=guard", "move cell=5,10")

    assert "1 at 5,10" == play["squads.wizard"]
    assert "enchant spell=magic_wellspring" not in play.strikes()
