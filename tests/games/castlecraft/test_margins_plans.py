"""Just within and just beyond: set-ups, castle files and corrected boxes, and which option is blamed."""

from __future__ import annotations

from typing import Any

import pytest

from quintain.games import new_game
from quintain.games.castlecraft.castles import Meadow, codes
from quintain.kernel.errors import ContentError

from .builder import named_codes, refused, table
from .plans import drawn, examine_table, small
from .test_start import DUEL_SEATS, own_setup, placed

# Set-ups


def test_CC_S1_no_castle_above_or_below_the_field() -> None:
    for y in (-1, 25):
        assert "S1" in named_codes(str(refused(**own_setup(placed("castle_extra", 11, y)))))


@pytest.mark.parametrize("own", [[{"setback": 1}, {}], [{}, {"setback": 1}], [{"setback": -1}, {}], [{}, {"setback": -1}]])
def test_CC_S2_nobody_sets_a_deep_castle_back(own: list[dict[str, int]]) -> None:
    """Neither the northern nor the southern seat, and nobody over the edge of the field."""
    found = named_codes(str(refused(castles="own", own_castles=own)))

    assert found & {"S1", "S2"}


@pytest.mark.parametrize(("own", "corner"), [([{"setback": 1}, {}], "8,1"), ([{}, {"setback": 1}], "8,21")])
def test_CC_S2_each_zone_ends_where_the_field_begins(own: list[dict[str, int]], corner: str) -> None:
    """Once for the castle that is set back, and for no other."""
    told = str(refused(castles="own", own_castles=own, armies="humans,dwarves", places="north,south"))

    assert 1 == told.count("leaves the zone of its seat")
    assert f"cell {corner}" in told


@pytest.mark.parametrize("armies", ["humans,humans", "dwarves,dwarves"])
def test_CC_4_3_the_first_army_is_led_once_too(armies: str) -> None:
    error = refused(armies=armies)

    assert ("CC-4.3", "armies") == (error.clause, error.option)


@pytest.mark.parametrize("places", ["north,north", "south,south"])
def test_CC_4_4_the_first_place_is_taken_once_too(places: str) -> None:
    error = refused(places=places)

    assert ("CC-4.4", "places") == (error.clause, error.option)


@pytest.mark.parametrize("moved", [{"shift": "far"}, {"setback": "far"}, {"shift": 101}, {"setback": -101}, {"shift": 1.5}])
def test_CC_4_4_castles_are_moved_by_numbers_of_cells(moved: dict[str, Any]) -> None:
    error = refused(castles="own", own_castles=[moved, {}])

    assert ("CC-4.4", "own_castles") == (error.clause, error.option)


def house(**changed: Any) -> dict[str, Any]:
    """Open floor, nine cells, nobody's."""
    level = [{"z": 0, "plan": ["", " . . .", "", " . . .", "", " . . .", ""]}]
    return {**small(people="none", tower=[]), "id": "house", "size": [3, 3], "level": level, **changed}


def test_CC_V1_the_same_plan_may_be_told_twice_but_not_two_by_one_id() -> None:
    field = own_setup(placed("house", 0, 12), castles=[house(), house()])

    assert table(**field).laid()["stage"]

    other = house(name_en="Another House")

    assert "V1" in named_codes(str(refused(**own_setup(placed("house", 0, 12), castles=[house(), other]))))


def test_CC_4_5_there_is_one_set_up() -> None:
    """Two in one file are none."""
    setup = {"seat": DUEL_SEATS}

    assert table(own_setup={"setup": [setup]}, castles="own").laid()["stage"]
    assert "S1" in named_codes(str(refused(own_setup={"setup": [setup, setup]}, castles="own")))


def test_a_corrected_castle_of_an_army_must_be_in_the_box() -> None:
    with pytest.raises(ContentError, match="castle of the humans"):
        new_game("castlecraft", {"seats": 2, "content": {"army": [{"id": "humans", "castle": "nowhere"}]}})


# Castle files


@pytest.mark.parametrize(
    ("name", "right"),
    [
        ("a" * 40, True),
        ("a" * 41, False),
        ("a1_b", True),
        ("1a", False),
        ("_a", False),
        ("Aa", False),
        ("a-b", False),
        ("", False),
    ],
)
def test_CC_V1_an_id_is_a_short_word_that_begins_with_a_letter(name: str, right: bool) -> None:
    assert right == ("V1" not in codes(examine_table(small(id=name), True).flaws))


@pytest.mark.parametrize("levels", [[3], [small()["level"][0], "roof"], [{**small()["level"][0], "z": "ground"}]])
def test_CC_V1_a_level_is_a_table_with_a_number(levels: list[Any]) -> None:
    assert codes(examine_table(small(level=levels), True).flaws)


def test_CC_V3_an_edge_beside_an_edge_touches_nothing() -> None:
    """The cells on both sides count, not what is drawn further on."""
    assert "V3" in codes(examine_table(drawn(small(), 1, 1, "!Q! !"), True).flaws)
    assert "V3" in codes(examine_table(drawn(small(), 1, 4, " ="), True).flaws)


RIM = {"north": (0, 9, 1, 9), "south": (8, 9, 7, 9), "west": (3, 0, 3, 1), "east": (3, 18, 3, 17)}


@pytest.mark.parametrize("side", RIM)
@pytest.mark.parametrize("portal", ["G", "A", "D"])
def test_CC_V10_no_passage_leads_into_masonry_on_any_side(side: str, portal: str) -> None:
    """A gate, an arch or a door before a wall is told of once."""
    row, column, inner_row, inner = RIM[side]
    plan = [text.ljust(19) for text in small()["level"][0]["plan"]]
    for at, where, sign in ((row, column, portal), (inner_row, inner, "#")):
        plan[at] = plan[at][:where] + sign + plan[at][where + 1 :]
    castle = small(level=[{"z": 0, "plan": plan}, small()["level"][1]])

    assert ["V10"] == [flaw.code for flaw in examine_table(castle, True).flaws if flaw.code == "V10"]


@pytest.mark.parametrize("sign", ["G", "A"])
def test_CC_V10_no_gate_or_arch_above_the_ground(sign: str) -> None:
    assert "V10" in codes(examine_table(drawn(small(), 1, 0, f"+{sign}+"), True).flaws)


def test_CC_V10_a_gate_inside_is_told_of_once() -> None:
    """Between the first and the second row, where floor lies on both sides."""
    castle = drawn(small(), 0, 2, " " * 9 + "G")

    assert ["V10"] == [flaw.code for flaw in examine_table(castle, True).flaws if flaw.code == "V10"]


# What is blamed


def test_a_corrected_castle_of_an_army_is_one_of_its_people() -> None:
    with pytest.raises(ContentError, match="castle of the humans"):
        new_game("castlecraft", {"seats": 2, "content": {"army": [{"id": "humans", "castle": "castle_dwarves"}]}})


def test_a_flaw_of_a_castle_names_its_floor() -> None:
    flaws = examine_table(drawn(small(), 1, 1, "!Q! !"), True).flaws

    assert [("V3", 1)] == [(flaw.code, flaw.z) for flaw in flaws]


@pytest.mark.parametrize(
    ("options", "named"),
    [
        (own_setup(placed("castle_extra", 11, -1)), "own_setup"),
        ({"castles": "own", "own_castles": [{"setback": 1}, {}]}, "own_castles"),
        ({"castles": "own", "own_castles": [{"castle": small(id="castle_dwarves")}, {}]}, "own_castles"),
        (own_setup(placed("castle_humans", 0, 12), castles=[house(id="castle_humans")]), "own_setup"),
    ],
)
def test_CC_4_6_the_option_that_brought_the_flaw_is_named(options: dict[str, Any], named: str) -> None:
    assert named == refused(**options).option


def test_CC_V14_a_castle_is_entered_from_all_four_sides() -> None:
    """A door in the middle of every wall: the cell of the field before each is an entrance, the back one too."""
    walls = ["+-+D+-+", "|. . .|", "", "D. . .D", "", "|. . .|", "+-+D+-+"]
    plan = examine_table(house(level=[{"z": 0, "plan": walls}]), False).plan
    assert plan is not None
    meadow = Meadow(plan)

    assert {(1, -1, 0), (-1, 1, 0), (3, 1, 0), (1, 3, 0)} == {meadow.place(cell) for cell in meadow.entrances()}
