"""CC-9 to CC-11. Attack, counter-attack, reward."""

import pytest

from .builder import THREE, table


def test_CC_9_1_an_attack_has_one_enemy_target() -> None:
    """Own squads are never a target; an enemy and a door are offered one by one."""
    play = table().squads(knight="1 at 13,11", wizard="1 at 12,11", guard="1 at 14,11").stage("knight strike").laid()

    assert {"attack unit=guard", "breach portal=13,11-13,12"} == play.strikes()
    assert "CC-9.1" == play.refusal("attack unit=wizard")


@pytest.mark.parametrize(("count", "face", "total"), [(1, 3, 5), (3, 3, 9), (5, 6, 16), (1, 1, 3)])
def test_CC_9_2_total_is_die_plus_strength_of_all(count: int, face: int, total: int) -> None:
    """Knights have strength 2 each."""
    play = table().squads(knight=f"{count} at 5,10", guard="5 at 5,11").stage("knight strike").dice(face, 1)

    assert total == play.move("attack unit=guard").called("attacked")[0]["total"]


@pytest.mark.parametrize(("face", "standing", "fallen"), [(3, 4, 2), (1, 4, 1), (2, 4, 2), (6, 4, 3), (6, 2, 2)])
def test_CC_9_3_casualties_are_total_by_defence(face: int, standing: int, fallen: int) -> None:
    """Six and the die, divided by 4, rounded down, never more than stand there."""
    play = table().squads(knight="3 at 5,10", spearman=f"{standing} at 5,11").stage("knight strike").dice(face, 1)

    assert fallen == play.move("attack unit=spearman").called("attacked")[0]["fallen"]


def test_CC_9_4_the_fallen_can_be_recruited_again() -> None:
    """All five Guards fall; their figures are free, and effects on the squad are gone."""
    play = table().squads(knight="5 at 5,10", guard="3 at 5,11").stage("knight strike 2").dice(6)
    play = play.effects(veil_of_gloom=["guard"]).move("attack unit=guard")
    assert play["squads.guard"] is None
    assert {} == play["effects"]

    play.move("end_turn")
    assert "recruit unit=guard" in play.legal


def test_CC_10_1_survivors_in_reach_strike_back() -> None:
    """Spearmen answer Knights; nobody answers from beyond his own range."""
    near = table().squads(knight="1 at 5,10", spearman="2 at 5,11").stage("knight strike").dice(1, 6)
    far = table().squads(wizard="1 at 5,10", spearman="2 at 5,13").stage("wizard strike").dice(1)

    assert ["countered"] == [event["event"] for event in near.move("attack unit=spearman").called("countered")]
    assert [] == far.move("attack unit=spearman").called("countered")


def test_CC_10_1_the_dead_do_not_strike_back() -> None:
    """No survivors, no counter-attack."""
    play = table().squads(knight="1 at 5,10", spearman="1 at 5,11").stage("knight strike").dice(2)

    assert [] == play.move("attack unit=spearman").called("countered")


def test_CC_10_2_the_survivors_only_and_no_counter_to_a_counter() -> None:
    """Four Guards, one falls, three strike back with 6 + die; the Knights who survive do not answer."""
    play = table().squads(knight="2 at 5,10", guard="4 at 5,11").stage("knight strike").dice(1, 1)
    play = play.move("attack unit=guard")
    (attacked,) = play.called("attacked")
    (countered,) = play.called("countered")

    assert (5, 1) == (attacked["total"], attacked["fallen"])
    assert (7, 1) == (countered["total"], countered["fallen"])
    assert "1 at 5,10" == play["squads.knight"]


def test_CC_10_3_no_counter_to_a_trap_or_at_a_door() -> None:
    """The trap of an arch and the blow at a gate are answered by nobody."""
    trap = table().turn("shadows").squads(guard="3 at 6,2", knight="3 at 9,2").stage("guard").dice(1).move("move cell=8,2")
    assert [] == trap.called("countered")

    blow = table().turn("shadows").squads(guard="1 at 13,4", knight="3 at 13,3").stage("guard strike").dice(1)
    assert [] == blow.move("breach portal=13,3-13,4").called("countered")


def test_CC_10_4_counter_attacks_are_automatic_or_asked() -> None:
    """With `ask` the owner sees his losses first, and then decides."""
    position = table(counter_attack="ask").squads(knight="3 at 5,10", guard="3 at 5,11").stage("knight strike").dice(1, 6)
    play = position.move("attack unit=guard")
    assert ("counter", 1, "2 at 5,11") == (play["stage"], play["seat"], play["squads.guard"])

    play.move("counter")
    assert "1 at 5,10" == play["squads.knight"]


def test_CC_10_4_after_a_rain_each_survivor_is_asked() -> None:
    """Target first, then the neighbour."""
    play = table(counter_attack="ask").cards("fire_rain").squads(wizard="4 at 5,10", guard="3 at 5,11", spearman="3 at 6,11")
    play = play.stage("wizard strike").dice(1, 1, 1).move("cast spell=fire_rain unit=guard")
    assert ("counter", 1) == (play["stage"], play["seat"])

    play.move("pass")
    assert ["guard"] == [event["unit"] for event in play.called("declined")]
    play.move("counter")
    assert ["spearman"] == [event["unit"] for event in play.called("countered")]


@pytest.mark.parametrize(("foe", "face", "gold", "mana"), [("guard", 4, 6, 4), ("magister", 2, 6, 6)])
def test_CC_11_1_gold_for_warriors_gold_and_mana_for_mages(foe: str, face: int, gold: int, mana: int) -> None:
    """Two fall: two gold; two mages: two mana as well."""
    play = table().squads(knight="3 at 5,10", **{foe: "2 at 5,11"}).stage("knight strike").dice(face)
    play = play.move(f"attack unit={foe}")

    assert (gold, mana) == (play["gold.humans"], play["mana.humans"])


def test_CC_11_1_counter_attacks_are_rewarded_too() -> None:
    """The defender takes the chips for what he fells."""
    play = table().squads(wizard="1 at 5,10", guard="3 at 5,11").stage("wizard strike").dice(1, 3).move("attack unit=guard")

    assert (5, 5) == (play["gold.shadows"], play["mana.shadows"])


def test_CC_11_2_elimination_pays_nothing() -> None:
    """The squads of the conquered king are taken off without reward."""
    play = table(THREE).turn("shadows").stage("building").squads(guard="1 at 17,4,1", knight="3 at 10,10", wizard="2 at 9,9")
    play = play.tokens({"north:h_bastion": "humans"}).move("token tower=north:h_bastion")

    assert (3, 4) == (play["gold.shadows"], play["mana.shadows"])
    assert {"guard": "1 at 17,4,1"} == play["squads"]
