"""RQ-V3. Allies."""

from .builder import Play, Table, table


def friends(**areas: str) -> Table:
    """Order and Alliance side by side, both at odds with the Legion."""
    position = table(allies=True).areas(oak_grove="order 2M", forest_edge="alliance 1W", crossroads_of_winds="legion 1W")
    return position.areas(**areas).token("forest_edge>crossroads_of_winds", "alliance m1")


def test_RQ_V3_1_consent_is_asked_each_time() -> None:
    """The other player answers; refused, the player chooses anew and does not ask him again in this turn."""
    play = friends().turn("order", 6).laid().move("ranged way=oak_grove>forest_edge")

    assert ("alliance", "RQ-V3.1", ["agree", "refuse"]) == (play.faction, play.asks, sorted(play.legal))

    play.move("refuse")

    assert ("order", "RQ-3.1") == (play.faction, play.asks)
    assert "RQ-V3.1" == play.refusal("ranged way=oak_grove>forest_edge")
    assert 6 == play["pawns.order"]


def test_RQ_V3_1_without_the_rule_nobody_is_asked() -> None:
    """An order for somebody else is then no order."""
    position = friends()
    position.options["allies"] = False

    assert "RQ-7.1" == position.turn("order", 6).laid().refusal("ranged way=oak_grove>forest_edge")


def test_RQ_V3_1_in_the_next_turn_one_may_ask_again() -> None:
    """A refusal lasts for the turn."""
    position = friends(cliff_of_sorrow="order castle", white_bluffs="order castle").turn("order", 5)
    play = (
        position.says(done=["legion", "alliance", "brotherhood"])
        .laid()
        .move("ranged way=oak_grove>forest_edge", "refuse", "pass")
    )

    assert ("order", 6) == (play.faction, play["pawns.order"])
    assert play.may("ranged way=oak_grove>forest_edge")


def test_RQ_V3_2_the_token_remembers_for_whom_it_was_placed() -> None:
    """The supported area is the ally's, the rest of RQ-7 holds."""
    position = friends(pilgrims_meadow="legion 1D")
    play = position.turn("order", 6).laid()

    assert "RQ-7.3" == play.refusal("ranged way=oak_grove>pilgrims_meadow")

    play.move("ranged way=oak_grove>forest_edge", "agree")

    assert "order r1 for alliance" == play.token("oak_grove>forest_edge")
    assert "oak_grove>forest_edge for alliance" == play["ranged.order.0"]


def test_RQ_V3_3_the_owner_of_the_token_decides_freely_in_the_support_stage() -> None:
    """Nobody is asked for consent, and nobody can be held to it."""
    play = friends().token("oak_grove>forest_edge", "order r2 for alliance").war()

    assert ("order", "RQ-10.1") == (play.faction, play.asks)
    assert play.may("send arrows=2 force=none")

    play.move("send arrows=2 force=none")

    assert (3, 1) == play.sums


def test_RQ_V3_4_the_units_count_for_the_ally() -> None:
    """Two mages add four to the attack of the Alliance."""
    play = friends(crossroads_of_winds="legion 3D").token("oak_grove>forest_edge", "order r2 for alliance").war()

    assert (2 + 1 + 4, 6) == play.move("send arrows=2 force=2M").sums


def test_RQ_V3_4_not_against_their_owner() -> None:
    """The Alliance attacks the Order itself: the mages do not help it."""
    position = table(allies=True).areas(oak_grove="order 2M", forest_edge="alliance 1W")
    position.token("forest_edge>eagle_crags", "alliance m1").area("eagle_crags", "order 2D")
    play = position.token("oak_grove>forest_edge", "order r2 for alliance").war().move("send arrows=2 force=2M")

    assert (3, 4) == play.sums


def test_RQ_V3_4_a_token_for_the_own_faction_helps_no_ally() -> None:
    """Forest Edge is the Alliance's, the token was placed for the Order itself."""
    play = friends(crossroads_of_winds="legion 3D").token("oak_grove>forest_edge", "order r2").war()

    assert (3, 6) == play.move("send arrows=2 force=2M").sums


def test_RQ_V3_4_they_help_their_own_faction_where_it_fights() -> None:
    """The area is the Order's own by now."""
    position = table(allies=True).areas(oak_grove="order 2M", forest_edge="order 1W", crossroads_of_winds="legion 3D")
    position.token("forest_edge>crossroads_of_winds", "order m1").token("oak_grove>forest_edge", "order r2 for alliance")

    assert (2 + 1 + 4, 6) == position.war().move("send arrows=2 force=2M").sums


def test_RQ_V3_4_nobody_else_is_helped() -> None:
    """The area is held by a third player."""
    position = table(allies=True).areas(oak_grove="order 2M", forest_edge="brotherhood 1W", crossroads_of_winds="legion 3D")
    position.token("forest_edge>crossroads_of_winds", "brotherhood m1").token("oak_grove>forest_edge", "order r2 for alliance")

    assert (3, 6) == position.war().move("send arrows=2 force=2M").sums


def test_RQ_V3_5_a_creature_may_be_summoned_at_an_ally() -> None:
    """Consent is asked only where no presence area is own."""
    position = table(allies=True).areas(forest_edge="alliance 1W").turn("order", 9)
    play = position.laid().move("summon creature=ballistarius junction=crossroads_of_winds+forest_edge+twilight_forest")

    assert ("alliance", "RQ-V3.1") == (play.faction, play.asks)

    play.move("agree")

    assert "crossroads_of_winds+forest_edge+twilight_forest" == play["creatures.ballistarius"]

    own = position.area("twilight_forest", "order 1W").laid()
    own.move("summon creature=ballistarius junction=crossroads_of_winds+forest_edge+twilight_forest")

    assert [] == own.called("asked")


def test_RQ_V3_5_of_several_hosts_the_summoner_names_one() -> None:
    """Alliance and Legion both hold an area there."""
    position = table(allies=True).areas(forest_edge="alliance 1W", crossroads_of_winds="legion 1W").turn("order", 9)
    play = position.laid().move("summon creature=ballistarius junction=crossroads_of_winds+forest_edge+twilight_forest")

    assert ("order", "RQ-V3.5") == (play.faction, play.asks)
    assert ["faction=legion", "faction=alliance"] == play.options("ask")

    play.move("ask faction=alliance")

    assert "alliance" == play.faction

    play.move("refuse")

    assert "order" == play.faction
    assert "supply" == play["creatures.ballistarius"]


def aqus(**options: bool) -> Play:
    """Aqus stands where a warrior of the Order could march."""
    position = table(allies=True, **options).areas(oak_grove="order 1W", forest_edge="alliance 1M").turn("alliance", 9)
    return position.laid().move("summon creature=aqus junction=eagle_crags+forest_edge+oak_grove")


def test_RQ_V3_6_aqus_may_march_units_of_an_ally() -> None:
    """By the rules of a march of their owner, with his consent."""
    play = aqus()

    assert play.may("march way=oak_grove>dawn_pinewood force=1W")
    assert not play.may("march way=oak_grove>forest_edge force=1W")

    play.move("march way=oak_grove>dawn_pinewood force=1W")

    assert ("order", "RQ-V3.1") == (play.faction, play.asks)
    assert "order castle 1W" == play.move("agree").area("dawn_pinewood")
    assert ("alliance", "order") == (play.one("ally_marched")["faction"], play.one("ally_marched")["friend"])


def test_RQ_V3_6_fidea_brings_mages_of_an_ally_to_his_own_area() -> None:
    """Own and allied units are not mixed in one use."""
    position = table(allies=True).areas(oak_grove="order 1D", forest_edge="alliance castle", blooming_dale="alliance castle 2M")
    position.area("white_bluffs", "order 2M").turn("order", 9)
    play = position.laid().move("summon creature=fidea junction=forest_edge+oak_grove+twilight_forest")

    assert {"area=forest_edge", "area=oak_grove"} == set(play.options("rally"))

    play.move("rally area=forest_edge")
    while play.faction == "order" and play.options("gather"):
        assert all("white_bluffs" not in option for option in play.options("gather"))

        play.move(f"gather {play.options('gather')[-1]}")
    if play.faction == "alliance":
        play.move("agree")

    assert "alliance castle 2M" == play.area("forest_edge")


def test_RQ_V3_6_other_abilities_are_not_extended() -> None:
    """Architectus does not build for an ally, nor beside his units."""
    position = table(allies=True).areas(forest_edge="alliance 1W", oak_grove="order 1D").turn("order", 9)
    play = position.laid().move("summon creature=architectus junction=forest_edge+oak_grove+twilight_forest")

    assert ["area=oak_grove"] == play.options("build")


def test_RQ_V3_7_auras_never_affect_units_of_an_ally() -> None:
    """Supporting units keep that of their own faction."""
    position = friends(crossroads_of_winds="legion 3D", forest_edge="alliance 1W 1M").creature(
        "fidea", "forest_edge+oak_grove+twilight_forest"
    )
    play = position.token("oak_grove>forest_edge", "order r2 for alliance").war().move("send arrows=2 force=2M")

    assert (2 + 1 + 1 + 2 * 3, 6) == play.sums
    assert {("order", 1), ("alliance", 0)} == {
        (group["faction"], group["aura"]) for group in play.called("fought") if group["unit"] == "mage"
    }


def test_RQ_V3_8_no_marching_into_an_allys_area() -> None:
    """The rule of the march stands, and nobody is asked."""
    play = friends().turn("order").laid()

    assert "RQ-4.2" == play.refusal("march way=oak_grove>forest_edge force=1M")


def test_RQ_V3_9_each_use_on_an_ally_needs_its_own_consent() -> None:
    """Even if the ally has allowed the summons; refused, the creature stays and the ability may be used otherwise."""
    position = table(allies=True).areas(oak_grove="order 1W").turn("alliance", 9)
    play = position.laid().move("summon creature=aqus junction=dawn_pinewood+oak_grove+pilgrims_meadow")

    assert "order" == play.faction

    play.move("agree")

    assert ("alliance", "RQ-9.8") == (play.faction, play.asks)

    play.move("march way=oak_grove>pilgrims_meadow force=1W")

    assert "order" == play.faction

    play.move("refuse")

    assert "dawn_pinewood+oak_grove+pilgrims_meadow" == play["creatures.aqus"]
    assert "order 1W" == play.area("oak_grove")


def test_RQ_V3_9_after_a_refusal_the_ability_may_be_used_otherwise() -> None:
    """Own units still march."""
    play = aqus().move("march way=oak_grove>dawn_pinewood force=1W", "refuse")

    assert ("alliance", "RQ-9.8") == (play.faction, play.asks)
    assert {"pass", "march way=forest_edge>eagle_crags force=1M"} <= set(play.legal)
    assert not play.may("march way=oak_grove>dawn_pinewood force=1W")


def test_RQ_V3_9_effects_aimed_at_others_need_no_consent() -> None:
    """Armus asks nobody."""
    position = table(allies=True).areas(wasteland="legion 1W", saxum_ridges="brotherhood 1W").turn("brotherhood", 9)
    position.token("wasteland>saxum_ridges", "legion m1")
    play = position.laid().move("summon creature=armus junction=howling_wilds+saxum_ridges+wasteland")
    play.move("disarm border=saxum_ridges|wasteland")

    assert [] == [event for event in play.chronicle if event["event"] == "asked"]
    assert "supply" == play["melee.legion.0"]


def test_RQ_R46_the_summoner_decides_on_the_second_step() -> None:
    """One consent covers the whole march of a single allied unit."""
    play = aqus(single_march=True).move("march way=oak_grove>pilgrims_meadow force=1W", "agree")

    assert ("alliance", "RQ-V1.1") == (play.faction, play.asks)

    play.move("march_on way=pilgrims_meadow>white_bluffs")

    assert "order 1W" == play.area("white_bluffs")
    assert ("alliance", "order") == (play.one("ally_marched")["faction"], play.one("ally_marched")["friend"])
    assert 1 == len([event for event in play.chronicle if event["event"] == "asked"])
