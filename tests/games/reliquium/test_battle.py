"""RQ-12.1 to RQ-12.7. Strengths, winners and losses."""

import pytest

from .builder import Play, Table, table


def battle(attack: str, defence: str, swords: int = 1) -> Table:
    """The Legion attacks the Brotherhood in the Ridges."""
    position = table().areas(wasteland=f"legion {attack}", saxum_ridges=f"brotherhood {defence}")
    return position.token("wasteland>saxum_ridges", f"legion m{swords}")


def fought(attack: str, defence: str, swords: int = 1) -> Play:
    return battle(attack, defence, swords).fought()


@pytest.mark.parametrize(("army", "strength"), [("1W", 2), ("1D", 1), ("1M", 1), ("3W", 6), ("1W 1D 1M", 4), ("2D 1M", 3)])
@pytest.mark.parametrize("swords", [1, 2, 3])
def test_RQ_12_1_the_attack_is_units_and_swords(army: str, strength: int, swords: int) -> None:
    """A warrior attacks with 2, a defender and a mage with 1; the swords of the token are added."""

    assert strength + swords == fought(army, "3D", swords).sums[0]


@pytest.mark.parametrize(("unit", "strength"), [("W", 1), ("D", 1), ("M", 2)])
def test_RQ_12_1_support_of_the_attack_area_is_added(unit: str, strength: int) -> None:
    """A mage supports with 2, the others with 1."""
    position = (
        battle("1W", "3D").area("boundless_expanse", f"legion castle 2{unit}").token("boundless_expanse>wasteland", "legion r2")
    )

    assert 2 + 1 + 2 * strength == position.war().move(f"send arrows=2 force=2{unit}").sums[0]


@pytest.mark.parametrize(("army", "strength"), [("1W", 1), ("1D", 2), ("1M", 1), ("3D", 6), ("1W 1D 1M", 4)])
def test_RQ_12_2_the_defence_is_units_without_swords(army: str, strength: int) -> None:
    """A defender defends with 2, a warrior and a mage with 1."""

    assert strength == fought("1D", army).sums[1]


@pytest.mark.parametrize(("unit", "strength"), [("W", 1), ("D", 1), ("M", 2)])
def test_RQ_12_2_support_of_the_defence_area_is_added(unit: str, strength: int) -> None:
    """Sent by the defender."""
    position = battle("1W", "1D").area("valley_of_volcanoes", f"brotherhood castle 2{unit}")
    play = position.token("valley_of_volcanoes>saxum_ridges", "brotherhood r2").war().move(f"send arrows=2 force=2{unit}")

    assert (3, 2 + 2 * strength) == play.sums


def test_RQ_12_3_support_counts_in_every_battle_of_the_area() -> None:
    """The same mage helps the attack out of the Ridges and their defence; other melee tokens never count."""
    position = battle("1W", "1W", 2).areas(valley_of_volcanoes="brotherhood castle 1M", field_of_bones="order 3D")
    position.token("valley_of_volcanoes>saxum_ridges", "brotherhood r1").token("saxum_ridges>field_of_bones", "brotherhood m3")
    play = position.war().move("send arrows=1 force=1M")
    compared = [(found["faction"], found["attack"], found["defence"]) for found in play.called("compared")]

    assert ("brotherhood", 2 + 2 + 3, 6) == compared[0]

    while play.faction == "order" or play.asks in ("RQ-12.7", "RQ-12.8"):
        play.move(play.legal[-1])
    if play.asks == "RQ-12.14" and play.faction == "brotherhood":
        play.move("advance arrows=0 force=none")

    assert [("legion", 2 + 2, 1 + 2)] == [
        (found["faction"], found["attack"], found["defence"]) for found in play.chronicle if found["event"] == "compared"
    ][1:]


@pytest.mark.parametrize(
    ("attack", "defence", "result"), [("2W", "2D", "attack"), ("1W 1M", "2D", "draw"), ("1W", "2D", "defence")]
)
def test_RQ_12_4_the_greater_strength_wins(attack: str, defence: str, result: str) -> None:
    """Equal strength is a draw."""

    assert result == fought(attack, defence).one("compared")["result"]


def test_RQ_12_5_one_loss_for_ten_points_and_one_for_the_loser() -> None:
    """Nine points cost nothing but the defeat; a draw costs nobody anything."""
    nine = fought("3W", "3D", 3)

    assert (9, 6) == nine.sums
    assert (0, 1) == (nine.one("doomed")["losses"], nine.one("doomed")["foe_losses"])

    draw = fought("1W 1M", "2D")

    assert (0, 0) == (draw.one("doomed")["losses"], draw.one("doomed")["foe_losses"])

    beaten = fought("1W", "2D")

    assert (1, 0) == (beaten.one("doomed")["losses"], beaten.one("doomed")["foe_losses"])


def ten(swords: int, supporters: str) -> Play:
    """Three warriors of the Legion with swords and supporters against three defenders supported by two mages: 6 + 4."""
    position = battle("3W", "3D", swords).areas(
        boundless_expanse=f"legion castle {supporters}", valley_of_volcanoes="brotherhood castle 2M"
    )
    position.token("boundless_expanse>wasteland", "legion r3").token("valley_of_volcanoes>saxum_ridges", "brotherhood r2")
    force = supporters.replace(" ", "")
    return position.war().move(f"send arrows=3 force={force}", "send arrows=2 force=2M")


def test_RQ_12_5_the_winner_loses_for_ten_points_of_the_loser() -> None:
    """11 against 10: the winner loses one, the loser two."""
    play = ten(1, "2M")

    assert (11, 10) == play.sums
    assert (1, 2) == (play.one("doomed")["losses"], play.one("doomed")["foe_losses"])
    assert {"legion 2W", "brotherhood 1D"} == {play.area("wasteland"), play.area("saxum_ridges")}


def test_RQ_12_5_a_draw_of_ten_costs_one_each() -> None:
    """No extra loss for anybody."""
    play = ten(2, "1M")

    assert (10, 10) == play.sums
    assert ("legion 2W", "brotherhood 2D") == (play.area("wasteland"), play.area("saxum_ridges"))


def test_RQ_12_6_no_more_is_lost_than_stands_there() -> None:
    """Two losses of one unit are one; supporters are never lost, and the lost go to the reserve."""
    position = (
        battle("3W", "1D", 3).area("boundless_expanse", "legion castle 1M").token("boundless_expanse>wasteland", "legion r1")
    )
    position.area("valley_of_volcanoes", "brotherhood castle 2D").token("valley_of_volcanoes>saxum_ridges", "brotherhood r2")
    play = position.war().move("send arrows=1 force=1M", "send arrows=2 force=2D")

    assert (11, 4) == play.sums
    assert 2 == play.one("doomed")["foe_losses"]
    assert [("brotherhood", "1D", "saxum_ridges")] == [
        (lost["faction"], lost["force"], lost["area"]) for lost in play.called("lost")
    ]
    assert "brotherhood castle 2D" == play.area("valley_of_volcanoes")
    assert "3W1D3M" == play["reserve.brotherhood"]


def test_RQ_12_7_each_player_chooses_his_own_losses() -> None:
    """Which class, where there is a choice; sent and unsent units of a class are different."""
    play = fought("1W 1D", "3D")

    assert ("legion", "RQ-12.7") == (play.faction, play.asks)
    assert ["arrows=0 force=1W", "arrows=0 force=1D"] == play.options("lose")
    assert "legion 1W" == play.move("lose arrows=0 force=1D").area("wasteland")


def test_RQ_12_7_the_attacker_chooses_first() -> None:
    """Then the defender."""
    position = battle("2W 1M", "2D 1W", 3).areas(
        boundless_expanse="legion castle 2M", valley_of_volcanoes="brotherhood castle 3M"
    )
    position.token("boundless_expanse>wasteland", "legion r2").token("valley_of_volcanoes>saxum_ridges", "brotherhood r3")
    play = position.war().move("send arrows=2 force=2M", "send arrows=3 force=3M")

    assert (5 + 4 + 3, 5 + 6) == play.sums
    assert ("legion", "RQ-12.7") == (play.faction, play.asks)

    play.move("lose arrows=0 force=1M")

    assert ("brotherhood", "RQ-12.7") == (play.faction, play.asks)
    assert {"arrows=0 force=2D", "arrows=0 force=1W1D"} == set(play.options("lose"))
    assert "RQ-12.5" == play.refusal("lose arrows=0 force=1D")
    assert "RQ-12.6" == play.refusal("lose arrows=0 force=3D")
