"""What may be chosen before play, and what is refused, with the clause."""

from itertools import product
from typing import Any

import pytest

from quintain.games import new_game
from quintain.kernel.errors import OptionError

FLAGS = ("castle_siege", "ruthlessness", "skirmish", "disorder")


def refused(chosen: dict[str, Any]) -> OptionError:
    with pytest.raises(OptionError) as refusal:
        new_game("mastery", chosen)
    return refusal.value


@pytest.mark.parametrize("seats", range(2, 7))
def test_MM_0_2_two_to_six_play(seats: int) -> None:
    """A map for each number of players."""
    game = new_game("mastery", {"seats": seats})

    assert seats == game.seats == len(game.tell(game.start(0))["players"])


@pytest.mark.parametrize("seats", [0, 1, 7, -2, 60, "two", "", True, 2.5, [2], None])
def test_MM_0_2_other_numbers_are_refused(seats: Any) -> None:
    """There is no map for them."""
    assert "MM-0.2" == refused({"seats": seats}).clause


def test_MM_0_2_the_number_of_players_must_be_said() -> None:
    """There is no default."""
    assert "MM-0.2" == refused({}).clause


def expected_refusal(seats: int, allegiance: str, siege: bool) -> set[str]:
    """The clauses by which a combination may be refused; none if it may be played."""
    clauses = set()
    if allegiance != "no" and (seats not in (4, 6) or (allegiance == "three" and seats != 6)):
        clauses.add("MM-12.1")
    if allegiance != "no" and siege:
        clauses.add("MM-12.5")
    return clauses


@pytest.mark.parametrize("seats", range(2, 7))
def test_MM_12_5_every_combination_is_played_or_refused_by_its_clause(seats: int) -> None:
    """All variants go together, except Allegiance with Castle Siege and teams with a wrong number of players."""
    for allegiance in ("no", "two", "three"):
        for flags in product([False, True], repeat=4):
            chosen = {"seats": seats, "allegiance": allegiance, **dict(zip(FLAGS, flags, strict=True))}
            clauses = expected_refusal(seats, allegiance, flags[0])
            if clauses:
                assert refused(chosen).clause in clauses
            else:
                game = new_game("mastery", chosen)
                assert len(game.pending(game.start(1))) == 1


@pytest.mark.parametrize("value", ["", "four", "Two", 2, True, None, "yes"])
def test_MM_12_1_an_unknown_allegiance_is_refused(value: Any) -> None:
    """No, two or three."""
    assert "MM-12.1" == refused({"seats": 4, "allegiance": value}).clause


@pytest.mark.parametrize(
    ("name", "clause"),
    [("castle_siege", "MM-12.6"), ("ruthlessness", "MM-12.10"), ("skirmish", "MM-12.11"), ("disorder", "MM-12.12")],
)
@pytest.mark.parametrize("value", ["maybe", 2, None, [True], ""])
def test_flags_are_true_or_false(name: str, clause: str, value: Any) -> None:
    """Anything else is refused by the clause of the variant."""
    assert clause == refused({"seats": 2, name: value}).clause


@pytest.mark.parametrize("value", [-1, 10001, "many", True, None, 2.5, 2**70])
def test_MM_11_5_a_limit_lies_between_none_and_ten_thousand(value: Any) -> None:
    """Zero is none."""
    assert "MM-11.5" == refused({"seats": 2, "round_limit": value}).clause


@pytest.mark.parametrize("value", [0, 1, 60, 10000])
def test_MM_11_5_these_limits_are_fine(value: int) -> None:
    """From one round to ten thousand."""
    assert 2 == new_game("mastery", {"seats": 2, "round_limit": value}).seats


@pytest.mark.parametrize("name", ["players", "siege", "Seats", "teams", "seed", "brutality", ""])
def test_an_unknown_option_is_refused(name: str) -> None:
    """Nothing is silently ignored."""
    assert refused({"seats": 2, name: 2}).clause


def test_a_refusal_says_what_was_asked_and_what_is_expected() -> None:
    """One sentence that names the option, the value and the clause."""
    message = str(refused({"seats": 9}))

    assert all(word in message for word in ("seats", "9", "2", "6", "MM-0.2"))
    assert "\n" not in message
    for chosen in ({"seats": 5, "allegiance": "two"}, {"seats": 6, "allegiance": "three", "castle_siege": True}):
        error = refused(chosen)
        assert error.clause in str(error)
