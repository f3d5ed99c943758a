"""CC-7. Movement: half-steps, doors, stairs and walls."""

import pytest

from .builder import Table, table
from .plans import drawn, small


def guard(cell: str) -> Table:
    """A Guard of the Shadows, an enemy in the Humans' castle, about to move."""
    return table().turn("shadows").squads(guard=f"1 at {cell}").stage("guard")


@pytest.mark.parametrize(("unit", "cells"), [("knight", 49), ("man_at_arms", 73)])
def test_CC_7_1_the_budget_is_twice_the_speed(unit: str, cells: int) -> None:
    """On the open field 49 cells at speed 4 and 73 at speed 5, the own one included."""
    play = table(setup="duel_open").squads(**{unit: "1 at 13,13"}).stage(unit).laid()

    assert cells == len(play.cells())
    assert "13,13" in play.cells()


def test_CC_7_1_speed_three() -> None:
    """29 cells at speed 3."""
    play = table("humans,dwarves", setup="duel_open").squads(man_at_arms="1 at 13,13").effects(earth_tremor=["man_at_arms"])

    assert 29 == len(play.stage("man_at_arms").laid().cells())


def test_CC_7_1_what_is_left_is_lost() -> None:
    """A step in the first manoeuvre adds nothing to the second."""
    play = table(setup="duel_open").squads(knight="1 at 13,13").stage("knight").move("move cell=13,12")

    assert 49 == len(play.cells())


def test_CC_7_2_a_straight_move_needs_an_open_edge() -> None:
    """The wall between the shaft of the Armoury Tower and the courtyard stops; the way round is by the door."""
    play = table().squads(knight="1 at 10,1").stage("knight").laid()

    assert 6 == play.cost("9,1")


def test_CC_7_3_a_diagonal_needs_both_corners_and_four_open_edges() -> None:
    """Past the corner of a broken gate nobody cuts; on the field a diagonal is 3."""
    assert 3 == guard("5,10").laid().cost("6,11")
    assert 4 == guard("12,4").broken("13,3-13,4").laid().cost("13,3")


def test_CC_7_3_squads_on_the_corners_do_not_hinder() -> None:
    """Between two enemies the diagonal is free."""
    play = guard("5,10").squads(knight="1 at 6,10", wizard="1 at 5,11").laid()

    assert 3 == play.cost("6,11")


def test_CC_7_3_one_step_castles() -> None:
    """With `castle_floor` = `one_step` a diagonal between two castle cells costs 2; on the field still 3."""
    inside = table(castle_floor="one_step").squads(knight="1 at 13,1").stage("knight").laid()
    outside = table(castle_floor="one_step").squads(knight="1 at 5,10").stage("knight").laid()

    assert (2, 3) == (inside.cost("14,2"), outside.cost("6,11"))
    assert 3 == table().squads(knight="1 at 13,1").stage("knight").laid().cost("14,2")


def test_CC_7_4_stairs_cost_a_step_a_floor_for_everybody() -> None:
    """An enemy inside the shaft climbs it like its owner."""
    assert 6 == guard("9,1").laid().cost("9,1,3")
    assert 6 == guard("9,1,3").laid().cost("9,1")


def test_CC_7_5_doors_open_for_their_owner_and_when_broken() -> None:
    """The postern of the Humans stops Guards until it is broken; extra castles are closed to both."""
    assert "18,2" not in guard("19,2").laid().cells()
    assert "18,2" in guard("19,2").broken("18,2-19,2").laid().cells()
    assert "18,2" in table().squads(knight="1 at 19,2").stage("knight").laid().cells()
    assert "13,12" not in table().squads(knight="1 at 13,11").stage("knight").laid().cells()


def test_CC_7_6_own_squads_are_passed_foreign_ones_not() -> None:
    """In the passage of the gate an own squad is passed, an enemy blocks the way."""
    own = guard("13,4").broken("13,3-13,4").squads(spearman="1 at 13,3").laid()
    foreign = guard("13,4").broken("13,3-13,4").squads(knight="1 at 13,3").laid()

    assert "13,2" in own.cells() and "13,3" not in own.cells()
    assert "13,3" not in foreign.cells()
    assert (4, 8) == (own.cost("13,2"), foreign.cost("13,2"))  # over the gate instead


def test_CC_7_7_nobody_leaves_the_field() -> None:
    """At the edge 29 of the 49 cells remain."""
    cells = table(setup="duel_open").squads(knight="1 at 0,13").stage("knight").laid().cells()

    assert all(0 <= int(part) <= 26 for cell in cells for part in cell.split(","))
    assert 29 == len(cells)


def test_CC_7_8_a_climb_is_two_steps_up_or_down() -> None:
    """From the wall-walk into the courtyard it is the same 4 half-steps, for everybody."""
    assert 4 == guard("12,3,1").laid().cost("12,2")
    assert 4 == table().squads(knight="1 at 12,2").stage("knight").laid().cost("12,3,1")


@pytest.mark.parametrize(("start", "end", "cost"), [("12,4", "12,3,1", 4), ("18,4", "17,4,1", 4), ("15,4", "15,3,1", 8)])
def test_CC_7_9_no_climb_beside_a_passage(start: str, end: str, cost: int) -> None:
    """At the wall and at the bastion's flank it is 4; to the hatch beside a door one goes round."""

    assert cost == guard(start).laid().cost(end)


def test_CC_7_9_gates_and_arches_are_climbed_over() -> None:
    """They are neither doors nor hatches: straight up before a gate and before an arch."""
    assert 4 == guard("13,4").laid().cost("13,3,1")
    arch = table("shadows,humans").turn("humans").squads(knight="1 at 13,4").stage("knight")
    assert 4 == arch.laid().cost("13,3,1")


def test_CC_7_9_never_onto_a_hatch_and_never_two_floors() -> None:
    """The bastion's hatch cell is reached over its platform only; no platform of two floors is climbed."""
    cells = guard("16,5").laid()
    assert "16,4,1" in cells.cells()
    assert 6 == cells.cost("16,3,1")
    assert not {cell for cell in guard("11,4").laid().cells() if cell.endswith(",2")}


def test_CC_7_9_nothing_may_lie_above_the_lower_cell() -> None:
    """From the gate passage under the wall-walk it is 8 half-steps by the courtyard, not 4 straight up."""

    assert 8 == guard("13,3").laid().cost("12,3,1")


def test_CC_7_10_the_way_with_the_fewest_arches_is_taken() -> None:
    """Where the wall beside the arch is open, six half-steps without a trap are better than two with one."""
    castle = drawn(small(), 0, 3, "A. . . . . . . . .")
    position = table(castles="own", own_castles=[{"castle": castle}, {}]).turn("shadows").stage("guard")
    play = position.squads(guard="1 at 8,1").dice().laid()

    assert 6 == play.cost("9,1")
    assert not play.called("trapped")


def test_CC_7_10_equal_ways_take_the_first_cells() -> None:
    """Two cells east and one south: of the ways of equal length and number of moves the one through the northern row."""
    play = table(setup="duel_open").squads(knight="1 at 13,13").stage("knight").laid()
    (moved,) = play.move("move cell=15,14").called("moved")

    assert 5 == moved["cost"]
    names = [play.game.nouns["cell"][cell] if isinstance(cell, int) else cell for cell in moved["cells"]]
    assert ["14,13", "15,14"] == [cell for cell in names if cell != "13,13"]
