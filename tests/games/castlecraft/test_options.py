"""What may be chosen before play, and what is refused."""

from typing import Any

import pytest

from quintain.games import new_game

from .builder import dealt, refused


@pytest.mark.parametrize(
    ("option", "values", "clause"),
    [
        ("setup", ["", "Duel", 3], "CC-4.5"),
        ("castles", ["", "mine", True], "CC-4.4"),
        ("castle_floor", ["", "steps", 1], "CC-7.3"),
        ("counter_attack", ["never", "", 0], "CC-10.4"),
        ("line_of_attack", ["wall", "", None], "CC-8.7"),
        ("three_player_end", ["last", "", 2], "CC-18.4"),
        ("late_start_bonus", ["4", "-1", "", "two"], "CC-4.1"),
        ("round_cap", [-1, 201, "ten", 2.5], "CC-19"),
        ("quiet_cap", [-1, 201, "ten", None], "CC-19"),
        ("places", ["north,north", "north", "west,east", "up,down", ""], "CC-4."),
        ("armies", ["humans,humans", "orcs,humans", "humans"], "CC-4.3"),
    ],
)
def test_a_wrong_value_is_refused_by_its_clause(option: str, values: list[Any], clause: str) -> None:
    """One sentence that names the option and the clause."""
    for value in values:
        error = refused(**{option: value})

        assert error.clause.startswith(clause), value
        assert option in str(error)
        assert "\n" not in str(error)


@pytest.mark.parametrize(
    "own",
    [
        {"castles": "own", "own_castles": 3},
        {"castles": "own", "own_castles": [{}, {}, {}]},
        {"castles": "own", "own_castles": [{"castle": "nothing"}, {}]},
        {"castles": "own", "own_castles": [{"shift": "far"}, {}]},
        {"castles": "own", "own_castles": [{"turn": 90}, {}]},
        {"setup": "own"},
        {"setup": "own", "own_setup": 3},
        {"setup": "own", "own_setup": {}},
        {"setup": "own", "own_setup": {"setup": {"seat": []}}},
        {"setup": "own", "own_setup": {"setup": {"seat": [{}, {}]}}},
        {"own_setup": {"setup": 3}},
    ],
)
def test_own_things_of_the_wrong_shape_are_refused(own: dict[str, Any]) -> None:
    """Never a traceback: an OptionError with a clause and one sentence."""
    error = refused(**own)

    assert error.clause.startswith("CC-4")
    assert "\n" not in str(error)


@pytest.mark.parametrize("name", ["players", "Setup", "one_figure", "seed", ""])
def test_an_unknown_option_is_refused(name: str) -> None:
    """Nothing is silently ignored."""

    assert refused(**{name: 1}).clause.startswith("CC-")


@pytest.mark.parametrize("armies", ["humans,lot", "lot,humans", "lot", "dwarves,shadows"])
def test_CC_4_3_armies_may_be_left_to_the_lot(armies: str) -> None:
    """Who chose keeps his army, the others draw another one."""
    for seed in range(4):
        drawn = dealt(seed, armies=armies)["armies"]

        assert 2 == len(set(drawn))
        if "," in armies:
            assert all(asked in ("lot", army) for asked, army in zip(armies.split(","), drawn, strict=True))


@pytest.mark.parametrize("places", ["south,north", "south,lot", "lot,north"])
def test_CC_4_1_places_may_be_chosen(places: str) -> None:
    """One edge of the set-up for each seat."""
    for seed in range(4):
        assert ["south", "north"] == dealt(seed, places=places)["places"]


def test_three_kings_is_for_three() -> None:
    """`auto` takes the duel for two and three kings for three."""
    assert {"north", "south"} == set(dealt()["owners"])
    assert {"north", "west", "east"} == set(dealt(seats=3)["owners"])
    assert 3 == new_game("castlecraft", {"seats": 3, "setup": "three_kings"}).seats


def test_three_player_end_means_nothing_in_a_duel() -> None:
    """It is accepted and without effect."""

    assert dealt(2, three_player_end="first_conquest").legal == dealt(2).legal
