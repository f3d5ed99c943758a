"""RQ-12.8 to RQ-12.13. Flight."""

from .builder import Table, table


def beaten(defence: str = "2D", **areas: str) -> Table:
    """Three warriors with three swords storm the Ridges: 9."""
    position = table().areas(wasteland="legion 3W", saxum_ridges=f"brotherhood {defence}").areas(**areas)
    return position.token("wasteland>saxum_ridges", "legion m3")


def test_RQ_12_8_survivors_flee_to_adjacent_areas() -> None:
    """Wherever they could march: own areas with room, free areas; not to others, not to the attacker."""
    play = beaten(copper_field="order 1W", howling_wilds="order castle", ancestors_bowl="brotherhood castle 3W").fought()

    assert ("brotherhood", "RQ-12.8") == (play.faction, play.asks)
    assert {f"way=saxum_ridges>{goal} force=1D" for goal in ("valley_of_volcanoes", "field_of_bones", "broken_spine")} == set(
        play.options("flee")
    )
    assert "RQ-4.2" == play.refusal("flee way=saxum_ridges>copper_field force=1D")
    assert "RQ-4.4" == play.refusal("flee way=saxum_ridges>ancestors_bowl force=1D")


def test_RQ_12_8_units_may_flee_to_different_areas() -> None:
    """One here, one there."""
    play = beaten("2D 1W").fought().move("lose arrows=0 force=1W", "flee way=saxum_ridges>valley_of_volcanoes force=1D")

    assert "brotherhood" == play.faction

    play.move("flee way=saxum_ridges>copper_field force=1D")

    assert ("brotherhood castle 1D", "brotherhood 1D") == (play.area("valley_of_volcanoes"), play.area("copper_field"))


def test_RQ_12_9_who_finds_no_room_is_destroyed() -> None:
    """All ways are barred: the survivor goes to the reserve."""
    barred = dict.fromkeys(("copper_field", "field_of_bones", "broken_spine", "howling_wilds"), "order castle")
    full = {"ancestors_bowl": "brotherhood castle 3W", "valley_of_volcanoes": "brotherhood castle 3M"}
    play = beaten(**barred, **full).fought()

    assert ("brotherhood", "1D") == (play.one("destroyed")["faction"], play.one("destroyed")["force"])
    assert "3D" == play["reserve.brotherhood"]


def test_RQ_12_9_as_many_as_possible_are_saved() -> None:
    """One place for two survivors: one flees and the owner chooses which."""
    barred = dict.fromkeys(("copper_field", "field_of_bones", "broken_spine", "howling_wilds"), "order castle")
    full = {"ancestors_bowl": "brotherhood castle 1W 1D", "valley_of_volcanoes": "brotherhood castle 3M"}
    play = beaten("2D 1W", **barred, **full).fought().move("lose arrows=0 force=1D")

    assert {"way=saxum_ridges>ancestors_bowl force=1W", "way=saxum_ridges>ancestors_bowl force=1D"} == set(play.options("flee"))

    play.move("flee way=saxum_ridges>ancestors_bowl force=1W")

    assert "1D" == play.one("destroyed")["force"]
    assert "brotherhood castle 2W1D" == play.area("ancestors_bowl")


def test_RQ_12_10_the_attack_area_is_a_refuge_only_when_nobody_else_is_there() -> None:
    """While units or a castle of the attacker are there it is none."""
    play = beaten().fought()

    assert "RQ-12.10" == play.refusal("flee way=saxum_ridges>wasteland force=1D")


def test_RQ_12_10_it_is_a_refuge_when_the_attacker_has_nobody_left() -> None:
    """The only attacker falls to ten points although he wins: 11 against 10, and the defender may flee across."""
    position = table().areas(wasteland="legion 1W", saxum_ridges="brotherhood 3D", boundless_expanse="legion castle 3M")
    position.token("wasteland>saxum_ridges", "legion m3").token("boundless_expanse>wasteland", "legion r3")
    position.areas(valley_of_volcanoes="brotherhood castle 2M").token("valley_of_volcanoes>saxum_ridges", "brotherhood r2")
    play = position.war().move("send arrows=3 force=3M", "send arrows=2 force=2M")

    assert (11, 10) == play.sums
    assert "empty" == play.area("wasteland")
    assert play.may("flee way=saxum_ridges>wasteland force=1D")

    play.move("flee way=saxum_ridges>wasteland force=1D")

    assert "brotherhood 1D" == play.area("wasteland")
    assert [] == play.called("advanced")


def attached() -> Table:
    """The Bowl supports the Wilds with room for one more; a beaten defender flees into it."""
    position = beaten(ancestors_bowl="brotherhood castle 1M", howling_wilds="brotherhood 1D", crimson_gulf="order 3W")
    return position.token("ancestors_bowl>howling_wilds", "brotherhood r2").token("crimson_gulf>howling_wilds", "order m1")


def test_RQ_12_11_fled_units_may_join_a_token_of_their_new_area() -> None:
    """Straight after the flight, before the victory march; they count in later battles."""
    play = attached().war().move("send arrows=2 force=1M", "flee way=saxum_ridges>ancestors_bowl force=1D")

    assert ("brotherhood", "RQ-12.11") == (play.faction, play.asks)
    assert ["arrows=2 force=none", "arrows=2 force=1D"] == play.options("attach")

    play.move("attach arrows=2 force=1D")

    assert "1D" == play.one("attached")["force"]
    assert ("legion", "RQ-12.14") == (play.faction, play.asks)
    assert "brotherhood r2 1D1M" == play.token("ancestors_bowl>howling_wilds")

    play.move("advance arrows=0 force=none")

    assert (7, 2 + 2 + 1) == play.sums


def test_RQ_12_11_it_may_be_left_and_needs_an_arrow_to_spare() -> None:
    """Not attached they do not support; a token that is full is not asked about."""
    play = attached().war().move("send arrows=2 force=1M", "flee way=saxum_ridges>ancestors_bowl force=1D")
    play.move("attach arrows=2 force=none", "advance arrows=0 force=none")

    assert (7, 2 + 2) == play.sums

    full = attached().token("ancestors_bowl>howling_wilds", "brotherhood r1").war()
    full.move("send arrows=1 force=1M", "flee way=saxum_ridges>ancestors_bowl force=1D")

    assert "RQ-12.14" == full.asks


def test_RQ_12_11_fled_units_fight_in_later_battles_of_their_new_area() -> None:
    """The defender who fled into the Wilds defends them."""
    play = attached().war().move("send arrows=2 force=1M", "flee way=saxum_ridges>howling_wilds force=1D")
    play.move("advance arrows=0 force=none")

    assert (7, 4 + 2) == play.sums


def test_RQ_12_12_who_leaves_stops_supporting() -> None:
    """The fled mage no longer supports; its token stays until the end of the phase."""
    position = beaten("1D 1M", howling_wilds="brotherhood 1D", crimson_gulf="order 3W")
    position.token("saxum_ridges>howling_wilds", "brotherhood r1").token("crimson_gulf>howling_wilds", "order m1")
    play = position.war().move("send arrows=1 force=1M", "lose arrows=0 force=1D", "flee way=saxum_ridges>copper_field force=1M")

    assert "brotherhood r1" == play.token("saxum_ridges>howling_wilds")

    play.move("advance arrows=0 force=none")

    assert (7, 2) == play.sums


def test_RQ_12_13_flight_comes_before_the_victory_march() -> None:
    """First the beaten leave, then the winner enters."""
    play = beaten().fought()

    assert "RQ-12.8" == play.asks

    play.move("flee way=saxum_ridges>copper_field force=1D")

    assert "RQ-12.14" == play.asks
    assert "legion 2W" == play.move("advance arrows=0 force=2W").area("saxum_ridges")
