"""RQ-0.1, RQ-0.2, RQ-V0, RQ-R23. What may be chosen before play, and what is refused."""

from typing import Any

import pytest

from quintain.games import GAMES, new_game
from quintain.kernel.errors import OptionError
from quintain.kernel.options import choose

from .builder import started


def refused(**chosen: Any) -> OptionError:
    with pytest.raises(OptionError) as refusal:
        new_game("reliquium", chosen)
    return refusal.value


@pytest.mark.parametrize("seats", [0, 1, 5, -2, "two", True, 2.5, None])
def test_RQ_0_1_other_numbers_of_players_are_refused(seats: Any) -> None:
    """Two, three or four."""

    assert "RQ-0.1" == refused(seats=seats).clause


def test_RQ_0_1_the_number_of_players_must_be_said() -> None:
    """There is no default."""

    assert "RQ-0.1" == refused().clause


@pytest.mark.parametrize(
    "factions", ["legion", "legion,legion", "legion,dragon", "legion,order,alliance", "Legion,Order", "legion;order", "", 3, True]
)
def test_RQ_0_2_as_many_different_factions_as_players(factions: Any) -> None:
    """Each once, one for each seat."""

    assert "RQ-0.2" == refused(seats=2, factions=factions).clause


@pytest.mark.parametrize("rule", ["single_march", "militia", "allies"])
def test_RQ_0_3_a_vote_leaves_the_rules_open(rule: str) -> None:
    """Who votes on the rules may not fix one before."""

    assert "RQ-0.3" == refused(seats=2, vote=True, **{rule: True}).clause


@pytest.mark.parametrize("rule", ["single_march", "militia", "allies"])
def test_RQ_V0_each_rule_can_be_chosen_alone(rule: str) -> None:
    """And nothing is in play unless it is chosen."""

    assert [rule] == started(**{rule: True})["rules"]
    assert [] == started()["rules"]


@pytest.mark.parametrize("value", [2, "maybe", None, "", 1.5])
def test_RQ_V0_a_rule_is_chosen_or_not(value: Any) -> None:
    """Anything else is refused."""

    assert "allies" in str(refused(seats=2, allies=value))


@pytest.mark.parametrize("limit", [-1, 201, "many", True, 1.5, None])
def test_RQ_R23_the_round_limit_is_nought_to_two_hundred(limit: Any) -> None:
    """0 to 200; 0 is none."""

    assert "RQ-R23" == refused(seats=2, round_limit=limit).clause


def test_RQ_R23_as_printed_there_is_no_limit_and_programs_play_to_forty() -> None:
    """The default is none; wherever a game must end, 40."""
    choices = GAMES["reliquium"].choices

    assert 0 == choose(choices, {"seats": 2}).round_limit  # type: ignore[attr-defined]
    assert {"round_limit": 40} == choices.among_programs


@pytest.mark.parametrize("name", ["players", "Seats", "militias", "rounds", ""])
def test_an_unknown_option_is_refused(name: str) -> None:
    """Nothing is silently ignored."""

    assert name in str(refused(seats=2, **{name: 2}))
