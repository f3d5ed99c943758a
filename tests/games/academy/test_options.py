"""AC-21.7 and AC-1.4. What may be chosen before play, and what is refused."""

from typing import Any

import pytest

from quintain.games import new_game
from quintain.kernel.errors import OptionError

from .second_table import FLAGS


def refused(**chosen: Any) -> OptionError:
    with pytest.raises(OptionError) as refusal:
        new_game("academy", chosen)
    return refusal.value


@pytest.mark.parametrize("seats", [2, 3, 4, 5, "3"])
def test_AC_1_4_two_to_five_play(seats: Any) -> None:
    """The number of seats is all that must be said."""
    assert int(seats) == new_game("academy", {"seats": seats}).seats


@pytest.mark.parametrize("seats", [0, 1, 6, -2, 12, "two", "", True, 2.5, [2], None])
def test_AC_1_4_other_numbers_are_refused(seats: Any) -> None:
    """Nobody plays alone, nor six; what is no number is refused too."""
    assert "AC-1.4" == refused(seats=seats).clause


def test_AC_1_4_the_number_of_players_must_be_said() -> None:
    """There is no default."""
    assert "AC-1.4" == refused().clause


@pytest.mark.parametrize("first", ["0", "3", 2])
def test_AC_2_3_any_seat_may_be_first(first: Any) -> None:
    """The seat that is named, whatever the seed."""
    game = new_game("academy", {"seats": 4, "first_player": first})

    assert [int(first)] * 12 == [game.tell(game.start(seed))["first"] for seed in range(12)]


@pytest.mark.parametrize("chosen", [{}, {"first_player": "random"}], ids=str)
def test_AC_2_3_the_lot_may_fall_on_every_seat(chosen: dict[str, Any]) -> None:
    """Without a word about it, or with `random`: about as often on each."""
    game = new_game("academy", {"seats": 4, **chosen})
    firsts = [game.tell(game.start(seed))["first"] for seed in range(120)]

    assert all(firsts.count(seat) > 15 for seat in range(4))


@pytest.mark.parametrize(("seats", "first"), [(2, 2), (2, 4), (3, 3), (4, "4")])
def test_AC_2_3_who_cannot_be_first_is_told_as_people_count(seats: int, first: Any) -> None:
    """The refusal names the option; seats are counted from 1."""
    error = refused(seats=seats, first_player=first)

    assert ("first_player", "AC-2.3") == (error.option, error.clause)
    assert f"first_player seat {int(first) + 1} does not go with seats {seats} (AC-2.3)" == str(error)


@pytest.mark.parametrize(
    ("seats", "first"), [(2, 2), (3, 3), (3, "4"), (5, 5), (3, -1), (3, "A"), (3, ""), (3, "first"), (3, True), (3, 1.5)]
)
def test_AC_2_3_a_seat_that_is_not_at_the_table_cannot_be_first(seats: int, first: Any) -> None:
    """Seats are 0 to seats - 1; refused by the clause on the first player or the one on options."""
    assert refused(seats=seats, first_player=first).clause in ("AC-2.3", "AC-21.7")


@pytest.mark.parametrize("mode", ["Simple", "lance", "", "simple lancelot", 2, True, None])
@pytest.mark.parametrize("seats", [2, 4])
def test_AC_21_7_an_unknown_mode_is_refused_even_where_it_is_not_read(seats: int, mode: Any) -> None:
    """With two seats and with four."""
    assert "AC-21.7" == refused(seats=seats, two_player_mode=mode).clause


@pytest.mark.parametrize("flag", FLAGS)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_AC_21_7_every_switch_is_valid_with_every_number(flag: str, seats: int) -> None:
    """Each alone, on and off."""
    for value in (True, False, "yes", "no"):
        game = new_game("academy", {"seats": seats, flag: value})

        assert len(game.pending(game.start(1)))


@pytest.mark.parametrize("flag", FLAGS)
@pytest.mark.parametrize("value", ["perhaps", 2, "", None, [True], "ja"])
def test_AC_21_7_a_switch_is_yes_or_no(flag: str, value: Any) -> None:
    """Anything else is refused, by the clause on options or by that of the switch."""
    assert refused(seats=3, **{flag: value}).clause.startswith("AC-")


@pytest.mark.parametrize("name", ["advanced", "players", "Tie_win", "seed", "lancelot", "simple", "duel", "cats"])
def test_AC_21_7_unknown_options_are_refused(name: str) -> None:
    """Nothing is silently ignored, however reasonable it looks."""
    assert "AC-21.7" == refused(seats=3, **{name: True}).clause


def test_AC_21_7_a_refusal_says_what_was_asked_and_what_is_expected() -> None:
    """One sentence with the option, the value and the clause."""
    message = str(refused(seats=7))

    assert all(word in message for word in ("seats", "7", "2", "5", "AC-1.4"))

    message = str(refused(seats=2, two_player_mode="gawain"))

    assert all(word in message for word in ("two_player_mode", "gawain", "simple", "lancelot", "AC-21.7"))


def test_AC_21_7_by_default_no_variant_is_on() -> None:
    """Plain rules; two players have the neutral squire."""
    game = new_game("academy", {"seats": 2})
    told = game.tell(game.start(1))

    assert ["A", "B", "N"] == list(told["squires"])
    assert not {"cup", "codex", "scrolls"} & set(told)
    assert "bet" not in told["squires"]["A"]
    assert "duel" in told["tracks"]
