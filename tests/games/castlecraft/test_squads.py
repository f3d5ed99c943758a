"""CC-2. Squads on the board."""

import pytest

from quintain.kernel.errors import PositionError

from .builder import table


def test_CC_2_1_a_squad_is_a_count_on_one_cell() -> None:
    """Five Knights stand on one cell; nobody can have more of them than there are figures."""

    assert "5 at 5,10" == table().squads(knight="5 at 5,10").laid()["squads.knight"]
    for squad in ("6 at 5,10", "0 at 5,10"):
        with pytest.raises(PositionError):
            table().squads(knight=squad).laid()


def test_CC_2_2_one_squad_of_a_type() -> None:
    """A second Knight cannot be placed elsewhere: he joins."""
    play = table().squads(knight="1 at 13,2").stage("building").move("recruit unit=knight")

    assert ("building", "2 at 13,2") == (play["stage"], play["squads.knight"])


def test_CC_2_3_a_cell_holds_one_squad() -> None:
    """Neither movement nor deployment ends on another squad."""
    table_ = table().squads(knight="1 at 5,10", wizard="1 at 5,11")

    assert "5,11" not in table_.stage("knight").laid().cells()
    assert "13,2" not in table().squads(wizard="1 at 13,2").stage("building").move("recruit unit=knight").cells("deploy")
    with pytest.raises(PositionError):
        table().squads(knight="1 at 5,10", wizard="1 at 5,10").laid()


def test_CC_2_4_values_add_up() -> None:
    """Printed value, upgrades and effects together: Men-at-arms 4 + 2 + 2."""
    play = table().cards("forged_armour").squads(man_at_arms="1 at 5,10").effects(magic_wellspring=["man_at_arms"]).laid()

    assert 8 == play["values.man_at_arms.defence"]


def test_CC_2_4_values_have_a_floor() -> None:
    """Strength never falls below 0, and speed never below 1."""
    cursed = table().squads(man_at_arms="3 at 5,10", guard="1 at 5,11").effects(curse_of_weakness=["man_at_arms"])
    assert 0 == cursed.laid()["values.man_at_arms.strength"]

    slow = {"content": {"unit": [{"id": "knight", "speed": 2}]}}
    tremor = table("humans,dwarves", **slow).squads(knight="1 at 5,10").effects(earth_tremor=["knight"]).laid()
    assert 1 == tremor["values.knight.speed"]


def test_CC_2_5_warriors_act_together() -> None:
    """The whole squad moves and strikes, never a part of it."""
    play = table().squads(knight="3 at 5,10").stage("knight").move("move cell=5,12")

    assert "3 at 5,12" == play["squads.knight"]
