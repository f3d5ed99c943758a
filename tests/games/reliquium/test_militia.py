"""RQ-V2. Militia."""

import pytest

from .builder import FACTIONS, Play, Table, table


def raided(**areas: str) -> Table:
    """Two players attack the Order."""
    position = table(militia=True).areas(oak_grove="alliance 1W", pilgrims_meadow="legion 1W").areas(**areas)
    return position.token("oak_grove>cliff_of_sorrow", "alliance m1").token("pilgrims_meadow>dawn_pinewood", "legion m1")


def peace_over(position: Table) -> Play:
    return position.only("brotherhood", 9).laid().passed()


def test_RQ_V2_1_two_attackers_raise_the_militia() -> None:
    """All castles of the attacked player, until the end of the round; nobody else's."""
    play = peace_over(raided())

    assert [("order",)] == [(rose["faction"],) for rose in play.called("militia_rose")]
    assert ["order"] == play["militia"]


@pytest.mark.parametrize(
    "tokens",
    [
        {"oak_grove>cliff_of_sorrow": "alliance m1"},
        {"oak_grove>cliff_of_sorrow": "alliance m1", "oak_grove>dawn_pinewood": "alliance m2"},
        {"oak_grove>cliff_of_sorrow": "alliance m1", "dawn_pinewood>pilgrims_meadow": "order m1"},
        {"oak_grove>cliff_of_sorrow": "alliance m1", "pilgrims_meadow>white_bluffs": "legion m1"},
    ],
)
def test_RQ_V2_1_one_attacker_does_not(tokens: dict[str, str]) -> None:
    """Two tokens of one player, an own token, or one that points elsewhere do not count."""
    position = table(militia=True).areas(oak_grove="alliance 1W", pilgrims_meadow="legion 1W")
    for way, token in tokens.items():
        position.token(way, token)
    play = peace_over(position)

    assert [] == play.called("militia_rose")


NEIGHBOURS = {
    "legion": "wasteland>boundless_expanse",
    "alliance": "forest_edge>mossy_ridge",
    "order": "oak_grove>dawn_pinewood",
    "brotherhood": "howling_wilds>ancestors_bowl",
}


@pytest.mark.parametrize("attacked", FACTIONS)
@pytest.mark.parametrize("attacker", FACTIONS)
def test_RQ_V2_1_one_attacker_does_not_whoever_attacks_whom(attacked: str, attacker: str) -> None:
    """Each faction has its share of nobody else's attackers; a token of its own counts least of all."""
    way = NEIGHBOURS[attacked]
    position = table(militia=True).area(way.partition(">")[0], f"{attacker} 1W").token(way, f"{attacker} m1")
    play = peace_over(position)

    assert [] == play.called("militia_rose")


def test_RQ_V2_1_an_own_token_towards_own_ground_is_no_second_attacker() -> None:
    """The Legion has marched to where its own swords point; the Order alone attacks it."""
    position = table(militia=True).areas(wasteland="legion 1W", ashen_peaks="legion castle 1D", crimson_gulf="order 1W")
    position.token("wasteland>ashen_peaks", "legion m1").token("crimson_gulf>boundless_expanse", "order m1")
    play = peace_over(position)

    assert [] == play.called("militia_rose")


def test_RQ_V2_1_only_when_the_rule_is_chosen() -> None:
    """Without it castles never fight."""
    position = raided()
    position.options["militia"] = False
    play = peace_over(position)

    assert [] == play["militia"]
    assert 1 == len(play.called("unopposed"))


def test_RQ_V2_1_several_players_can_have_militia_at_once() -> None:
    """Each is attacked by two others; areas held by units count too."""
    position = raided(whispering_grove="legion 1D", eagle_crags="order 1D")
    position.token("whispering_grove>mossy_ridge", "legion m2").token("eagle_crags>sacrificial_forest", "order m1")
    play = peace_over(position)

    assert {"alliance", "order"} == {rose["faction"] for rose in play.called("militia_rose")}


@pytest.mark.parametrize("creature", ["ballistarius", "architectus", "fidea"])
def test_RQ_V2_2_a_militia_has_strength_one_without_auras(creature: str) -> None:
    """Whatever creature stands beside it."""
    play = peace_over(raided().creature(creature, "cliff_of_sorrow+dawn_pinewood+field_of_grace"))
    militia = [group for group in play.called("fought") if group["unit"] == "militia"]

    assert [("order", "defence", 1, 0, 1)] == [
        (group["faction"], group["role"], group["strength"], group["aura"], group["total"]) for group in militia
    ]


def test_RQ_V2_2_it_attacks_with_one() -> None:
    """A castle without units attacks with strength 1 and the swords."""
    play = peace_over(raided().token("dawn_pinewood>oak_grove", "order m3"))

    assert (1 + 3, 1) == next((found["attack"], found["defence"]) for found in play.called("compared"))


def test_RQ_V2_3_it_does_not_count_against_the_troop_limit() -> None:
    """Three units and the militia defend together."""
    play = peace_over(raided(dawn_pinewood="order castle 3D"))

    assert (3, 7) == next((found["attack"], found["defence"]) for found in play.called("compared"))


def test_RQ_V2_4_a_castle_alone_is_defended() -> None:
    """A battle is fought where otherwise the attacker would just march in."""
    play = peace_over(raided())

    assert ["battle_began"] == [name for name in play.names() if name in ("battle_began", "unopposed")]
    assert (3, 1) == play.sums


def test_RQ_V2_4_a_castle_alone_can_attack() -> None:
    """The token is not taken off as idle."""
    play = peace_over(raided().token("dawn_pinewood>oak_grove", "order m3"))

    assert [] == play.called("idled")
    assert "order" == play.called("battle_began")[0]["faction"]


def supporting(stands: str, arrows: int) -> Play:
    """Dawn Pinewood supports Oak Grove while the Order is attacked by two."""
    position = table(militia=True).areas(oak_grove="order 1D", forest_edge="alliance 1W", pilgrims_meadow="legion 1W")
    position.token("forest_edge>oak_grove", "alliance m1").token("pilgrims_meadow>dawn_pinewood", "legion m1")
    return position.area("dawn_pinewood", stands).token("dawn_pinewood>oak_grove", f"order r{arrows}").war()


def test_RQ_V2_5_it_may_be_sent_and_uses_an_arrow() -> None:
    """With one arrow a mage or the militia goes, not both; with two arrows both go."""
    one = supporting("order castle 1M", 1)

    assert {"send arrows=1 force=none", "send arrows=1 force=1M", "send_militia arrows=1 force=none"} == set(one.legal)
    assert "RQ-10.3" == one.refusal("send_militia arrows=1 force=1M")

    two = supporting("order castle 1M", 2)

    assert two.may("send_militia arrows=2 force=1M")


def test_RQ_V2_5_it_is_sent_to_one_token_only() -> None:
    """Two tokens point out of Dawn Pinewood: whoever is sent to the first is not there for the second."""
    position = table(militia=True).areas(oak_grove="order 1D", forest_edge="alliance 1W", pilgrims_meadow="legion 1W")
    position.token("forest_edge>oak_grove", "alliance m1").token("pilgrims_meadow>dawn_pinewood", "legion m1")
    position.token("dawn_pinewood>oak_grove", "order r1").token("dawn_pinewood>cliff_of_sorrow", "order r2")
    position.area("dawn_pinewood", "order castle 1M")

    play = position.war().move("send_militia arrows=1 force=none")

    assert ["arrows=2 force=none", "arrows=2 force=1M"] == play.options("send")
    assert [] == play.options("send_militia")


def test_RQ_V2_5_each_castle_has_a_militia_of_its_own() -> None:
    """That one is sent does not keep another at home."""
    position = table(militia=True).areas(oak_grove="order 1D", forest_edge="alliance 1W", pilgrims_meadow="legion 1W")
    position.token("forest_edge>oak_grove", "alliance m1").token("pilgrims_meadow>dawn_pinewood", "legion m1")
    position.token("dawn_pinewood>oak_grove", "order r1").token("cliff_of_sorrow>oak_grove", "order r2")
    play = position.war().move("send_militia arrows=1 force=none")

    assert ["arrows=2 force=none"] == play.options("send_militia")

    play.move("send_militia arrows=2 force=none", "advance arrows=0 force=none")
    fought = next(found for found in play.chronicle if found["event"] == "compared" and found["faction"] == "alliance")

    assert (2 + 1, 2 + 1 + 1) == (fought["attack"], fought["defence"])


def test_RQ_V2_5_without_militia_none_is_sent() -> None:
    """Only one player attacks, so the castle stays a castle."""
    position = table(militia=True).areas(oak_grove="order 1D", forest_edge="alliance 1W", dawn_pinewood="order castle 1M")
    play = position.token("forest_edge>oak_grove", "alliance m1").token("dawn_pinewood>oak_grove", "order r2").war()

    assert "RQ-V2.5" == play.refusal("send_militia arrows=2 force=none")


def test_RQ_V2_6_it_is_never_lost_and_never_flees() -> None:
    """Beaten, it stays with its castle; only a victory march removes it."""
    play = peace_over(raided())

    assert [] == play.called("lost", "fled", "destroyed")

    play.move("advance arrows=0 force=none")

    assert "order castle" == play.area("dawn_pinewood")

    play.move("advance arrows=0 force=1W")

    assert "alliance 1W" == play.area("cliff_of_sorrow")
    assert "cliff_of_sorrow" == play.one("razed")["area"]


def test_RQ_V2_7_the_check_is_made_once() -> None:
    """The first attacker's token is gone, and the castle still fights the second."""
    play = peace_over(raided()).move("advance arrows=0 force=none")

    assert ["order"] == play["militia"]
    assert ("alliance", 3, 1) == tuple(play.one("compared")[field] for field in ("faction", "attack", "defence"))

    play.move("advance arrows=0 force=none")

    assert [] == play["militia"]


def test_RQ_V2_8_sent_in_support_it_still_fights_at_home() -> None:
    """And a token with only a militia is not removed."""
    play = supporting("order castle", 1).move("send_militia arrows=1 force=none")

    assert (3, 1) == play.sums
    assert "order r1 militia" == play.token("dawn_pinewood>oak_grove")
    assert (3, 3) == play.move("advance arrows=0 force=none").sums


def test_RQ_V2_9_a_militia_that_wins_does_not_march() -> None:
    """The beaten defender loses and flees, and nobody follows."""
    position = raided(oak_grove="alliance 1W 1M").token("dawn_pinewood>oak_grove", "order m3")
    play = peace_over(position)

    assert (4, 2) == next((found["attack"], found["defence"]) for found in play.called("compared"))
    assert "alliance" == play.faction

    play.move("lose arrows=0 force=1M", "flee way=oak_grove>forest_edge force=1W")

    assert [] == [event for event in play.chronicle if event["event"] == "advanced"]
    assert "empty" == play.area("oak_grove")
