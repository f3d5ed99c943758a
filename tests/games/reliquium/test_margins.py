"""First and last of the map, neighbours in a list, whoever is not meant: nothing is counted one too many or too few."""

from __future__ import annotations

from typing import Any

import pytest

from quintain.kernel.errors import PositionError

from .builder import ASHES, FACTIONS, Play, Table, table
from .test_flight import attached

FIRST_WAY = "gallows_thicket>ashen_peaks"
FIRST_JUNCTION = "abyssal_fangs+burnt_forest+crossroads_of_winds"


def controllers(play: Play) -> dict[str, str]:
    """RQ-1.3. Who controls what, as it is told."""
    areas = {area: words.replace(",", " ").split()[0] for area, words in play["areas"].items()}
    return {area: word for area, word in areas.items() if word in FACTIONS}


def junctions(play: Play) -> set[str]:
    """All there are, as a move names them."""
    (verb,) = [verb for verb in play.game.space.verbs if verb.name == "summon"]
    return {str(play.game.space.describe(verb.first + at)["junction"]) for at in range(36)}


def battles(play: Play) -> dict[str, dict[str, Any]]:
    return {told["token"]: told for told in play["battles"]}


@pytest.mark.parametrize("faction", FACTIONS)
def test_RQ_V3_5_hosts_are_those_with_an_area_at_the_junction(faction: str) -> None:
    """For every creature and junction: nobody is asked where the summoner has an area, else exactly those who have one."""
    position = table(allies=True).areas(wasteland="order 1D", forest_edge="brotherhood 1M", field_of_bones="legion 1W")
    play = position.turn(faction, 9).laid()
    holders = controllers(play)
    offered = {}
    for option in play.options("summon"):
        creature, junction = (word.partition("=")[2] for word in option.split())
        offered[creature, junction] = play.facts(f"summon {option}")["friend"]
    creatures = {creature for creature, _ in offered}

    for junction in junctions(play):
        there = {holders[area] for area in junction.split("+") if area in holders}
        friend = "own" if faction in there else next(iter(there)) if len(there) == 1 else "several"
        for creature in creatures:
            assert (friend if there else None) == offered.get((creature, junction)), junction
    assert 3 == len(creatures)
    assert {"own", "several", *FACTIONS} - {faction} <= set(offered.values())


def test_RQ_V3_1_whoever_refused_bars_only_junctions_of_his_own() -> None:
    """The clause of a refusal: the ally's, where he has an area; elsewhere that nobody is there."""
    play = table(allies=True).turn("legion", 9).says(refused=["alliance"]).laid()
    holders = controllers(play)
    offered = {option.partition("junction=")[2] for option in play.options("summon")}
    shut = junctions(play) - offered

    assert {"RQ-V3.1", "RQ-9.2"} == {play.refusal(f"summon creature=cerberus junction={junction}") for junction in sorted(shut)}
    for junction in shut:
        there = {holders.get(area) for area in junction.split("+")}
        clause = "RQ-V3.1" if "alliance" in there else "RQ-9.2"

        assert clause == play.refusal(f"summon creature=malleus junction={junction}")


def test_RQ_9_5_a_creature_on_the_first_junction_stays_there() -> None:
    """Wherever it stands, it cannot be summoned again, and its place is taken."""
    play = table().area("burnt_forest", "legion 1W").creature("cerberus", FIRST_JUNCTION).turn("legion", 9).laid()

    assert "RQ-9.5" == play.refusal(f"summon creature=cerberus junction={ASHES}")
    assert "RQ-9.4" == play.refusal(f"summon creature=malleus junction={FIRST_JUNCTION}")


def storm(**options: Any) -> Table:
    """The Order holds Gallows Thicket and attacks along the first way of the map."""
    return table(**options).area("gallows_thicket", "order 2W").token(FIRST_WAY, "order m1")


def test_RQ_11_1_a_token_on_the_first_way_is_carried_out() -> None:
    """Somebody marches and razes the castle, and what would come of it is told."""
    play = storm().fought()

    assert {"razes": "yes", "army": "2W", "rest": "none", "goal": "ashen_peaks"}.items() <= play.facts(
        "advance arrows=0 force=2W"
    ).items()
    assert "yes" == play.facts("advance arrows=0 force=1W")["razes"]
    assert "no" == play.facts("advance arrows=0 force=none")["razes"]
    assert ("order", "RQ-12.14") == (play.faction, play.asks)
    assert "order 2W" == play.move("advance arrows=0 force=2W").area("ashen_peaks")


def test_RQ_V2_1_a_token_on_the_first_way_makes_an_attacker() -> None:
    position = storm(militia=True).area("wasteland", "alliance 1W").token("wasteland>ashen_peaks", "alliance m1")

    assert ["legion"] == position.fought()["militia"]


def test_RQ_9_20_the_token_on_the_first_way_is_told() -> None:
    """Armus reaches it, and says whose it is."""
    position = storm().area("wasteland", "brotherhood 1W").turn("brotherhood", 9).says(done=["legion", "alliance", "order"])
    play = position.laid().move("summon creature=armus junction=ashen_peaks+boundless_expanse+wasteland")

    assert {"faction": "order", "swords": 1, "way": FIRST_WAY}.items() <= play.facts(
        "disarm border=ashen_peaks|gallows_thicket"
    ).items()


def test_RQ_10_3_tokens_in_supply_promise_nothing() -> None:
    """The last way of the map leads into the attacked area, and units stand at its beginning: no token, no support."""
    position = table().areas(crossroads_of_winds="legion 2W", twilight_forest="order 1D", mirror_lake="order 2M")
    play = position.token("crossroads_of_winds>twilight_forest", "legion m1").laid()

    assert 0 == battles(play)["legion m1"]["defence_support"]


def test_RQ_12_3_a_token_of_another_faction_promises_nothing() -> None:
    """The Wasteland has changed hands: the Legion's units would not support the Order there."""
    position = table().areas(wasteland="order 1D", howling_wilds="brotherhood 1W", boundless_expanse="legion castle 3M")
    position.token("boundless_expanse>wasteland", "legion r3").token("howling_wilds>wasteland", "brotherhood m1")

    assert (0, 0) == tuple(battles(position.laid())["brotherhood m1"][field] for field in ("defence_support", "attack_support"))


@pytest.mark.parametrize(
    ("faction", "area", "attacked"),
    [
        ("alliance", "mossy_ridge", ("forest_edge", "whispering_grove")),
        ("order", "dawn_pinewood", ("oak_grove", "pilgrims_meadow")),
        ("brotherhood", "ancestors_bowl", ("howling_wilds", "saxum_ridges")),
    ],
)
def test_RQ_10_8_a_decided_token_promises_nothing_whoever_owns_it(faction: str, area: str, attacked: tuple[str, str]) -> None:
    """Nobody was sent to the first token; both mages may still go to the second."""
    first, second = attacked
    around = {"forest_edge": "twilight_forest", "oak_grove": "twilight_forest", "howling_wilds": "wasteland"}[first]
    beside = {"whispering_grove": "crossroads_of_winds", "pilgrims_meadow": "white_bluffs", "saxum_ridges": "field_of_bones"}
    position = table().areas(**{first: f"{faction} 1W", second: f"{faction} 1D", area: f"{faction} castle 2M"})
    position.areas(**{around: "legion 2W", beside[second]: "legion 1W"})
    position.token(f"{around}>{first}", "legion m2").token(f"{beside[second]}>{second}", "legion m1")
    position.token(f"{area}>{first}", f"{faction} r1").token(f"{area}>{second}", f"{faction} r2")
    play = position.war()

    assert (2, 4) == (battles(play)["legion m2"]["defence_support"], battles(play)["legion m1"]["defence_support"])

    play.move("send arrows=1 force=none")

    assert (0, 4) == (battles(play)["legion m2"]["defence_support"], battles(play)["legion m1"]["defence_support"])


def test_RQ_10_8_who_has_decided_is_not_asked_with_others() -> None:
    """The Legion keeps a mage at home; the Brotherhood is asked about a token of the same value."""
    position = table().areas(wasteland="legion 2W", boundless_expanse="legion castle 2M", saxum_ridges="brotherhood 1D")
    position.token("wasteland>saxum_ridges", "legion m1").token("boundless_expanse>wasteland", "legion r2")
    position.area("ancestors_bowl", "brotherhood castle 2M").token("ancestors_bowl>saxum_ridges", "brotherhood r2")
    play = position.war().move("send arrows=2 force=1M")
    told = battles(play)["legion m1"]

    assert "brotherhood" == play.faction
    assert (0, 4) == (told["attack_support"], told["defence_support"])


def test_RQ_12_11_a_fled_unit_is_previewed_at_its_token_as_support_is() -> None:
    """What it adds, to which battle, and nothing if nobody is attached."""
    play = attached().war().move("send arrows=2 force=1M", "flee way=saxum_ridges>ancestors_bowl force=1D")
    nobody, one = (play.facts(f"attach arrows=2 force={force}") for force in ("none", "1D"))

    assert (0, 1) == (nobody["gain"]["support"], one["gain"]["support"])
    assert [] == nobody["battles"]
    assert [(7, 7, 4, 5)] == [
        tuple(each[name] for name in ("attack", "attack_after", "defence", "defence_after")) for each in one["battles"]
    ]


@pytest.mark.parametrize("allies", [False, True])
def test_RQ_7_1_nobodys_area_is_not_supported_nor_another_players_without_the_rule(allies: bool) -> None:
    position = table(allies=allies).areas(wasteland="legion 1W", saxum_ridges="brotherhood 1D", ashen_peaks="legion castle")
    play = position.token("saxum_ridges>field_of_bones", "brotherhood m1").turn("legion", 6).laid()

    assert "RQ-7.1" == play.refusal("ranged way=wasteland>crossroads_of_winds")
    if not allies:
        assert "RQ-7.1" == play.refusal("ranged way=wasteland>saxum_ridges")


def test_RQ_10_7_a_foreign_token_out_of_the_area_does_not_matter() -> None:
    """The Bowl has changed hands: everybody to the only own token is still proposed."""
    position = table().areas(ancestors_bowl="legion 1M", howling_wilds="legion 1W", saxum_ridges="brotherhood 1D")
    position.token("ancestors_bowl>howling_wilds", "legion r2").token("saxum_ridges>howling_wilds", "brotherhood m1")
    play = position.token("ancestors_bowl>valley_of_volcanoes", "brotherhood r1").war()

    assert "yes" == play.facts("send arrows=2 force=1M")["proposed"]


def test_RQ_12_9_a_flight_that_leaves_room_unused_is_refused_by_its_clause() -> None:
    """One unit could go to each of two neighbours; the first comes first, or somebody would be destroyed."""
    full = {"ancestors_bowl": "brotherhood castle 2M", "valley_of_volcanoes": "brotherhood castle 1M 1W"}
    barred = dict.fromkeys(("copper_field", "howling_wilds", "field_of_bones", "broken_spine"), "order castle")
    position = table().areas(wasteland="legion 3W", saxum_ridges="brotherhood 2D 1W", **barred, **full)
    play = position.token("wasteland>saxum_ridges", "legion m3").fought().move("lose arrows=0 force=1D")
    offered = {option.split()[0] for option in play.options("flee")}
    (later,) = {"way=saxum_ridges>ancestors_bowl", "way=saxum_ridges>valley_of_volcanoes"} - offered

    assert 1 == len(offered)
    assert "RQ-12.9" == play.refusal(f"flee {later} force=1D")


@pytest.mark.parametrize("value", [1, 2])
def test_RQ_5_7_cerberus_cannot_use_a_token_that_lies_on_the_map(value: int) -> None:
    """Any token in supply, but none twice."""
    position = table().areas(wasteland="legion 1W", howling_wilds="brotherhood 1D", saxum_ridges="brotherhood 1D")
    position.area("crimson_gulf", "order 1W").token("wasteland>howling_wilds", f"legion m{value}").turn("legion", 9)
    play = position.laid().move(f"summon creature=cerberus junction={ASHES}")

    assert "RQ-5.7" == play.refusal(f"unleash way=wasteland>saxum_ridges swords={value}")
    assert play.may("unleash way=wasteland>saxum_ridges swords=3")


@pytest.mark.parametrize("force", ["1W", "1D"])
def test_RQ_4_1_only_own_units_march(force: str) -> None:
    """Neither those of another player nor such as do not stand there."""
    play = table().areas(wasteland="legion 1M", saxum_ridges="brotherhood 1W 1D").turn("legion").laid()

    assert "RQ-4.1" == play.refusal(f"march way=saxum_ridges>field_of_bones force={force}")
    assert "RQ-4.1" == play.refusal(f"march way=wasteland>crossroads_of_winds force={force}")


def test_RQ_R42_a_way_barred_by_another_player_is_no_way_on() -> None:
    """Out of a full Burnt Forest only enemies' areas with room are left."""
    position = table(single_march=True).areas(abyssal_fangs="legion 1W", burnt_forest="legion 3D", wasteland="order 1W")
    position.areas(ashen_peaks="legion castle 3M", crossroads_of_winds="order 1D").turn("legion")

    assert "RQ-V1.5" == position.laid().refusal("march way=abyssal_fangs>burnt_forest force=1W")


def test_RQ_9_13_what_is_no_march_is_refused_by_the_ability() -> None:
    """Aqus marches and does nothing else; where nobody marches, a march is refused by the ability that is used."""
    aqus = table().areas(forest_edge="alliance 1W").turn("alliance", 9).says(done=["legion"])
    play = aqus.laid().move("summon creature=aqus junction=forest_edge+mossy_ridge+sacrificial_forest")

    assert "RQ-9.13" == play.refusal("build area=forest_edge")

    armus = table().areas(wasteland="brotherhood 1W", saxum_ridges="legion 1D").token("saxum_ridges>wasteland", "legion m1")
    play = armus.turn("brotherhood", 9).says(done=["legion", "alliance", "order"]).laid()
    play.move(f"summon creature=armus junction={ASHES}")

    assert "RQ-9.20" == play.refusal("march way=wasteland>howling_wilds force=1W")


def test_RQ_V3_6_an_allys_march_is_refused_by_the_rules_of_marches() -> None:
    """Allies may be led, but not into somebody else's area."""
    position = table(allies=True).areas(forest_edge="alliance 1W", eagle_crags="order 1D", oak_grove="legion 1M")
    position.turn("alliance", 9).says(done=["legion"])
    play = position.laid().move("summon creature=aqus junction=eagle_crags+forest_edge+oak_grove")

    assert "RQ-4.2" == play.refusal("march way=eagle_crags>oak_grove force=1D")


def test_RQ_10_1_who_is_asked_to_send_is_told_along_which_way() -> None:
    """The token of the question, also the very first."""
    position = table().areas(wasteland="legion 2W", boundless_expanse="legion castle 1M", saxum_ridges="brotherhood 1D")
    play = position.token("wasteland>saxum_ridges", "legion m1").token("boundless_expanse>wasteland", "legion r1").war()

    assert {"way": "boundless_expanse>wasteland", "arrows": 1} == play.match.decision(play.seat).about


def test_RQ_9_15_whoever_is_away_calls_nobody_beyond_the_first() -> None:
    """The call of Arborus is ended as soon as it may be."""
    position = table().areas(forest_edge="alliance 1W", blooming_dale="alliance castle 1W", whispering_grove="alliance 1D")
    position.area("sacrificial_forest", "alliance castle").turn("alliance", 9).says(done=["legion"])
    play = position.laid().move("summon creature=arborus junction=forest_edge+mossy_ridge+sacrificial_forest")
    play.move("rally area=sacrificial_forest")

    assert play.legal[0] == play.game.space.text(play.game.absent(play.match.state, play.seat))

    play.move("gather area=blooming_dale force=1W")

    assert {"ends": "call"} == play.facts("done")
    assert "done" == play.game.space.text(play.game.absent(play.match.state, play.seat))


@pytest.mark.parametrize("value", [1, 2, 3])
def test_RQ_12_22_the_picture_of_a_battle_says_which_token_it_is(value: int) -> None:
    position = table().areas(wasteland="legion 3W", saxum_ridges="brotherhood 1W 1D 1M")
    play = position.token("wasteland>saxum_ridges", f"legion m{value}").fought()
    fight: Any = play.game.picture(play.match.view(-1))["fight"]

    assert value == fight["swords"]


@pytest.mark.parametrize("factions", [["order", "legion"], ["legion", "alliance"]])
def test_factions_of_a_position_are_those_of_the_options(factions: list[str]) -> None:
    game = table("legion,order").laid().game

    assert game.tell(game.lay({})) == game.tell(game.lay({"factions": ["legion", "order"]}))

    with pytest.raises(PositionError, match="those of the options"):
        game.lay({"factions": factions})


def test_RQ_V2_1_nobodys_area_raises_no_militia() -> None:
    """Two players attack what nobody holds: nobody is the worse for it."""
    position = table(militia=True).areas(wasteland="legion 1W", saxum_ridges="alliance 1W")
    position.token("wasteland>howling_wilds", "legion m1").token("saxum_ridges>field_of_bones", "alliance m1")

    assert [] == position.fought()["militia"]


def test_RQ_9_8_what_a_pass_leaves_unused_is_told() -> None:
    """The turn; or, after a summons, the ability."""
    play = table().areas(wasteland="legion 1W", saxum_ridges="brotherhood 1D").turn("legion", 9).laid()

    assert "turn" == play.facts("pass")["waives"]

    play.move(f"summon creature=cerberus junction={ASHES}")

    assert "ability" == play.facts("pass")["waives"]


def test_RQ_V1_5_to_be_done_ends_a_march() -> None:
    play = table(single_march=True).areas(wasteland="legion 1W").turn("legion").laid()

    assert {"ends": "march"} == play.move("march way=wasteland>broken_spine force=1W").facts("done")


def test_RQ_11_1_a_token_on_the_first_way_is_counted_among_those_before() -> None:
    """The place of an order in the row of battles: after a higher token, wherever that lies."""
    position = table().areas(
        gallows_thicket="order 2W", wasteland="legion 1W", abyssal_fangs="legion 1W", saxum_ridges="order 1D"
    )
    first = position.token("abyssal_fangs>crossroads_of_winds", "legion m3").turn("legion", 3).laid()
    later = position.token(FIRST_WAY, "order m3").laid()
    order = "melee way=wasteland>saxum_ridges"

    assert 1 == later.facts(order)["place"] - first.facts(order)["place"]


def test_RQ_10_2_a_token_on_the_first_way_is_among_those_still_to_be_asked_about() -> None:
    position = table().areas(gallows_thicket="order 2M", ashen_peaks="legion castle 1W", wasteland="brotherhood 1W")
    position.token("wasteland>ashen_peaks", "brotherhood m1").token(FIRST_WAY, "order r1")
    play = position.war()
    posts: Any = play.game.picture(play.match.view(play.seat))["posts"]

    assert [FIRST_WAY] == [post["way"] for post in posts]


def test_RQ_11_3_an_order_against_nobody_costs_nobody() -> None:
    """What is promised of it: no battle, no losses."""
    play = table().areas(wasteland="legion 1W").turn("legion", 3).laid()
    told = play.facts("melee way=wasteland>howling_wilds")

    assert ("unopposed", {"own": 0, "foe": 0}) == (told["course"], told["losses"])


def test_RQ_V3_1_an_ally_is_told_of_every_area_that_he_sends_units_from() -> None:
    """Two areas, two units: he agrees to the whole call, and reads the whole of it."""
    position = table(allies=True).areas(
        forest_edge="alliance 1D", crossroads_of_winds="order 1D", white_bluffs="order 1W", cliff_of_sorrow="order 1M"
    )
    junction = "crossroads_of_winds+forest_edge+twilight_forest"
    play = position.turn("alliance", 9).laid().move(f"summon creature=arborus junction={junction}", "rally area=twilight_forest")
    play.move("gather area=cliff_of_sorrow force=1M", "gather area=white_bluffs force=1W")
    while play.faction == "alliance":
        play.move("done")
    told = play.facts("agree")

    assert ("order", "alliance", "gather", "twilight_forest") == (play.faction, told["faction"], told["request"], told["goal"])
    assert ({"white_bluffs", "cliff_of_sorrow"}, "1W1M") == (set(told["areas"]), told["force"])
