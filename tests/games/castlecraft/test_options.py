"""What may be chosen before play, and what is refused."""

from typing import Any

import pytest

from quintain.games import new_game

from .builder import dealt, refused
from .test_start import own_setup


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


@pytest.mark.parametrize("armies", ["humans,lot", "lot,humans", "lot", "lot,lot", "dwarves,shadows"])
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
    assert {"north", "south"} == set(dealt(armies="lot")["owners"])
    assert {"north", "west", "east"} == set(dealt(seats=3, armies="lot")["owners"])
    assert 3 == new_game("castlecraft", {"seats": 3, "setup": "three_kings"}).seats


def test_three_player_end_means_nothing_in_a_duel() -> None:
    """It is accepted and without effect."""

    assert dealt(2, armies="lot", three_player_end="last_standing").legal == dealt(2, armies="lot").legal


@pytest.mark.parametrize(
    ("options", "option", "clause"),
    [
        ({"seats": 2, "setup": "three_kings"}, "setup", "CC-4.5"),
        ({"seats": 3, "setup": "duel"}, "setup", "CC-4.5"),
        ({"seats": 3, "setup": "duel_open"}, "setup", "CC-4.5"),
        ({"seats": 3, "setup": "duel_two_castles"}, "setup", "CC-4.5"),
        ({"setup": "own"}, "own_setup", "CC-4.5"),
        ({**own_setup(), "setup": "duel"}, "own_setup", "CC-4.5"),
        ({**own_setup(), "seats": 3}, "own_setup", "CC-4.6"),
        ({"own_castles": [{}, {}]}, "own_castles", "CC-4.4"),
        ({"castles": "own", "own_castles": [{"castle": {"id": "bad"}}]}, "own_castles", "CC-4.6"),
        ({**own_setup(castles=[{"id": "bad"}]), "castles": "own", "own_castles": [{}]}, "own_setup", "CC-4.6"),
    ],
)
def test_the_option_to_change_is_named(options: dict[str, Any], option: str, clause: str) -> None:
    """Not the one beside it."""
    error = refused(**options)

    assert (option, clause) == (error.option, error.clause)
    assert len(str(error)) < 1000 and "\n" not in str(error)


@pytest.mark.parametrize("castles", ["own", "own_balanced"])
def test_CC_4_4_who_brings_nothing_has_the_ready_castle(castles: str) -> None:
    """Own castles are allowed, not demanded."""
    for brought in ("", [{}, {}]):
        play = dealt(3, armies="humans,dwarves", castles=castles, own_castles=brought)

        assert play.legal == dealt(3, armies="humans,dwarves").legal


def test_tables_with_the_same_castles_share_their_fields() -> None:
    """A second table need not build them again; corrected values and other agreements about castles stand apart."""
    first, second = (new_game("castlecraft", {"seats": 2, "setup": "duel_open", "round_cap": cap}) for cap in (5, 9))
    others: list[dict[str, Any]] = [
        {"seats": 2, "setup": "duel"},
        {"seats": 2, "setup": "duel_open", "castle_floor": "one_step"},
        {"seats": 2, "setup": "duel_open", "places": "south,north"},
        {"seats": 2, "setup": "duel_open", "content": {"start": {"gold": 5}}},
    ]

    assert first.realm.atlas is second.realm.atlas
    for options in others:
        assert new_game("castlecraft", options).realm.atlas is not first.realm.atlas
