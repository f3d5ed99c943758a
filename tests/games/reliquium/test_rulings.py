"""RQ-R1 to RQ-R18. Rulings on orders, support and battles, where the rulebook is silent or unclear."""

from .builder import ASHES, GROVE, Table, table


def supported() -> Table:
    """The Legion attacks the Ridges, supported from Boundless Expanse, which is itself attacked from the sea."""
    position = table().areas(wasteland="legion 1W", saxum_ridges="brotherhood 3D", boundless_expanse="legion castle 2M")
    return position.token("wasteland>saxum_ridges", "legion m1").token("boundless_expanse>wasteland", "legion r2")


def test_RQ_R1_sent_units_stay_in_the_supporting_area() -> None:
    """They do not march through the token."""
    play = supported().area("ashen_peaks", "legion castle 1D").token("ashen_peaks>wasteland", "legion r1").war()
    play.move("send arrows=1 force=1D")

    assert "legion castle 1D" == play.area("ashen_peaks")

    play.move("send arrows=2 force=2M")

    assert ("legion castle 2M", "legion castle 1D") == (play.area("boundless_expanse"), play.area("ashen_peaks"))


def test_RQ_R2_a_sent_unit_also_fights_in_its_own_area() -> None:
    """The two mages support the attack and defend their castle."""
    position = supported().area("crimson_gulf", "order 1W").token("crimson_gulf>boundless_expanse", "order m2")
    play = position.war().move("send arrows=2 force=1M")

    assert [("order", 4, 2)] == [(found["faction"], found["attack"], found["defence"]) for found in play.called("compared")]


def test_RQ_R3_support_works_in_every_battle() -> None:
    """It helps the attack out of the Wasteland and its defence in the same round."""
    position = supported().area("howling_wilds", "brotherhood 1W").token("howling_wilds>wasteland", "brotherhood m2")
    play = position.war().move("send arrows=2 force=2M")

    assert [("brotherhood", 2 + 2, 1 + 4), ("legion", 2 + 4 + 1, 6)] == [
        (found["faction"], found["attack"], found["defence"]) for found in play.called("compared")
    ]


def test_RQ_R4_a_ranged_token_stays_when_its_reason_is_gone() -> None:
    """Armus takes the melee token away; units can still be sent."""
    position = supported().turn("brotherhood", 9).says(done=["legion", "alliance", "order"])
    play = position.laid().move(f"summon creature=armus junction={ASHES}", "disarm border=saxum_ridges|wasteland")

    assert "legion r2" == play.token("boundless_expanse>wasteland")
    assert ("legion", "RQ-10.1") == (play.faction, play.asks)
    assert 2 == play.move("send arrows=2 force=2M")["round"]


def test_RQ_R5_the_order_names_an_area_not_a_player() -> None:
    """Given against the Brotherhood, it is fought against the Order, who stands there now."""
    position = table().areas(wasteland="legion 2W", howling_wilds="brotherhood castle", crimson_gulf="order 3W")
    position.token("crimson_gulf>howling_wilds", "order m3").token("wasteland>howling_wilds", "legion m1")
    play = position.fought().move("advance arrows=0 force=1W")

    assert ("legion", "order") == (play.one("battle_began")["faction"], play.one("battle_began")["foe"])


def test_RQ_R6_an_attack_area_taken_by_somebody_else_attacks_no_more() -> None:
    """The owner of the token has no unit there."""
    position = table().areas(wasteland="legion 1D", howling_wilds="brotherhood 1D", broken_spine="order 3W")
    position.token("broken_spine>wasteland", "order m3").token("wasteland>howling_wilds", "legion m1")
    play = position.fought().move("advance arrows=0 force=1W")

    assert [("legion", 1)] == [(idle["faction"], idle["swords"]) for idle in play.called("idled")]
    assert "order 1W" == play.area("wasteland")


def test_RQ_R7_a_supported_castle_without_units_can_be_razed() -> None:
    """No battle is fought for it."""
    position = table().areas(wasteland="legion 1W", howling_wilds="brotherhood castle", saxum_ridges="brotherhood 3M")
    position.token("wasteland>howling_wilds", "legion m1").token("saxum_ridges>howling_wilds", "brotherhood r3")
    play = position.war().move("send arrows=3 force=3M", "advance arrows=0 force=1W")

    assert "howling_wilds" == play.one("razed")["area"]
    assert "legion 1W" == play.area("howling_wilds")


def test_RQ_R8_a_winner_without_units_left_does_not_march() -> None:
    """The defenders still flee; the castle stays."""
    position = table().areas(wasteland="legion 1W", saxum_ridges="brotherhood castle 3D", boundless_expanse="legion castle 3M")
    position.token("wasteland>saxum_ridges", "legion m3").token("boundless_expanse>wasteland", "legion r3")
    position.areas(valley_of_volcanoes="brotherhood castle 2M").token("valley_of_volcanoes>saxum_ridges", "brotherhood r2")
    play = position.war().move("send arrows=3 force=3M", "send arrows=2 force=2M")

    assert ("brotherhood", "RQ-12.8") == (play.faction, play.asks)

    play.move("flee way=saxum_ridges>copper_field force=1D")

    assert ("brotherhood castle", "empty") == (play.area("saxum_ridges"), play.area("wasteland"))
    assert 2 == play["round"]


def test_RQ_R9_the_attacker_chooses_losses_first() -> None:
    """Both have a choice; the attacker is asked, then the defender."""
    position = table().areas(wasteland="legion 2W 1M", saxum_ridges="brotherhood 2D 1W", boundless_expanse="legion castle 2M")
    position.token("wasteland>saxum_ridges", "legion m3").token("boundless_expanse>wasteland", "legion r2")
    position.area("valley_of_volcanoes", "brotherhood castle 3M").token("valley_of_volcanoes>saxum_ridges", "brotherhood r3")
    play = position.war().move("send arrows=2 force=2M", "send arrows=3 force=3M")

    assert "legion" == play.faction
    assert "brotherhood" == play.move("lose arrows=0 force=1W").faction


def test_RQ_R10_nobody_may_die_instead_of_fleeing() -> None:
    """Every answer saves the survivor."""
    play = (
        table().areas(wasteland="legion 3W", saxum_ridges="brotherhood 2D").token("wasteland>saxum_ridges", "legion m3").fought()
    )

    assert all(option.endswith("force=1D") for option in play.options("flee"))
    assert {"flee"} == {move.split(" ")[0] for move in play.legal}


def test_RQ_R11_flight_is_one_step() -> None:
    """The single march rule does not lengthen it."""
    position = table(single_march=True).areas(wasteland="legion 3W", saxum_ridges="brotherhood 2D")
    play = position.token("wasteland>saxum_ridges", "legion m3").fought().move("flee way=saxum_ridges>copper_field force=1D")

    assert ("legion", "RQ-12.14") == (play.faction, play.asks)


def test_RQ_R12_after_a_victory_march_nobody_is_attached() -> None:
    """Although a token points out of the area they have taken."""
    position = table().areas(
        wasteland="legion 3W", saxum_ridges="brotherhood 1D", broken_spine="legion 1D", field_of_bones="order 1W"
    )
    position.token("wasteland>saxum_ridges", "legion m3").token("saxum_ridges>broken_spine", "legion r3")
    play = position.token("field_of_bones>broken_spine", "order m1").fought().move("advance arrows=0 force=3W")

    assert [] == play.called("attached")
    assert (3, 2) == play.sums


def test_RQ_R13_a_removed_token_returns_to_its_owner_at_once() -> None:
    """Malleus gives the Brotherhood its ranged token back, to be used in the same phase."""
    position = table().areas(wasteland="legion 1W", saxum_ridges="brotherhood 1D").token("wasteland>saxum_ridges", "legion m1")
    position.token("valley_of_volcanoes>saxum_ridges", "brotherhood r1").turn("legion", 9).says(done=["alliance", "order"])
    position.position["pawns"]["brotherhood"] = 6
    play = position.laid().move(f"summon creature=malleus junction={ASHES}", "shatter")

    assert ("brotherhood", "supply") == (play.faction, play["ranged.brotherhood.0"])
    assert "brotherhood r1" == play.move("ranged way=ancestors_bowl>saxum_ridges").token("ancestors_bowl>saxum_ridges")


def test_RQ_R14_lowest_first_looks_at_the_supply_only() -> None:
    """The first token has come back while the second is on the map: the first is next."""
    position = table().areas(wasteland="legion 1W", saxum_ridges="brotherhood 1D", howling_wilds="brotherhood 1W")
    play = position.token("wasteland>saxum_ridges", "legion m2").turn("legion").laid()

    assert "legion m1" == play.move("melee way=wasteland>howling_wilds").token("wasteland>howling_wilds")


def test_RQ_R16_architectus_builds_only_where_an_own_unit_stands() -> None:
    """A castle at the junction is control enough for the summons, not for the building."""
    position = table().areas(oak_grove="alliance 1W").turn("order", 9)
    play = position.laid().move(f"summon creature=architectus junction={GROVE}")

    assert "brotherhood" == play.faction


def test_RQ_R17_passing_on_purpose_moves_the_pawn() -> None:
    """Although much could be done."""
    play = table().says(base="start").turn("legion").laid()

    assert len(play.legal) > 1
    assert 6 == play.passed()["pawns.legion"]


def test_RQ_R18_one_aura_at_most_strengthens_a_unit() -> None:
    """Three creatures over one area strengthen each class once."""
    position = (
        table().areas(wasteland="legion 1W 1D 1M", saxum_ridges="brotherhood 1D").token("wasteland>saxum_ridges", "legion m1")
    )
    position.creature("cerberus", ASHES).creature("malleus", "broken_spine+saxum_ridges+wasteland")
    play = position.creature("illesebra", "crimson_gulf+howling_wilds+wasteland").fought()

    assert [1, 1, 1] == [group["aura"] for group in play.called("fought") if group["faction"] == "legion"]
    assert 4 + 3 + 1 == play.sums[0]


def test_RQ_R19_neutral_castles_are_of_the_type_of_their_land() -> None:
    """No neutral castle stands on water, and none is taken from anybody's track."""
    play = table("legion,brotherhood").laid()
    waters = ("crimson_gulf", "great_sea", "mirror_lake")

    assert ["empty"] * 3 == [play.area(water) for water in waters]
    assert {"plain": 2, "mountain": 2, "forest": 2} == play["track.legion"] == play["track.brotherhood"]
