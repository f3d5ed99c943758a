"""RQ-9. Creatures: summoning, auras and what all abilities share."""

import pytest

from .builder import ASHES, GROVE, SHRINE, started, table

CREATURES = {
    "legion": ("cerberus", "malleus", "illesebra"),
    "alliance": ("aqus", "caballus", "arborus"),
    "order": ("ballistarius", "architectus", "fidea"),
    "brotherhood": ("iratus", "armus", "ignifer"),
}


@pytest.mark.parametrize("faction", CREATURES)
def test_RQ_9_1_an_own_creature_from_supply_goes_to_a_junction(faction: str) -> None:
    """Each faction has three creatures, and nobody summons those of another."""
    play = table().says(base="start").turn(faction, 9).laid()
    offered = {option.split(" ")[0].removeprefix("creature=") for option in play.options("summon")}

    assert set(CREATURES[faction]) == offered

    other = CREATURES["order" if faction == "legion" else "legion"][0]

    assert "RQ-9.1" == play.refusal(f"summon creature={other} junction={ASHES}")


def test_RQ_9_2_a_presence_area_must_be_own() -> None:
    """A castle or a unit at the junction is enough; without either the summons is refused."""
    play = table().turn("legion", 9).laid()
    junctions = {option.split("junction=")[1] for option in play.options("summon")}

    assert {
        "ashen_peaks+boundless_expanse+gallows_thicket",
        "ashen_peaks+boundless_expanse+wasteland",
        "ashen_peaks+burnt_forest+wasteland",
        "boundless_expanse+crimson_gulf+wasteland",
    } == junctions
    assert "RQ-9.2" == play.refusal(f"summon creature=malleus junction={ASHES}")
    assert table().area("howling_wilds", "legion 1W").turn("legion", 9).laid().may(f"summon creature=malleus junction={ASHES}")


def test_RQ_9_3_only_points_of_three_areas_are_junctions() -> None:
    """Three areas in a row, or two on the edge, are no place of summoning."""
    game = started().game
    for junction in ("boundless_expanse+crimson_gulf", "ashen_peaks+gallows_thicket+wasteland"):
        with pytest.raises(ValueError):
            game.space.parse(f"summon creature=malleus junction={junction}")


def test_RQ_9_4_one_creature_a_junction() -> None:
    """Whoever owns it; a neighbouring junction with two of the same areas is free."""
    position = table().areas(wasteland="legion 1W", howling_wilds="brotherhood 1D").creature("armus", ASHES)
    play = position.turn("legion", 9).laid()

    assert "RQ-9.4" == play.refusal(f"summon creature=malleus junction={ASHES}")
    assert play.may("summon creature=malleus junction=broken_spine+saxum_ridges+wasteland")


def test_RQ_9_5_a_creature_on_the_map_stays() -> None:
    """It cannot be summoned again in this round."""
    play = table().creature("malleus", "ashen_peaks+boundless_expanse+wasteland").turn("legion", 9).laid()

    assert "RQ-9.5" == play.refusal("summon creature=malleus junction=ashen_peaks+burnt_forest+wasteland")
    assert all("malleus" not in option for option in play.options("summon"))


def test_RQ_9_6_it_stays_whatever_happens_around_it() -> None:
    """Its owner is beaten out of all three areas, and it is still there until the war is over."""
    position = table().areas(howling_wilds="brotherhood 1D", wasteland="legion 3W").creature("armus", ASHES)
    play = position.token("wasteland>howling_wilds", "legion m3").fought()

    assert "RQ-12.14" == play.asks
    assert "empty" == play.area("howling_wilds")
    assert ASHES == play["creatures.armus"]

    play.move("advance arrows=0 force=none")

    assert "supply" == play["creatures.armus"]
    assert [("brotherhood", "armus")] == [(left["faction"], left["creature"]) for left in play.called("creature_left")]


@pytest.mark.parametrize(
    ("creature", "letter"),
    [("cerberus", "W"), ("malleus", "D"), ("illesebra", "M")],
)
def test_RQ_9_7_the_aura_strengthens_own_units_of_its_class(creature: str, letter: str) -> None:
    """Each of them by 1, other classes and other factions not at all."""
    position = table().areas(wasteland="legion 1W 1D 1M", saxum_ridges="brotherhood 1W 1D 1M")
    play = position.creature(creature, ASHES).token("wasteland>saxum_ridges", "legion m1").fought()
    auras = {group["unit"][0].upper(): group["aura"] for group in play.called("fought") if group["faction"] == "legion"}

    assert {"W": int(letter == "W"), "D": int(letter == "D"), "M": int(letter == "M")} == auras
    assert all(group["aura"] == 0 for group in play.called("fought") if group["faction"] == "brotherhood")
    assert (6, 4) == play.sums


def test_RQ_9_7_where_the_unit_stands_counts_not_what_it_supports() -> None:
    """A mage outside the presence areas supports an area inside without the aura, and the other way round with it."""
    position = table().areas(wasteland="legion 1W", saxum_ridges="brotherhood 3D", boundless_expanse="legion castle 1M")
    position.token("wasteland>saxum_ridges", "legion m1").token("boundless_expanse>wasteland", "legion r1")
    inside = position.creature("illesebra", ASHES).war().move("send arrows=1 force=1M")

    assert (2 + 1 + 2, 6) == inside.sums

    outside = position.creature("illesebra", "ashen_peaks+boundless_expanse+gallows_thicket").war().move("send arrows=1 force=1M")

    assert (2 + 1 + 3, 6) == outside.sums


def test_RQ_9_8_the_ability_may_be_declined() -> None:
    """Used once at once, or not at all; then the turn is over."""
    position = table().areas(oak_grove="order 1D").turn("order", 9)
    play = position.laid().move(f"summon creature=architectus junction={GROVE}")

    assert ("order", "RQ-9.8") == (play.faction, play.asks)

    play.move("pass")

    assert ("order", "architectus") == (play.one("declined")["faction"], play.one("declined")["creature"])
    assert "order 1D" == play.area("oak_grove")
    assert "brotherhood" == play.faction


def test_RQ_9_8_it_is_used_once() -> None:
    """After one use nothing more is asked."""
    position = table().areas(oak_grove="order 1D", pilgrims_meadow="order 1W").turn("order", 9)
    play = position.laid().move("summon creature=architectus junction=dawn_pinewood+oak_grove+pilgrims_meadow")

    assert ["area=oak_grove", "area=pilgrims_meadow"] == play.options("build")

    play.move("build area=oak_grove")

    assert "brotherhood" == play.faction
    assert "order 1W" == play.area("pilgrims_meadow")


def test_RQ_9_9_targets_lie_in_presence_areas() -> None:
    """A unit elsewhere is not built beside, and a movement leaves no area with four units."""
    position = table().areas(oak_grove="order 1D", white_bluffs="order 1D").turn("order", 9)
    play = position.laid().move(f"summon creature=architectus junction={GROVE}")

    assert ["area=oak_grove"] == play.options("build")
    assert "RQ-9.17" == play.refusal("build area=white_bluffs")

    full = table().areas(sacrificial_forest="alliance castle 2W", blooming_dale="alliance castle 2D").turn("alliance", 9)
    gathering = full.laid().move(f"summon creature=arborus junction={SHRINE}", "rally area=sacrificial_forest")

    assert "alliance castle 2W1D" == gathering.area("sacrificial_forest")


def test_RQ_9_22_a_removed_token_is_in_supply_at_once() -> None:
    """The Legion's first token comes back and is the lowest again."""
    position = table().areas(wasteland="legion 2W", saxum_ridges="brotherhood 1W", howling_wilds="brotherhood 1D")
    position.token("wasteland>saxum_ridges", "legion m1").token("wasteland>howling_wilds", "legion m2")
    play = position.turn("brotherhood", 9).laid()
    play.move(f"summon creature=armus junction={ASHES}", "disarm border=saxum_ridges|wasteland")

    assert ("legion", 3) == (play.faction, play["pawns.legion"])
    assert "legion m1" == play.move("melee way=wasteland>saxum_ridges").token("wasteland>saxum_ridges")


@pytest.mark.parametrize("creature", ["cerberus", "malleus", "illesebra"])
def test_RQ_9_23_an_ability_that_changes_nothing_is_skipped(creature: str) -> None:
    """No enemy, no token: the summons is all, and nothing is asked."""
    play = table().turn("legion", 9).laid()
    play.move(f"summon creature={creature} junction=ashen_peaks+boundless_expanse+gallows_thicket")

    assert "alliance" == play.faction
    assert "ashen_peaks+boundless_expanse+gallows_thicket" == play[f"creatures.{creature}"]


def test_RQ_9_23_units_at_the_destination_take_up_room() -> None:
    """Three units in the only forest: Arborus has no room and is not asked."""
    position = table().areas(sacrificial_forest="alliance castle 3D", blooming_dale="alliance castle 2W").turn("alliance", 9)
    play = position.laid().move(f"summon creature=arborus junction={SHRINE}")

    assert "order" == play.faction


def test_RQ_9_24_every_border_of_the_three_areas_counts() -> None:
    """Also one that does not touch the junction."""
    position = table().areas(wasteland="legion 2W", crossroads_of_winds="order 1W", howling_wilds="brotherhood 1D")
    position.token("crossroads_of_winds>wasteland", "order m1").token("twilight_forest>crossroads_of_winds", "legion m1")
    play = position.turn("brotherhood", 9).laid().move(f"summon creature=armus junction={ASHES}")

    assert ["border=crossroads_of_winds|wasteland"] == play.options("disarm")


def test_RQ_9_25_tokens_stay_when_an_ability_moves_units() -> None:
    """Arborus calls the attackers away; their order stays where it lies."""
    position = table().areas(forest_edge="alliance 1W", oak_grove="order 1D", mossy_ridge="alliance castle 1M")
    position.token("forest_edge>oak_grove", "alliance m1").token("mossy_ridge>forest_edge", "alliance r1")
    play = position.turn("alliance", 9).laid().move(f"summon creature=arborus junction={SHRINE}")
    before = play["tokens"]
    play.move("rally area=sacrificial_forest", "gather area=mossy_ridge force=1M", "gather area=forest_edge force=1W")

    assert "alliance castle 1W1M" == play.area("sacrificial_forest")
    assert before == play["tokens"]
