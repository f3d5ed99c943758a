"""CC-13. Spells."""

import pytest

from .builder import THREE, table

ALL_HUMAN = ("lightning", "fire_rain", "magic_wellspring", "fair_wind")


def test_CC_13_1_only_mages_cast_only_what_was_learnt() -> None:
    """Knights never cast; Wizards cast nothing that was not bought; one strike is attack or spell."""
    knights = table().cards(*ALL_HUMAN).squads(knight="1 at 5,10", guard="1 at 5,11").stage("knight strike").laid()
    assert {"attack unit=guard"} == knights.strikes()

    wizards = table().cards("lightning").squads(wizard="1 at 5,10", guard="1 at 5,11").stage("wizard strike").laid()
    assert {"attack unit=guard", "cast spell=lightning unit=guard"} == wizards.strikes()
    assert "CC-13.1" == wizards.refusal("cast spell=fire_rain unit=guard")


def test_CC_13_1_two_manoeuvres_allow_two_spells() -> None:
    """Lightning first, Fair Wind second."""
    play = table().cards("lightning", "fair_wind").squads(wizard="1 at 5,10", guard="1 at 5,14", knight="1 at 6,10")
    play = play.stage("wizard strike").dice(1).move("cast spell=lightning unit=guard", "move cell=5,10")
    play.move("cast spell=fair_wind unit=knight")

    assert ["lightning", "fair_wind"] == play["cast"]
    assert 6 == play["values.knight.speed"]


def test_CC_13_2_each_spell_once_a_turn() -> None:
    """What was cast is not offered again in this turn, and is offered in the next."""
    play = table().cards("lightning").squads(wizard="1 at 5,10", guard="1 at 5,14").put(cast=["lightning"])
    assert set() == play.stage("wizard strike").laid().strikes()

    later = play.turn("shadows").stage("end").laid().move("act unit=wizard", "move cell=5,10")
    assert {"cast spell=lightning unit=guard"} == later.strikes()


@pytest.mark.parametrize(
    ("count", "cell", "expected"), [(1, "5,13", True), (1, "5,14", False), (2, "5,15", True), (2, "5,16", False)]
)
def test_CC_13_3_range_grows_with_the_mages(count: int, cell: str, expected: bool) -> None:
    """Curse of Weakness reaches two steps per Magister: a separation of at most 2 x range + 3."""
    play = table().turn("shadows").cards("curse_of_weakness").squads(magister=f"{count} at 5,10", knight=f"1 at {cell}")

    assert expected == ("cast spell=curse_of_weakness unit=knight" in play.stage("magister strike").laid().strikes())


def test_CC_13_3_bolts_need_a_line_boons_do_not() -> None:
    """Through the wall of the castle Lightning does not go, Fair Wind does."""
    play = table().cards("lightning", "fair_wind").squads(wizard="1 at 11,4", knight="1 at 11,2", guard="1 at 12,2")

    assert {"cast spell=fair_wind unit=knight"} == play.stage("wizard strike").laid().strikes()


def test_CC_13_4_never_on_the_casting_squad() -> None:
    """A lone mage squad can cast neither boon nor aura; boons are for own squads, hexes for enemies."""
    alone = table().cards("fair_wind", "magic_wellspring").squads(wizard="2 at 5,10", guard="1 at 5,14")
    assert set() == alone.stage("wizard strike").laid().strikes()

    hexes = table().turn("shadows").cards("curse_of_weakness").squads(magister="2 at 5,10", guard="1 at 5,12")
    assert set() == hexes.stage("magister strike").laid().strikes()


def test_CC_13_5_a_bolt_counts_mages_not_their_strength() -> None:
    """Cursed Wizards of strength 0 still throw d6 + 3."""
    play = table().cards("lightning").effects(curse_of_weakness=["wizard"]).squads(wizard="3 at 5,10", guard="1 at 5,14")
    play = play.stage("wizard strike").dice(2).move("cast spell=lightning unit=guard")

    assert 5 == play.called("struck")[0]["total"]


def test_CC_13_6_rain_strikes_neighbours_of_any_opponent_in_order() -> None:
    """Target, then by separation from it, then by order of play, then by unit; own squads are spared."""
    play = table(THREE).put(order=[0, 2, 1]).cards("fire_rain").stage("wizard strike").dice(1, 1, 1, 1)
    play = play.squads(
        wizard="1 at 8,9", knight="1 at 9,10", brave="3 at 8,12", shaman="3 at 9,12", guard="3 at 8,13", spearman="3 at 8,15"
    )
    play = play.move("cast spell=fire_rain unit=brave")

    assert ["brave", "guard", "shaman"] == [event["foe"] for event in play.called("struck")]
    assert "1 at 9,10" == play["squads.knight"]


def test_CC_13_6_rain_spares_who_stands_under_a_roof() -> None:
    """In the gate passage under the wall-walk a neighbour of the target stays dry."""
    play = table().cards("fire_rain").squads(wizard="1 at 13,1", guard="1 at 13,2", spearman="1 at 13,3")
    play = play.stage("wizard strike").dice(1, 1).move("cast spell=fire_rain unit=guard")

    assert ["guard"] == [event["foe"] for event in play.called("struck")]


def test_CC_13_7_effects_last_until_the_casters_next_turn() -> None:
    """Through the opponent's turn, even when the mages fall; recruits of the squad share them."""
    play = table().cards("magic_wellspring").squads(knight="1 at 13,2").effects(magic_wellspring=["knight"]).stage("building")
    play = play.move("recruit unit=knight", "end_turn")
    assert ("shadows", 7, "2 at 13,2") == (play["turn"], play["values.knight.defence"], play["squads.knight"])

    play.move("end_turn")
    assert ("humans", 5, {}) == (play["turn"], play["values.knight.defence"], play["effects"])
    assert ["magic_wellspring"] == [event["spell"] for event in play.called("faded")]


def test_CC_13_7_an_aura_takes_who_is_in_range_when_cast() -> None:
    """Whoever leaves keeps it, whoever comes later has none."""
    play = table().cards("magic_wellspring").squads(wizard="1 at 5,10", knight="1 at 5,12", man_at_arms="1 at 5,16")
    play = play.move("act unit=wizard", "move cell=5,10", "enchant spell=magic_wellspring", "end_squad")
    play.move("act unit=knight", "move cell=9,12", "end_squad", "act unit=man_at_arms", "move cell=5,11", "end_squad")

    assert (7, 4) == (play["values.knight.defence"], play["values.man_at_arms.defence"])


def test_CC_13_8_a_veil_brings_every_range_down_to_touching() -> None:
    """Shots and Lightning need a touching cell; a rain aimed beside it still strikes it."""
    position = table().cards("lightning", "fire_rain").effects(veil_of_gloom=["guard"]).stage("wizard strike")
    far = position.squads(wizard="1 at 5,10", guard="1 at 5,12", spearman="3 at 6,12")
    assert not [strike for strike in far.laid().strikes() if strike.endswith("guard")]

    struck = far.dice(1, 1, 1).move("cast spell=fire_rain unit=spearman").called("struck")
    assert ["spearman", "guard"] == [event["foe"] for event in struck]


def test_CC_13_8_a_veiled_squad_is_not_countered_from_afar() -> None:
    """Veiled Spearmen strike at Wizards from two cells away; the answer does not reach them."""
    position = table().turn("shadows").squads(spearman="1 at 5,10", wizard="3 at 5,12").stage("spearman strike")

    assert position.dice(1, 1).move("attack unit=wizard").called("countered")
    assert not position.effects(veil_of_gloom=["spearman"]).dice(1).move("attack unit=wizard").called("countered")


def test_CC_13_9_learnt_spells_outlive_the_mages() -> None:
    """A new mage squad knows them at once."""
    play = table().cards("fair_wind").squads(knight="1 at 13,2").stage("building").move("recruit unit=wizard", "deploy cell=13,1")
    play.move("end_turn", "end_turn", "act unit=wizard", "move cell=13,1")

    assert {"cast spell=fair_wind unit=knight"} == play.strikes()


def test_CC_13_10_only_cards_of_the_own_army() -> None:
    """Nobody is offered a card of another people."""
    play = table().gold(humans=20, shadows=0).mana(humans=20, shadows=0).stage("building").laid()
    offered = {move.removeprefix("buy card=") for move in play.legal if move.startswith("buy")}

    assert {*ALL_HUMAN, "forged_armour", "damask_swords", "forced_march", "signal_fires"} == offered
    assert "CC-13.10" == play.refusal("buy card=black_flame")


def test_CC_13_11_everybody_sees_the_effects() -> None:
    """Opponents and spectators are told which spell lies on which squad."""
    play = table().squads(knight="1 at 5,10").effects(curse_of_weakness=["knight"]).laid()

    for viewer in (-1, 0, 1):
        assert {"curse_of_weakness": ["knight"]} == play.seen(viewer)["effects"]


def test_CC_13_12_nobody_rolls_for_a_squad_that_has_left() -> None:
    """The first casualty of a rain conquers the Dwarves; the roll for their Crossbowmen is not made."""
    play = table(THREE).cards("fire_rain").tokens({"west:d_bastion": "humans"}).stage("wizard strike").dice(4)
    play = play.squads(wizard="2 at 2,15", brave="1 at 2,17", crossbowman="1 at 4,17").move("cast spell=fire_rain unit=brave")

    assert ["brave"] == [event["foe"] for event in play.called("struck")]
    assert ["dwarves"] == play["fallen"]


def test_CC_13_12_fallen_mages_are_not_countered_again() -> None:
    """The first counter-attack destroys the Wizards; the second falls away."""
    play = table().cards("fire_rain").squads(wizard="1 at 5,10", guard="3 at 5,11", spearman="3 at 6,11")
    play = play.stage("wizard strike").dice(1, 1, 6).move("cast spell=fire_rain unit=guard")

    assert ["guard"] == [event["unit"] for event in play.called("countered")]


def test_CC_13_13_effects_of_different_spells_add_up() -> None:
    """A tremor and a curse lie on the same squad; a spell that has just faded may be cast again."""
    dwarves = table("humans,dwarves").squads(brave="1 at 5,10").effects(stone_skin=["brave"], wrath_of_the_ancestors=["brave"])
    assert (7, 3) == (dwarves.laid()["values.brave.defence"], dwarves.laid()["values.brave.strength"])

    play = table().cards("fair_wind").squads(wizard="1 at 5,10", knight="1 at 5,11").effects(fair_wind=["knight"])
    play = play.stage("start").move("act unit=wizard", "move cell=5,10")
    assert 4 == play["values.knight.speed"]
    assert {"cast spell=fair_wind unit=knight"} == play.strikes()


@pytest.mark.parametrize("shackled", [True, False])
def test_CC_13_14_shackles_end_with_their_caster(shackled: bool) -> None:
    """The first strike fells the Shadows' last defender: their shackles are gone and the Knights have a second manoeuvre."""
    token = {} if shackled else {"east:s_bastion": "humans"}
    play = table(THREE, three_player_end="last_standing").tokens(token).stage("knight strike").dice(1)
    play = play.effects(shackles_of_darkness=["knight"])
    play = play.squads(knight="3 at 24,16", magister="1 at 24,17", wizard="1 at 15,5").move("attack unit=magister")

    assert ("actions" if shackled else "move") == play["stage"]
    assert shackled == (play["fallen"] == [])
