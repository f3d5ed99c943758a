"""CC-S. Where castles may stand."""

from typing import Any

import pytest

from quintain.games import new_game

from .builder import named_codes, refused, table
from .plans import small
from .test_start import DUEL_SEATS, own_setup, placed


def said(*extras: dict[str, Any], seats: list[dict[str, Any]] | None = None, **options: Any) -> set[str]:
    error = refused(**{**own_setup(*extras, seats=seats), **options})

    assert "CC-4.6" == error.clause
    return named_codes(str(error))


def seats(*changed: dict[str, Any]) -> list[dict[str, Any]]:
    return [{**seat, **change} for seat, change in zip(DUEL_SEATS, changed, strict=True)]


@pytest.mark.parametrize(
    "south",
    [{"edge": "north"}, {"turn": 0}, {"turn": 45}, {"edge": "up"}, {"anchor": [20, 22]}, {"anchor": [-8, 22]}],
)
def test_CC_S1_seats_on_different_edges_turned_to_the_field(south: dict[str, Any]) -> None:
    """Whatever points elsewhere or leaves the field is refused."""

    assert "S1" in said(seats=seats({}, south))


def test_CC_S1_extra_castles_lie_on_the_field_in_quarter_turns() -> None:
    """Off the field or askew is refused; the ready set-ups are right."""
    assert "S1" in said(placed("castle_extra", 24, 12))
    assert "S1" in said(placed("castle_extra", -1, 12))
    assert "S1" in said(placed("castle_extra", 11, 12, turn=30))
    for name in ("duel", "duel_open", "duel_two_castles"):
        assert 2 == new_game("castlecraft", {"seats": 2, "setup": name}).seats
    assert 3 == new_game("castlecraft", {"seats": 3, "setup": "three_kings"}).seats


def test_CC_S2_main_castles_stay_in_their_zone() -> None:
    """The anchor across the edge is 0 or 22; a deep castle cannot be set back."""
    assert "S2" in said(seats=seats({"anchor": [8, 1]}, {}))
    assert "S2" in said(seats=seats({}, {"anchor": [8, 21]}))
    assert {"S2"} == named_codes(str(refused(castles="own", own_castles=[{"setback": 1}, {}])))


def test_CC_S3_extra_castles_stay_out_of_the_zones() -> None:
    """Not in the five rows of a seat, but an edge without a player is free ground."""
    assert "S3" in said(placed("castle_extra", 0, 3))
    assert "S3" in said(placed("castle_extra", 22, 20))
    assert table(**own_setup(placed("castle_extra", 0, 12))).laid()["stage"]


@pytest.mark.parametrize(("x", "right"), [(6, False), (7, False), (8, True)])
def test_CC_S4_two_free_cells_between_castles(x: int, right: bool) -> None:
    """An extra castle 5 cells wide at x 1: the next may begin at 8."""
    extras = (placed("castle_extra", 1, 12), placed("castle_extra", x, 12))

    if right:
        assert table(**own_setup(*extras)).laid()["stage"]
    else:
        assert {"S4"} == said(*extras)
        assert "the castle at 1,12" in str(refused(**own_setup(*extras)))


def test_CC_S4_counts_the_footprint_diagonally_too() -> None:
    """Row 7 lies two free rows below the bastion's foot in row 4; row 6 does not."""
    assert {"S4"} == said(placed("castle_extra", 14, 6))
    assert table(**own_setup(placed("castle_extra", 14, 7))).laid()["stage"]


def test_CC_S5_a_door_over_the_edge_is_no_way_in() -> None:
    """A closed house whose only door opens over the western edge of the field is cut off."""
    house = {
        **small(people="none", tower=[]),
        "id": "house",
        "size": [3, 3],
        "level": [{"z": 0, "plan": ["+-+-+-+", "|. . .|", "+     +", "D. . .|", "+     +", "|. . .|", "+-+-+-+"]}],
    }

    assert {"S5"} == named_codes(str(refused(**own_setup(placed("house", 0, 12), castles=[house]))))
    assert table(**own_setup(placed("house", 1, 12), castles=[house])).laid()["stage"]


def test_CC_S6_warns_of_unfair_distances() -> None:
    """An extra castle much nearer to one seat: allowed with ready or own castles, refused with `own_balanced`."""
    near = own_setup(placed("castle_extra", 11, 8))

    assert table(**near).laid()["stage"]
    assert {"S6"} == named_codes(str(refused(**near, castles="own_balanced")))


def test_CC_R57_the_box_places_a_castle_the_footprint_keeps_it_apart() -> None:
    """Row 4 of the Humans' box is empty before the gate: there a castle may come one row nearer."""
    hut = {**small(people="none"), "id": "hut", "size": [3, 3], "tower": []}
    hut["level"] = [{"z": 0, "plan": ["", " .", "", "", "", "", ""]}]

    assert table("humans,dwarves", **own_setup(placed("hut", 13, 6), castles=[hut])).laid()["stage"]
    assert {"S4"} == named_codes(str(refused(armies="humans,dwarves", **own_setup(placed("hut", 13, 5), castles=[hut]))))


def test_CC_R59_fairness_does_not_depend_on_the_castles_brought() -> None:
    """The duel with a small castle is as fair as without: only the castle itself is warned of."""
    error = refused(castles="own_balanced", own_castles=[{"castle": small()}, {}], armies="humans,shadows")

    assert {"V14"} == named_codes(str(error))
