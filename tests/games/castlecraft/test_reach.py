"""CC-8. What a squad can strike, and what stands between."""

import pytest

from .builder import Table, table


def against_knight(unit: str, cell: str, knight: str, **options: str) -> Table:
    """A squad of the Shadows about to strike, and Knights somewhere."""
    squads = {unit: f"1 at {cell}", "knight": f"1 at {knight}"}
    return table(**options).turn("shadows").squads(**squads).stage(f"{unit} strike")


def reaches(position: Table) -> bool:
    return "attack unit=knight" in position.laid().strikes()


@pytest.mark.parametrize(
    ("cell", "knight", "expected"),
    [
        ("5,10", "5,11", True),
        ("5,10", "6,11", True),
        ("5,10", "5,12", False),
        ("9,1,2", "9,1,3", True),
        ("9,1,2", "8,1,3", False),
        ("12,4", "12,3,1", False),
        ("16,4,1", "15,3,1", False),
        ("13,4", "13,3", False),
        ("12,2", "13,3", True),
        ("7,2", "8,2", True),
    ],
)
def test_CC_8_1_range_nought_is_touching(cell: str, knight: str, expected: bool) -> None:
    """Neighbours without anything but an open edge or an arch between, or cells joined by stairs or a hatch."""

    assert expected == reaches(against_knight("guard", cell, knight))


@pytest.mark.parametrize(
    ("cell", "knight", "expected"),
    [
        ("5,10", "5,12", True),
        ("5,10", "6,12", True),
        ("5,10", "7,12", False),
        ("12,4", "12,3,1", True),
        ("16,4,1", "16,5", True),
        ("16,4,1", "15,3,1", True),
        ("16,3,1", "15,3,1", False),
        ("9,1,2", "9,1,3", True),
        ("9,1,2", "8,1,3", False),
        ("12,3,1", "12,2", True),
        ("12,3,1", "12,1", False),
        ("11,4", "10,4,2", False),
    ],
)
def test_CC_8_2_range_one(cell: str, knight: str, expected: bool) -> None:
    """A separation of at most 5 and a clear line; also across a battlement; never through a whole door."""

    assert expected == reaches(against_knight("spearman", cell, knight))


def test_CC_8_2_range_two_up_to_a_platform() -> None:
    """From the field at the foot of the Spire its platform has a separation of 6."""
    play = table("dwarves,humans").squads(crossbowman="1 at 11,22", knight="1 at 10,22,2")
    north = table("humans,dwarves").turn("dwarves").squads(crossbowman="1 at 11,4", knight="1 at 10,4,2")

    assert "attack unit=knight" in north.stage("crossbowman strike").laid().strikes()
    assert "attack unit=knight" in play.stage("crossbowman strike").laid().strikes()


@pytest.mark.parametrize(
    ("cell", "knight", "broken", "expected"),
    [
        ("13,4", "13,2", False, False),
        ("13,4", "13,2", True, True),
        ("12,4", "13,3", True, True),
        ("12,4", "13,3", False, False),
        ("12,4", "13,2", True, False),
        ("10,1", "9,1", False, False),
        ("7,2", "9,2", False, True),
    ],
)
def test_CC_8_3_line_of_attack(cell: str, knight: str, broken: bool, expected: bool) -> None:
    """Walls, masonry and whole doors stop it; arches and broken gates do not; at a corner one clear way is enough."""
    position = against_knight("spearman", cell, knight)

    assert expected == reaches(position.broken("13,3-13,4") if broken else position)


def test_CC_8_3_squads_never_block() -> None:
    """The shot goes over the heads of a squad between."""

    assert reaches(against_knight("spearman", "5,10", "5,12").squads(guard="1 at 5,11"))


def test_CC_8_4_battlements_stop_touching_only() -> None:
    """On the corner of bastion and wall-walk a Guard cannot strike, a Spearman can."""

    assert not reaches(against_knight("guard", "16,4,1", "15,3,1"))
    assert reaches(against_knight("spearman", "16,4,1", "15,3,1"))


@pytest.mark.parametrize(
    ("cell", "guard", "expected"),
    [
        ("12,3,1", "12,1", True),
        ("12,3,1", "13,3", False),  # under the wall-walk
        ("10,4,2", "11,4", True),
        ("10,3,1", "11,2", False),  # inside the Spire, under its platform
        ("12,4", "12,2", False),  # the wall-walk between is higher than both
    ],
)
def test_CC_8_5_line_between_floors(cell: str, guard: str, expected: bool) -> None:
    """Both cells open to the sky, and nothing between higher than the higher of them."""
    play = table().squads(wizard=f"1 at {cell}", guard=f"1 at {guard}").stage("wizard strike").laid()

    assert expected == ("attack unit=guard" in play.strikes())


def test_CC_8_6_a_whole_door_stops_its_owner_too() -> None:
    """The Knights behind their own gate cannot strike out of it."""
    position = table().squads(knight="1 at 13,3", guard="1 at 13,4").stage("knight strike")

    assert set() == position.laid().strikes()
    assert {"attack unit=guard"} == position.broken("13,3-13,4").laid().strikes()


@pytest.mark.parametrize(
    ("unit", "cell", "knight", "expected"),
    [
        ("spearman", "13,4", "13,3", True),
        ("spearman", "12,2", "13,3,1", True),
        ("spearman", "9,1,2", "8,1,3", True),
        ("guard", "13,4", "13,3", False),
        ("spearman", "5,10", "5,13", False),
    ],
)
def test_CC_8_7_without_lines_only_the_range_counts(unit: str, cell: str, knight: str, expected: bool) -> None:
    """With `line_of_attack` = `none` walls and whole doors stop only the touch of range 0."""

    assert expected == reaches(against_knight(unit, cell, knight, line_of_attack="none"))


def test_CC_8_7_rain_still_needs_the_sky() -> None:
    """Lightning strikes under a roof then, fire does not rain there."""
    play = table(line_of_attack="none").cards("fire_rain", "lightning").squads(wizard="1 at 13,2", guard="1 at 13,3")

    assert {"attack unit=guard", "cast spell=lightning unit=guard"} == play.stage("wizard strike").laid().strikes()


def test_CC_8_7_portals_through_walls_on_the_same_level() -> None:
    """Behind the wall a Spearman in the passage of stairs reaches the gate two half-steps away only without lines."""
    for option, expected in (("walls", False), ("none", True)):
        play = table("humans,dwarves", line_of_attack=option).turn("dwarves").squads(crossbowman="1 at 11,3")
        strikes = play.stage("crossbowman strike").laid().strikes()

        assert expected == ("breach portal=13,3-13,4" in strikes)
