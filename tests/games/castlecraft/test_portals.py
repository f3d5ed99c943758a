"""CC-12. Doors, gates, arches, hatches."""

import pytest

from .builder import THREE, table


@pytest.mark.parametrize(("count", "face", "broken"), [(1, 6, False), (3, 3, False), (3, 4, True), (5, 1, True)])
def test_CC_12_1_a_gate_has_defence_ten(count: int, face: int, broken: bool) -> None:
    """Guards have strength 2: it breaks when the total reaches 10."""
    play = table().turn("shadows").squads(guard=f"{count} at 13,4").stage("guard strike").dice(face)

    assert broken == bool(play.move("breach portal=13,3-13,4")["broken"])


def test_CC_12_1_nobody_attacks_his_own_doors() -> None:
    """The owner is offered no breach at his gate, from either side."""
    for cell in ("13,4", "13,3"):
        assert set() == table().squads(knight=f"1 at {cell}").stage("knight strike").laid().strikes()


def test_CC_12_1_a_door_may_be_broken_from_inside() -> None:
    """An enemy in the castle breaks its doors from within."""
    play = table().turn("shadows").squads(guard="1 at 10,3,1").stage("guard strike").dice(3)

    assert ["10,3,1-11,3,1"] == play.move("breach portal=10,3,1-11,3,1")["broken"]


@pytest.mark.parametrize(
    ("unit", "cell", "expected"),
    [
        ("knight", "13,11", True),
        ("knight", "12,11", False),
        ("wizard", "13,9", True),
        ("wizard", "13,8", False),
        ("wizard", "12,10", True),
    ],
)
def test_CC_12_2_reach_of_a_door(unit: str, cell: str, expected: bool) -> None:
    """From its end cells, or with range n at 2n half-steps of one and a clear line."""
    play = table().squads(**{unit: f"1 at {cell}"}).stage(f"{unit} strike").laid()

    assert expected == ("breach portal=13,11-13,12" in play.strikes())


def test_CC_12_3_a_broken_door_stays_open_to_everybody() -> None:
    """Damage is not kept; what is broken is passed by both sides and never attacked again."""
    play = table().squads(knight="1 at 13,11", guard="1 at 13,15").stage("knight strike").dice(2, 3)
    play = play.move("breach portal=13,11-13,12", "move cell=13,11", "breach portal=13,11-13,12")
    assert ["13,11-13,12"] == play["broken"]

    play.move("end_turn", "act unit=guard")
    assert "13,12" not in play.cells()
    both = table().turn("shadows").squads(guard="1 at 13,11").broken("13,11-13,12").stage("guard").laid()
    assert "13,12" in both.cells()
    assert set() == table().squads(knight="1 at 13,11").broken("13,11-13,12").stage("knight strike").laid().strikes()


def test_CC_12_4_hatches_are_always_open() -> None:
    """An enemy in the shaft steps out on the platform."""

    assert "9,1,3" in table().turn("shadows").squads(guard="1 at 9,1,2").stage("guard").laid().cells()


def test_CC_12_5_spells_do_not_touch_doors() -> None:
    """Wizards with Lightning can only strike the door by hand."""
    play = table().cards("lightning", "fire_rain").squads(wizard="4 at 13,11").stage("wizard strike").laid()

    assert {"breach portal=13,11-13,12"} == play.strikes()


def test_CC_12_6_every_entry_through_a_hostile_arch_is_struck() -> None:
    """In springs the trap, out does not, and in again springs it again."""
    play = table().turn("shadows").squads(guard="3 at 7,2").stage("guard").dice(3).move("move cell=8,2", "move cell=7,2")
    assert ("2 at 7,2", 5) == (play["squads.guard"], play["gold.humans"])

    again = table().turn("shadows").squads(guard="2 at 8,2").stage("guard").dice(3).move("move cell=7,2", "move cell=8,2")
    assert ("1 at 8,2", 5) == (again["squads.guard"], again["gold.humans"])


def test_CC_12_6_the_own_arch_is_harmless() -> None:
    """Humans walk through their arch."""

    assert [] == table().squads(knight="1 at 7,2").stage("knight").dice().move("move cell=8,2").called("trapped")


def test_CC_12_6_the_arch_is_hostile_to_both_others() -> None:
    """Dwarves and Shadows are struck alike; after the owner's fall nobody is."""
    for army, unit in (("dwarves", "brave"), ("shadows", "guard")):
        position = table(THREE).turn(army).squads(**{unit: "2 at 7,2"}).stage(unit)
        assert 1 == len(position.dice(1).move("move cell=8,2").called("trapped"))
        assert [] == position.put(fallen=["humans"]).dice().move("move cell=8,2").called("trapped")


def test_CC_12_7_the_squad_goes_on_to_the_chosen_cell() -> None:
    """Through an own squad on the inner cell, which is not struck; survivors keep the second manoeuvre."""
    play = table().turn("shadows").squads(guard="3 at 6,2", spearman="2 at 8,2").stage("guard").dice(4)
    play = play.move("move cell=10,2")

    assert ("2 at 10,2", "2 at 8,2") == (play["squads.guard"], play["squads.spearman"])
    assert ["8,2"] == [event["cell"] for event in play.called("trapped")]


def test_CC_12_7_a_squad_destroyed_in_the_arch_has_no_second_manoeuvre() -> None:
    """Its turn is over, the others go on."""
    play = table().turn("shadows").squads(guard="1 at 6,2", spearman="2 at 5,20").stage("guard").dice(5)

    assert ["act unit=spearman", "end_actions"] == play.move("move cell=10,2").legal
