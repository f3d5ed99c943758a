"""CC-1. Cells, half-steps, and what is within so many steps."""

import pytest

from .builder import table

NEW = {
    0: [(1, 0), (1, 1)],
    1: [(2, 0), (2, 1)],
    2: [(2, 2), (3, 0), (3, 1)],
    3: [(3, 2), (3, 3), (4, 0), (4, 1)],
    4: [(4, 2), (4, 3), (5, 0), (5, 1)],
    5: [(4, 4), (5, 2), (5, 3), (6, 0), (6, 1)],
}


def test_CC_1_1_field_is_27_by_27_cells() -> None:
    """The ground runs from 0 to 26 both ways; with the floors of the castles of a duel squads can stand on 746 cells."""
    cells = [tuple(map(int, cell.split(","))) for cell in table().laid().game.nouns["cell"]]
    ground = [cell for cell in cells if len(cell) == 2]

    assert 746 == len(cells) == len(set(cells))
    assert {(0, 0), (26, 0), (0, 26), (26, 26)} <= set(ground)
    assert all(0 <= x <= 26 and 0 <= y <= 26 for x, y, *_ in cells)


@pytest.mark.parametrize(("cell", "cost"), [("5,11", 2), ("6,11", 3), ("7,11", 5), ("7,12", 6), ("5,14", 8), ("8,12", 8)])
def test_CC_1_2_a_straight_step_is_two_half_steps_a_diagonal_one_three(cell: str, cost: int) -> None:
    """Twice the larger difference plus the smaller one."""

    assert cost == table().squads(knight="1 at 5,10").stage("knight").laid().cost(cell)


@pytest.mark.parametrize(
    ("unit", "cell", "reached"),
    [("spearman", "12,4", True), ("guard", "12,4", False), ("spearman", "12,5", False), ("spearman", "12,2", True)],
)
def test_CC_1_3_a_floor_adds_two_half_steps(unit: str, cell: str, reached: bool) -> None:
    """The wall-walk (12,3,1) is 4 from its foot, 6 from the next cell."""
    squads = {unit: f"1 at {cell}", "knight": "1 at 12,3,1"}
    play = table().turn("shadows").squads(**squads).stage(f"{unit} strike").laid()

    assert reached == ("attack unit=knight" in play.strikes())


def test_CC_1_3_two_steps_reach_across_the_courtyard() -> None:
    """From the wall-walk (12,3,1) the cell (12,1,0) has a separation of 6: range 2 reaches it, range 1 does not."""
    for unit, army, foe in (("wizard", "humans", "guard"), ("spearman", "shadows", "knight")):
        play = table().turn(army).squads(**{unit: "1 at 12,3,1", foe: "1 at 12,1"}).stage(f"{unit} strike").laid()

        assert (unit == "wizard") == (f"attack unit={foe}" in play.strikes())


@pytest.mark.parametrize("steps", range(5))
def test_CC_1_4_within_n_steps(steps: int) -> None:
    """Exactly the listed offsets, turned any way; the next ones are too far."""
    unit, army, foes, cards, verb = {
        0: ("knight", "humans", ("guard", "spearman", "magister"), (), "attack unit="),
        1: ("spearman", "shadows", ("knight", "man_at_arms", "wizard"), (), "attack unit="),
        2: ("wizard", "humans", ("guard", "spearman", "magister"), (), "attack unit="),
        3: ("magister", "shadows", ("knight", "man_at_arms", "wizard"), ("black_flame",), "cast spell=black_flame unit="),
        4: ("wizard", "humans", ("guard", "spearman", "magister"), ("lightning",), "cast spell=lightning unit="),
    }[steps]
    for n in (steps, steps + 1):
        for dx, dy in NEW[n]:
            cells = {f"{5 + dx},{9 + dy}", f"{5 - dy},{9 + dx}", f"{5 + dy},{9 - dx}"}
            placed = dict(zip(foes, sorted(f"1 at {cell}" for cell in cells), strict=False))
            position = table().turn(army).squads(**{unit: "1 at 5,9"}, **placed).cards(*cards)
            strikes = position.stage(f"{unit} strike").laid().strikes()

            assert (set(placed) if n == steps else set()) == {foe for foe in placed if f"{verb}{foe}" in strikes}, (dx, dy)


def test_CC_1_5_distance_from_a_castle_is_measured_to_its_footprint() -> None:
    """The cells before the Humans' gate are inside the box but outside the footprint, so row 6 is too far there."""
    play = table().stage("building").move("recruit unit=knight")

    assert {"13,5", "12,5", "16,6", "10,6"} <= play.cells("deploy")
    assert not {"13,6", "16,7", "10,7"} & play.cells("deploy")
